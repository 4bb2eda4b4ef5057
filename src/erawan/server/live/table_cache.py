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
from erawan.server.store.errors import StoreError
from erawan.server.store.store import Store
from erawan.server.store.user_store import User, people_by_id

RETRY_SECONDS = (1.0, 2.0, 5.0, 15.0)

_log = logging.getLogger("erawan.live")


def retry_seconds() -> Iterator[float]:
    """How long to wait before each further try, for ever."""
    return chain(RETRY_SECONDS, repeat(RETRY_SECONDS[-1]))


@dataclass
class LiveTable:
    """A table in memory."""

    table: Table
    known: dict[str, User]
    """Who sits, or sat, there."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    is_gone: bool = False
    touched: float = field(default_factory=time.monotonic)
    thinking: asyncio.Task[None] | None = None
    thinks_about: tuple[int, int] | None = None
    flag: asyncio.TimerHandle | None = None

    @property
    def is_thinking(self) -> bool:
        """Whether an opponent thinks about the present position."""
        return self.thinking is not None and not self.thinking.done()

    def stop_clock(self) -> None:
        """Takes the timer away."""
        if self.flag is not None:
            self.flag.cancel()
            self.flag = None

    def stop_thinking(self) -> None:
        """Lets the opponent think no more."""
        if self.thinking is not None:
            self.thinking.cancel()
        self.thinking = self.thinks_about = None


class TableCache:
    """The tables in memory. ``came_in`` hears of each that was read, and whether those who watch may know it wrong."""

    def __init__(self, store: Store, tasks: BackgroundTasks, came_in: Callable[[LiveTable, bool], None]) -> None:
        self._store = store
        self._tasks = tasks
        self._came_in = came_in
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._doubtful: set[str] = set()
        """Games let go of because something could not be kept: whoever watches may know too much or too little."""
        self._is_closing = False

    def close(self) -> None:
        """Stops timers and opponents at every table."""
        self._is_closing = True
        for live in self._tables.values():
            _quiet(live)

    def __len__(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    def __iter__(self) -> Iterator[LiveTable]:
        """The tables in memory; they may come and go meanwhile."""
        return iter(tuple(self._tables.values()))

    def get(self, game_id: str) -> LiveTable | None:
        """A table, if it is in memory."""
        return self._tables.get(game_id)

    def add(self, live: LiveTable) -> None:
        """Takes in a table that has just been made."""
        self._tables[live.table.id] = live

    async def find(self, game_id: str) -> LiveTable:
        """The table of a game; one that does not exist is refused."""
        while True:
            live = self._tables.get(game_id)
            if live is not None:
                live.touched = time.monotonic()
                return live
            loading = self._loading.get(game_id)
            if loading is None:
                loading = self._loading[game_id] = self._tasks.spawn(self._load(game_id))
            await asyncio.shield(loading)

    async def settled(self, game_id: str) -> LiveTable:
        """The table of a game when nothing is half kept."""
        while True:
            live = await self.find(game_id)
            async with live.lock:
                if not live.is_gone:
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
        is_doubtful = game_id in self._doubtful
        self._doubtful.discard(game_id)
        self._came_in(live, is_doubtful)
        return live

    def drop(self, live: LiveTable) -> None:
        """Forgets what is in memory."""
        live.is_gone = True
        _quiet(live)
        if self._tables.get(live.table.id) is live:
            del self._tables[live.table.id]

    def drop_in_trouble(self, live: LiveTable, error: BaseException) -> None:
        """Forgets a table at which something could not be kept; if the store is at fault it is brought back later."""
        self.drop(live)
        game_id = live.table.id
        if isinstance(error, StoreError) and not self._is_closing and game_id not in self._doubtful:
            self._doubtful.add(game_id)
            self._tasks.spawn(self._take_up_again(game_id))

    async def take_up(self, game_id: str) -> LiveTable | None:
        """Brings a game into memory, so that its clock runs and its opponents think; one that cannot be read waits."""
        try:
            return await self.find(game_id)
        except Exception as error:
            # One game that cannot be read must not keep the others waiting.
            _log.error("a game could not be taken up", exc_info=error, extra={"game": game_id})
            return None

    async def _take_up_again(self, game_id: str) -> None:
        """Brings a game back that was let go of in trouble, as soon as the store can be used again."""
        for wait in retry_seconds():
            await asyncio.sleep(wait)
            try:
                await self.find(game_id)
                return
            except StoreError:
                _log.warning("a game waits for the store", extra={"game": game_id})
            except ErawanError:
                # A game that was never kept.
                return


def _quiet(live: LiveTable) -> None:
    live.stop_clock()
    live.stop_thinking()
