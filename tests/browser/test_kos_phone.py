"""King of Siam on a phone, upright and on its side: a whole turn without scrolling, and nothing over the map."""

import pytest
from playwright.sync_api import expect

from erawan.puzzles.collection import all_puzzles
from tests.browser import king_of_siam as kos
from tests.browser.started_games import HERE, KOS_LAST, KOS_THREE_STRUGGLES, begin, begin_kos, level

PHONES = {
    "upright": {"width": 390, "height": 844},
    "small": {"width": 360, "height": 740},
    "low": {"width": 375, "height": 553},
    "sideways": {"width": 844, "height": 390},
    "small sideways": {"width": 740, "height": 360},
}
# The contested province has the longest name, and a tie there takes the most words.
LONG_NAME = (
    "siam:3 2.0.2/1.2.1/1.1.2/2.2.0/2.1.1/0.0.5/2.2.0/1.1.2 "
    "na,kh,ke,lp,ay,ba,su,cm 1.0.1:KTT12RLM/0.1.1:KTT12RLM/1.1.0:KTT12RLM 1 0 - -"
)
# What a player needs in a turn: each lies wholly in the window, without scrolling.
NEEDED = (
    "svg[role=group] [data-land]",
    "button[data-tile]",
    "ul[aria-label=Players] > li",
    ".bar p",
    ".buttons button",
    ".factions button",
    "button.pick:not(.away *)",
    ".actions .action",
)
FIND_HIDDEN = """(selectors) => selectors.flatMap((selector) => [...document.querySelectorAll(selector)]
  .filter((each) => each.checkVisibility())
  .map((each) => [selector, each.getBoundingClientRect()])
  .filter(([, box]) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
  .map(([selector, box]) => `${selector} at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`))"""
# Where two parts of the table overlap, in square pixels.
OVERLAP = """([one, other]) => {
  const [a, b] = [one, other].map((each) => document.querySelector(each).getBoundingClientRect())
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return Math.max(0, across) * Math.max(0, down)
}"""


@pytest.fixture(params=PHONES, ids=list(PHONES))
def phone(request, open_page):
    return open_page(viewport=PHONES[request.param], has_touch=True)


def find_hidden(page):
    """Return the elements that a player needs and cannot see."""
    assert page.evaluate("scrollY") == 0
    return page.evaluate(FIND_HIDDEN, NEEDED)


def choose_first_in_sight(page, spots):
    """Check that nothing needed is hidden, and choose the first spot."""
    assert find_hidden(page) == []
    return spots[0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_that_a_turn_needs_is_in_the_window(server, phone, players):
    begin_kos(phone, server.address, players=players)
    assert find_hidden(phone) == []
    for card in ("khon", "king", "1v1", "lao"):
        phone.locator(f"button.pick[data-card='{card}']").tap()
        expect(phone.locator(".chips li")).to_have_count(1)
        kos.finish_turn(phone, lambda spots: choose_first_in_sight(phone, spots))
        assert find_hidden(phone) == [], card
        phone.keyboard.press("Escape")
        phone.reload()
        kos.wait_for_turn(phone)


@pytest.mark.parametrize("place", ["learn/king-of-siam#fight", "puzzles", "study?new=king-of-siam&players=3"])
def test_outside_of_games_a_card_brings_the_whole_table_into_the_window(server, phone, place):
    if place == "puzzles":
        place = f"puzzles/{next(each.name for each in all_puzzles() if each.game == 'king-of-siam')}"
    phone.goto(f"{server.address}/{place}")
    cards = phone.locator("button.pick:not([aria-disabled=true])")
    # On a phone on its side the text of a lesson fills the window first.
    if phone.viewport_size["height"] > 400:
        expect(cards.first).to_be_in_viewport()
    if place.startswith("learn"):
        expect(phone.locator(".task svg")).to_be_visible()
    cards.first.tap()
    expect(phone.locator(".chips li")).to_have_count(1)
    phone.wait_for_function(f"selectors => ({FIND_HIDDEN})(selectors).length === 0", arg=NEEDED)
    assert "guest" not in phone.locator("ul[aria-label=Players]").inner_text().lower()


def test_neither_the_hand_nor_a_caption_lies_over_the_map(server, phone):
    begin_kos(phone, server.address, players=3)
    for part in (
        ".hand",
        "section[aria-label=Standings]",
        "ul[aria-label=Players]",
        "ol[aria-label='Order of struggles']",
    ):
        assert phone.evaluate(OVERLAP, [part, ".country"]) == 0, part
    assert phone.locator("figcaption").count() == 0


@pytest.mark.parametrize("size", PHONES.values())
def test_the_map_keeps_its_size_while_a_turn_is_made(server, open_page, size):
    page = open_page(viewport=size, has_touch=True, locale="ru")
    begin_kos(page, server.address, LONG_NAME, players=3)
    country = page.locator(".country")
    before = country.bounding_box()
    page.locator("button.pick[data-card=khon]").tap()
    expect(page.locator(".factions")).to_be_visible()
    assert country.bounding_box() == before
    kos.finish_turn(page, lambda spots: spots[0])
    assert country.bounding_box() == before
    # The latest step of the turn is in sight.
    expect(page.locator(".chips li").last).to_be_in_viewport(ratio=1)


def test_the_bar_of_actions_works_at_the_table(server, phone):
    begin_kos(phone, server.address, players=3)
    actions = phone.locator(".actions .action")
    expect(actions).to_have_count(4)
    for action in actions.all():
        expect(action).to_be_in_viewport(ratio=1)
        assert action.bounding_box()["height"] >= 44
    phone.get_by_role("button", name="Resign").tap()
    ask = phone.locator(".actions .ask")
    expect(ask).to_be_in_viewport(ratio=1)
    ask.get_by_role("button", name="No").tap()
    # Where the header is hidden, the menu leads to what it leads to.
    phone.get_by_role("button", name="Menu").tap()
    expect(phone.get_by_role("dialog").get_by_role("link", name="My games")).to_be_visible()
    phone.get_by_role("dialog").get_by_role("button", name="Settings").tap()
    expect(phone.get_by_role("dialog", name="Settings")).to_be_visible()


@pytest.mark.parametrize("size", [PHONES["sideways"], PHONES["small sideways"]])
@pytest.mark.parametrize("locale", ["en-GB", "ru"])
def test_after_the_game_the_map_fills_the_height_of_a_phone_on_its_side(server, open_page, size, locale):
    page = open_page(viewport=size, has_touch=True, locale=locale)
    game = begin(page, server.address, "king-of-siam", (HERE, level(1)), KOS_LAST, players=2, discards="open")
    page.locator("[data-act=pass]").tap()
    for place in (None, f"{server.address}/replay/{game}"):
        if place:
            page.goto(place)
        expect(page.locator(".parts.beside, .status.over").first).to_be_visible()
        country = page.locator(".country")
        expect(country).to_have_count(1)
        box = country.bounding_box()
        assert box["height"] > size["height"] - 12
        assert box["y"] >= 0
        # No caption lies over the provinces, and nothing else does, wherever the page is scrolled to.
        expect(page.locator("figcaption:visible")).to_have_count(0)
        if place:
            expect(page.locator(".way")).to_be_in_viewport(ratio=0.99)
        for _ in range(2):
            for part in (
                "section[aria-label]:not(.table)",
                "ul[aria-label]:not(.country ul)",
                "aside",
                "#app > header",
            ):
                assert page.evaluate(OVERLAP, [part, ".country"]) == 0, part
            page.evaluate("scrollTo(0, document.body.scrollHeight)")
            assert country.bounding_box() == box
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_in_a_window_that_is_too_low_for_the_table_the_hand_does_not_cover_the_map(server, open_page):
    page = open_page(viewport={"width": 320, "height": 500}, has_touch=True)
    begin_kos(page, server.address, players=3)
    page.locator(".country").scroll_into_view_if_needed()
    assert page.evaluate(OVERLAP, [".hand", ".country"]) == 0
    for action in page.locator(".actions .action").all():
        action.scroll_into_view_if_needed()
        expect(action).to_be_in_viewport(ratio=1)


def test_how_a_game_ended_is_in_sight_when_it_ends(server, open_page):
    page = open_page(viewport=PHONES["upright"], has_touch=True)
    begin(page, server.address, "king-of-siam", (HERE, level(1)), KOS_LAST, players=2, discards="open")
    page.wait_for_selector("[data-act=pass]")
    page.evaluate("scrollTo(0, 60)")
    page.locator("[data-act=pass]").dispatch_event("click")
    expect(page.locator("strong.verdict")).to_be_in_viewport(ratio=1)


def test_nothing_jumps_while_others_play(server, phone):
    """The order of struggles, the courts and the hand keep their places while turns are played and struggles end."""
    begin_kos(phone, server.address, players=3)
    phone.evaluate(
        """() => {
          window.shifts = []
          const note = ({ value, hadRecentInput, sources }) =>
            hadRecentInput || window.shifts.push([value, ...sources.map(({ node }) => node?.outerHTML?.slice(0, 80))])
          new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: "layout-shift" })
        }"""
    )
    for _ in range(3):
        phone.locator("[data-act=pass]").tap()
        kos.wait_for_turn(phone)
    assert phone.evaluate("window.shifts") == []


def test_courts_and_latest_cards_stand_in_a_strip(server, phone):
    begin_kos(phone, server.address, players=3)
    strip = phone.locator("ul[aria-label=Players]")
    expect(strip.locator("> li")).to_have_count(3)
    heights = {round(li.bounding_box()["height"]) for li in strip.locator("> li").all()}
    assert len(heights) == 1
    assert heights.pop() < 80
    phone.locator("button.pick[data-card=lao]").tap()
    kos.finish_turn(phone, lambda spots: spots[0])
    phone.locator("[data-act=confirm]").tap()
    # The strip shows the played card at once.
    expect(strip.locator("[data-seat='1'] .top")).to_contain_text("played last: Lao")


def test_who_would_win_opens_over_the_map_and_closes_again(server, phone):
    begin_kos(phone, server.address, players=3)
    verdict, button = phone.locator(".verdict"), phone.get_by_role("button", name="Who would win now")
    expect(verdict).to_be_hidden()
    button.tap()
    expect(verdict).to_contain_text("If all struggles ended now")
    button.tap()
    expect(verdict).to_be_hidden()


def test_a_clear_tap_picks_a_follower_and_an_unclear_one_asks(server, phone):
    begin_kos(phone, server.address, KOS_THREE_STRUGGLES[3], players=3)
    phone.locator("button.pick[data-card='1v1']").tap()
    # Three Rama and one Malay stand in Ayutthaya.
    found = phone.locator("[data-spot][data-province=ay]")
    expect(found).to_have_count(2)
    spots = [each.bounding_box() for each in found.all()]
    (rama, malay), y = [box["x"] + box["width"] / 2 for box in spots], spots[0]["y"] + spots[0]["height"] / 2
    phone.touchscreen.tap((rama + malay) / 2, y)
    expect(phone.locator(".asked .button:not(.quiet)")).to_have_count(2)
    phone.locator(".asked .quiet").tap()
    phone.touchscreen.tap(malay, y)
    expect(phone.locator(".chips li")).to_have_count(2)
    expect(phone.locator(".chips li").last).to_contain_text("Malay")
    expect(phone.locator(".asked")).to_have_count(0)


def test_what_can_be_chosen_glows_more_than_the_contested_province(server, phone):
    begin_kos(phone, server.address, players=3)
    contested = phone.locator("svg path.contested")
    phone.locator("button.pick[data-card=lao]").tap()
    halo = phone.locator("svg path.halo")
    expect(phone.locator("[data-spot]").first).to_be_attached()
    expect(halo).to_have_count(phone.locator("[data-spot]").count())

    def stroke_width(paths):
        return paths.first.evaluate("path => parseFloat(getComputedStyle(path).strokeWidth)")

    assert stroke_width(halo) > 2 * stroke_width(contested)
