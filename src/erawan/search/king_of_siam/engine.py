"""The engine of King of Siam: tree search, the solver where few cards are left, whole turns as texts."""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np

from erawan.core.contract import Numbers, Vector
from erawan.core.errors import IllegalError
from erawan.core.state import State
from erawan.games.king_of_siam.kernel import returns
from erawan.games.king_of_siam.layout import MOST_PLAYERS
from erawan.search.king_of_siam.candidates import BITS, COUNT_AT
from erawan.search.king_of_siam.tree import (
    DEEPEST,
    DEFAULT_SETTINGS,
    MINIMAX,
    NODES,
    ROUNDS,
    Tree,
    grow,
    make_tree,
)
from erawan.search.king_of_siam.weights import WEIGHTS
from erawan.search.limits import Limits, Stop
from erawan.search.thought import Evaluation, Line, Report, Thought

MOST_NODES = 60_000
SLICE_S = 0.25
FIRST_SLICE = 16


def unpack_turn(turn: int) -> tuple[int, ...]:
    """The actions of a packed turn."""
    return tuple(turn >> BITS * at & 63 for at in range(turn >> COUNT_AT))


class KingOfSiamEngine:
    """Thinks about positions of King of Siam; equal seeds and node limits give equal thoughts."""

    def __init__(self, seed: int = 0, settings: Numbers | None = None, weights: Numbers | None = None) -> None:
        self._seed = seed
        self._settings = DEFAULT_SETTINGS if settings is None else settings
        self._weights = WEIGHTS if weights is None else weights

    def forget(self) -> None:
        """Nothing is remembered from one search to the next."""

    def think(
        self, state: State, limits: Limits, *, lines: int = 1, report: Report | None = None, stop: Stop | None = None
    ) -> Thought:
        """The best turns; a finished game raises ``IllegalError("game.over")``."""
        if state.outcome is not None:
            raise IllegalError("game.over")
        stop = stop or Stop()
        began = time.perf_counter()
        most = min(limits.nodes or MOST_NODES, MOST_NODES)
        search = _Search(state, make_tree(most), self._settings, self._weights[state.game.seats - 2])
        ended = Stop()
        reported_s = 0.0
        rounds = FIRST_SLICE
        with ended.after(limits.seconds):
            while search.run(min(rounds, most - search.nodes), ended) and not stop.is_set:
                seconds = time.perf_counter() - began
                rounds = max(FIRST_SLICE, int(search.nodes / max(seconds, 0.001) * SLICE_S / 4))
                if report is not None and seconds > reported_s + SLICE_S:
                    reported_s = seconds
                    report(search.thought(lines, seconds))
        return search.thought(lines, time.perf_counter() - began)


class _Search:
    """One search: its tree and how far it has come."""

    def __init__(self, state: State, tree: Tree, settings: Numbers, weights: Numbers) -> None:
        self._state = state
        self._root = state.vector
        self._tree = tree
        self._settings = settings
        self._weights = weights
        self.nodes = 0

    def run(self, rounds: int, stop: Stop) -> bool:
        """Grows the tree; whether it can grow on."""
        done = grow(self._tree, self._root, self._settings, self._weights, rounds, stop.flag)
        self.nodes += done
        return done == rounds and rounds > 0

    def thought(self, lines: int, seconds: float) -> Thought:
        """The best turns so far."""
        tree, seat = self._tree, int(self._tree.seat[0])
        edges = range(int(tree.edge_count[0]))
        order = sorted(edges, key=lambda edge: -self._rank(edge, seat))
        return Thought(
            tuple(self._line(edge) for edge in order[:lines]), int(tree.counts[DEEPEST]), self.nodes, seconds
        )

    def _rank(self, edge: int, seat: int) -> float:
        tree = self._tree
        if tree.edge_proven[edge]:
            return float(tree.best[edge, seat]) * 1e9
        return float(tree.visits[edge]) + self._value(edge)[seat]

    def _value(self, edge: int) -> Numbers:
        tree = self._tree
        if tree.visits[edge] == 0 or tree.edge_proven[edge]:
            return tree.best[edge]
        mean = tree.total[edge] / tree.visits[edge]
        return mean + self._settings[MINIMAX] * (tree.best[edge] - mean)

    def _line(self, edge: int) -> Line:
        """A turn and what is expected to follow."""
        tree = self._tree
        values = self._value(edge)[: self._state.game.seats]
        evaluation = Evaluation(tuple(float(min(1, max(-1, v))) for v in values), bool(tree.edge_proven[edge]))
        turns = [self._state.format_turn(unpack_turn(int(tree.turn[edge])))]
        while tree.child[edge] >= 0:
            node = int(tree.child[edge])
            first = int(tree.first_edge[node])
            below = range(first, first + int(tree.edge_count[node]))
            edge = max(below, key=lambda other: self._rank(other, int(tree.seat[node])))
            if tree.visits[edge] == 0:
                break
            turns.append(self._state.format_turn(unpack_turn(int(tree.turn[edge]))))
        return Line(tuple(turns), evaluation)
