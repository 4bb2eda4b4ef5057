"""Keep the tables and subscribers of this process in step with other processes on the same database.

After each commit the process tells the others the number of the game's latest event. A process that has the game in
memory reads the newer events from the database and applies them. It sends them to its own subscribers as if it had
stored them itself. So each process sends every event once and in order, even if messages are lost.

When two processes change a game at the same time, the unique key on (game, number) lets only the first store its
events. The other process takes its table back to the state that its subscribers know, applies the events of the first,
and decides its command again.

Whenever this process may have missed messages, it compares tables with the database: each one before its next use, and
those with subscribers every second (``cluster/bus.py``).
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass

from erawan.core.errors import ErawanError
from erawan.server.cluster import process_messages as m
from erawan.server.cluster.bus import EVERYONE, Bus
from erawan.server.domain import events as e
from erawan.server.live.background_tasks import BackgroundTasks
from erawan.server.live.broadcast import Broadcast
from erawan.server.live.presence_sync import PresenceSync, game_channel
from erawan.server.live.table_cache import LiveTable, TableCache
from erawan.server.store.errors import StoreError
from erawan.server.store.game_store import Store
from erawan.server.store.user_store import people_by_id

# How many tables one query compares with the database.
MOST_COMPARED = 500
# Subscribers get a snapshot instead of more turns than this.
MOST_TURNS = 20

_log = logging.getLogger("erawan.cluster")


@dataclass
class _Behind:
    """A game that other processes have changed, as far as this one knows."""

    number: int = 0
    has_new_prepared: bool = False


class ClusterSync:
    """The connection between the games of this process and those of the others."""

    def __init__(
        self,
        bus: Bus,
        store: Store,
        tasks: BackgroundTasks,
        table_cache: TableCache,
        broadcast: Broadcast,
        schedule: Callable[[LiveTable], None],
    ) -> None:
        self._bus = bus
        self._store = store
        self._tasks = tasks
        self._table_cache = table_cache
        self._broadcast = broadcast
        self._schedule = schedule
        self._presence = PresenceSync(bus, tasks, table_cache, broadcast)
        self._behind: dict[str, _Behind] = {}
        """Games for which a task reads events."""
        self._known_numbers: dict[str, int] = {}
        """For games that have left memory: the number of the latest event that their subscribers know."""
        self._is_comparing = False
        self.on_person_changed: Callable[[str], Coroutine[None, None, None]] = _do_nothing
        self.on_sessions_ended: Callable[[m.SessionsEnded], Coroutine[None, None, None]] = _do_nothing
        self.on_restored: Callable[[], None] = lambda: None
        """Called when messages about sessions may have been missed."""
        self.on_tokens_taken: Callable[[m.TokensTaken], None] = lambda received: None

    def open(self) -> None:
        """Begin to listen to the other processes."""
        self._bus.on_message = self._receive
        self._bus.on_doubt = self._compare_soon
        self._bus.on_restored = self._doubt_everything
        self._bus.on_lost = self._presence.forget_process

    # ---- telling the others

    def tell_changed(self, live: LiveTable) -> None:
        """Tell the other processes that a game has new events."""
        self._bus.send(game_channel(live.table.id), m.GameChanged(self._bus.name, live.table.id, live.table.number))

    def tell_prepared(self, live: LiveTable) -> None:
        """Tell the other processes that the conditional turns of a game have changed."""
        message = m.GameChanged(self._bus.name, live.table.id, live.table.number, has_new_prepared=True)
        self._bus.send(game_channel(live.table.id), message)

    def tell_erased(self, game_id: str) -> None:
        """Tell the other processes that the stored events of a game have changed."""
        self._bus.send(game_channel(game_id), m.GameErased(self._bus.name, game_id))

    def tell_person(self, person: str) -> None:
        """Tell the other processes that a person has a new name or colour, or was erased."""
        self._bus.send(EVERYONE, m.PersonChanged(self._bus.name, person))

    def tell_sessions_ended(self, person: str, ended: str, kept: str) -> None:
        """Tell the other processes that sessions of a person have ended."""
        self._bus.send(EVERYONE, m.SessionsEnded(self._bus.name, person, ended, kept))

    def tell_tokens_taken(self, taken: dict[str, dict[str, int]]) -> None:
        """Tell the other processes which tokens of rate limits were taken here."""
        if self._bus.others:
            self._bus.send(EVERYONE, m.TokensTaken(self._bus.name, taken))

    # ---- what the table cache asks

    @property
    def is_fresh(self) -> bool:
        """True if this process surely receives the messages of the others."""
        return self._bus.is_fresh

    def is_stale(self, live: LiveTable) -> bool:
        """Return whether another process may have changed a game, and this one has not heard of it."""
        return live.is_doubtful or not self._bus.is_fresh

    async def refresh(self, game_id: str) -> None:
        """Bring a table in memory up to date with the database."""
        live = self._table_cache.get(game_id)
        if live is not None:
            async with live.lock:
                if not live.is_dropped:
                    await self.catch_up(live)

    async def before_load(self, game_id: str) -> None:
        """Subscribe to the changes of a game."""
        await self._presence.open_game(game_id)

    def after_add(self, game_id: str) -> None:
        """Subscribe to the changes of a game that was just created here."""
        self._tasks.spawn_quietly(self._follow_new(game_id))

    async def _follow_new(self, game_id: str) -> None:
        await self._presence.open_game(game_id)
        await self.refresh(game_id)

    def after_remove(self, live: LiveTable) -> None:
        """Note the last event that the subscribers of a game know; if it has none, stop listening for its changes."""
        if self._broadcast.has_subscribers(live.table.id):
            self._known_numbers[live.table.id] = live.table.number
        else:
            self._presence.close_game_soon(live.table.id)

    def is_out_of_sync(self, live: LiveTable) -> bool:
        """Return whether the subscribers of a table know an older state than the one that was just loaded."""
        known = self._known_numbers.pop(live.table.id, None)
        return known is not None and known != live.table.number

    def on_watched(self, game_id: str, is_watched: bool) -> None:
        """Follow a game as long as it has subscribers."""
        if is_watched:
            self._tasks.spawn_quietly(self._presence.open_game(game_id))
        else:
            self._known_numbers.pop(game_id, None)
            self._presence.close_game_soon(game_id)

    # ---- events of other processes

    async def catch_up(self, live: LiveTable) -> bool:
        """Apply and send the events that other processes have stored; return whether there were any.

        The caller holds the lock of the table.
        """
        table = live.table
        live.is_doubtful = False
        try:
            events, prepared = await self._store.events_after(table.id, table.number)
        except BaseException:
            live.is_doubtful = True
            raise
        before = table.prepared
        table.prepared = prepared
        await self._introduce(live, events)
        for group in _groups(events):
            ply_before = table.ply
            table.replay(group)
            if self._broadcast.has_subscribers(table.id):
                await self._table_cache.encode_turns(live)
            self._broadcast.send_events(live, group, ply_before, is_remote=True)
        changed = [seat for seat in {*before, *prepared} if before.get(seat) != prepared.get(seat)]
        if changed:
            self._broadcast.send_prepared(live, changed)
        if events or changed:
            self._table_cache.update_size(live)
            self._schedule(live)
        return bool(events)

    async def _introduce(self, live: LiveTable, events: Sequence[e.StoredEvent]) -> None:
        """Load the people who have taken a seat."""
        new = {stored.event.person for stored in events if isinstance(stored.event, e.SeatTaken)} - set(live.known)
        if new:
            live.known.update(await people_by_id(self._store, sorted(new)))

    async def go_back(self, live: LiveTable, number: int) -> None:
        """Drop events that could not be stored, because another process stored its own first; load those instead.

        ``number`` is the number of the last event that subscribers know. The caller holds the lock of the table.
        """
        live.stop_timer()
        live.stop_thinking()
        table = await self._store.load(live.table.id, number)
        assert table is not None, "the game was stored before"
        live.table = table
        await self.catch_up(live)
        self._broadcast.send_prepared(live, table.people)
        self._schedule(live)

    # ---- messages

    def _receive(self, received: m.ProcessMessage) -> None:
        if isinstance(received, m.GameChanged):
            self._note_change(received)
        elif isinstance(received, m.Presence):
            self._presence.receive(received)
        elif isinstance(received, m.Relayed):
            self._broadcast.send_relayed(received.game, received.message.encode())
        elif isinstance(received, m.TurnNews):
            self._broadcast.send_to_followers(received.person, received.message.encode())
        elif isinstance(received, m.GameErased):
            self._tasks.spawn_quietly(self._load_again(received.game))
        elif isinstance(received, m.PersonChanged):
            self._tasks.spawn_quietly(self.on_person_changed(received.person))
        elif isinstance(received, m.SessionsEnded):
            self._tasks.spawn_quietly(self.on_sessions_ended(received))
        elif isinstance(received, m.TokensTaken):
            self.on_tokens_taken(received)

    def _note_change(self, received: m.GameChanged) -> None:
        """Read the events of a game, unless a task does so already: it will see these, too."""
        live = self._table_cache.get(received.game)
        if live is not None and live.table.number >= received.number and not received.has_new_prepared:
            return
        behind = self._behind.get(received.game)
        if behind is None:
            self._behind[received.game] = _Behind(received.number, received.has_new_prepared)
            self._tasks.spawn_quietly(self._follow(received.game))
        else:
            behind.number = max(behind.number, received.number)
            behind.has_new_prepared |= received.has_new_prepared

    async def _follow(self, game_id: str) -> None:
        """Bring a table up to date, and repeat it if messages about the game have arrived meanwhile."""
        try:
            while True:
                behind = self._behind[game_id]
                wanted, behind.has_new_prepared = behind.number, False
                live = self._table_cache.get(game_id)
                if live is not None:
                    live.is_doubtful = True
                    await self.refresh(game_id)
                elif self._broadcast.has_subscribers(game_id):
                    # Subscribers get a snapshot once the table is loaded.
                    await self._table_cache.find(game_id)
                if behind.number <= wanted and not behind.has_new_prepared:
                    return
        finally:
            del self._behind[game_id]

    async def _load_again(self, game_id: str) -> None:
        live = self._table_cache.get(game_id)
        if live is not None:
            async with live.lock:
                self._table_cache.drop(live)
        if self._broadcast.has_subscribers(game_id):
            self._broadcast.send_snapshots(await self._table_cache.find_encoded(game_id))

    # ---- after lost messages

    def _doubt_everything(self) -> None:
        """Mark every table to be compared with the database before its next use: messages may have been missed."""
        for live in self._table_cache:
            live.is_doubtful = True
        self.on_restored()
        self._presence.tell_everything()
        self._compare_soon()
        self._tasks.spawn_quietly(self._send_turns_again())

    def _compare_soon(self) -> None:
        if not self._is_comparing:
            self._is_comparing = True
            self._tasks.spawn(self._compare())

    async def _compare(self) -> None:
        """Bring the tables up to date that are behind the database."""
        try:
            numbers = {live.table.id: live.table.number for live in self._table_cache}
            for game_id in self._broadcast.watched_games:
                numbers.setdefault(game_id, self._known_numbers.get(game_id, 0))
            games = list(numbers)
            for start in range(0, len(games), MOST_COMPARED):
                found = await self._store.latest_numbers(games[start : start + MOST_COMPARED])
                for game_id, number in found.items():
                    if number > numbers[game_id]:
                        self._note_change(m.GameChanged("", game_id, number))
        except StoreError as error:
            _log.warning("tables could not be compared with the database", extra={"code": error.code})
        finally:
            self._is_comparing = False

    async def _send_turns_again(self) -> None:
        """Send followers the games that wait for them: they may have missed changes."""
        for person in self._broadcast.followed_people:
            with suppress(ErawanError):
                self._broadcast.send_turns(person, await self._store.turns_of(person))


def _groups(events: Sequence[e.StoredEvent]) -> Iterator[list[e.StoredEvent]]:
    """Split events into groups that are sent together, as those of one command are."""
    group: list[e.StoredEvent] = []
    for stored in events:
        if group and not _belongs(group, stored.event):
            yield group
            group = []
        group.append(stored)
    if group:
        yield group


def _belongs(group: Sequence[e.StoredEvent], event: e.DomainEvent) -> bool:
    """Return whether an event is sent together with those before it."""
    if isinstance(event, e.RatingsChanged | e.GameBegan):
        return True
    turns = isinstance(event, e.TurnPlayed) and isinstance(group[-1].event, e.TurnPlayed)
    return turns and len(group) < MOST_TURNS


async def _do_nothing(_: object) -> None:
    pass
