"""What somebody sees who tries things out: boards that are whole, and sentences that say who did what."""

import re

from playwright.sync_api import expect

from erawan.puzzles.collection import all_puzzles


def test_the_board_to_set_up_a_position_has_its_squares(server, open_page):
    page = open_page()
    page.goto(f"{server.address}/study/set-up")
    expect(page.locator("svg.board rect.even, svg.board rect.odd")).to_have_count(25)


def test_a_failed_ending_says_who_refutes_it_and_hides_no_cards(server, open_page):
    page = open_page()
    ending = next(each for each in all_puzzles() if "three-players" in each.themes and each.turn != "pass")
    page.goto(f"{server.address}/puzzles/{ending.name}")
    page.locator("[data-act=pass]").click()
    expect(page.get_by_text(re.compile(r"^Not this one: Guest \(seat \d\) (plays|passes)"))).to_be_visible()
    expect(page.get_by_text("Cards stay hidden")).to_have_count(0)
