"""The evaluation of Siam: the sum of the weights of the ten lines of the board.

All that matters in Siam happens along a line: the distance of a rock from the edge, the animals that push it or hold
against it, and the strength of the push (S3.4). So each row and column is looked up as a whole. Seen along the line,
there are eight kinds of squares, which make 8^5 patterns. Each pattern has its own weight, in three tables for the
outer, second and middle lines. One more small table holds the reserves. The weights are learnt from games
(``bench/tune_siam.py``).

The patterns are described in ``nets/siam_line_patterns.py``. A score is an integer for the side to move, and ``SCALE``
points are one unit of log odds: ``tanh(score / (2 * SCALE))`` is the expected result of the game, from -1 to 1.
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
from erawan.nets.siam_line_patterns import COLUMN_KIND, LINE_TABLE, RESERVES, ROW_KIND
from erawan.search.evaluation_registry import bind_evaluation

Weights: TypeAlias = npt.NDArray[np.int16]

SCALE = 200
MOST_SCORE = 20_000

WEIGHTS_FILE = Path(__file__).with_name("weights.npz")


@lru_cache
def load_weights(name: str = "tuned") -> Weights:
    """Return the weights of one of the sets in the file."""
    with np.load(WEIGHTS_FILE) as file:
        weights: Weights = file[name]
    weights.flags.writeable = False
    return weights


@large_kernel
def score(state: Vector, weights: Weights) -> int:
    """Return the value of a running position for the side to move, in points."""
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
    """Write the expected result of each seat in a running position, from -1 to 1."""
    expected = np.tanh(score(state, TUNED) / (2.0 * SCALE))
    side = state[k.TO_MOVE]
    out[side] = expected
    out[1 - side] = -expected


bind_evaluation(k.SiamTag, expected_returns)
