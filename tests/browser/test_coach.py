"""Learn from a finished game: moments as puzzles, with an explanation at the end."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.finished_games import ending_record, finish, missed_record


def turn_north(page):
    """Turn the elephant on b2: the turn that missed the win."""
    for _ in range(2):
        page.locator('.live [data-at="b2"]').click()
    page.locator("g.facing").first.click()


def test_a_player_finds_the_win_that_was_missed(open_page, server):
    page = open_page()
    game = finish(page, server.address, missed_record())
    page.goto(f"{server.address}/game/{game}")
    page.get_by_role("link", name="Learn from this game").click()
    # The analysis starts by itself; its moments follow.
    expect(page.get_by_role("heading", name="What would you play here?")).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("One push wins the game.")).to_be_visible()
    turn_north(page)
    expect(page.locator(".judged")).to_contain_text("one push would win it now")
    page.get_by_role("button", name="Try again").click()
    for square in ("b2", "b1"):
        page.locator(f'.live [data-at="{square}"]').click()
    page.locator("g.push").click()
    expect(page.locator(".judged")).to_contain_text("that wins the game")
    expect(page.get_by_role("heading", name="A win within reach")).to_be_visible()
    expect(page.get_by_text("The elephant on b2 turns north.")).to_be_visible()
    page.get_by_role("link", name="Review the game").click()
    # The replay offers the moments again.
    expect(page.get_by_text("1 moment is waiting for you.")).to_be_visible()


def test_the_answer_of_a_moment_names_the_players_and_marks_the_better_turn(open_page, server):
    page = open_page(viewport=PHONE)
    game = finish(page, server.address, ending_record())
    page.goto(f"{server.address}/coach/{game}")
    page.get_by_role("button", name="Show the answer").click()
    expect(page.get_by_role("heading", name="A certain win")).to_be_visible()
    expect(page.get_by_text("You win (You: 4, Nok: 2).")).to_be_visible()
    expect(page.locator('[data-land="kh"][data-lit]').first).to_be_attached()


def test_a_moment_is_played_out_against_the_computer(open_page, server):
    page = open_page()
    game = finish(page, server.address, missed_record())
    page.goto(f"{server.address}/coach/{game}")
    page.get_by_role("button", name="Show the answer").click()
    page.get_by_role("button", name="Play this out").click()
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url(re.compile("/game/"))
    # The new game begins before the turn that missed the win: now it is found.
    for square in ("b2", "b1"):
        page.locator(f'.live [data-at="{square}"]').click()
    page.locator("g.push").click()
    expect(page.locator(".status.over")).to_be_visible()
