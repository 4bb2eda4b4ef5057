"""Facts about forced wins of Siam: wins within a few turns, proved by exhaustive search."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from threading import Lock

from erawan.analysis.facts.fact import Fact, Refutation, TurnInAnalysis
from erawan.analysis.facts.siam_threats import is_lost, other_side, refute_with_push, side_phrase, threat
from erawan.core.state import State
from erawan.games.siam import kernel as k
from erawan.games.siam.descriptions import describe_action
from erawan.games.siam.notation import parse_action
from erawan.search.siam.proof import Proofs, can_force, make_proofs
from erawan.words import Phrase

LONGEST_WIN = 3
"""The longest forced win, in turns of the winner, that is shown: longer ones are hard to see."""
PROOF_ROWS = 1 << 18
MOST_NODES = 500_000
"""The limit of nodes for one proof: a fraction of a second."""


# ---- proofs


class _ProofSpace:
    """The work space of proofs with one set of options; a lock lets in one thread at a time."""

    def __init__(self) -> None:
        self._proofs: Proofs = make_proofs(PROOF_ROWS)
        self._lock = Lock()

    def wins_within(self, state: State, side: int, turns: int) -> bool | None:
        """Return whether a side, from 0, can force a win within ``turns`` of its own turns; None if it is too hard."""
        with self._lock:
            return can_force(self._proofs, state.vector, side, turns, MOST_NODES)


@cache
def _proof_space(options: tuple[tuple[str, object], ...]) -> _ProofSpace:
    return _ProofSpace()


def _prove(state: State, side: int, turns: int) -> bool | None:
    return _proof_space(tuple(state.game.options.items())).wins_within(state, side, turns)


def wins_within(state: State, side: int, turns: int) -> bool:
    """Return whether it is proved that a side, from 0, can force a win within ``turns`` of its own turns.

    A position that has occurred before may end in a draw (S4.3), which proofs leave out: then the answer is no.
    """
    limit = int(state.vector[k.REPETITION])
    if limit and max(Counter(state.seen_keys.tolist()).values()) >= limit - 1:
        return False
    return _prove(state, side, turns) is True


def holds_against(state: State, side: int, turns: int) -> bool:
    """Return whether it is proved that a side, from 0, cannot force a win within ``turns`` of its own turns.

    A draw by repetition only helps the other side.
    """
    return _prove(state, side, turns) is False


def winning_start(state: State, most: int, first: str | None = None) -> str | None:
    """Return a turn with which the side to move begins a forced win within ``most`` turns; try ``first`` first."""
    turns = state.turns()
    for turn in [first, *turns] if first in turns else turns:
        after = state.play(turn)
        if after.outcome is None and wins_within(after, state.to_move - 1, most - 1):
            return turn
    return None


# ---- a win that was missed


@dataclass(frozen=True)
class ForcedWin(Fact):
    """The player could have forced a win within a few turns."""

    kind = "siam-forced-win"
    state: State
    turns: int
    """The number of the player's own turns until the win, the winning turn included."""
    better: str

    def sentences(self) -> tuple[Phrase, ...]:
        """Say in how many turns the side wins, and with which turn it begins."""
        begins = describe_action(self.state.vector, parse_action(self.better))
        return (Phrase("coach-siam-forced-win", {"turns": self.turns, "turn": begins}),)

    def marks(self) -> tuple[str, ...]:
        """Return no marks: the better turn is shown."""
        return ()

    def is_avoided_by(self, turn: str) -> bool:
        """Return whether a turn begins a win that is just as quick."""
        after = self.state.play(turn)
        if after.outcome is not None:
            return self.state.to_move in after.outcome.winners
        return wins_within(after, self.state.to_move - 1, self.turns - 1)

    def praise(self, turn: str) -> Phrase:
        """Say that the win cannot be stopped."""
        return Phrase("coach-right-siam-forced-win", {"turns": self.turns - 1})

    def refute(self, turn: str) -> Refutation:
        """Say how the other side wins, or that the turn forces no win in time, or that it was too hard to decide."""
        after = self.state.play(turn)
        if is_lost(after, self.state.to_move) or threat(after, other_side(self.state)) is not None:
            return refute_with_push(self.state, turn)
        if not holds_against(after, self.state.to_move - 1, self.turns - 1):
            return Refutation(Phrase("coach-wrong-unclear"))
        return Refutation(Phrase("coach-wrong-siam-forced-win", {"turns": self.turns - 1}))


def find_forced_win(played: TurnInAnalysis) -> Fact | None:
    """Return the win that the player could have forced; None unless one within a few turns is proved."""
    if not played.analysed.before.evaluation.is_proven:
        return None
    state, side = played.state, played.state.to_move - 1
    lengths = range(2, LONGEST_WIN + 1)
    turns = next((turns for turns in lengths if wins_within(state, side, turns)), None)
    return None if turns is None else ForcedWin(state, turns, played.better)


# ---- a win for the other side


@dataclass(frozen=True)
class ForcedLoss(Fact):
    """The turn lets the other side force a win within a few turns."""

    kind = "siam-forced-loss"
    state: State
    after: State
    turns: int
    """Turns of the other side until its win."""
    reply: str
    """The other side's turn that begins it."""

    def sentences(self) -> tuple[Phrase, ...]:
        """Say in how many turns the side wins, and with which turn it begins."""
        begins = describe_action(self.after.vector, parse_action(self.reply))
        side = side_phrase(other_side(self.state))
        return (Phrase("coach-siam-forced-loss", {"side": side, "turns": self.turns, "turn": begins}),)

    def marks(self) -> tuple[str, ...]:
        """Return no marks: the reply is described."""
        return ()

    def is_avoided_by(self, turn: str) -> bool:
        """Return whether after a turn the other side cannot force a win within the same number of turns."""
        after = self.state.play(turn)
        if after.outcome is not None:
            return not is_lost(after, self.state.to_move)
        return holds_against(after, other_side(self.state), self.turns)

    def praise(self, turn: str) -> Phrase:
        """Say that the other side has no quick win."""
        return Phrase("coach-right-siam-forced-loss", {"turns": self.turns})

    def refute(self, turn: str) -> Refutation:
        """Say how the other side forces a win, or that it was too hard to decide."""
        after = self.state.play(turn)
        if is_lost(after, self.state.to_move) or threat(after, other_side(self.state)) is not None:
            return refute_with_push(self.state, turn)
        reply = winning_start(after, self.turns)
        if reply is None:
            return Refutation(Phrase("coach-wrong-unclear"))
        begins = describe_action(after.vector, parse_action(reply))
        return Refutation(Phrase("coach-wrong-siam-forced-loss", {"turns": self.turns, "turn": begins}), reply)


def find_forced_loss(played: TurnInAnalysis) -> Fact | None:
    """Return the win that the turn allowed the other side; None unless one within a few turns is proved."""
    state, after = played.state, played.after
    if not played.analysed.played.is_proven or after.outcome is not None:
        return None
    for turns in range(2, LONGEST_WIN + 1):
        if wins_within(after, other_side(state), turns):
            reply = winning_start(after, turns, played.next_text)
            return None if reply is None else ForcedLoss(state, after, turns, reply)
    return None
