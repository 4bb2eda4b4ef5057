"""The work space of one searching thread: plain arrays that compiled code reads and writes.

``numbers`` holds the counters and settings of the search; the constants below name its fields.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from erawan.core.contract import ACTION_TYPE, STATE_TYPE, Actions, Vector
from erawan.games.siam import kernel as k
from erawan.nets.siam_line_patterns import PATTERNS_A_POSITION
from erawan.nets.siam_net import EMPTY_NET, WIDTH, SiamNet
from erawan.search.siam.evaluation import Weights

MAX_PLY = 100
"""How many turns below the root the search can go, extensions included."""

NODES, NODE_LIMIT, STOPPED, SWITCHES = 0, 1, 2, 3
SALT = 4
"""XORed into the keys of the table, so that a search may begin as if the table were empty."""
GENERATION = 5
VARIETY, VARIETY_SEED = 6, 7
"""The mask that limits the random part of values, in points, and its seed: it orders near-equal turns."""
DEEPEST_EXTENSION = 8
PASSED = 9
"""The ply that a pass led to: the search tries no second pass there."""
NUMBERS = 10

# What the search does beyond plain alpha-beta; SWITCHES is the sum of those that are on.
SEES_WINS = 1
"""Detect an immediate win without searching the turns."""
EXTENDS = 2
"""Search one turn deeper where the other side threatens to win at once."""
USES_TABLE = 4
NULL_MOVE = 8
REDUCES = 16
FUTILITY = 32
ASPIRES = 64
ORDERS = 128
"""Try turns that caused cutoffs elsewhere first."""
ALL_SWITCHES = 255

KILLERS = 2
HISTORY_SIZE = 2 * k.ACTION_COUNT
FILTER_SIZE = 1 << 12


class Workspace(NamedTuple):
    """The arrays of one thread; ``table``, ``stop``, ``weights`` and ``net`` are shared with others."""

    states: Vector
    actions: Actions
    order: Vector
    scratch: Vector
    numbers: Vector
    killers: Vector
    history: Vector
    line: Vector
    """The best line found from each ply on; its first column holds the length."""
    path: Vector
    """The key of the position at each ply."""
    seen: Vector
    """Keys of the positions of the game before the root."""
    filter: npt.NDArray[np.int32]
    """How many keys of ``seen`` and ``path`` share their lowest bits: 0 rules a repetition out."""
    table: Vector
    stop: Vector
    weights: Weights
    net: SiamNet
    """Evaluates in place of ``weights`` unless it is ``EMPTY_NET``."""
    patterns: Vector
    sums: npt.NDArray[np.int16]
    """Work space of the net."""


def make_work(
    root: Vector, seen: Vector, table: Vector, stop: Vector, weights: Weights, net: SiamNet = EMPTY_NET
) -> Workspace:
    """Return a fresh work space for a search from a root; the table carries over what earlier searches found."""
    rows = MAX_PLY + 2
    work = Workspace(
        states=np.zeros((rows, k.STATE_SIZE), STATE_TYPE),
        actions=np.zeros((rows, k.MAX_LEGAL), ACTION_TYPE),
        order=np.zeros((rows, k.MAX_LEGAL), STATE_TYPE),
        scratch=np.zeros(k.ANIMALS_A_SIDE + 1, STATE_TYPE),
        numbers=np.zeros(NUMBERS, STATE_TYPE),
        killers=np.full((rows, KILLERS), -1, STATE_TYPE),
        history=np.zeros(HISTORY_SIZE, STATE_TYPE),
        line=np.zeros((rows, rows + 1), STATE_TYPE),
        path=np.zeros(rows, STATE_TYPE),
        seen=seen.astype(STATE_TYPE),
        filter=np.zeros(FILTER_SIZE, np.int32),
        table=table,
        stop=stop,
        weights=weights,
        net=net,
        patterns=np.zeros(PATTERNS_A_POSITION, STATE_TYPE),
        sums=np.zeros(WIDTH, np.int16),
    )
    work.states[0] = root
    work.path[0] = root[k.KEY]
    np.add.at(work.filter, np.append(seen, root[k.KEY]) & (FILTER_SIZE - 1), 1)
    return work
