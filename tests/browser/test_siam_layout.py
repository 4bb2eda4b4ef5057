"""Everything of a turn of Siam is in view at once: board, players, instruction and actions; nothing moves during it."""

import pytest
from playwright.sync_api import expect

from erawan.puzzles.collection import all_puzzles
from tests.browser import siam
from tests.browser.conftest import MOTION
from tests.browser.languages import choose_language
from tests.browser.started_games import SIAM_AMID, begin_siam

SIZES = {"phone": (390, 844), "small-phone": (360, 740), "phone-landscape": (844, 390), "desktop": (1366, 768)}
PARTS = ("svg.board", ".side.top", ".side.bottom", ".prompt", ".actions")
# Return the parts that overlap, and those that reach out of the window.
FIND_FAULTS = """(parts) => {
  const boxes = parts.map((part) => [part, document.querySelector(part).getBoundingClientRect()])
  const isOut = ([, box]) => box.top < -1 || box.bottom > innerHeight + 1 || box.left < -1 || box.right > innerWidth + 1
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const covers = boxes.flatMap(([one, a], at) =>
    boxes.slice(at + 1).filter(([, b]) => meet(a, b)).map(([two]) => `${one} ${two}`))
  return [...boxes.filter(isOut).map(([part]) => part), ...covers]
}"""
# Note every layout shift as browsers measure it for Cumulative Layout Shift.
WATCH_SHIFTS = """() => {
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) window.shifts.push(`${value} ${sources.map(({ node }) => node?.className)}`)
  }).observe({ type: "layout-shift" })
}"""


@pytest.fixture(params=SIZES.values(), ids=SIZES)
def page(request, server, open_page):
    """Return the page of a game of Siam in which the player is to move."""
    width, height = request.param
    options = {} if width == 1366 else {"has_touch": True, "is_mobile": True}
    page = open_page(viewport={"width": width, "height": height}, **options)
    begin_siam(page, server.address, SIAM_AMID)
    return page


def test_a_turn_needs_no_scrolling(page):
    assert page.evaluate(FIND_FAULTS, PARTS) == []
    page.locator('.live [data-at="b4"]').click()
    page.wait_for_selector(siam.TARGETS)
    assert page.evaluate(FIND_FAULTS, PARTS) == []
    page.locator('.live [data-at="b3"]').click()
    page.wait_for_selector("g.push")
    assert page.evaluate(FIND_FAULTS, PARTS) == []
    # While the player waits, the prompt says whose turn it is.
    page.locator("[data-act=play]").click()
    expect(page.locator("ol li").first).to_have_attribute("data-turn", "b4b3s")
    page.wait_for_selector("svg.board.live")
    assert page.evaluate(FIND_FAULTS, PARTS) == []
    assert page.evaluate("[scrollX, scrollY]") == [0, 0]


@pytest.mark.parametrize("language", ["fr", "nl", "ru", "de"])
def test_a_turn_needs_no_scrolling_in_longer_languages_on_a_small_phone(server, open_page, language):
    page = open_page(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    begin_siam(page, server.address, SIAM_AMID)
    choose_language(page, language)
    page.locator('.live [data-at="d1"]').click()
    page.wait_for_selector(siam.TARGETS)
    assert page.evaluate(FIND_FAULTS, PARTS) == []
    for square in ("b4", "b3"):
        page.locator(f'.live [data-at="{square}"]').click()
    page.wait_for_selector("g.push")
    assert page.evaluate(FIND_FAULTS, PARTS) == []


@pytest.mark.parametrize("place", ["learn/siam", "study?new=siam", "puzzles/{puzzle}"])
def test_outside_of_games_the_board_fits_into_a_phone_on_its_side(server, open_page, place):
    page = open_page(viewport={"width": 740, "height": 360}, has_touch=True, is_mobile=True)
    puzzle = next(each.name for each in all_puzzles() if each.game == "siam")
    page.goto(f"{server.address}/{place.format(puzzle=puzzle)}")
    expect(page.locator("svg.board")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 740


def test_the_players_own_side_is_at_the_bottom(page):
    top, bottom = (page.locator(f".side.{side}") for side in ("top", "bottom"))
    expect(top).to_contain_text("Level 1")
    expect(bottom).to_contain_text("You")


def test_nothing_on_the_page_moves_during_a_turn(server, open_page):
    page = open_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, **MOTION)
    begin_siam(page, server.address, SIAM_AMID)
    page.evaluate(WATCH_SHIFTS)
    for square in ("b4", "b3"):
        page.locator(f'.live [data-at="{square}"]').tap()
    page.wait_for_selector("g.push")
    page.locator("[data-act=play]").tap()
    expect(page.locator("ol li")).to_have_count(2)
    page.wait_for_selector("svg.board.live")
    assert page.evaluate("window.shifts") == []
    # The growing list of turns lies below the window, so it moves nothing in view.
    assert page.get_by_role("region", name="Turns").bounding_box()["y"] >= 844
