"""Five languages: a whole game of each kind in every one of them, and no text cut off or overlapping on any page."""

import pytest
from playwright.sync_api import expect

from tests.browser import looking, states

LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "nl": "nl-NL", "ru": "ru-RU", "de": "de-DE"}
WINDOWS = {"phone": {"width": 360, "height": 640}, "desktop": {"width": 1920, "height": 1080}}
# The key of a message that nobody has translated is shown in its place.
AREAS = "web|kos|siam|error|way|option|replay|analysis"
KEYS = rf"document.body.innerText.match(/\b(?:{AREAS})-[a-z0-9]+(?:-[a-z0-9]+)*\b/g) ?? []"
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
