"""Decide which turns are right in puzzles of Siam, by exhaustive search (``search/siam/proof.py``).

Every method begins with an empty work space, except ``wins_within`` and ``distance``. So its result, and whether it is
found within the limit of nodes, depends on the puzzle alone, never on earlier proofs.
"""

from __future__ import annotations

from erawan.core.errors import OptionError
from erawan.core.state import State
from erawan.puzzles.puzzle import DEFENCE, RESIST, WIN, PuzzleGoal
from erawan.search.siam.proof import MOST_TURNS, can_force, clear, make_proofs

MOST_NODES = 20_000_000
TABLE_ROWS = 1 << 18
"""A larger table makes no proof of a puzzle faster, and takes longer to empty."""
QUICK_TURNS = 2
"""In a puzzle that asks for a defence, the side to move has no win within this many turns."""
SAVED_TURNS = 4
"""After a defence the other side has no win within this many turns; after ``resist`` it has one in ``MOST_TURNS``."""


class SiamJudge:
    """Judges positions without a history under the default rules; one thread at a time.

    ``wins_within`` and ``distance`` use the proofs since the last ``forget``; all other methods forget first.
    """

    def __init__(self, rows: int = TABLE_ROWS, most_nodes: int = MOST_NODES) -> None:
        self._proofs = make_proofs(rows)
        self._most_nodes = most_nodes

    def forget(self) -> None:
        """Clear the table of proved positions."""
        clear(self._proofs)

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
        self.forget()
        return self._keeps(state, task, turn)

    def _keeps(self, state: State, task: PuzzleGoal, turn: str) -> bool:
        side, after = state.to_move - 1, state.play(turn)
        if task.kind == WIN:
            return self.wins_within(after, side, task.count - 1)
        return not self.wins_within(after, 1 - side, task.count)

    def solutions(self, state: State, task: PuzzleGoal, most: int) -> list[str]:
        """Return the turns that do what the task asks; stop looking after ``most``."""
        self.forget()
        return self._solutions(state, task, most)

    def _solutions(self, state: State, task: PuzzleGoal, most: int) -> list[str]:
        found: list[str] = []
        for turn in state.turns():
            if len(found) == most:
                break
            if self._keeps(state, task, turn):
                found.append(turn)
        return found

    def left(self, task: PuzzleGoal) -> PuzzleGoal | None:
        """Return the task after a right turn and the reply to it; None if the puzzle is then solved."""
        return PuzzleGoal(WIN, task.count - 1) if task.kind == WIN and task.count > 1 else None

    def reply(self, state: State, task: PuzzleGoal, seat: int) -> str:
        """Return the other side's reply to a right turn: one that holds out longest."""
        self.forget()
        return max(state.turns(), key=lambda turn: self.distance(state.play(turn), seat - 1) or 0)

    def refutation(self, state: State, task: PuzzleGoal, seat: int) -> str | None:
        """Return the reply that refutes a wrong turn; None if the game is over."""
        if state.outcome is not None:
            return None
        self.forget()
        own, other = seat - 1, 2 - seat
        most = QUICK_TURNS if task.kind == WIN else task.count
        quickest = self.distance(state, other, most)
        if quickest is not None:
            return next(turn for turn in state.turns() if self.wins_within(state.play(turn), other, quickest - 1))
        return next(turn for turn in state.turns() if not self.wins_within(state.play(turn), own, task.count - 1))

    def claim(self, state: State, task: PuzzleGoal) -> str | None:
        """Return the only turn that does what the task asks; None if no turn or more than one does.

        A win must not be possible in fewer turns. A defence must stop every win within the same number of turns, and
        the side to move must not have a quick win instead. After a defence it must have no win within ``SAVED_TURNS``
        turns; after a turn that resists it must have one within ``MOST_TURNS``.
        """
        self.forget()
        side = state.to_move - 1
        if task.kind == WIN:
            if self.wins_within(state, side, task.count - 1):
                return None
        elif self.wins_within(state, side, QUICK_TURNS):
            return None
        found = self._solutions(state, task, 2)
        if len(found) != 1:
            return None
        other, after = 1 - side, state.play(found[0])
        if task.kind == DEFENCE and self.wins_within(after, other, SAVED_TURNS):
            return None
        if task.kind == RESIST and not self.wins_within(after, other, MOST_TURNS):
            return None
        return found[0]
