"""Check the layout of a page: no text is cut off or overlaps, and every button is large enough to touch."""

from pathlib import Path

from tests.browser.languages import KEYS

_HERE = Path(__file__).resolve().parent
_WRONG_TEXTS = (_HERE / "find_text_faults.js").read_text(encoding="utf-8")
_SMALL_TARGETS = (_HERE / "find_small_targets.js").read_text(encoding="utf-8")
# Wait until animations have ended and the window has been drawn at its new size.
_SETTLE = """async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame()
  await frame()
  const moving = document.getAnimations().filter((each) => Number.isFinite(each.effect.getComputedTiming().endTime))
  await Promise.allSettled(moving.map((each) => each.finished))
  await frame()
}"""
WINDOWS = {
    "phone": {"width": 360, "height": 640},
    "landscape": {"width": 740, "height": 360},
    "tablet": {"width": 820, "height": 1180},
    "desktop": {"width": 1920, "height": 1080},
    "large": {"width": 2560, "height": 1440},
}
CLICKED = ("phone", "desktop")


def find_text_faults(page):
    """Return texts that are cut off, beyond an edge or overlapping, and keys that are shown instead of texts."""
    page.evaluate(_SETTLE)
    return [*page.evaluate(_WRONG_TEXTS), *page.evaluate(KEYS)]


def find_small_targets(page, least=44):
    """Return the buttons and links that are too small."""
    return page.evaluate(_SMALL_TARGETS, least)


def find_text_faults_by_window(page, windows=CLICKED):
    """Return the faults of the texts of a page in windows of these sizes, by window."""
    found = {}
    for window in windows:
        page.set_viewport_size(WINDOWS[window])
        found[window] = find_text_faults(page)
    return found
