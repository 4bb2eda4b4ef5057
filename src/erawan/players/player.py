"""What every opponent offers: to choose a turn from what its seat may see."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from random import Random

from erawan.core.errors import IllegalError
from erawan.core.game import Game
from erawan.core.outcome import View
from erawan.core.state import State
from erawan.players.memory import Memory
from erawan.search.limits import Limits, Stop, stricter
from erawan.search.search_result import Engine, Evaluation, Line, Report, SearchResult


class Player(ABC):
    """One player of one game; ``choose`` is called on each of its turns, in order."""

    name: str
    """What the player is called in records and tables."""

    @abstractmethod
    def choose(
        self, view: View, limits: Limits | None = None, *, report: Report | None = None, stop: Stop | None = None
    ) -> SearchResult:
        """Return a legal turn (``thought.turn``) with what the player thinks of it.

        Without limits the player takes its own. ``report`` hears every deeper thought; ``stop`` ends the thinking with
        the best turn so far.
        """

    def watch(self, view: View) -> None:  # noqa: B027  # most players look at the position alone
        """Take note of what its seat saw on an earlier turn of its own that another player chose."""

    def close(self) -> None:  # noqa: B027  # most players hold nothing
        """Let go of what the player holds, such as another program."""


class RandomPlayer(Player):
    """Plays any legal turn: each choice on the way to it is equally likely."""

    def __init__(self, game: Game, seed: int | None = None) -> None:
        self.name = "random"
        self._memory = Memory(game, seed=seed)
        self._chance = Random(seed)

    def choose(
        self, view: View, limits: Limits | None = None, *, report: Report | None = None, stop: Stop | None = None
    ) -> SearchResult:
        """Return any legal turn."""
        state = running(self._memory.state(view))
        choice = self._chance.choice(state.choices())
        while not choice.is_turn:
            choice = self._chance.choice(state.choices(choice.text))
        unknown = Evaluation((0.0,) * state.game.seats)
        return SearchResult((Line((choice.text,), unknown),), depth=0, nodes=0, seconds=0.0)


class EnginePlayer(Player):
    """A search with the memory and the patience of somebody."""

    def __init__(self, name: str, engine: Engine, most: Limits, usual: Limits, memory: Memory) -> None:
        """``most`` is never gone beyond; ``usual`` holds when nobody gives limits."""
        self.name = name
        self._engine = engine
        self._most = most
        self._usual = usual
        self._memory = memory

    def watch(self, view: View) -> None:
        """Follow the game."""
        self._memory.state(view)

    def choose(
        self, view: View, limits: Limits | None = None, *, report: Report | None = None, stop: Stop | None = None
    ) -> SearchResult:
        """Return the best turn the search finds within its limits."""
        state = running(self._memory.state(view))
        allowed = stricter(self._most, limits or self._usual)
        return self._engine.think(state, allowed, report=report, stop=stop)


def running(state: State) -> State:
    """Return the state itself, if its game goes on."""
    if state.outcome is not None:
        raise IllegalError("game.over")
    return state


async def choose_beside(
    player: Player, view: View, limits: Limits | None = None, report: Report | None = None
) -> SearchResult:
    """Let a player choose beside an event loop, which goes on meanwhile; cancelling stops the player."""
    stop = Stop()
    task = asyncio.ensure_future(asyncio.to_thread(player.choose, view, limits, report=report, stop=stop))
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        stop.set()
        await asyncio.wait([task])
        raise
