"""Search turns in a few threads beside the event loop: first come, first served, one job per game.

Jobs are not stored: whose turn it is follows from the game, so after a restart the jobs are queued again.
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

# The longest search when no other job waits; only level 8 needs it.
FULL_SECONDS = 2.0
LEAST_SECONDS = 0.1
# The niceness of engine threads: turns of people come first.
NICENESS = 10


class EnginePool:
    """Threads that search turns for opponents."""

    def __init__(self, threads: int | None = None, opponent_seconds: float = 0.0) -> None:
        self.opponent_seconds = opponent_seconds
        self._threads = threads or max(1, (os.cpu_count() or 2) - 1)
        self._pool = ThreadPoolExecutor(self._threads, "erawan-engine", initializer=lower_thread_priority)
        self._waiting = 0
        self._stops: set[Stop] = set()

    async def think(self, name: str, seat: int, states: Sequence[State], seed: int) -> SearchResult:
        """Return what a player would play for a seat in the last of the states; cancelling stops the search.

        A thread reads the states: the caller must not change them.
        """
        stop = Stop()
        self._stops.add(stop)
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            thinking = loop.run_in_executor(self._pool, self._choose, name, seat, states, seed, stop)
            return await asyncio.shield(thinking)
        except asyncio.CancelledError:
            stop.set()
            raise
        finally:
            self._waiting -= 1
            self._stops.discard(stop)

    def close(self) -> None:
        """Stop every search."""
        for stop in tuple(self._stops):
            stop.set()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _seconds(self) -> float:
        """Return the time for a search: shorter when many jobs wait."""
        return max(LEAST_SECONDS, FULL_SECONDS * min(1.0, self._threads / max(1, self._waiting)))

    def _choose(self, name: str, seat: int, states: Sequence[State], seed: int, stop: Stop) -> SearchResult:
        player = make_player(name, states[-1].game, seed)
        try:
            # K4.6: the player sees only what its seat has seen on each of its turns.
            *before, now = [state.view(seat) for state in states if state.to_move == seat]
            for view in before:
                player.watch(view)
            return player.choose(now, Limits(seconds=self._seconds()), stop=stop)
        finally:
            player.close()


def lower_thread_priority(niceness: int = NICENESS) -> None:
    """Lower the priority of the present thread; only Linux has a priority for each thread."""
    if sys.platform == "linux":
        least = os.getpriority(os.PRIO_PROCESS, 0)
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), max(least, niceness))
