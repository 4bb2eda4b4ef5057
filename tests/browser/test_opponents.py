"""The opponents: choose a character, see its portrait beside the seat, and hear what it says."""

import json
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser import siam
from tests.browser.conftest import DESKTOP, PHONE, stop_the_clock
from tests.browser.layout_checks import find_small_targets, find_text_faults
from tests.browser.started_games import HERE, SIAM_AMID, begin, level

LOOKS = {"desktop": DESKTOP, "phone": PHONE, "landscape": {"width": 844, "height": 390}}
DAENG = "All aboard! Next stop: victory. Or the riverbank."
NOK_IS_GLAD = "Oh! Did you mean to do that?"
NOK_IS_SORRY = "Oops. Nobody saw that, right?"


def choose(page, game, name):
    """Choose a character as people do: by a click on the portrait."""
    picker = page.get_by_role("radiogroup", name=f"Opponent: {game}")
    picker.locator("label", has=page.get_by_role("radio", name=name)).click()
    expect(picker.get_by_role("radio", name=name)).to_be_checked()


@pytest.mark.parametrize("viewport", LOOKS.values(), ids=LOOKS)
def test_a_chosen_opponent_has_a_face_and_speaks(server, open_page, viewport):
    page = open_page(viewport)
    page.clock.install()
    page.goto(server.address)
    choose(page, "Siam", "Daeng, Level 3")
    expect(page.get_by_text("Daeng, rows the ferry")).to_be_visible()
    expect(page.get_by_text("Pushes whatever stands in the way.")).to_be_visible()
    expect(page.get_by_text("560 Elo above level 1")).to_be_visible()
    assert find_text_faults(page) == []
    assert find_small_targets(page) == []
    stop_the_clock(page)
    page.get_by_role("button", name="Play Siam").click()
    page.wait_for_url("**/game/**")
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text(DAENG)
    expect(bubble).to_have_attribute("role", "status")
    expect(page.locator(".game .portrait svg").first).to_be_visible()
    # The bubble does not block clicks: a turn can be played while it is shown.
    siam.wait_for_turn(page)
    siam.choose_by_click(page, Random(1))
    expect(page.locator("ol li")).not_to_have_count(0)
    expect(page.locator(".game")).to_contain_text("Daeng")


def test_what_an_opponent_says_leaves_the_tabs_in_sight_on_a_large_screen(server, open_page):
    page = open_page(locale="ru")
    page.clock.install()
    page.goto(server.address)
    stop_the_clock(page)
    begin(page, server.address, "siam", (HERE, level(3)))
    bubble = page.locator(".bubble p")
    expect(bubble).to_be_visible()
    spoken, tabs = bubble.bounding_box(), page.locator("nav.tabs").bounding_box()
    assert spoken["x"] >= tabs["x"] + tabs["width"]
    assert spoken["x"] + spoken["width"] <= page.locator("nav.tools").bounding_box()["x"]


def test_an_opponent_of_king_of_siam_is_chosen_with_its_style_and_strength(server, open_page):
    page = open_page(PHONE)
    page.clock.install()
    page.goto(server.address)
    choose(page, "King of Siam", "Thong, Level 7")
    expect(page.get_by_text("Kingmaker: sides with whoever is ahead.")).to_be_visible()
    expect(page.get_by_text("920 Elo above level 1")).to_be_visible()
    stop_the_clock(page)
    page.get_by_role("button", name="Play King of Siam").click()
    page.wait_for_url("**/game/**")
    expect(page.locator(".bubble")).to_contain_text("The stars said you would be late.")
    expect(page.locator("[data-seat='2'] .portrait svg")).to_be_visible()


@pytest.mark.parametrize("viewport", LOOKS.values(), ids=LOOKS)
def test_an_opponent_speaks_of_a_blunder_that_the_server_tells_of(server, open_page, viewport):
    page = open_page(viewport)
    page.clock.install()
    sockets = []
    # What the server says goes through; the test adds a remark, which an engine makes in its own time.
    page.route_web_socket("**/api/live", lambda socket: sockets.append((socket, socket.connect_to_server())))
    game = begin(page, server.address, "siam", (HERE, level(1)), SIAM_AMID)
    page.wait_for_selector("svg.board.live")
    stop_the_clock(page)
    for about, words in (("your_blunder", NOK_IS_GLAD), ("own_blunder", NOK_IS_SORRY)):
        sockets[-1][0].send(json.dumps({"t": "remark", "game": game, "seat": 2, "about": about}))
        expect(page.locator(".bubble")).to_contain_text(words)
        expect(page.locator(".bubble .portrait svg")).to_be_visible()
    page.clock.resume()
    assert find_text_faults(page) == []


def test_opponents_are_silent_if_a_player_wants_quiet(server, open_page):
    page = open_page()
    page.goto(server.address)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Opponents talk").uncheck()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play Siam").click()
    page.wait_for_url("**/game/**")
    expect(page.locator(".game .portrait svg").first).to_be_visible()
    expect(page.locator(".bubble")).to_have_text("")


def test_each_seat_of_a_new_game_gets_its_own_opponent(server, open_page):
    page = open_page(PHONE)
    page.goto(f"{server.address}/new/king-of-siam")
    page.get_by_label("Players").first.select_option("3")
    choose(page, "Seat 2", "Pim, Level 5")
    choose(page, "Seat 3", "Chang, Level 8")
    assert find_text_faults(page) == []
    page.get_by_role("button", name="Start game").click()
    expect(page.locator("[data-seat='2']")).to_contain_text("Pim")
    expect(page.locator("[data-seat='3']")).to_contain_text("Chang")
