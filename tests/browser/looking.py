"""Looks over a page as a careful person would: is text cut off or over another, is all large enough to touch?"""

from pathlib import Path

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


def wrong_texts(page):
    """Texts that are cut off, beyond an edge, or over each other."""
    page.evaluate(_SETTLE)
    return page.evaluate(_WRONG_TEXTS)


def small_targets(page, least=44):
    """What is to be pressed and smaller than it should be."""
    return page.evaluate(_SMALL_TARGETS, least)
