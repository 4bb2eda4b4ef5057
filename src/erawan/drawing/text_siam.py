"""A position of Siam in characters, for terminals; in colour where the terminal has it, clear without.

The board is drawn by `text_siam_board.py`. What a person wants to know beside it stands to the right of it.
"""

from __future__ import annotations

import textwrap

from rich.text import Text

from erawan.drawing.text_siam_board import ELEPHANT_STYLE, RHINO_STYLE, draw_board
from erawan.games.siam import kernel as k
from erawan.games.siam import squares as sq
from erawan.games.siam.descriptions import stands
from erawan.games.siam.notation import SIDE_LETTERS
from erawan.games.siam.state import SiamState
from erawan.words import Phrase, say


def draw(state: SiamState, language: str) -> Text:
    """Return the board, the lines beside it, and the text of the position below."""
    lines = draw_board(state)
    beside = _beside(state, language)
    for row, line in enumerate(lines):
        if 2 <= row < 2 + len(beside):
            line.append("   ")
            line.append_text(beside[row - 2])
    return Text("\n").join([*lines, Text(f"    {state}", "dim")])


def summary(state: SiamState, language: str) -> str:
    """Return a sentence that says whose turn it is, or how the game ended."""
    if state.outcome is not None:
        return say(state.outcome.phrase, language)
    return say(Phrase("siam-to-move", {"side": Phrase(side_name(state.to_move - 1))}), language)


def side_name(side: int) -> str:
    """Return the key of a side's name in the catalogues."""
    return ("siam-elephants", "siam-rhinos")[side]


def captions(state: SiamState, language: str) -> dict[int, str]:
    """Return in words what stands on each square that is not empty."""
    vector = state.vector
    pieces = {square: int(vector[k.BOARD + square]) for square in range(sq.SQUARES)}
    return {square: say(stands(piece, square), language) for square, piece in pieces.items() if piece != k.EMPTY}


def _beside(state: SiamState, language: str) -> list[Text]:
    """Return the lines beside the board: whose turn it is, and the reserves."""
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
