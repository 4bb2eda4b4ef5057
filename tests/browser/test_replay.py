"""Replays of games: by keys, slider, list and links, embedded in other sites, and with the engine."""

import re
from contextlib import contextmanager
from datetime import datetime, timedelta
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.finished_games import finish, kos_record, missed_record, siam_record
from tests.browser.started_games import HERE, begin, level

NOTHING_KEPT = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("no", "SecurityError") } })"""
# How long each position is shown at fast speed.
FAST_MS = 600
# Note whether progress was ever shown: a short analysis may be over before the test looks.
WATCH_PROGRESS = """new MutationObserver(() => (window.hasProgressed ||= document.querySelector('progress') !== null))
  .observe(document, { childList: true, subtree: true })"""
RECORDS = {"siam": siam_record, "king-of-siam": partial(kos_record, 3)}


def open_replay(page, server, record, at=""):
    game = finish(page, server.address, record)
    page.goto(f"{server.address}/replay/{game}{at}")
    page.wait_for_selector("input[type=range]")
    return game


def slider(page):
    return page.get_by_role("slider", name="Turn", exact=True)


def expect_at(page, ply):
    """Check that the slider, the text beside it, the list and the address show the same position."""
    expect(slider(page)).to_have_value(str(ply))
    expect(page).to_have_url(re.compile(f"#{ply}$"))
    if ply == 0:
        expect(page.get_by_text("Before the first turn")).to_be_visible()
    else:
        expect(page.get_by_text(f"After turn {ply} of")).to_be_visible()
        expect(page.locator("ol li button.shown").last).to_be_visible()


def board_text(page):
    """Return the contents of each square, as a screen reader says them."""
    squares = page.locator("svg.board [data-at]").all()
    return [square.get_attribute("aria-label") for square in squares]


@pytest.mark.parametrize("kind", RECORDS)
def test_through_a_game_by_keys_slider_and_list(server, open_page, kind):
    page, record = open_page(), RECORDS[kind]()
    last = len(record.turns)
    open_replay(page, server, record)
    expect_at(page, 0)
    page.locator("main").focus()
    for key, ply in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        expect_at(page, ply)
    slider(page).fill("7")
    expect_at(page, 7)
    slider(page).press("ArrowRight")
    expect_at(page, 8)
    page.get_by_label("Turns").locator("li button").nth(4).click()
    expect_at(page, 5)
    page.get_by_role("button", name="Next turn").click()
    expect_at(page, 6)


def test_the_board_shows_each_position(server, open_page):
    page, record = open_page(), siam_record()
    open_replay(page, server, record, "#3")
    expect_at(page, 3)
    expect(page.locator('[data-at="a1"]')).to_have_attribute("aria-label", "the elephant on a1 facing east")
    expect(page.locator('[data-at="e3"]')).to_have_attribute("aria-label", "the rhino on e3 facing west")
    page.keyboard.press("End")
    expect(page.locator('[data-at="e3"]')).to_have_attribute("aria-label", re.compile("rhino"))
    expect(page.get_by_text("The elephants win")).to_be_visible()


def test_a_game_plays_itself(server, open_page):
    page = open_page()
    page.clock.install()
    open_replay(page, server, missed_record())
    # From here on the test controls the time.
    page.clock.pause_at(datetime.now() + timedelta(hours=1))
    page.get_by_label("Speed").select_option("fast")
    page.locator("main").focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    for ply in range(1, 6):
        page.clock.run_for(FAST_MS)
        expect_at(page, ply)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    # At the end, Play starts from the beginning; a step by hand stops it.
    page.get_by_role("button", name="Play", exact=True).click()
    expect_at(page, 0)
    page.clock.run_for(FAST_MS)
    expect_at(page, 1)
    page.keyboard.press("Home")
    expect(page.get_by_role("button", name="Pause")).to_be_hidden()
    page.clock.run_for(10 * FAST_MS)
    expect_at(page, 0)


def test_a_link_leads_to_a_position(server, open_page):
    page, other = open_page(), open_page(PHONE)
    open_replay(page, server, siam_record(), "#4")
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Share or embed").click()
    link = page.get_by_label("Link to this position", exact=True).input_value()
    assert link.endswith("#5")
    other.goto(link)
    expect_at(other, 5)
    assert board_text(other) == board_text(page)
    # Another number in the address leads to that turn.
    other.evaluate("location.hash = '#2'")
    expect_at(other, 2)
    # A number beyond the end leads to the end.
    other.goto(f"{link}99")
    expect(slider(other)).to_have_value("21")


@pytest.mark.parametrize("kind", RECORDS)
def test_play_on_from_a_position(server, open_page, kind):
    page, record = open_page(), RECORDS[kind]()
    open_replay(page, server, record, "#6")
    page.get_by_role("button", name="Continue from here").click()
    page.get_by_label("Computer strength").select_option("1")
    page.get_by_role("button", name="Start game", exact=True).click()
    page.wait_for_url("**/game/*")
    page.wait_for_selector("svg.board.live, [data-act=pass]")
    # K4.6: a game with hidden cards shows only the latest turn of each seat.
    turns = page.get_by_label("Turns", exact=True).locator("li")
    expect(turns).to_have_count(6 if kind == "siam" else 3)
    # The same from another position, alone for all sides.
    open_replay(page, server, record, "#4")
    page.get_by_role("button", name="Continue from here").click()
    page.get_by_label("Alone, for all sides").check()
    page.get_by_role("button", name="Start game", exact=True).click()
    page.wait_for_url("**/game/*")
    expect(turns).to_have_count(4 if kind == "siam" else 3)


def test_from_a_game_that_is_over_and_from_the_list(server, open_page):
    page = open_page()
    game = finish(page, server.address, siam_record())
    page.goto(f"{server.address}/game/{game}")
    page.locator(".status").get_by_role("link", name="Review the game").click()
    page.wait_for_url(f"**/replay/{game}#0")
    page.goto(f"{server.address}/games")
    page.get_by_role("link", name=re.compile("Replay: Siam")).first.click()
    page.wait_for_url("**/replay/*")
    expect(page.get_by_role("link", name="Open as study")).to_have_attribute(
        "href", re.compile(r"/study\?game=\w+&ply=0$")
    )
    with page.expect_download() as download:
        page.get_by_role("link", name="Download game").click()
    assert download.value.suggested_filename.endswith(".erawan")


def test_a_game_that_is_still_played(server, open_page):
    page = open_page()
    hidden = begin(page, server.address, "king-of-siam", (HERE, level(1)), players=2)
    page.goto(f"{server.address}/replay/{hidden}")
    expect(page.get_by_text("This game is still in progress and its cards are hidden.")).to_be_visible()
    expect(page.locator("input[type=range]")).to_have_count(0)
    expect(page.get_by_role("button", name="Analyse game")).to_have_count(0)
    page.get_by_role("link", name="Go to live game").click()
    page.wait_for_url(f"**/game/{hidden}")
    # Siam hides nothing, but a running game cannot be opened as a study.
    page.goto(f"{server.address}/replay/{begin(page, server.address, 'siam', (HERE, level(1)))}")
    expect(page.get_by_role("button", name="Share or embed")).to_be_visible()
    expect(page.get_by_role("link", name="Open as study")).to_have_count(0)
    nobody = open_page(refused="nosuchgame")
    nobody.goto(f"{server.address}/replay/nosuchgame22")
    expect(nobody.get_by_role("heading", name="Game not found")).to_be_visible()


# ---- other sites


@contextmanager
def other_site(folder, **pages):
    """Serve these pages as another site; yield its address."""
    for name, text in pages.items():
        (folder / f"{name}.html").write_text(f"<!doctype html><title>Mine</title>{text}", encoding="utf-8")

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, *told):
            pass

    site = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder))
    Thread(target=site.serve_forever, daemon=True).start()
    try:
        yield f"http://localhost:{site.server_port}"
    finally:
        site.shutdown()
        site.server_close()


@pytest.mark.parametrize("kind", RECORDS)
def test_a_game_inside_a_page_of_another_site(server, open_page, tmp_path, kind):
    page = open_page()
    # A name that contains HTML must not run scripts in the other page.
    name = '"><script>document.title = "Yours"</script>'
    page.request.put(f"{server.address}/api/me", data={"name": name}, headers={"origin": server.address})
    game = open_replay(page, server, RECORDS[kind](), "#3")
    page.get_by_role("button", name="Share or embed").click()
    code = page.get_by_label("Embed in another page", exact=True).input_value()
    assert f"/embed/{game}#3" in code
    # A new visitor, whose browser gives no storage to frames of other sites.
    guest = open_page(refused="favicon")
    guest.add_init_script(NOTHING_KEPT)
    sockets = []
    guest.on("websocket", lambda socket: sockets.append(socket.url))
    with other_site(tmp_path, mine=code) as site:
        guest.goto(f"{site}/mine.html")
        frame = guest.frame_locator("iframe")
        expect(frame.get_by_text("After turn 3 of")).to_be_visible()
        expect(guest).to_have_title("Mine")
        frame.get_by_role("button", name="Next turn").click()
        expect(frame.get_by_text("After turn 4 of")).to_be_visible()
        link = frame.get_by_role("link", name="Open in Erawan")
        expect(link).to_have_attribute("href", f"/replay/{game}#4")
        expect(frame.locator("header nav")).to_have_count(0)
        with guest.context.expect_page() as opened:
            link.click()
        expect(opened.value).to_have_url(f"{server.address}/replay/{game}#4")
    assert sockets == []
    assert guest.context.cookies() == []


def test_nothing_else_is_shown_inside_other_sites(server, open_page, tmp_path):
    # The browser logs an error for each frame that it refuses.
    page = open_page(refused="")
    game = finish(page, server.address, missed_record())
    frames = "".join(f'<iframe src="{server.address}{path}"></iframe>' for path in (f"/replay/{game}", f"/game/{game}"))
    running = begin(page, server.address, "siam", (HERE, level(1)))
    allowed = f'<iframe src="{server.address}/embed/{running}"></iframe>'
    with other_site(tmp_path, frames=frames, running=allowed) as site:
        page.goto(f"{site}/frames.html")
        refused = page.frames[1:]
        assert len(refused) == 2
        for frame in refused:
            frame.wait_for_url("chrome-error://**")
        page.goto(f"{site}/running.html")
        expect(page.frame_locator("iframe").get_by_text("still in progress")).to_be_visible()
        expect(page.frame_locator("iframe").locator("svg.board")).to_have_count(0)


# ---- analysis


def test_a_game_is_analysed_with_progress_and_marks(server, open_page):
    page = open_page()
    page.add_init_script(WATCH_PROGRESS)
    game = open_replay(page, server, missed_record())
    page.get_by_role("button", name="Analyse game").click()
    panel = page.get_by_label("Analysis", exact=True).first
    error = panel.get_by_role(
        "button", name=re.compile("misses a win in 1 turn; better: the elephant on b2 pushes south", re.I)
    ).first
    expect(error).to_be_visible()
    expect(page.get_by_role("progressbar")).to_be_hidden()
    assert page.evaluate("window.hasProgressed")
    expect(panel.get_by_role("listitem").filter(has_text="%").first).to_be_visible()
    # An arrow on the board shows the best turn.
    expect(page.locator("svg.board .arrow")).to_be_visible()
    panel.get_by_label("Show on the board").uncheck()
    expect(page.locator("svg.board .arrow")).to_have_count(0)
    error.click()
    expect_at(page, 1)
    expect(page.get_by_label("Turns").locator("li").first).to_contain_text("??")
    # A click or a key on the curve goes to a turn.
    curve = page.get_by_role("slider", name="Win chances, turn by turn")
    curve.click(position={"x": curve.bounding_box()["width"] - 12, "y": 60})
    expect_at(page, 5)
    curve.press("ArrowLeft")
    expect_at(page, 4)
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"After turn 4 of 5: .* 100%"))
    # The analysis is saved, and other visitors see it.
    other = open_page()
    other.goto(f"{server.address}/replay/{game}")
    expect(other.get_by_role("slider", name="Win chances, turn by turn")).to_be_visible()
    expect(other.get_by_role("button", name="Analyse game")).to_have_count(0)


def test_an_analysis_goes_on_after_the_server_was_killed(server, open_page):
    page = open_page(refused="/api/", loses_server=True)
    open_replay(page, server, siam_record())
    page.get_by_role("button", name="Analyse game").click()
    expect(page.get_by_text(re.compile(r"Position ([1-9]|1\d) of 22"))).to_be_visible()
    server.kill()
    server.start()
    expect(page.get_by_text("Position")).to_be_hidden()
    expect(page.get_by_role("heading", name="Accuracy")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_label("Turns").locator("li b.sign").first).to_be_attached()


def test_an_analysis_is_stopped_and_gone_on_with(server, open_page):
    page = open_page()
    open_replay(page, server, kos_record(2))
    page.get_by_role("button", name="Analyse game").click()
    expect(page.get_by_text(re.compile(r"Position ([2-9]|\d\d) of"))).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text("The analysis was stopped.")).to_be_visible()
    page.get_by_role("button", name="Continue analysis").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text("The analysis was stopped.")).to_be_visible()
