"""Search turns in a few threads beside the event loop; ``engine_queue`` decides which search starts next.

Jobs are not stored: whose turn it is follows from the game, so after a restart the jobs are queued again.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Protocol

from erawan.core.state import State
from erawan.players import make_player
from erawan.players.player_registry import SearchCost
from erawan.search.limits import Limits, Stop
from erawan.search.search_result import SearchResult
from erawan.server.live.engine_queue import EngineJob, EngineQueue
from erawan.server.metrics import ENGINE_NODES, ENGINE_SEARCHES, QUEUE_WAIT

# The niceness of engine threads: turns of people come first.
NICENESS = 10


class Engines(Protocol):
    """The interface to the threads of this process, or the engine workers, that search turns."""

    opponent_seconds: float
    on_room: Callable[[], None]
    """Called when a search has ended or left the queue, so that another one may wait."""

    def new_job(self, user: str, game: str, player: str, is_watched: bool, position: tuple[int, int]) -> EngineJob:
        """Return a job for ``think``; ``position`` holds the table's ``line`` and ``ply``."""

    async def think(self, job: EngineJob, seat: int, states: Callable[[], Sequence[State]], seed: int) -> SearchResult:
        """Return a player's turn for a seat in the last of the states; cancelling stops the search."""

    def has_room(self, user: str) -> bool:
        """Return whether another job of a user may wait in memory."""

    def set_watched(self, game: str, is_watched: bool) -> None:
        """Set whether the searches of a game start before those of games without subscribers."""

    @property
    def waiting_count(self) -> int:
        """The number of searches that wait."""

    def waiting_in(self, cost: SearchCost) -> int:
        """Return how many searches of one cost (quick, nodes or seconds) wait."""

    def close(self) -> None:
        """Stop every search."""


class EnginePool:
    """Threads that search turns for opponents and hints."""

    def __init__(
        self,
        threads: int | None = None,
        opponent_seconds: float = 0.0,
        searches_per_user: int = 4,
        waiting_per_user: int = 20,
    ) -> None:
        self.opponent_seconds = opponent_seconds
        self._waiting_per_user = waiting_per_user
        self._queue = EngineQueue(threads or max(1, (os.cpu_count() or 2) - 1), searches_per_user)
        self._pool = ThreadPoolExecutor(self._queue.places, "erawan-engine", initializer=lower_thread_priority)
        self._ids = count(1)
        self._starts: dict[int, asyncio.Future[float]] = {}
        """By waiting job: the future that its caller awaits. Its result is how many seconds the search may take."""
        self._stops: set[Stop] = set()
        self.on_room: Callable[[], None] = lambda: None
        """Called when a search has ended or left the queue, so that another one may wait."""

    def new_job(
        self, user: str, game: str, player: str, is_watched: bool, position: tuple[int, int] = (0, 0)
    ) -> EngineJob:
        """Return a job for ``think``; ``position`` holds the table's ``line`` and ``ply``."""
        return EngineJob(next(self._ids), user, game, player, is_watched, position)

    async def think(self, job: EngineJob, seat: int, states: Callable[[], Sequence[State]], seed: int) -> SearchResult:
        """Return a player's turn for a seat in the last of the states; cancelling stops the search.

        ``states`` is called when the search starts. A thread reads the states, so they must not change.
        """
        asked = time.monotonic()
        seconds = await self._wait(job)
        stop, began = Stop(), time.monotonic()
        QUEUE_WAIT.labels("engine", job.cost.value).observe(began - asked)
        try:
            thinking = self._pool.submit(choose_turn, job.player, seat, states(), seed, seconds, stop)
        except BaseException:
            self._finish(job, 0.0)
            raise
        self._stops.add(stop)
        searching = asyncio.wrap_future(thinking)
        # A cancelled search occupies its thread until it has noticed.
        searching.add_done_callback(lambda _: self._finish(job, time.monotonic() - began))
        try:
            found = await asyncio.shield(searching)
            ENGINE_NODES.inc(found.nodes)
            ENGINE_SEARCHES.labels(job.cost.value).inc()
            return found
        except asyncio.CancelledError:
            stop.set()
            raise
        finally:
            self._stops.discard(stop)

    def has_room(self, user: str) -> bool:
        """Return whether another job of a user may wait in memory."""
        return self._queue.waiting_of(user) < self._waiting_per_user

    def set_watched(self, game: str, is_watched: bool) -> None:
        """Set whether the searches of a game start before those of games without subscribers."""
        self._queue.set_watched(game, is_watched)

    def waiting_in(self, cost: SearchCost) -> int:
        """Return how many searches of one cost (quick, nodes or seconds) wait for a thread."""
        return self._queue.waiting_in(cost)

    @property
    def waiting_count(self) -> int:
        """The number of searches that wait for a thread."""
        return self._queue.waiting_count

    def close(self) -> None:
        """Stop every search."""
        for stop in tuple(self._stops):
            stop.set()
        self._pool.shutdown(wait=True, cancel_futures=True)

    async def _wait(self, job: EngineJob) -> float:
        """Wait until a job may start; return how many seconds it may take."""
        start: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._starts[job.id] = start
        self._queue.add(job)
        self._start_waiting()
        try:
            return await start
        except asyncio.CancelledError:
            if self._starts.pop(job.id, None) is None:
                # It was started in the same moment.
                self._finish(job, 0.0)
            else:
                self._queue.remove(job.id)
                self.on_room()
            raise

    def _start_waiting(self) -> None:
        while (started := self._queue.start_next()) is not None:
            start = self._starts.pop(started.job.id)
            # The caller of a job that was cancelled in the same moment ends it.
            if not start.cancelled():
                start.set_result(started.seconds)

    def _finish(self, job: EngineJob, seconds: float) -> None:
        self._queue.finish(job.id, seconds)
        self._start_waiting()
        self.on_room()


def choose_turn(name: str, seat: int, states: Sequence[State], seed: int, seconds: float, stop: Stop) -> SearchResult:
    """Return a player's turn for a seat in the last of the states, within ``seconds``."""
    player = make_player(name, states[-1].game, seed)
    try:
        # K4.6: the player sees only what its seat has seen on each of its turns.
        *before, now = [state.view(seat) for state in states if state.to_move == seat]
        for view in before:
            player.watch(view)
        return player.choose(now, Limits(seconds=seconds), stop=stop)
    finally:
        player.close()


def lower_thread_priority(niceness: int = NICENESS) -> None:
    """Lower the priority of the present thread; only Linux has a priority for each thread."""
    if sys.platform == "linux":
        least = os.getpriority(os.PRIO_PROCESS, 0)
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), max(least, niceness))
