"""Keep the tables of running games in memory; what counts is the database.

A table is loaded when it is first asked for. If a change to it could not be stored, the table is dropped and loaded
again. So memory differs from the database only as long as one write takes.

The cache has a memory budget: when the estimated sizes of the tables exceed it, the tables that were unused for longest
leave memory. Their subscribers, timers and searches stay, and the next use loads them again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import chain, islice, repeat
from typing import Protocol, TypeVar

from erawan.core.errors import ErawanError
from erawan.server.domain.decisions import RefusedError
from erawan.server.domain.table import Table
from erawan.server.live.background_tasks import BackgroundTasks
from erawan.server.live.blunders import Expectation
from erawan.server.live.encoded_turns import EncodedTurns
from erawan.server.store.errors import StoreError
from erawan.server.store.game_store import Store
from erawan.server.store.user_store import User, people_by_id

RETRY_SECONDS = (1.0, 2.0, 5.0, 15.0)
# Tables that one check of the budget looks at, so that many busy tables do not make it slow.
MOST_CHECKED = 200

Found = TypeVar("Found")

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
    is_doubtful: bool = False
    """Whether another process may have changed the game since it was last compared with the database."""
    used_at: float = field(default_factory=time.monotonic)
    bot_task: asyncio.Task[None] | None = None
    bot_position: tuple[int, int] | None = None
    expectations: dict[int, Expectation] = field(default_factory=dict)
    """What the opponent on each seat expected at its latest turn."""
    timer: asyncio.TimerHandle | None = None
    encoded_turns: EncodedTurns = field(default_factory=EncodedTurns)
    record: tuple[tuple[int, tuple[str, ...]], str] | None = None
    """The text of the record that was last requested, with the last event and the players' names at that time."""
    counted_bytes: int = 0
    """What the memory budget counts for the table."""

    @property
    def estimated_bytes(self) -> int:
        """The estimated memory of the table in bytes, with its encoded turns and its record."""
        record = len(self.record[1]) if self.record else 0
        return self.table.estimated_bytes + self.encoded_turns.estimated_bytes + record

    @property
    def is_thinking(self) -> bool:
        """True while an opponent searches for a turn in the current position."""
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


class TableSync(Protocol):
    """The interface that keeps tables in step with other processes on the same database."""

    def is_stale(self, live: LiveTable) -> bool:
        """Return whether another process may have changed a game, and this one has not heard of it."""

    async def refresh(self, game_id: str) -> None:
        """Bring a table in memory up to date with the database."""

    async def before_load(self, game_id: str) -> None:
        """Subscribe to the changes of a game before it is loaded, so that this process misses none."""

    def after_add(self, game_id: str) -> None:
        """Subscribe to the changes of a game that was just created here."""

    def after_remove(self, live: LiveTable) -> None:
        """Remember, for a table that leaves memory, the number of the last event that was sent to its subscribers."""

    def is_out_of_sync(self, live: LiveTable) -> bool:
        """Return whether the subscribers of a table know an older state than the one that was just loaded."""


class TableCache:
    """The tables in memory.

    ``on_loaded`` is called with each table that was loaded, and whether its subscribers may be out of sync.
    ``budget_bytes`` is how much memory the tables may take together; the table used last may exceed it alone.
    """

    def __init__(
        self,
        store: Store,
        tasks: BackgroundTasks,
        on_loaded: Callable[[LiveTable, bool], None],
        budget_bytes: int,
    ) -> None:
        self._store = store
        self._tasks = tasks
        self._on_loaded = on_loaded
        self._budget_bytes = budget_bytes
        self.counted_bytes = 0
        """The estimated size of all tables."""
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        """The table that was unused for longest is the first."""
        self._searches: dict[str, tuple[asyncio.Task[None] | None, tuple[int, int] | None]] = {}
        """The running searches of opponents, and their positions, for games that have left memory."""
        self._long_games = ThreadPoolExecutor(1, "erawan-long-games")
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._out_of_sync: set[str] = set()
        """Games that were dropped as a change could not be stored: subscribers may know too much or too little."""
        self._is_closing = False
        self.sync: TableSync | None = None
        """Set where other processes may change the same games."""

    def close(self) -> None:
        """Stop the timers and opponents of every table."""
        self._is_closing = True
        for live in self._tables.values():
            _stop(live)

    async def run_long(self, function: Callable[..., Found], *arguments: object) -> Found:
        """Run work on a long game in one thread, so that it delays neither the event loop nor the database."""
        return await asyncio.get_running_loop().run_in_executor(self._long_games, function, *arguments)

    def stop_long_work(self) -> None:
        """Drop the work on long games that has not begun."""
        self._long_games.shutdown(wait=False, cancel_futures=True)

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
        self.update_size(live)
        if self.sync is not None:
            self.sync.after_add(live.table.id)

    async def find(self, game_id: str) -> LiveTable:
        """Return the table of a game, loaded if necessary; refuse a game that does not exist."""
        while True:
            live = self._tables.get(game_id)
            if live is not None:
                live.used_at = time.monotonic()
                self._tables.move_to_end(game_id)
                if self.sync is not None and self.sync.is_stale(live):
                    await self.sync.refresh(game_id)
                    if live.is_dropped:
                        continue
                return live
            loading = self._loading.get(game_id)
            if loading is None:
                loading = self._loading[game_id] = self._tasks.spawn(self._load(game_id))
            await asyncio.shield(loading)

    async def find_stored(self, game_id: str) -> LiveTable:
        """Wait until all events of a game are stored, and return its table."""
        while True:
            live = await self.find(game_id)
            async with live.lock:
                if not live.is_dropped:
                    return live

    async def find_encoded(self, game_id: str) -> LiveTable:
        """Wait until all events of a game are stored and its turns can be shown quickly, and return its table."""
        while True:
            live = await self.find_stored(game_id)
            if not await self.encode_turns(live):
                return live

    async def encode_turns(self, live: LiveTable) -> bool:
        """Encode the turns of a table in a thread if they are many; return whether that was necessary."""
        if live.encoded_turns.is_quick(live.table) or not live.table.is_fully_visible:
            return False
        await live.encoded_turns.catch_up(live.table, self.run_long)
        self.update_size(live)
        return True

    async def _load(self, game_id: str) -> LiveTable:
        try:
            if self.sync is not None:
                await self.sync.before_load(game_id)
            table = await self._store.load(game_id)
            if table is None:
                raise RefusedError("table.unknown", game=game_id)
            people = await people_by_id(self._store, list(set(table.people.values())))
            live = self._tables[game_id] = LiveTable(table, people)
            self._resume_search(live)
            self.update_size(live)
        finally:
            del self._loading[game_id]
        is_out_of_sync = game_id in self._out_of_sync
        self._out_of_sync.discard(game_id)
        if self.sync is not None:
            is_out_of_sync |= self.sync.is_out_of_sync(live)
        self._on_loaded(live, is_out_of_sync)
        return live

    def drop(self, live: LiveTable) -> None:
        """Remove a table from memory."""
        _stop(live)
        self._remove(live)

    async def forget(self, live: LiveTable) -> None:
        """Remove a table from memory once no command runs at it, because another process has changed the game."""
        async with live.lock:
            self.drop(live)

    def _remove(self, live: LiveTable) -> None:
        live.is_dropped = True
        if self._tables.get(live.table.id) is live:
            del self._tables[live.table.id]
            self.counted_bytes -= live.counted_bytes
            _log.debug("a table left memory", extra={"game": live.table.id})
            if self.sync is not None:
                self.sync.after_remove(live)

    # ---- the memory budget

    def update_size(self, live: LiveTable) -> None:
        """Count the present size of a table; evict other tables if all together exceed the budget."""
        if live.is_dropped:
            return
        size = live.estimated_bytes
        self.counted_bytes += size - live.counted_bytes
        live.counted_bytes = size
        if self.counted_bytes > self._budget_bytes:
            self._evict(live)

    def _evict(self, used: LiveTable) -> None:
        """Remove the tables that were unused for longest until the others fit into the budget; keep the one in use."""
        for live in [*islice(self._tables.values(), MOST_CHECKED)]:
            if self.counted_bytes <= self._budget_bytes:
                return
            if live is used or live.lock.locked():
                continue
            # The timer finds the game by its id, and an opponent plays as soon as it has found its turn.
            if live.is_thinking:
                self._searches[live.table.id] = live.bot_task, live.bot_position
            self._remove(live)

    def _resume_search(self, live: LiveTable) -> None:
        """Give a table that was loaded again its search, which went on meanwhile."""
        if live.table.id in self._searches:
            live.bot_task, live.bot_position = self._searches.pop(live.table.id)

    # ---- after errors

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
