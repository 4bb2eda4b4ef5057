"""A picture made of characters: put more text on it, and find the named place at a click."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

HEAVY = "┏━┓┃┗┛"
DOUBLE = "╔═╗║╚╝"
ROUND = "╭─╮│╰╯"


class Spot(NamedTuple):
    """A named place; where places overlap the smaller one counts."""

    name: str
    left: int
    top: int
    width: int
    height: int

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the place, in characters; a character is twice as high as wide."""
        return self.left + self.width / 2, 2 * (self.top + self.height / 2)

    def holds(self, x: int, y: int) -> bool:
        """Return whether a character is in the place."""
        return self.left <= x < self.left + self.width and self.top <= y < self.top + self.height


class Picture(NamedTuple):
    """Rows of characters with named places."""

    rows: list[Text]
    spots: tuple[Spot, ...]

    def names_at(self, x: int, y: int) -> list[str]:
        """Return the names of the places at a character, the smallest first."""
        found = [spot for spot in self.spots if spot.holds(x, y)]
        return [spot.name for spot in sorted(found, key=lambda spot: spot.width * spot.height)]

    def spot(self, name: str) -> Spot | None:
        """Return the place of a name."""
        return next((spot for spot in self.spots if spot.name == name), None)


class Canvas:
    """Characters with styles, row by row."""

    def __init__(self, rows: Iterable[Text]) -> None:
        self._rows = [[(text, style) for text, style in _cells(row)] for row in rows]

    def put(self, left: int, top: int, text: str, style: str | Style = "") -> None:
        """Write over the picture; a style is laid over the one below."""
        row = self._row(top, left + len(text))
        added = _style(style)
        for at, character in enumerate(text, left):
            row[at] = (character, row[at][1] + added)

    def put_text(self, left: int, top: int, text: Text) -> None:
        """Write a styled text over the picture."""
        cells = list(_cells(text))
        row = self._row(top, left + len(cells))
        row[left : left + len(cells)] = cells

    def tint(self, spot: Spot, style: str | Style) -> None:
        """Lay a style over a place."""
        added = _style(style)
        for top in range(spot.top, spot.top + spot.height):
            row = self._row(top, spot.left + spot.width)
            for at in range(spot.left, spot.left + spot.width):
                row[at] = (row[at][0], row[at][1] + added)

    def frame(self, spot: Spot, lines: str, style: str | Style) -> None:
        """Draw the edge of a place."""
        left, line, right, wall, foot_left, foot_right = tuple(lines)
        bottom, end = spot.top + spot.height - 1, spot.left + spot.width - 1
        self.put(spot.left, spot.top, left + line * (spot.width - 2) + right, style)
        self.put(spot.left, bottom, foot_left + line * (spot.width - 2) + foot_right, style)
        for top in range(spot.top + 1, bottom):
            self.put(spot.left, top, wall, style)
            self.put(end, top, wall, style)

    def tint_frame(self, spot: Spot, style: str | Style) -> None:
        """Lay a style over the edge of a place and keep its characters."""
        bottom, end = spot.top + spot.height - 1, spot.left + spot.width - 1
        for left, top, width, height in (
            (spot.left, spot.top, spot.width, 1),
            (spot.left, bottom, spot.width, 1),
            (spot.left, spot.top + 1, 1, spot.height - 2),
            (end, spot.top + 1, 1, spot.height - 2),
        ):
            self.tint(Spot(spot.name, left, top, width, height), style)

    def rows(self) -> list[Text]:
        """Return the picture."""
        return [_join(row) for row in self._rows]

    def _row(self, top: int, width: int) -> list[tuple[str, Style]]:
        while len(self._rows) <= top:
            self._rows.append([])
        row = self._rows[top]
        row.extend([(" ", Style.null())] * (width - len(row)))
        return row


def _style(style: str | Style) -> Style:
    return Style.parse(style) if isinstance(style, str) else style


def _cells(text: Text) -> Iterable[tuple[str, Style]]:
    """Yield one entry per column; a wide character is followed by an empty one."""
    styles = [_style(text.style)] * len(text.plain)
    for span in text.spans:
        added = _style(span.style)
        for at in range(span.start, min(span.end, len(styles))):
            styles[at] += added
    for character, style in zip(text.plain, styles, strict=True):
        yield character, style
        for _ in range(cell_len(character) - 1):
            yield "", style


def _join(row: Iterable[tuple[str, Style]]) -> Text:
    """Return a row as one text; neighbours of the same style are joined, since a large board has thousands of cells."""
    text = Text(no_wrap=True, overflow="crop", end="")
    for style, cells in groupby(row, key=itemgetter(1)):
        text.append("".join(character for character, _ in cells), style)
    return text
