"""Step through one game action by action, as environments do."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np
import numpy.typing as npt

from erawan.core.contract import NUMBER_TYPE, Numbers, Vector, kernels_of, make_buffers
from erawan.core.errors import IllegalError, MalformedError, quote
from erawan.core.game import Game
from erawan.core.outcome import returns_of
from erawan.core.state import State


class ActionStepper:
    """A game in progress: the state, and the actions of the turn being built.

    Seats are numbered from 0, as agents are.
    """

    __slots__ = ("_actions", "_kernels", "_limit", "_vector", "state", "turns")

    def __init__(self, state: State, turn_limit: int | None = None) -> None:
        self.state = state
        self.turns = 0
        self._limit = turn_limit
        self._kernels = kernels_of(state.game.tag)
        self._vector: Vector = state.vector
        self._actions: tuple[int, ...] = ()

    @property
    def game(self) -> Game:
        """The game with its options."""
        return self.state.game

    @property
    def is_over(self) -> bool:
        """True if the game ended by its rules."""
        return self.state.outcome is not None

    @property
    def is_cut_off(self) -> bool:
        """True if the game reached the turn limit before its end."""
        return self._limit is not None and self.turns >= self._limit and not self.is_over

    @property
    def has_stopped(self) -> bool:
        """True if the game accepts no more actions."""
        return self.is_over or self.is_cut_off

    @property
    def seat(self) -> int:
        """The seat to act, from 0."""
        return int(self._kernels.to_move(self._vector))

    def legal(self) -> list[int]:
        """Return the legal actions in rising order: int16[number of legal actions]."""
        if self.has_stopped:
            return []
        out, scratch = make_buffers(self.game.tag)
        found: list[int] = out[: self._kernels.legal(self._vector, out, scratch)].tolist()
        return found

    def mask(self) -> npt.NDArray[np.int8]:
        """Return int8[action_count]: 1 for every legal action, 0 for the others."""
        mask = np.zeros(self.game.tag.action_count, np.int8)
        mask[self.legal()] = 1
        return mask

    def observe(self, seat: int) -> Numbers:
        """Return what a seat (from 0) sees, in the shape of ``game.observation``."""
        seen = np.empty(self.game.tag.observation_size, NUMBER_TYPE)
        self._kernels.observe(self._vector, seat, seen)
        return seen.reshape(self.game.observation.shape)

    def returns(self) -> tuple[float, ...]:
        """Return the return of each seat, from -1 to 1: 0 while the game runs, or if it was cut off."""
        winners = () if self.state.outcome is None else self.state.outcome.winners
        return returns_of(winners, self.game.sides)

    def seen_by(self, seat: int) -> str:
        """Return what a seat sees of the position, as text, with the actions of the turn being built."""
        return self._with_actions(self.state.view(seat + 1).text)

    def __str__(self) -> str:
        return self._with_actions(str(self.state))

    def _with_actions(self, text: str) -> str:
        return f"{text} | {' '.join(map(str, self._actions))}" if self._actions else text

    def play(self, action: Any) -> str | None:
        """Play an action; return the turn's text if the action completed it, else None.

        Raise ``IllegalError`` for an illegal action; nothing has changed then.
        """
        checked = self.check(action)
        if self.has_stopped:
            raise IllegalError("game.over")
        scratch = make_buffers(self.game.tag)[1]
        refusal = self._kernels.refusal(self._vector, checked, scratch)
        if refusal:
            raise self.state.explain_refusal(self._vector, checked, refusal)
        self._kernels.apply(self._vector, checked)
        self._actions += (checked,)
        if not self._kernels.is_turn_start(self._vector):
            return None
        turn = self.state.format_turn(self._actions)
        self.play_turn(turn)
        return turn

    def play_turn(self, turn: str) -> None:
        """Play a whole turn by its text, instead of the one being built."""
        self.state = self.state.play(turn)
        self.turns += 1
        self._vector = self.state.vector
        self._actions = ()

    def check(self, action: Any) -> int:
        """Return the number of an action; raise ``OptionError`` if there is none of that number."""
        try:
            number = operator.index(action)
        except TypeError:
            raise MalformedError("env.action_form", found=quote(action)) from None
        most = self.game.tag.action_count - 1
        if not 0 <= number <= most:
            raise MalformedError("env.action_range", action=str(number), most=most)
        return number

    def __deepcopy__(self, memo: dict[int, Any]) -> ActionStepper:
        """Return an independent stepper; states are immutable and need no copies."""
        copy = ActionStepper.__new__(ActionStepper)
        for name in self.__slots__:
            setattr(copy, name, getattr(self, name))
        copy._vector = self._vector.copy()
        return copy
