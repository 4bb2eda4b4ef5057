"""Actions while a request is pending: typed text is kept, and old answers are dropped."""

import re

from playwright.sync_api import expect

from tests.browser import invitations
from tests.browser import king_of_siam as kos
from tests.browser.conftest import MOTION
from tests.browser.connection import wait_for
from tests.browser.started_games import KOS_LATE


def hold(page, address, method="GET"):
    """Hold back the requests to an address; return a growing list of them."""
    held = []
    page.route(address, lambda route: held.append(route) if route.request.method == method else route.continue_())
    return held


def type_webhook(page, server, name):
    """Type a webhook address while the page's request for the stored one is held; return the held requests."""
    # Saving a name sends the first such request. Wait for its answer, so that only requests after the reload are held.
    with page.expect_response("**/api/me/webhook"):
        invitations.call_oneself(page, server.address, name)
    held = hold(page, "**/api/me/webhook")
    page.reload()
    page.get_by_text("Webhook", exact=True).click()
    page.get_by_label("Webhook URL").fill("https://example.org/turn")
    wait_for(page, held)
    return held


def begin_king_of_siam(page, server):
    page.goto(server.address)
    page.get_by_role("button", name="Play King of Siam").click()
    page.wait_for_url("**/game/**")
    kos.wait_for_turn(page)


def test_an_address_that_is_typed_before_the_kept_one_is_known_stays(server, open_page):
    page = open_page(**MOTION)
    held = type_webhook(page, server, "Quick")
    with page.expect_response("**/api/me/webhook"):
        held[0].continue_()
    page.locator("details", has_text="Webhook").get_by_role("button", name="Save").click()
    expect(page.get_by_text("It is shown only once")).to_be_visible()
    expect(page.get_by_label("Webhook URL")).to_have_value("https://example.org/turn")


def test_a_webhook_secret_stays_when_an_earlier_answer_arrives_late(server, open_page):
    page = open_page(**MOTION)
    held = type_webhook(page, server, "Quicker")
    page.locator("details", has_text="Webhook").get_by_role("button", name="Save").click()
    expect(page.get_by_text("It is shown only once")).to_be_visible()
    with page.expect_response("**/api/me/webhook"):
        held[0].fulfill(json={"url": None, "secret": None})
    # Wait for something that is drawn after the answer.
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    expect(page.get_by_text("It is shown only once")).to_be_visible()


def test_no_card_is_chosen_while_a_turn_is_under_way(server, open_page):
    page = open_page(**MOTION)
    held, sent = [], []

    def connect(socket):
        there = socket.connect_to_server()

        def hear(message):
            sent.append(message)
            if '"t":"play"' in message:
                held.append(lambda: there.send(message))
            else:
                there.send(message)

        socket.on_message(hear)

    page.route_web_socket(re.compile("^ws"), connect)
    begin_king_of_siam(page, server)
    cards = page.locator("button.pick:not([aria-disabled=true])")
    expect(cards.first).to_be_visible()
    page.locator("[data-act=pass]").click()
    wait_for(page, held)
    expect(cards).to_have_count(0)
    page.locator("button.pick").first.click(force=True)
    held[0]()
    expect(cards.first).to_be_visible()
    assert not any('"t":"choose"' in message for message in sent)


def test_a_map_that_does_not_come_can_be_asked_for_again(server, open_page):
    page = open_page(refused="/map")
    page.route("**/api/games/*/map", lambda route: route.abort())
    page.goto(server.address)
    page.get_by_role("button", name="Play King of Siam").click()
    page.wait_for_url("**/game/**")
    expect(page.locator(".kos").get_by_role("alert")).to_contain_text("cannot be reached")
    page.unroute("**/api/games/*/map")
    page.get_by_role("button", name="Try again").click()
    kos.wait_for_turn(page)


def test_a_list_of_games_that_comes_late_is_not_shown(server, open_page):
    page = open_page(**MOTION)
    begin_king_of_siam(page, server)
    held = hold(page, re.compile(r"/api/games\?positions=true$"))
    page.goto(f"{server.address}/games")
    wait_for(page, held)
    # The filter sends another request, whose address is not held.
    page.get_by_label(re.compile("^Game")).select_option("king-of-siam")
    cards = page.locator("a.card")
    expect(cards).to_have_count(1)
    with page.expect_request_finished(lambda request: request.url.endswith("/api/games?positions=true")):
        held[0].fulfill(json={"games": [], "before_ms": None, "before_id": None})
    # Wait until the page has drawn a frame after the late answer.
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
    assert cards.count() == 1


def test_a_position_that_is_typed_before_the_first_one_is_dealt_stays(server, open_page):
    page = open_page(**MOTION)
    held = hold(page, "**/api/study/look", "POST")
    page.goto(f"{server.address}/study/set-up?new=king-of-siam&players=2&map=siam")
    wait_for(page, held)
    text = page.get_by_label(re.compile("^Position in notation"))
    # The text is not a complete position yet: the form is shown, and the text stays.
    text.fill(KOS_LATE[:20])
    held[0].continue_()
    expect(page.get_by_label("Lao in Sukhothai")).to_be_visible()
    expect(text).to_have_value(KOS_LATE[:20])
    text.fill(KOS_LATE)
    expect(page.get_by_label("Lao in Sukhothai")).to_have_value("4")


def test_who_chooses_another_language_keeps_the_options_of_a_new_game(server, open_page):
    page = open_page(**MOTION)
    page.goto(f"{server.address}/new/king-of-siam")
    page.get_by_label(re.compile("^Players")).select_option("3")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("Deutsch")
    page.keyboard.press("Escape")
    expect(page.locator("h1")).to_have_text("Neue Partie")
    expect(page.locator(".seat")).to_have_count(3)
