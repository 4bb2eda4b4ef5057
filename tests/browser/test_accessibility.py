"""Accessibility: screen readers get every change, and the keyboard alone is enough."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser import king_of_siam as kos
from tests.browser import states
from tests.browser.invitations import open_menu
from tests.browser.started_games import KOS_THREE_STRUGGLES, begin_kos, begin_siam
from tests.run_checks import has_full_matrix


def test_king_of_siam_is_played_to_the_end_by_keys_alone(server, open_page):
    page = open_page()
    begin_kos(page, server.address, "" if has_full_matrix() else KOS_THREE_STRUGGLES[2])
    page.locator("main").focus()
    lost = []

    def make(page, chance):
        # The button of the last turn is gone, but the page must still have a focused element.
        lost.append(page.evaluate("document.activeElement === document.body"))
        kos.make_turn_by_keys(page, chance)

    assert kos.play_to_the_end([page], Random(8), make=make) > 4
    assert not any(lost)
    expect(page.locator(".status")).to_contain_text(re.compile("rules|colony"))


def test_the_board_of_siam_is_heard(server, open_page):
    page = open_page()
    states.siam(page, server.address)
    expect(page.locator("svg.board")).to_match_aria_snapshot("""
      - group "Siam board":
        - button "a5, empty"
        - button "the elephant on b4 facing south, can be chosen"
        - button "the rhino on e4 facing north"
        - button "a rock on d3"
        - button /elephants. 2 in reserve/
        - button /rhinos. 2 in reserve/ [disabled]
    """)
    page.locator('.live [data-at="d1"]').click()
    expect(page.get_by_role("button", name="e1, empty, can go here")).to_be_visible()
    expect(page.locator(".guide")).to_match_aria_snapshot("""
      - paragraph: Choose where it goes, or turn it with the arrows.
      - button /[Ff]ace north/
      - button /[Ff]ace east/
      - button /[Ff]ace south/
      - button "Leave the board"
      - button "Cancel"
    """)
    page.locator("g.target").first.click()
    expect(page.locator(".guide").get_by_role("button", name="face north")).to_be_visible()


def test_the_country_is_heard(server, open_page):
    page = open_page()
    states.king_of_siam_last_struggle(page, server.address)
    expect(page.get_by_role("list", name="Provinces")).to_match_aria_snapshot("""
      - list "Provinces":
        - listitem: /Chiang Mai .* British in control/
        - listitem: /Luang Prabang .* Lao in control, home of Lao/
        - listitem: /Sukhothai .* Rama 2, Lao 4, Malay 3, contested/
    """)
    expect(page.get_by_role("list", name="Cards of seat 1")).to_match_aria_snapshot("""
      - list "Cards of seat 1":
        - listitem:
          - button /Maharacha/
          - button /Explain. Maharacha/
    """)
    expect(page.get_by_role("list", name="Order of struggles")).to_match_aria_snapshot("""
      - list "Order of struggles":
        - listitem:
          - button "1 cm Chiang Mai, British in control" [disabled]
    """)


def test_every_turn_and_the_result_are_told(server, open_page):
    page = open_page()
    states.siam_over(page, server.address)
    log = page.get_by_role("log")
    expect(log).to_contain_text("You: the elephant on b2 pushes south")
    expect(log).to_contain_text("You won!")
    expect(log).to_contain_text("pushed the rock from b1 south off the board")
    states.king_of_siam_over(page, server.address)
    expect(log).to_contain_text("You: passes")
    expect(log).to_contain_text("Lao rules")


@pytest.mark.parametrize(
    ("begin", "wrong", "right"),
    [(begin_siam, "b4a1n", "d1e1n"), (begin_kos, "khon:R@xx", "pass")],
    ids=["siam", "king-of-siam"],
)
def test_a_turn_can_be_typed_and_a_wrong_one_is_explained(server, open_page, begin, wrong, right):
    page = open_page()
    begin(page, server.address)
    page.get_by_text("Type a turn").click()
    box = page.locator("aside details input")
    box.fill(wrong)
    box.press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(box).to_have_value(wrong)
    expect(box).to_have_attribute("aria-invalid", "true")
    # Another seat may have begun the game, perhaps with the same turn.
    made = page.locator(f'ol li[data-turn^="{right}"]')
    before = made.count()
    box.fill(right)
    box.press("Enter")
    expect(made).not_to_have_count(before)
    expect(box).to_have_value("")
    expect(box).to_be_focused()


def test_the_focus_is_never_lost(server, open_page):
    page = open_page()
    states.siam_facing(page, server.address)
    # The clicked button disappears, and the focus returns to the board.
    page.locator("g.facing").first.click()
    page.wait_for_function("() => document.activeElement.matches('svg.board [data-at]')")
    # A dialog gives the focus back.
    open_menu(page, "How to play")
    expect(page.get_by_role("dialog")).to_contain_text("Push a rock off the board")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Menu")).to_be_focused()
    # A new page gets the focus at its beginning, also when the user goes back.
    page.get_by_role("link", name="My games").click()
    expect(page.locator("main")).to_be_focused()
    page.go_back()
    expect(page.locator("main")).to_be_focused()
    states.king_of_siam_shared_device(page, server.address)
    page.locator("[data-act=unveil]").press("Enter")
    page.wait_for_function(
        "() => document.querySelector('[data-act=pass]') && document.activeElement !== document.body"
    )
    page.locator("[data-act=pass]").press("Enter")
    page.wait_for_selector("[data-act=unveil]")
    assert page.evaluate("document.activeElement !== document.body")


def test_factions_and_sides_are_told_by_shape_and_letter(server, open_page):
    page = open_page()
    page.goto(server.address)
    page.wait_for_selector("article.kos .main")
    letters = "(kinds) => kinds.map((kind) => document.querySelector(`#kos-${kind} .kos-letter`).textContent)"
    assert page.evaluate(letters, ["R", "L", "M"]) == ["R", "L", "M"]
    # Without fills and strokes the drawings still differ.
    shapes = (
        "(kinds) => kinds.map((kind) => [...document.querySelectorAll(`#${kind} path`)]"
        ".map((path) => path.getAttribute('d')).join(' '))"
    )
    for kinds in (["kos-R", "kos-L", "kos-M"], ["siam-elephant", "siam-rhino", "siam-rock"]):
        assert len(set(page.evaluate(shapes, kinds))) == len(kinds)
