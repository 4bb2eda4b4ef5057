"""Record outages: spans of time in which the server did not run or could not write. Clocks stand still in them.

A heartbeat is written every few seconds. An outage begins at the last heartbeat that was written and stays open until
the database accepts a heartbeat again. Every change to a table closes it first, so that no clock decides a game by time
in which no turn could be stored.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from erawan.core.errors import ErawanError
from erawan.server.domain.clock import Span, now_ms
from erawan.server.store.database import StoreError
from erawan.server.store.game_store import Store

BEAT_SECONDS = 5.0
# Three missing heartbeats are no accident.
MAX_SILENCE_MS = 15_000
# A shorter pause is a restart that no player notices.
SHORTEST_OUTAGE_MS = 1000
# The end of an open outage.
OPEN_END = 2**52

_log = logging.getLogger("erawan")


class OutageMonitor:
    """Writes heartbeats while the server runs; ``outages`` are the spans without them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._last_ms = 0
        self._beating = asyncio.Lock()
        self.outages: list[Span] = []
        self.on_outage_ended: Callable[[], None] = lambda: None

    async def start(self) -> None:
        """Write the first heartbeat, and the outage since the last one before it."""
        last, now = await self._store.last_heartbeat_ms(), now_ms()
        is_outage = last is not None and now - last > SHORTEST_OUTAGE_MS
        await self._store.write_heartbeat(now, (last, now) if is_outage and last is not None else None)
        self._last_ms = now
        self.outages[:] = await self._store.outages()

    async def run(self) -> None:
        """Write a heartbeat every few seconds until the task is cancelled."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                async with self._beating:
                    await self._beat()
            except ErawanError as error:
                _log.warning("no heartbeat", extra={"code": error.code})

    async def stop(self) -> None:
        """Write the last heartbeat."""
        async with self._beating:
            await self._beat()

    async def ensure_store_is_healthy(self) -> None:
        """Close an open outage; raise an error if the database still cannot be used."""
        if self.has_open_outage:
            async with self._beating:
                if self.has_open_outage:
                    await self._beat()

    @property
    def has_open_outage(self) -> bool:
        """Whether an outage is open."""
        return bool(self.outages) and self.outages[-1][1] == OPEN_END

    @property
    def is_healthy(self) -> bool:
        """Whether a heartbeat was written lately."""
        return not self.has_open_outage and now_ms() - self._last_ms < MAX_SILENCE_MS

    async def _beat(self) -> None:
        now = now_ms()
        outage = (self.outages[-1][0], max(now, self.outages[-1][0])) if self.has_open_outage else None
        try:
            await self._store.write_heartbeat(now, outage)
        except StoreError:
            if not self.has_open_outage:
                self.outages.append((self._last_ms, OPEN_END))
            raise
        self._last_ms = now
        if outage is not None:
            self.outages[-1] = outage
            self.on_outage_ended()
