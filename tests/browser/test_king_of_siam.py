"""King of Siam in the browser: whole games with two, three and four seats of mixed kinds."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser import king_of_siam as kos
from tests.browser.conftest import PHONE
from tests.browser.waiting import break_connection, watch_snapshots


def set_up(page, server, seats, **options):
    """A new game from the set-up page."""
    page.goto(f"{server.address}/new/king-of-siam")
    page.get_by_label(re.compile("^Players")).select_option(str(len(seats)))
    for at, kind in enumerate(seats):
        page.locator(".seat").nth(at).locator("select").first.select_option(kind)
        if kind == "level":
            page.locator(".seat").nth(at).get_by_label("Strength").select_option("1")
    for label, value in options.items():
        page.get_by_label(re.compile(label)).select_option(value)
    page.get_by_role("button", name="Begin").click()


def test_a_quick_game_of_two_from_the_first_page(server, open_page):
    page = open_page()
    page.goto(server.address)
    page.get_by_label(re.compile("^Players")).select_option("2")
    page.get_by_role("button", name="Play King of Siam").click()
    kos.wait_for_turn(page)
    assert kos.play_to_the_end([page], Random(1)) > 4
    expect(page.locator("strong.verdict")).to_have_text(re.compile("You won!|You lost|The game is over"))
    # Why: by which faction or set, and the tie-break that decided.
    expect(page.locator(".status")).to_contain_text(re.compile("rules|colony"))


def test_three_of_whom_two_share_a_screen_and_hide_their_hands(server, open_page):
    page = open_page(viewport=PHONE, has_touch=True)
    set_up(page, server, ["here", "here", "level"])
    page.wait_for_selector("[data-act=unveil]")
    assert page.locator("button.pick").count() == 0
    assert kos.play_to_the_end([page], Random(2)) > 8
    expect(page.locator(".status")).to_contain_text(re.compile("rules|colony"))


def test_four_in_teams_on_two_devices(server, open_page):
    one, other = open_page(), open_page(color_scheme="dark")
    set_up(one, server, ["here", "link", "level", "level"])
    other.goto(one.get_by_label("Link", exact=True).input_value())
    other.get_by_role("button", name="Take the seat").click()
    for page in (one, other):
        page.wait_for_selector(".kos .parts")
    # K7.5: four players do not talk.
    assert one.get_by_label("Say something").count() == 0
    assert kos.play_to_the_end([one, other], Random(3)) > 8
    results = [page.locator(".status").text_content() for page in (one, other)]
    assert all(re.search("rules|colony", result) for result in results)


def test_a_turn_is_taken_back_step_by_step_and_a_reload_begins_it_anew(server, open_page):
    page = open_page()
    page.goto(server.address)
    page.get_by_role("button", name="Play King of Siam").click()
    kos.wait_for_turn(page)
    page.locator("button.pick:not([aria-disabled=true])").first.click()
    expect(page.locator(".chips li")).to_have_count(1)
    page.locator("[data-act=back]").click()
    expect(page.locator(".chips li")).to_have_count(0)
    page.locator("button.pick:not([aria-disabled=true])").first.click()
    page.reload()
    kos.wait_for_turn(page)
    expect(page.locator(".chips li")).to_have_count(0)
    kos.make_turn(page, Random(4), passing=0)
    kos.wait_for_turn(page)


def test_a_half_made_turn_outlives_a_killed_server(server, open_page):
    page = open_page(loses_server=True)
    heard = watch_snapshots(page)
    page.goto(server.address)
    page.get_by_role("button", name="Play King of Siam").click()
    kos.wait_for_turn(page)
    page.locator("button.pick[data-card=khon]").click()
    page.locator("[data-spot]").first.dispatch_event("click")
    expect(page.locator(".chips li")).to_have_count(2)
    break_connection(page, server, heard)
    expect(page.locator(".chips li")).to_have_count(2)
    page.locator("[data-spot]").first.dispatch_event("click")
    expect(page.locator(".chips li")).to_have_count(3)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_rule_of_a_card_is_one_touch_away(server, open_page, theme):
    page = open_page(viewport=PHONE, has_touch=True, color_scheme=theme)
    page.goto(server.address)
    page.get_by_role("button", name="Play King of Siam").click()
    kos.wait_for_turn(page)
    page.locator("li > button.why").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("K5.")
