"""Positions and turns of Siam joined over the eight symmetries of the board.

Positions that differ only by rotation or reflection have one canonical text, and so have turns that differ only by
a symmetry that leaves their position unchanged.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from erawan.games.siam import squares as sq
from erawan.games.siam.features import BAN_SYMMETRIES, SYMMETRIES, Symmetry
from erawan.games.siam.notation import TURN_TEXTS, WAY_LETTERS, parse_action
from erawan.games.siam.state import SiamState


@dataclass(frozen=True)
class BoardSymmetry:
    """A symmetry of the board: where its squares come from, and what the letters of animals and the turns become."""

    sources: tuple[int, ...]
    letters: dict[int, int]
    turns: dict[str, str]
    holds_with_ban: bool


def _make_symmetry(symmetry: Symmetry) -> BoardSymmetry:
    ways = [WAY_LETTERS[way] for way in symmetry.ways]
    both = "".join(ways) + "".join(ways).upper()
    return BoardSymmetry(
        tuple(np.argsort(symmetry.squares).tolist()),
        str.maketrans(WAY_LETTERS + WAY_LETTERS.upper(), both),
        {turn: TURN_TEXTS[symmetry.actions[parse_action(turn)]] for turn in TURN_TEXTS},
        symmetry in BAN_SYMMETRIES,
    )


_SYMMETRIES = tuple(_make_symmetry(symmetry) for symmetry in SYMMETRIES)


def canonical_position(state: SiamState) -> tuple[str, list[BoardSymmetry]]:
    """Return the canonical text of a position, the same for all its symmetries, and the symmetries that lead to it.

    How often the position occurred is left out: it does not change the legal turns.
    """
    shown, mover, coming = _see(state)
    least = min(shown)
    return f"{least} {mover}{coming}", shown[least]


def symmetrical_boards(state: SiamState) -> set[str]:
    """Return the board under all symmetries, as the canonical text shows it: the squares from a1 to e5."""
    return set(_see(state)[0])


def _see(state: SiamState) -> tuple[dict[str, list[BoardSymmetry]], str, str]:
    """Return the board under all symmetries, with those that lead to it; the side to move; and the turns of the ban."""
    board, mover, *rest = str(state).split(" ")
    # While the opening ban lasts (S4.4) there are fewer symmetries.
    coming = rest[0].split(",")[0] if rest and rest[0].startswith("t") else ""
    squares = "".join(reversed([row.ljust(sq.SIZE, ".") for row in map(_widen, board.split("/"))]))
    shown: dict[str, list[BoardSymmetry]] = {}
    for symmetry in _SYMMETRIES:
        if symmetry.holds_with_ban or not coming:
            text = "".join([squares[source] for source in symmetry.sources]).translate(symmetry.letters)
            shown.setdefault(text, []).append(symmetry)
    return shown, mover, coming


def _widen(row: str) -> str:
    """Return a row with a dot for each empty square."""
    return "".join("." * int(letter) if letter.isdigit() else letter for letter in row)


def canonical_turn(turn: str, symmetries: list[BoardSymmetry]) -> str:
    """Return the canonical text of a turn in the canonical position; symmetrical turns have the same text."""
    return min(symmetry.turns[turn] for symmetry in symmetries)


def turn_as_seen(name: str, symmetries: list[BoardSymmetry]) -> str:
    """Return the turn behind a canonical text, in the position as the client sees it."""
    return next(turn for turn, called in symmetries[0].turns.items() if called == name)
