"""The lessons: done from beginning to end in every language, with wrong tries, and progress that is saved."""

import itertools
import re

import pytest
from playwright.sync_api import expect

from tests.browser import lessons
from tests.browser.conftest import PHONE
from tests.browser.languages import KEYS, LANGUAGES, choose_language
from tests.run_checks import has_full_matrix

GAMES = ("siam", "king-of-siam")
FINISHED = {
    "en": "You can play",
    "fr": "Vous savez jouer",
    "nl": "Je kunt",
    "ru": "Вы умеете играть",
    "de": "Du kannst",
}


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_completed(server, open_page, game):
    page = open_page()
    page.goto(f"{server.address}/learn/{game}")
    complete_lesson(page, game, ["en"], lessons.do_it)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_completed_by_being_shown_in_all_languages(server, open_page, game):
    languages = list(LANGUAGES)
    # By default the language changes from step to step.
    for chosen in [[language] for language in languages] if has_full_matrix() else [languages]:
        page = open_page()
        page.goto(f"{server.address}/learn/{game}")
        complete_lesson(page, game, chosen, lessons.be_shown)


def complete_lesson(page, game, languages, do):
    """Finish every step of a lesson, each in the next of these languages, and read the last page in all of them."""
    for step, language in zip(lessons.steps_of(game), itertools.cycle(languages), strict=False):
        page.wait_for_url(f"**/learn/{game}#{step['name']}")
        choose_language(page, language)
        lessons.wait_for_task(page, game)
        assert page.evaluate(KEYS) == []
        lessons.finish_step(page, game, step, do)
    page.wait_for_url("**#finish")
    for language in languages:
        choose_language(page, language)
        expect(page.get_by_role("heading", level=1)).to_contain_text(FINISHED[language])
        assert page.evaluate(KEYS) == []


def test_a_miss_is_explained_and_harmless_and_after_two_the_lesson_shows_how(server, open_page):
    page = open_page()
    lessons.open_step(page, server.address, "siam", "whose")
    expect(page.locator("[data-act=show]")).to_have_count(0)
    for _ in range(2):
        lessons.try_turn(page, "siam", "a3a2s")
        expect(page.get_by_role("status")).to_contain_text("the rhinos won")
        # The board shows the result of the wrong turn; Enter takes it back.
        expect(page.locator('[data-at="a1"]')).to_have_attribute("aria-label", "the rhino on a1 facing south")
        expect(page.locator("[data-act=again]")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator('[data-at="a3"]')).to_have_class(re.compile("pick"))
        expect(page.get_by_role("status")).to_be_empty()
    page.locator("[data-act=show]").click()
    expect(page.locator("rect.hinted")).to_have_count(2)
    expect(page.get_by_text("The elephant on d3 pushes south")).to_be_visible()
    lessons.try_turn(page, "siam", "d3d2s")
    expect(page.get_by_role("status")).to_contain_text("The rock is yours!")


def test_the_next_task_comes_after_the_praise_for_the_last_one(server, open_page):
    page = open_page()
    lessons.open_step(page, server.address, "siam", "blocked")
    task = page.locator("p.task")
    before = task.inner_text()
    lessons.try_turn(page, "siam", "c2c3n")
    expect(page.get_by_role("status")).to_contain_text("Right!")
    expect(task).to_have_text(before)
    # The board does not accept turns yet.
    assert page.locator("svg.board.live").count() == 0
    page.locator("[data-act=go-on]").click()
    expect(task).to_contain_text("Two are stronger than one")
    page.wait_for_selector("svg.board.live")


def test_a_lit_reserve_glows_in_its_own_shape(server, open_page):
    page = open_page()
    lessons.open_step(page, server.address, "siam", "enter")
    reserve = page.locator('[data-at="+E"][data-lit]')
    expect(reserve).to_have_count(1)
    assert reserve.locator(".reach").evaluate("node => getComputedStyle(node).fill") == "rgba(0, 0, 0, 0)"
    assert reserve.locator(".tray").evaluate("node => getComputedStyle(node).animationName") != "none"


def test_a_wrong_card_is_taken_back(server, open_page):
    page = open_page()
    lessons.open_step(page, server.address, "king-of-siam", "end")
    lessons.try_turn(page, "king-of-siam", "rama:su,su>L@su")
    expect(page.get_by_role("status")).to_contain_text("Mali has the most Rama")
    page.locator("[data-act=again]").click()
    lessons.wait_for_task(page, "king-of-siam")
    expect(page.locator("button.pick[data-card=rama]")).to_be_visible()
    # Another step: swapping two other tiles is wrong as well.
    lessons.open_step(page, server.address, "king-of-siam", "king")
    lessons.try_turn(page, "king-of-siam", "king:su,kh!su>R@ay")
    expect(page.get_by_role("status")).to_contain_text("Luang Prabang is still first")


def test_a_lesson_whose_map_could_not_be_loaded_begins_again(server, open_page):
    page = open_page(refused="/api/study/map")
    page.route("**/api/study/map", lambda route: route.fulfill(status=503, json={}))
    page.goto(f"{server.address}/learn/king-of-siam#king")
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    expect(page.get_by_role("alert")).to_be_visible()
    page.unroute("**/api/study/map")
    again.click()
    lessons.wait_for_task(page, "king-of-siam")
    lessons.try_turn(page, "king-of-siam", "king:su,kh!su>R@ay")
    expect(page.get_by_role("status")).to_contain_text("Luang Prabang is still first")


def test_what_is_impossible_is_explained_by_the_rules_and_no_miss(server, open_page):
    page = open_page()
    lessons.open_step(page, server.address, "siam", "sideways")
    lessons.try_turn(page, "siam", "b2b3n")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("status")).to_be_empty()
    lessons.try_turn(page, "siam", "d2d3n")
    expect(page.get_by_role("status")).to_contain_text("still dreaming")


def test_what_was_done_is_kept_and_the_lesson_goes_on_there(server, open_page):
    page = open_page()
    page.goto(f"{server.address}/learn/siam")
    for step in lessons.steps_of("siam")[:2]:
        lessons.finish_step(page, "siam", step, lessons.do_it)
    page.wait_for_url("**#turn")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Look where you push")
    page.goto(f"{server.address}/learn")
    page.get_by_role("link", name="Continue (2 of 13 done)").click()
    page.wait_for_url("**/learn/siam#turn")
    lessons.wait_for_task(page, "siam")
    page.locator("details summary").click()
    expect(page.locator("details li", has_text="Come on in")).to_contain_text("done")
    page.locator("details").get_by_role("link", name="Push!").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Push!")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("Look where you push")


def test_a_step_by_keys_alone(server, open_page):
    page = open_page()
    lessons.open_step(page, server.address, "siam", "turn")
    page.locator('svg.board [tabindex="0"]').first.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-act=next]")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**#move")
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_after_the_lesson_a_first_game_and_the_first_page_leads_to_it(server, open_page):
    page = open_page()
    page.goto(server.address)
    page.get_by_role("link", name="New here?").click()
    page.get_by_role("link", name="Start the lesson").first.click()
    page.wait_for_url("**/learn/siam#goal")
    page.goto(f"{server.address}/learn/siam#finish")
    page.locator("[data-act=play]").click()
    page.wait_for_url("**/game/*")
    page.wait_for_selector("svg.board.live")


def test_a_step_that_there_is_not_leads_to_the_next_one(server, open_page):
    page = open_page()
    page.goto(f"{server.address}/learn/siam#nothing")
    page.wait_for_url("**/learn/siam#goal")
    expect(page.get_by_role("heading", level=1)).to_have_text("The rock must go")


def test_by_touch_on_a_phone_and_the_board_is_seen_while_a_try_is_judged(server, open_page):
    page = open_page(viewport=PHONE, has_touch=True)
    lessons.open_step(page, server.address, "siam", "whose")
    for square in ("a3", "a2"):
        page.locator(f'.live [data-at="{square}"]').tap()
    page.locator("g.push").tap()
    page.wait_for_selector("[data-act=again]")
    # The message does not cover the square of the rock that fell.
    board, said = page.locator('[data-at="a1"]').bounding_box(), page.locator(".said").bounding_box()
    assert board["y"] + board["height"] <= said["y"]
    page.locator("[data-act=again]").tap()
    lessons.wait_for_task(page, "siam")
    lessons.open_step(page, server.address, "king-of-siam", "rama")
    page.locator("button.pick[data-card=rama]").tap()
    page.wait_for_selector("[data-spot]")
    # Choosing a card scrolls to the map.
    assert page.locator("figure.country").bounding_box()["y"] < PHONE["height"] / 4


def test_on_a_phone_the_words_of_the_next_task_are_seen_after_a_card(server, open_page):
    page = open_page(viewport=PHONE, has_touch=True)
    lessons.open_step(page, server.address, "king-of-siam", "passes")
    tasks = next(step for step in lessons.steps_of("king-of-siam") if step["name"] == "passes")["tasks"]
    for task in tasks[:2]:
        lessons.wait_for_task(page, "king-of-siam")
        lessons.do_it(page, "king-of-siam", task)
        page.locator("[data-act=go-on]").click()
    expect(page.locator(".task", has_text="Mali has passed.")).to_be_in_viewport(ratio=1)


def test_a_lesson_position_is_played_out_against_the_computer(server, open_page):
    page = open_page()
    lessons.open_step(page, server.address, "siam", "whose")
    # After a wrong try the game begins with the position of the step.
    lessons.try_turn(page, "siam", "a3a2s")
    page.wait_for_selector("[data-act=again]")
    page.get_by_role("button", name="Play this out").click()
    with page.expect_request("**/api/games") as asked:
        page.get_by_role("button", name="Start game").click()
    page.wait_for_url(re.compile("/game/"))
    start = next(step["start"] for step in lessons.steps_of("siam") if step["name"] == "whose")
    assert asked.value.post_data_json["position"] == start
    page.wait_for_selector("svg.board.live")
