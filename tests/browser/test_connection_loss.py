"""A lost connection is noticed, and a turn that could not be sent is shown as such and sent later."""

from playwright.sync_api import expect

from tests.browser import king_of_siam as kos
from tests.browser.started_games import begin_kos, begin_siam

QUIET = "5/5/1##1#/5/2N2 E"


def test_an_unsent_turn_is_shown_as_pending_and_sent_when_the_connection_is_back(server, open_page):
    page = open_page(loses_server=True)
    begin_siam(page, server.address, QUIET)
    page.locator('.live [data-at="e1"]').click()
    page.wait_for_selector("g.facing")
    page.context.set_offline(True)
    page.locator("[data-act=play]").click()
    expect(page.get_by_text("Connection lost")).to_contain_text("Your turn will be sent")
    expect(page.locator('[data-pending="+e1n"]')).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator("ol li").first).to_have_attribute("data-turn", "+e1n")
    expect(page.locator("[data-pending]")).to_have_count(0)
    expect(page.get_by_text("Connection lost")).to_have_count(0)


def test_an_unsent_turn_of_king_of_siam_is_shown_as_pending_on_the_map(server, open_page):
    page = open_page(loses_server=True)
    begin_kos(page, server.address)
    page.locator("button.pick[data-card=khon]").click()
    kos.finish_turn(page, lambda spots: spots[0])
    page.context.set_offline(True)
    page.locator("[data-act=confirm]").click()
    pending = page.locator(".country [data-pending^='khon']")
    expect(pending.locator("path").first).to_be_visible()
    expect(page.locator(".bar p")).to_contain_text("Your turn will be sent")
    expect(page.get_by_text("Connection lost")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator("ul[aria-label=Players] [data-seat='1']")).to_contain_text("Khon Thai")
    expect(page.locator("[data-pending]")).to_have_count(0)


def test_a_pass_that_could_not_be_sent_is_shown_as_pending(server, open_page):
    page = open_page(loses_server=True)
    begin_kos(page, server.address)
    page.context.set_offline(True)
    page.locator("[data-act=pass]").click()
    expect(page.locator(".country [data-pending=pass] path")).to_have_count(1)
    expect(page.locator(".bar p")).to_contain_text("Your turn will be sent")


def test_a_connection_that_falls_silent_is_noticed_within_two_seconds_although_nothing_is_sent(server, open_page):
    page = open_page()
    page.clock.install()
    is_silent = []

    def hold(socket):
        """Forward messages in both ways until the connection falls silent; the socket stays open."""
        upstream = socket.connect_to_server()
        socket.on_message(lambda text: None if is_silent else upstream.send(text))
        upstream.on_message(lambda text: None if is_silent else socket.send(text))

    page.route_web_socket("**/api/live", hold)
    begin_siam(page, server.address, QUIET)
    message = page.get_by_text("The server is not answering")
    expect(message).to_have_count(0)
    is_silent.append(True)
    page.mouse.move(100, 100)
    # The clock of the page alone goes on, by two seconds.
    page.clock.run_for(2000)
    expect(message).to_be_visible()


def test_a_server_that_falls_silent_is_noticed_while_the_socket_is_still_open(server, open_page):
    page = open_page()
    held = []

    def hold(socket):
        """Forward messages until the player sends a turn; then hold that turn and everything after it."""
        upstream = socket.connect_to_server()
        socket.on_message(lambda text: held.append(text) if '"play"' in text or held else upstream.send(text))

    page.route_web_socket("**/api/live", hold)
    begin_siam(page, server.address, QUIET)
    page.locator('.live [data-at="e1"]').click()
    page.locator("[data-act=play]").click()
    expect(page.get_by_text("The server is not answering")).to_be_visible()
    expect(page.locator('[data-pending="+e1n"]')).to_be_visible()
