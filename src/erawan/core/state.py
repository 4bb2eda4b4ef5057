"""A position in a game, with what its past means for the rules: an immutable value.

The kernels know one vector. A state adds the keys of the positions played through, because a draw by repetition
depends on them, the turns of the past that still show, and the texts people and programs use.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, TypeAlias, TypeVar

import numpy as np

from erawan.core.compiled import kernel
from erawan.core.contract import STATE_TYPE, Vector, kernels_of
from erawan.core.errors import IllegalError, MalformedError, need_text
from erawan.core.game import Game
from erawan.core.outcome import Choice, Outcome, View
from erawan.words import Phrase

Self = TypeVar("Self", bound="State")

Shown: TypeAlias = tuple[tuple[str, ...], ...]
"""Each seat's turns that still show, oldest first; empty for a seat of which none is known."""

LONGEST_TURN = 200


def need_turn(text: str) -> str:
    """The text itself, if it can be a turn or the beginning of one: a string of bounded length."""
    if len(need_text(text)) > LONGEST_TURN:
        raise MalformedError("text.too_long", length=len(text), most=LONGEST_TURN)
    return text


@kernel
def extend_history(seen: Vector, position_key: int, out: Vector) -> int:
    """Writes the keys seen and one more; how often that one is among them."""
    occurrences = 1
    for i in range(len(seen)):
        out[i] = seen[i]
        occurrences += seen[i] == position_key
    out[len(seen)] = position_key
    return occurrences


class State(ABC):
    """A position: immutable, comparable, hashable, picklable; ``str(state)`` is its text.

    Two states are equal if game, options and text agree and the kernels see the same vector; the positions and turns
    before them may differ.
    """

    __slots__ = ("_game", "_kernels", "_occurrences", "_outcome", "_seen", "_shown", "_to_move", "_vector")

    def __init__(
        self,
        game: Game,
        vector: Vector,
        seen: Vector,
        occurrences: int,
        outcome: Outcome | None,
        shown: Shown = (),
    ) -> None:
        self._game = game
        self._kernels = kernels_of(game.tag)
        self._vector = vector
        self._seen = seen
        self._outcome = outcome
        self._occurrences = occurrences
        self._to_move = 0
        self._shown = shown or ((),) * game.seats

    @property
    def game(self) -> Game:
        """The game with its options."""
        return self._game

    @property
    def occurrences(self) -> int:
        """How often this position has occurred, this time counted."""
        return self._occurrences

    @property
    def vector(self) -> Vector:
        """A copy of the vector the kernels work on."""
        return self._vector.copy()

    @property
    def to_move(self) -> int:
        """The seat to move, from 1."""
        if not self._to_move:
            self._to_move = int(self._kernels.to_move(self._vector)) + 1
        return self._to_move

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it runs."""
        return self._outcome

    @property
    def latest(self) -> tuple[str | None, ...]:
        """Each seat's latest turn; None where it has made none, or none that is known: a text has no past."""
        return tuple(turns[-1] if turns else None for turns in self._shown)

    @property
    def key(self) -> int:
        """The 64-bit key of the position."""
        return int(self._kernels.key(self._vector))

    @property
    def seen_keys(self) -> Vector:
        """A copy of the keys of the positions played through, this one last."""
        return self._seen.copy()

    @abstractmethod
    def turns(self) -> list[str]:
        """Every legal turn, in the order of the actions; none once the game is over."""

    @abstractmethod
    def choices(self, prefix: str = "") -> list[Choice]:
        """The few legal ways to go on with a half-made turn; none where it is whole, or leads to no legal turn."""

    @abstractmethod
    def describe(self, turn: str) -> Phrase:
        """What a legal turn does here, for the catalogues."""

    @abstractmethod
    def view(self, seat: int | None = None) -> View:
        """What a seat, or a spectator, may see."""

    @abstractmethod
    def parse_turn(self, turn: str) -> tuple[int, ...]:
        """The actions a turn text stands for; an error if it is no turn text, legal or not."""

    @abstractmethod
    def format_turn(self, actions: tuple[int, ...]) -> str:
        """The text of a turn made of these actions."""

    @abstractmethod
    def explain_refusal(self, vector: Vector, action: int, refusal: int) -> IllegalError:
        """The error for an action that the kernel refused in a vector."""

    @abstractmethod
    def find_ending(self, vector: Vector, actions: tuple[int, ...], occurrences: int) -> Outcome | None:
        """How the game ended with these actions, which led from this state to the vector; None if it goes on."""

    def still_shows(self, turns: tuple[str, ...]) -> tuple[str, ...]:
        """Of a seat's turns, oldest first, those that can still be seen on the table: the latest, if nothing more."""
        return turns[-1:]

    def play(self: Self, turn: str) -> Self:
        """The state after a turn; an illegal one names the rule and leaves this state as it is."""
        actions = self.parse_turn(need_turn(turn))
        vector = self.vector_after(actions)
        seen = np.empty(len(self._seen) + 1, STATE_TYPE)
        occurrences = extend_history(self._seen, self._kernels.key(vector), seen)
        ending = self.find_ending(vector, actions, occurrences)
        return type(self)(self.game, vector, seen, occurrences, ending, self._shown_after(actions))

    def _shown_after(self, actions: tuple[int, ...]) -> Shown:
        """The turns that still show once the seat to move has made one more."""
        seat = self.to_move - 1
        turns = self.still_shows((*self._shown[seat], self.format_turn(actions)))
        return (*self._shown[:seat], turns, *self._shown[seat + 1 :])

    def refusal(self, turn: str) -> IllegalError | None:
        """Why a turn is not legal here, or None if it is; what is no turn text at all raises MalformedError."""
        try:
            self.vector_after(self.parse_turn(need_turn(turn)))
        except IllegalError as error:
            return error
        return None

    def prefix_refusal(self, prefix: str) -> IllegalError | None:
        """Why a half-made turn leads to no legal turn; None if it does lead to one, or if nobody can say."""
        for turn in self.likely_turns(prefix):
            try:
                refusal = self.refusal(turn)
            except MalformedError:
                continue
            if refusal is not None:
                return refusal
        return None

    def likely_turns(self, prefix: str) -> Iterable[str]:
        """Turn texts that whoever has written a prefix may mean, the likeliest first; a game may know better."""
        return (prefix,)

    def vector_after(self, actions: tuple[int, ...]) -> Vector:
        """The vector after the actions of one turn; a refused one raises its error."""
        if self._outcome is not None:
            raise IllegalError("game.over")
        scratch = np.empty(self.game.tag.scratch_size, STATE_TYPE)
        vector = self._vector.copy()
        for action in actions:
            refusal = self._kernels.refusal(vector, action, scratch)
            if refusal:
                raise self.explain_refusal(vector, action, refusal)
            self._kernels.apply(vector, action)
        if not self._kernels.is_turn_start(vector):
            raise IllegalError("turn.unfinished")
        return vector

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        assert isinstance(other, State)
        return (
            self.game == other.game
            and self.occurrences == other.occurrences
            and np.array_equal(self._vector, other._vector)
        )

    def __hash__(self) -> int:
        return hash((self.game, self.key, self.occurrences))

    def __repr__(self) -> str:
        return f"{self.game!r}.parse({str(self)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.game, self._vector, self._seen, self.occurrences, self._outcome, self._shown)
