"""How light and quick the web app is, in a real Chromium on a real server: ``python bench/web.py``.

Bytes of the first page as they travel, the time until it can be used, how soon a click is answered, and how evenly
pieces glide; beside the calibration loop, since machines differ. The times come from the browser's own clock:
navigation timing, event timing, and the frames it drew.

A click is answered within a frame if the next frame that the browser begins already shows what the click changed, and
if the page's thread is done with that frame (style, layout, paint) 16.7 ms after the click. What follows is the
browser's: without a graphics card the processor fills the pixels, too. Event timing counts that in, in steps of 8 ms,
and names nothing under 16. All is also measured on a page with a single button that changes its colour.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median

from playwright.sync_api import Page, sync_playwright
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.browser import king_of_siam, siam
from tests.browser.conftest import ARGUMENTS, find_chromium
from tests.server.client import Server

from erawan.benchmark.figures import calibrate, calibration_loop

LOADS = 5
TURNS = 8
EMPTY_CLICKS = 24
# Clicks that event timing does not name took less.
LEAST_MS = 16
ONE_BUTTON = """<script>var hue = 0</script>
<button style="width: 8rem; height: 8rem" onclick="this.style.background = `hsl(${(hue += 40)} 80% 50%)`">+</button>"""

COUNT_BYTES = (
    "performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))"
    ".reduce((sum, entry) => sum + entry.transferSize, 0)"
)
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


def measure_loads(page: Page, address: str) -> dict[str, float]:
    """Bytes of a first visit, and the time until the first game can be begun."""
    usable, sizes = [], []
    for _ in range(LOADS):
        page.context.clear_cookies()
        page.goto("about:blank")
        page.goto(address)
        page.get_by_role("button", name="Play Siam").wait_for()
        usable.append(page.evaluate("performance.now()"))
        sizes.append(page.evaluate(COUNT_BYTES))
    return {"first_page_kb": max(sizes) / 1000, "usable_ms": median(usable)}


def measure_play(page: Page) -> dict[str, float]:
    """How soon clicks are answered, and how evenly frames come, while a game is played."""
    page.get_by_role("button", name="Play Siam").click()
    siam.wait_for_turn(page)
    page.evaluate(WATCH_CLICKS)
    page.evaluate(WATCH_FRAMES)
    chance = Random(1)
    for _ in range(TURNS):
        if not siam.wait_for_turn(page):
            break
        before = siam.ply(page)
        siam.choose_by_click(page, chance)
        page.wait_for_function("n => document.querySelectorAll('ol li').length > n", arg=before)
    frames = page.evaluate("window.frames_ms.slice(1)")
    return {**tell_clicks(page, "click"), "frame_median_ms": median(frames), "frame_p95_ms": most_of(frames)}


def measure_cards(page: Page, address: str) -> dict[str, float]:
    """How soon a card of King of Siam is seen to be chosen, and put back."""
    page.goto(address)
    page.get_by_role("button", name="Play King of Siam").click()
    king_of_siam.wait_for_turn(page)
    page.evaluate(WATCH_CLICKS)
    for _ in range(TURNS):
        page.locator("button.pick[data-card=khon]").click()
        page.wait_for_selector("[data-spot]", state="attached")
        page.locator("[data-act=back]").click()
    return tell_clicks(page, "card_click")


def measure_empty_page(page: Page) -> dict[str, float]:
    """How soon this browser on this machine answers a click where there is next to nothing to do."""
    page.goto("about:blank")  # where nobody forbids scripts in a page
    page.set_content(ONE_BUTTON)
    page.evaluate(WATCH_CLICKS)
    for _ in range(EMPTY_CLICKS):
        page.get_by_role("button").click()
    return tell_clicks(page, "empty_page_click")


def tell_clicks(page: Page, name: str) -> dict[str, float]:
    """What was seen of the clicks on a page: in the next frame, until its thread had drawn it, until it was painted."""
    # The last click is told after its frame.
    page.wait_for_timeout(300)
    clicks, answered, drawn, slow = page.evaluate("[window.clicks, window.answered, window.drawn, window.painted]")
    painted = slow + [LEAST_MS] * (clicks - len(slow))
    return {
        f"{name}s": clicks,
        f"{name}s_in_next_frame": answered,
        f"{name}_drawn_median_ms": median(drawn),
        f"{name}_drawn_p95_ms": most_of(drawn),
        f"{name}_painted_median_ms": median(painted),
        f"{name}_painted_p95_ms": most_of(painted),
    }


def most_of(values: list[float]) -> float:
    """The value that 95 of 100 do not exceed."""
    return sorted(values)[int(len(values) * 0.95)]


WANTED = {
    "first_page_kb": "≤ 120",
    "usable_ms": "≤ 2000",
    "clicks_in_next_frame": "all",
    "click_drawn_median_ms": "≤ 16.7",
    "frame_median_ms": "≤ 16.7",
    "card_clicks_in_next_frame": "all",
    "card_click_drawn_median_ms": "≤ 16.7",
}


def main() -> None:
    """Prints the figures."""
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
            figures |= measure_play(page)
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
