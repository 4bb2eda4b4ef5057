"""Run study work beside the event loop, in a few low-priority threads.

Reading from the database has threads of its own, so nobody who plays waits for those who study.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Semaphore
from typing import ParamSpec, TypeVar

from erawan.server.domain.decisions import RefusedError
from erawan.server.live.engine_pool import step_back

MOST_WAITING = 20

_Asked = ParamSpec("_Asked")
_Found = TypeVar("_Found")


class WorkerPool:
    """Threads for study work; when too much waits for them more is refused."""

    def __init__(self, name: str, threads: int = 1, most_waiting: int = MOST_WAITING) -> None:
        self._pool = ThreadPoolExecutor(threads, f"erawan-{name}", initializer=step_back)
        self._room = Semaphore(threads + most_waiting)

    async def work(self, function: Callable[_Asked, _Found], *args: _Asked.args, **options: _Asked.kwargs) -> _Found:
        """What a function finds in one of the threads; whoever hangs up while it waits lets it go."""
        if not self._room.acquire(blocking=False):
            raise RefusedError("study.busy")
        working = self._pool.submit(function, *args, **options)
        # Until it is really through: a thread works on when nobody waits for it any more.
        working.add_done_callback(lambda _: self._room.release())
        return await asyncio.wrap_future(working)

    async def follow(self, function: Callable[_Asked, _Found], *args: _Asked.args, **options: _Asked.kwargs) -> _Found:
        """The same for what belongs to work that was let in before: it waits its turn and is not refused."""
        return await asyncio.wrap_future(self._pool.submit(function, *args, **options))

    def close(self) -> None:
        """Ends what is being done; what waits is let go."""
        self._pool.shutdown(wait=True, cancel_futures=True)
