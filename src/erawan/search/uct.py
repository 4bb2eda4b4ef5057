"""Plain UCT for any game: the baseline that stronger searches are measured against.

The tree is over single actions, so a turn of several is several levels deep. Each round walks down by the upper
confidence bound (Kocsis and Szepesvári, 2006), every seat maximising its own mean, adds the children of one new node,
plays random actions for at most ``playout_turns`` turns and evaluates where that ends. A draw by repetition is not
seen inside the search. One round is one node.
"""

from __future__ import annotations

import math
import time
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from erawan.core.chance import CHANCE_SIZE, draw, seed_chance
from erawan.core.compiled import compiled, kernel
from erawan.core.contract import (
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
from erawan.search.evaluate import evaluate
from erawan.search.limits import Limits, Stop
from erawan.search.thought import Evaluation, Line, Report, Thought

EXPLORATION = 0.7
PLAYOUT_TURNS = 30
MOST_NODES = 2_000_000
LONGEST_PATH = 512
SLICE_S = 0.25
FIRST_SLICE = 64

# The places in `counts`.
NODES, DEEPEST = 0, 1


class UctTree(NamedTuple):
    """The arrays of a tree; node 0 is the root. The children of a node lie side by side."""

    counts: Vector
    action: npt.NDArray[np.int16]
    first_child: npt.NDArray[np.int32]
    children: npt.NDArray[np.int16]
    visits: npt.NDArray[np.int32]
    total: Numbers


def make_uct_tree(nodes: int, seats: int) -> UctTree:
    """A tree of a root, with room for so many nodes."""
    tree = UctTree(
        counts=np.zeros(2, np.int64),
        action=np.zeros(nodes, np.int16),
        first_child=np.zeros(nodes, np.int32),
        children=np.zeros(nodes, np.int16),
        visits=np.zeros(nodes, np.int32),
        total=np.zeros((nodes, seats), np.float32),
    )
    tree.counts[NODES] = 1
    return tree


@kernel
def _select(tree: UctTree, node: int, seat: int, chance: Vector) -> int:
    """The child to follow: one without visits, by chance, else the highest bound for the seat."""
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
def _add_children(tree: UctTree, node: int, actions: npt.NDArray[np.int16], n: int) -> bool:
    """Adds the children of a node; whether there was room."""
    first = tree.counts[NODES]
    if first + n > len(tree.action):
        return False
    for i in range(n):
        tree.action[first + i] = actions[i]
        tree.children[first + i] = 0
        tree.visits[first + i] = 0
        for seat in range(tree.total.shape[1]):
            tree.total[first + i, seat] = 0.0
    tree.first_child[node] = first
    tree.children[node] = n
    tree.counts[NODES] += n
    return True


@compiled
def run_uct(
    tag: Tag, tree: UctTree, root: Vector, playout_turns: int, chance: Vector, rounds: int, stop: Vector
) -> int:
    """Plays so many rounds, fewer if stopped or if the tree is full; how many."""
    actions = np.empty(tag.max_legal, np.int16)
    scratch = np.empty(tag.scratch_size, np.int64)
    state = np.empty(tag.state_size, np.int64)
    values = np.empty(tag.seats, np.float32)
    path = np.empty(LONGEST_PATH, np.int64)
    done = 0
    while done < rounds and stop[0] == 0:
        # 1. Down the tree.
        copy(root, state)
        node, length = 0, 1
        path[0] = 0
        while tree.children[node] > 0 and length < LONGEST_PATH:
            node = _select(tree, node, to_move(tag, state), chance)
            apply(tag, state, int(np.int64(tree.action[node])))
            path[length] = node
            length += 1
        # 2. A new node: it gets its children. 3. A random playout, of which this is the first step.
        turns = 0
        is_new = True
        while not is_over(tag, state) and (is_new or turns < playout_turns):
            n = legal(tag, state, actions, scratch)
            if is_new and not _add_children(tree, node, actions, n):
                return done
            is_new = False
            apply(tag, state, int(np.int64(actions[draw(chance, n)])))
            turns += is_turn_start(tag, state)
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
    """Plain UCT with evaluated playouts, for any game; equal seeds and node limits give equal thoughts."""

    def __init__(self, seed: int = 0, playout_turns: int = PLAYOUT_TURNS) -> None:
        self._seed = seed
        self._playout_turns = playout_turns

    def forget(self) -> None:
        """Nothing is remembered from one search to the next."""

    def think(
        self, state: State, limits: Limits, *, lines: int = 1, report: Report | None = None, stop: Stop | None = None
    ) -> Thought:
        """The most visited turns; a finished game raises ``IllegalError("game.over")``."""
        if state.outcome is not None:
            raise IllegalError("game.over")
        stop = stop or Stop()
        began = time.perf_counter()
        search = _Search(state, self._seed, self._playout_turns, limits)
        ended = Stop()
        with ended.after(limits.seconds):
            rounds = FIRST_SLICE
            while search.run(rounds, ended) and not stop.is_set:
                seconds = time.perf_counter() - began
                rounds = max(FIRST_SLICE, int(search.rounds / max(seconds, 0.001) * SLICE_S / 4))
                if report is not None and seconds > search.reported_s + SLICE_S:
                    search.reported_s = seconds
                    report(search.thought(lines, seconds))
        return search.thought(lines, time.perf_counter() - began)


class _Search:
    """One search: its tree, its chance and how far it has come."""

    def __init__(self, state: State, seed: int, playout_turns: int, limits: Limits) -> None:
        self._state = state
        self._tag = state.game.tag
        self._root = state.vector
        self._most = min(limits.nodes or MOST_NODES, MOST_NODES)
        width = self._tag.max_legal
        self._tree = make_uct_tree(min(MOST_NODES, self._most * width + width + 1), self._tag.seats)
        self._chance = np.empty(CHANCE_SIZE, np.int64)
        seed_chance(self._chance, seed)
        self._playout_turns = playout_turns
        self.rounds = 0
        self.reported_s = 0.0

    def run(self, rounds: int, stop: Stop) -> bool:
        """Plays rounds up to the limit; whether there may be more."""
        rounds = min(rounds, self._most - self.rounds)
        done = run_uct(self._tag, self._tree, self._root, self._playout_turns, self._chance, rounds, stop.flag)
        self.rounds += done
        return done == rounds and self.rounds < self._most

    def thought(self, lines: int, seconds: float) -> Thought:
        """The most visited turns so far."""
        found = self._turns(0, self._root, ())
        found.sort(key=lambda item: -int(self._tree.visits[item[1]]))
        return Thought(tuple(self._line(*item) for item in found[:lines]), self._depth(), self.rounds, seconds)

    def _depth(self) -> int:
        return int(self._tree.counts[DEEPEST])

    def _children(self, node: int) -> list[int]:
        """The children of a node with visits, most visited first."""
        first = int(self._tree.first_child[node])
        children = list(range(first, first + int(self._tree.children[node])))
        seen = [child for child in children if self._tree.visits[child] > 0] or children[:1]
        return sorted(seen, key=lambda child: -int(self._tree.visits[child]))

    def _turns(self, node: int, vector: Vector, made: tuple[int, ...]) -> list[tuple[tuple[int, ...], int, Vector]]:
        """Whole turns below a node: their actions, the nodes they lead to and the vectors there."""
        kernels = kernels_of(self._tag)
        if made and kernels.is_turn_start(vector):
            return [(made, node, vector)]
        if self._tree.children[node] == 0:
            return [self._finished(vector, made, node)]
        found = []
        for child in self._children(node):
            after = vector.copy()
            action = int(self._tree.action[child])
            kernels.apply(after, action)
            found += self._turns(child, after, (*made, action))
        return found

    def _finish(self, vector: Vector, made: tuple[int, ...]) -> tuple[tuple[int, ...], Vector]:
        """A half-made turn that the tree does not know to its end, finished with first legal actions."""
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
        """A turn and the most visited ones after it."""
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
