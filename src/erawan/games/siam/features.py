"""Siam as numbers for learning, and its symmetries.

An observation is twelve planes of 5 x 5 numbers, seen from one side; plane by plane, square a1 first:

| plane | number |
|---|---|
| 0-3 | own animals that face north, east, south, west: 1, else 0 |
| 4-7 | the other side's, likewise |
| 8 | rocks |
| 9 | the own reserve, a fifth for each animal, on every square |
| 10 | the other side's reserve |
| 11 | 1 on every square if the own side is to move, else 0 |

The board can be turned and mirrored in eight ways, and the rules do not change (S2, S3); a symmetry maps squares,
ways, actions and the numbers of an observation. The opening ban (S4.4) names two squares of one column, so while it
lasts only four of the eight hold, those of ``BAN_SYMMETRIES``; the start position has the same four.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from erawan.core.compiled import kernel
from erawan.core.contract import Numbers, Vector
from erawan.games.siam import kernel as k
from erawan.games.siam import squares as sq
from erawan.games.siam.notation import TURN_TEXTS, WAY_LETTERS, format_square, parse_action, parse_square, turn_tokens
from erawan.games.siam.setup import place

VERSION = 2
PLANES = 12
PIECE_PLANES = 9
"""The planes that show animals and rocks; they come first."""
_ROCKS, _OWN_RESERVE, _OTHER_RESERVE, _OWN_MOVE = 8, 9, 10, 11


@kernel
def observe(state: Vector, side: int, out: Numbers) -> None:
    """Write the planes of a position as a side sees it."""
    for i in range(_OWN_RESERVE * sq.SQUARES):
        out[i] = 0.0
    # Read before anything is written: the compiler cannot know that the two arrays do not overlap.
    own_reserve = np.float32(state[k.RESERVE + side] / k.ANIMALS_A_SIDE)
    other_reserve = np.float32(state[k.RESERVE + 1 - side] / k.ANIMALS_A_SIDE)
    own_move = np.float32(state[k.TO_MOVE] == side)
    for square in range(sq.SQUARES):
        out[_OWN_RESERVE * sq.SQUARES + square] = own_reserve
        out[_OTHER_RESERVE * sq.SQUARES + square] = other_reserve
        out[_OWN_MOVE * sq.SQUARES + square] = own_move
    for square in range(sq.SQUARES):
        piece = state[k.BOARD + square]
        # Without branches, which random positions make costly: a rock counts as the other side's, four planes up, and
        # an empty square writes one of its zeros again.
        plane = k.facing_of(piece) + 4 * (k.owner(piece) != side) + 4 * (piece == k.ROCK)
        out[plane * sq.SQUARES + square] = piece != k.EMPTY


@dataclass(frozen=True)
class Symmetry:
    """One of the eight: where each square, way, action and number of an observation goes."""

    name: str
    squares: npt.NDArray[np.int64]
    ways: npt.NDArray[np.int64]
    actions: npt.NDArray[np.int64]
    numbers: npt.NDArray[np.int64]

    def transform(self, vector: Vector) -> Vector:
        """Return the vector of the position turned or mirrored."""
        result = vector.copy()
        result[k.BOARD : k.BOARD + sq.SQUARES] = k.EMPTY
        result[k.RESERVE : k.RESERVE + 2] = k.ANIMALS_A_SIDE
        result[k.KEY] = k.KEYS[k.SIDE_KEY] * vector[k.TO_MOVE]
        for square in np.flatnonzero(vector[k.BOARD : k.BOARD + sq.SQUARES]):
            place(result, int(self.squares[square]), self._piece(int(vector[k.BOARD + square])))
        return result

    def _piece(self, piece: int) -> int:
        if piece == k.ROCK:
            return piece
        return k.ELEPHANT + 4 * k.owner(piece) + int(self.ways[k.facing_of(piece)])


def _make(name: str, mirrored: bool, quarter_turns: int) -> Symmetry:
    """Return the symmetry that mirrors east and west, if asked to, and then turns clockwise."""
    squares, ways = [], []
    for square in range(sq.SQUARES):
        column, row = square % sq.SIZE, square // sq.SIZE
        column = sq.SIZE - 1 - column if mirrored else column
        for _ in range(quarter_turns):
            column, row = row, sq.SIZE - 1 - column
        squares.append(sq.SIZE * row + column)
    for way in range(4):
        ways.append(((-way if mirrored else way) + quarter_turns) % 4)
    actions = [_map_action(text, squares, ways) for text in TURN_TEXTS]
    numbers = [sq.SQUARES * _map_plane(plane, ways) + square for plane in range(PLANES) for square in squares]
    return Symmetry(name, np.array(squares), np.array(ways), np.array(actions), np.array(numbers))


def _map_plane(plane: int, ways: list[int]) -> int:
    """Return the plane whose animals face where those of a plane face after turning."""
    return plane if plane >= _ROCKS else plane // 4 * 4 + ways[plane % 4]


def _map_action(text: str, squares: list[int], ways: list[int]) -> int:
    """Return the action that a turn text becomes, token by token."""
    mapped = ""
    for token in turn_tokens(text):
        if token in WAY_LETTERS:
            mapped += WAY_LETTERS[ways[WAY_LETTERS.index(token)]]
        elif token in "+-":
            mapped += token
        else:
            mapped += format_square(squares[parse_square(token)])
    return parse_action(mapped)


SYMMETRIES = tuple(
    _make(("mirrored-" if mirrored else "turned-") + str(90 * turns), mirrored, turns)
    for mirrored in (False, True)
    for turns in range(4)
)
BAN_SYMMETRIES = tuple(s for s in SYMMETRIES if {s.squares[sq.C1], s.squares[sq.C5]} == {sq.C1, sq.C5})
