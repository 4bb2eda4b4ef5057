"""Five languages: a whole game of each kind in every one of them, and no text cut off or overlapping on any page."""

import pytest
from playwright.sync_api import expect

from tests.browser import looking, states
from tests.browser.positions import HERE, begin

LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "nl": "nl-NL", "ru": "ru-RU", "de": "de-DE"}
WINDOWS = {"phone": {"width": 360, "height": 640}, "desktop": {"width": 1920, "height": 1080}}
# The key of a message that nobody has translated is shown in its place.
AREAS = "web|kos|siam|error|way|option|rules|lessons|puzzles|study|replay|openings|analysis"
KEYS = rf"document.body.innerText.match(/\b(?:{AREAS})-[a-z0-9]+(?:-[a-z0-9]+)*\b/g) ?? []"
# An elephant takes a rock over the edge while a rhino looks about.
SIAM_GAME = ("+b1n", "+e5s", "b1b2n", "e5w", "b2b3n", "e5s", "b3b4n", "e5w", "b4b5n")
# What is said of a win, of who rules, and of an empty square.
WORDS = {
    "en": ("You won!", "Lao rules", "No animal"),
    "fr": ("Vous avez gagné !", "Lao règne", "Aucun animal"),
    "nl": ("Je hebt gewonnen!", "Lao heerst", "geen dier"),
    "ru": ("Вы выиграли!", "Правит Лао", "нет животного"),
    "de": ("Du hast gewonnen!", "Lao herrscht", "kein Tier"),
}


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_in_every_language(server, open_page, language, window):
    page = open_page(viewport=WINDOWS[window], locale=LANGUAGES[language], reduced_motion="reduce")
    wrong = {}
    # Among these are whole games of both kinds, from a late position to the end.
    for state in states.STATES:
        state(page, server.address)
        found = [*looking.wrong_texts(page), *page.evaluate(KEYS)]
        wrong |= {state.__name__: found} if found else {}
    assert page.evaluate("document.documentElement.lang") == language
    assert wrong == {}


def look(page, windows=("phone", "desktop")):
    """What is wrong with the texts of a page in windows of these sizes."""
    found = []
    for window in windows:
        page.set_viewport_size(WINDOWS[window])
        found += [*looking.wrong_texts(page), *page.evaluate(KEYS)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_of_each_kind_from_the_first_turn_to_the_last(server, open_page, language):
    page = open_page(viewport=WINDOWS["phone"], locale=LANGUAGES[language], reduced_motion="reduce")
    begin(page, server.address, "siam", (HERE, HERE))
    page.locator("aside summary").click()
    wrong = {}
    for made, turn in enumerate(SIAM_GAME, 1):
        page.wait_for_selector("svg.board.live")
        page.locator("aside form input").fill(turn)
        page.keyboard.press("Enter")
        page.wait_for_function("n => document.querySelectorAll('ol li').length === n", arg=made)
        wrong[turn] = look(page, ["phone"])
    page.wait_for_selector(".status.over")
    wrong["siam over"] = look(page)
    begin(page, server.address, "king-of-siam", (HERE, HERE), players=2, discards="open")
    page.wait_for_selector("[data-act=pass]")
    wrong["king of siam"] = look(page)
    # Eight struggles, each over when both have passed.
    for made in range(16):
        page.set_viewport_size(WINDOWS["phone"])
        page.locator("[data-act=pass]").click()
        page.wait_for_function("n => document.querySelectorAll('ol li code').length > n", arg=made)
        wrong[f"pass {made}"] = look(page, ["phone"])
    page.wait_for_selector(".status.over")
    wrong["king of siam over"] = look(page)
    assert {place: found for place, found in wrong.items() if found} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_speaks_the_language_of_the_browser_until_another_is_chosen(server, open_page, language):
    page = open_page(locale=LANGUAGES[language])
    won, rules, refused = WORDS[language]
    states.siam(page, server.address)
    page.locator('[data-at="a5"]').click()
    expect(page.get_by_role("alert")).to_contain_text(refused)
    states.siam_over(page, server.address)
    expect(page.locator("strong.verdict")).to_have_text(won)
    states.king_of_siam_over(page, server.address)
    expect(page.get_by_role("log")).to_contain_text(rules)
    other = "de" if language != "de" else "fr"
    page.locator("header nav button").click()
    page.locator("dialog select").first.select_option(other)
    expect(page.locator("html")).to_have_attribute("lang", other)
    page.keyboard.press("Escape")
    expect(page.locator("strong.verdict")).to_have_text(WORDS[other][0])
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", other)
