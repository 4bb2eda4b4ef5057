"""Siam in the browser: whole games by mouse, touch and keyboard; a killed server; a reload in mid-turn."""

import re
from functools import partial
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import siam, states
from tests.browser.conftest import MOTION, PHONE
from tests.browser.connection import break_connection, watch_commands, watch_snapshots

# More than a short notice is shown.
NOTICE_MS = 10_000


def start(page, server):
    """Start a game from the home page with one click."""
    page.goto(server.address)
    opponents = page.get_by_role("radiogroup", name="Opponent: Siam")
    opponents.get_by_role("radio", name=re.compile("Level 4")).check(force=True)
    page.get_by_role("button", name="Play Siam").click()
    page.wait_for_url("**/game/**")
    page.wait_for_selector("svg.board.live")


@pytest.mark.parametrize(
    ("choose", "options"),
    [
        (siam.choose_by_click, {}),
        (partial(siam.choose_by_click, press=Locator.tap), {"viewport": PHONE, "has_touch": True}),
        (siam.choose_by_keyboard, {}),
    ],
    ids=["mouse", "touch", "keyboard"],
)
def test_a_whole_game(server, open_page, choose, options):
    page = open_page(**MOTION, **options)
    start(page, server)
    assert siam.play_to_the_end(page, choose, seed=3) > 4
    expect(page.locator("strong.verdict")).to_have_text(re.compile("You won!|You lost|Draw"))
    record = page.request.get(page.url.replace("/game/", "/api/games/") + "/record")
    assert record.ok
    assert record.text().startswith('[game "siam"]')


def test_a_drag_and_a_push_that_says_what_it_will_do(server, open_page):
    page = open_page(**MOTION)
    siam.set_up(page, server.address, "5/1S3/1#2#/2#2/5 E")
    page.locator('[data-at="b4"]').drag_to(page.locator('[data-at="b3"]'))
    expect(page.locator(".guide")).to_contain_text("1 pushing, 0 resisting, 1 rock")
    page.locator("g.push").click()
    expect(page.locator("ol li").first).to_have_attribute("data-turn", "b4b3s")


def test_the_board_is_live_without_asking_and_asks_once_for_a_picked_animal(server, open_page):
    page = open_page()
    asked = watch_commands(page, "choose")
    start(page, server)
    assert asked == []
    page.locator('.live [data-at="+E"]').click()
    page.wait_for_selector("g.target")
    assert [command["prefix"] for command in asked] == ["+"]
    page.locator('.live [data-at="c1"]').click()
    page.locator("g.facing").first.click()
    page.wait_for_selector("svg.board.live:has(.last)")
    assert len(asked) == 1


def test_a_push_that_is_refused_says_why(server, open_page):
    page = open_page(**MOTION)
    siam.set_up(page, server.address, "5/1S3/1#2#/1n#2/5 E")
    page.locator('.live [data-at="b4"]').click()
    page.locator('.live [data-at="b3"]').click()
    expect(page.locator(".notice")).to_contain_text("The push is too weak")
    expect(page.locator(".notice").get_by_role("link", name="Why?")).to_have_attribute("href", "/rules/siam#S3.4")


def test_takeback_and_looking_back_leave_the_game_in_order(server, open_page):
    page = open_page(**MOTION)
    start(page, server)
    chance = Random(1)
    for turns in (2, 4):
        siam.wait_for_turn(page)
        siam.choose_by_click(page, chance)
        expect(page.locator("ol li")).to_have_count(turns)
    page.get_by_label("Previous turn").click()
    expect(page.get_by_text("You are viewing an earlier position.")).to_be_visible()
    assert page.locator("g.pick").count() == 0
    page.get_by_role("button", name="Back to current position").first.click()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("ol li")).to_have_count(2)
    page.wait_for_selector("svg.board.live")


def test_a_reload_in_mid_turn_and_a_killed_server_lose_nothing(server, open_page):
    page = open_page(loses_server=True)
    heard = watch_snapshots(page)
    start(page, server)
    siam.choose_by_click(page, Random(2))
    expect(page.locator("ol li")).to_have_count(2)
    siam.wait_for_turn(page)
    page.locator("g.reserve.open").click()
    page.reload()
    page.wait_for_selector("svg.board.live")
    expect(page.locator("ol li")).to_have_count(2)
    break_connection(page, server, heard)
    siam.wait_for_turn(page)
    siam.choose_by_click(page, Random(3))
    expect(page.locator("ol li")).to_have_count(4)


def test_what_is_picked_stays_picked_while_the_position_is_the_same(server, open_page):
    page = open_page(loses_server=True)
    heard = watch_snapshots(page)
    start(page, server)
    page.locator("g.reserve.open").click()
    page.locator(siam.TARGETS).first.click()
    page.wait_for_selector("g.facing, g.push")
    break_connection(page, server, heard)
    expect(page.locator("g.facing, g.push").first).to_be_visible()
    # A spectator arrives: the number of spectators changes, but the board does not.
    open_page().goto(page.url)
    expect(page.get_by_text("1 spectator.")).to_be_visible()
    page.locator("g.facing, g.push").first.click()
    expect(page.locator("ol li")).to_have_count(2)


def test_what_stands_beside_the_board_keeps_its_place(server, open_page):
    page = open_page()
    start(page, server)

    def place_of_acts():
        return page.locator(".actions").bounding_box()["y"]

    # Play a turn first, so that the list of turns is shown.
    siam.choose_by_click(page, Random(1))
    expect(page.locator("ol li")).to_have_count(2)
    page.wait_for_selector("svg.board.live")
    before = place_of_acts()
    page.locator('.live [data-at="b3"]').first.click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert place_of_acts() == before
    page.locator("g.reserve.open").click()
    expect(page.locator(".guide").get_by_role("button", name="Cancel")).to_be_visible()
    assert place_of_acts() == before
    page.locator(siam.TARGETS).first.click()
    page.wait_for_selector("g.facing, g.push")
    assert place_of_acts() == before
    page.get_by_role("button", name="Previous turn").click()
    expect(page.locator(".guide")).to_have_count(0)
    assert place_of_acts() == before


@pytest.mark.parametrize(("width", "height"), [(1360, 860), (1024, 600), (768, 1024), (680, 430)])
def test_the_whole_board_is_visible_beside_the_instruction(server, open_page, width, height):
    page = open_page(viewport={"width": width, "height": height})
    start(page, server)
    board, guide = (page.locator(part).bounding_box() for part in ("svg.board", ".guide"))
    assert guide["y"] + guide["height"] <= height
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # In a very low window the squares stay large enough to be touched.
    assert board["y"] + board["height"] <= height or board["height"] <= 430


def test_two_friends_by_a_link_see_the_board_from_their_own_sides(server, open_page):
    one, other = open_page(**MOTION), open_page(**MOTION, viewport=PHONE, has_touch=True, color_scheme="dark")
    one.clock.install()
    one.goto(f"{server.address}/new/siam")
    one.locator(".seat select").nth(1).select_option("link")
    one.get_by_role("button", name="Start game").click()
    link = one.get_by_label("Link", exact=True).input_value()
    assert "#" in link
    other.goto(link)
    other.get_by_role("button", name="Join game").click()
    one.wait_for_selector("svg.board.live")
    siam.choose_by_click(one, Random(5))
    other.wait_for_selector("svg.board.live")
    # Row 5 is nearest to the rhinos' player.
    boxes = [other.locator(f'[data-at="{square}"]').bounding_box()["y"] for square in ("c1", "c5")]
    assert boxes[0] < boxes[1]
    one.get_by_role("button", name="Draw").click()
    # The request is visible on a phone without scrolling, and the asker learns of the refusal.
    expect(other.locator(".request")).to_be_in_viewport()
    other.locator(".request").get_by_role("button", name="No").click()
    expect(one.locator(".notice")).to_contain_text("declined")
    # The notice goes away by itself.
    one.clock.run_for(NOTICE_MS)
    expect(one.locator(".notice")).to_have_count(0)
    one.get_by_role("button", name="Draw").click()
    other.get_by_role("button", name="Yes").click()
    expect(one.locator("strong.verdict")).to_have_text("Draw")
    one.get_by_role("button", name="Rematch").click()
    other.get_by_role("button", name="Yes").click()
    other.wait_for_selector("svg.board.live")


def test_two_at_one_screen_are_told_apart_and_need_no_talk(server, open_page):
    page = open_page()
    page.goto(f"{server.address}/new/siam")
    page.locator(".seat select").nth(1).select_option("here")
    page.get_by_role("button", name="Start game").click()
    page.wait_for_selector("svg.board.live")
    expect(page.locator(".status")).to_have_text("The elephants are to move")
    assert page.get_by_role("button", name="Draw").count() == 0
    assert page.get_by_label("Write a message").count() == 0
    # A click on a square without an animal shows why it cannot be picked; the next valid click hides the message.
    page.locator('.live [data-at="c3"]').click()
    expect(page.locator(".notice")).to_contain_text("There is no animal")
    page.locator("g.reserve.open").click()
    expect(page.locator(".notice")).to_have_count(0)


def test_an_open_game_waits_on_the_first_page_and_a_used_link_leads_on(server, open_page):
    one, other = open_page(), open_page()
    third = open_page(viewport={"width": 360, "height": 640}, refused="/api/join")
    one.goto(f"{server.address}/new/siam")
    one.locator(".seat select").nth(1).select_option("open")
    one.get_by_role("button", name="Start game").click()
    expect(one.get_by_text("Waiting for players")).to_have_count(1)
    other.goto(server.address)
    other.locator("a.card", has_text="Empty seat").first.click()
    other.get_by_role("button", name="Join game").click()
    one.wait_for_selector("svg.board.live")
    third.goto(f"{server.address}/join#nosuchlink")
    # The page says so before the user clicks anything.
    expect(third.get_by_text("This link is not valid")).to_be_visible()
    third.get_by_role("link", name="Go to home page").click()
    third.get_by_role("button", name="Play Siam").wait_for()
    # Nothing is wider than the window of a small phone.
    assert third.evaluate("document.documentElement.scrollWidth") == 360


def test_a_game_that_is_not_there_says_so(server, open_page):
    page = open_page()
    page.goto(f"{server.address}/game/nosuchgame22")
    expect(page.get_by_text("Game not found")).to_be_visible()


def test_the_keyboard_stays_on_the_square_that_an_animal_left(server, open_page):
    page = open_page()
    siam.set_up(page, server.address, "S4/5/1##1#/5/5 E")
    page.locator(".live [data-at=a5]").click()
    page.locator(siam.LEAVE).click()
    expect(page.locator("[data-at=a5]")).to_be_focused()


def test_the_rock_that_fell_is_as_solid_as_the_others(server, open_page):
    page = open_page()
    states.siam_over(page, server.address)
    rock = page.locator(".won .gone")
    expect(rock).to_be_visible()
    assert rock.evaluate("node => getComputedStyle(node).opacity") == "1"


def test_an_unknown_page_says_so_in_the_app(server, open_page):
    page = open_page(refused="/people")
    page.goto(f"{server.address}/people")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
