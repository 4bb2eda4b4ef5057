"""The lines of Siam's board as patterns, by which the evaluations of Siam look up their weights.

Patterns are seen by the side to move, forwards being east in a row and north in a column. A square is

==  ======================  ==  ==========================
0   empty                   4   theirs, facing forwards
1   own, facing forwards    5   theirs, facing backwards
2   own, facing backwards   6   theirs, facing sideways
3   own, facing sideways    7   a rock
==  ======================  ==  ==========================

and a pattern is the sum of ``kind << 3 * place``. A position has eleven patterns: five rows, five columns, and the
reserves. An index below ``WEIGHT_COUNT`` stands for a pattern of an outer, second or middle line, or for the reserves.
A line seen from its other end is the same line, so a net keeps one row for both: ``ROW_OF`` maps indices to rows.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from erawan.core.compiled import interpreted, large_kernel
from erawan.core.contract import Vector
from erawan.games.siam import kernel as k
from erawan.games.siam import squares as sq

NOTHING, OWN_FORWARDS, OWN_BACKWARDS, OWN_SIDEWAYS = 0, 1, 2, 3
THEIR_FORWARDS, THEIR_BACKWARDS, THEIR_SIDEWAYS, A_ROCK = 4, 5, 6, 7
PATTERNS = 8**sq.SIZE

LINE_TABLES = 3
RESERVES = LINE_TABLES * PATTERNS
"""The first index of the reserves; those of a position have the index ``RESERVES + 6 * own + theirs``."""
WEIGHT_COUNT = RESERVES + (k.ANIMALS_A_SIDE + 1) ** 2


def _kinds(forwards: int) -> list[int]:
    """Return the kind of each piece code for either side to move, in lines that run in the direction ``forwards``."""
    facing_of, owner = interpreted(k.facing_of), interpreted(k.owner)
    kinds = []
    for side in range(2):
        for piece in range(k.PIECE_CODES):
            if piece in (k.EMPTY, k.ROCK):
                kinds.append(NOTHING if piece == k.EMPTY else A_ROCK)
            else:
                turned = (facing_of(piece) - forwards) % 4
                seen = {0: OWN_FORWARDS, 2: OWN_BACKWARDS}.get(turned, OWN_SIDEWAYS)
                kinds.append(seen + (0 if owner(piece) == side else THEIR_FORWARDS - OWN_FORWARDS))
    return kinds


ROW_KIND = np.array(_kinds(sq.EAST), np.int64)
COLUMN_KIND = np.array(_kinds(sq.NORTH), np.int64)
LINE_TABLE = np.array([0, PATTERNS, 2 * PATTERNS, PATTERNS, 0], np.int64)

PATTERNS_A_POSITION = 2 * sq.SIZE + 1

BACKWARDS_OF = (0, 2, 1, 3, 5, 4, 6, 7)
"""What each kind of square becomes when its line is seen from the other end."""


def _make_rows() -> tuple[npt.NDArray[np.int32], int]:
    """Return the row of each index, and how many rows there are."""
    patterns = np.arange(PATTERNS)
    mirrored = np.zeros_like(patterns)
    for place in range(sq.SIZE):
        mirrored |= np.array(BACKWARDS_OF)[(patterns >> 3 * place) & 7] << 3 * (sq.SIZE - 1 - place)
    alike = np.minimum(patterns, mirrored)
    same = np.concatenate(
        [*(alike + first for first in range(0, RESERVES, PATTERNS)), np.arange(RESERVES, WEIGHT_COUNT)]
    )
    kept, rows = np.unique(same, return_inverse=True)
    return rows.astype(np.int32), len(kept)


ROW_OF, ROWS = _make_rows()


@large_kernel
def line_indices(state: Vector, out: Vector) -> None:
    """Write the indices of the five rows, the five columns and the reserves."""
    side = state[k.TO_MOVE]
    for line in range(sq.SIZE):
        row = 0
        column = 0
        for place in range(sq.SIZE):
            row |= ROW_KIND[k.PIECE_CODES * side + state[k.BOARD + sq.SIZE * line + place]] << (3 * place)
            column |= COLUMN_KIND[k.PIECE_CODES * side + state[k.BOARD + sq.SIZE * place + line]] << (3 * place)
        out[line] = LINE_TABLE[line] + row
        out[sq.SIZE + line] = LINE_TABLE[line] + column
    out[2 * sq.SIZE] = RESERVES + 6 * state[k.RESERVE + side] + state[k.RESERVE + 1 - side]
