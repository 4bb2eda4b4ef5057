"""King of Siam in the browser: whole games with two, three and four seats of mixed kinds."""

import re
from collections import Counter
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser import king_of_siam as kos
from tests.browser.conftest import MOTION, PHONE
from tests.browser.connection import break_connection, watch_snapshots
from tests.browser.started_games import KOS_THREE_STRUGGLES

# Tap a follower, wherever the page is scrolled to.
TOUCH = "figure => figure.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' }))"
ON_THE_MAP = "() => document.activeElement.matches('[data-spot]')"
# Hold back the page's questions about an incomplete turn until the test releases them.
HOLD = """() => {
  const send = WebSocket.prototype.send
  window.held = []
  WebSocket.prototype.send = function (text) {
    if (text.includes('"t":"choose"')) window.held.push(() => send.call(this, text))
    else send.call(this, text)
  }
}"""
LET_GO = "() => window.held.splice(0).forEach((each) => each())"


def set_up(page, server, seats, position="", **options):
    """Start a new game from the set-up page."""
    page.goto(f"{server.address}/new/king-of-siam")
    page.get_by_label(re.compile("^Players")).select_option(str(len(seats)))
    for at, kind in enumerate(seats):
        page.locator(".seat").nth(at).locator("select").first.select_option(kind)
        if kind == "level":
            page.locator(".seat").nth(at).get_by_role("radio", name="Nok, Level 1").check(force=True)
    if options or position:
        page.get_by_text("Advanced options").click()
    for label, value in options.items():
        page.get_by_label(re.compile(label)).select_option(value)
    if position:
        page.locator("textarea").fill(position)
    page.get_by_role("button", name="Start game").click()


def test_a_quick_game_of_two_from_the_first_page(server, open_page):
    page = open_page(**MOTION)
    page.goto(server.address)
    page.get_by_label(re.compile("^Players")).select_option("2")
    page.get_by_role("button", name="Play King of Siam").click()
    page.wait_for_url("**/game/**")
    kos.wait_for_turn(page)
    assert kos.play_to_the_end([page], Random(1)) > 4
    expect(page.locator("strong.verdict")).to_have_text(re.compile("You won!|You lost|Game over"))
    # Why: by which faction or set, and the tie-break that decided.
    expect(page.locator(".status")).to_contain_text(re.compile("rules|colony"))


def test_three_of_whom_two_share_a_screen_and_hide_their_hands(server, open_page):
    page = open_page(viewport=PHONE, has_touch=True)
    set_up(page, server, ["here", "here", "level"], KOS_THREE_STRUGGLES[3])
    page.wait_for_selector("[data-act=unveil]")
    assert page.locator("button.pick").count() == 0
    assert kos.play_to_the_end([page], Random(2), make=kos.pass_mostly) > 4
    expect(page.locator(".status")).to_contain_text(re.compile("rules|colony"))


def test_four_in_teams_on_two_devices(server, open_page):
    one, other = open_page(), open_page(color_scheme="dark")
    set_up(one, server, ["here", "link", "level", "level"])
    other.goto(one.get_by_label("Link", exact=True).input_value())
    other.get_by_role("button", name="Join game").click()
    for page in (one, other):
        page.wait_for_selector(".kos .parts")
    # K7.5: four players do not talk.
    assert one.get_by_label("Write a message").count() == 0
    assert kos.play_to_the_end([one, other], Random(3), make=kos.pass_mostly) > 8
    for page in (one, other):
        expect(page.locator(".status")).to_contain_text(re.compile("rules|colony"))


def test_a_turn_is_taken_back_step_by_step_and_a_reload_begins_it_anew(server, open_page):
    page = open_page()
    kos.begin(page, server.address)
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


@pytest.mark.parametrize("viewport", [{"width": 1280, "height": 800}, PHONE], ids=["desk", "phone"])
def test_steps_back_by_keys_end_at_the_card(server, open_page, viewport):
    page = open_page(viewport=viewport)
    kos.begin(page, server.address)
    card, steps = page.locator("button.pick[data-card=khon]"), page.locator(".chips li")
    kos.tab_to(page, "button.pick[data-card=khon]")

    def make_two_steps():
        for count in (1, 2):
            page.keyboard.press("Enter")
            expect(steps).to_have_count(count)
            page.wait_for_function(ON_THE_MAP)

    make_two_steps()
    page.keyboard.press("Escape")
    expect(steps).to_have_count(1)
    page.wait_for_function(ON_THE_MAP)
    page.keyboard.press("Escape")
    expect(card).to_be_focused()
    expect(steps).to_have_count(0)
    make_two_steps()
    # The undo button keeps the focus as long as there is a step to undo.
    kos.tab_to(page, "[data-act=back]")
    page.keyboard.press("Enter")
    expect(steps).to_have_count(1)
    expect(page.locator("[data-act=back]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(card).to_be_focused()
    expect(steps).to_have_count(0)


def test_the_second_of_two_quick_clicks_hits_nothing_that_came_by_the_first(server, open_page):
    page = open_page(**MOTION)
    kos.begin(page, server.address)
    steps, turns = page.locator(".chips li"), page.locator("section[aria-label=Turns] li")
    before = turns.count()
    # After the first click the hand moves, so the second click hits another card.
    page.locator("button.pick[data-card=lao]").click()
    expect(steps).to_have_text(re.compile("Lao"))
    click_again(page)
    page.locator("[data-act=back]").click()
    expect(steps).to_have_count(0)
    click_again(page)
    page.locator("[data-act=pass]").dispatch_event("click", {"detail": 2})
    page.locator("button.pick[data-card=khon]").click()
    expect(steps).to_have_text(re.compile("Khon Thai"))
    assert turns.count() == before


def test_two_quick_clicks_take_two_steps_back(server, open_page):
    page = open_page(**MOTION)
    kos.begin(page, server.address)
    page.locator("button.pick[data-card=khon]").click()
    for count in (2, 3):
        page.locator("[data-spot]").first.dispatch_event("click")
        expect(page.locator(".chips li")).to_have_count(count)
    page.locator("[data-act=back]").dblclick()
    expect(page.locator(".chips li")).to_have_count(1)
    # Removing a step by its cross moves the focus to the undo button.
    page.locator("[data-spot]").first.dispatch_event("click")
    page.locator(".chips button").nth(1).press("Enter")
    expect(page.locator(".chips li")).to_have_count(1)
    expect(page.locator("[data-act=back]")).to_be_focused()


def test_which_follower_is_meant_is_asked_within_the_screen(server, open_page):
    page = open_page(viewport=PHONE, has_touch=True)
    kos.begin(page, server.address)
    page.locator("button.pick[data-card='1v1']").tap()
    page.wait_for_selector("[data-spot]", state="attached")
    found = Counter(each.get_attribute("data-province") for each in page.locator("[data-spot]").all())
    crowded = [province for province, count in found.items() if count > 1]
    assert len(crowded) > 2
    for province in crowded:
        page.locator(f"[data-spot][data-province={province}]").first.evaluate(TOUCH)
        box = page.locator(".asked").bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
        page.locator(".asked .quiet").tap()
        expect(page.locator(".asked")).to_have_count(0)


def click_again(page):
    """Make the second click of a double click, wherever the pointer is."""
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)


@pytest.mark.parametrize("key", ["Enter", " "])
def test_a_key_that_is_held_down_makes_one_step(server, open_page, key):
    page = open_page(**MOTION)
    kos.begin(page, server.address)
    kos.tab_to(page, "button.pick[data-card=khon]")
    page.keyboard.press("Enter")
    page.wait_for_function(ON_THE_MAP)
    page.keyboard.down(key)
    expect(page.locator(".chips li")).to_have_count(2)
    page.wait_for_function(ON_THE_MAP)
    page.keyboard.down(key)
    page.keyboard.up(key)
    # If the key had chosen twice, two steps would be left after one undo.
    page.keyboard.press("Escape")
    expect(page.locator(".chips li")).to_have_count(1)


def test_a_slow_server_is_waited_for_in_sight_and_the_keyboard_stays(server, open_page):
    page = open_page()
    kos.begin(page, server.address)
    page.evaluate(HOLD)
    asked = page.locator(".bar > p")
    kos.tab_to(page, "button.pick[data-card=khon]")
    page.keyboard.press("Enter")
    expect(asked).to_have_text("One moment…")
    expect(page.locator("[data-act=back]")).to_be_visible()
    page.evaluate(LET_GO)
    page.wait_for_function(ON_THE_MAP)
    page.keyboard.press("Enter")
    expect(asked).to_have_text("One moment…")
    assert page.evaluate(ON_THE_MAP)
    page.evaluate(LET_GO)
    expect(page.locator(".chips li")).to_have_count(2)
    page.wait_for_function(ON_THE_MAP)


def test_a_half_made_turn_outlives_a_killed_server(server, open_page):
    page = open_page(loses_server=True)
    heard = watch_snapshots(page)
    kos.begin(page, server.address)
    page.locator("button.pick[data-card=khon]").click()
    page.locator("[data-spot]").first.dispatch_event("click")
    expect(page.locator(".chips li")).to_have_count(2)
    break_connection(page, server, heard)
    expect(page.locator(".chips li")).to_have_count(2)
    page.locator("[data-spot]").first.dispatch_event("click")
    expect(page.locator(".chips li")).to_have_count(3)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_rule_of_a_card_is_one_click_away(server, open_page, theme):
    page = open_page(color_scheme=theme)
    kos.begin(page, server.address)
    page.locator("li > button.why").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("K5.")


def test_on_a_phone_the_rule_of_a_card_is_one_touch_away_once_it_is_chosen(server, open_page):
    page = open_page(viewport=PHONE, has_touch=True)
    kos.begin(page, server.address)
    page.locator("button.pick[data-card=king]").tap()
    page.get_by_role("button", name="Explain: Maharacha").tap()
    expect(page.get_by_role("dialog")).to_contain_text("K5.1")
