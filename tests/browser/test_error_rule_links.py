"""Error messages link to the rule that they rest on, and do not name its number."""

import re

from playwright.sync_api import expect

from tests.browser.record_upload import drop_file, recorded


def expect_rule(line, rule):
    link = line.get_by_role("link", name="Why?")
    expect(link).to_be_visible()
    expect(line).not_to_contain_text(rule)
    expect(link).to_have_attribute("href", re.compile(rf"/rules/[a-z-]+#{re.escape(rule)}$"))


def test_a_new_game_from_a_broken_position_links_to_the_rule(server, open_page):
    page = open_page(refused="/api/games")
    for game, position, rule in (("siam", "5/5/1###1/5/5 X", "S5.1"), ("king-of-siam", "siam:2 nothing", "K8.2")):
        page.goto(f"{server.address}/new/{game}")
        page.locator("summary").click()
        page.locator("textarea").fill(position)
        page.get_by_role("button", name="Start game").click()
        expect_rule(page.get_by_role("alert"), rule)
        expect(page.locator("textarea")).to_have_value(position)
        # The message goes away as soon as the text changes.
        page.locator("textarea").press("Backspace")
        expect(page.get_by_role("alert")).to_have_count(0)


def test_a_record_with_a_broken_turn_links_to_the_rule(server, open_page):
    page = open_page()
    page.goto(f"{server.address}/study")
    page.wait_for_selector(".drop")
    drop_file(page, "games.erawan", recorded("+c1n", "+c5s").replace("+c5s", "+c4s"))
    expect_rule(page.locator(".broken"), "S2.1")
