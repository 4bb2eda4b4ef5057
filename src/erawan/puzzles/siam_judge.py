"""Decide which turns are right in puzzles of Siam, by exhaustive search (``search/siam/proof.py``)."""

from __future__ import annotations

from erawan.core.errors import OptionError
from erawan.core.state import State
from erawan.puzzles.puzzle import WIN, PuzzleGoal
from erawan.search.siam.proof import MOST_TURNS, TABLE_ROWS, can_force, make_proofs

MOST_NODES = 20_000_000
QUICK_TURNS = 2
"""A position that asks for a defence has no win for the side to move within so many turns."""


class SiamJudge:
    """Judges positions without a history under the default rules; one thread at a time."""

    def __init__(self, rows: int = TABLE_ROWS, most_nodes: int = MOST_NODES) -> None:
        self._proofs = make_proofs(rows)
        self._most_nodes = most_nodes

    def wins_within(self, state: State, side: int, turns: int, most_nodes: int | None = None) -> bool:
        """Return whether a side, from 0, can force a win within ``turns`` turns of its own."""
        found = can_force(self._proofs, state.vector, side, turns, most_nodes or self._most_nodes)
        if found is None:
            raise OptionError("puzzle.too_hard")
        return found

    def distance(self, state: State, side: int, most: int = MOST_TURNS) -> int | None:
        """Return how many turns of its own a side needs for a win, if it can force one within ``most``."""
        return next((turns for turns in range(most + 1) if self.wins_within(state, side, turns)), None)

    def keeps(self, state: State, task: PuzzleGoal, turn: str) -> bool:
        """Return whether a turn does what the task asks of the side to move."""
        side, after = state.to_move - 1, state.play(turn)
        if task.kind == WIN:
            return self.wins_within(after, side, task.count - 1)
        return not self.wins_within(after, 1 - side, task.count)

    def solutions(self, state: State, task: PuzzleGoal, most: int) -> list[str]:
        """Return the turns that do what the task asks; stop looking after ``most``."""
        found: list[str] = []
        for turn in state.turns():
            if len(found) == most:
                break
            if self.keeps(state, task, turn):
                found.append(turn)
        return found

    def left(self, task: PuzzleGoal) -> PuzzleGoal | None:
        """Return the task after a right turn and the reply to it; None if the puzzle is then solved."""
        return PuzzleGoal(WIN, task.count - 1) if task.kind == WIN and task.count > 1 else None

    def reply(self, state: State, task: PuzzleGoal, seat: int) -> str:
        """Return the other side's reply to a right turn: one that holds out longest."""
        return max(state.turns(), key=lambda turn: self.distance(state.play(turn), seat - 1) or 0)

    def refutation(self, state: State, task: PuzzleGoal, seat: int) -> str | None:
        """Return the reply that refutes a wrong turn; None if the game is over."""
        if state.outcome is not None:
            return None
        own, other = seat - 1, 2 - seat
        most = QUICK_TURNS if task.kind == WIN else task.count
        quickest = self.distance(state, other, most)
        if quickest is not None:
            return next(turn for turn in state.turns() if self.wins_within(state.play(turn), other, quickest - 1))
        return next(turn for turn in state.turns() if not self.wins_within(state.play(turn), own, task.count - 1))

    def claim(self, state: State, task: PuzzleGoal) -> str | None:
        """Return the only turn that does what the task asks; None if no turn or more than one does.

        A win must not be possible in fewer turns. A defence must stop every win within the same number of turns, and
        the side to move must not have a quick win instead.
        """
        side = state.to_move - 1
        if task.kind == WIN:
            if self.wins_within(state, side, task.count - 1):
                return None
        elif self.wins_within(state, side, QUICK_TURNS):
            return None
        found = self.solutions(state, task, 2)
        return found[0] if len(found) == 1 else None
