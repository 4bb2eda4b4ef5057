"""Facts about certain results of King of Siam: near the end, wins are proved by exhaustive search."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from threading import Lock

from erawan.analysis.facts.fact import Fact, Refutation, TurnInAnalysis
from erawan.analysis.facts.king_of_siam_phrases import marks_of, player_phrase
from erawan.analysis.facts.king_of_siam_turn_vectors import contested, kos_state
from erawan.analysis.judgement import Note
from erawan.core.contract import Vector
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam import state_queries, winning
from erawan.games.king_of_siam.state import KingOfSiamState
from erawan.search.king_of_siam import solver as solving
from erawan.search.king_of_siam.endings import forget_the_settled
from erawan.search.limits import Stop
from erawan.words import Phrase

MOST_CARDS = 6
"""With more cards in all hands no win is proved."""
MOST_NODES = 1_000_000
TABLE_ROWS = 1 << 18

# ---- proofs


class _Solvers:
    """The solver's work spaces, by the number of players; one thread at a time."""

    def __init__(self) -> None:
        self._solvers: dict[int, solving.Solver] = {}
        self._lock = Lock()

    def result(self, vector: Vector, side: int) -> int:
        """Return WON, LOST or UNKNOWN: whether a side, as a set of seats, wins whatever the others do."""
        with self._lock:
            players = int(vector[k.PLAYERS])
            if players not in self._solvers:
                self._solvers[players] = solving.make_solver(players, TABLE_ROWS)
            solver, stop = self._solvers[players], Stop()
            solver.table_value[:] = solving.UNKNOWN
            solver.killers[:] = 0
            solver.counts[solving.NODES], solver.counts[solving.LIMIT] = 0, MOST_NODES
            # Not as a root: the solver would search the turns of a root even if it knows the result.
            solver.states[1] = vector
            forget_the_settled(solver.states[1])
            return int(solving.prove(solver, 1, 0, side, stop.flag, stop.flag))


@cache
def _solvers() -> _Solvers:
    return _Solvers()


def certain_result(vector: Vector, seat: int) -> int:
    """Return WON, LOST or UNKNOWN: whether a seat, from 1, and its partner win whatever the others do."""
    side = int(winning.team_of(vector, seat - 1))
    if vector[k.IS_OVER]:
        return solving.WON if int(winning.winners(vector)) & side else solving.LOST
    return _solvers().result(vector, side)


@dataclass(frozen=True)
class CertainWin(Fact):
    """The player could have forced a win."""

    kind = "kos-win"
    state: KingOfSiamState
    better: str

    def sentences(self) -> tuple[Phrase, ...]:
        """Say that there was a win, and whether the player would win if the game ended after its first turn."""
        after = self.state.play(self.better)
        found = [Phrase("coach-kos-win")]
        if after.outcome is None and self.state.to_move in after.outcome_if_over_now.winners:
            found.append(Phrase("coach-kos-win-stands", {"outcome": after.outcome_if_over_now.phrase}))
        return tuple(found)

    def marks(self) -> tuple[str, ...]:
        """Mark the contested province."""
        return marks_of(self.state.game.map, contested(self.state.vector))

    def is_avoided_by(self, turn: str) -> bool:
        """Return whether the win is still certain after the turn."""
        return certain_result(self.state.play(turn).vector, self.state.to_move) == solving.WON

    def praise(self, turn: str) -> Phrase:
        """Say that the win is certain."""
        return Phrase("coach-right-kos-win")

    def refute(self, turn: str) -> Refutation:
        """Say that the others can stop the win, unless that was too hard to decide."""
        is_lost = certain_result(self.state.play(turn).vector, self.state.to_move) == solving.LOST
        return Refutation(Phrase("coach-wrong-kos-win" if is_lost else "coach-wrong-unclear"))


def find_win(played: TurnInAnalysis) -> Fact | None:
    """Return a fact if the turn gave away a sure win."""
    state = kos_state(played.state)
    if (
        played.analysed.judgement.note is not Note.MISSED_WIN
        or int(state_queries.cards_left(state.vector)) > MOST_CARDS
    ):
        return None
    if certain_result(played.after.vector, state.to_move) != solving.LOST:
        return None
    return CertainWin(state, played.better)


# ---- a win for another side


@dataclass(frozen=True)
class CertainLoss(Fact):
    """After the turn another side wins, whatever the player does."""

    kind = "kos-loss"
    state: KingOfSiamState
    after: KingOfSiamState
    winner: int
    """A seat of that side, from 1."""

    def sentences(self) -> tuple[Phrase, ...]:
        """Say who wins, and how the game ends if nobody plays another card."""
        found = [Phrase("coach-kos-loss", {"player": player_phrase(self.winner)})]
        standing = self.after.outcome_if_over_now
        if self.winner in standing.winners:
            found.append(Phrase("coach-kos-loss-stands", {"outcome": standing.phrase}))
        return tuple(found)

    def marks(self) -> tuple[str, ...]:
        """Mark the contested province."""
        return marks_of(self.state.game.map, contested(self.state.vector))

    def is_avoided_by(self, turn: str) -> bool:
        """Return whether that side's win is not certain after the turn."""
        return certain_result(self.state.play(turn).vector, self.winner) == solving.LOST

    def praise(self, turn: str) -> Phrase:
        """Praise the turn: the other side's win is no longer certain."""
        return Phrase("coach-right-kos-loss", {"player": player_phrase(self.winner)})

    def refute(self, turn: str) -> Refutation:
        """Say that that side still wins, unless this was too hard to decide."""
        if certain_result(self.state.play(turn).vector, self.winner) == solving.WON:
            return Refutation(Phrase("coach-wrong-kos-loss", {"player": player_phrase(self.winner)}))
        return Refutation(Phrase("coach-wrong-unclear"))


def find_loss(played: TurnInAnalysis) -> Fact | None:
    """Return a fact if the turn made the win of another side sure."""
    state, after = kos_state(played.state), kos_state(played.after)
    if played.analysed.judgement.note is not Note.ALLOWED_LOSS or after.outcome is not None:
        return None
    if int(state_queries.cards_left(state.vector)) > MOST_CARDS:
        return None
    others = [side[0] for side in state.game.sides if state.to_move not in side]
    winner = next((seat for seat in others if certain_result(after.vector, seat) == solving.WON), None)
    return None if winner is None else CertainLoss(state, after, winner)
