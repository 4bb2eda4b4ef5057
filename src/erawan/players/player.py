"""The interface of a computer player: choose a turn from what its seat may see."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from random import Random

from erawan.core.errors import IllegalError
from erawan.core.game import Game
from erawan.core.outcome import View
from erawan.core.state import State
from erawan.players.state_reconstruction import Memory
from erawan.search.limits import Limits, Stop, stricter
from erawan.search.search_result import Engine, Evaluation, Line, Report, SearchResult


class Player(ABC):
    """One player of one game; call ``choose`` on each of its turns, in order."""

    name: str
    """What the player is called in records and tables."""

    @abstractmethod
    def choose(
        self, view: View, limits: Limits | None = None, *, report: Report | None = None, stop: Stop | None = None
    ) -> SearchResult:
        """Return a search result whose ``turn`` is legal.

        Without limits the player uses its own. ``report`` is called with every deeper result; ``stop`` ends the search
        with the best turn so far.
        """

    def watch(self, view: View) -> None:  # noqa: B027  # most players look at the position alone
        """Take note of the view of an earlier turn of this seat that another player chose."""

    def close(self) -> None:  # noqa: B027  # most players hold nothing
        """Release the player's resources, such as another program."""


class RandomPlayer(Player):
    """A player that chooses at random: all choices within a turn are equally likely."""

    def __init__(self, game: Game, seed: int | None = None) -> None:
        self.name = "random"
        self._memory = Memory(game, seed=seed)
        self._chance = Random(seed)

    def choose(
        self, view: View, limits: Limits | None = None, *, report: Report | None = None, stop: Stop | None = None
    ) -> SearchResult:
        """Return a random legal turn."""
        state = check_running(self._memory.state(view))
        choice = self._chance.choice(state.choices())
        while not choice.is_turn:
            choice = self._chance.choice(state.choices(choice.text))
        unknown = Evaluation((0.0,) * state.game.seats)
        return SearchResult((Line((choice.text,), unknown),), depth=0, nodes=0, seconds=0.0)


class EnginePlayer(Player):
    """A player that searches, with its own limits and a memory of the cards played."""

    def __init__(self, name: str, engine: Engine, limits: Limits, default_limits: Limits, memory: Memory) -> None:
        """Never exceed ``limits``; use ``default_limits`` when none are given."""
        self.name = name
        self._engine = engine
        self._limits = limits
        self._default_limits = default_limits
        self._memory = memory

    def watch(self, view: View) -> None:
        """Take note of a view of the game, as ``Player.watch`` says."""
        self._memory.state(view)

    def choose(
        self, view: View, limits: Limits | None = None, *, report: Report | None = None, stop: Stop | None = None
    ) -> SearchResult:
        """Return the best turn that the search finds within the limits."""
        state = check_running(self._memory.state(view))
        allowed = stricter(self._limits, limits or self._default_limits)
        return self._engine.think(state, allowed, report=report, stop=stop)


def check_running(state: State) -> State:
    """Return the state; raise ``IllegalError("game.over")`` if its game has ended."""
    if state.outcome is not None:
        raise IllegalError("game.over")
    return state


async def choose_async(
    player: Player, view: View, limits: Limits | None = None, report: Report | None = None
) -> SearchResult:
    """Let a player choose in a thread, so that the event loop goes on; cancelling stops the player."""
    stop = Stop()
    task = asyncio.ensure_future(asyncio.to_thread(player.choose, view, limits, report=report, stop=stop))
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        stop.set()
        await asyncio.wait([task])
        raise
