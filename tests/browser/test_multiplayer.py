"""Games with friends: links and codes, other devices, spectators, teams."""

import re
from random import Random

from playwright.sync_api import Locator, expect

from tests.browser import invitations, siam
from tests.browser import king_of_siam as kos
from tests.browser.conftest import PHONE
from tests.browser.connection import wait_for
from tests.browser.started_games import KOS_THREE_STRUGGLES
from tests.browser.test_king_of_siam import set_up

SUMMARY = "summary:has-text('{}')"


def begin(server, one, other):
    """Start a game of Siam between two friends."""
    invitations.make_siam(one, server.address)
    invitations.join(other, invitations.links(one)[0], "Mia")
    one.wait_for_selector("svg.board.live")


def test_one_of_two_friends_drops_out_and_comes_back_on_another_device(server, open_page):
    one, other, phone = open_page(), open_page(), open_page(viewport=PHONE, has_touch=True, color_scheme="dark")
    begin(server, one, other)
    expect(one.get_by_role("link", name="Mia")).to_be_visible()
    siam.choose_by_click(one, Random(1))
    other.wait_for_selector("svg.board.live")
    invitations.open_menu(other, "Share")
    other.get_by_role("button", name="Create link").click()
    link = other.get_by_label("Link for your other device").input_value()
    assert "/device#" in link
    # The QR code for a phone.
    other.get_by_role("dialog").get_by_role("button", name="QR code").last.click()
    expect(other.get_by_alt_text("QR code: Link for your other device")).to_be_visible()
    other.context.close()
    expect(one.get_by_text("away")).to_be_visible()
    phone.goto(link)
    phone.get_by_label("Your name").fill("Mia on the road")
    phone.get_by_role("button", name="Move my seat here").click()
    phone.wait_for_selector("svg.board.live")
    expect(one.get_by_text("away")).to_be_hidden()
    expect(one.get_by_role("link", name="Mia on the road")).to_be_visible()
    siam.choose_by_click(phone, Random(2), press=Locator.tap)
    one.wait_for_selector("svg.board.live")
    expect(one.locator("ol li")).to_have_count(2)


def test_a_chat_message_that_comes_out_of_sight_is_shown_until_it_is_read(server, open_page):
    one, other = open_page(viewport=PHONE, has_touch=True), open_page()
    begin(server, one, other)
    assert one.locator(".toast").count() == 0
    other.get_by_label("Write a message").fill("Good luck!")
    other.get_by_role("button", name="Send").click()
    expect(one.locator(".toast")).to_have_text(re.compile("Mia.*Good luck!"))
    expect(one.get_by_role("button", name="Chat 1 new message")).to_be_visible()
    # The sender of the message gets no notification.
    assert other.locator(".toast").count() == 0
    one.locator(".toast").tap()
    expect(one.get_by_label("Write a message")).to_be_focused()
    expect(one.locator(".toast")).to_have_count(0)
    expect(one.get_by_role("button", name="Chat", exact=True)).to_be_visible()


def test_whom_a_game_waits_for_stands_beside_the_board_in_a_low_window(server, open_page):
    page = open_page(viewport={"width": 680, "height": 430})
    invitations.make_siam(page, server.address)
    board = page.locator("svg.board").bounding_box()
    waiting = page.get_by_role("heading", name="Waiting for players").bounding_box()
    assert board["x"] + board["width"] <= waiting["x"]


def test_a_name_that_is_typed_before_the_kept_one_is_known_stays(server, open_page):
    one, other = open_page(), open_page()
    invitations.make_siam(one, server.address)
    waiting = []
    other.route(
        "**/api/me", lambda route: waiting.append(route) if route.request.method == "GET" else route.continue_()
    )
    other.goto(invitations.links(one)[0])
    other.get_by_label("Your name").fill("Mia")
    other.wait_for_function("document.readyState === 'complete'")
    wait_for(other, waiting)
    with other.expect_response("**/api/me"):
        for route in waiting:
            route.continue_()
    other.get_by_role("button", name="Join game").click()
    expect(one.get_by_role("link", name="Mia")).to_be_visible()


def test_who_takes_the_seat_along_leaves_a_watcher_behind_and_the_link_is_used_up(server, open_page):
    one, other, third = open_page(), open_page(), open_page(refused="/api/join")
    begin(server, one, other)
    invitations.open_menu(one, "Share")
    one.get_by_role("button", name="Create link").click()
    link = one.get_by_label("Link for your other device").input_value()
    third.goto(link)
    third.get_by_role("button", name="Move my seat here").click()
    third.wait_for_selector("svg.board.live")
    expect(one.get_by_text("You are watching this game.")).to_be_visible()
    assert one.locator("svg.board.live").count() == 0
    third.goto(link)
    expect(third.get_by_role("alert")).to_contain_text("ask for a new one")


def test_a_seat_that_a_player_left_is_filled_again_by_a_link(server, open_page):
    one, other, third = open_page(), open_page(), open_page()
    begin(server, one, other)
    invitations.open_menu(other, "Leave game")
    other.get_by_role("group", name="Leave game").get_by_role("button", name="Leave game").click()
    expect(other.get_by_text("You are watching this game.")).to_be_visible()
    expect(other.get_by_text("By invitation only")).to_be_visible()
    expect(one.get_by_role("heading", name="A seat is free")).to_be_visible()
    one.get_by_role("button", name="Create link").click()
    one.get_by_label("Link", exact=True).wait_for()
    invitations.join(third, invitations.links(one)[0], "Tom")
    expect(one.get_by_role("heading", name="A seat is free")).to_be_hidden()
    siam.choose_by_click(one, Random(3))
    third.wait_for_selector("svg.board.live")


def test_takeback_talk_and_a_rematch_with_the_seats_changed(server, open_page):
    one, other = open_page(), open_page()
    begin(server, one, other)
    siam.choose_by_click(one, Random(4))
    expect(one.locator("ol li")).to_have_count(1)
    one.get_by_role("button", name="Undo").click()
    other.get_by_role("button", name="Yes").click()
    expect(one.locator("ol li")).to_have_count(0)
    other.get_by_label("Write a message").fill("Well met")
    other.get_by_role("button", name="Send").click()
    talk = one.get_by_role("region", name="Chat")
    expect(talk.get_by_text("Well met")).to_be_visible()
    one.get_by_role("button", name="Mute Mia").click()
    expect(talk.get_by_text("Well met")).to_be_hidden()
    expect(one.get_by_text("1 message is hidden.")).to_be_visible()
    one.reload()
    expect(one.get_by_text("1 message is hidden.")).to_be_visible()
    one.get_by_role("button", name="Unmute Mia").click()
    talk = one.get_by_role("region", name="Chat")
    expect(talk.get_by_text("Well met")).to_be_visible()
    siam.choose_by_click(one, Random(5))
    one.get_by_role("button", name="Draw").click()
    other.get_by_role("button", name="Yes").click()
    expect(one.locator("strong.verdict")).to_have_text("Draw")
    before = one.url
    one.get_by_role("button", name="Rematch").click()
    other.get_by_role("button", name="Yes").click()
    # Mia has the elephants now.
    other.wait_for_selector("svg.board.live")
    one.wait_for_url(lambda url: url != before)
    expect(one.locator(".status")).to_have_text("Waiting for Mia")


def test_a_turn_is_chosen_beforehand_cancelled_and_made_when_it_can_be(server, open_page):
    one, other = open_page(), open_page()
    begin(server, one, other)
    other.locator(SUMMARY.format("Add a premove")).click()
    other.get_by_label("Type a turn").fill("+c5s")
    other.get_by_role("button", name="Save").click()
    expect(other.locator(".prepared li")).to_have_attribute("data-premove", "+c5s")
    # The premove survives a reload, and the other player does not see it.
    other.reload()
    expect(other.locator(".prepared li")).to_have_attribute("data-premove", "+c5s")
    assert one.locator(".prepared").count() == 0
    other.get_by_role("button", name="Cancel").click()
    expect(other.locator(".prepared")).to_have_count(0)
    other.locator(SUMMARY.format("Add a premove")).click()
    other.get_by_role("button", name="Choose on the board").click()
    other.locator("g.reserve.open").click()
    other.locator('g.target[data-at="a5"]').click()
    other.get_by_role("group", name="Siam board").get_by_role("button", name="face south").click()
    expect(other.locator(".prepared li")).to_have_attribute("data-premove", "+a5s")
    # After the opponent's turn the premove is played at once.
    siam.choose_by_click(one, Random(6))
    expect(one.locator("ol li")).to_have_count(2)
    expect(one.locator("ol li").last).to_have_attribute("data-turn", "+a5s")
    expect(other.locator(".prepared")).to_have_count(0)


def test_a_turn_that_cannot_be_read_is_not_prepared_for_long(server, open_page):
    one, other = open_page(), open_page()
    begin(server, one, other)
    other.locator(SUMMARY.format("Add a premove")).click()
    other.get_by_label("Type a turn").fill("c3c4n")
    other.get_by_role("button", name="Save").click()
    expect(other.locator(".prepared li")).to_have_attribute("data-premove", "c3c4n")
    siam.choose_by_click(one, Random(7))
    # The premove is illegal, so it is dropped and the player chooses her turn herself.
    other.wait_for_selector("svg.board.live")
    expect(other.locator(".prepared")).to_have_count(0)


def test_links_lead_to_the_address_that_others_reach(server, open_page):
    page = open_page()
    found = {
        "addresses": [
            {"kind": "here", "url": "http://localhost:8421/"},
            {"kind": "network", "url": "http://192.0.2.7:8421/"},
        ]
    }
    page.route("**/api/addresses", lambda route: route.fulfill(json=found))
    invitations.make_siam(page, server.address)
    expect(page.get_by_label("Link", exact=True)).to_have_value(re.compile(r"^http://192\.0\.2\.7:8421/join#"))
    page.get_by_label("Server address in links").select_option("on this machine – localhost:8421")
    expect(page.get_by_label("Link", exact=True)).to_have_value(re.compile("^http://localhost:8421/join#"))
    expect(page.get_by_text("These links work only on this computer")).to_be_visible()


def test_a_pass_that_stands_begins_at_once_on_ones_own_turn(server, open_page):
    page = open_page()
    page.goto(server.address)
    page.get_by_role("button", name="Play King of Siam").click()
    page.wait_for_url("**/game/**")
    kos.wait_for_turn(page)
    left = page.get_by_text(re.compile("Struggles left: 7"))
    page.get_by_role("button", name="Keep passing").click()
    page.get_by_role("button", name="Pass until the struggle ends").click()
    # The struggle ends without another click; then the player chooses turns again.
    expect(left).to_be_visible()
    kos.wait_for_turn(page)
    expect(page.locator(".prepared")).to_have_count(0)


def test_three_players_join_by_links_and_a_spectator_watches(server, open_page):
    one, two, three, watcher = open_page(), open_page(), open_page(), open_page(viewport=PHONE, has_touch=True)
    set_up(one, server, ["here", "link", "link"])
    one.get_by_role("heading", name="Waiting for players").wait_for()
    first, second = invitations.links(one)
    assert first != second
    invitations.join(two, first, "Mia")
    invitations.join(three, second, "Tom")
    for page in (one, two, three):
        page.wait_for_selector(".kos .parts")
    watcher.goto(one.url)
    expect(watcher.get_by_text("You are watching this game.")).to_be_visible()
    assert watcher.locator("button.pick").count() == 0
    assert watcher.get_by_label("Write a message").count() == 0
    # Before their turn, the next player chooses to keep passing, cancels it and chooses again.
    pages = [one, two, three]
    first = pages.index(kos.whose_turn(pages))
    mover, two, three = (pages[(first + step) % 3] for step in range(3))
    two.locator(SUMMARY.format("Add a premove")).click()
    two.get_by_role("button", name="Pass until the struggle ends").click()
    expect(two.get_by_text("You keep passing until this struggle ends.")).to_be_visible()
    two.get_by_role("button", name="Cancel").click()
    expect(two.get_by_text("You keep passing until this struggle ends.")).to_be_hidden()
    two.locator(SUMMARY.format("Add a premove")).click()
    two.get_by_role("button", name="Pass until someone plays a card").click()
    expect(two.get_by_text("You keep passing until someone plays a card.")).to_be_visible()
    mover.locator("[data-act=pass]").click()
    kos.wait_for_turn(three)
    kos.make_turn(three, Random(8), passing=0)
    kos.wait_for_turn(mover)
    expect(two.get_by_text("You keep passing until someone plays a card.")).to_be_hidden()
    assert kos.play_to_the_end(pages, Random(9), make=kos.pass_mostly) > 8
    expect(watcher.locator(".status.over")).to_contain_text(re.compile("rules|colony"))


def test_four_friends_in_teams_do_not_talk(server, open_page):
    pages = [open_page() for _ in range(4)]
    set_up(pages[0], server, ["here", "link", "link", "link"], KOS_THREE_STRUGGLES[4])
    pages[0].get_by_role("heading", name="Waiting for players").wait_for()
    for page, link, name in zip(pages[1:], invitations.links(pages[0]), ["Mia", "Tom", "Noi"], strict=True):
        invitations.join(page, link, name)
    for page in pages:
        page.wait_for_selector(".kos .parts")
        # K7.5
        assert page.get_by_label("Write a message").count() == 0
    assert kos.play_to_the_end(pages, Random(10), make=kos.pass_mostly) > 8
    for page in pages:
        expect(page.locator(".status.over")).to_contain_text(re.compile("rules|colony"))
