"""Let engine workers search turns: each search is a row of a queue in the database, until its result is there.

The result of a worker is checked like the turn of a person: one that is no legal turn is refused, and the search is
tried again. After a few tries it fails, and a weaker opponent plays. If this process dies, the row stays: the process
that takes over the game asks for the same search and finds it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count

from erawan.core.errors import ErawanError
from erawan.core.state import State
from erawan.players.player_registry import SearchCost
from erawan.search.search_result import SearchResult
from erawan.server.live.background_tasks import BackgroundTasks
from erawan.server.live.engine_queue import EngineJob
from erawan.server.store.engine_job_store import EngineJobStore, FinishedSearch, QueuedSearch
from erawan.server.store.errors import StoreError

POLL_SECONDS = 0.1
"""Seconds between two queries for results, while a search waits for one."""

_log = logging.getLogger("erawan.live")


class WorkerEngines:
    """The searches of this process that engine workers do."""

    def __init__(self, jobs: EngineJobStore, opponent_seconds: float, waiting_per_user: int) -> None:
        self.opponent_seconds = opponent_seconds
        self.on_room: Callable[[], None] = lambda: None
        self._jobs = jobs
        self._waiting_per_user = waiting_per_user
        self._ids = count(1)
        self._answers: dict[str, asyncio.Future[FinishedSearch | None]] = {}
        """By search: the future that its callers await."""
        self._searches_of: Counter[str] = Counter()
        self._searches_in: Counter[str] = Counter()
        self._searches_by_cost: Counter[SearchCost] = Counter()
        self._tasks = BackgroundTasks()
        self._polling: asyncio.Task[None] | None = None
        self._has_news = asyncio.Event()

    def new_job(self, user: str, game: str, player: str, is_watched: bool, position: tuple[int, int]) -> EngineJob:
        """Return a job for ``think``; ``position`` holds the table's ``line`` and ``ply``."""
        return EngineJob(next(self._ids), user, game, player, is_watched, position)

    async def think(self, job: EngineJob, seat: int, states: Callable[[], Sequence[State]], seed: int) -> SearchResult:
        """Return the result of a worker's search for the seat to move in the last of the states."""
        line, ply = job.position
        search = QueuedSearch(job.game, line, ply, job.player, seed, job.user, job.is_watched, job.is_quick)
        self._searches_of[job.user] += 1
        self._searches_in[job.game] += 1
        self._searches_by_cost[job.cost] += 1
        try:
            return await self._find_legal(search, states()[-1])
        finally:
            self._searches_by_cost[job.cost] -= 1
            for counter, key in ((self._searches_of, job.user), (self._searches_in, job.game)):
                counter[key] -= 1
                if not counter[key]:
                    del counter[key]
            self._tasks.spawn_quietly(self._jobs.delete(search.id))
            self.on_room()

    def has_room(self, user: str) -> bool:
        """Return whether another job of a user may wait in memory."""
        return self._searches_of[user] < self._waiting_per_user

    def set_watched(self, game: str, is_watched: bool) -> None:
        """Set whether the searches of a game start before those of games without subscribers."""
        if self._searches_in[game]:
            self._tasks.spawn_quietly(self._jobs.set_watched(game, is_watched))

    @property
    def waiting_count(self) -> int:
        """The number of searches without a result."""
        return len(self._answers)

    def waiting_in(self, cost: SearchCost) -> int:
        """Return how many searches of one cost have no result yet."""
        return self._searches_by_cost[cost]

    def wake(self) -> None:
        """Look for results now: a message says that there are some."""
        self._has_news.set()

    def close(self) -> None:
        """Do nothing: the callers were cancelled, and this process runs no search."""

    # ---- answers

    async def _find_legal(self, search: QueuedSearch, state: State) -> SearchResult:
        """Return a result whose turn is legal; raise an error after the last try."""
        await self._jobs.add(search)
        while True:
            answer = await self._answer(search.id)
            if answer is None:
                # Another process has deleted the same search, as it needed it no longer.
                await self._jobs.add(search)
                continue
            if answer.result is None:
                raise ErawanError("engine.failed")
            try:
                state.play(answer.result.turn)
            except (ErawanError, IndexError):
                _log.warning("a worker found no legal turn", extra={"game": search.game, "tries": answer.tries})
                await self._jobs.refuse(search.id, answer.tries)
            else:
                return answer.result

    async def _answer(self, search_id: str) -> FinishedSearch | None:
        """Wait for the answer of a search; return None if the search was deleted."""
        answer = self._answers.get(search_id)
        if answer is None:
            answer = self._answers[search_id] = asyncio.get_running_loop().create_future()
        if self._polling is None or self._polling.done():
            self._polling = self._tasks.spawn(self._poll())
        try:
            return await asyncio.shield(answer)
        except asyncio.CancelledError:
            self._answers.pop(search_id, None)
            raise

    async def _poll(self) -> None:
        """Look for answers again and again, while callers wait for some."""
        while self._answers:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._has_news.wait(), POLL_SECONDS)
            self._has_news.clear()
            asked = tuple(self._answers)
            try:
                found = await self._jobs.answers(asked)
            except StoreError as error:
                _log.warning("could not look for the results of engine workers", extra={"code": error.code})
                continue
            for search_id in asked:
                answer = found.get(search_id)
                if answer is not None or search_id not in found:
                    waiting = self._answers.pop(search_id, None)
                    if waiting is not None and not waiting.done():
                        waiting.set_result(answer)
