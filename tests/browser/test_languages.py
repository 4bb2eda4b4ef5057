"""Five languages: whole games in all of them, in that of the browser or the one that is chosen."""

import itertools
import re

import pytest
from playwright.sync_api import expect

from tests.browser import states
from tests.browser.languages import LANGUAGES, OtherTab, choose_language
from tests.browser.layout_checks import CLICKED, WINDOWS, find_text_faults_by_window
from tests.browser.started_games import HERE, begin
from tests.run_checks import has_full_matrix

# An elephant pushes a rock over the edge while a rhino only turns.
SIAM_GAME = ("+b1n", "+e5s", "b1b2n", "e5w", "b2b3n", "e5s", "b3b4n", "e5w", "b4b5n")
# Parts of three messages: a win, the ruling faction, and a square without an animal.
WORDS = {
    "en": ("You won!", "Lao rules", "There is no animal"),
    "fr": ("Vous avez gagné !", "Lao règne", "Aucun animal"),
    "nl": ("Je hebt gewonnen!", "Lao heerst", "geen dier"),
    "ru": ("Вы выиграли!", "Правит Лао", "нет животного"),
    "de": ("Du hast gewonnen!", "Lao herrscht", "kein Tier"),
}


@pytest.mark.parametrize("languages", [LANGUAGES, *([language] for language in LANGUAGES if has_full_matrix())])
def test_a_whole_game_of_each_kind_from_the_first_turn_to_the_last(server, open_page, languages):
    page = open_page(viewport=WINDOWS["phone"])
    # The language changes from turn to turn.
    turn_languages = itertools.cycle(languages)
    wrong = {}

    def inspect(place, windows):
        language = next(turn_languages)
        choose_language(page, language)
        wrong[f"{place}, {language}"] = find_text_faults_by_window(page, windows)

    begin(page, server.address, "siam", (HERE, HERE))
    page.locator("aside summary").click()
    for made, turn in enumerate(SIAM_GAME, 1):
        page.wait_for_selector("svg.board.live")
        page.locator("aside form input").fill(turn)
        page.keyboard.press("Enter")
        page.wait_for_function("n => document.querySelectorAll('ol li').length === n", arg=made)
        inspect(turn, ["phone"])
    page.wait_for_selector(".status.over")
    for _ in languages:
        inspect("siam over", CLICKED)
    begin(page, server.address, "king-of-siam", (HERE, HERE), players=2, discards="open")
    page.wait_for_selector("[data-act=pass]")
    for _ in languages:
        inspect("king of siam", CLICKED)
    # Eight struggles, each over when both have passed.
    for made in range(16):
        page.set_viewport_size(WINDOWS["phone"])
        page.locator("[data-act=pass]").click()
        page.wait_for_function("n => document.querySelectorAll('ol li[data-turn]').length > n", arg=made)
        inspect(f"pass {made}", ["phone"])
    page.wait_for_selector(".status.over")
    for _ in languages:
        inspect("king of siam over", CLICKED)
    assert {place: found for place, found in wrong.items() if any(found.values())} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_app_speaks_the_language_of_the_browser_until_another_is_chosen(server, open_page, language):
    page = open_page(locale=LANGUAGES[language])
    states.siam(page, server.address)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator('.live [data-at="d3"]').click()
    expect(page.get_by_role("alert")).to_contain_text(WORDS[language][2])
    other = "de" if language != "de" else "fr"
    page.locator("header nav button").click()
    page.locator("dialog select").first.select_option(other)
    expect(page.locator("html")).to_have_attribute("lang", other)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", other)


def test_the_end_of_a_game_is_told_in_every_language(server, open_page):
    page = open_page()
    states.siam_over(page, server.address)
    for language in LANGUAGES:
        choose_language(page, language)
        expect(page.locator("strong.verdict")).to_have_text(WORDS[language][0])
    states.king_of_siam_over(page, server.address)
    for language in LANGUAGES:
        choose_language(page, language)
        expect(page.locator(".status")).to_contain_text(WORDS[language][1])


def test_another_language_changes_nothing_else(server, open_page):
    page = open_page()
    tab = OtherTab(page, server.address)
    states.set_up_kos(page, server.address)
    tab.choose("ru")
    expect(page.locator(".seat")).to_have_count(4)
    states.puzzles(page, server.address)
    tab.choose("nl")
    expect(page.locator("details[open] li a").first).to_be_visible()
    states.lesson_king_of_siam(page, server.address)
    expect(page.locator(".seats")).to_contain_text("Ton")
    tab.choose("ru")
    expect(page.locator(".seats")).to_contain_text("Тон")


def test_what_is_chosen_in_one_tab_is_spoken_in_all_of_them(server, open_page):
    page = open_page()
    states.siam_refused(page, server.address)
    page.locator('.live [data-at="d3"]').click()
    expect(page.get_by_role("alert")).to_contain_text(WORDS["en"][2])
    other = page.context.new_page()
    states.settings(other, server.address)
    ground = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    for language in ("ru", "fr"):
        other.locator("dialog select").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        # The message that is already shown changes its language too.
        expect(page.get_by_role("alert")).to_contain_text(WORDS[language][2])
    other.locator("dialog select").nth(1).select_option("dark")
    expect(page.locator("html")).to_have_css("background-color", re.compile(f"^(?!{re.escape(ground)})"))
    # The typed text is still there.
    expect(page.locator("aside form input")).to_have_value("z9")


def test_a_language_that_cannot_be_loaded_is_told(server, open_page):
    page = open_page(refused="/assets/", service_workers="block")
    page.goto(server.address)
    page.get_by_role("button", name="Settings").click()
    page.route("**/assets/**", lambda route: route.abort())
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    expect(page.get_by_label("Language")).to_have_value("en")
    # A page that has to load texts of its own shows the error too.
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Learn").first.click()
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    page.unroute("**/assets/**")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Lernen")).to_be_visible()
