"""Execute the commands of games one after another: decide, store the events, then broadcast them.

Steps of a command: find the table (load it if necessary), take its lock, decide, apply, store, broadcast, and schedule
what follows: an opponent's turn, a clock's timer. If storing fails, the table is dropped and loaded again.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

from erawan.core.errors import ErawanError
from erawan.protocol import commands as c
from erawan.protocol import messages as p
from erawan.server.cluster.bus import Bus
from erawan.server.domain import decisions
from erawan.server.domain import events as e
from erawan.server.domain.clock import now_ms
from erawan.server.domain.conditional_turns import Prepared, update_prepared
from erawan.server.domain.decisions import RefusedError
from erawan.server.domain.player_ratings import changes_by_seat, is_rated, players_of, rate
from erawan.server.domain.table import Decision, Table
from erawan.server.domain.table_setup import Plan, plan_rematch
from erawan.server.live.background_tasks import BackgroundTasks
from erawan.server.live.bot_turns import BotTurns, Decide, user_of
from erawan.server.live.broadcast import Broadcast
from erawan.server.live.cluster_sync import ClusterSync
from erawan.server.live.encoded_turns import MOST_ON_LOOP
from erawan.server.live.engine_pool import Engines
from erawan.server.live.outage import OutageMonitor
from erawan.server.live.scheduler import Scheduler
from erawan.server.live.subscriptions import GameQueries, Subscriptions
from erawan.server.live.table_cache import LiveTable, TableCache
from erawan.server.live.turn_notices import TurnNotices, store_calls
from erawan.server.live.views import words_of
from erawan.server.live.webhook_queue import WebhookQueue
from erawan.server.metrics import turn_stage
from erawan.server.store.errors import ConflictError, StoreError
from erawan.server.store.game_store import Store, more_events, new_game, store_prepared
from erawan.server.store.lease_store import Leases
from erawan.server.store.user_store import (
    User,
    erase_person,
    games_of_person,
    games_to_leave,
    people_by_id,
    ratings_of,
    store_ratings,
)
from erawan.server.store.writer import Change

# A command that loses this often against other processes is refused.
MAX_CONFLICTS = 10
# After the second conflict a command waits at random up to this time, and up to twice as long after each further one.
FIRST_CONFLICT_SECONDS, LONGEST_CONFLICT_SECONDS = 0.01, 0.3

_log = logging.getLogger("erawan.live")


class GameService:
    """Every game of the server.

    ``subscriptions`` and ``queries`` serve the same games: they share tables and broadcast.
    """

    def __init__(
        self,
        store: Store,
        engines: Engines,
        outage_monitor: OutageMonitor,
        hooks: WebhookQueue,
        table_memory_mb: int,
        leases: Leases,
        bus: Bus | None = None,
    ) -> None:
        self._store = store
        self._outage_monitor = outage_monitor
        self._outages = outage_monitor.outages
        self._hooks = hooks
        self._tasks = BackgroundTasks()
        self._broadcast = Broadcast(self._outages)
        self._table_cache = TableCache(store, self._tasks, self._on_loaded, table_memory_mb * 1_000_000)
        self._bot_turns = BotTurns(
            engines,
            self._table_cache,
            self._tasks,
            self._outages,
            self.execute,
            self._broadcast.send_error,
            self._broadcast.send_remark,
            self._broadcast.has_subscribers,
            leases,
        )
        self.engines = engines
        self._scheduler = Scheduler(
            store,
            self._table_cache,
            self._tasks,
            self._broadcast,
            self._bot_turns,
            outage_monitor,
            self.execute,
            self.check_timeout,
            leases,
        )
        self.cluster: ClusterSync | None = None
        """Set where other processes serve the same games."""
        if bus is not None:
            self.cluster = self._table_cache.sync = ClusterSync(
                bus, store, self._tasks, self._table_cache, self._broadcast, self._scheduler.schedule
            )
        self._broadcast.on_watched = self._on_watched
        self._notices = TurnNotices(hooks, self._broadcast, self._table_cache, self._tasks, self._outages)
        self._rating_lock = asyncio.Lock()
        self.subscriptions = Subscriptions(store, self._table_cache, self._tasks, self._broadcast, self.cluster)
        self.queries = GameQueries(self._table_cache, self._broadcast)

    # ---- figures of this process

    @property
    def memory(self) -> dict[str, int]:
        """The number of tables in memory, and their estimated bytes."""
        return {"tables": len(self._table_cache), "bytes": self._table_cache.counted_bytes}

    @property
    def waiting_counts(self) -> dict[str, int]:
        """The number of searches, and of games, that wait for an engine."""
        return self._bot_turns.waiting_counts

    # ---- start and stop

    async def open(self) -> None:
        """Continue the work that a restart interrupted: opponents' turns, running clocks, webhook calls."""
        self._outage_monitor.on_outage_ended = self._reset_timers
        if self.cluster is not None:
            self.cluster.open()
        await self._scheduler.open()
        self._tasks.spawn_quietly(self._notices.run())

    async def finish_commands(self) -> None:
        """Wait until the commands that run now are stored, and sent."""
        for live in self._table_cache:
            async with live.lock:
                pass

    async def close(self) -> None:
        """Stop timers and opponents, and wait until the changes that are being stored are stored."""
        self._scheduler.close()
        await self._tasks.close()
        self._table_cache.stop_long_work()

    def _on_loaded(self, live: LiveTable, is_out_of_sync: bool) -> None:
        if is_out_of_sync:
            self._tasks.spawn_quietly(self._send_snapshots(live.table.id))
        self._scheduler.schedule(live)

    def _on_watched(self, game_id: str, is_watched: bool) -> None:
        self._scheduler.on_watched(game_id, is_watched)
        if self.cluster is not None:
            self.cluster.on_watched(game_id, is_watched)

    def _reset_timers(self) -> None:
        """Set every timer again: an outage has given every clock more time."""
        for live in self._table_cache:
            self._scheduler.set_timer(live)
        for game_id in self._broadcast.watched_games:
            self.subscriptions.send_changes_soon(game_id)

    # ---- games and seats

    async def create(self, plan: Plan, person: User, extra: Callable[[str], Change]) -> str:
        """Create a game in which a person takes the seats at their screen; return its id.

        ``extra`` returns a change for the id of the game, which is stored together with it.
        """
        table = await self._make_table(new_game_id(), plan)
        events = table.append(decisions.decide_creation(plan, person.id), person.id, None, now_ms())
        await self._store.write(new_game(table, person.id, events, self._scheduler.due_ms(table)), extra(table.id))
        self._add(LiveTable(table, {person.id: person}), person.id)
        return table.id

    async def _make_table(self, game_id: str, plan: Plan) -> Table:
        """Return the table of a new game; the turns of a long record are played in a thread."""
        if len(plan.earlier) <= MOST_ON_LOOP:
            return Table(game_id, plan, now_ms())
        return await self._table_cache.run_long(Table, game_id, plan, now_ms())

    def _add(self, live: LiveTable, maker: str | None) -> None:
        """Take a game that was just created into memory, and start it."""
        self._table_cache.add(live)
        self._scheduler.schedule(live)
        self._broadcast.send_turn_news(live, maker)

    async def join(self, game_id: str, person: User, seat: int, extra: Change | None = None) -> None:
        """Give a free seat to a person; ``extra`` is stored together with it."""
        await self._take_seat(game_id, person, lambda table, _: decisions.decide_join(table, person.id, seat), extra)

    async def move_seat(self, game_id: str, holder: str, person: User, seat: int, extra: Change) -> None:
        """Move a seat to the same person on another device; ``extra`` is stored together with it."""

        def decide(table: Table, now: int) -> Decision:
            return decisions.decide_seat_move(table, holder, person.id, seat)

        await self._take_seat(game_id, person, decide, extra)

    async def merge_guest(self, guest: str, person: User) -> None:
        """Give the seats of a guest to the person as whom the guest has signed in.

        At tables where the person holds a seat already, the guest keeps its own.
        """
        for game_id in await games_of_person(self._store, guest):
            try:
                with suppress(RefusedError):
                    await self._take_seat(
                        game_id, person, lambda table, _: decisions.decide_guest_merge(table, guest, person.id), None
                    )
            except StoreError:
                raise
            except ErawanError as error:
                # One game that cannot be loaded must not stop the sign-in.
                _log.warning("a game could not be merged", extra={"game": game_id, "code": error.code})

    async def _take_seat(self, game_id: str, person: User, decide: Decide, extra: Change | None) -> None:
        def decide_and_introduce(table: Table, now: int) -> Decision:
            live = self._table_cache.get(table.id)
            assert live is not None, "the table is locked"
            live.known[person.id] = person
            return decide(table, now)

        await self.execute(game_id, decide_and_introduce, person.id, extra=extra)

    # ---- commands

    async def command(self, person: str | None, command: c.TableCommand) -> p.Done:
        """Execute a command of a person."""

        def decide(table: Table, now: int) -> Decision:
            rematch_id = new_game_id() if isinstance(command, c.Ask | c.Answer) else ""
            return decisions.decide(table, person, command, now, self._outages, rematch_id)

        return p.Done(id=command.id, number=await self.execute(command.game, decide, person, command.id))

    async def hint(self, person: str | None, command: p.Hint) -> p.HintMessage:
        """Return the turn that the engine would play. A game with a hint is not rated."""
        table = await self.queries.table(command.game)
        decisions.check_hint(table, person)
        if table.state.to_move not in table.hinted:
            await self.execute(command.game, lambda table, _: decisions.decide_hint(table, person), person)
            table = await self.queries.table(command.game)
            decisions.check_hint(table, person)
        ply, line, state = table.ply, table.line, table.state
        found = await self._bot_turns.hint(table, person or user_of(table))
        return p.HintMessage(
            id=command.id,
            game=command.game,
            ply=ply,
            line=line,
            turn=found.turn,
            does=words_of(state.describe(found.turn)),
            returns=[round(value, 4) for value in found.evaluation.returns],
        )

    async def prepare(self, person: str | None, command: c.Prepare) -> p.Done:
        """Store the conditional turns of a person; play the first at once if it is their turn."""
        await asyncio.shield(self._tasks.spawn(self._prepare(person, command)))
        return p.Done(id=command.id)

    async def _prepare(self, person: str | None, command: c.Prepare) -> None:
        while True:
            live = await self._table_cache.find(command.game)
            async with live.lock:
                if live.is_dropped:
                    continue
                await self._ensure_store_is_healthy(live)
                seat, wanted = decisions.decide_preparation(live.table, person, command)
                await self._store.write(store_prepared(live.table.id, {seat: wanted}))
                _set_prepared(live.table, {seat: wanted})
                if self.cluster is not None:
                    self.cluster.tell_prepared(live)
                self._broadcast.send_prepared(live, [seat])
                self._scheduler.play_prepared(live.table)
                return

    # ---- the path of a command

    async def execute(
        self,
        game_id: str,
        decide: Decide,
        person: str | None = None,
        command: str | None = None,
        extra: Change | None = None,
    ) -> int:
        """Decide, store and broadcast at a table; return the number of the first event.

        ``command`` is the id of the command: if it is repeated, it gets its first answer. ``extra`` is stored with the
        events.
        The task continues to its end even if the caller is cancelled.
        """
        return await asyncio.shield(self._tasks.spawn(self._execute(game_id, decide, person, command, extra)))

    async def check_timeout(self, game_id: str, extra: Change | None = None) -> None:
        """End a game if the time of the seat to move is over; ``extra`` is stored together with the end."""
        await asyncio.shield(self._tasks.spawn(self._execute(game_id, None, None, None, extra)))

    async def _execute(
        self, game_id: str, decide: Decide | None, person: str | None, command: str | None, extra: Change | None
    ) -> int:
        conflicts = 0
        is_up_to_date = self.cluster is None
        while True:
            if conflicts > 1:
                longest = min(FIRST_CONFLICT_SECONDS * 2 ** (conflicts - 2), LONGEST_CONFLICT_SECONDS)
                await asyncio.sleep(random.uniform(0, longest))
            live = await self._table_cache.find(game_id)
            async with live.lock:
                if live.is_dropped:
                    continue
                table = live.table
                before = table.event_of_command(person, command) if command is not None else None
                if before is not None:
                    return before
                try:
                    now = await self._ensure_store_is_healthy(live)
                    timeout = decisions.decide_timeout(table, now, self._outages)
                    if timeout is not None:
                        await self._commit(live, timeout, None, None, extra if decide is None else None)
                    if decide is None:
                        return table.number
                    with turn_stage("decide"):
                        decision = decide(table, now)
                    return await self._commit(live, decision, person, command, extra)
                except ConflictError:
                    # Another process was first. The table follows its events, and the command is decided again.
                    conflicts += 1
                    if conflicts == MAX_CONFLICTS:
                        raise
                except StoreError:
                    raise
                except ErawanError:
                    # Only the stored game may refuse a command: another process may have changed it just now.
                    if is_up_to_date or live.is_dropped or not (self.cluster and await self.cluster.catch_up(live)):
                        raise
                    is_up_to_date = True

    async def _ensure_store_is_healthy(self, live: LiveTable) -> int:
        """Close an open outage, so that no player loses by time that passed while no turn could be stored.

        Return the time by which to decide.
        """
        try:
            return await self._outage_monitor.ensure_store_is_healthy()
        except StoreError as error:
            self._table_cache.drop_after_error(live, error)
            raise

    async def _commit(
        self, live: LiveTable, decision: Decision, person: str | None, command: str | None, extra: Change | None
    ) -> int:
        """Apply a decision, store its events, then broadcast them; return the number of the first event."""
        table = live.table
        number_before, ply_before, was_over = table.number, table.ply, table.result is not None
        rematch: LiveTable | None = None
        try:
            events = table.append(decision, person, command, now_ms())
            changes = [extra] if extra else []
            if isinstance(events[0].event, e.RematchStarted):
                rematch, change = await self._create_rematch(live)
                changes.append(change)
            prepared = _changed_prepared(table)
            if prepared:
                changes.append(store_prepared(table.id, prepared))
                # Before webhook calls are found: no person is called for a turn that the server plays at once.
                _set_prepared(table, prepared)
            calls = self._notices.due_calls(events[0].event, table, *([rematch.table] if rematch else ()))
            changes += store_calls(calls)
            with turn_stage("commit"):
                if table.result is not None and not was_over and is_rated(table):
                    await self._write_rated(table, events, changes)
                else:
                    await self._store.write(more_events(table, events, self._scheduler.due_ms(table)), *changes)
        except BaseException as error:
            await self._take_back(live, number_before, error)
            raise
        if self.cluster is not None:
            self.cluster.tell_changed(live)
        self._table_cache.update_size(live)
        if self._broadcast.has_subscribers(table.id) and not isinstance(events[0].event, e.TurnPlayed):
            # Subscribers may get a snapshot.
            await self._table_cache.encode_turns(live)
        if rematch is not None:
            self._add(rematch, person)
        # Forced turns were played together with the turn before them.
        self._scheduler.schedule(live, can_be_forced=not isinstance(events[-1].event, e.TurnPlayed))
        with turn_stage("broadcast"):
            self._broadcast.send_events(live, events, ply_before)
            self._broadcast.send_prepared(live, prepared)
        self._notices.start_calls(calls)
        return events[0].number

    async def _take_back(self, live: LiveTable, number: int, error: BaseException) -> None:
        """Remove from a table the events that could not be stored; ``number`` is the event before them."""
        if self.cluster is not None and isinstance(error, ConflictError):
            try:
                await self.cluster.go_back(live, number)
            except BaseException as further:
                self._table_cache.drop_after_error(live, further)
                raise
        else:
            self._table_cache.drop_after_error(live, error)

    async def _write_rated(self, table: Table, events: list[e.StoredEvent], changes: Sequence[Change]) -> None:
        """Store the end of a game together with the new ratings, so that it counts exactly once.

        Add an event to ``events`` that says how the ratings changed.
        """
        game, seats = table.game.name, table.game.seats
        # Of two games that end at once, the second must see the ratings after the first.
        async with self._rating_lock:
            before = await ratings_of(self._store, players_of(table), game, seats)
            after = rate(table, before)
            rated = Decision([e.RatingsChanged(changes_by_seat(table, before, after))])
            events += table.append(rated, None, None, now_ms())
            end = more_events(table, events, self._scheduler.due_ms(table))
            await self._store.write(end, *changes, store_ratings(before, after, game, seats, now_ms()))

    async def _create_rematch(self, live: LiveTable) -> tuple[LiveTable, Change]:
        """Return the game of a rematch, and the change that stores it."""
        before = live.table
        assert before.rematch is not None
        plan, people = plan_rematch(before)
        table = await self._make_table(before.rematch, plan)
        maker, decision = decisions.decide_rematch(before, people)
        events = table.append(decision, maker, None, now_ms())
        change = new_game(table, maker, events, self._scheduler.due_ms(table))
        return LiveTable(table, dict(live.known)), change

    # ---- people

    async def read_person_again(self, person_id: str) -> None:
        """Show the new name and colour of a person whom another process has changed."""
        found = await people_by_id(self._store, [person_id])
        if person_id in found:
            self.update_person(found[person_id], is_new_here=False)

    def update_person(self, person: User, is_new_here: bool = True) -> None:
        """Show the new name and colour of a person at every table; if ``is_new_here``, tell the other processes."""
        for live in self._table_cache:
            if person.id in live.known:
                live.known[person.id] = person
                self.subscriptions.send_changes_soon(live.table.id)
        self._tasks.spawn_quietly(self._send_person_where_not_in_memory(person.id))
        if self.cluster is not None and is_new_here:
            self.cluster.tell_person(person.id)

    async def _send_person_where_not_in_memory(self, person: str) -> None:
        """Tell the subscribers of tables that are not in memory about a new name or colour."""
        for game_id in await games_of_person(self._store, person) if self._broadcast.watched_games else ():
            if self._broadcast.has_subscribers(game_id) and self._table_cache.get(game_id) is None:
                self.subscriptions.send_changes_soon(game_id)

    async def erase(self, person: str) -> None:
        """Erase a person: they leave every table, and nothing identifies them any more."""
        shared, alone = await games_to_leave(self._store, person)
        for game_id in shared:
            table = await self.queries.table(game_id)
            for seat in table.seats_of(person) if table.result is None else ():
                await self.command(person, c.StandUp(game=game_id, id=f"erased-{seat}", seat=seat))
        await self._store.write(await erase_person(self._store, person, alone))
        self._hooks.forget(person)
        for game_id in (*shared, *alone):
            live = self._table_cache.get(game_id)
            if self.cluster is not None:
                self.cluster.tell_erased(game_id)
            if live is not None:
                async with live.lock:
                    self._table_cache.drop(live)
                if game_id in shared:
                    self._tasks.spawn_quietly(self._send_snapshots(game_id))

    async def _send_snapshots(self, game_id: str) -> None:
        self._broadcast.send_snapshots(await self._table_cache.find_encoded(game_id))


def _changed_prepared(table: Table) -> dict[int, Prepared | None]:
    """Return by seat the conditional turns that the latest events have changed; None if a seat has none any more."""
    after = {seat: update_prepared(prepared, table, seat) for seat, prepared in table.prepared.items()}
    return {seat: prepared for seat, prepared in after.items() if prepared != table.prepared[seat]}


def _set_prepared(table: Table, changed: Mapping[int, Prepared | None]) -> None:
    for seat, prepared in changed.items():
        if prepared is None:
            table.prepared.pop(seat, None)
        else:
            table.prepared[seat] = prepared


def new_game_id() -> str:
    """Return a game id that cannot be guessed."""
    letters = "abcdefghijkmnpqrstuvwxyz23456789"
    return "".join(letters[byte % len(letters)] for byte in secrets.token_bytes(12))
