"""Puzzle modes in the browser: streak, storm, daily puzzles with a calendar, reviews, and the endgame trainer."""

import re
from datetime import timedelta

import pytest
from playwright.sync_api import expect

from erawan.puzzles.collection import FIRST_DAY, find_puzzle, puzzle_of_the_day
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.puzzle_run_actions import (
    fail_in_run,
    first_endgame,
    make_mistake,
    right_turns,
    run_of,
    turn_in_place,
)
from tests.browser.test_puzzles import make, step_puzzle


def solve(page, puzzle):
    """Solve a puzzle of Siam by clicks."""
    for turn in right_turns(puzzle):
        make(page, turn)


@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_streak_starts_in_one_click_and_ends_with_a_mistake(server, open_page, window):
    page = open_page(window)
    page.goto(f"{server.address}/puzzles")
    page.get_by_label("Siam", exact=True).check()
    page.get_by_role("link", name="Start : Streak").click()
    page.wait_for_selector("svg.board.live")
    # A reload does not begin again.
    assert "#" not in page.url
    first = find_puzzle(run_of(page, server.address, "streak", "siam")["puzzle"]["name"])
    solve(page, first)
    expect(page.get_by_role("list", name="Puzzles so far").get_by_role("listitem")).to_have_text(["Solved!"])
    page.reload()
    make_mistake(page, server.address)
    expect(page.get_by_role("heading", level=1)).to_have_text("Your streak is over")
    expect(page.get_by_text("New personal best!")).to_be_visible()
    expect(page.get_by_text(re.compile("^Not this one"))).to_be_visible()
    missed = run_of(page, server.address, "streak", "siam")["answers"][1]["puzzle"]
    expect(page.locator(f'a[href="/puzzles/{missed}"]')).to_be_visible()
    # The keyboard goes on with another run.
    expect(page.get_by_role("button", name="Try again")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_selector("svg.board.live")
    expect(page.locator("svg.board [tabindex='0']")).to_be_focused()
    page.goto(f"{server.address}/puzzles")
    expect(page.get_by_text("Personal best: 1")).to_be_visible()


def test_a_storm_counts_down_and_says_when_the_time_is_up(server, open_page):
    page = open_page()
    page.clock.install()
    page.goto(f"{server.address}/puzzles/storm/siam")
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector("svg.board.live")
    clock = page.get_by_role("timer")
    expect(clock).to_have_text(re.compile("^(3:00|2:5)"))
    make_mistake(page, server.address, "storm")
    expect(page.get_by_text("Wrong −10 s")).to_be_visible()
    expect(clock).to_have_text(re.compile("^2:[45]"))
    page.wait_for_selector("svg.board.live")
    # Mistakes elsewhere use up the time of a new run; this page notices when its own clock has run down.
    fail_in_run(page, server.address, "storm", "siam", 20)
    page.clock.fast_forward(180_000)
    expect(page.get_by_role("heading", level=1)).to_have_text("Time is up")
    expect(page.get_by_role("heading", name="18 missed puzzles")).to_be_visible()


def test_a_past_day_is_solved_from_the_calendar(server, open_page):
    page = open_page()
    days = (FIRST_DAY + timedelta(days=number) for number in range(300))
    day = next(each for each in days if puzzle_of_the_day(each) == step_puzzle("win 1") or is_easy(each))
    page.goto(f"{server.address}/puzzles/calendar/{str(day)[:7]}")
    page.locator(f'a[href="/puzzles/day/{day}"]').click()
    solve(page, puzzle_of_the_day(day))
    expect(page.get_by_text("Solved on the first try!")).to_be_visible()
    page.get_by_role("link", name="Calendar").click()
    expect(page.locator(f'a[href="/puzzles/day/{day}"]')).to_have_accessible_name(re.compile(", Siam, Solved$"))
    page.get_by_role("link", name="Previous month" if day.month > 1 else "Next month").click()
    expect(page.locator("table a")).not_to_have_count(0)


def is_easy(day):
    puzzle = puzzle_of_the_day(day)
    return str(puzzle.task) == "win 1" and len(puzzle.turn) == 5


def test_a_failed_puzzle_is_reviewed_when_it_is_due(server, open_page):
    page, puzzle = open_page(), step_puzzle("win 1")
    page.goto(f"{server.address}/puzzles/{puzzle.name}")
    turn_in_place(page, puzzle)
    expect(page.get_by_text("Comes up for review in 10 minutes.")).to_be_visible()
    page.goto(f"{server.address}/puzzles/review")
    expect(page.get_by_text("1 puzzle comes back later. The next one comes up in 10 minutes.")).to_be_visible()
    # Ten minutes later.
    info = page.request.get(f"{server.address}/api/puzzles/{puzzle.name}").json()
    due = {"due": 1, "waiting": 0, "next_ms": None, "puzzle": info}
    page.route("**/api/puzzles/review", lambda route: route.fulfill(json=due), times=1)
    page.reload()
    expect(page.get_by_text("1 puzzle to review now")).to_be_visible()
    solve(page, puzzle)
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.get_by_text("Nothing to review now.")).to_be_visible()


def test_an_endgame_is_won_after_a_turn_was_taken_back(server, open_page):
    page, puzzle = open_page(), first_endgame()
    page.goto(f"{server.address}/puzzles/endgames")
    page.get_by_role("link", name="Next endgame").click()
    page.wait_for_url(f"**/{puzzle.name}")
    turn_in_place(page, puzzle)
    expect(page.get_by_text("Now the win is no longer certain.")).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Win in 4 turns")
    solve(page, puzzle)
    expect(page.get_by_text("You won in 4 turns, the fewest possible!")).to_be_visible()
    expect(page.get_by_role("button", name="Next endgame")).to_be_focused()
    page.goto(f"{server.address}/puzzles")
    expect(page.get_by_text(re.compile("^1 of [0-9]+ won"))).to_be_visible()
