"""Record outages: spans of time in which the server could take no turn. Clocks stand still in them.

1. The server did not run: from the last heartbeat, which is written every few seconds, to the start.
2. The database accepted no heartbeat: from the last one that was written to the next one.
3. The process was frozen (SIGSTOP, a suspended laptop, a busy machine) or waited long for the database, or the wall
   clock jumped ahead: from the last tick, a look at the time twice a second, to the moment in which this was noticed.

Where several processes serve the same games, it is an outage only if none of them could take a turn. So each looks at
the heartbeats of all before it records one, and reads the outages that others have recorded.

An outage stays open until the database accepts a heartbeat. Every change to a table first looks for a pause and closes
an open outage. So no player loses on time while no turn could be stored.

Several processes take their time from the database, so that all agree about the clocks of games.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from erawan.core.errors import ErawanError
from erawan.server.domain.clock import Span, merge_spans, now_ms
from erawan.server.domain.server_time import SMALLEST_JUMP_MS, server_time
from erawan.server.store.errors import ConflictError, StoreError
from erawan.server.store.game_store import Store

BEAT_SECONDS = 5.0
TICK_SECONDS = 0.5
# A longer time without a tick is an outage. A busy server ticks late, but not as late as that.
LONGEST_PAUSE_MS = 2000
# Three heartbeats in a row are not missing by accident.
MAX_SILENCE_MS = 15_000
# A shorter pause is a restart that no player notices.
SHORTEST_OUTAGE_MS = 1000
# Where several processes write heartbeats, they come more often: three missing ones show that no process runs.
SHARED_BEAT_SECONDS = 1.0
SHORTEST_SHARED_OUTAGE_MS = 3000
# How often the time is compared with that of the database.
LOOK_SECONDS = 5.0
# The end of an open outage.
OPEN_END = 2**52

_log = logging.getLogger("erawan")


class OutageMonitor:
    """A monitor that writes heartbeats while the server runs; ``outages`` are the spans without them, in order."""

    def __init__(self, store: Store, is_shared: bool = False) -> None:
        """``is_shared`` says whether other processes serve the same games."""
        self._store = store
        self._is_shared = is_shared
        self._beat_seconds = min(SHARED_BEAT_SECONDS, BEAT_SECONDS) if is_shared else BEAT_SECONDS
        self._shortest_outage_ms = SHORTEST_SHARED_OUTAGE_MS if is_shared else SHORTEST_OUTAGE_MS
        self._last_ms = 0
        """When the last heartbeat was written."""
        self._tried_ms = 0
        """When a heartbeat was last tried."""
        self._tick_ms = 0
        """The last time at which the server could certainly take turns."""
        self._ahead_ms = 0
        """How far the server's time is ahead of a wall clock that was set back."""
        self._beating = asyncio.Lock()
        self.outages: list[Span] = []
        self.on_outage_ended: Callable[[], None] = lambda: None

    async def start(self) -> None:
        """Write the first heartbeat, and record the time since the last one as an outage."""
        last = await self._store.last_heartbeat_ms()
        if last is not None:
            # No stored time may lie in the future: until then the clocks would stand still.
            self._note_wall_clock(server_time.continue_after(last))
        now = now_ms()
        is_outage = last is not None and now - last > self._shortest_outage_ms
        # Several processes may start at the same time: one of them records the outage.
        with suppress(ConflictError):
            await self._store.write_heartbeat(now, (last, now) if is_outage and last is not None else None)
        self._last_ms = self._tried_ms = self._tick_ms = now
        self.outages[:] = merge_spans(await self._store.outages())

    async def run(self) -> None:
        """Look at the time twice a second, and write a heartbeat every few seconds, until the task is cancelled."""
        while True:
            await asyncio.sleep(min(TICK_SECONDS, self._beat_seconds))
            try:
                await self._tick()
            except ErawanError as error:
                _log.warning("no heartbeat", extra={"code": error.code})

    async def stop(self) -> None:
        """Write the last heartbeat."""
        self._notice_pause()
        async with self._beating:
            await self._beat()

    async def ensure_store_is_healthy(self) -> int:
        """Close an open outage; raise an error if the database still cannot be used.

        Return the present time. Games may be ended by this time, since every pause before it is recorded as an outage.
        """
        while True:
            now = self._notice_pause()
            if not self.has_open_outage:
                return now
            async with self._beating:
                if self.has_open_outage:
                    await self._beat()

    @property
    def has_open_outage(self) -> bool:
        """True if an outage has begun and not ended."""
        return bool(self.outages) and self.outages[-1][1] == OPEN_END

    @property
    def is_healthy(self) -> bool:
        """True if the server wrote a heartbeat lately."""
        return not self.has_open_outage and now_ms() - self._last_ms < MAX_SILENCE_MS

    @property
    def silence_s(self) -> float:
        """Seconds since a heartbeat was written."""
        return (now_ms() - self._last_ms) / 1000

    async def _tick(self) -> None:
        had_outage = self.has_open_outage
        now = self._tick_ms = self._notice_pause()
        is_new_outage = self.has_open_outage and not had_outage
        if is_new_outage or now - self._tried_ms >= 1000 * self._beat_seconds:
            async with self._beating:
                await self._beat()

    def _notice_pause(self) -> int:
        """Open an outage if the server was frozen since the last tick, or the wall clock jumped; return the time."""
        paused_ms = now_ms() - self._tick_ms
        jumped_ms = server_time.follow_wall_clock()
        if max(paused_ms, jumped_ms) >= LONGEST_PAUSE_MS and not self.has_open_outage:
            seconds = {"paused_s": round(paused_ms / 1000, 1), "jumped_s": round(jumped_ms / 1000, 1)}
            _log.warning("the server was frozen, or its wall clock jumped; no clock ran", extra=seconds)
            self.outages.append((self._tick_ms, OPEN_END))
        self._note_wall_clock(max(0, -server_time.behind_wall_ms))
        return now_ms()

    def _note_wall_clock(self, ahead_ms: int) -> None:
        if ahead_ms > self._ahead_ms + SMALLEST_JUMP_MS:
            seconds = {"ahead_s": round(ahead_ms / 1000, 1)}
            _log.warning("the wall clock was set back; the server's time goes on until it has caught up", extra=seconds)
        self._ahead_ms = ahead_ms

    async def _share_outages(self, now: int) -> None:
        """Read the outages that other processes have recorded; drop an open one if another process could take turns."""
        try:
            last, stored = await self._store.last_heartbeat_ms(), merge_spans(await self._store.outages())
        except StoreError:
            if not self.has_open_outage:
                self.outages.append((self._last_ms, OPEN_END))
            raise
        was_open, before = self.has_open_outage, [span for span in self.outages if span[1] != OPEN_END]
        self.outages[:] = stored
        if was_open and last is not None and now - last > self._shortest_outage_ms:
            self.outages.append((last, OPEN_END))
        elif stored != before or was_open:
            self.on_outage_ended()

    async def _beat(self) -> None:
        now = self._tried_ms = now_ms()
        if self._is_shared:
            await self._share_outages(now)
        outage = (self.outages[-1][0], max(now, self.outages[-1][0])) if self.has_open_outage else None
        try:
            await self._store.write_heartbeat(now, outage)
        except StoreError:
            if not self.has_open_outage:
                self.outages.append((self._last_ms, OPEN_END))
            raise
        # If the database took long, the next look at the time finds the pause.
        self._last_ms = self._tick_ms = now
        if outage is not None:
            self.outages[-1] = outage
            self.on_outage_ended()


# ---- the time of several processes


async def follow_database_time(store: Store) -> None:
    """Take over the time of the database now."""
    server_time.follow_database(await store.time_ms())


async def keep_following_database_time(store: Store) -> None:
    """Compare the time with the database every few seconds: the clock of a suspended machine stands still."""
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        try:
            await follow_database_time(store)
        except StoreError as error:
            _log.warning("could not read the time of the database", extra={"code": error.code})
