"""Invite people, join games and set a name in the browser, as people do."""

from playwright.sync_api import expect


def make_siam(page, address, kind="link", clock=None):
    """Create a game of Siam whose second seat is free; wait until the page shows whom the game waits for."""
    page.goto(f"{address}/new/siam")
    page.locator(".seat select").nth(1).select_option(kind)
    if clock:
        page.get_by_label(clock).check()
    page.get_by_role("button", name="Start game").click()
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()


def links(page):
    """Return the links that a waiting game shows, one for each seat."""
    return [each.input_value() for each in page.get_by_label("Link", exact=True).all()]


def join(page, link, name):
    """Take the seat of a link under a name."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join game").click()
    page.wait_for_url("**/game/*")


def call_oneself(page, address, name, colour="indigo"):
    """Set a name and a colour on the profile page."""
    page.goto(f"{address}/profile")
    page.get_by_label("Your name").fill(name)
    page.get_by_label(colour).check(force=True)
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()


def open_menu(page, entry):
    """Open the menu of a game and choose one of its entries."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name=entry).click()
