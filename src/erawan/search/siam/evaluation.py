"""The evaluation of Siam: the sum of the weights of the ten lines of the board.

All that matters in Siam happens along a line: how far a rock is from the edge, who stands behind it facing it, who
holds against it, whether the push has the strength (S3.4). So each row and column is looked up as a whole: eight kinds
of squares seen along the line make 8^5 patterns, each with its own weight, in three tables for the outer, second and
middle lines. One more small table holds the reserves. The weights are learnt from games (``bench/tune_siam.py``).

Patterns are seen by the side to move, forwards being east in a row and north in a column. A square is

==  ======================  ==  ==========================
0   empty                   4   theirs, facing forwards
1   own, facing forwards    5   theirs, facing backwards
2   own, facing backwards   6   theirs, facing sideways
3   own, facing sideways    7   a rock
==  ======================  ==  ==========================

and a pattern is the sum of ``kind << 3 * place``. A score is a whole number for the side to move, ``SCALE`` points to a
unit of log odds: ``tanh(score / (2 * SCALE))`` is what the game should return.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from erawan.core.compiled import large_kernel
from erawan.core.contract import Numbers, Vector
from erawan.games.siam import kernel as k
from erawan.games.siam import squares as sq
from erawan.search.evaluation_registry import bind_evaluation

Weights: TypeAlias = npt.NDArray[np.int16]

SCALE = 200
MOST_SCORE = 20_000

NOTHING, OWN_FORWARDS, OWN_BACKWARDS, OWN_SIDEWAYS = 0, 1, 2, 3
THEIR_FORWARDS, THEIR_BACKWARDS, THEIR_SIDEWAYS, A_ROCK = 4, 5, 6, 7
PATTERNS = 8**sq.SIZE

LINE_TABLES = 3
RESERVES = LINE_TABLES * PATTERNS
"""Where the reserves begin: ``RESERVES + 6 * own + theirs``."""
WEIGHT_COUNT = RESERVES + (k.ANIMALS_A_SIDE + 1) ** 2

WEIGHTS_FILE = Path(__file__).with_name("weights.npz")


def _kinds(forwards: int) -> list[int]:
    """Return the kind of each piece code for both sides to move, in lines whose forwards is a way."""
    kinds = []
    for side in range(2):
        for piece in range(k.PIECE_CODES):
            if piece in (k.EMPTY, k.ROCK):
                kinds.append(NOTHING if piece == k.EMPTY else A_ROCK)
            else:
                turned = (k.facing_of(piece) - forwards) % 4
                seen = {0: OWN_FORWARDS, 2: OWN_BACKWARDS}.get(turned, OWN_SIDEWAYS)
                kinds.append(seen + (0 if k.owner(piece) == side else THEIR_FORWARDS - OWN_FORWARDS))
    return kinds


ROW_KIND = np.array(_kinds(sq.EAST), np.int64)
COLUMN_KIND = np.array(_kinds(sq.NORTH), np.int64)
LINE_TABLE = np.array([0, PATTERNS, 2 * PATTERNS, PATTERNS, 0], np.int64)


@lru_cache
def load_weights(name: str = "tuned") -> Weights:
    """Return the weights of one of the sets in the file."""
    with np.load(WEIGHTS_FILE) as file:
        weights: Weights = file[name]
    weights.flags.writeable = False
    return weights


@large_kernel
def line_indices(state: Vector, out: Vector) -> None:
    """Write where the weights of the five rows and five columns, and of the reserves, lie."""
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


@large_kernel
def score(state: Vector, weights: Weights) -> int:
    """Return what a running position is worth to the side to move, in points."""
    side = state[k.TO_MOVE]
    total = int(weights[RESERVES + 6 * state[k.RESERVE + side] + state[k.RESERVE + 1 - side]])
    for line in range(sq.SIZE):
        row = 0
        column = 0
        for place in range(sq.SIZE):
            row |= ROW_KIND[k.PIECE_CODES * side + state[k.BOARD + sq.SIZE * line + place]] << (3 * place)
            column |= COLUMN_KIND[k.PIECE_CODES * side + state[k.BOARD + sq.SIZE * place + line]] << (3 * place)
        total += int(weights[LINE_TABLE[line] + row]) + int(weights[LINE_TABLE[line] + column])
    return max(-MOST_SCORE, min(MOST_SCORE, total))


TUNED = load_weights()


@large_kernel
def expected_returns(state: Vector, out: Numbers) -> None:
    """Write what each seat may expect of a running position, from -1 to 1."""
    expected = np.tanh(score(state, TUNED) / (2.0 * SCALE))
    side = state[k.TO_MOVE]
    out[side] = expected
    out[1 - side] = -expected


bind_evaluation(k.SiamTag, expected_returns)
