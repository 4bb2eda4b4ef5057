"""Run an event loop beside the main thread, which waits for it and receives Ctrl-C."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from threading import Thread
from types import TracebackType
from typing import Any, TypeVar

from erawan.cli.arguments import wait_for
from erawan.tui.background import THREAD_NAME

Found = TypeVar("Found")


class EventLoopThread:
    """A background thread with an event loop: run coroutines one after the other; tasks go on between them."""

    def __enter__(self) -> EventLoopThread:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, name=THREAD_NAME, daemon=True)
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if kind is KeyboardInterrupt:
            # Do not wait for the running tasks: the process ends without them; see `main`.
            return
        self.do(self._cancel_all())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def do(self, work: Coroutine[Any, Any, Found]) -> Found:
        """Run a coroutine and return its result; Ctrl-C cancels it."""
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return wait_for(future)
        except KeyboardInterrupt:
            future.cancel()
            raise

    async def _cancel_all(self) -> None:
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        await asyncio.get_running_loop().shutdown_default_executor()
