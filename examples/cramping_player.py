"""A player of your own in forty lines: it leaves the other side as few turns as it can.

    erawan arena py:examples/cramping_player.py random --games 100
    erawan play siam --opponent py:examples/cramping_player.py

docs/tutorials/player.md walks through it.
"""

from __future__ import annotations

from random import Random

from erawan.core.game import Game
from erawan.core.outcome import View
from erawan.core.state import State
from erawan.players import Memory, Player
from erawan.search.limits import Limits, Stop
from erawan.search.search_result import Evaluation, Line, Report, SearchResult


class CrampingPlayer(Player):
    """A player that looks one turn ahead and counts the opponent's turns."""

    def __init__(self, game: Game, seed: int | None = None) -> None:
        self.name = "cramping"
        self._memory = Memory(game, seed=seed)
        self._chance = Random(seed)

    def choose(
        self, view: View, limits: Limits | None = None, *, report: Report | None = None, stop: Stop | None = None
    ) -> SearchResult:
        """Return a turn that wins, or else one that leaves few answers; among equals, any."""
        state = self._memory.state(view)
        turns = state.turns()
        self._chance.shuffle(turns)
        best = min(turns, key=lambda turn: answers(state, turn))
        unknown = Evaluation((0.0,) * state.game.seats)
        return SearchResult((Line((best,), unknown),), depth=1, nodes=len(turns), seconds=0.0)


def answers(state: State, turn: str) -> float:
    """Return how many turns the other side has after a turn; -1 if the turn wins, infinity if it loses."""
    after = state.play(turn)
    if after.outcome is None:
        return len(after.turns())
    return -1 if state.to_move in after.outcome.winners else float("inf")


def make_player(game: Game, seed: int | None) -> Player:
    """Return what ``py:`` asks for."""
    return CrampingPlayer(game, seed)
