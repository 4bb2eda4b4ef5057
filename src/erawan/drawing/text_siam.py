"""A position of Siam in characters, for terminals; in colour where the terminal has it, clear without.

A square is seven characters wide and three high. An animal is its letter, with an arrowhead on the side it faces: E for
elephants, R for rhinos; a rock is a block. What a person wants to know beside the board stands to the right of it.
"""

from __future__ import annotations

import textwrap

from rich.text import Text

from erawan.games.siam import kernel as k
from erawan.games.siam import squares as sq
from erawan.games.siam.notation import SIDE_LETTERS
from erawan.games.siam.state import SiamState
from erawan.games.siam.telling import stands
from erawan.words import Phrase, say

ELEPHANT_STYLE = "bold black on dark_orange3"
RHINO_STYLE = "bold white on dark_cyan"
ROCK_STYLE = "grey62"
LINE_STYLE = "grey50"

_ARROWS = "▲▶▼◀"
_ROCK = (" ▄███▄ ", " █████ ", " ▀███▀ ")
_BLANK = " " * 7


def draw(state: SiamState, language: str) -> Text:
    """The board with what stands beside it, and the text of the position below."""
    lines = _board_lines(state)
    beside = _beside(state, language)
    for row, line in enumerate(lines):
        if 2 <= row < 2 + len(beside):
            line.append("   ")
            line.append_text(beside[row - 2])
    return Text("\n").join([*lines, Text(f"    {state}", "dim")])


def summary(state: SiamState, language: str) -> str:
    """One sentence: whose turn it is, or how the game ended."""
    if state.outcome is not None:
        return say(state.outcome.phrase, language)
    return say(Phrase("siam-to-move", {"side": Phrase(side_name(state.to_move - 1))}), language)


def side_name(side: int) -> str:
    """The key of a side's name in the catalogues."""
    return ("siam-elephants", "siam-rhinos")[side]


def captions(state: SiamState, language: str) -> dict[int, str]:
    """What stands on each square that is not empty, in words."""
    vector = state.vector
    pieces = {square: int(vector[k.BOARD + square]) for square in range(sq.SQUARES)}
    return {square: say(stands(piece, square), language) for square, piece in pieces.items() if piece != k.EMPTY}


def _board_lines(state: SiamState) -> list[Text]:
    vector = state.vector
    lines = [Text("    " + "┌" + "┬".join(["───────"] * 5) + "┐", LINE_STYLE)]
    for row in range(sq.SIZE - 1, -1, -1):
        cells = [_cell(int(vector[k.BOARD + sq.SIZE * row + column])) for column in range(sq.SIZE)]
        for height in range(3):
            line = Text(f"  {row + 1} " if height == 1 else "    ")
            for cell in cells:
                line.append("│", LINE_STYLE)
                line.append_text(cell[height])
            line.append("│", LINE_STYLE)
            lines.append(line)
        ends = "├┼┤" if row else "└┴┘"
        lines.append(Text("    " + ends[0] + ends[1].join(["───────"] * 5) + ends[2], LINE_STYLE))
    lines.append(Text("    " + "".join(f"    {letter}   " for letter in "abcde")))
    return lines


def _cell(piece: int) -> list[Text]:
    if piece == k.EMPTY:
        return [Text(_BLANK)] * 3
    if piece == k.ROCK:
        return [Text(part, ROCK_STYLE) for part in _ROCK]
    facing, side = k.facing_of(piece), k.owner(piece)
    arrow = _ARROWS[facing]
    middle = f"{arrow if facing == sq.WEST else ' '} {SIDE_LETTERS[side]} {arrow if facing == sq.EAST else ' '}"
    rows = [
        f"   {arrow if facing == sq.NORTH else ' '}   ",
        f" {middle} ",
        f"   {arrow if facing == sq.SOUTH else ' '}   ",
    ]
    return [Text(row, (ELEPHANT_STYLE, RHINO_STYLE)[side]) for row in rows]


def _beside(state: SiamState, language: str) -> list[Text]:
    """Whose turn it is, and the reserves."""
    lines = [Text(part, "bold") for part in _wrap(summary(state, language))]
    lines.append(Text())
    for side, style in enumerate((ELEPHANT_STYLE, RHINO_STYLE)):
        count = int(state.vector[k.RESERVE + side])
        name = say(Phrase("siam-reserve-of", {"side": Phrase(side_name(side))}), language)
        line = Text(f" {SIDE_LETTERS[side]} ", style)
        line.append(f" {name} ", "default on default")
        line.append("● " * count + "○ " * (k.ANIMALS_A_SIDE - count), "default on default")
        lines.append(line)
    lines.append(Text(say(Phrase("siam-reserve-mark"), language), "dim"))
    return lines


def _wrap(text: str, width: int = 32) -> list[str]:
    return textwrap.wrap(text, width)
