"""The home page: tabs, moving boards, the puzzle of the day, a game to watch, and games to continue."""

import re

import pytest
from playwright.sync_api import expect

from erawan.puzzles.collection import all_puzzles
from tests.browser import king_of_siam as kos
from tests.browser.conftest import DESKTOP, MOTION, PHONE
from tests.browser.started_games import HERE, level
from tests.browser.test_fonts import FONTS_AND_FRAMES, WATCH_SHIFTS

LANDSCAPE = {"width": 844, "height": 390}
WINDOWS = {"desktop": DESKTOP, "phone": PHONE, "landscape": LANDSCAPE}
PLAY_STATE = "() => getComputedStyle(document.querySelector('article.siam .line')).animationPlayState"
NAME = "() => getComputedStyle(document.querySelector('article.siam .line')).animationName"


def make_game(page, address, seats, game="siam", **more):
    """Create a game for the user of a page; return its id."""
    body = {"game": game, "seats": seats, **more}
    made = page.request.post(f"{address}/api/games", data=body, headers={"origin": address})
    assert made.ok, made.text()
    return made.json()["game"]["id"]


def begin_public_game(one, other, address):
    """Begin a game of two people that everyone could join; return its id."""
    game = make_game(one, address, [HERE, {"kind": "open"}])
    assert other.request.post(f"{address}/api/games/{game}/seats/2", headers={"origin": address}).ok
    return game


def play(page, address, game, ply, turn):
    command = {"t": "play", "game": game, "id": f"c{ply}", "ply": ply, "turn": turn}
    assert page.request.post(f"{address}/api/games/{game}/commands", data=command, headers={"origin": address}).ok


@pytest.mark.parametrize("window", WINDOWS)
def test_tabs_lead_to_the_main_pages_and_show_where_one_is(server, open_page, window):
    page = open_page(viewport=WINDOWS[window], has_touch=window != "desktop")
    page.goto(server.address)
    tabs = page.get_by_role("navigation", name="Main pages")
    for name, heading in (("Learn", "Learn"), ("Puzzles", "Puzzles"), ("Study", "Study"), ("My games", "My games")):
        tabs.get_by_role("link", name=name).click()
        expect(page.get_by_role("heading", level=1)).to_contain_text(heading)
        expect(tabs.locator("[aria-current]")).to_have_text(re.compile(name))
    tabs.get_by_role("link", name="Play").click()
    expect(page.get_by_role("button", name="Play Siam")).to_be_visible()
    # On a phone the tabs have a row of their own below the header.
    is_below = tabs.bounding_box()["y"] > page.get_by_role("button", name="Settings").bounding_box()["y"] + 30
    assert is_below == (window == "phone")


@pytest.mark.parametrize("size", [(1366, 768), (390, 844), (360, 740), (844, 390)])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_both_games_can_be_started_without_scrolling(server, open_page, size, language):
    page = open_page(viewport={"width": size[0], "height": size[1]}, locale=language)
    page.goto(server.address)
    for game in ("siam", "kos"):
        expect(page.locator(f"article.{game} .main")).to_be_in_viewport(ratio=1)
        expect(page.locator(f"article.{game} > .scene")).to_be_in_viewport(ratio=1)


def test_a_game_can_be_started_below_its_opponents_on_a_phone(server, open_page):
    page = open_page(viewport=PHONE, has_touch=True)
    page.goto(server.address)
    page.get_by_role("button", name="Start game: King of Siam").tap()
    expect(page.locator("[data-act=pass]")).to_be_visible()


def test_a_phone_has_no_row_of_tabs_above_a_board(server, open_page):
    page = open_page(viewport=PHONE, has_touch=True)
    game = make_game(page, server.address, [HERE, level(1)])
    page.goto(f"{server.address}/game/{game}")
    page.wait_for_selector("svg.board.live")
    tabs = page.get_by_role("navigation", name="Main pages")
    expect(tabs.get_by_role("link")).to_have_count(1)
    assert tabs.bounding_box()["y"] < 60
    tabs.get_by_role("link", name="My games").tap()
    expect(page.get_by_role("heading", name="My games")).to_be_visible()


def test_the_push_moves_on_the_screen_and_stands_still_off_it_or_where_less_motion_is_wished_for(server, open_page):
    page = open_page(viewport=PHONE, **MOTION)
    page.goto(server.address)
    page.wait_for_selector("article.siam .line", state="attached")
    page.wait_for_function(f"{PLAY_STATE} === 'running'")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.wait_for_function(f"{PLAY_STATE} === 'paused'")
    page.emulate_media(reduced_motion="reduce")
    page.wait_for_function(f"{NAME} === 'none'")


def come_to_puzzle(page):
    """Move the pointer and scroll to today's puzzle, as a person does; return its section."""
    section = page.locator("section.puzzle")
    expect(section.locator("svg").first).to_be_attached()
    page.mouse.move(5, 5)
    section.scroll_into_view_if_needed()
    page.mouse.wheel(0, 1)
    return section


def show_as_today(page, address, puzzle):
    page.route("**/api/puzzles/today", lambda route: route.continue_(url=f"{address}/api/puzzles/{puzzle.name}"))


@pytest.mark.parametrize("game", ["siam", "king-of-siam"])
@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (360, 740), (844, 390)])
def test_todays_puzzle_is_high_on_the_page_and_nothing_jumps_when_it_becomes_a_board(server, open_page, size, game):
    puzzle = next(each for each in all_puzzles() if each.game == game)
    page = open_page(viewport={"width": size[0], "height": size[1]})
    show_as_today(page, server.address, puzzle)
    page.add_init_script(f"({WATCH_SHIFTS})()")
    page.goto(server.address)
    section = page.locator("section.puzzle")
    expect(section.locator(".picture svg")).to_be_visible()
    expect(section.get_by_role("heading")).to_be_in_viewport()
    if size[1] > 400:
        expect(section.locator(".picture")).to_be_in_viewport(ratio=0.5)
    come_to_puzzle(page)
    expect(section.locator("svg.board.live" if game == "siam" else "button.pick").first).to_be_visible()
    expect(section.locator("svg[role=group] .walker").first if game != "siam" else section).to_be_visible()
    page.evaluate(FONTS_AND_FRAMES)
    assert page.evaluate("window.shifts") == []


@pytest.mark.parametrize("window", WINDOWS)
def test_a_puzzle_of_king_of_siam_is_tried_on_the_home_page(server, open_page, window):
    puzzle = next(each for each in all_puzzles() if each.game == "king-of-siam" and str(each.task) == "ending 2")
    page = open_page(viewport=WINDOWS[window], has_touch=window != "desktop")
    show_as_today(page, server.address, puzzle)
    page.goto(server.address)
    section = come_to_puzzle(page)
    card = section.locator("button.pick:not([aria-disabled=true])").first
    card.click()
    expect(section.locator(".chips li")).to_have_count(1)
    kos.finish_turn(page, lambda spots: spots[0])
    section.locator("[data-act=confirm]").click()
    # Right or wrong: the answer stands below the table.
    expect(section.locator("[role=status] .told")).not_to_be_empty()


@pytest.mark.parametrize("window", WINDOWS)
def test_a_puzzle_of_siam_is_solved_on_the_home_page(server, open_page, window):
    puzzle = next(each for each in all_puzzles() if str(each.task) == "win 1" and each.game == "siam")
    page = open_page(viewport=WINDOWS[window])
    show_as_today(page, server.address, puzzle)
    page.goto(server.address)
    section = come_to_puzzle(page)
    section.locator("svg.board.live").wait_for()
    name = section.get_by_text("Win at once")
    expect(name).to_be_visible()
    start, target = re.match(r"(\+|[a-e][1-5])([a-e][1-5])?", puzzle.turn).groups()
    assert target
    (section.locator("g.reserve.open") if start == "+" else section.locator(f'.live [data-at="{start}"]')).click()
    section.locator(f'.live [data-at="{target}"]').click()
    facing = section.locator("g.facing, g.push")
    solved = section.get_by_text(re.compile("^Solved"))
    expect(facing.or_(solved).first).to_be_visible()
    if facing.count():
        section.locator(".guide").get_by_role("button").first.click()
    expect(solved).to_be_visible()


def test_the_puzzle_of_the_day_is_that_of_the_server(server, open_page):
    page = open_page()
    page.goto(server.address)
    section = come_to_puzzle(page)
    today = page.request.get(f"{server.address}/api/puzzles/today").json()
    expect(section.get_by_text(f"Rating {today['rating']}")).to_be_visible()


def test_a_running_game_that_was_open_to_all_is_watched_live(server, open_page):
    one, other, page = open_page(), open_page(), open_page()
    for each in (one, other):
        each.goto(server.address)
    game = begin_public_game(one, other, server.address)
    asked = []
    page.on("request", lambda request: asked.append(request.url) if "WatchedGame" in request.url else None)
    page.goto(server.address)
    watched = page.locator("section.watch")
    watched.wait_for()
    page.evaluate(FONTS_AND_FRAMES)
    # What lies below the first screen is loaded when the player comes to it.
    assert asked == []
    watched.scroll_into_view_if_needed()
    expect(watched.get_by_role("link", name="Watch", exact=True)).to_have_attribute("href", f"/game/{game}")
    expect(watched.get_by_label("the elephant on c1")).to_have_count(0)
    play(one, server.address, game, 0, "+c1n")
    expect(watched.get_by_label(re.compile("the elephant on c1"))).to_be_visible()
    # The home page offers its players to continue the game, not to watch it.
    one.reload()
    expect(one.get_by_role("heading", name="Continue playing")).to_be_visible()
    expect(one.locator(f'section.watch a[href="/game/{game}"]')).to_have_count(0)
    one.request.post(
        f"{server.address}/api/games/{game}/commands",
        data={"t": "resign", "game": game, "id": "end"},
        headers={"origin": server.address},
    )


@pytest.mark.parametrize("window", ["desktop", "phone"])
def test_games_to_continue_have_pictures_and_nothing_jumps_when_they_come(server, open_page, window):
    page = open_page(viewport=WINDOWS[window])
    page.goto(server.address)
    make_game(page, server.address, [HERE, level(1)])
    make_game(page, server.address, [HERE, level(1)], "king-of-siam")
    # This visit stores the number of games, so that the next one can reserve room for them.
    page.reload()
    cards = page.locator("section.running li")
    expect(cards).to_have_count(2)
    page.reload()
    page.evaluate(WATCH_SHIFTS)
    expect(cards).to_have_count(2)
    expect(cards.locator(".picture svg")).to_have_count(2)
    heading, play_button = page.get_by_role("heading", name="Continue playing"), page.locator("article.siam .main")
    assert heading.bounding_box()["y"] < play_button.bounding_box()["y"]
    page.wait_for_load_state("networkidle")
    page.evaluate(FONTS_AND_FRAMES)
    assert sum(each["value"] for each in page.evaluate("window.shifts")) < 0.01, page.evaluate("window.shifts")
