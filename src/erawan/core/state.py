"""The class of a position in a game, with the part of its history that the rules need. Immutable.

The kernels know one vector. A state adds the keys of earlier positions (a draw by repetition depends on them), the past
turns that are still visible, and the texts for people and programs.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, TypeAlias, TypeVar

import numpy as np

from erawan.core.contract import STATE_TYPE, Vector, kernels_of
from erawan.core.errors import IllegalError, MalformedError, need_text
from erawan.core.game import Game
from erawan.core.outcome import Choice, Outcome, View
from erawan.core.repetition_keys import RepetitionKeys
from erawan.words import Phrase

Self = TypeVar("Self", bound="State")

ShownTurns: TypeAlias = tuple[tuple[str, ...], ...]
"""The turns of each seat that are still visible, oldest first; empty for a seat of which none is known."""

LONGEST_TURN = 200


def need_turn(text: str) -> str:
    """Return the text if it can be a turn or its beginning; raise ``MalformedError`` if it is no string or too long."""
    if len(need_text(text)) > LONGEST_TURN:
        raise MalformedError("text.too_long", length=len(text), most=LONGEST_TURN)
    return text


class State(ABC):
    """A position: immutable, comparable, hashable, picklable; ``str(state)`` is its text.

    Two states are equal if games, options, occurrences and vectors are; the positions and turns before may differ.

    ``vector`` is the position as int64[tag.state_size], which the state owns from then on. ``seen_keys`` are the keys
    of all positions of the game so far, this one last; without them the game begins here. ``occurrences`` is how often
    this position is among them. ``outcome`` is how the game ended, None while it runs. ``shown_turns`` are the turns of
    each seat that are still visible, oldest first; without them none is known.
    """

    __slots__ = ("_game", "_kernels", "_occurrences", "_outcome", "_seen", "_shown_turns", "_to_move", "_vector")

    def __init__(
        self,
        game: Game,
        vector: Vector,
        seen_keys: Vector | RepetitionKeys | None = None,
        occurrences: int = 1,
        outcome: Outcome | None = None,
        shown_turns: ShownTurns = (),
    ) -> None:
        self._game = game
        self._kernels = kernels_of(game.tag)
        self._vector = vector
        if seen_keys is None:
            seen_keys = np.array([self._kernels.key(vector)])
        self._seen = seen_keys if isinstance(seen_keys, RepetitionKeys) else RepetitionKeys.of_array(seen_keys)
        self._outcome = outcome
        self._occurrences = occurrences
        self._to_move = 0
        self._shown_turns = shown_turns or ((),) * game.seats

    @property
    def game(self) -> Game:
        """The game with its options."""
        return self._game

    @property
    def occurrences(self) -> int:
        """The number of times that this position has occurred in the game, this time included."""
        return self._occurrences

    @property
    def vector(self) -> Vector:
        """A copy of the vector of the kernels: int64[tag.state_size]."""
        return self._vector.copy()

    @property
    def to_move(self) -> int:
        """The seat to move, from 1."""
        if not self._to_move:
            self._to_move = int(self._kernels.to_move(self._vector)) + 1
        return self._to_move

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the game, or None while it runs."""
        return self._outcome

    @property
    def outcome_steps(self) -> list[Phrase]:
        """The steps that decided the outcome; empty while the game runs, and where one sentence says everything."""
        return []

    @property
    def latest(self) -> tuple[str | None, ...]:
        """The latest turn of each seat.

        None where there is none, or none is known because the state came from a text.
        """
        return tuple(turns[-1] if turns else None for turns in self._shown_turns)

    @property
    def key(self) -> int:
        """The 64-bit key of the position."""
        return int(self._kernels.key(self._vector))

    @property
    def seen_keys(self) -> Vector:
        """A copy of the keys of all positions of the game so far, this one last."""
        return self._seen_keys.copy()

    @property
    def _seen_keys(self) -> Vector:
        """The keys of all positions of the game so far, shared with other states."""
        return self._seen.array

    @abstractmethod
    def turns(self) -> list[str]:
        """Return every legal turn in the order of the actions; none once the game is over."""

    @abstractmethod
    def choices(self, prefix: str = "") -> list[Choice]:
        """Return the legal ways to continue a half-written turn.

        The list is empty if the turn is complete or leads to no legal turn.
        """

    @abstractmethod
    def describe(self, turn: str) -> Phrase:
        """Return a phrase that says what a legal turn does here."""

    @abstractmethod
    def view(self, seat: int | None = None) -> View:
        """Return what a seat (from 1), or a spectator (None), may see."""

    @abstractmethod
    def parse_turn(self, turn: str) -> tuple[int, ...]:
        """Return the actions of a turn text; raise ``MalformedError`` if it is no turn text."""

    @abstractmethod
    def format_turn(self, actions: tuple[int, ...]) -> str:
        """Return the text of a turn of these actions."""

    @abstractmethod
    def explain_refusal(self, vector: Vector, action: int, refusal: int) -> IllegalError:
        """Return the error for an action that the kernel refused in ``vector``; ``refusal`` numbers the reason."""

    @abstractmethod
    def find_ending(self, vector: Vector, actions: tuple[int, ...], occurrences: int) -> Outcome | None:
        """Return how the game ended with these actions, which led from this state to ``vector``; None if it goes on."""

    def still_shows(self, turns: tuple[str, ...]) -> tuple[str, ...]:
        """Return those of a seat's turns (oldest first) that are still visible on the table; by default the latest."""
        return turns[-1:]

    def play(self: Self, turn: str) -> Self:
        """Return the state after a turn; raise ``IllegalError`` or ``MalformedError`` if it cannot be played."""
        actions = self.parse_turn(need_turn(turn))
        vector = self.vector_after(actions)
        seen, occurrences = self._seen.add(self._kernels.key(vector))
        ending = self.find_ending(vector, actions, occurrences)
        return type(self)(self.game, vector, seen, occurrences, ending, self._shown_after(actions))

    def _shown_after(self, actions: tuple[int, ...]) -> ShownTurns:
        """Return the visible turns of each seat once the seat to move has made one more."""
        seat = self.to_move - 1
        turns = self.still_shows((*self._shown_turns[seat], self.format_turn(actions)))
        return (*self._shown_turns[:seat], turns, *self._shown_turns[seat + 1 :])

    def refusal(self, turn: str) -> IllegalError | None:
        """Return why a turn is illegal here, or None if it is legal; raise ``MalformedError`` if it is no turn text."""
        try:
            self.vector_after(self.parse_turn(need_turn(turn)))
        except IllegalError as error:
            return error
        return None

    def prefix_refusal(self, prefix: str) -> IllegalError | None:
        """Return why a half-written turn leads to no legal turn.

        None if it leads to one, or if the reason is unknown.
        """
        for turn in self.likely_turns(prefix):
            try:
                refusal = self.refusal(turn)
            except MalformedError:
                continue
            if refusal is not None:
                return refusal
        return None

    def likely_turns(self, prefix: str) -> Iterable[str]:
        """Return complete turn texts that a prefix may stand for, the likeliest first; a game may override this."""
        return (prefix,)

    def vector_after(self, actions: tuple[int, ...]) -> Vector:
        """Return the vector after the actions of one turn; raise ``IllegalError`` if an action is refused."""
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
        history = self._seen_keys, self.occurrences, self._outcome, self._shown_turns
        return type(self), (self.game, self._vector, *history)
