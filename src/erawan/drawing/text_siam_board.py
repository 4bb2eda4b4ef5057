"""The board of Siam in characters, in three sizes, with or without colour.

An animal is a letter (E for elephants, R for rhinos) with an arrowhead on the side it faces; a rock is a block. In the
two larger sizes with colour, pieces are small pictures made of points (``siam_sprites.py``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rich.text import Text

from erawan.drawing import siam_sprites as sprites
from erawan.games.siam import kernel as k
from erawan.games.siam import squares as sq
from erawan.games.siam.notation import SIDE_LETTERS
from erawan.games.siam.state import SiamState

ELEPHANT_STYLE = "bold black on dark_orange3"
RHINO_STYLE = "bold white on dark_cyan"
ROCK_STYLE = "grey62"
LINE_STYLE = "grey50"
LEFT = 4
"""Width of the margin left of the board, which holds the row numbers."""

_ARROWS = "▲▶▼◀"
_KINDS = (sprites.ELEPHANT, sprites.RHINO)
_CORNERS = ("╭─╮│╰╯", "┏━┓┃┗┛")
"""Corners, line and wall of the frame around an animal in the larger sizes: round for elephants, heavy for rhinos."""


@dataclass(frozen=True)
class Size:
    """The width and height of a square in characters, without the lines around it."""

    width: int
    height: int

    @property
    def board_width(self) -> int:
        """The width of the whole board in characters, with the row numbers."""
        return LEFT + sq.SIZE * (self.width + 1) + 1

    @property
    def board_height(self) -> int:
        """The height of the whole board in characters, with the column letters."""
        return sq.SIZE * (self.height + 1) + 2

    def corner(self, square: int) -> tuple[int, int]:
        """Return the column and row of the upper left character of a square."""
        row, column = divmod(square, sq.SIZE)
        return LEFT + 1 + column * (self.width + 1), 1 + (sq.SIZE - 1 - row) * (self.height + 1)


SMALL = Size(7, 3)
MEDIUM = Size(12, 5)
LARGE = Size(16, 7)
SIZES = (LARGE, MEDIUM, SMALL)

Palette = Mapping[str, str]


def draw_board(state: SiamState, size: Size = SMALL, palette: Palette | None = None) -> list[Text]:
    """Return the rows of the board. With a palette the squares are coloured, and pieces are pictures where they fit."""
    vector = state.vector
    line_style = LINE_STYLE if palette is None else f"{palette['celadon_deep']} on {palette['celadon']}"
    lines = [_ruler(size, "┌┬┐", line_style)]
    for row in range(sq.SIZE - 1, -1, -1):
        squares = range(sq.SIZE * row, sq.SIZE * (row + 1))
        cells = [_cell(int(vector[k.BOARD + square]), size, palette, _ground(square, palette)) for square in squares]
        for height in range(size.height):
            line = Text(f"  {row + 1} " if height == size.height // 2 else " " * LEFT)
            for cell in cells:
                line.append("│", line_style)
                line.append_text(cell[height])
            line.append("│", line_style)
            lines.append(line)
        lines.append(_ruler(size, "├┼┤" if row else "└┴┘", line_style))
    names = "".join(letter.center(size.width + 1) for letter in "abcde")
    lines.append(Text(" " * LEFT + f" {names}".rstrip()))
    return lines


def _ruler(size: Size, ends: str, style: str) -> Text:
    drawn = Text(" " * LEFT)
    return drawn.append(ends[0] + ends[1].join(["─" * size.width] * sq.SIZE) + ends[2], style)


def _ground(square: int, palette: Palette | None) -> str:
    """Return the background colour of a square; two colours alternate. Without a palette the text is empty."""
    if palette is None:
        return ""
    return palette["celadon" if square % 2 else "celadon_light"]


def _cell(piece: int, size: Size, palette: Palette | None, ground: str) -> list[Text]:
    on_ground = f"on {ground}" if ground else ""
    if piece == k.EMPTY:
        return [Text(" " * size.width, on_ground) for _ in range(size.height)]
    if palette is not None and size != SMALL:
        return _picture(piece, size, palette, ground)
    if piece == k.ROCK:
        style = ROCK_STYLE if palette is None else f"{palette['stone_light']} {on_ground}"
        return [Text(line, style) for line in _rock(size)]
    side = k.owner(piece)
    style = (ELEPHANT_STYLE, RHINO_STYLE)[side] if palette is None else _piece_style(side, palette)
    rows = _letter(side, k.facing_of(piece)) if size == SMALL else _framed(side, k.facing_of(piece), size)
    return [Text(row, style if palette is not None or size == SMALL else "bold") for row in rows]


def _piece_style(side: int, palette: Palette) -> str:
    if side == 1:
        return f"bold {palette['gold_light']} on {palette['slate']}"
    return f"bold {palette['ivory_line']} on {palette['ivory']}"


def _rock(size: Size) -> list[str]:
    width = size.width - 2
    rows = ["█" * width] * (size.height - 2)
    return [f" {row} " for row in ("▄" + "█" * (width - 2) + "▄", *rows, "▀" + "█" * (width - 2) + "▀")]


def _letter(side: int, facing: int) -> list[str]:
    arrow = _ARROWS[facing]
    middle = f"{arrow if facing == sq.WEST else ' '} {SIDE_LETTERS[side]} {arrow if facing == sq.EAST else ' '}"
    return [
        f"   {arrow if facing == sq.NORTH else ' '}   ",
        f" {middle} ",
        f"   {arrow if facing == sq.SOUTH else ' '}   ",
    ]


def _framed(side: int, facing: int, size: Size) -> list[str]:
    """Return an animal without colour: its letter in a frame, an arrowhead outside."""
    left, line, right, wall, foot_left, foot_right = tuple(_CORNERS[side])
    arrow, width = _ARROWS[facing], size.width - 6
    inside = [(SIDE_LETTERS[side] * 2).center(width) if at == 0 else " " * width for at in range(size.height - 4)]
    middle = len(inside) // 2
    inside.insert(middle, inside.pop(0))
    rows = [f"{left}{line * width}{right}", *(f"{wall}{text}{wall}" for text in inside)]
    rows.append(f"{foot_left}{line * width}{foot_right}")
    framed = []
    for at, row in enumerate(rows):
        is_middle = at == middle + 1
        west = arrow if is_middle and facing == sq.WEST else " "
        east = arrow if is_middle and facing == sq.EAST else " "
        framed.append(f"{west} {row} {east}")
    top, bottom = (arrow if facing == way else " " for way in (sq.NORTH, sq.SOUTH))
    return [top.center(size.width), *framed, bottom.center(size.width)]


def _picture(piece: int, size: Size, palette: Palette, ground: str) -> list[Text]:
    """Return a piece as a picture in the middle of its square; each character shows two points, one above the other."""
    points = 2 * size.height
    kind = sprites.ROCK if piece == k.ROCK else _KINDS[k.owner(piece)]
    sprite = sprites.turned(kind, points, 0 if piece == k.ROCK else k.facing_of(piece))
    edge = (size.width - points) // 2
    rows = []
    for upper, lower in zip(sprite[::2], sprite[1::2], strict=True):
        row = Text(" " * edge, f"on {ground}")
        for above, below in zip(upper, lower, strict=True):
            top, bottom = (sprites.colour(point, ground, palette) for point in (above, below))
            row.append("▀", f"{top} on {bottom}")
        rows.append(row.append(" " * (size.width - edge - points), f"on {ground}"))
    return rows
