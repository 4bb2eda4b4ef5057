"""The list of puzzles: what it shows of each puzzle, and how to find solved ones again."""

import re
from datetime import UTC, datetime

from playwright.sync_api import expect

from erawan.puzzles.collection import all_puzzles, of_weekday
from tests.browser.test_puzzles import make, open_puzzle, step_puzzle


def test_the_list_says_who_moves_and_what_was_solved(server, open_page):
    page, puzzle = open_page(), step_puzzle("win 1")
    page.goto(f"{server.address}/puzzles")
    page.get_by_label("Status").select_option("solved")
    expect(page.get_by_text("No puzzles match these filters.")).to_be_visible()
    open_puzzle(page, server, puzzle)
    make(page, puzzle.turn)
    expect(page.get_by_text("Solved on the first try!")).to_be_visible()
    page.goto(f"{server.address}/puzzles")
    # Only one group is left, so it is open and shows a picture of the position.
    expect(page.get_by_label("Status")).to_have_value("solved")
    mover = "elephants" if puzzle.position.endswith("E") else "rhinos"
    listed = page.locator("details li a")
    expect(listed).to_have_count(1)
    expect(listed).to_have_accessible_name(
        re.compile(rf"^Rating {puzzle.rating},\s*The {mover}\s*, Solved on the first try$")
    )
    expect(listed.locator("svg use[href='#siam-rock']")).to_have_count(puzzle.position.count("#"))
    page.get_by_label("Status").select_option("new")
    page.get_by_label("Order").select_option("hardest")
    page.get_by_label(re.compile("^Game")).select_option("king-of-siam")
    page.locator("summary", has_text="Two teams").click()
    hardest = max(each.rating for each in all_puzzles() if "two-teams" in each.themes)
    expect(page.locator("details[open] li a").first).to_have_accessible_name(re.compile(rf"^Rating {hardest},.* left"))
    page.locator("details[open] li a").first.click()
    page.go_back()
    expect(page.locator("details[open] li a").first).to_be_visible()


def weekday():
    return datetime.now(UTC).weekday()


def test_the_day_s_puzzle_is_as_hard_as_the_day_says(server, open_page):
    page, before = open_page(), weekday()
    page.goto(f"{server.address}/puzzles")
    told = page.locator(".card.day").get_by_text(re.compile(r"^Rating \d+")).inner_text()
    # Midnight may have passed between the server's answer and this check.
    assert int(re.search(r"\d+", told)[0]) in {each.rating for day in (before, weekday()) for each in of_weekday(day)}
