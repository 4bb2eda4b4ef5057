"""Conditional turns in the browser: built by clicks, several with conditions, and their results."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser import invitations, siam
from tests.browser import king_of_siam as kos
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.started_games import HERE

BEFOREHAND = "summary:has-text('Add a premove')"
ANOTHER = "summary:has-text('Add another premove')"


def begin(server, *pages, game="siam", **options):
    """Start a game among friends by links; return when it has begun on every page."""
    seats = [HERE, *[{"kind": "link"}] * (len(pages) - 1)]
    body = {"game": game, "seats": seats, "options": options}
    made = pages[0].request.post(f"{server.address}/api/games", data=body, headers={"origin": server.address}).json()
    for page, link, name in zip(pages[1:], made["links"], ["Mia", "Tom", "Noi"], strict=False):
        invitations.join(page, link["url"], name)
    pages[0].goto(f"{server.address}/game/{made['game']['id']}")
    for page in pages:
        page.wait_for_selector(".status, .kos .hand")


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_card_is_put_together_by_clicks_and_played_when_the_turn_comes(server, open_page, viewport):
    pages = [open_page(viewport=viewport, has_touch=viewport == PHONE) for _ in range(2)]
    begin(server, *pages, game="king-of-siam", players=2)
    mover = kos.whose_turn(pages)
    other = pages[1 - pages.index(mover)]
    other.locator(BEFOREHAND).click()
    other.get_by_role("button", name="Choose a card").click()
    expect(other.get_by_text("Choose your premove.")).to_be_visible()
    other.locator("button.pick[data-card=rama]:not([aria-disabled=true])").click()
    kos.finish_turn(other, lambda spots: spots[0])
    expect(other.get_by_text("Choose your premove.")).to_be_visible()
    other.get_by_role("button", name="Save premove").click()
    kept = other.locator(".prepared li")
    expect(kept).to_have_text(re.compile("^Rama, .*always"))
    turn = kept.get_attribute("data-premove")
    assert turn.startswith("rama:")
    # A sentence, also for screen readers.
    expect(kept.get_by_role("button", name=re.compile("Remove Rama, "))).to_be_visible()
    # The turn is not played yet, and the other player does not see it.
    assert mover.locator(".prepared").count() == 0
    assert other.locator('ol li[data-turn^="rama"]').count() == 0
    mover.locator("[data-act=pass]").click()
    expect(mover.locator(f'ol li[data-turn="{turn}"]').first).to_be_visible()
    expect(other.locator(".prepared")).to_have_count(0)
    kos.wait_for_turn(mover)


def test_what_was_begun_for_later_goes_on_when_ones_turn_comes(server, open_page):
    pages = [open_page() for _ in range(2)]
    begin(server, *pages, game="king-of-siam", players=2)
    mover = kos.whose_turn(pages)
    other = pages[1 - pages.index(mover)]
    other.locator(BEFOREHAND).click()
    other.get_by_role("button", name="Choose a card").click()
    other.locator("button.pick[data-card=rama]:not([aria-disabled=true])").click()
    other.locator("[data-spot]").first.wait_for(state="attached")
    mover.locator("[data-act=pass]").click()
    expect(other.get_by_text("Choose your premove.")).to_be_hidden()
    expect(other.locator(".chips li")).to_have_count(1)
    kos.finish_turn(other, lambda spots: spots[0])
    other.get_by_role("button", name="Save premove").wait_for(state="hidden")
    other.locator("[data-act=confirm]").click()
    kos.wait_for_turn(mover)


def write(page, turn, after=None, summary=BEFOREHAND):
    """Add a premove by typing it."""
    page.locator(summary).click()
    if after is not None:
        page.get_by_label("Play it").select_option("only")
        page.get_by_label(re.compile("plays")).fill(after)
    page.get_by_label("Type a turn").fill(turn)
    page.locator("details[open]").get_by_role("button", name="Save").click()
    expect(page.locator(f'.prepared li[data-premove="{turn}"]')).to_be_visible()
    expect(page.locator("details[open]:has(.ways)")).to_have_count(0)  # it closes when the premove is saved


def play(page, turn):
    """Play a turn by typing it."""
    page.wait_for_selector("svg.board.live")
    page.evaluate("document.querySelector('section.card details').open = true")
    page.locator("section.card details input").fill(turn)
    page.keyboard.press("Enter")
    expect(page.locator(f'ol li[data-turn="{turn}"]').first).to_be_visible()


def test_several_turns_each_whatever_comes_or_only_after_something(server, open_page):
    one, other = open_page(), open_page()
    begin(server, one, other)
    write(other, "+e5s", after="+a1n")
    write(other, "+d5s", summary=ANOTHER)
    write(other, "+c5s", after="+c1n", summary=ANOTHER)
    rows = other.locator(".prepared li")
    expect(rows).to_have_text(
        [
            re.compile(r"^the rhino enters on e5 .*only after the elephant enters on a1"),
            re.compile(r"^the rhino enters on d5 .*always"),
            re.compile(r"^the rhino enters on c5 .*only after the elephant enters on c1"),
        ]
    )
    # They stay after a reload, and one can be taken out.
    other.reload()
    expect(rows).to_have_count(3)
    rows.nth(1).get_by_role("button", name=re.compile("Remove the rhino enters on d5")).click()
    expect(rows).to_have_count(2)
    play(one, "+a1n")
    expect(one.locator("ol li")).to_have_count(2)
    expect(rows).to_have_count(1)
    # The opponent plays another turn than expected, so the player chooses her turn herself.
    play(one, "+b1n")
    other.wait_for_selector("svg.board.live")
    expect(rows).to_have_count(0)
    expect(one.locator("ol li")).to_have_count(3)


def test_a_turn_chosen_on_the_board_keeps_its_condition(server, open_page):
    one, other = open_page(), open_page()
    begin(server, one, other)
    other.locator(BEFOREHAND).click()
    other.get_by_label("Play it").select_option("only")
    board = other.get_by_role("button", name="Choose on the board")
    expect(board).to_be_disabled()
    other.get_by_label(re.compile("plays")).fill("+a1n")
    board.click()
    other.locator("g.reserve.open").click()
    other.locator('g.target[data-at="a5"]').click()
    other.get_by_role("group", name="Siam board").get_by_role("button", name="face south").click()
    expect(other.locator(".prepared li")).to_have_text(
        re.compile(r"^the rhino enters on a5 .*only after the elephant enters on a1")
    )
    play(one, "+a1n")
    expect(one.locator("ol li").last).to_have_attribute("data-turn", "+a5s")


def test_a_slip_of_the_pen_is_told_and_stays_to_be_mended(server, open_page):
    one, other = open_page(), open_page()
    begin(server, one, other)
    other.locator(BEFOREHAND).click()
    other.get_by_label("Type a turn").fill("zzz")
    other.locator("details[open]").get_by_role("button", name="Save").click()
    expect(other.get_by_role("alert")).to_be_visible()
    expect(other.get_by_label("Type a turn")).to_have_value("zzz")
    siam.choose_by_click(one, Random(1))
    other.wait_for_selector("svg.board.live")
