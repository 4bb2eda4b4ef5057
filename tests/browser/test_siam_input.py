"""Few clicks on Siam's board: enter by one square, push a tapped piece, turn while dragging, confirm or not."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import siam
from tests.browser.conftest import PHONE
from tests.browser.started_games import begin_siam

TOUCH = {"viewport": PHONE, "has_touch": True}
# Only c1 can push the rock on c2; the elephant on a3 looks east at an empty square.
QUIET = "4#/5/E3#/2#2/2N2 E"


def square(page, name):
    return page.locator(f'[data-at="{name}"]')


def expect_turn(page, turn):
    """Wait until the first turn of the game is this one."""
    expect(page.locator("ol li").first).to_have_attribute("data-turn", turn)


@pytest.mark.parametrize(("press", "options"), [(Locator.click, {}), (Locator.tap, TOUCH)], ids=["mouse", "touch"])
@pytest.mark.parametrize(
    ("taps", "turn"),
    [(("e1", "e1"), "+e1n"), (("c2", "c2"), "c1c2n"), (("b3", "b3"), "a3b3e")],
    ids=["enter", "push", "move"],
)
def test_two_taps_are_a_turn(server, open_page, press, options, taps, turn):
    page = open_page(**options)
    begin_siam(page, server.address, QUIET)
    press(square(page, taps[0]))
    expect(page.locator("[data-act=play]")).to_be_visible()
    expect(page.locator("ol li")).to_have_count(0)
    # The push button covers the square.
    press(square(page, taps[1]), force=True)
    expect_turn(page, turn)
    expect(page.locator(".notice")).to_have_count(0)


def test_a_second_tap_plays_the_turn_also_beside_the_middle_of_the_square(server, open_page):
    page = open_page(**TOUCH)
    begin_siam(page, server.address, QUIET)
    square(page, "b3").tap()
    expect(page.locator("[data-act=play]")).to_be_visible()
    box = square(page, "b3").locator(".place").bounding_box()
    # A little beside the middle, as fingers do.
    page.touchscreen.tap(box["x"] + 0.7 * box["width"], box["y"] + 0.55 * box["height"])
    expect_turn(page, "a3b3e")


def test_an_animal_turns_on_the_spot_by_an_arrow_below_the_board(server, open_page):
    page = open_page(**TOUCH)
    begin_siam(page, server.address, QUIET)
    square(page, "a3").tap()
    page.locator(".guide").get_by_role("button", name="Face north").tap()
    expect_turn(page, "a3n")


def test_the_reserve_takes_back_a_picked_animal(server, open_page):
    page = open_page()
    begin_siam(page, server.address, QUIET)
    square(page, "c1").click()
    expect(square(page, "+E")).to_have_class(re.compile("exit"))  # it is marked as a target
    square(page, "+E").click()
    expect(page.locator(".guide")).to_contain_text("leaves the board")
    square(page, "+E").click()
    expect_turn(page, "c1-")


def test_a_draft_is_undone_before_it_is_sent(server, open_page):
    page = open_page(**TOUCH)
    begin_siam(page, server.address, QUIET)
    square(page, "e1").tap()
    expect(page.locator("g.facing")).to_have_count(4)
    page.locator(".guide").get_by_role("button", name="Cancel").tap()
    expect(page.locator("g.facing")).to_have_count(0)
    expect(page.locator("ol li")).to_have_count(0)


def drag(page, start, end, offset=(0, 0)):
    """Drag with the mouse from one square to a place beside the middle of another, in parts of a square."""
    boxes = [square(page, name).locator(".place").bounding_box() for name in (start, end)]
    (x, y), (to_x, to_y) = ((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes)
    to_x, to_y = to_x + offset[0] * boxes[1]["width"], to_y + offset[1] * boxes[1]["height"]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + to_x) / 2, (y + to_y) / 2, steps=4)
    # What the animal can do comes with the server's answer.
    page.wait_for_selector(siam.TARGETS)
    page.mouse.move(to_x, to_y, steps=4)
    page.mouse.up()


def test_a_drag_turns_the_animal_as_well(server, open_page):
    page = open_page()
    begin_siam(page, server.address, QUIET)
    drag(page, "a3", "b3", (0, 0.38))
    expect(page.locator(".guide")).to_contain_text("facing south")
    page.locator("[data-act=play]").click()
    expect_turn(page, "a3b3s")


def choose_confirmation(page, mode):
    """Choose in the settings when turns are confirmed."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Confirm turns").select_option(mode)
    page.get_by_role("button", name="Close").click()


def test_who_confirms_always_is_asked_after_an_arrow_too(server, open_page):
    page = open_page()
    begin_siam(page, server.address, QUIET)
    choose_confirmation(page, "Always")
    square(page, "e1").click()
    page.locator('g.facing[aria-label="Face west"]').click()
    expect(page.locator(".guide")).to_contain_text("facing west")
    expect(page.locator("ol li")).to_have_count(0)
    page.locator("[data-act=play]").click()
    expect_turn(page, "+e1w")


def test_who_never_confirms_pushes_by_the_second_click(server, open_page):
    page = open_page()
    begin_siam(page, server.address, QUIET)
    choose_confirmation(page, "Never")
    square(page, "c1").click()
    page.wait_for_selector(siam.TARGETS)
    square(page, "c2").click()
    expect_turn(page, "c1c2n")


def test_the_keyboard_enters_by_a_square_of_the_edge(server, open_page):
    page = open_page()
    begin_siam(page, server.address, QUIET)
    siam.walk_to(page, "e1")
    page.keyboard.press("Enter")
    expect(page.locator("g.facing")).to_have_count(4)
    page.keyboard.press("Enter")
    expect_turn(page, "+e1n")
