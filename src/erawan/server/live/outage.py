"""Record outages: spans of time in which the server did not run or could not write. Clocks stand still in them.

A heartbeat is written every few seconds. An outage begins at the last heartbeat that was written and stays open until
the database accepts a heartbeat again. Every change to a table closes it first, so that no clock decides a game by time
that passed while nobody could have moved.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from erawan.core.errors import ErawanError
from erawan.server.domain.clock import Span, now_ms
from erawan.server.store.errors import StoreError
from erawan.server.store.store import Store

BEAT_SECONDS = 5.0
# Three beats that did not come are no accident.
STILL_MS = 15_000
# A pause shorter than this is a restart nobody noticed.
SHORTEST_OUTAGE_MS = 1000
# The end of an outage that has not ended.
NOT_YET = 2**52

_log = logging.getLogger("erawan")


class OutageMonitor:
    """Beats while the server runs; ``outages`` are the spans in which it did not."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._last_ms = 0
        self._beating = asyncio.Lock()
        self.outages: list[Span] = []
        self.ended: Callable[[], None] = lambda: None
        """Called when an outage is over."""

    async def start(self) -> None:
        """The first beat: while the server was down nobody's clock ran."""
        last, now = await self._store.last_heartbeat_ms(), now_ms()
        is_outage = last is not None and now - last > SHORTEST_OUTAGE_MS
        await self._store.beat(now, (last, now) if is_outage and last is not None else None)
        self._last_ms = now
        self.outages[:] = await self._store.outages()

    async def run(self) -> None:
        """Beats for as long as nobody ends it."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                async with self._beating:
                    await self._beat()
            except ErawanError as error:
                _log.warning("no heartbeat", extra={"code": error.code})

    async def stop(self) -> None:
        """The last beat."""
        async with self._beating:
            await self._beat()

    async def be_sure(self) -> None:
        """Closes an outage that is open; an error if the database still cannot be used."""
        if self.is_still:
            async with self._beating:
                if self.is_still:
                    await self._beat()

    @property
    def is_still(self) -> bool:
        """Whether an outage is open."""
        return bool(self.outages) and self.outages[-1][1] == NOT_YET

    @property
    def is_well(self) -> bool:
        """Whether it has beaten lately."""
        return not self.is_still and now_ms() - self._last_ms < STILL_MS

    async def _beat(self) -> None:
        now = now_ms()
        outage = (self.outages[-1][0], max(now, self.outages[-1][0])) if self.is_still else None
        try:
            await self._store.beat(now, outage)
        except StoreError:
            if not self.is_still:
                self.outages.append((self._last_ms, NOT_YET))
            raise
        self._last_ms = now
        if outage is not None:
            self.outages[-1] = outage
            self.ended()
