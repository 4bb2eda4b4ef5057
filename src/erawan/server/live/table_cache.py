"""Keep the tables of running games in memory; the database remains the truth.

A table is loaded when it is first asked for. If a change to it could not be stored, the table is dropped and loaded
again, so that memory is never ahead of the database for longer than one write.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import chain, repeat

from erawan.core.errors import ErawanError
from erawan.server.domain.decisions import RefusedError
from erawan.server.domain.table import Table
from erawan.server.live.background_tasks import BackgroundTasks
from erawan.server.store.database import StoreError
from erawan.server.store.game_store import Store
from erawan.server.store.user_store import User, people_by_id

RETRY_SECONDS = (1.0, 2.0, 5.0, 15.0)

_log = logging.getLogger("erawan.live")


def retry_seconds() -> Iterator[float]:
    """Yield how many seconds to wait before each retry, for ever."""
    return chain(RETRY_SECONDS, repeat(RETRY_SECONDS[-1]))


@dataclass
class LiveTable:
    """A table in memory."""

    table: Table
    known: dict[str, User]
    """The people who hold, or held, a seat."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    is_dropped: bool = False
    used_at: float = field(default_factory=time.monotonic)
    bot_task: asyncio.Task[None] | None = None
    bot_position: tuple[int, int] | None = None
    timer: asyncio.TimerHandle | None = None

    @property
    def is_thinking(self) -> bool:
        """Whether an opponent searches a turn in the present position."""
        return self.bot_task is not None and not self.bot_task.done()

    def stop_timer(self) -> None:
        """Cancel the timer of the clock."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def stop_thinking(self) -> None:
        """Cancel the search of the opponent."""
        if self.bot_task is not None:
            self.bot_task.cancel()
        self.bot_task = self.bot_position = None


class TableCache:
    """The tables in memory.

    ``on_loaded`` is called with each table that was loaded, and whether its subscribers may be out of sync.
    """

    def __init__(self, store: Store, tasks: BackgroundTasks, on_loaded: Callable[[LiveTable, bool], None]) -> None:
        self._store = store
        self._tasks = tasks
        self._on_loaded = on_loaded
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._out_of_sync: set[str] = set()
        """Games that were dropped because a change could not be stored: subscribers may know too much or too little."""
        self._is_closing = False

    def close(self) -> None:
        """Stop the timers and opponents of every table."""
        self._is_closing = True
        for live in self._tables.values():
            _stop(live)

    def __len__(self) -> int:
        """Return the number of tables in memory."""
        return len(self._tables)

    def __iter__(self) -> Iterator[LiveTable]:
        """Iterate over a copy of the tables in memory."""
        return iter(tuple(self._tables.values()))

    def get(self, game_id: str) -> LiveTable | None:
        """Return a table if it is in memory; otherwise None."""
        return self._tables.get(game_id)

    def add(self, live: LiveTable) -> None:
        """Add a table that was just created."""
        self._tables[live.table.id] = live

    async def find(self, game_id: str) -> LiveTable:
        """Return the table of a game, loaded if necessary; refuse a game that does not exist."""
        while True:
            live = self._tables.get(game_id)
            if live is not None:
                live.used_at = time.monotonic()
                return live
            loading = self._loading.get(game_id)
            if loading is None:
                loading = self._loading[game_id] = self._tasks.spawn(self._load(game_id))
            await asyncio.shield(loading)

    async def find_stored(self, game_id: str) -> LiveTable:
        """Return the table of a game once all its events are stored."""
        while True:
            live = await self.find(game_id)
            async with live.lock:
                if not live.is_dropped:
                    return live

    async def _load(self, game_id: str) -> LiveTable:
        try:
            table = await self._store.load(game_id)
            if table is None:
                raise RefusedError("table.unknown", game=game_id)
            people = await people_by_id(self._store, list(set(table.people.values())))
            live = self._tables[game_id] = LiveTable(table, people)
        finally:
            del self._loading[game_id]
        is_out_of_sync = game_id in self._out_of_sync
        self._out_of_sync.discard(game_id)
        self._on_loaded(live, is_out_of_sync)
        return live

    def drop(self, live: LiveTable) -> None:
        """Remove a table from memory."""
        live.is_dropped = True
        _stop(live)
        if self._tables.get(live.table.id) is live:
            del self._tables[live.table.id]

    def drop_after_error(self, live: LiveTable, error: BaseException) -> None:
        """Remove a table whose change could not be stored; after an error of the store, load it again later."""
        self.drop(live)
        game_id = live.table.id
        if isinstance(error, StoreError) and not self._is_closing and game_id not in self._out_of_sync:
            self._out_of_sync.add(game_id)
            self._tasks.spawn(self._reload(game_id))

    async def try_load(self, game_id: str) -> LiveTable | None:
        """Load a game so that its clock runs and its opponents play; return None if it cannot be loaded."""
        try:
            return await self.find(game_id)
        except Exception as error:
            # One game that cannot be loaded must not stop the others.
            _log.error("a game could not be loaded", exc_info=error, extra={"game": game_id})
            return None

    async def _reload(self, game_id: str) -> None:
        """Load a dropped game as soon as the store works again."""
        for wait in retry_seconds():
            await asyncio.sleep(wait)
            try:
                await self.find(game_id)
                return
            except StoreError:
                _log.warning("a game waits for the store", extra={"game": game_id})
            except ErawanError:
                # The game was never stored.
                return


def _stop(live: LiveTable) -> None:
    live.stop_timer()
    live.stop_thinking()
