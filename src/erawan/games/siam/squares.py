"""The board of Siam: squares, ways, the edge, and the steps between neighbours (S1.1, S1.4).

Squares are 0-24: a1 is 0, b1 is 1, e5 is 24. Ways are 0 north, 1 east, 2 south, 3 west. OUTSIDE, 25, stands for all
around the board. The 80 steps between neighbouring squares are numbered in the order of squares, then ways.

Kernels compute most of this by arithmetic instead of tables: on a GPU every thread would look up another entry, and
such look-ups run one after the other (docs/decisions/0004).
"""

from __future__ import annotations

import numpy as np

from erawan.core.compiled import kernel

SIZE = 5
SQUARES = 25
OUTSIDE = 25
NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
C1, C5 = 2, 22

_ROOM = [(4 - s // SIZE, 4 - s % SIZE, s // SIZE, s % SIZE) for s in range(SQUARES)]
_EDGE = [s for s in range(SQUARES) if 0 in _ROOM[s]]
_STEPS = [(s, way) for s in range(SQUARES) for way in range(4) if _ROOM[s][way] > 0]
EDGE = np.array(_EDGE, np.int64)
EDGES = len(_EDGE)
STEP_FROM = np.array([square for square, _ in _STEPS], np.int64)
STEP_WAY = np.array([way for _, way in _STEPS], np.int64)
OPEN_NORTH, OPEN_EAST, OPEN_SOUTH, OPEN_WEST = (
    sum(1 << square for square in range(SQUARES) if _ROOM[square][way] > 0) for way in range(4)
)
EDGE_SET = sum(1 << square for square in _EDGE)
BOARD_SET = (1 << SQUARES) - 1
# The place of each square in EDGE, in four bits: those of the first squares, and of the rest.
HALF = 13
EDGE_INDEX_LOW, EDGE_INDEX_HIGH = (
    sum(index << 4 * (square - first) for index, square in enumerate(_EDGE) if first <= square < first + HALF)
    for first in (0, HALF)
)


@kernel
def is_open(square: int, way: int) -> int:
    """Return 1 if another square lies that way, 0 if it is the edge."""
    if way & 1:
        squares = OPEN_WEST if way & 2 else OPEN_EAST
    else:
        squares = OPEN_SOUTH if way & 2 else OPEN_NORTH
    return (squares >> square) & 1


@kernel
def is_in(squares: int, square: int) -> int:
    """Return 1 if a square is in a set, 0 if not."""
    return (squares >> square) & 1


@kernel
def neighbours_in(squares: int, way: int) -> int:
    """Return the set of squares whose neighbour that way is in a set."""
    if way & 1:
        return (squares << 1) & OPEN_WEST if way & 2 else (squares >> 1) & OPEN_EAST
    return (squares << SIZE) & BOARD_SET if way & 2 else squares >> SIZE


@kernel
def next_square(square: int, way: int) -> int:
    """Return the square that way, or OUTSIDE."""
    stride = (1 - (way & 2)) * (SIZE - 4 * (way & 1))
    return OUTSIDE + (square + stride - OUTSIDE) * is_open(square, way)


@kernel
def is_edge(square: int) -> int:
    """Return 1 if a square is one of the sixteen on the edge (S1.4), else 0."""
    return (EDGE_SET >> square) & 1


@kernel
def row_of(square: int) -> int:
    """Return the row from 0, ``square // 5`` without a division; right for squares of the board."""
    return (square * 13) >> 6


@kernel
def edge_index(square: int) -> int:
    """Return where a square stands in EDGE; only for squares of the edge."""
    word, place = (EDGE_INDEX_HIGH, square - HALF) if square >= HALF else (EDGE_INDEX_LOW, square)
    return (word >> (4 * place)) & 15


@kernel
def first_step(square: int) -> int:
    """Return the number of the first step from a square.

    Every earlier square has four steps, less those that would leave the board.
    """
    row = row_of(square)
    past_column_a = square > SIZE * row
    return 4 * square - min(square, SIZE) - 2 * row - past_column_a - max(0, square - 4 * SIZE)
