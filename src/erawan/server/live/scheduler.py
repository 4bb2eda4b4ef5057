"""Start what a game needs next without a command: opponents' turns, prepared and forced turns, and clocks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from erawan.server.domain import decisions
from erawan.server.domain.clock import now_ms
from erawan.server.domain.table import Decision, Table
from erawan.server.live.background_tasks import BackgroundTasks
from erawan.server.live.bot_turns import BotTurns, Decide
from erawan.server.live.broadcast import Broadcast
from erawan.server.live.outage import OutageMonitor
from erawan.server.live.table_cache import LiveTable, TableCache
from erawan.server.store.errors import StoreError
from erawan.server.store.game_store import Store

SWEEP_SECONDS = 20.0
IDLE_SECONDS = 300.0
SOON_MS = 60_000

_log = logging.getLogger("erawan.live")


class Execute(Protocol):
    """Execute a decision at a table; ``GameService.execute``."""

    def __call__(self, game_id: str, decide: Decide, person: str | None = None) -> Coroutine[Any, Any, int]:
        """Return the number of the event."""


class Scheduler:
    """Starts the turns that the server plays, and ends games by time."""

    def __init__(
        self,
        store: Store,
        table_cache: TableCache,
        tasks: BackgroundTasks,
        broadcast: Broadcast,
        bot_turns: BotTurns,
        outage_monitor: OutageMonitor,
        execute: Execute,
        check_timeout: Callable[[str], Coroutine[Any, Any, None]],
    ) -> None:
        self._store = store
        self._table_cache = table_cache
        self._tasks = tasks
        self._broadcast = broadcast
        self._bot_turns = bot_turns
        self._outages = outage_monitor.outages
        self._execute = execute
        self._check_timeout = check_timeout
        self._is_closing = False

    async def open(self) -> None:
        """Start the sweep for clocks, and continue the games that a restart interrupted, a few for each user."""
        self._tasks.spawn(self._sweep())
        for user, game_id in (*await self._store.waiting_for_opponents(), *await self._store.waiting_for_prepared()):
            self._bot_turns.add_waiting_game(user, game_id)
        self._tasks.spawn(self._continue_waiting_games())

    def close(self) -> None:
        """Start no more searches, and stop all timers and searches."""
        self._is_closing = True
        self._table_cache.close()

    def due_ms(self, table: Table) -> int | None:
        """Return when the time of the seat to move is over; None if it never is."""
        return table.clock.due_ms(table.state.to_move, self._outages) if table.is_running else None

    def schedule(self, live: LiveTable, can_be_forced: bool = True) -> None:
        """Set the timer of the clock, and start the next turn if the server plays it."""
        table = live.table
        self.set_timer(live)
        opponent = table.opponent(table.state.to_move) if table.is_running else None
        if opponent is not None and not self._is_closing:
            self._bot_turns.start_search(live, opponent)
            return
        live.stop_thinking()
        if self.play_prepared(table):
            return
        if can_be_forced and decisions.is_turn_forced(table):
            self._tasks.spawn_quietly(self._execute(table.id, lambda table, _: decisions.decide_forced_turns(table)))

    def on_watched(self, game_id: str, is_watched: bool) -> None:
        """Give the opponents of a game priority while it has subscribers."""
        live = self._table_cache.get(game_id)
        if self._bot_turns.set_watched(game_id, is_watched) and live is not None:
            self.schedule(live)

    def play_prepared(self, table: Table) -> bool:
        """Start the prepared turn of the seat to move; return whether there is one."""
        seat = table.state.to_move
        has_prepared = table.is_running and seat in table.prepared
        if has_prepared:

            def decide(table: Table, now: int) -> Decision:
                return decisions.decide_prepared_turn(table, seat, now, self._outages)

            self._tasks.spawn_quietly(self._execute(table.id, decide, table.people.get(seat)))
        return has_prepared

    def set_timer(self, live: LiveTable) -> None:
        """Set the timer of a clock that is nearly over; the sweep finds the others in time."""
        live.stop_timer()
        due_ms = self.due_ms(live.table)
        if due_ms is not None and due_ms - now_ms() < 2 * SOON_MS:
            wait = max(0, due_ms - now_ms()) / 1000 + 0.001
            live.timer = asyncio.get_running_loop().call_later(wait, self._start_timeout_check, live.table.id)

    def _start_timeout_check(self, game_id: str) -> None:
        # The timer of a table that has left memory still runs when the server closes.
        if not self._is_closing:
            self._tasks.spawn_quietly(self._check_timeout(game_id))

    async def _continue_waiting_games(self) -> None:
        while True:
            await self._load(await self._bot_turns.next_waiting_game())

    async def _load(self, game_id: str) -> None:
        """Load a game if necessary, and start what it needs next."""
        live = await self._table_cache.try_load(game_id)
        if live is not None:
            self.schedule(live)

    async def _sweep(self) -> None:
        """Load the games whose time is nearly over, and drop those that are idle, every few seconds."""
        while True:
            try:
                for game_id in await self._store.due_before(now_ms() + SOON_MS):
                    await self._load(game_id)
            except StoreError as error:
                _log.warning("could not look for clocks", extra={"code": error.code})
            for live in self._table_cache:
                if self._is_idle(live):
                    self._table_cache.drop(live)
            if any((waiting := self._bot_turns.waiting_counts).values()):
                _log.info("opponents wait", extra=waiting)
            await asyncio.sleep(SWEEP_SECONDS)

    def _is_idle(self, live: LiveTable) -> bool:
        """Return whether a table can be dropped from memory."""
        is_unused = time.monotonic() - live.used_at > IDLE_SECONDS
        is_busy = live.is_thinking or live.timer is not None or live.lock.locked()
        return is_unused and not is_busy and not self._broadcast.has_subscribers(live.table.id)
