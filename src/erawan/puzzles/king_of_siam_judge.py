"""Decide which turns are right in endings of King of Siam, by exhaustive search (``search/king_of_siam/solver.py``).

A right turn: the side of the seat to move wins whatever the others do. With three players the two others may play
together against it; with four the partner plays along.

Every proof begins with an empty work space. So its result, and whether it is found within the limit of nodes,
depends on the position alone, never on earlier proofs.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from erawan.core.contract import Vector, make_buffers
from erawan.core.errors import OptionError
from erawan.core.state import State
from erawan.games.king_of_siam import kernel
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam.state_queries import cards_left
from erawan.games.king_of_siam.winning import team_of, winners
from erawan.puzzles.puzzle import ENDING, PuzzleGoal
from erawan.search.king_of_siam import solver as solving
from erawan.search.king_of_siam.endings import forget_the_settled
from erawan.search.king_of_siam.engine import KingOfSiamEngine, unpack_turn
from erawan.search.limits import Limits, Stop

MOST_NODES = 2_000_000
TABLE_ROWS = 1 << 18
REPLYING = Limits(nodes=200)
_ORDER = 8
"""The seed of the random order in which turns are tried: in the rules' order, neighbours are too similar."""


class KingOfSiamJudge:
    """Judges positions with few cards left; one thread at a time."""

    def __init__(self, rows: int = TABLE_ROWS, most_nodes: int = MOST_NODES) -> None:
        self._rows = rows
        self._most_nodes = most_nodes
        self._engine = KingOfSiamEngine()
        self._solvers: dict[int, solving.Solver] = {}

    def keeps(self, state: State, task: PuzzleGoal, turn: str) -> bool:
        """Return whether the side to move can still force a win after its turn."""
        after = state.vector_after(state.parse_turn(turn))
        return self._is_won(self._solver(state), after, _side(state.vector))

    def solutions(self, state: State, task: PuzzleGoal, most: int) -> list[str]:
        """Return the turns after which the side to move can still force a win; stop looking after ``most``."""
        return [state.format_turn(actions) for actions, _ in islice(self._right_turns(state), most)]

    def _right_turns(self, state: State) -> Iterator[tuple[tuple[int, ...], Vector]]:
        """Yield the turns after which the side to move can still force a win, each with the vector after it."""
        solver, side = self._solver(state), _side(state.vector)
        turns = list(whole_turns(state.vector))
        Random(_ORDER).shuffle(turns)
        return ((actions, after) for actions, after in turns if self._is_won(solver, after, side))

    def left(self, task: PuzzleGoal) -> PuzzleGoal | None:
        """Return the same task: it lasts until the game is over."""
        return task

    def reply(self, state: State, task: PuzzleGoal, seat: int) -> str:
        """Return the turn of a seat other than the solver's.

        A partner plays a winning turn, an opponent the engine's best try.
        """
        if _side(state.vector) >> (seat - 1) & 1:
            return self.solutions(state, task, 1)[0]
        self._engine.forget()
        return self._engine.think(state, REPLYING).turn

    def refutation(self, state: State, task: PuzzleGoal, seat: int) -> str | None:
        """Return a turn by which the next seat takes the win away; None if the game is over or the partner is next."""
        side = int(team_of(state.vector, seat - 1))
        if state.outcome is not None or side >> (state.to_move - 1) & 1:
            return None
        solver, stop = self._solver(state), Stop()
        _settled(solving.solve(solver, state.vector, side, self._most_nodes, stop.flag, stop.flag))
        return state.format_turn(unpack_turn(int(solver.killers[0, 0])))

    def claim(self, state: State, task: PuzzleGoal) -> str | None:
        """Return the only turn with which the side can force a win; None if no turn or more than one does.

        Turns with the same future count as one: a King marker on the one tile or the other, if nobody holds a Maharacha
        any more. Of these it returns the first in alphabetical order.
        """
        if int(cards_left(state.vector)) != task.count:
            return None
        right = self._right_turns(state)
        first = next(right, None)
        if first is None:
            return None
        same = [first[0]]
        for actions, after in right:
            if not has_same_future(after, first[1]):
                return None
            same.append(actions)
        return min(map(state.format_turn, same))

    def can_win(self, state: State, seat: int | None = None) -> bool:
        """Return whether the side of a seat can force a win at all; by default, that of the seat to move."""
        side = _side(state.vector) if seat is None else int(team_of(state.vector, seat - 1))
        solver = self._solver(state)
        stop = Stop()
        return _settled(solving.solve(solver, state.vector, side, self._most_nodes, stop.flag, stop.flag))

    def _is_won(self, solver: solving.Solver, after: Vector, side: int) -> bool:
        if after[k.IS_OVER]:
            return bool(winners(after) & side)
        solver.counts[solving.NODES] = 0
        solver.counts[solving.LIMIT] = self._most_nodes
        solver.states[1] = after
        forget_the_settled(solver.states[1])
        stop = Stop()
        # Not as a root: the solver would search the turns of a root even if it knows the result.
        return _settled(int(solving.prove(solver, 1, 0, side, stop.flag, stop.flag)))

    def _solver(self, state: State) -> solving.Solver:
        """Return the solver's work space for that many players, with an empty table."""
        players = state.game.seats
        if players not in self._solvers:
            self._solvers[players] = solving.make_solver(players, self._rows)
        solver = self._solvers[players]
        solver.table_value[:] = solving.UNKNOWN
        solver.killers[:] = 0
        solver.work[:] = 0
        return solver


def task_of(state: State) -> PuzzleGoal:
    """Return the task of an ending."""
    return PuzzleGoal(ENDING, int(cards_left(state.vector)))


def whole_turns(vector: Vector) -> Iterator[tuple[tuple[int, ...], Vector]]:
    """Yield every legal turn as its actions, with the vector after it."""
    out, scratch = make_buffers(kernel.KingOfSiamTag())
    waiting: list[tuple[tuple[int, ...], Vector]] = [((), vector)]
    while waiting:
        made, here = waiting.pop()
        for action in out[: kernel.legal(here, out, scratch)].tolist():
            after = here.copy()
            kernel.apply(after, action)
            if kernel.is_turn_start(after):
                yield (*made, action), after
            else:
                waiting.append(((*made, action), after))


def has_same_future(one: Vector, other: Vector) -> bool:
    """Return whether two positions differ only in details that no card in any hand depends on any more."""
    futures = [one.copy(), other.copy()]
    for future in futures:
        forget_the_settled(future)
    return bool((futures[0] == futures[1]).all())


def _side(vector: Vector) -> int:
    return int(team_of(vector, vector[k.TO_MOVE]))


def _settled(found: int) -> bool:
    if found == solving.UNKNOWN:
        raise OptionError("puzzle.too_hard")
    return found == solving.WON
