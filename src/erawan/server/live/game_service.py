"""Run the games: handle one command of a game after another, store its events, then broadcast them.

Steps of a command: find the table (load it if necessary), take its lock, decide, store, broadcast, and start what
follows: an opponent's turn, a clock's timer. If storing fails, the table is dropped and loaded again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import chain

from erawan.core.errors import ErawanError
from erawan.protocol import commands as c
from erawan.protocol import messages as p
from erawan.server.domain import decisions
from erawan.server.domain import events as e
from erawan.server.domain.clock import now_ms
from erawan.server.domain.conditional_turns import Prepared, settle
from erawan.server.domain.decisions import RefusedError
from erawan.server.domain.player_ratings import counts, is_rated, players_of, rate
from erawan.server.domain.table import Table
from erawan.server.domain.table_setup import Plan
from erawan.server.live.background_tasks import BackgroundTasks
from erawan.server.live.bot_turns import BotTurns, Decision
from erawan.server.live.broadcast import Broadcast
from erawan.server.live.engine_pool import EnginePool
from erawan.server.live.outage import OutageMonitor
from erawan.server.live.subscriptions import Subscriptions
from erawan.server.live.table_cache import LiveTable, TableCache
from erawan.server.live.turn_notices import TurnNotices, keep_calls
from erawan.server.live.webhooks import WebhookQueue
from erawan.server.store.errors import ConflictError, StoreError
from erawan.server.store.store import Store, keep_prepared, more_events, new_game
from erawan.server.store.user_store import (
    User,
    erase,
    games_at,
    games_to_leave,
    keep_ratings,
    ratings_of,
)
from erawan.server.store.writer import Change

SWEEP_SECONDS = 20.0
IDLE_SECONDS = 300.0
SOON_MS = 60_000
# Losing so often against other processes is no bad luck.
MOST_CONFLICTS = 10

_log = logging.getLogger("erawan.live")


class GameService(Subscriptions):
    """Every game of the server."""

    def __init__(self, store: Store, engines: EnginePool, outage_monitor: OutageMonitor, hooks: WebhookQueue) -> None:
        self._outage_monitor = outage_monitor
        self._outages = outage_monitor.outages
        tasks, broadcast = BackgroundTasks(), Broadcast(self._outages)
        table_cache = TableCache(store, tasks, self._came_in)
        opponents = BotTurns(engines, table_cache, tasks, self._outages, self.act, broadcast.tell_trouble)
        super().__init__(store, table_cache, tasks, broadcast, opponents)
        self._hooks = hooks
        self._calling = TurnNotices(hooks, broadcast, table_cache, tasks, self._outages)
        self._rating = asyncio.Lock()
        self._is_closing = False

    # ---- beginning and end

    async def open(self) -> None:
        """Takes up what a restart interrupted: opponents to move, clocks that run."""
        self._outage_monitor.ended = self._set_clocks
        self._tasks.spawn(self._sweep())
        waiting = await self._store.waiting_for_opponents(), await self._store.waiting_for_prepared()
        for game_id in chain(*waiting):
            await self._table_cache.take_up(game_id)
        self._tasks.spawn_quietly(self._calling.take_up(self._store))

    async def close(self) -> None:
        """Stops timers and opponents; what was being kept is kept."""
        self._is_closing = True
        self._table_cache.close()
        await self._tasks.close()

    def _came_in(self, live: LiveTable, is_doubtful: bool) -> None:
        if is_doubtful:
            self._broadcast.tell_snapshots(live)
        self._follow_up(live)

    # ---- doing things

    async def create(self, plan: Plan, person: User, others: Callable[[str], Change]) -> str:
        """Makes a game in which somebody takes the seats at their screen; its id. ``others`` is kept with it."""
        table = Table(fresh_game_id(), plan, now_ms())
        events = _events(table, decisions.decide_first(plan, person.id), person.id, None, now_ms())
        await self._store.write(new_game(table, person.id, events, self._due_ms(table)), others(table.id))
        live = LiveTable(table, {person.id: person})
        self._table_cache.add(live)
        self._follow_up(live)
        self._broadcast.tell_turns(live, person.id)
        return table.id

    async def join(self, game_id: str, person: User, seat: int, others: Change | None = None) -> None:
        """Gives somebody a free seat."""

        def decide(table: Table, now: int) -> list[e.Happening]:
            return decisions.decide_join(table, person.id, seat)

        await self._sit(game_id, person, decide, others)

    async def move_seat(self, game_id: str, holder: str, person: User, seat: int, others: Change) -> None:
        """Gives somebody's seat to the same person at another device."""

        def decide(table: Table, now: int) -> list[e.Happening]:
            return decisions.decide_move(table, holder, person.id, seat)

        await self._sit(game_id, person, decide, others)

    async def _sit(self, game_id: str, person: User, decide: Decision, others: Change | None) -> None:
        (await self._table_cache.find(game_id)).known[person.id] = person
        await self.act(game_id, decide, person.id, others=others)

    async def bring(self, guest: str, person: User) -> None:
        """Gives the seats of a guest to somebody who was that guest; where they sit already the guest's stays."""

        def decide(table: Table, now: int) -> list[e.Happening]:
            return decisions.decide_bring(table, guest, person.id)

        for game_id in await games_at(self._store, guest):
            try:
                with suppress(RefusedError):
                    await self._sit(game_id, person, decide, None)
            except StoreError:
                raise
            except ErawanError as error:
                # One game that cannot be read keeps nobody from coming back.
                _log.warning("a game could not be brought along", extra={"game": game_id, "code": error.code})

    async def hint(self, person: str | None, command: p.Hint) -> p.HintMessage:
        """What our engine would do in somebody's place; a game that counted for the ratings counts no more."""
        if counts(await self.table(command.game)):
            await self.act(command.game, lambda table, _: decisions.decide_hint(table, person), person)
        return await super().hint(person, command)

    async def prepare(self, person: str | None, command: c.Prepare) -> p.Done:
        """Keeps what somebody means to do when their turn comes; it is played at once if that is now."""
        await asyncio.shield(self._tasks.spawn(self._prepare(person, command)))
        return p.Done(id=command.id)

    async def _prepare(self, person: str | None, command: c.Prepare) -> None:
        while True:
            live = await self._table_cache.find(command.game)
            async with live.lock:
                if live.is_gone:
                    continue
                await self._be_sure(live)
                seat, wanted = decisions.decide_prepare(live.table, person, command)
                await self._store.write(keep_prepared(live.table.id, {seat: wanted}))
                _set_prepared(live.table, {seat: wanted})
                self._broadcast.tell_prepared(live, [seat])
                self._play_prepared(live.table)
                return

    async def command(self, person: str | None, command: c.TableCommand) -> p.Done:
        """Does what somebody asks of a table."""

        def decide(table: Table, now: int) -> list[e.Happening]:
            fresh_id = fresh_game_id() if isinstance(command, c.Ask | c.Answer) else ""
            return decisions.decide(table, person, command, now, self._outages, fresh_id)

        return p.Done(id=command.id, number=await self.act(command.game, decide, person, command.id))

    async def act(
        self,
        game_id: str,
        decide: Decision | None,
        person: str | None = None,
        command: str | None = None,
        others: Change | None = None,
    ) -> int:
        """Lets something happen at a table; the number of the event. Goes on to its end even if nobody waits for it.

        Without a decision nothing happens but the end by time, if the time is over.
        """
        return await asyncio.shield(self._tasks.spawn(self._act(game_id, decide, person, command, others)))

    async def _act(
        self, game_id: str, decide: Decision | None, person: str | None, command: str | None, others: Change | None
    ) -> int:
        conflicts = 0
        while True:
            live = await self._table_cache.find(game_id)
            async with live.lock:
                if live.is_gone:
                    continue
                table = live.table
                before = table.answered(person, command) if command is not None else None
                if before is not None:
                    return before
                try:
                    await self._be_sure(live)
                    flag = decisions.decide_flag(table, now_ms(), self._outages)
                    if flag:
                        await self._happen(live, flag, None, None, None)
                    if decide is None:
                        return table.number
                    return await self._happen(live, decide(table, now_ms()), person, command, others)
                except ConflictError:
                    # Another process was first. The table is loaded afresh and the command judged again.
                    conflicts += 1
                    if conflicts == MOST_CONFLICTS:
                        raise

    async def _be_sure(self, live: LiveTable) -> None:
        """Nothing is decided by a clock that ran on while nothing could be kept."""
        try:
            await self._outage_monitor.be_sure()
        except StoreError as error:
            self._table_cache.drop_in_trouble(live, error)
            raise

    async def _happen(
        self,
        live: LiveTable,
        happenings: list[e.Happening],
        person: str | None,
        command: str | None,
        others: Change | None,
    ) -> int:
        """Keeps what happens, then tells it."""
        table = live.table
        first = table.number + 1
        ply_before, was_over = table.ply, table.result is not None
        try:
            events = _events(table, happenings, person, command, now_ms())
            changes = [more_events(table, events, self._due_ms(table)), *([others] if others else [])]
            rematch = self._rematch(table) if isinstance(happenings[0], e.Rematched) else None
            if rematch is not None:
                changes.append(rematch[1])
            prepared = _what_changed(table)
            if prepared:
                changes.append(keep_prepared(table.id, prepared))
            # Before anybody is called: what the server plays at once need not be waited for.
            _set_prepared(table, prepared)
            called = self._calling.due(happenings[0], table, *(rematch[:1] if rematch else ()))
            changes += keep_calls(called)
            if table.result is not None and not was_over and is_rated(table):
                await self._write_rated(table, changes)
            else:
                await self._store.write(*changes)
        except BaseException as error:
            self._table_cache.drop_in_trouble(live, error)
            raise
        if rematch is not None:
            again = LiveTable(rematch[0], dict(live.known))
            self._table_cache.add(again)
            self._follow_up(again)
            self._broadcast.tell_turns(again, events[0].person)
        # Turns that were forced have been made together with the one before them.
        self._follow_up(live, may_be_forced=not isinstance(happenings[-1], e.Turned))
        self._broadcast.tell(live, events, ply_before)
        self._broadcast.tell_prepared(live, prepared)
        for whom, each in called:
            self._calling.call(whom, each)
        return first

    async def _write_rated(self, table: Table, changes: list[Change]) -> None:
        """Keeps the end of a game together with what it makes of everybody's rating, so it counts exactly once."""
        game, seats = table.game.name, table.game.seats
        # Of two games that end at once the second one rates what the first has left.
        async with self._rating:
            before = await ratings_of(self._store, players_of(table), game, seats)
            await self._store.write(*changes, keep_ratings(before, rate(table, before), game, seats, now_ms()))

    def _rematch(self, table: Table) -> tuple[Table, Change]:
        """The game that follows one, everybody a seat further, with what is to be kept of it."""
        assert table.rematch is not None
        plan, people = decisions.plan_rematch(table)
        again = Table(table.rematch, plan, now_ms())
        happenings: list[e.Happening] = [e.Joined(seat, person) for seat, person in people.items()]
        is_full = len(people) == len(table.people) + len(table.free_seats())
        maker = next((person for person in people.values() if person == table.made_by), people[min(people)])
        events = _events(again, [*happenings, *([e.Began()] if is_full else [])], maker, None, now_ms())
        return again, new_game(again, maker, events, self._due_ms(again))

    def _due_ms(self, table: Table) -> int | None:
        return table.clock.due_ms(table.state.to_move, self._outages) if table.is_running else None

    async def erase(self, person: str) -> None:
        """Erases somebody: they stand up from every table, and nothing tells any more who they were."""
        shared, alone = await games_to_leave(self._store, person)
        for game_id in shared:
            table = await self.table(game_id)
            for seat in table.seats_of(person) if table.result is None else ():
                await self.command(person, c.StandUp(game=game_id, id=f"erased-{seat}", seat=seat))
        await self._store.write(await erase(self._store, person, alone))
        self._hooks.forget(person)
        for game_id in (*shared, *alone):
            live = self._table_cache.get(game_id)
            if live is not None:
                async with live.lock:
                    self._table_cache.drop(live)
                if game_id in shared:
                    self._tasks.spawn_quietly(self._tell_afresh(game_id))

    async def _tell_afresh(self, game_id: str) -> None:
        self._broadcast.tell_snapshots(await self._table_cache.settled(game_id))

    # ---- what follows

    def _follow_up(self, live: LiveTable, may_be_forced: bool = True) -> None:
        """Sees to the clock and to whoever of ours is to move."""
        table = live.table
        self._set_clock(live)
        opponent = table.opponent(table.state.to_move) if table.is_running else None
        if opponent is not None and not self._is_closing:
            self._opponents.set_thinking(live, opponent)
            return
        live.stop_thinking()
        if self._play_prepared(table):
            return
        if may_be_forced and table.is_running and decisions.forced_turn(table.state) is not None:
            self._tasks.spawn_quietly(self.act(table.id, lambda table, _: decisions.decide_forced(table)))

    def _play_prepared(self, table: Table) -> bool:
        """Sees to it that the seat to move does what it prepared; whether there is something."""
        seat = table.state.to_move
        is_prepared = table.is_running and seat in table.prepared
        if is_prepared:
            person = table.people.get(seat)

            def decide(table: Table, now: int) -> list[e.Happening]:
                return decisions.decide_prepared(table, seat, now, self._outages)

            self._tasks.spawn_quietly(self.act(table.id, decide, person))
        return is_prepared

    def _set_clock(self, live: LiveTable) -> None:
        """Sets the timer of a clock that is nearly over; the sweep finds the others in time."""
        live.stop_clock()
        due_ms = self._due_ms(live.table)
        if due_ms is not None and due_ms - now_ms() < 2 * SOON_MS:
            wait = max(0, due_ms - now_ms()) / 1000 + 0.001
            live.flag = asyncio.get_running_loop().call_later(wait, self._flag, live.table.id)

    def _set_clocks(self) -> None:
        """After an outage every clock has more left."""
        for live in self._table_cache:
            self._set_clock(live)
            self._tasks.spawn_quietly(self._tell_changes(live.table.id))

    def _flag(self, game_id: str) -> None:
        """End a game if its time is over."""
        self._tasks.spawn_quietly(self.act(game_id, None))

    async def _sweep(self) -> None:
        """Brings games into memory whose time is nearly over, and lets go of those nobody looks at."""
        while True:
            try:
                for game_id in await self._store.due_before(now_ms() + SOON_MS):
                    live = await self._table_cache.take_up(game_id)
                    if live is not None:
                        self._follow_up(live)
            except StoreError as error:
                _log.warning("could not look for clocks", extra={"code": error.code})
            for live in self._table_cache:
                is_idle = time.monotonic() - live.touched > IDLE_SECONDS and not self._broadcast.is_watched(
                    live.table.id
                )
                if is_idle and not live.is_thinking and live.flag is None and not live.lock.locked():
                    self._table_cache.drop(live)
            await asyncio.sleep(SWEEP_SECONDS)


def _what_changed(table: Table) -> dict[int, Prepared | None]:
    """What became of what seats had prepared, where it is no longer the same."""
    after = {seat: settle(prepared, table, seat) for seat, prepared in table.prepared.items()}
    return {seat: prepared for seat, prepared in after.items() if prepared != table.prepared[seat]}


def _set_prepared(table: Table, changed: Mapping[int, Prepared | None]) -> None:
    for seat, prepared in changed.items():
        if prepared is None:
            table.prepared.pop(seat, None)
        else:
            table.prepared[seat] = prepared


def fresh_game_id() -> str:
    """An id nobody can guess."""
    letters = "abcdefghijkmnpqrstuvwxyz23456789"
    return "".join(letters[byte % len(letters)] for byte in secrets.token_bytes(12))


def _events(
    table: Table, happenings: Sequence[e.Happening], person: str | None, command: str | None, at_ms: int
) -> list[e.Event]:
    """The happenings as the next events of a table, which takes them in."""
    events: list[e.Event] = []
    for what in happenings:
        event = e.Event(table.number + 1, at_ms, what, person, None if events else command)
        table.apply(event)
        events.append(event)
    return events
