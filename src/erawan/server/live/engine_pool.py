"""Let engines think in a few threads beside the event loop: first come, first served, one job per game.

Nothing is stored: whose turn it is follows from the game, so after a restart the jobs are simply queued again.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from erawan.core.state import State
from erawan.players import make_player
from erawan.search.limits import Limits, Stop
from erawan.search.search_result import SearchResult

# What a level takes at most when nobody waits; 8 is the only one that needs it.
FULL_SECONDS = 2.0
LEAST_SECONDS = 0.1
# By so much thinking gives way to people's turns (``nice``).
NICENESS = 10


class EnginePool:
    """Threads that think for opponents."""

    def __init__(self, threads: int | None = None, opponent_seconds: float = 0.0) -> None:
        self.opponent_seconds = opponent_seconds
        self._threads = threads or max(1, (os.cpu_count() or 2) - 1)
        self._pool = ThreadPoolExecutor(self._threads, "erawan-engine", initializer=step_back)
        self._waiting = 0
        self._stops: set[Stop] = set()

    async def think(self, name: str, seat: int, states: Sequence[State], seed: int) -> SearchResult:
        """What a player by name would do for a seat in the last of the states; cancelling stops it."""
        stop = Stop()
        self._stops.add(stop)
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            thinking = loop.run_in_executor(self._pool, self._choose, name, seat, tuple(states), seed, stop)
            return await asyncio.shield(thinking)
        except asyncio.CancelledError:
            stop.set()
            raise
        finally:
            self._waiting -= 1
            self._stops.discard(stop)

    def close(self) -> None:
        """Stops everybody who thinks."""
        for stop in tuple(self._stops):
            stop.set()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _seconds(self) -> float:
        """Shorter when many wait, so that nobody waits long."""
        return max(LEAST_SECONDS, FULL_SECONDS * min(1.0, self._threads / max(1, self._waiting)))

    def _choose(self, name: str, seat: int, states: tuple[State, ...], seed: int, stop: Stop) -> SearchResult:
        player = make_player(name, states[-1].game, seed)
        try:
            # It sees what it would have seen sitting there: its own view on each of its turns (K4.6).
            *before, now = [state.view(seat) for state in states if state.to_move == seat]
            for view in before:
                player.watch(view)
            return player.choose(now, Limits(seconds=self._seconds()), stop=stop)
        finally:
            player.close()


def step_back(niceness: int = NICENESS) -> None:
    """Lets everything else of the server go before this thread; only Linux gives threads a priority of their own."""
    if sys.platform == "linux":
        least = os.getpriority(os.PRIO_PROCESS, 0)
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), max(least, niceness))
