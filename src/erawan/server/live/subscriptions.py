"""Subscribe connections to games, and answer questions about games. Nothing here changes a game."""

from __future__ import annotations

import asyncio

from msgspec.structs import asdict

from erawan.protocol import messages as p
from erawan.protocol import requests as b
from erawan.records import format_record
from erawan.server.domain import decisions
from erawan.server.domain.table import Table
from erawan.server.live import views
from erawan.server.live.background_tasks import BackgroundTasks
from erawan.server.live.broadcast import Broadcast, Connection
from erawan.server.live.cluster_sync import ClusterSync
from erawan.server.live.table_cache import TableCache
from erawan.server.store.game_store import Link, Store

COUNT_SECONDS = 0.5


class Subscriptions:
    """The subscriptions of connections: to single games, or to the turn news of all games of a person."""

    def __init__(
        self,
        store: Store,
        table_cache: TableCache,
        tasks: BackgroundTasks,
        broadcast: Broadcast,
        cluster: ClusterSync | None,
    ) -> None:
        self._store = store
        self._cluster = cluster
        self._table_cache = table_cache
        self._tasks = tasks
        self._broadcast = broadcast
        self._games_to_count: set[str] = set()
        """The games whose subscribers are about to be told the number of spectators."""

    async def watch(self, connection: Connection, game_id: str) -> None:
        """Subscribe a connection to a game, and send it a snapshot."""
        # Subscribe first, so that the connection misses no event while the table is loaded.
        was_watching = game_id in connection.games
        is_new = self._broadcast.subscribe(connection, game_id)
        try:
            if self._cluster is not None:
                # A process may have died after it stored an event, before it told the others.
                await self._cluster.refresh(game_id)
            live = await self._table_cache.find_encoded(game_id)
        except BaseException:
            if not was_watching:
                self._broadcast.unsubscribe(connection, game_id)
            raise
        self._broadcast.send_snapshot(live, connection)
        if is_new and live.table.seats_of(connection.person):
            self._broadcast.send_changes(live, besides=connection)
        elif not live.table.seats_of(connection.person):
            self._send_spectator_count_soon(game_id)

    def leave(self, connection: Connection, game_id: str) -> None:
        """End the subscription of a connection to a game."""
        is_absent = self._broadcast.unsubscribe(connection, game_id)
        live = self._table_cache.get(game_id)
        if live is None:
            # The table is not in memory: it is loaded if other connections are subscribed.
            if self._broadcast.has_subscribers(game_id):
                self.send_changes_soon(game_id)
                self._send_spectator_count_soon(game_id)
            return
        if not live.table.seats_of(connection.person):
            self._send_spectator_count_soon(game_id)
        elif is_absent:
            self.send_changes_soon(game_id)

    async def follow(self, connection: Connection) -> p.TurnsMessage:
        """Send a connection turn news of all games of its person; return the games that wait for them now."""
        # Follow first, so that the connection misses no news while the games are looked up.
        self._broadcast.add_follower(connection)
        games = await self._store.turns_of(connection.person) if connection.person is not None else []
        return p.TurnsMessage(games=games)

    def close_connection(self, connection: Connection) -> None:
        """End all subscriptions of a connection."""
        for game_id in tuple(connection.games):
            self.leave(connection, game_id)
        self._broadcast.remove_follower(connection)

    def send_changes_soon(self, game_id: str) -> None:
        """Send everything but the position to every subscriber, once all events are stored."""
        self._tasks.spawn_quietly(self._send_changes(game_id))

    async def _send_changes(self, game_id: str) -> None:
        self._broadcast.send_changes(await self._table_cache.find_stored(game_id))

    def _send_spectator_count_soon(self, game_id: str) -> None:
        """Send the number of spectators in a moment: once for many who come and go together."""
        if game_id not in self._games_to_count and self._broadcast.has_subscribers(game_id):
            self._games_to_count.add(game_id)
            self._tasks.spawn_quietly(self._send_spectator_count(game_id))

    async def _send_spectator_count(self, game_id: str) -> None:
        await asyncio.sleep(COUNT_SECONDS)
        self._games_to_count.discard(game_id)
        self._broadcast.send_spectator_count(await self._table_cache.find_stored(game_id))


class GameQueries:
    """Questions about games; the answers hold only events that are stored."""

    def __init__(self, table_cache: TableCache, broadcast: Broadcast) -> None:
        self._table_cache = table_cache
        self._broadcast = broadcast

    @property
    def counts(self) -> dict[str, int]:
        """The number of games in memory, and of connections that are subscribed."""
        return {"games": len(self._table_cache), "sockets": self._broadcast.connection_count}

    async def view(self, person: str | None, game_id: str) -> p.GameView:
        """Return everything that a person may see of a game."""
        return self._broadcast.view_game(await self._table_cache.find_encoded(game_id), person)

    async def invitation(self, person: str | None, link: Link) -> b.InvitationView:
        """Return the game that a link leads to, the seat that it gives, and who invites."""
        live = await self._table_cache.find_encoded(link.game)
        inviter = views.view_inviter(live.table, live.known) if link.person is None else None
        return b.InvitationView(**asdict(self._broadcast.view_game(live, person)), seat=link.seat, inviter=inviter)

    async def table(self, game_id: str) -> Table:
        """Return the table of a game; the caller must not change it."""
        return (await self._table_cache.find_stored(game_id)).table

    async def public_position(self, game_id: str) -> str:
        """Return the position of a game as spectators see it."""
        return views.PositionViews(await self.table(game_id)).public_text

    async def record(self, game_id: str) -> str:
        """Return the text of the record of a game. It is written once for each event."""
        live = await self._table_cache.find_stored(game_id)
        names = tuple(seat.name or "" for seat in views.view_seats(live.table, live.known, set()))
        about = live.table.number, names
        if live.record is None or live.record[0] != about:
            make_record = live.table.prepare_record(names)
            text = await self._table_cache.run_long(lambda: format_record(make_record()))
            live.record = about, text
            self._table_cache.update_size(live)
            return text
        return live.record[1]

    async def choices(self, person: str | None, command: p.Choose) -> p.Choices:
        """Return the ways to continue a person's half-made turn."""
        table = await self.table(command.game)
        state = decisions.state_for_choices(table, person, command.ahead, command.seat)
        return views.view_continuations(table, state, command)
