"""Reconstruct states from the views of one player, who does not see the other hands (K4.6).

All seats see each card when it is played. A player who remembers them all knows every hand; one who remembers the last
few of each seat guesses the rest. A view carries each seat's latest turn, and seats take turns in order. So the views
of a player's own turns are enough to follow a game. A player who joins later guesses what it has not seen.
"""

from __future__ import annotations

from random import Random

from erawan.core.errors import ErawanError
from erawan.core.game import Game
from erawan.core.outcome import View
from erawan.core.state import State


class Memory:
    """The memory of one player: follow a game by its views, and turn each view into a state that can be searched."""

    def __init__(self, game: Game, recall: int | None = None, seed: int | None = None) -> None:
        """Remember ``recall`` of each seat's latest turns; None for all."""
        self._game = game
        self._recall = recall
        self._seed = seed
        self._followed: State | None = None
        self._turns: list[list[str]] = [[] for _ in range(game.seats)]

    def state(self, view: View) -> State:
        """Return the state as far as it is known, with the rest guessed; the same view gives the same guess."""
        self._follow(view)
        assert self._followed is not None
        if self._recall is None or self._followed.view(None).text == str(self._followed):
            return self._followed
        remembered = [turns[-self._recall :] if self._recall else [] for turns in self._turns]
        return self._imagine(view, remembered)

    def _imagine(self, view: View, remembered: list[list[str]]) -> State:
        return self._game.imagine(view, Random(f"{self._seed} {view.text}"), remembered)

    def _follow(self, view: View) -> None:
        """Play the turns since the last view; after a gap, or at first, start from the view alone."""
        state = self._followed
        for _ in range(self._game.seats + 1):
            if state is None:
                break
            if self._game.may_be(state, view):
                self._followed = state
                return
            state = self._play_latest(state, view)
        self._followed = self._imagine(view, self._turns)

    def _play_latest(self, state: State, view: View) -> State | None:
        turn = view.latest[state.to_move - 1]
        if turn is None or state.outcome is not None:
            return None
        try:
            after = state.play(turn)
        except ErawanError:
            # The hand was guessed wrong; the turn tells more about it.
            after = None
        self._turns[state.to_move - 1].append(turn)
        return after
