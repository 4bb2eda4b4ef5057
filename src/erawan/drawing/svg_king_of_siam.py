"""King of Siam as an SVG picture: the track above, the map, the seats beside it, pool and status below.

The picture is our own drawing and needs no other file: no fonts, images or scripts. One unit is one pixel at full size.
The country is drawn from the map's data (`king_of_siam/regions.py`), so users can have their own maps drawn too. The
light and the dark colours are in `king_of_siam/style.py`; no information is shown by colour alone.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from html import escape
from typing import NamedTuple

from erawan.core.outcome import Viewer
from erawan.drawing.art import symbols
from erawan.drawing.king_of_siam import captions
from erawan.drawing.king_of_siam.style import definitions, style_sheet
from erawan.drawing.king_of_siam.svg_map import draw_counts, draw_map
from erawan.drawing.king_of_siam.svg_seats import TILE_HEIGHT, draw_seat, draw_track
from erawan.drawing.king_of_siam.symbols import box, group, use, words
from erawan.drawing.king_of_siam.table_facts import TableFacts, lay_table
from erawan.games.king_of_siam.state import KingOfSiamState
from erawan.words import Phrase, say

WIDTH = 820
EDGE = 28
GAP = 14
MAP_WIDTH, MAP_HEIGHT = 492, 830
SEAT_WIDTH = WIDTH - 2 * EDGE - GAP - MAP_WIDTH
MAP_TOP = EDGE + TILE_HEIGHT + GAP
BELOW_TOP = MAP_TOP + MAP_HEIGHT + GAP
BELOW_HEIGHT = 118
"""The least height of the part below the map; a long status makes it higher."""
_POOL_WIDTH = 236


def draw(state: KingOfSiamState, title: str, language: str = "en", viewer: Viewer = "everything") -> str:
    """Return the position as the viewer may see it, as the text of an SVG picture; ``title`` sums it up."""
    table = lay_table(state, viewer)
    status = list(_status(table, title, language))
    below_height = max(BELOW_HEIGHT, status[-1].baseline - 4)
    height = BELOW_TOP + below_height + EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="kos" role="img" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}" style="max-width:100%;height:auto" '
        'stroke-linejoin="round" stroke-linecap="round">',
        f"<title>{escape(title)}</title><desc>{escape(table.text)}</desc>",
        f"<style>{style_sheet()}</style>",
        "<defs>",
        definitions(),
        *symbols("king_of_siam"),
        "</defs>",
        *_frame(height),
        *_part(EDGE, EDGE, draw_track(table, language, WIDTH - 2 * EDGE)),
        *_part(EDGE, MAP_TOP, draw_map(table, language, MAP_WIDTH, MAP_HEIGHT)),
        *_seats(table, language),
        *_part(EDGE, BELOW_TOP, _below(table, status, below_height, language)),
        "</svg>\n",
    ]
    return "\n".join(parts)


def _part(left: float, top: float, drawn: Iterator[str]) -> Iterator[str]:
    yield f'<g transform="translate({left:g} {top:g})">'
    yield from drawn
    yield "</g>"


def _frame(height: int) -> Iterator[str]:
    yield box("kos-frame", 0, 0, WIDTH, height, 26)
    yield box("kos-open kos-line", 9, 9, WIDTH - 18, height - 18, 19)
    yield box("kos-open kos-line kos-fine", 15, 15, WIDTH - 30, height - 30, 14)


def _seats(table: TableFacts, language: str) -> Iterator[str]:
    """Yield the seats from top to bottom, as high as the map together."""
    height = (MAP_HEIGHT - GAP * (len(table.seats) - 1)) / len(table.seats)
    left = EDGE + MAP_WIDTH + GAP
    for at, seat in enumerate(table.seats):
        yield from _part(left, MAP_TOP + at * (height + GAP), draw_seat(table, seat, language, SEAT_WIDTH, height))


class StatusLine(NamedTuple):
    """A line of the status, with the name of its style and the distance of its baseline from the top."""

    style: str
    baseline: int
    text: str


def _status(table: TableFacts, title: str, language: str) -> Iterator[StatusLine]:
    """Yield the lines of the status: first the title of the picture, then passes, latest cards and a protected swap."""
    baseline = 22
    for line in textwrap.wrap(title, 50):
        yield StatusLine("kos-said", baseline, line)
        baseline += 25
    for line in captions.status(table, language):
        yield StatusLine("kos-told", baseline, line)
        baseline += 23


def _below(table: TableFacts, status: list[StatusLine], height: int, language: str) -> Iterator[str]:
    """Return the pool, and beside it the status."""
    name = say(Phrase("kos-pool"), language)
    yield box("kos-paper", 0, 0, _POOL_WIDTH, height, 10)
    yield words("kos-title", 14, 27, name)
    figures = draw_counts(table.pool, _POOL_WIDTH / 2, 72, 58)
    yield group(f"{name}: {captions.followers_caption(table.pool, language)}", figures, "kos-pool")
    for line in status:
        yield words(line.style, _POOL_WIDTH + 20, line.baseline, line.text)
    yield use("petals", WIDTH - 2 * EDGE - 18, height - 14, 44, "kos-gilt")
