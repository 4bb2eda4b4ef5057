"""The symbols of King of Siam's picture, all our own, and the few ways to put things on it.

Each symbol is drawn once around its middle, 60 by 60. Followers differ in more than colour: Rama wear a pointed crown
and a wide robe, Lao a topknot and a round coat, Malay a flat cap and a straight coat; and each carries its letter.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from html import escape

_HEAD = '<circle class="kos-skin kos-edge" cy="-8" r="8"/>'

_RAMA = f"""{_HEAD}
<path class="kos-R kos-edge" d="M-8-10Q0-14 8-10L4-17Q1-20 0-29Q-1-20-4-17z"/>
<path class="kos-R kos-edge" d="M0-2Q5-2 6 1Q8 15 18 27H-18Q-8 15-6 1Q-5-2 0-2z"/>
<text class="kos-letter kos-on-R" y="23">R</text>"""
_LAO = f"""{_HEAD}
<circle class="kos-L kos-edge" cy="-20" r="5"/>
<path class="kos-L kos-edge" d="M-8.5-9A8.5 8.5 0 0 1 8.5-9Q0-14-8.5-9z"/>
<path class="kos-L kos-edge" d="M0-2C12-2 18 6 18 14C18 22 12 27 0 27C-12 27-18 22-18 14C-18 6-12-2 0-2z"/>
<text class="kos-letter kos-on-L" y="19">L</text>"""
_MALAY = f"""{_HEAD}
<path class="kos-M kos-edge" d="M-9.5-10L-8-21H8L9.5-10Q0-13-9.5-10z"/>
<path class="kos-M kos-edge" d="M-9-2H9Q16-1 16 6V27H-16V6Q-16-1-9-2z"/>
<text class="kos-letter kos-on-M" y="20">M</text>"""

_CROWN = """
<path class="kos-crown" d="M0-26Q2-14 6-8Q12-2 13 6H-13Q-12-2-6-8Q-2-14 0-26z"/>
<path class="kos-crown" d="M-19 6H19L16 13H-16zM-16 14H16L19 21H-19zM-19 4L-22-8L-13 1zM19 4L22-8L13 1z"/>
<circle class="kos-ruby" cy="-2" r="3"/><circle class="kos-ruby" cy="17.5" r="2"/>"""

_PAWN = "a5.5 5.5 0 1 1 .01 0M{x} {y}q9 2 9 19h-18q0-17 9-19"


def _pawn(x: int, y: int) -> str:
    """A follower of no faction in particular, as on the cards."""
    return f'<path class="kos-ink" d="M{x} {y}{_PAWN.format(x=x, y=y)}z"/>'


_ARROWS = '<path class="kos-stroke" d="M-9-22H9M4-26L9-22L4-18M9 24H-9M-4 20L-9 24L-4 28"/>'
_KING = f"""<g transform="translate(0 -7)">{_CROWN}</g>
<path class="kos-stroke" d="M-18 22H18M13 18L18 22L13 26M-13 18L-18 22L-13 26"/>"""
_KHON = """
<path class="kos-stroke" d="M0-29V-14M-5-19L0-14L5-19"/>
<use href="#kos-R" x="-37" y="-10" width="37" height="37"/><use href="#kos-M" x="0" y="-10" width="37" height="37"/>
<use href="#kos-L" x="-18.5" y="-8" width="37" height="37"/>"""
_ONE = f"{_pawn(-17, -3)}{_pawn(17, -3)}{_ARROWS}"
_TWO = f"{_pawn(-21, -3)}{_pawn(-4, -3)}{_pawn(21, -3)}{_ARROWS}"

_HOUSE = """
<path class="kos-edge" d="M0-27Q3-17 17-12Q12-9 12-5Q19-2 24 3Q16 3 16 8V24
H-16V8Q-16 3-24 3Q-19-2-12-5Q-12-9-17-12Q-3-17 0-27z"/>
<path class="kos-dark" d="M-5 24V15Q0 9 5 15V24z"/>"""
_BANNER = '<path class="kos-cloth" d="M-22-27H22V14L0 28L-22 14z"/>'
_UNION = f"""<g class="kos-B">{_BANNER}</g>
<path class="kos-white" d="M-17-23L17 16M17-23L-17 16M0-25V24M-19-4H19"/>
<path class="kos-red" d="M0-25V24M-19-4H19"/><circle class="kos-disc" cy="-4" r="11"/>
<text class="kos-letter kos-dark" y="2">B</text>"""
_PETALS = '<path d="M0-22Q9-9 0 0Q-9-9 0-22M22 0Q9 9 0 0Q9-9 22 0M0 22Q-9 9 0 0Q9 9 0 22M-22 0Q-9-9 0 0Q-9 9-22 0"/>'
_LOTUS = """
<path class="kos-crown" d="M-26 6Q-18-6-8 2Q-6 14 0 16Q-18 20-26 6zM26 6Q18-6 8 2Q6 14 0 16Q18 20 26 6z"/>
<path class="kos-crown" d="M-17-10Q-4-6 0 16Q-18 12-17-10zM17-10Q4-6 0 16Q18 12 17-10z"/>
<path class="kos-crown" d="M0-24Q14-4 0 16Q-14-4 0-24z"/>"""
_PEAK = """<path class="kos-peak" d="M-15 12L-3-12L3-3L7-8L17 12z"/>
<path class="kos-snow" d="M-3-12L-8-2L-4-4L-1 0L3-3z"/>"""

_JUNK = """
<path class="kos-sail" d="M-2-24Q14-20 15 6H-2zM-5-16Q-19-10-17 6H-5z"/>
<path class="kos-waves" d="M-2-17Q9-15 11-12M-2-9Q11-8 14-5M-2-1H15M-5-9Q-13-7-16-5M-5-1H-17"/>
<path class="kos-hull" d="M-24 9Q0 14 25 5Q22 22 12 22H-13Q-21 20-24 9z"/>"""


def _banner(letter: str) -> str:
    """K1.4: a faction's control marker."""
    return (
        f'<g class="kos-{letter}">{_BANNER}</g><circle class="kos-disc" cy="-4" r="18"/>'
        f'<use href="#kos-{letter}" x="-18" y="-21" width="36" height="36"/>'
    )


SYMBOLS = {
    "R": _RAMA,
    "L": _LAO,
    "M": _MALAY,
    "owner-R": _banner("R"),
    "owner-L": _banner("L"),
    "owner-M": _banner("M"),
    "owner-B": _UNION,
    "crown": _CROWN,
    "house": _HOUSE,
    "petals": _PETALS,
    "lotus": _LOTUS,
    "peak": _PEAK,
    "junk": _JUNK,
    "card-K": _KING,
    "card-T": _KHON,
    "card-1": _ONE,
    "card-2": _TWO,
}


def symbol_definitions() -> Iterator[str]:
    """Every symbol, to be used by its name."""
    for name, shapes in SYMBOLS.items():
        yield f'<symbol id="kos-{name}" viewBox="-30 -30 60 60">{shapes}</symbol>'


def use(name: str, x: float, y: float, size: float, css: str = "") -> str:
    """One symbol with its middle at a point."""
    classed = f' class="{css}"' if css else ""
    half = size / 2
    return f'<use href="#kos-{name}" x="{x - half:g}" y="{y - half:g}" width="{size:g}" height="{size:g}"{classed}/>'


def box(css: str, x: float, y: float, width: float, height: float, rounding: float = 0) -> str:
    """A rectangle."""
    return f'<rect class="{css}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{rounding:g}"/>'


def words(css: str, x: float, y: float, text: str) -> str:
    """A line of words; the baseline is at the point."""
    return f'<text class="{css}" x="{x:g}" y="{y:g}">{escape(text)}</text>'


def group(caption: str, parts: Iterator[str], css: str = "", mark: str = "") -> str:
    """Parts that belong together, with words for whoever points at them or cannot see; ``mark``: for a page."""
    classed = f' class="{css}"' if css else ""
    return f"<g{classed}{mark}><title>{escape(caption)}</title>{''.join(parts)}</g>"


def lines_of(text: str, length: int, most: int) -> list[str]:
    """Words set in at most so many lines of at most so many characters; what does not fit is cut."""
    lines = textwrap.wrap(text, length)
    if len(lines) > most:
        lines = [*lines[: most - 1], lines[most - 1][: length - 1].rstrip() + "…"]
    return lines
