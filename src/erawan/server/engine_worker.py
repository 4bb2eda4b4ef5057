"""An engine worker: searches turns, hints and analyses for the servers of one PostgreSQL, in a process of its own.

It claims searches from the queue in the database (``store/engine_job_store.py``), loads the game of each, and stores
the turn that it finds. A server checks the turn and plays it. Any number of workers may run, on any machine.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field

from erawan.players.player_registry import search_cost
from erawan.search.limits import Stop
from erawan.server.live.background_tasks import BackgroundTasks
from erawan.server.live.engine_pool import choose_turn, lower_thread_priority
from erawan.server.live.engine_queue import UNWATCHED_EVERY, search_seconds
from erawan.server.metrics import (
    ENGINE_NODES,
    ENGINE_SEARCHES,
    QUEUE_WAIT,
    leave_out_server_metrics,
    serve_metrics,
)
from erawan.server.settings import Settings
from erawan.server.store.database import open_database, prepare
from erawan.server.store.engine_job_store import CLAIM_SECONDS, ClaimedSearch, EngineJobStore
from erawan.server.store.errors import StoreError
from erawan.server.store.game_store import Store
from erawan.server.store.lease_store import LeaseStore
from erawan.server.study.analysis_queue import AnalysisQueue
from erawan.server.study.worker_pool import WorkerPool

POLL_SECONDS = 0.1
"""Seconds between two queries for a new search, while a thread is free."""
RENEWALS = 4
"""How many times a claim is renewed in the time after which it would expire."""
CLEANING_SECONDS = 600.0

_log = logging.getLogger("erawan.worker")


@dataclass
class _RunningSearch:
    """A search that runs in this process; setting ``stop`` ends it."""

    claimed: ClaimedSearch
    stop: Stop = field(default_factory=Stop)


class EngineWorker:
    """A worker with ``threads`` threads for searches, and one more for quick ones, which never wait for long ones."""

    def __init__(self, store: Store, threads: int, searches_per_user: int, name: str) -> None:
        self.threads = threads
        self._store = store
        self._jobs = EngineJobStore(store)
        self._name = name
        self._searches_per_user = searches_per_user
        self._pool = ThreadPoolExecutor(threads + 1, "erawan-engine", initializer=lower_thread_priority)
        self._running: dict[str, _RunningSearch] = {}
        self._tasks = BackgroundTasks()
        self._has_news = asyncio.Event()
        self._starts_since_unwatched = 0
        self._is_closing = False

    async def run(self) -> None:
        """Search until the worker is closed."""
        self._tasks.spawn(self._renew())
        while not self._is_closing:
            try:
                has_started = await self._start_next()
            except StoreError as error:
                _log.warning("could not look for searches", extra={"code": error.code})
                has_started = False
            if not has_started:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._has_news.wait(), POLL_SECONDS)
                self._has_news.clear()

    def wake(self) -> None:
        """Look for a search now, because a message has announced one or a thread is free."""
        self._has_news.set()

    def close_soon(self) -> None:
        """Start no more searches, and let ``run`` return."""
        self._is_closing = True
        self.wake()

    async def close(self) -> None:
        """Wait some seconds until the running searches have ended and their results are stored."""
        while self._running:
            await asyncio.sleep(0.02)
        await self._tasks.close()
        self._pool.shutdown()

    # ---- searches

    async def _start_next(self) -> bool:
        """Claim a search and start it; return False if there is no free thread or no search."""
        if len(self._running) > self.threads:
            return False
        long_running = sum(not search.claimed.search.is_quick for search in self._running.values())
        unwatched_first = self._starts_since_unwatched >= UNWATCHED_EVERY - 1
        only_quick = long_running >= self.threads
        claimed = await self._jobs.claim(self._name, self.threads, unwatched_first, only_quick, self._searches_per_user)
        if claimed is None:
            return False
        self._starts_since_unwatched = self._starts_since_unwatched + 1 if claimed.search.is_watched else 0
        if claimed.tries == 1:
            QUEUE_WAIT.labels("engine", search_cost(claimed.search.player).value).observe(claimed.waited_s)
        search = self._running[claimed.search.id] = _RunningSearch(claimed)
        self._tasks.spawn(self._search(search))
        return True

    async def _search(self, search: _RunningSearch) -> None:
        claimed = search.claimed
        try:
            await self._find(search)
        except StoreError as error:
            _log.warning("a search could not be stored", extra={"code": error.code, "game": claimed.search.game})
        except Exception:
            _log.exception("a search failed", extra={"game": claimed.search.game, "player": claimed.search.player})
            with suppress(StoreError):
                await self._jobs.give_back(claimed)
        finally:
            del self._running[claimed.search.id]
            self.wake()

    async def _find(self, search: _RunningSearch) -> None:
        """Search for a turn and store it; delete a search whose game has moved on to another position."""
        wanted = search.claimed.search
        table = await self._store.load(wanted.game)
        if table is None or not table.is_running or (table.line, table.ply) != (wanted.line, wanted.ply):
            await self._jobs.delete(wanted.id)
            return
        cost = search_cost(wanted.player)
        seconds = search_seconds(cost, wanted.is_watched, search.claimed.load)
        arguments = wanted.player, table.state.to_move, table.states, wanted.seed, seconds, search.stop
        began = time.monotonic()
        found = await asyncio.get_running_loop().run_in_executor(self._pool, choose_turn, *arguments)
        ENGINE_NODES.inc(found.nodes)
        ENGINE_SEARCHES.labels(cost.value).inc()
        is_counted = await self._jobs.finish(search.claimed, found)
        spent = {"seconds": round(time.monotonic() - began, 3), "is_counted": is_counted}
        _log.debug("searched", extra={"game": wanted.game, "player": wanted.player, **spent})

    async def _renew(self) -> None:
        """Renew the claims of running searches; stop those that were deleted or that another worker has claimed."""
        cleaned = time.monotonic()
        while True:
            await asyncio.sleep(CLAIM_SECONDS / RENEWALS)
            running = dict(self._running)
            try:
                mine = await self._jobs.renew([search.claimed for search in running.values()]) if running else set()
                if time.monotonic() - cleaned > CLEANING_SECONDS:
                    cleaned = time.monotonic()
                    await self._jobs.delete_old()
            except StoreError as error:
                _log.warning("claims could not be renewed", extra={"code": error.code})
                continue
            for search_id in running.keys() - mine:
                running[search_id].stop.set()


async def work(settings: Settings, threads: int, tell_ready: Callable[[], None]) -> None:
    """Run the searches of a database's servers until a signal ends the process."""
    if settings.metrics_port:
        leave_out_server_metrics()
        serve_metrics(settings.metrics_host, settings.metrics_port)
    engine = open_database(settings.database)
    await asyncio.to_thread(prepare, engine)
    store = Store(engine, open_database(settings.database, readers=1))
    name = settings.unique_process_name
    worker = EngineWorker(store, threads, settings.searches_per_user, name)
    leases, pool = LeaseStore(store, name), WorkerPool("analysis")
    analyses = AnalysisQueue(store, pool, leases)
    for told in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(told, worker.close_soon)
    leases.open()
    await analyses.open()
    tell_ready()
    try:
        await worker.run()
    finally:
        await analyses.close()
        await worker.close()
        await asyncio.to_thread(pool.close)
        await leases.close()
        await store.close()
        _log.info("closed")


def usual_threads() -> int:
    """Return how many searches run at a time unless told otherwise: one for each core."""
    return os.cpu_count() or 1
