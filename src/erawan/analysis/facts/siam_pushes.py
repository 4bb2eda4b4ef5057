"""Facts about single pushes of Siam: wins at once, rocks and animals that were given away."""

from __future__ import annotations

from dataclasses import dataclass

from erawan.analysis.facts.fact import Fact, Refutation, TurnInAnalysis
from erawan.analysis.facts.siam_threats import (
    is_lost,
    is_safe,
    last_square,
    other_side,
    push_in,
    refute_with_push,
    side_phrase,
    threat,
    winning_actions,
)
from erawan.core.state import State
from erawan.games.siam import kernel as k
from erawan.games.siam import squares as sq
from erawan.games.siam.descriptions import describe_action
from erawan.games.siam.notation import SQUARE_NAMES, TURN_TEXTS, parse_action
from erawan.games.siam.push_preview import push_of
from erawan.words import Phrase

# ---- a win at once


@dataclass(frozen=True)
class WinNow(Fact):
    """The player could have won at once with a push."""

    kind = "siam-win-now"
    state: State
    action: int

    def sentences(self) -> tuple[Phrase, ...]:
        """Say which push wins."""
        return (Phrase("coach-siam-win-now", {"turn": describe_action(self.state.vector, self.action)}),)

    def marks(self) -> tuple[str, ...]:
        """Mark the rock."""
        return (f"at:{SQUARE_NAMES[last_square(self.state, self.action)]}",)

    def is_avoided_by(self, turn: str) -> bool:
        """Return whether the turn wins."""
        outcome = self.state.play(turn).outcome
        return outcome is not None and self.state.to_move in outcome.winners

    def praise(self, turn: str) -> Phrase:
        """Say that the game is won."""
        return Phrase("coach-right-siam-win-now")

    def refute(self, turn: str) -> Refutation:
        """Say that the game goes on, or is lost."""
        if not is_safe(self.state, turn):
            return refute_with_push(self.state, turn)
        return Refutation(Phrase("coach-wrong-siam-win-now"))


def find_win_now(played: TurnInAnalysis) -> Fact | None:
    """Find a push that would have won at once."""
    action = threat(played.state, played.state.to_move - 1)
    return None if action is None else WinNow(played.state, action)


# ---- a win for the other side


@dataclass(frozen=True)
class _RockLost(Fact):
    """Base class of facts that a turn avoids if the other side has not won after it, and cannot win at once."""

    state: State

    def is_avoided_by(self, turn: str) -> bool:
        """Return whether the other side has not won after the turn and cannot win at once."""
        return is_safe(self.state, turn)

    def praise(self, turn: str) -> Phrase:
        """Say that no rock can be pushed off next."""
        return Phrase("coach-right-siam-safe")

    def refute(self, turn: str) -> Refutation:
        """Say how the other side wins."""
        return refute_with_push(self.state, turn)


@dataclass(frozen=True)
class OwnGoal(_RockLost):
    """The turn pushed a rock off the board, and an animal of the other side was the nearest (S4.2)."""

    kind = "siam-own-goal"
    action: int

    def sentences(self) -> tuple[Phrase, ...]:
        """Say which animal was the nearest."""
        push = push_in(self.state, self.action)
        values = {"rock": SQUARE_NAMES[push.line[-1]], "square": SQUARE_NAMES[push.nearest]}
        return (Phrase("coach-siam-own-goal", {**values, "side": side_phrase(other_side(self.state))}),)

    def marks(self) -> tuple[str, ...]:
        """Mark the nearest animal and the rock."""
        push = push_in(self.state, self.action)
        return f"at:{SQUARE_NAMES[push.nearest]}", f"at:{SQUARE_NAMES[push.line[-1]]}"


def find_own_goal(played: TurnInAnalysis) -> Fact | None:
    """Find a push that gave the win to the other side."""
    if not is_lost(played.after, played.state.to_move):
        return None
    return OwnGoal(played.state, parse_action(played.text))


@dataclass(frozen=True)
class _Danger(_RockLost):
    """After the turn the other side can push a rock off at once."""

    after: State
    action: int
    """The push of the other side."""
    is_taken: bool | None
    """Whether the other side won with its next turn; None if it made none."""

    @property
    def _rock(self) -> str:
        return SQUARE_NAMES[last_square(self.after, self.action)]

    def sentences(self) -> tuple[Phrase, ...]:
        """Say what can be pushed off, and whether the other side saw it."""
        pushes = describe_action(self.after.vector, self.action)
        side = side_phrase(other_side(self.state))
        told = Phrase(f"coach-{self.kind}", {"side": side, "turn": pushes, "rock": self._rock})
        if self.is_taken is None:
            return (told,)
        return told, Phrase("coach-siam-taken" if self.is_taken else "coach-siam-overlooked")

    def marks(self) -> tuple[str, ...]:
        """Mark the rock."""
        return (f"at:{self._rock}",)


class ThreatMissed(_Danger):
    """The other side already threatened the same rock before the turn."""

    kind = "siam-threat"


class RockGiven(_Danger):
    """The turn itself moved the rock to where it can be pushed off."""

    kind = "siam-rock-given"


class WayOpened(_Danger):
    """Before the turn nothing could push the rock off, and the turn did not touch it."""

    kind = "siam-way-opened"


def find_danger(played: TurnInAnalysis) -> Fact | None:
    """Find a rock that the other side can push off at once after the turn."""
    state, after = played.state, played.after
    if threat(after, other_side(state)) is None:
        return None
    threatened = {last_square(state, action) for action in winning_actions(state, other_side(state))}
    actions = winning_actions(after, other_side(state))
    # If there are several pushes, prefer the one that was played, then one that was a threat before the turn.
    action = min(
        actions,
        key=lambda action: (TURN_TEXTS[action] != played.next_text, last_square(after, action) not in threatened),
    )
    kind: type[_Danger]
    if _has_moved_rock(state, played.text, last_square(after, action)):
        kind = RockGiven
    else:
        kind = ThreatMissed if last_square(after, action) in threatened else WayOpened
    is_taken = None if played.next_text is None else is_lost(after.play(played.next_text), state.to_move)
    return kind(state, after, action, is_taken)


def _has_moved_rock(state: State, turn: str, square: int) -> bool:
    """Return whether a turn pushes a rock to a square."""
    push = push_of(state.vector, parse_action(turn))
    if push is None:
        return False
    rocks = [each for each in push.line if state.vector[k.BOARD + each] == k.ROCK]
    return square in [sq.next_square(rock, push.way) for rock in rocks]


# ---- an animal pushed off


@dataclass(frozen=True)
class AnimalOff(Fact):
    """The other side's next turn pushed an animal off the board."""

    kind = "siam-animal-off"
    state: State
    after: State
    action: int
    """The push of the other side."""

    @property
    def _square(self) -> str:
        return SQUARE_NAMES[last_square(self.after, self.action)]

    def sentences(self) -> tuple[Phrase, ...]:
        """Say which push it was."""
        turn = describe_action(self.after.vector, self.action)
        return (Phrase("coach-siam-animal-off", {"turn": turn, "square": self._square}),)

    def marks(self) -> tuple[str, ...]:
        """Mark the animal."""
        return (f"at:{self._square}",)

    def is_avoided_by(self, turn: str) -> bool:
        """Return whether the other side can neither win at once after the turn nor push an animal off."""
        return is_safe(self.state, turn) and self._push_off(turn) is None

    def _push_off(self, turn: str) -> int | None:
        return first_push_off(self.state.play(turn), self.state.to_move - 1)

    def praise(self, turn: str) -> Phrase:
        """Say that all animals stay."""
        return Phrase("coach-right-siam-animal-off")

    def refute(self, turn: str) -> Refutation:
        """Say how the other side wins, or pushes an animal off."""
        action = self._push_off(turn)
        if action is None or not is_safe(self.state, turn):
            return refute_with_push(self.state, turn)
        pushes = describe_action(self.state.play(turn).vector, action)
        return Refutation(Phrase("coach-wrong-siam-animal-off", {"turn": pushes}), TURN_TEXTS[action])


def first_push_off(state: State, side: int) -> int | None:
    """Return the first legal action that pushes an animal of a side, from 0, off the board; None if there is none."""
    return next((action for action in map(parse_action, state.turns()) if _pushes_off(state, action, side)), None)


def _pushes_off(state: State, action: int, side: int) -> bool:
    push = push_of(state.vector, action)
    return push is not None and push.falls not in (k.EMPTY, k.ROCK) and k.owner(push.falls) == side


def find_animal_off(played: TurnInAnalysis) -> Fact | None:
    """Find an animal that the other side pushed off with its next turn."""
    if played.next_text is None:
        return None
    action = parse_action(played.next_text)
    if not _pushes_off(played.after, action, played.state.to_move - 1):
        return None
    return AnimalOff(played.state, played.after, action)
