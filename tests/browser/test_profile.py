"""Profiles, my games and my data: names, passphrases, ratings, filters, deleting the account."""

import re
from random import Random

from playwright.sync_api import expect

from tests.browser import invitations, layout_checks, siam
from tests.browser.conftest import PHONE
from tests.browser.started_games import begin_siam

PASSPHRASE = "seven white elephants"


def play_one_turn_and_give_up(page, server):
    """Play a short game of Siam against the computer that counts for the rating."""
    page.goto(server.address)
    page.get_by_role("button", name="Play Siam").click()
    page.wait_for_url("**/game/**")
    page.wait_for_selector("svg.board.live")
    siam.choose_by_click(page, Random(1))
    expect(page.locator("ol li")).to_have_count(2)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("group", name="Resign").get_by_role("button", name="Resign").click()
    page.wait_for_selector(".status.over")


def test_a_profile_comes_back_by_its_passphrase_with_games_and_rating(server, open_page):
    page = open_page()
    invitations.call_oneself(page, server.address, "Erawan's friend")
    passphrase = page.locator("[autocomplete=new-password]")
    passphrase.fill("short")
    page.get_by_role("button", name="Save").nth(1).click()
    assert passphrase.evaluate("input => !input.validity.valid")
    passphrase.fill(PASSPHRASE)
    page.get_by_role("button", name="Save").nth(1).click()
    expect(page.get_by_text("Passphrase saved")).to_be_visible()
    play_one_turn_and_give_up(page, server)

    phone = open_page(viewport=PHONE, has_touch=True, color_scheme="dark", refused="/api/sign-in")
    phone.goto(f"{server.address}/profile")
    phone.get_by_text("I already have a passphrase").click()
    phone.get_by_label("Name", exact=True).fill("Erawan's friend")
    phone.locator("details").get_by_label("Passphrase").fill("seven pink elephants")
    phone.get_by_role("button", name="Sign in").click()
    expect(phone.get_by_role("alert")).to_contain_text("Name or passphrase is wrong")
    phone.locator("details").get_by_label("Passphrase").fill(PASSPHRASE)
    phone.get_by_role("button", name="Sign in").click()
    expect(phone.get_by_text("Welcome back, Erawan's friend.")).to_be_visible()
    row = phone.locator("tbody tr")
    expect(row).to_contain_text("2 players")
    expect(row).to_contain_text("1 without a win")
    assert phone.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    phone.get_by_role("link", name="My games").click()
    expect(phone.locator("a.card")).to_contain_text("Lost")

    phone.goto(f"{server.address}/profile")
    phone.get_by_role("button", name="Sign out", exact=True).click()
    expect(phone.get_by_text("You are signed out")).to_be_visible()
    expect(phone.get_by_label("Your name")).to_have_value("")


def sign_in(page, server, name):
    """Fill in the sign-in form on the profile page."""
    page.goto(f"{server.address}/profile")
    page.get_by_text("I already have a passphrase").click()
    page.get_by_label("Name", exact=True).fill(name)
    page.locator("details").get_by_label("Passphrase").fill(PASSPHRASE)


def test_the_games_of_a_guest_come_along(server, open_page):
    page, elsewhere, named = open_page(), open_page(), open_page()
    invitations.call_oneself(page, server.address, "Guest no more")
    page.locator("[autocomplete=new-password]").fill(PASSPHRASE)
    page.get_by_role("button", name="Save").nth(1).click()
    expect(page.get_by_text("Passphrase saved")).to_be_visible()
    begin_siam(elsewhere, server.address)
    sign_in(elsewhere, server, "Guest no more")
    # The guest of this browser has no name: moving its games is suggested.
    expect(elsewhere.get_by_label("Move my guest games")).to_be_checked()
    elsewhere.get_by_role("button", name="Sign in").click()
    expect(elsewhere.get_by_text("Welcome back, Guest no more.")).to_be_visible()
    elsewhere.get_by_role("link", name="My games").click()
    elsewhere.locator("a.card").click()
    elsewhere.wait_for_selector("svg.board.live")
    # A guest with a name may be another person, so moving their games is not suggested.
    invitations.call_oneself(named, server.address, "Somebody else")
    sign_in(named, server, "Guest no more")
    expect(named.get_by_label("Move my guest games")).not_to_be_checked()


def set_passphrase(page, passphrase):
    page.locator("[autocomplete=new-password]").fill(passphrase)
    page.get_by_role("button", name="Save").nth(1).click()


def test_devices_are_listed_and_signed_out(server, open_page):
    page, phone = open_page(refused="/api/me/passphrase"), open_page(viewport=PHONE, has_touch=True)
    invitations.call_oneself(page, server.address, "Many devices")
    set_passphrase(page, PASSPHRASE)
    expect(page.get_by_text("Passphrase saved")).to_be_visible()
    devices = page.locator("section", has=page.get_by_role("heading", name="Devices"))
    expect(devices.get_by_role("listitem")).to_have_count(1)
    expect(devices.get_by_role("listitem")).to_contain_text("Chrome, Linux")
    expect(devices.get_by_role("listitem")).to_contain_text("this device")
    sign_in(phone, server, "Many devices")
    phone.get_by_role("button", name="Sign in").click()
    expect(phone.get_by_text("Welcome back, Many devices.")).to_be_visible()
    assert layout_checks.find_text_faults(phone) == []
    assert phone.evaluate("document.documentElement.scrollWidth") == PHONE["width"]

    page.reload()
    expect(devices.get_by_role("listitem")).to_have_count(2)
    devices.get_by_role("button", name="Sign out: Chrome, Linux").click()
    expect(devices.get_by_role("listitem")).to_have_count(1)
    phone.reload()
    expect(phone.get_by_label("Your name")).to_have_value("")

    # To set a new passphrase, the current one is needed.
    page.get_by_label("Current passphrase").fill("seven pink elephants")
    set_passphrase(page, "eight white elephants")
    expect(page.get_by_role("alert")).to_contain_text("The current passphrase is wrong")
    page.get_by_label("Current passphrase").fill(PASSPHRASE)
    set_passphrase(page, "eight white elephants")
    expect(page.get_by_text("Passphrase saved")).to_be_visible()


def test_signing_out_everywhere(server, open_page):
    page, other = open_page(), open_page()
    invitations.call_oneself(page, server.address, "Out of everywhere")
    set_passphrase(page, PASSPHRASE)
    expect(page.get_by_text("Passphrase saved")).to_be_visible()
    sign_in(other, server, "Out of everywhere")
    other.get_by_role("button", name="Sign in").click()
    other.get_by_role("button", name="Sign out everywhere", exact=True).click()
    everywhere = other.get_by_role("group", name="Sign out everywhere", exact=True)
    everywhere.get_by_role("button", name="Sign out everywhere").click()
    expect(other.get_by_text("You are signed out")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("")


def test_guests_are_marked_at_the_table_in_chat_in_lists_and_on_their_page(server, open_page):
    registered, guest = open_page(), open_page(viewport=PHONE, has_touch=True)
    invitations.call_oneself(registered, server.address, "Somchai Registered")
    set_passphrase(registered, PASSPHRASE)
    expect(registered.get_by_text("Passphrase saved")).to_be_visible()
    invitations.make_siam(registered, server.address)
    invitations.join(guest, invitations.links(registered)[0], "Malee")
    guest.get_by_label("Write a message").fill("Hello from a guest")
    guest.get_by_role("button", name="Send").click()
    expect(registered.locator("li", has_text="Hello from a guest")).to_contain_text("guest Hello")
    expect(registered.locator("li", has=registered.get_by_role("link", name="Malee"))).to_contain_text("guest")
    expect(guest.locator("li", has=guest.get_by_role("link", name="Somchai"))).not_to_contain_text("guest")
    assert layout_checks.find_text_faults(guest) == []
    registered.get_by_role("link", name="Malee").click()
    expect(registered.get_by_role("heading", name="Malee")).to_contain_text("guest")
    registered.goto(f"{server.address}/games")
    expect(registered.locator("a.card .who")).to_contain_text("Malee (guest)")


def test_a_taken_name_is_refused_in_words(server, open_page):
    owner, other = open_page(), open_page(refused="/api/me")
    invitations.call_oneself(owner, server.address, "Owner of a name")
    set_passphrase(owner, PASSPHRASE)
    expect(owner.get_by_text("Passphrase saved")).to_be_visible()
    other.goto(f"{server.address}/profile")
    other.get_by_label("Your name").fill("Owner 0f a name")
    other.get_by_role("button", name="Save").first.click()
    expect(other.get_by_text("That name looks too much like another player")).to_be_visible()


def test_a_hint_costs_the_rating_and_says_so_before(server, open_page):
    page = open_page()
    page.goto(server.address)
    page.get_by_role("button", name="Play Siam").click()
    page.wait_for_url("**/game/**")
    page.wait_for_selector("svg.board.live")
    expect(page.get_by_text("This game is rated, unless you use a hint")).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("You used a hint, so this game is no longer rated.")).to_be_visible()
    expect(page.get_by_text("This game is rated")).to_be_hidden()


def test_long_names_are_shown_whole(server, open_page):
    long = "Wolfgang Amadeus von Hohenzollern-Sigmar"
    one, other = open_page(), open_page(viewport=PHONE, has_touch=True)
    invitations.call_oneself(one, server.address, long)
    invitations.make_siam(one, server.address)
    invitations.join(other, invitations.links(one)[0], "W" * 40)
    other.wait_for_selector("svg.board")
    assert layout_checks.find_text_faults(other) == []
    for page in (one, other):
        page.goto(f"{server.address}/games")
        page.wait_for_selector("main li a")
        assert layout_checks.find_text_faults(page) == []
    expect(other.locator("a.card .who")).to_contain_text(long)


def test_others_see_a_name_its_colour_and_its_results(server, open_page):
    one, other = open_page(), open_page()
    invitations.call_oneself(one, server.address, "Noi", "orchid")
    play_one_turn_and_give_up(one, server)
    invitations.make_siam(one, server.address)
    invitations.join(other, invitations.links(one)[0], "Tom")
    other.get_by_role("link", name="Noi").click()
    expect(other.get_by_role("heading", name="Noi")).to_be_visible()
    expect(other.locator("tbody tr")).to_contain_text("Siam")
    assert other.locator("h1 i").evaluate("dot => getComputedStyle(dot).backgroundColor") == "rgb(107, 58, 138)"


def test_my_games_by_kind_game_and_result(server, open_page):
    page = open_page()
    play_one_turn_and_give_up(page, server)
    page.goto(server.address)
    page.get_by_role("button", name="Play King of Siam").click()
    page.wait_for_url("**/game/**")
    page.wait_for_selector("[data-act=pass]")
    page.get_by_role("link", name="My games").click()
    cards = page.locator("a.card")
    expect(cards).to_have_count(2)
    page.get_by_label("Show").select_option("Your turn")
    expect(cards).to_have_count(1)
    expect(cards).to_contain_text("King of Siam")
    page.get_by_label("Show").select_option("Finished")
    expect(cards).to_contain_text("Lost")
    page.get_by_label("Result").select_option("won")
    expect(page.get_by_text("No games match these filters.")).to_be_visible()
    page.get_by_label("Show").select_option("All games")
    page.get_by_label(re.compile("^Game")).select_option("King of Siam")
    expect(cards).to_have_count(1)
    cards.click()
    page.wait_for_selector("[data-act=pass]")


def test_a_webhook_is_saved_with_its_secret_or_refused_with_a_reason(server, open_page):
    page = open_page(refused="/api/me/webhook")
    invitations.call_oneself(page, server.address, "Called")
    page.get_by_text("Webhook", exact=True).click()
    page.get_by_label("Webhook URL").fill("ftp://example.org/")
    page.locator("details", has_text="Webhook").get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert")).to_contain_text("must begin with http")
    page.get_by_label("Webhook URL").fill("https://example.org/turn")
    page.locator("details", has_text="Webhook").get_by_role("button", name="Save").click()
    expect(page.get_by_text("It is shown only once")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Webhook URL")).to_have_value("https://example.org/turn")
    assert page.get_by_text("It is shown only once").count() == 0
    page.get_by_role("button", name="Remove webhook").click()
    expect(page.get_by_label("Webhook URL")).to_have_value("")


def test_my_data_is_taken_home_and_erased_for_good(server, open_page):
    one, other = open_page(), open_page()
    invitations.make_siam(one, server.address)
    invitations.join(other, invitations.links(one)[0], "Mia")
    one.wait_for_selector("svg.board.live")
    other.get_by_label("Write a message").fill("Remember me")
    other.get_by_role("button", name="Send").click()
    expect(one.get_by_text("Remember me")).to_be_visible()
    other.get_by_role("link", name="Profile").click()
    with other.expect_download() as download:
        other.get_by_role("link", name="Download my data").click()
    assert "Remember me" in download.value.path().read_text(encoding="utf-8")
    other.get_by_role("button", name="Delete account").click()
    erase = other.get_by_role("button", name="Delete everything")
    # The button is disabled until the user checks the box.
    expect(erase).to_be_disabled()
    other.get_by_role("button", name="Close").click()
    expect(other.get_by_label("Your name")).to_have_value("Mia")
    other.get_by_role("button", name="Delete account").click()
    other.get_by_label("I understand").check()
    erase.click()
    expect(other.get_by_text("Your account and data have been deleted.")).to_be_visible()
    expect(other.get_by_label("Your name")).to_have_value("")
    other.get_by_role("link", name="My games").click()
    expect(other.get_by_text("You have no games yet.")).to_be_visible()
    expect(one.get_by_role("heading", name="A seat is free")).to_be_visible()
    expect(one.get_by_text("Remember me")).to_be_hidden()
