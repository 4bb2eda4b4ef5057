"""Draw the symbols, boxes and words of King of Siam's picture.

Each symbol is drawn once (``art``) around its middle, 60 by 60. Followers differ in more than colour: Rama wear a
pointed crown and a wide robe, Lao a topknot and a round coat, Malay a flat cap and a straight coat; and each carries
its letter.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from html import escape


def use(name: str, x: float, y: float, size: float, css: str = "") -> str:
    """Return one symbol with its middle at a point."""
    classed = f' class="{css}"' if css else ""
    half = size / 2
    return f'<use href="#kos-{name}" x="{x - half:g}" y="{y - half:g}" width="{size:g}" height="{size:g}"{classed}/>'


def box(css: str, x: float, y: float, width: float, height: float, rounding: float = 0) -> str:
    """Return a rectangle."""
    return f'<rect class="{css}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{rounding:g}"/>'


def words(css: str, x: float, y: float, text: str) -> str:
    """Return a line of words; the baseline is at the point."""
    return f'<text class="{css}" x="{x:g}" y="{y:g}">{escape(text)}</text>'


def group(caption: str, parts: Iterator[str], css: str = "", mark: str = "") -> str:
    """Return parts as one group, with a title for hovering and screen readers; ``mark`` names it for a page."""
    classed = f' class="{css}"' if css else ""
    return f"<g{classed}{mark}><title>{escape(caption)}</title>{''.join(parts)}</g>"


def lines_of(text: str, length: int, most: int) -> list[str]:
    """Wrap a text into at most ``most`` lines of at most ``length`` characters; cut what does not fit."""
    lines = textwrap.wrap(text, length)
    if len(lines) > most:
        lines = [*lines[: most - 1], lines[most - 1][: length - 1].rstrip() + "…"]
    return lines
