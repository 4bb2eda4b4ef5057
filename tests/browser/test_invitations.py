"""Play with a friend: from the home page to a shared link in two taps, and what the invitation says."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import invitations
from tests.browser.conftest import DESKTOP, PHONE

LANDSCAPE = {"width": 844, "height": 390}
WINDOWS = {"desktop": DESKTOP, "phone": PHONE, "landscape": LANDSCAPE}
# A fake share sheet that records what is shared.
SHARE_SHEET = "window.shared = []; navigator.share = async (what) => { window.shared.push(what) }"
NO_SHARE_SHEET = "delete Navigator.prototype.share"
IS_WHOLLY_VISIBLE = """(element) => {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight
}"""


@pytest.mark.parametrize("window", WINDOWS)
def test_two_taps_lead_from_the_home_page_to_a_link_in_the_share_sheet(server, open_page, window):
    page = open_page(viewport=WINDOWS[window], has_touch=True, is_mobile=window != "desktop")
    page.add_init_script(SHARE_SHEET)
    page.goto(server.address)
    page.locator("article.siam").get_by_role("link", name="Play with a friend").tap()
    page.get_by_role("button", name="The rhinos").tap()
    page.wait_for_url("**/game/*")
    (shared,) = page.evaluate("window.shared")
    assert "/join#" in shared["url"]
    assert shared["text"] == "Play Siam with me!"
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    assert invitations.links(page) == [shared["url"]]
    # A user who closed the share sheet too soon can open it again.
    send = page.get_by_role("button", name="Send link")
    assert send.evaluate(IS_WHOLLY_VISIBLE)
    send.tap()
    assert [each["url"] for each in page.evaluate("window.shared")] == [shared["url"]] * 2


def test_a_browser_without_a_share_sheet_offers_to_copy_the_link_or_shows_a_code(server, open_page):
    page = open_page()
    page.add_init_script(NO_SHARE_SHEET)
    page.goto(f"{server.address}/invite/king-of-siam")
    page.get_by_role("button", name="Three players").click()
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    assert len(invitations.links(page)) == 2
    expect(page.get_by_role("button", name="Send link")).to_have_count(0)
    expect(page.get_by_role("button", name="Copy link")).to_have_count(2)
    page.get_by_role("button", name="QR code").first.click()
    expect(page.get_by_role("img", name="QR code: Link")).to_be_visible()


def test_an_invitation_says_game_side_clock_and_who_invites(server, open_page):
    host, friend = open_page(), open_page(viewport=PHONE, has_touch=True)
    invitations.call_oneself(host, server.address, "Anna")
    host.goto(f"{server.address}/invite")
    host.get_by_label("Clock").select_option("10 minutes each")
    host.get_by_role("button", name="The rhinos").click()
    expect(host.get_by_role("heading", name="Waiting for players")).to_be_visible()
    friend.goto(invitations.links(host)[0])
    card = friend.get_by_role("main")
    expect(card.get_by_role("heading")).to_have_text("Anna (guest) invites you")
    expect(card).to_contain_text("Siam")
    expect(card).to_contain_text(re.compile(r"You play\s*The elephants"))
    expect(card).to_contain_text("10 minutes each, 5 extra seconds per turn")
    # A user with a passphrase is no longer shown as a guest.
    host.request.put(
        f"{server.address}/api/me/passphrase",
        data={"passphrase": "grey rock over the edge"},
        headers={"origin": server.address},
    )
    friend.reload()
    expect(card.get_by_role("heading")).to_have_text("Anna invites you")
    friend.get_by_role("button", name="Join game").tap()
    friend.wait_for_selector("svg.board.live")
    host.request.delete(f"{server.address}/api/me", headers={"origin": server.address})


def test_rules_and_the_start_position_are_folded_away_until_asked_for(server, open_page):
    page = open_page()
    page.goto(f"{server.address}/invite/king-of-siam")
    page.get_by_role("link", name="Rules and other options").click()
    expect(page.locator(".seat select").nth(1)).to_have_value("link")
    page.get_by_label(re.compile("^Players")).select_option("3")
    expect(page.locator(".seat select").nth(2)).to_have_value("link")
    takebacks = page.get_by_label("Allow takebacks")
    expect(takebacks).to_be_hidden()
    page.get_by_text("Advanced options").click()
    expect(takebacks).to_be_visible()
    expect(page.get_by_label("Start from a position")).to_be_visible()
