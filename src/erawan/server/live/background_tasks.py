"""Track background tasks and await them on shutdown."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from erawan.core.errors import ErawanError

_log = logging.getLogger("erawan.live")


class BackgroundTasks:
    """BackgroundTasks that run beside whoever began them."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, doing: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Begins something."""
        task = asyncio.get_running_loop().create_task(doing)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    def spawn_quietly(self, doing: Coroutine[Any, Any, object]) -> None:
        """Begins something that nobody waits for: to be refused is no fault."""
        self.spawn(_quietly(doing))

    async def close(self) -> None:
        """Ends everything that runs."""
        for task in tuple(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        """Lets go of a task. Whoever waited for it has its error; a refusal that nobody waits for any more is none."""
        self._running.discard(task)
        if not task.cancelled() and not isinstance(error := task.exception(), ErawanError | None):
            _log.error("a task failed", exc_info=error)


async def _quietly(doing: Coroutine[Any, Any, object]) -> None:
    try:
        await doing
    except ErawanError as error:
        _log.debug("nothing happened", extra={"code": error.code})
