"""Plain UCT for any game: the baseline that stronger searches are measured against.

The tree is over single actions, so a turn of several is several levels deep. Each round walks down by the upper
confidence bound (Kocsis and Szepesvári, 2006), where every seat maximises its own mean. It adds the children of one new
node, plays random actions for at most ``playout_turns`` turns, and evaluates the last position. A draw by repetition is
not seen inside the search. One round is one node.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count, islice
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from erawan.core.chance import CHANCE_SIZE, draw, seed_chance
from erawan.core.compiled import compiled, kernel
from erawan.core.contract import (
    Actions,
    Numbers,
    Tag,
    Vector,
    apply,
    is_over,
    is_turn_start,
    kernels_of,
    legal,
    returns,
    to_move,
)
from erawan.core.errors import IllegalError
from erawan.core.playout import copy
from erawan.core.state import State
from erawan.search.evaluation_registry import evaluate
from erawan.search.limits import Limits, Stop
from erawan.search.search_result import Evaluation, Line, Report, SearchResult
from erawan.search.time_slices import TimeSlices

EXPLORATION = 0.7
PLAYOUT_TURNS = 30
MOST_NODES = 2_000_000
FIRST_ROOM = 1 << 14
"""The initial number of nodes of a tree; it doubles when they are used up, so that a short search costs little."""
LONGEST_PATH = 512
SMALLEST_SLICE = 64

# The places in `counts`.
NODES, DEEPEST = 0, 1


class UctTree(NamedTuple):
    """The arrays of a tree; node 0 is the root. The children of a node lie side by side; unused nodes are zero."""

    counts: Vector
    action: npt.NDArray[np.int16]
    first_child: npt.NDArray[np.int32]
    children: npt.NDArray[np.int16]
    visits: npt.NDArray[np.int32]
    total: Numbers


def make_uct_tree(room: int, seats: int) -> UctTree:
    """Return a tree that holds only a root, with room for that many nodes."""
    tree = UctTree(
        counts=np.zeros(2, np.int64),
        action=np.zeros(room, np.int16),
        first_child=np.zeros(room, np.int32),
        children=np.zeros(room, np.int16),
        visits=np.zeros(room, np.int32),
        total=np.zeros((room, seats), np.float32),
    )
    tree.counts[NODES] = 1
    return tree


def grown(tree: UctTree, room: int) -> UctTree:
    """Return the same tree with room for more nodes."""
    larger = make_uct_tree(room, tree.total.shape[1])
    larger.counts[:] = tree.counts
    used = int(tree.counts[NODES])
    larger.action[:used] = tree.action[:used]
    larger.first_child[:used] = tree.first_child[:used]
    larger.children[:used] = tree.children[:used]
    larger.visits[:used] = tree.visits[:used]
    larger.total[:used] = tree.total[:used]
    return larger


@kernel
def _select(tree: UctTree, node: int, seat: int, chance: Vector) -> int:
    """Return the child to follow: a random one without visits, else the one with the highest bound for the seat."""
    first, count = tree.first_child[node], tree.children[node]
    start = draw(chance, count)
    log_visits = math.log(tree.visits[node] + 1.0)
    chosen, highest = first, -1e9
    for i in range(count):
        child = first + (start + i) % count
        visits = tree.visits[child]
        if visits == 0:
            return child  # type: ignore[no-any-return]
        bound = tree.total[child, seat] / visits + EXPLORATION * math.sqrt(log_visits / visits)
        if bound > highest:
            chosen, highest = child, bound
    return chosen  # type: ignore[no-any-return]


@kernel
def _add_children(tree: UctTree, node: int, actions: Actions, n: int) -> None:
    """Add the children of a node; there must be room."""
    first = tree.counts[NODES]
    for i in range(n):
        tree.action[first + i] = actions[i]
    tree.first_child[node] = first
    tree.children[node] = n
    tree.counts[NODES] += n


@compiled
def run_uct(
    tag: Tag, tree: UctTree, root: Vector, playout_turns: int, chance: Vector, rounds: int, stop: Vector
) -> int:
    """Play ``rounds`` rounds and return how many were played: fewer if stopped or if the tree is full."""
    actions = np.empty(tag.max_legal, np.int16)
    scratch = np.empty(tag.scratch_size, np.int64)
    state = np.empty(tag.state_size, np.int64)
    values = np.empty(tag.seats, np.float32)
    path = np.empty(LONGEST_PATH, np.int64)
    path[0] = 0
    done = 0
    while done < rounds and stop[0] == 0 and tree.counts[NODES] + tag.max_legal <= len(tree.action):
        copy(root, state)
        length, turns = 1, 0
        is_playout = False
        # One loop for steps 1 to 3: Numba compiles a copy of the rules for every place that calls them.
        while not is_over(tag, state):
            node = path[length - 1]
            if not is_playout and tree.children[node] > 0 and length < LONGEST_PATH:
                # 1. Down the tree.
                path[length] = _select(tree, node, to_move(tag, state), chance)
                action = tree.action[path[length]]
                length += 1
            elif is_playout and turns >= playout_turns:
                break
            else:
                # 2. A new node: it gets its children. 3. A random playout, of which this is the first step.
                n = legal(tag, state, actions, scratch)
                if not is_playout:
                    _add_children(tree, node, actions, n)
                is_playout = True
                action = actions[draw(chance, n)]
            apply(tag, state, int(np.int64(action)))
            turns += is_playout and is_turn_start(tag, state)
        if is_over(tag, state):
            returns(tag, state, values)
        else:
            evaluate(tag, state, values)
        # 4. Back up.
        for i in range(length):
            tree.visits[path[i]] += 1
            for seat in range(tag.seats):
                tree.total[path[i], seat] += values[seat]
        tree.counts[DEEPEST] = max(tree.counts[DEEPEST], length - 1)
        done += 1
    return done


class UctEngine:
    """Plain UCT with evaluated playouts, for any game; equal seeds and node limits give equal results."""

    def __init__(self, seed: int = 0, playout_turns: int = PLAYOUT_TURNS) -> None:
        self._seed = seed
        self._playout_turns = playout_turns

    def forget(self) -> None:
        """Do nothing: this engine has no memory."""

    def think(
        self, state: State, limits: Limits, *, lines: int = 1, report: Report | None = None, stop: Stop | None = None
    ) -> SearchResult:
        """Return the most visited turns; a finished game raises ``IllegalError("game.over")``."""
        if state.outcome is not None:
            raise IllegalError("game.over")
        stop = stop or Stop()
        slices = TimeSlices(SMALLEST_SLICE)
        ended = Stop()
        with ended.after(limits.seconds):
            search = _UctSearch(state, self._seed, self._playout_turns, limits)
            rounds = SMALLEST_SLICE
            while search.run(rounds, ended) and not stop.is_set:
                rounds = slices.next_size(search.rounds)
                if report is not None and slices.is_report_due():
                    report(search.thought(lines, slices.seconds))
        return search.thought(lines, slices.seconds)


class _UctSearch:
    """One search: its tree, its random generator and its progress."""

    def __init__(self, state: State, seed: int, playout_turns: int, limits: Limits) -> None:
        self._state = state
        self._tag = state.game.tag
        self._root = state.vector
        self._most = min(limits.nodes or MOST_NODES, MOST_NODES)
        self._tree = make_uct_tree(FIRST_ROOM, self._tag.seats)
        self._chance = np.empty(CHANCE_SIZE, np.int64)
        seed_chance(self._chance, seed)
        self._playout_turns = playout_turns
        self.rounds = 0

    def run(self, rounds: int, stop: Stop) -> bool:
        """Play rounds up to the limit; return whether there may be more."""
        rounds = min(rounds, self._most - self.rounds)
        done = run_uct(self._tag, self._tree, self._root, self._playout_turns, self._chance, rounds, stop.flag)
        self.rounds += done
        return self.rounds < self._most and not stop.is_set and (done == rounds or self._make_room())

    def _make_room(self) -> bool:
        """Double the room of a full tree; return False if it is as large as any may be."""
        room = len(self._tree.action)
        if room >= MOST_NODES:
            return False
        self._tree = grown(self._tree, min(2 * room, MOST_NODES))
        return True

    def thought(self, lines: int, seconds: float) -> SearchResult:
        """Return the most visited turns so far."""
        found = tuple(self._line(*item) for item in islice(self._turns(), lines))
        return SearchResult(found, self._depth(), self.rounds, seconds)

    def _depth(self) -> int:
        return int(self._tree.counts[DEEPEST])

    def _children(self, node: int) -> list[int]:
        """Return the children of a node with visits, most visited first."""
        first = int(self._tree.first_child[node])
        children = list(range(first, first + int(self._tree.children[node])))
        seen = [child for child in children if self._tree.visits[child] > 0] or children[:1]
        return sorted(seen, key=lambda child: -int(self._tree.visits[child]))

    def _turns(self) -> Iterator[tuple[tuple[int, ...], int, Vector]]:
        """Yield whole turns, most visited first: their actions, the nodes they lead to and the vectors there.

        A turn has no more visits than its first actions, so it is enough to expand beginnings in order of their visits.
        """
        kernels = kernels_of(self._tag)
        order = count()  # decides between equal visits, so that vectors are never compared
        waiting: list[tuple[int, int, tuple[int, ...], int, Vector]] = [(0, next(order), (), 0, self._root)]
        while waiting:
            _, _, made, node, vector = heappop(waiting)
            if made and kernels.is_turn_start(vector):
                yield made, node, vector
            elif self._tree.children[node] == 0:
                yield self._finished(vector, made, node)
            else:
                for child in self._children(node):
                    after = vector.copy()
                    action = int(self._tree.action[child])
                    kernels.apply(after, action)
                    heappush(waiting, (-int(self._tree.visits[child]), next(order), (*made, action), child, after))

    def _finish(self, vector: Vector, made: tuple[int, ...]) -> tuple[tuple[int, ...], Vector]:
        """Return a half-made turn with its missing actions, each the first legal one, and the vector after it."""
        kernels = kernels_of(self._tag)
        actions = np.empty(self._tag.max_legal, np.int16)
        scratch = np.empty(self._tag.scratch_size, np.int64)
        vector = vector.copy()
        while not made or not kernels.is_turn_start(vector):
            kernels.legal(vector, actions, scratch)
            made = (*made, int(actions[0]))
            kernels.apply(vector, made[-1])
        return made, vector

    def _finished(self, vector: Vector, made: tuple[int, ...], node: int) -> tuple[tuple[int, ...], int, Vector]:
        actions, after = self._finish(vector, made)
        return actions, node, after

    def _line(self, actions: tuple[int, ...], node: int, vector: Vector) -> Line:
        """Return a turn and the most visited ones after it."""
        visits = max(1, int(self._tree.visits[node]))
        values = self._tree.total[node, : self._state.game.seats] / visits
        turns = [self._state.format_turn(actions)]
        made: tuple[int, ...] = ()
        kernels = kernels_of(self._tag)
        vector = vector.copy()
        while self._tree.children[node] > 0:
            node = self._children(node)[0]
            if self._tree.visits[node] == 0:
                break
            made = (*made, int(self._tree.action[node]))
            kernels.apply(vector, made[-1])
            if kernels.is_turn_start(vector):
                turns.append(self._state.format_turn(made))
                made = ()
        return Line(tuple(turns), Evaluation(tuple(float(value) for value in values)))
