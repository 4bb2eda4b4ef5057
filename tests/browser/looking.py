"""Looks over a page as a careful person would: is text cut off or over another, is all large enough to touch?"""

from pathlib import Path

from tests.browser.languages import KEYS, LANGUAGES, OtherTab

_HERE = Path(__file__).resolve().parent
_WRONG_TEXTS = (_HERE / "wrong_texts.js").read_text(encoding="utf-8")
_SMALL_TARGETS = (_HERE / "small_targets.js").read_text(encoding="utf-8")
# What moves for a moment is looked at when it has arrived, in a window that has been drawn at its size.
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
# These are touched; a mouse is looked at in a small window and on a desk.
TOUCHED = ("landscape", "tablet", "large", "phone")
CLICKED = ("phone", "desktop")


def wrong_texts(page):
    """Texts that are cut off, beyond an edge, or over each other, and keys in the place of texts."""
    page.evaluate(_SETTLE)
    return [*page.evaluate(_WRONG_TEXTS), *page.evaluate(KEYS)]


def small_targets(page, least=44):
    """What is to be pressed and smaller than it should be."""
    return page.evaluate(_SMALL_TARGETS, least)


def wrong_in_windows(page, windows=CLICKED):
    """What is wrong with the texts of a page in windows of these sizes, by window."""
    found = {}
    for window in windows:
        page.set_viewport_size(WINDOWS[window])
        found[window] = wrong_texts(page)
    return found


def wrong_in_languages(page, address):
    """What is wrong with the texts of a page with a mouse, by language and window."""
    tab = OtherTab(page, address)
    found = {}
    for language in LANGUAGES:
        tab.choose(language)
        found |= {f"{language}, {window}": wrong for window, wrong in wrong_in_windows(page).items()}
    tab.choose("en")
    return found


def wrong_for_fingers(page):
    """What is wrong with the texts of a page that is touched, by window, and what a finger would miss on a phone."""
    wire = page.context.new_cdp_session(page)
    wire.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 1})
    page.wait_for_function("() => matchMedia('(pointer: coarse)').matches")
    found = {f"{window}, touched": wrong for window, wrong in wrong_in_windows(page, TOUCHED).items()}
    return found | {"small on the phone": small_targets(page)}
