"""The player ``plain-D``: search a fixed number of turns ahead with the same evaluation and nothing else.

Depth-first max^n over whole turns: each seat plays the turn that is best for itself, out of a pass and ``KEPT`` turns
per card. It keeps no tree, proves nothing, and searches all turns equally deep.
"""

from __future__ import annotations

import time

import numpy as np

from erawan.core.contract import Numbers, Vector
from erawan.core.errors import IllegalError
from erawan.core.state import State
from erawan.games.king_of_siam.layout import IS_OVER, MOST_PLAYERS, TO_MOVE
from erawan.search.king_of_siam.candidates import (
    MOST_CANDIDATES,
    MOST_EFFECTS,
    WORK_SIZE,
    apply_turn,
    list_candidates,
)
from erawan.search.king_of_siam.engine import unpack_turn
from erawan.search.king_of_siam.weights import WEIGHTS
from erawan.search.limits import Limits, Stop
from erawan.search.search_result import Evaluation, Line, Report, SearchResult

KEPT = 2
EFFECTS = 3


class PlainEngine:
    """An engine that searches ``depth`` turns ahead; a node limit or a stop ends it with the turns seen so far."""

    def __init__(self, depth: int) -> None:
        self._depth = depth

    def forget(self) -> None:
        """Do nothing: this engine has no memory."""

    def think(
        self, state: State, limits: Limits, *, lines: int = 1, report: Report | None = None, stop: Stop | None = None
    ) -> SearchResult:
        """Return the best turns; a finished game raises ``IllegalError("game.over")``."""
        if state.outcome is not None:
            raise IllegalError("game.over")
        began = time.perf_counter()
        look = _Look(WEIGHTS[state.game.seats - 2], limits, stop or Stop())
        root = state.vector
        seat = int(root[TO_MOVE])
        ranked = sorted(look.values_of(root, self._depth), key=lambda found: -float(found[1][seat]))
        found = tuple(
            Line((state.format_turn(unpack_turn(turn)),), Evaluation(tuple(map(float, values[: state.game.seats]))))
            for turn, values in ranked[:lines]
        )
        return SearchResult(found, self._depth, look.nodes, time.perf_counter() - began)


class _Look:
    """One search: its node count and its limits."""

    def __init__(self, weights: Numbers, limits: Limits, stop: Stop) -> None:
        self._weights = weights
        self._limits = limits
        self._stop = stop
        self._began = time.perf_counter()
        self._work = np.empty(WORK_SIZE, np.int64)
        self._scores = np.empty(MOST_EFFECTS, np.float32)
        self._values = np.empty(MOST_PLAYERS, np.float32)
        self.nodes = 0

    def values_of(self, state: Vector, depth: int) -> list[tuple[int, Numbers]]:
        """Return the candidates of a position with their values from a search of the given depth."""
        self.nodes += 1
        turns = np.empty(MOST_CANDIDATES, np.int64)
        found = np.empty((MOST_CANDIDATES, MOST_PLAYERS), np.float32)
        n = list_candidates(
            state, self._weights, EFFECTS, KEPT, turns, found, self._work, self._scores, self._values
        )  # fmt: skip
        if depth > 1:
            for i in range(n):
                if self._may_go_on():
                    found[i] = self._deeper(state, int(turns[i]), found[i], depth - 1)
        return [(int(turns[i]), found[i]) for i in range(n)]

    def _deeper(self, state: Vector, turn: int, values: Numbers, depth: int) -> Numbers:
        after = state.copy()
        apply_turn(after, turn)
        if after[IS_OVER]:
            return values
        seat = int(after[TO_MOVE])
        return max((found for _, found in self.values_of(after, depth)), key=lambda found: float(found[seat]))

    def _may_go_on(self) -> bool:
        seconds, nodes = self._limits.seconds, self._limits.nodes
        return (
            not self._stop.is_set
            and (nodes is None or self.nodes < nodes)
            and (seconds is None or time.perf_counter() - self._began < seconds)
        )
