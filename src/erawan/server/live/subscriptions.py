"""Answer questions about games: subscribe to one, read its snapshot, list choices. Nothing changes a game here."""

from __future__ import annotations

import asyncio

from erawan.protocol import messages as p
from erawan.server.domain import decisions
from erawan.server.domain.phrases import words_of
from erawan.server.domain.table import Table
from erawan.server.live import views
from erawan.server.live.background_tasks import BackgroundTasks
from erawan.server.live.bot_turns import BotTurns
from erawan.server.live.broadcast import Broadcast
from erawan.server.live.connection import Connection
from erawan.server.live.table_cache import TableCache
from erawan.server.store.store import Store
from erawan.server.store.user_store import User

COUNT_SECONDS = 0.5


class Subscriptions:
    """Games as people see them."""

    def __init__(
        self, store: Store, table_cache: TableCache, tasks: BackgroundTasks, broadcast: Broadcast, opponents: BotTurns
    ) -> None:
        self._store = store
        self._table_cache = table_cache
        self._tasks = tasks
        self._broadcast = broadcast
        self._opponents = opponents
        self._counting: set[str] = set()
        """The games whose watchers are about to be told how many they are."""

    @property
    def counts(self) -> dict[str, int]:
        """How many games are in memory and how many sockets watch."""
        return {"games": len(self._table_cache), "sockets": self._broadcast.count}

    async def watch(self, socket: Connection, game_id: str) -> None:
        """Lets a socket follow a game: it hears everything from now on, and first how things stand."""
        # Subscribing comes first: whatever happens while the table is being looked at is heard.
        was_watching = game_id in socket.games
        is_new = self._broadcast.add(socket, game_id)
        try:
            live = await self._table_cache.settled(game_id)
        except BaseException:
            if not was_watching:
                self._broadcast.remove(socket, game_id)
            raise
        self._broadcast.tell_snapshot(live, socket)
        if is_new and live.table.seats_of(socket.person):
            self._broadcast.tell_changes(live, besides=socket)
        elif not live.table.seats_of(socket.person):
            self._count_soon(game_id)

    def leave(self, socket: Connection, game_id: str) -> None:
        """Stops telling a socket about a game."""
        is_gone = self._broadcast.remove(socket, game_id)
        live = self._table_cache.get(game_id)
        if live is None:
            return
        if not live.table.seats_of(socket.person):
            self._count_soon(game_id)
        elif is_gone:
            self._tasks.spawn_quietly(self._tell_changes(game_id))

    def _count_soon(self, game_id: str) -> None:
        """Tells in a moment how many look on: of many who come and go together everybody hears once."""
        if game_id not in self._counting and self._broadcast.is_watched(game_id):
            self._counting.add(game_id)
            self._tasks.spawn_quietly(self._count(game_id))

    async def _count(self, game_id: str) -> None:
        await asyncio.sleep(COUNT_SECONDS)
        self._counting.discard(game_id)
        self._broadcast.tell_watchers(await self._table_cache.settled(game_id))

    async def _tell_changes(self, game_id: str) -> None:
        """Tells how things stand beside the board, once nothing is half kept."""
        self._broadcast.tell_changes(await self._table_cache.settled(game_id))

    async def see(self, person: str | None, game_id: str) -> p.GameView:
        """Everything somebody may see of a game."""
        return self._broadcast.see(await self._table_cache.settled(game_id), person)

    async def table(self, game_id: str) -> Table:
        """The table of a game when nothing is half kept; to be looked at, not changed."""
        return (await self._table_cache.settled(game_id)).table

    async def names_at(self, game_id: str) -> tuple[str, ...]:
        """Who plays, seat by seat."""
        live = await self._table_cache.settled(game_id)
        seats = views.see_seats(live.table, live.known, set())
        return tuple(seat.name or "" for seat in seats)

    async def choices(self, person: str | None, command: p.Choose) -> p.Choices:
        """How a half-made turn of somebody may go on."""
        live = await self._table_cache.settled(command.game)
        table = live.table
        state = decisions.state_to_choose_in(table, person, command.ahead, command.seat)
        return views.see_way_on(table, state, command)

    async def hint(self, person: str | None, command: p.Hint) -> p.HintMessage:
        """What our engine would do in somebody's place."""
        live = await self._table_cache.settled(command.game)
        table = live.table
        decisions.check_hint(table, person)
        ply, line, state = table.ply, table.line, table.state
        thought = await self._opponents.hint(table)
        return p.HintMessage(
            id=command.id,
            game=command.game,
            ply=ply,
            line=line,
            turn=thought.turn,
            does=words_of(state.describe(thought.turn)),
            returns=[round(value, 4) for value in thought.evaluation.returns],
        )

    def rename(self, person: User) -> None:
        """Shows somebody under another name or colour at every table in memory."""
        for live in self._table_cache:
            if person.id in live.known:
                live.known[person.id] = person
                self._tasks.spawn_quietly(self._tell_changes(live.table.id))

    async def follow(self, socket: Connection) -> p.TurnsMessage:
        """Lets a socket hear of all games of its person; those that wait for them now."""
        # Following comes first: whatever happens while the games are being looked up is heard.
        self._broadcast.follow(socket)
        games = await self._store.turns_of(socket.person) if socket.person is not None else []
        return p.TurnsMessage(games=games)

    def forget(self, socket: Connection) -> None:
        """Lets go of a socket."""
        for game_id in tuple(socket.games):
            self.leave(socket, game_id)
        self._broadcast.forget(socket)
