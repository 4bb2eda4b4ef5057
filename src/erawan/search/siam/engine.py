"""The engine of Siam: deepens turn by turn until a limit is reached, with threads that share one table.

The threads search the same tree with the same table. By chance they are at different places of it ("lazy SMP"), so each
looks up what the other has found. A node limit means one thread and an empty table, so that the result is always
the same.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from random import Random

import numpy as np

from erawan.core.contract import NUMBER_TYPE, STATE_TYPE, Vector, make_buffers
from erawan.core.errors import IllegalError
from erawan.core.state import State
from erawan.games.siam import kernel as k
from erawan.games.siam import squares as sq
from erawan.games.siam.features import BAN_SYMMETRIES, SYMMETRIES, Symmetry
from erawan.nets.siam_net import EMPTY_NET, SiamNet, load_trained_net
from erawan.search.limits import MOST_NODES, Limits, Stop
from erawan.search.search_result import Evaluation, Line, Report, SearchResult
from erawan.search.siam import workspace as w
from erawan.search.siam.alphabeta import DECIDED, INFINITE, WIN, search_root
from erawan.search.siam.evaluation import SCALE, Weights, load_weights, score
from erawan.search.siam.transposition_table import make_table

USUAL_TABLE_MB = 64.0
NET, TUNED_WEIGHTS = "net", "tuned"
FIRST_WINDOW = 60
"""Points around the last value in which the next depth is tried first; doubled until the value lies within."""
EXTENSIONS = 6
"""With extensions a search may go this many turns deeper than twice its depth."""


@dataclass(frozen=True)
class EngineSettings:
    """The settings of an engine."""

    table_mb: float = USUAL_TABLE_MB
    threads: int = 1
    switches: int = w.ALL_SWITCHES
    knowledge: str = TUNED_WEIGHTS
    """How positions are evaluated: ``NET``, or the name of a set of weights."""
    depth: int = w.MAX_PLY // 2
    """The deepest search, even if the limits allow more."""
    variety: int = 0
    """The seed orders positions that differ by at most this many points; a power of two minus one."""


class SiamEngine:
    """The engine of Siam; see the module's docstring."""

    def __init__(self, settings: EngineSettings = EngineSettings(), seed: int | None = None) -> None:  # noqa: B008
        self.settings = settings
        self._chance = Random(seed)
        self._variety_seed = self._chance.getrandbits(63)
        self._table = make_table(settings.table_mb)
        has_net = settings.knowledge == NET
        self._weights = load_weights(TUNED_WEIGHTS if has_net else settings.knowledge)
        self._net = load_trained_net() if has_net else EMPTY_NET
        self._generation = 0
        self.forget()

    def use_weights(self, weights: Weights) -> None:
        """Use other weights for the evaluation from now on."""
        self._weights = weights.copy()
        self._weights.flags.writeable = False  # Numba compiles another version for a writable array
        self._generation += 1
        self.forget()

    def use_net(self, net: SiamNet) -> None:
        """Use a net for the evaluation from now on."""
        self._net = net
        self._generation += 1
        self.forget()

    def forget(self) -> None:
        """Forget earlier searches: with a new salt, later keys do not match the entries of the table."""
        self._salt = Random(self._generation).getrandbits(63)

    def think(
        self, state: State, limits: Limits, *, lines: int = 1, report: Report | None = None, stop: Stop | None = None
    ) -> SearchResult:
        """Return the best turns of a running game, best first."""
        if state.outcome is not None:
            raise IllegalError("game.over")
        self._generation += 1
        if limits.nodes is not None:
            self.forget()
        with (stop or Stop()).part() as own_stop:
            return self._think(state, limits, lines, report, own_stop)

    def _think(self, state: State, limits: Limits, lines: int, report: Report | None, stop: Stop) -> SearchResult:
        deepening = Deepening(self._make_work(state, limits, stop), state, lines, report)
        depth = min(limits.depth or w.MAX_PLY, self.settings.depth)
        # The first depth takes next to no time, but without it nothing is known: the clock starts after it, so that a
        # thread that has to wait for the processor does not end with nothing.
        if deepening.run(1):
            with stop.after(limits.seconds), self._helpers(state, limits, stop, depth) as helping:
                deepening.counted += helping
                deepening.run(depth, 1)
        return deepening.thought()

    def _make_work(self, state: State, limits: Limits, stop: Stop) -> w.Workspace:
        work = w.make_work(state.vector, state.seen_keys[:-1], self._table, stop.flag, self._weights, self._net)
        numbers = work.numbers
        numbers[w.NODE_LIMIT] = limits.nodes or MOST_NODES
        numbers[w.SWITCHES] = self.settings.switches
        numbers[w.SALT] = self._salt
        numbers[w.GENERATION] = self._generation
        numbers[w.VARIETY] = self.settings.variety
        numbers[w.VARIETY_SEED] = self._variety_seed
        return work

    @contextmanager
    def _helpers(self, state: State, limits: Limits, stop: Stop, depth: int) -> Iterator[list[w.Workspace]]:
        """Run further threads that deepen the same root inside the block."""
        count = self.settings.threads - 1 if limits.nodes is None and self.settings.switches & w.USES_TABLE else 0
        works = [self._make_work(state, limits, stop) for _ in range(count)]
        threads = [threading.Thread(target=Deepening(work, state).run, args=(depth, 1), daemon=True) for work in works]
        for thread in threads:
            thread.start()
        try:
            yield works
        finally:
            for work in works:
                work.numbers[w.STOPPED] = 1
            for thread in threads:
                thread.join()


class Deepening:
    """One thread's search of a root, a depth at a time."""

    def __init__(self, work: w.Workspace, state: State, lines: int = 1, report: Report | None = None) -> None:
        self._work = work
        self.counted = [work]  # whose nodes are reported
        self._state = state
        self._report = report
        self._actions = root_actions(work.states[0])
        self._values = np.full(len(self._actions), -INFINITE, STATE_TYPE)
        self._lines = min(lines, len(self._actions))
        self._found: list[tuple[int, list[int]]] = []
        self._compared: list[tuple[int, list[int]]] = []  # what the last complete depth found
        self._depth = 0
        self._began = time.perf_counter()

    def run(self, deepest: int, ahead: int = 0) -> bool:
        """Deepen from the depth after ``ahead`` up to the limit; return whether deeper searches may find more."""
        for depth in range(1 + ahead, deepest + 1):
            self._work.numbers[w.DEEPEST_EXTENSION] = min(2 * depth + EXTENSIONS, w.MAX_PLY - 1)
            self._deepen(depth)
            if self._work.numbers[w.STOPPED]:
                return False
            self._depth = depth
            if self._lines > 1:
                self._compared = self._found.copy()
            if self._report is not None:
                self._report(self.thought())
            if self._is_settled():
                return False
        return True

    def _deepen(self, depth: int) -> None:
        """Search for the best lines of a depth; lines found before a stop count."""
        for rank in range(self._lines):
            self._search_within_window(depth, rank)
            length = int(self._work.line[0, 0])
            line = [int(action) for action in self._work.line[0, 1 : length + 1]]
            if line and line[0] == self._actions[rank]:
                same = [i for i, (_, known) in enumerate(self._found) if known[0] == line[0]]
                at = same[0] if same else rank
                if same and at != rank:
                    self._found[at] = self._found[rank]
                self._found[rank : rank + 1] = [(int(self._values[rank]), line)]
            if self._work.numbers[w.STOPPED]:
                break
        # Lines found one after the other, some perhaps at the depth before, are not always in order.
        self._found.sort(key=lambda found: -found[0])
        first = [line[0] for _, line in self._found]
        others = [action for action in self._actions.tolist() if action not in first]
        self._actions[:] = first + others

    def _search_within_window(self, depth: int, rank: int) -> None:
        """Search the root's turns from a rank on, with a window that widens until the value fits."""
        work, window = self._work, FIRST_WINDOW
        alpha, beta = -INFINITE, INFINITE
        if work.numbers[w.SWITCHES] & w.ASPIRES and depth >= 4 and rank < len(self._found):
            alpha, beta = self._found[rank][0] - window, self._found[rank][0] + window
        while True:
            work.line[0, 0] = 0
            value = search_root(work, 0, self._actions, self._values, rank, depth, alpha, beta)
            if work.numbers[w.STOPPED] or alpha < value < beta:
                return
            window *= 4
            if value <= alpha:
                alpha = -INFINITE if window > 1000 or value < -DECIDED else value - window
            else:
                beta = INFINITE if window > 1000 or value > DECIDED else value + window

    def _is_settled(self) -> bool:
        """Return whether deeper searches cannot change anything: no other turn, or results known to the end."""
        if len(self._actions) == 1:
            return True
        return all(abs(value) > DECIDED and WIN - abs(value) <= self._depth for value, _ in self._found)

    def thought(self) -> SearchResult:
        """Return the result so far; before the first depth is complete, the first turn that was searched."""
        nodes = sum(int(work.numbers[w.NODES]) for work in self.counted)
        found = self._found or [(score(self._work.states[0], self._work.weights), [int(self._actions[0])])]
        lines = tuple(self._line(value, actions) for value, actions in found)
        compared = tuple(self._line(value, actions) for value, actions in self._compared)
        return SearchResult(lines, self._depth, nodes, time.perf_counter() - self._began, compared)

    def _line(self, value: int, actions: list[int]) -> Line:
        turns = tuple(self._state.format_turn((action,)) for action in actions)
        return Line(turns, evaluation_of(value, self._state.to_move))


def evaluation_of(value: int, seat: int) -> Evaluation:
    """Return a value of the search, for the seat to move (from 1), as an ``Evaluation``."""
    if abs(value) > DECIDED:
        result = 1.0 if value > 0 else -1.0
        returns, distance = result, WIN - abs(value)
        return Evaluation((returns, -returns) if seat == 1 else (-returns, returns), True, distance)
    expected = float(np.tanh(value / (2.0 * SCALE)))
    return Evaluation((expected, -expected) if seat == 1 else (-expected, expected))


def root_actions(root: Vector) -> Vector:
    """Return the legal actions, winning ones first; of those that a symmetry of the position makes equal only one."""
    out, scratch = make_buffers(k.SiamTag())
    actions = out[: k.legal(root, out, scratch)].astype(STATE_TYPE)
    kept = np.ones(k.ACTION_COUNT, bool)
    for mapped in _symmetries_of(root):
        kept &= mapped >= _ALL_ACTIONS
    actions = actions[kept[actions]]
    # A win at once comes first, so that even the fewest nodes find it.
    return actions[np.argsort([not _wins(root, action) for action in actions], kind="stable")]


def mirrored_lines(state: State, line: Line) -> list[Line]:
    """Return the lines that the symmetries of a position make equal to a line, itself included."""
    maps, after, actions = _symmetries_of(state.vector), state, []
    for turn in line.turns:
        actions.append(after.parse_turn(turn)[0])
        after = after.play(turn)
    return [replace(line, turns=tuple(state.format_turn((int(mapped[at]),)) for at in actions)) for mapped in maps]


def _symmetries_of(root: Vector) -> list[Vector]:
    """Return the images of all actions under each symmetry that leaves a position as it is; all of them under none."""
    board = root[k.BOARD : k.BOARD + sq.SQUARES]
    maps = _BAN_MAPS if root[k.BAN_LEFT] else _MAPS
    return [mapped for squares, pieces, mapped in maps if np.array_equal(board[squares], pieces[board])]


def _wins(root: Vector, action: int) -> bool:
    after, result = root.copy(), np.empty(2, NUMBER_TYPE)
    k.apply(after, action)
    k.returns(after, result)
    return bool(result[root[k.TO_MOVE]] > 0)


def _maps(symmetries: Iterable[Symmetry]) -> list[tuple[Vector, Vector, Vector]]:
    """Return, for each symmetry, the images of squares, pieces and actions."""
    found = []
    for symmetry in symmetries:
        pieces = [k.ELEPHANT + 4 * side + int(symmetry.ways[facing]) for side in range(2) for facing in range(4)]
        found.append((symmetry.squares, np.array([k.EMPTY, *pieces, k.ROCK]), symmetry.actions))
    return found


_ALL_ACTIONS = np.arange(k.ACTION_COUNT)
_MAPS, _BAN_MAPS = _maps(SYMMETRIES), _maps(BAN_SYMMETRIES)
