"""Track background tasks and await them on shutdown."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from erawan.core.errors import ErawanError

_log = logging.getLogger("erawan.live")


class BackgroundTasks:
    """Tasks that run beside their caller."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, coroutine: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start a task."""
        task = asyncio.get_running_loop().create_task(coroutine)
        self._running.add(task)
        task.add_done_callback(self._remove)
        return task

    def spawn_quietly(self, coroutine: Coroutine[Any, Any, object]) -> None:
        """Start a task that no caller awaits. If it raises an ``ErawanError`` (a refusal), ignore that."""
        self.spawn(_ignore_refusal(coroutine))

    async def close(self) -> None:
        """Cancel every task, and wait until all have ended."""
        for task in tuple(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    def _remove(self, task: asyncio.Task[Any]) -> None:
        """Remove a task that has ended; log its error, unless it is a refusal, which the caller handles."""
        self._running.discard(task)
        if not task.cancelled() and not isinstance(error := task.exception(), ErawanError | None):
            _log.error("a task failed", exc_info=error)


async def _ignore_refusal(coroutine: Coroutine[Any, Any, object]) -> None:
    try:
        await coroutine
    except ErawanError as error:
        _log.debug("nothing happened", extra={"code": error.code})
