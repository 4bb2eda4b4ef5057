"""Games with days per turn: the list of games to move in, the number in the title, and notifications."""

import re
from random import Random

from playwright.sync_api import expect

from tests.browser import invitations, siam
from tests.browser.started_games import HERE, begin

# Replace the browser's notifications: count requests for permission, and record what is shown.
STUB = """
window.asked = 0
window.shown = []
window.Notification = class {
  static permission = 'default'
  static async requestPermission() { window.asked += 1; return (Notification.permission = 'granted') }
  constructor(title, options) { window.shown.push([title, options.body, options.data]); window.latest = this }
  close() {}
}
"""


def test_a_correspondence_game_notifies_a_player_on_another_page(server, open_page):
    one, other = open_page(), open_page()
    other.add_init_script(STUB)
    invitations.make_siam(one, server.address, clock="Days per turn (correspondence)")
    invitations.join(other, invitations.links(one)[0], "Mia")
    one.get_by_role("button", name="Add a title").click()
    one.get_by_label("Game title").fill("Slow and steady")
    one.get_by_role("button", name="Save").click()
    expect(other.get_by_role("heading", name="Slow and steady")).to_be_visible()
    # The clock shows three days for the turn.
    expect(one.locator("time").first).to_have_text(re.compile("^(3 d 0 h|2 d 23 h)$"))
    other.get_by_role("link", name="My games").click()
    expect(other.locator("a.card", has_text="Slow and steady")).to_contain_text("Waiting for")
    assert other.evaluate("window.asked") == 0
    other.get_by_role("button", name="Turn on notifications").click()
    expect(other.get_by_text("Your browser notifies you when it is your turn.")).to_be_visible()
    assert other.evaluate("[window.asked, window.shown.length]") == [1, 0]
    siam.choose_by_click(one, Random(1))
    expect(other).to_have_title("(1) My games – Erawan")
    other.wait_for_function("window.shown.length === 1")
    path = one.url.removeprefix(server.address)
    assert other.evaluate("window.shown[0]") == ["It is your turn", "Slow and steady", path]
    # The list shows that it is the user's turn, and until when.
    expect(other.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(other.locator("a.card", has_text="Slow and steady")).to_contain_text("due")
    other.evaluate("window.latest.onclick()")
    other.wait_for_selector("svg.board.live")
    siam.choose_by_click(other, Random(2))
    expect(other).to_have_title("Slow and steady – Erawan")
    # A user who is viewing the game gets no notification.
    one.wait_for_selector("svg.board.live")
    expect(one).to_have_title("(1) ● Slow and steady – Erawan")
    # The number beside the link counts other games only.
    expect(one.locator(".games-to-move-count")).to_be_hidden()
    siam.choose_by_click(one, Random(3))
    expect(other).to_have_title("(1) ● Slow and steady – Erawan")
    assert other.evaluate("window.shown.length") == 1


def test_a_game_begun_in_one_tab_is_listed_in_another_without_a_notification(server, open_page):
    page = open_page()
    page.goto(server.address)
    page.get_by_role("button", name="Play Siam").click()
    page.wait_for_url("**/game/**")
    page.wait_for_selector("svg.board.live")
    other = page.context.new_page()
    other.add_init_script(f"{STUB}; Notification.permission = 'granted'; localStorage['erawan.notify'] = 'on'")
    other.goto(f"{server.address}/games")
    expect(other).to_have_title("(1) My games – Erawan")
    # Nothing can be clicked in a tab in the background.
    page.bring_to_front()
    page.goto(server.address)
    page.get_by_role("button", name="Play King of Siam").click()
    page.wait_for_url("**/game/**")
    expect(other).to_have_title("(2) My games – Erawan")
    expect(other.locator("a.card")).to_have_count(2)
    assert other.evaluate("window.shown.length") == 0


def test_notifications_that_the_browser_denies_say_what_to_do(server, open_page):
    page = open_page()
    page.add_init_script("window.Notification = { permission: 'denied' }")
    page.goto(f"{server.address}/profile")
    expect(page.get_by_text("Your browser blocks notifications")).to_be_visible()
    assert page.get_by_role("button", name="Turn on notifications").count() == 0


def test_a_click_on_a_notification_of_the_service_worker_leads_to_the_game(server, open_page):
    page = open_page(service_workers="allow")
    game = begin(page, server.address, "siam", (HERE, HERE))
    page.goto(f"{server.address}/games")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    # Send the message that the service worker sends after a click on a notification, also to a page that it does not
    # control yet, because that page was loading while the worker started.
    worker = page.context.service_workers[0]
    worker.evaluate(
        """path => self.clients.matchAll({ type: "window", includeUncontrolled: true })
          .then((all) => all[0].postMessage({ go: path }))""",
        f"/game/{game}",
    )
    page.wait_for_selector("svg.board.live")
    assert page.url == f"{server.address}/game/{game}"
