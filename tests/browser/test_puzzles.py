"""Puzzles in the browser: solve, fail and try again, the puzzle of the day, filters, and saved progress."""

import re

from playwright.sync_api import expect

import erawan
from erawan.puzzles.collection import all_puzzles
from tests.browser.conftest import PHONE

WAYS = {"n": "north", "e": "east", "s": "south", "w": "west"}


def step_puzzle(task):
    """Return a puzzle that begins with a move or push from square to square, which takes only a few clicks."""
    return next(puzzle for puzzle in all_puzzles() if str(puzzle.task) == task and len(puzzle.turn) == 5)


def open_puzzle(page, server, puzzle):
    page.goto(f"{server.address}/puzzles/{puzzle.name}")
    page.wait_for_selector("svg.board.live")


def make(page, turn, press="click"):
    """Make a turn of Siam on the board."""
    page.wait_for_selector("svg.board.live")
    start, rest = ("g.reserve.open", turn[1:]) if turn[0] == "+" else (f'[data-at="{turn[:2]}"]', turn[2:])
    getattr(page.locator(start), press)()
    # An animal that turns where it stands goes to its own square.
    goal = rest[:2] if len(rest) == 3 else turn[:2]
    getattr(page.locator(f'[data-at="{goal}"]').first, press)()
    offered = page.locator(f'g.push, g.facing[aria-label$="{WAYS[turn[-1]]}"]').first
    getattr(offered, press)()


def other_turn(puzzle):
    """Return a wrong turn in which an animal turns on its square."""
    state = erawan.parse(puzzle.position)
    return next(turn for turn in state.turns() if len(turn) == 3 and turn[-1] != "-" and turn != puzzle.turn)


def winning_turn(server, puzzle):
    """Return the last turn of a win in two, after the reply to the first."""
    reply = server.person().post(f"/api/puzzles/{puzzle.name}/tries", {"turns": [puzzle.turn]})["replies"][0]
    state = erawan.parse(puzzle.position).play(puzzle.turn).play(reply)
    return next(
        turn
        for turn in state.turns()
        if (ended := state.play(turn).outcome) is not None and state.to_move in ended.winners
    )


def test_a_puzzle_is_solved_at_the_first_try_and_stays_solved(server, open_page):
    page, puzzle = open_page(), step_puzzle("win 2")
    open_puzzle(page, server, puzzle)
    make(page, puzzle.turn)
    expect(page.get_by_role("status").filter(has_text="Right! Now")).to_be_visible()
    make(page, winning_turn(server, puzzle))
    expect(page.get_by_text("Solved on the first try!")).to_be_visible()
    expect(page.get_by_text(re.compile(r"Your rating: \d+ \(\+\d+\)"))).to_be_visible()
    expect(page.get_by_role("button", name="Next puzzle")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(f"/puzzles/(?!{puzzle.name})"))
    page.goto(f"{server.address}/puzzles")
    expect(page.get_by_text(f"1 of {len(all_puzzles()):,} solved").first).to_be_visible()
    page.reload()
    expect(page.get_by_text(f"1 of {len(all_puzzles()):,} solved").first).to_be_visible()


def test_a_wrong_turn_is_refuted_and_tried_again_on_a_phone(server, open_page):
    page, puzzle = open_page(viewport=PHONE, has_touch=True), step_puzzle("win 2")
    open_puzzle(page, server, puzzle)
    make(page, other_turn(puzzle), "tap")
    expect(page.get_by_text(re.compile("^Not this one"))).to_be_visible()
    page.get_by_role("button", name="Try again").tap()
    make(page, puzzle.turn, "tap")
    make(page, winning_turn(server, puzzle), "tap")
    expect(page.get_by_text("Solved!", exact=True)).to_be_visible()
    expect(page.get_by_text("0 / 1")).to_be_visible()


def test_the_only_defence(server, open_page):
    page, puzzle = open_page(), step_puzzle("defence 2")
    open_puzzle(page, server, puzzle)
    expect(page.get_by_text("in at most 2 turns")).to_be_visible()
    make(page, puzzle.turn)
    expect(page.get_by_text("Solved on the first try!")).to_be_visible()


def test_an_ending_of_king_of_siam_is_failed_and_its_solution_shown(server, open_page):
    page = open_page()
    puzzle = next(each for each in all_puzzles() if each.game == "king-of-siam" and each.turn != "pass")
    page.goto(f"{server.address}/puzzles/{puzzle.name}")
    page.locator("[data-act=pass]").click()
    expect(page.get_by_text(re.compile("^Not this one"))).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("[data-act=pass]")).to_be_visible()
    page.get_by_role("button", name="Show the solution").click()
    expect(page.get_by_text("This is the solution.")).to_be_visible()
    page.get_by_role("button", name="Previous turn").click()
    expect(page.get_by_role("button", name="Previous turn")).to_be_disabled()
    page.get_by_role("button", name="Next turn").click()
    expect(page.get_by_role("button", name="Previous turn")).to_be_enabled()


def test_the_day_s_puzzle_and_a_theme_to_choose(server, open_page):
    page = open_page()
    page.goto(server.address)
    page.get_by_role("link", name=re.compile("^Puzzles")).click()
    page.get_by_label(re.compile("^Game")).select_option("siam")
    page.get_by_label("Theme").select_option("double-threat")
    page.get_by_role("button", name="Next puzzle").click()
    page.wait_for_selector("svg.board.live")
    wanted = next(each for each in all_puzzles() if each.name in page.url)
    assert "double-threat" in wanted.themes
    page.go_back()
    expect(page.get_by_label("Theme")).to_have_value("double-threat")
    page.locator("a.today").click()
    page.wait_for_url(re.compile("/puzzles/today"))
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("^(Win|Find|Resist)"))


def test_there_is_no_such_puzzle(server, open_page):
    page = open_page(refused="/api/puzzles/0123456789")
    page.goto(f"{server.address}/puzzles/0123456789")
    expect(page.get_by_role("heading", level=1)).to_contain_text("There is no puzzle")


def test_a_puzzle_that_could_not_be_loaded_is_tried_again(server, open_page):
    page, puzzle = open_page(refused="/api/puzzles/"), step_puzzle("win 2")
    page.route(f"**/api/puzzles/{puzzle.name}", lambda route: route.fulfill(status=503, json={}))
    page.route("**/api/puzzles/progress", lambda route: route.fulfill(status=503, json={}))
    page.goto(f"{server.address}/puzzles/{puzzle.name}")
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    # The puzzle can be solved although its progress could not be loaded.
    page.unroute(f"**/api/puzzles/{puzzle.name}")
    again.click()
    make(page, puzzle.turn)
    expect(page.get_by_role("status").filter(has_text="Right! Now")).to_be_visible()


def test_a_failed_ending_says_who_refutes_it_and_hides_no_cards(server, open_page):
    page = open_page()
    ending = next(each for each in all_puzzles() if "three-players" in each.themes and each.turn != "pass")
    page.goto(f"{server.address}/puzzles/{ending.name}")
    page.locator("[data-act=pass]").click()
    expect(page.get_by_text(re.compile(r"^Not this one\. Reply: Seat \d (plays|passes)"))).to_be_visible()
    expect(page.get_by_text("Cards stay hidden")).to_have_count(0)


def test_a_puzzle_is_played_out_against_the_computer(server, open_page):
    page, puzzle = open_page(), step_puzzle("defence 2")
    open_puzzle(page, server, puzzle)
    make(page, puzzle.turn)
    page.get_by_role("button", name="Play this out").click()
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url(re.compile("/game/"))
    # The solution of the puzzle can be played in the game too.
    make(page, puzzle.turn)
    page.wait_for_selector("svg.board.live")
