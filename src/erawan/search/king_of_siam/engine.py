"""The engine of King of Siam: the solver where few cards are left, tree search otherwise, whole turns as texts.

A node is a position whose turns (with a net: small actions) the tree search or the solver has listed. The node limit
counts the nodes of both, and makes the result the same every time. The solver gets at most half of any limit, or a
quarter if so many cards are left that it may not finish.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heapify, heappop, heappush

import numpy as np

from erawan.core.contract import Numbers
from erawan.core.errors import IllegalError
from erawan.core.state import State
from erawan.games.king_of_siam.layout import CARDS, MAX_LEGAL, MOST_PLAYERS, TO_MOVE
from erawan.games.king_of_siam.state_queries import cards_left
from erawan.nets.king_of_siam_net import EMPTY_NET, KingOfSiamNet, knows, shipped_net
from erawan.search.king_of_siam import solver as solving
from erawan.search.king_of_siam.candidates import BITS, COUNT_AT
from erawan.search.king_of_siam.net_actions import complete_turn
from erawan.search.king_of_siam.strength import FULL_STRENGTH, Strength
from erawan.search.king_of_siam.tree_search import DEEPEST, KEPT, MINIMAX, NET_SETTINGS, SearchTree, grow, make_tree
from erawan.search.limits import Limits, Stop
from erawan.search.search_result import Evaluation, Line, Report, SearchResult
from erawan.search.time_slices import TimeSlices

MOST_NODES = 60_000  # a tree of some 150 MB
MOST_NET_NODES = 240_000  # of small actions: the same
SMALLEST_SLICE = 16
# The number of nodes that is enough to choose a turn once the result is proven.
NODES_IF_PROVEN = 64
# With so few cards left the solver nearly always finds the answer; with `Strength.solver_cards` cards it usually does.
SURE_CARDS = 4
# Turns are compared if the search visited them at least this part as often as the best one.
COMPARED_VISITS = 0.02


def unpack_turn(turn: int) -> tuple[int, ...]:
    """Return the actions of a packed turn."""
    return tuple(turn >> BITS * at & 63 for at in range(turn >> COUNT_AT))


class KingOfSiamEngine:
    """The engine of King of Siam; equal seeds and node limits give equal results."""

    def __init__(self, seed: int = 0, strength: Strength = FULL_STRENGTH) -> None:
        self._seed = seed
        self._strength = strength
        self._net: KingOfSiamNet | None = None
        self._net_settings = NET_SETTINGS
        self._solver: solving.Solver | None = None
        self._players = 0

    def use_net(self, net: KingOfSiamNet, settings: Numbers = NET_SETTINGS) -> None:
        """Evaluate positions by this net from now on, in games with its map and its number of players.

        ``settings`` are those of the tree search (``tree_search.py``).
        """
        self._net, self._net_settings = net, settings

    def net_for(self, state: State) -> KingOfSiamNet:
        """Return the net that evaluates positions of this game; an empty net if the engine uses none for it."""
        shipped = shipped_net(state.game.seats) if self._strength.uses_net else EMPTY_NET
        net = self._net or shipped
        return net if knows(net, state.vector) else EMPTY_NET

    def forget(self) -> None:
        """Release the solver's memory; every search makes a new tree."""
        self._solver = None

    def think(
        self, state: State, limits: Limits, *, lines: int = 1, report: Report | None = None, stop: Stop | None = None
    ) -> SearchResult:
        """Return the best turns; a finished game raises ``IllegalError("game.over")``."""
        if state.outcome is not None:
            raise IllegalError("game.over")
        net = self.net_for(state)
        settings = self._net_settings if len(net.rows) > 0 else self._strength.settings()
        weights = self._strength.weights(state.game.seats, self._seed)
        search = _Search(state, net, settings, weights, limits, stop or Stop())
        if 2 <= cards_left(state.vector) <= self._strength.solver_cards:
            if self._solver is None or self._players != state.game.seats:
                self._players = state.game.seats
                self._solver = solving.make_solver(state.game.seats)
            search.solve(self._solver)
        if search.is_settled(lines):
            return search.thought(lines)
        search.run(lines, report)
        return search.thought(lines)


class _Search:
    """One search: its tree, the proven results, and its progress."""

    def __init__(
        self, state: State, net: KingOfSiamNet, settings: Numbers, weights: Numbers, limits: Limits, stop: Stop
    ) -> None:
        self._slices = TimeSlices(SMALLEST_SLICE)
        self._state = state
        self._root = state.vector
        self._players = state.game.seats
        self._net = net
        self._uses_net = len(net.rows) > 0
        self._settings = settings
        self._weights = weights
        self._limits = limits
        self._stop = stop
        self._tree: SearchTree | None = None
        self._winners: int | None = None
        self._winning_turn: int | None = None
        self.nodes = 0

    # ---- the solver

    def solve(self, solver: solving.Solver) -> None:
        """Ask the solver, within its share of the limits, which side can force a win: the side to move first."""
        ended = Stop()
        seconds = self._limits.seconds
        part = 2 if cards_left(self._root) <= SURE_CARDS else 4
        most = (self._limits.nodes or 10**12) // part
        mover = int(self._root[TO_MOVE])
        with ended.after(None if seconds is None else seconds / part):
            for ahead in range(self._players if self._players == 3 else 1):
                attackers = self._team((mover + ahead) % self._players)
                solver.table_value[:] = solving.UNKNOWN
                found = solving.solve(
                    solver, self._root, attackers, most - self.nodes, self._stop.flag, ended.flag
                )  # fmt: skip
                self.nodes += int(solver.counts[solving.NODES])
                self._note(found, attackers, int(solver.killers[0, 0]))
                if found == solving.UNKNOWN or self._winners is not None:
                    return

    def _team(self, seat: int) -> int:
        return 5 << (seat & 1) if self._players == MOST_PLAYERS else 1 << seat

    def _note(self, found: int, attackers: int, turn: int) -> None:
        everybody = (1 << self._players) - 1
        if found == solving.WON:
            self._winners = attackers
            if attackers >> int(self._root[TO_MOVE]) & 1:
                self._winning_turn = turn
        elif found == solving.LOST and self._players != 3:
            self._winners = everybody & ~attackers

    def is_settled(self, lines: int) -> bool:
        """Return whether a winning turn is known and no further lines are requested."""
        return self._winning_turn is not None and lines == 1

    # ---- the tree

    def run(self, lines: int, report: Report | None) -> None:
        """Grow the tree until a limit is reached or the result is settled."""
        room = MOST_NET_NODES if self._uses_net else MOST_NODES
        most = min(self._limits.nodes or room + self.nodes, room + self.nodes) - self.nodes
        if self._winners is not None:
            most = min(most, NODES_IF_PROVEN)
        most_edges = MAX_LEGAL if self._uses_net else CARDS * int(self._settings[KEPT]) + 1
        tree = self._tree = make_tree(max(1, most), most_edges)
        ended = Stop()
        seconds = self._limits.seconds
        left = None if seconds is None else max(0.001, seconds - self._slices.seconds)
        grown, rounds = 0, 1
        with ended.after(left):
            while grown < max(1, most):
                # The root is always listed: a turn must be found.
                flag = Stop().flag if grown == 0 else ended.flag
                done = grow(tree, self._root, self._settings, self._weights, self._net, min(rounds, most - grown), flag)
                grown += done
                self.nodes += done
                if done < rounds or self._stop.is_set or self._is_deep_enough():
                    return
                rounds = self._slices.next_size(grown)
                if report is not None and self._slices.is_report_due():
                    report(self.thought(lines))

    def _is_deep_enough(self) -> bool:
        assert self._tree is not None
        return self._limits.depth is not None and int(self._tree.counts[DEEPEST]) >= self._limits.depth

    # ---- the results of a search

    def thought(self, lines: int) -> SearchResult:
        """Return the best turns so far."""
        found: list[Line] = []
        compared: list[Line] = []
        if self._winning_turn is not None:
            text = self._state.format_turn(unpack_turn(self._winning_turn))
            found.append(Line((text,), self._proven()))
        depth = 1
        if self._tree is not None:
            tree = self._tree
            depth = max(1, int(tree.counts[DEEPEST]))
            first = self._first_turns(lines + 1)
            rest = [self._line(path) for path in first]
            found += [line for line in rest if not found or line.turn != found[0].turn]
            least = COMPARED_VISITS * int(tree.visits[first[0][-1]])
            compared = [line for path, line in zip(first[:lines], rest, strict=False) if tree.visits[path[-1]] >= least]
        return SearchResult(
            tuple(found[:lines]), depth, self.nodes, self._slices.seconds, tuple(compared if lines > 1 else ())
        )

    def _proven(self) -> Evaluation:
        assert self._winners is not None
        return Evaluation(tuple(1.0 if self._winners >> seat & 1 else -1.0 for seat in range(self._players)), True)

    def _rank(self, edge: int, seat: int) -> float:
        """Return the sort key of an edge: proven results come before visits, visits before values."""
        assert self._tree is not None
        if self._tree.edge_proven[edge]:
            return float(self._tree.best[edge, seat]) * 1e9
        return float(self._tree.visits[edge]) + float(self._value(edge)[seat])

    def _value(self, edge: int) -> Numbers:
        tree = self._tree
        assert tree is not None
        if tree.visits[edge] == 0 or tree.edge_proven[edge]:
            return np.asarray(tree.best[edge])
        mean = tree.total[edge] / tree.visits[edge]
        return np.asarray(mean + self._settings[MINIMAX] * (tree.best[edge] - mean))

    def _edges_of(self, node: int) -> range:
        assert self._tree is not None
        first = int(self._tree.first_edge[node])
        return range(first, first + int(self._tree.edge_count[node]))

    def _first_turns(self, count: int) -> list[tuple[int, ...]]:
        """Return the best turns of the root, best first, each as a path of edges, as far as the tree reaches."""
        tree, seat = self._tree, int(self._root[TO_MOVE])
        assert tree is not None
        waiting: list[tuple[float, tuple[int, ...]]] = [
            (-self._rank(edge, seat), (edge,)) for edge in self._edges_of(0)
        ]
        heapify(waiting)
        found: list[tuple[int, ...]] = []
        while waiting and len(found) < count:
            _, path = heappop(waiting)
            node = int(tree.child[path[-1]])
            if node < 0 or tree.seat[node] != seat:
                found.append(path)
                continue
            for edge in self._edges_of(node):
                heappush(waiting, (-self._rank(edge, seat), (*path, edge)))
        return found

    def _actions_of(self, path: Sequence[int]) -> tuple[int, ...]:
        """Return the actions of a turn given by its path of edges; the net adds the actions that the tree lacks."""
        assert self._tree is not None
        actions = tuple(action for edge in path for action in unpack_turn(int(self._tree.turn[edge])))
        return complete_turn(self._root, actions, self._net) if self._uses_net else actions

    def _line(self, path: Sequence[int]) -> Line:
        """Return a turn, given by its path of edges, with the turns that are expected to follow."""
        tree, edge = self._tree, path[-1]
        assert tree is not None
        values = np.clip(self._value(edge)[: self._players], -1, 1)
        evaluation = Evaluation(tuple(map(float, values)), bool(tree.edge_proven[edge]))
        # A loss is proven for every turn; a win is proven only for the turn that the solver found.
        if self._winners is not None and not self._winners >> int(tree.seat[0]) & 1:
            evaluation = self._proven()
        turns = [self._state.format_turn(self._actions_of(path))]
        actions: tuple[int, ...] = ()
        while tree.child[edge] >= 0:
            node = int(tree.child[edge])
            seat = int(tree.seat[node])
            edge = max(self._edges_of(node), key=lambda other: self._rank(other, seat))
            if tree.visits[edge] == 0:
                break
            actions += unpack_turn(int(tree.turn[edge]))
            below = int(tree.child[edge])
            if below >= 0 and tree.seat[below] != seat:
                turns.append(self._state.format_turn(actions))
                actions = ()
        return Line(tuple(turns), evaluation)
