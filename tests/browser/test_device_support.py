"""Settings of a device, reduced motion, the installed app, and the app without a server."""

import json
from random import Random

from playwright.sync_api import expect

from tests.browser import siam, states
from tests.browser.conftest import MOTION
from tests.browser.position_key import position_key, wait_for_other_position
from tests.browser.started_games import begin_siam

GROUND = "getComputedStyle(document.documentElement).backgroundColor"


def test_settings_are_saved_and_defaults_follow_the_device(server, open_page):
    page = open_page(color_scheme="dark", **MOTION)
    states.settings(page, server.address)
    dark = page.evaluate(GROUND)
    page.get_by_label("Theme").select_option("light")
    assert page.evaluate(GROUND) != dark
    page.get_by_label("High contrast").check()
    assert page.evaluate(GROUND) == "rgb(255, 255, 255)"
    page.get_by_label("Sounds").uncheck()
    page.reload()
    assert page.evaluate(GROUND) == "rgb(255, 255, 255)"
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Sounds")).not_to_be_checked()
    expect(page.get_by_label("Reduce motion")).not_to_be_checked()
    page.emulate_media(reduced_motion="reduce")
    expect(page.get_by_label("Reduce motion")).to_be_checked()
    page.get_by_label("Language").select_option("nl")
    expect(page.get_by_role("heading", name="Instellingen")).to_be_visible()


def test_lists_of_turns_show_the_notation_only_if_it_is_switched_on(server, open_page):
    page = open_page()
    begin_siam(page, server.address)
    page.get_by_text("Type a turn").click()
    page.locator("aside details input").fill("d1e1n")
    page.locator("aside details input").press("Enter")
    turn = page.locator('ol li[data-turn="d1e1n"]').first
    expect(turn).to_contain_text("moves to e1 facing north")
    expect(turn).not_to_contain_text("d1e1n")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Show notation in lists of turns").check()
    expect(turn.locator("code")).to_have_text("d1e1n")


def test_nothing_moves_where_less_motion_is_wished_for(server, open_page):
    page = open_page(**MOTION)
    begin_siam(page, server.address)
    durations = (
        "[...document.querySelectorAll('.piece, .turning, .button')]"
        ".map((each) => parseFloat(getComputedStyle(each).transitionDuration))"
    )
    assert max(page.evaluate(durations)) > 0.1
    page.emulate_media(reduced_motion="reduce")
    page.wait_for_function(f"() => Math.max(...{durations}) < 0.001")


def test_a_browser_with_colours_of_its_own_shows_the_board(server, open_page):
    page = open_page(forced_colors="active")
    begin_siam(page, server.address)
    assert page.evaluate("getComputedStyle(document.querySelector('.button')).borderTopWidth") == "2px"
    colours = "[...document.querySelectorAll('.siam-e, .siam-r')].map((each) => getComputedStyle(each).fill)"
    assert len(set(page.evaluate(colours))) > 1


def test_sounds_come_after_the_first_touch_and_can_be_turned_off(server, open_page):
    page = open_page()
    # Every sound creates a buffer source, so counting them counts the sounds.
    page.add_init_script(
        "window.sounds = 0; const Real = AudioBufferSourceNode; window.AudioBufferSourceNode ="
        "class extends Real { constructor(...given) { super(...given); window.sounds += 1 } }"
    )
    begin_siam(page, server.address)
    assert page.evaluate("window.sounds") == 0
    page.locator('.live [data-at="d1"]').click()
    page.locator("g.target").first.click()
    page.locator("g.facing").first.click()
    page.wait_for_function("() => window.sounds > 0")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Sounds").uncheck()
    page.keyboard.press("Escape")
    page.wait_for_selector("svg.board.live")
    before = page.evaluate("window.sounds")
    shown = position_key(page)
    siam.choose_by_click(page, Random(1))
    wait_for_other_position(page, shown)
    assert page.evaluate("window.sounds") == before


def test_the_app_can_be_installed(server, open_page):
    page = open_page(service_workers="allow")
    page.goto(server.address)
    address = page.locator("link[rel=manifest]").get_attribute("href")
    answer = page.request.get(server.address + address)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.text())
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == "/"
    sizes = {(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    for icon in manifest["icons"]:
        drawn = page.evaluate(
            "async (src) => { const icon = new Image(); icon.src = src; await icon.decode(); return icon.width }",
            icon["src"],
        )
        assert icon["sizes"] in ("any", f"{drawn}x{drawn}")
    # Chromium's own reasons against installing; the pages of these tests are always incognito.
    wire = page.context.new_cdp_session(page)
    errors = wire.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_without_a_server_the_app_says_so_and_comes_back(server, open_page):
    page = open_page(loses_server=True, service_workers="allow")
    page.goto(server.address)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    server.kill()
    try:
        page.goto(f"{server.address}/games")
        expect(page.get_by_role("heading", name="No connection")).to_be_visible()
        assert page.evaluate(GROUND) != "rgba(0, 0, 0, 0)"
    finally:
        server.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="My games")).to_be_visible()


def test_nothing_stays_of_an_older_app(server, open_page):
    page = open_page(service_workers="allow")
    page.goto(server.address)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    # An older version left its cache behind; the next service worker deletes it.
    page.evaluate("caches.open('erawan-older').then((store) => store.put('/', new Response('old')))")
    page.evaluate("navigator.serviceWorker.getRegistration().then((each) => each.unregister())")
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.wait_for_function("() => caches.keys().then((names) => names.length === 1 && !names.includes('erawan-older'))")
    expect(page.get_by_role("button", name="Play Siam")).to_be_visible()
    # While the server can be reached, the page comes from it and not from the cache.
    page.evaluate(
        "caches.keys().then(([name]) => caches.open(name)).then((store) => store.put('/', new Response('stale')))"
    )
    page.reload()
    expect(page.get_by_role("button", name="Play Siam")).to_be_visible()
