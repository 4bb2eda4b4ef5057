"""Continue games without a command: play opponents', prepared and forced turns, and end games by time.

Where several processes serve one database, the process of a game may have died. So every process looks every few
seconds for games that wait and that no process attends to. A lease decides which process ends a game by time, and
which one plays for an opponent.
"""

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
from erawan.server.store.lease_store import Lease, Leases, claim_one
from erawan.server.store.writer import Change

SWEEP_SECONDS = 20.0
SHARED_SWEEP_SECONDS = 3.0
"""Seconds between two looks for waiting games, where several processes serve one database."""
UNATTENDED_MS = 3000
"""How long a game must be unchanged before another process takes it over."""
CLOCK_LEASE = "clock:"
"""The prefix of a lease's name; the id of a game follows. The holder of the lease ends that game by time."""
MOST_TAKEN_OVER = 200
"""How many games a process may take over in one look."""
IDLE_SECONDS = 300.0
SOON_MS = 60_000

_log = logging.getLogger("erawan.live")


class Execute(Protocol):
    """The type of ``GameService.execute``: make a decision about a game, store it and send it."""

    def __call__(self, game_id: str, decide: Decide, person: str | None = None) -> Coroutine[Any, Any, int]:
        """Return the number of the first event that the decision led to."""


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
        check_timeout: Callable[[str, Change | None], Coroutine[Any, Any, None]],
        leases: Leases,
    ) -> None:
        self._store = store
        self._table_cache = table_cache
        self._tasks = tasks
        self._broadcast = broadcast
        self._bot_turns = bot_turns
        self._outages = outage_monitor.outages
        self._execute = execute
        self._check_timeout = check_timeout
        self._leases = leases
        self._clocks: dict[str, Lease] = {}
        """The leases of games whose clock is about to run out, and which this process will end."""
        self._is_closing = False

    async def open(self) -> None:
        """Start the sweeps, and continue the games that a restart interrupted, a few for each user."""
        self._tasks.spawn(self._sweep())
        self._tasks.spawn(self._look_for_work())
        if not self._leases.is_shared:
            await self._add_waiting_games(None, None)
        self._tasks.spawn(self._continue_waiting_games())

    def close(self) -> None:
        """Start no more searches, and stop all timers and searches."""
        self._is_closing = True
        self._table_cache.close()

    def due_ms(self, table: Table) -> int | None:
        """Return when the time of the seat to move runs out; None if it never does."""
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
        """Set the timer of a clock that runs out soon; ``_look_for_work`` finds the later ones in time."""
        live.stop_timer()
        due_ms = self.due_ms(live.table)
        if due_ms is not None and due_ms - now_ms() < 2 * SOON_MS:
            wait = max(0, due_ms - now_ms()) / 1000 + 0.001
            live.timer = asyncio.get_running_loop().call_later(wait, self._start_timeout_check, live.table.id)

    def _start_timeout_check(self, game_id: str) -> None:
        # The timer of a table that was dropped from memory may still run when the server closes.
        if not self._is_closing:
            self._tasks.spawn_quietly(self._end_by_time(game_id))

    async def _end_by_time(self, game_id: str) -> None:
        """End a game if the time of the seat to move is over, unless another process does it."""
        lease = self._clocks.pop(game_id, None) or await claim_one(self._leases, CLOCK_LEASE + game_id)
        if lease is not None:
            try:
                await self._check_timeout(game_id, self._leases.spend(lease))
            finally:
                self._leases.release(lease)

    async def _continue_waiting_games(self) -> None:
        while True:
            game_id = await self._bot_turns.next_waiting_game()
            live = self._table_cache.get(game_id)
            if self._leases.is_shared and live is not None and not live.is_thinking:
                # Another process may have changed the game since it was loaded here.
                await self._table_cache.forget(live)
            await self._load(game_id)

    async def _load(self, game_id: str) -> None:
        """Load a game if necessary, and schedule its next step."""
        live = await self._table_cache.try_load(game_id)
        if live is not None:
            self.schedule(live)

    async def _look_for_work(self) -> None:
        """Look for clocks that are about to run out, and for games that no process attends to, every few seconds."""
        while True:
            try:
                await self._load_due_games()
                if self._leases.is_shared:
                    room = MOST_TAKEN_OVER - self._bot_turns.waiting_counts["games"]
                    await self._add_waiting_games(now_ms() - UNATTENDED_MS, max(0, room))
            except StoreError as error:
                _log.warning("could not look for games that need something", extra={"code": error.code})
            await asyncio.sleep(SHARED_SWEEP_SECONDS if self._leases.is_shared else SWEEP_SECONDS)

    async def _load_due_games(self) -> None:
        """Load the games whose clock is about to run out. Several processes share these games out by leases."""
        due = await self._store.due_before(now_ms() + SOON_MS)
        if self._leases.is_shared:
            await self._share_clocks(due)
            due = list(self._clocks)
        for game_id in due:
            await self._load(game_id)

    async def _share_clocks(self, due: list[str]) -> None:
        """Claim the clocks that are about to run out; give back the others."""
        for game_id, lease in tuple(self._clocks.items()):
            if game_id not in due or not self._leases.has(lease):
                self._leases.release(self._clocks.pop(game_id))
        wanted = {CLOCK_LEASE + game_id: game_id for game_id in due if game_id not in self._clocks}
        claimed = await self._leases.claim(wanted)
        self._clocks |= {wanted[name]: lease for name, lease in claimed.items()}

    async def _add_waiting_games(self, changed_before_ms: int | None, most: int | None) -> None:
        """Queue the stored games in which the server has to play a turn."""
        bots = await self._store.waiting_for_opponents(changed_before_ms, most)
        for user, game_id in (*bots, *await self._store.waiting_for_prepared(changed_before_ms, most)):
            self._bot_turns.add_waiting_game(user, game_id)

    async def _sweep(self) -> None:
        """Drop the games that are idle, and log how many searches wait, every few seconds."""
        while True:
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
