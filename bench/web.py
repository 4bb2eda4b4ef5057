"""Measure the size and speed of the web app, in a real Chromium on a real server: ``python bench/web.py``.

Bytes of the first page as they travel, its fonts apart, the time until it can be used, how soon a click is answered,
and how evenly pieces glide; beside the calibration loop, since machines differ. The times come from the browser's own
clock: navigation timing, event timing, and the frames it drew. Clicks are made as people make them: once the pieces lie
still the pointer comes to a thing, rests, presses and lets go; what the page does for the pointer is done before.

A click is answered within a frame if the next frame that the browser begins already shows what the click changed, and
if the page's thread has no more to do for it (script, style, layout, paint) than fits into a frame: ``work``, which
Chromium's trace tells, is to be at most 16.7 ms. Beside it stand ``all_work``, which counts what comes after that
frame, too (a server's answer, a hand that changes its layout), when that frame was ``drawn``, the wait for it and for a
free processor included, and when it was ``painted``: without a graphics card the processor fills the pixels, too;
event timing tells that in steps of 8 ms and names nothing under 16. All is also measured on a page with a single button
that changes its colour.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median

from playwright.sync_api import Browser, Locator, Page, sync_playwright
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.browser import king_of_siam, siam
from tests.browser.conftest import ARGUMENTS, PHONE, find_chromium
from tests.browser.languages import LANGUAGES
from tests.server.client import Server
from web_trace import page_thread, traced, work_of_clicks, work_of_frames

from erawan.benchmark.calibration import calibrate, calibration_loop

LOADS = 5
# A mid-range phone is about this many times slower.
THROTTLED = 4
TURNS = 8
CARD_TURNS = 3
EMPTY_CLICKS = 24
# Clicks that event timing does not name took less.
LEAST_MS = 16
# How long the pointer rests on a thing, how long the button is held down, and how long the hand then keeps still:
# about as people do; not measured.
REST_MS = 120
HOLD_MS = 60
STILL_MS = 150
# The time that a person looks at the opponent's turn; pieces glide for less.
LOOK_MS = 500
ONE_BUTTON = """<script>var hue = 0</script>
<button style="width: 8rem; height: 8rem" onclick="this.style.background = `hsl(${(hue += 40)} 80% 50%)`">+</button>"""

# Bytes of fonts, and of everything else.
COUNT_BYTES = """() => {
  const loaded = [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')]
  const isFont = (entry) => entry.name.endsWith('.woff2')
  const sum = (entries) => entries.reduce((total, entry) => total + entry.transferSize, 0)
  return [sum(loaded.filter(isFont)), sum(loaded.filter((entry) => !isFont(entry)))]
}"""
FONTS_LOADED = "async () => { await document.fonts.ready }"
WATCH_CLICKS = """() => {
  window.clicks = 0
  window.painted = []
  window.drawn = []
  window.answered = 0
  let changes = 0
  new MutationObserver(() => (changes += 1)).observe(document.body,
    { subtree: true, childList: true, attributes: true, characterData: true })
  addEventListener('click', (event) => {
    const [began, before] = [event.timeStamp, changes]
    window.clicks += 1
    requestAnimationFrame(() => {
      window.answered += changes > before
      const { port1, port2 } = new MessageChannel()
      // Comes in when the page's thread has done everything for this frame.
      port1.onmessage = () => window.drawn.push(performance.now() - began)
      port2.postMessage(null)
    })
  }, true)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'click') window.painted.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 })
}"""
WATCH_FRAMES = """() => {
  window.frames_ms = []
  let before = performance.now()
  const draw = (now) => { window.frames_ms.push(now - before); before = now; requestAnimationFrame(draw) }
  requestAnimationFrame(draw)
}"""

WATCH_SHIFTS = """() => {
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifts.push(value)
  }).observe({ type: 'layout-shift' })
}"""


def measure_loads(page: Page, address: str) -> dict[str, float]:
    """Return the bytes of a first visit, and the time until the first game can be started."""
    usable, sizes = [], []
    for _ in range(LOADS):
        page.context.clear_cookies()
        page.goto("about:blank")
        page.goto(address)
        page.get_by_role("button", name="Play Siam").wait_for()
        usable.append(page.evaluate("performance.now()"))
        sizes.append(count_bytes(page)[1])
    return {"first_page_kb": max(sizes) / 1000, "usable_ms": median(usable)}


def measure_fonts(browser: Browser, address: str) -> dict[str, float]:
    """Return the bytes of the fonts of a first visit, for each language."""
    found = {}
    for language, locale in LANGUAGES.items():
        page = browser.new_page(locale=locale)
        page.goto(address)
        page.wait_for_selector("article.kos .main")
        found[f"first_page_fonts_kb_{language}"] = count_bytes(page)[0] / 1000
        page.close()
    return found


def count_bytes(page: Page) -> tuple[int, int]:
    """Return the bytes of fonts, and of everything else, that a page has loaded."""
    page.evaluate(FONTS_LOADED)
    fonts, others = page.evaluate(COUNT_BYTES)
    return fonts, others


def measure_play(page: Page, address: str) -> dict[str, float]:
    """Return how soon clicks are answered while a game is played."""
    begin_siam(page, address)
    return measure_clicks(page, "click", lambda: play_turns(page))


def measure_frames(page: Page, address: str) -> dict[str, float]:
    """Return how evenly frames come while pieces glide.

    Frames are measured in a game of their own: the browser then draws all the time, which would delay clicks.
    """
    begin_siam(page, address)
    page.evaluate(WATCH_FRAMES)
    play_turns(page)
    frames = page.evaluate("window.frames_ms.slice(1)")
    return {"frame_median_ms": median(frames), "frame_p95_ms": most_of(frames)}


def measure_phone(browser: Browser, address: str) -> dict[str, float]:
    """Return what a player on a mid-range phone sees: the processor is throttled, and pieces are pushed.

    Layout shifts count as browsers count them for CLS: those that follow a touch within half a second do not.
    """
    context = browser.new_context(locale="en-GB", viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    begin_siam(page, address)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": THROTTLED})
    page.evaluate(WATCH_SHIFTS)
    page.evaluate(WATCH_FRAMES)
    with traced(page) as events:
        play_turns(page)
        page.wait_for_timeout(LOOK_MS)
    frames, shifts = page.evaluate("[window.frames_ms.slice(1), window.shifts]")
    work = work_of_frames(events, page_thread(events))
    context.close()
    return {
        "phone_turns_cls": sum(shifts),
        "phone_frame_median_ms": median(frames),
        "phone_frame_p95_ms": most_of(frames),
        "phone_frame_work_median_ms": median(work),
        "phone_frame_work_p95_ms": most_of(work),
    }


def measure_phone_cards(browser: Browser, address: str) -> dict[str, float]:
    """Return the layout shifts of King of Siam on a phone while the turns of others are shown, after passes."""
    context = browser.new_context(locale="en-GB", viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    king_of_siam.begin(page, address)
    page.evaluate(WATCH_SHIFTS)
    chance = Random(1)
    for _ in range(CARD_TURNS):
        king_of_siam.make_turn(page, chance, passing=1)
        king_of_siam.wait_for_turn(page)
        page.wait_for_selector("[data-stage]", state="detached")
    shifts = page.evaluate("window.shifts")
    context.close()
    return {"phone_card_turns_cls": sum(shifts)}


def begin_siam(page: Page, address: str) -> None:
    """Start a new game with the button on the home page."""
    page.goto(address)
    page.get_by_role("button", name="Play Siam").click()
    page.wait_for_url("**/game/**")
    siam.wait_for_turn(page)


def play_turns(page: Page) -> None:
    """Play some turns of Siam, or as many as the game has."""
    chance = Random(1)
    for _ in range(TURNS):
        if not siam.wait_for_turn(page):
            break
        page.wait_for_timeout(LOOK_MS)
        before = siam.ply(page)
        siam.choose_by_click(page, chance, press=click_like_people)
        page.wait_for_function("n => document.querySelectorAll('ol li').length > n", arg=before)


def measure_cards(page: Page, address: str) -> dict[str, float]:
    """Return how soon a card of King of Siam is seen to be chosen, and put back."""
    king_of_siam.begin(page, address)

    def pick_and_put_back() -> None:
        for _ in range(TURNS):
            click_like_people(page.locator("button.pick[data-card=khon]"))
            page.wait_for_selector("[data-spot]", state="attached")
            click_like_people(page.locator("[data-act=back]"))
            page.wait_for_selector("[data-act=pass]")

    return measure_clicks(page, "card_click", pick_and_put_back)


def measure_empty_page(page: Page) -> dict[str, float]:
    """Return how soon this browser on this machine answers a click where there is next to nothing to do."""
    page.goto("about:blank")  # where nobody forbids scripts in a page
    page.set_content(ONE_BUTTON)

    def press() -> None:
        for _ in range(EMPTY_CLICKS):
            click_like_people(page.get_by_role("button"))

    return measure_clicks(page, "empty_page_click", press)


def click_like_people(found: Locator) -> None:
    """Click after the pointer has come to rest."""
    found.hover()
    found.page.wait_for_timeout(REST_MS)
    found.page.mouse.down()
    found.page.wait_for_timeout(HOLD_MS)
    found.page.mouse.up()
    found.page.wait_for_timeout(STILL_MS)


def measure_clicks(page: Page, name: str, act: Callable[[], None]) -> dict[str, float]:
    """Return figures of clicks: answers in the next frame, work, and the times until a frame is drawn and painted."""
    page.evaluate(WATCH_CLICKS)
    with traced(page) as events:
        act()
        # The last click is told after its frame.
        page.wait_for_timeout(300)
    clicks, answered, drawn, slow = page.evaluate("[window.clicks, window.answered, window.drawn, window.painted]")
    work, all_work = work_of_clicks(events, STILL_MS)
    if len(work) != clicks:
        raise LookupError(f"the trace knows of {len(work)} clicks, the page of {clicks}")
    painted = slow + [LEAST_MS] * (clicks - len(slow))
    return {
        f"{name}s": clicks,
        f"{name}s_in_next_frame": answered,
        f"{name}_work_median_ms": median(work),
        f"{name}_work_p95_ms": most_of(work),
        f"{name}_all_work_median_ms": median(all_work),
        f"{name}_drawn_median_ms": median(drawn),
        f"{name}_drawn_p95_ms": most_of(drawn),
        f"{name}_painted_median_ms": median(painted),
        f"{name}_painted_p95_ms": most_of(painted),
    }


def most_of(values: list[float]) -> float:
    """Return the value that 95 of 100 do not exceed."""
    return sorted(values)[int(len(values) * 0.95)]


WANTED = {
    "first_page_kb": "≤ 80",
    **{f"first_page_fonts_kb_{language}": "≤ 60" for language in LANGUAGES},
    "usable_ms": "≤ 2000",
    "clicks_in_next_frame": "all",
    "click_work_median_ms": "≤ 16.7",
    "frame_median_ms": "≤ 16.7",
    "phone_turns_cls": "0",
    "phone_card_turns_cls": "0",
    "phone_frame_median_ms": "≤ 16.7",
    "card_clicks_in_next_frame": "all",
    "card_click_work_median_ms": "≤ 16.7",
}


def main() -> None:
    """Print the figures."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--json", action="store_true", help="print JSON instead of a table")
    as_json = options.parse_args().json
    calibration_loop(1)
    figures: dict[str, float] = {"calibration": round(calibrate())}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(folder)
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        try:
            page = browser.new_page(locale="en-GB", viewport={"width": 1360, "height": 860})
            figures |= measure_loads(page, server.address)
            figures |= measure_fonts(browser, server.address)
            figures |= measure_play(page, server.address)
            figures |= measure_frames(page, server.address)
            figures |= measure_phone(browser, server.address)
            figures |= measure_phone_cards(browser, server.address)
            figures |= measure_cards(page, server.address)
            figures |= measure_empty_page(page)
        finally:
            browser.close()
            server.close()
    if as_json:
        print(json.dumps(figures))
        return
    table = Table("figure", "value", "wanted")
    for name, value in figures.items():
        table.add_row(name, f"{value:,.1f}", WANTED.get(name, ""))
    Console().print(table)


if __name__ == "__main__":
    main()
