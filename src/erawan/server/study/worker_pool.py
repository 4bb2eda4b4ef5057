"""Run study work beside the event loop, in a few low-priority threads.

The database has threads of its own, so live games do not wait for study work.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Semaphore
from typing import ParamSpec, TypeVar

from erawan.server.domain.decisions import RefusedError
from erawan.server.live.engine_pool import lower_thread_priority

MOST_WAITING = 20

_Asked = ParamSpec("_Asked")
_Found = TypeVar("_Found")


class WorkerPool:
    """Threads for study work; when too many jobs wait, further ones are refused."""

    def __init__(self, name: str, threads: int = 1, most_waiting: int = MOST_WAITING) -> None:
        self._pool = ThreadPoolExecutor(threads, f"erawan-{name}", initializer=lower_thread_priority)
        self._room = Semaphore(threads + most_waiting)

    async def work(self, function: Callable[_Asked, _Found], *args: _Asked.args, **options: _Asked.kwargs) -> _Found:
        """Run a function in one of the threads; cancelling removes a job that still waits."""
        if not self._room.acquire(blocking=False):
            raise RefusedError("study.busy")
        working = self._pool.submit(function, *args, **options)
        # Released when the job has ended: a cancelled caller does not stop a thread.
        working.add_done_callback(lambda _: self._room.release())
        return await asyncio.wrap_future(working)

    async def follow(self, function: Callable[_Asked, _Found], *args: _Asked.args, **options: _Asked.kwargs) -> _Found:
        """Run a function that belongs to a job accepted before: it is never refused."""
        return await asyncio.wrap_future(self._pool.submit(function, *args, **options))

    def close(self) -> None:
        """Wait for the running jobs, and cancel those that wait."""
        self._pool.shutdown(wait=True, cancel_futures=True)
