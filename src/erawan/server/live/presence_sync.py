"""Tell other processes who is connected to a game here, and show subscribers who is connected there.

The channel of a game is open while its table is in memory or a connection is subscribed to it.
"""

from __future__ import annotations

import asyncio

from erawan.server.cluster import process_messages as m
from erawan.server.cluster.bus import Bus
from erawan.server.cluster.presence import MOST_PEOPLE, RemotePresence
from erawan.server.live.background_tasks import BackgroundTasks
from erawan.server.live.broadcast import Broadcast
from erawan.server.live.table_cache import TableCache

# One message tells of all people who came and went in this time.
TELL_SECONDS = 0.05
# A game that is loaded again within this time keeps its channel.
CLOSE_SECONDS = 5.0


def game_channel(game_id: str) -> str:
    """Return the channel of a game."""
    return f"game:{game_id}"


def person_channel(person: str) -> str:
    """Return the channel of a person who follows their games."""
    return f"person:{person}"


class PresenceSync:
    """The presence of this process and of all others."""

    def __init__(self, bus: Bus, tasks: BackgroundTasks, table_cache: TableCache, broadcast: Broadcast) -> None:
        self._bus = bus
        self._tasks = tasks
        self._table_cache = table_cache
        self._broadcast = broadcast
        self._remote = broadcast.remote = RemotePresence()
        self._open_games: set[str] = set()
        self._to_tell: set[str] = set()
        """Games for which a message about who is connected here is about to be sent."""
        self._to_show: set[str] = set()
        """Games whose subscribers are about to be told who is connected elsewhere."""
        broadcast.on_presence = self._tell_soon
        broadcast.on_turn_news = self._tell_turn
        broadcast.on_relayed = self._relay
        broadcast.on_followed = self._follow_person

    # ---- channels

    async def open_game(self, game_id: str) -> None:
        """Subscribe to the channel of a game, and ask who is connected to it elsewhere."""
        is_new = game_id not in self._open_games
        self._open_games.add(game_id)
        await self._bus.subscribe(game_channel(game_id))
        if is_new:
            self._tell(game_id, asks=True)

    def close_game_soon(self, game_id: str) -> None:
        """Unsubscribe from the channel of a game that is neither in memory nor watched."""
        if game_id in self._open_games:
            self._tasks.spawn_quietly(self._close_game(game_id))

    async def _close_game(self, game_id: str) -> None:
        await asyncio.sleep(CLOSE_SECONDS)
        if self._table_cache.get(game_id) is None and not self._broadcast.has_subscribers(game_id):
            self._open_games.discard(game_id)
            self._remote.forget_game(game_id)
            await self._bus.unsubscribe(game_channel(game_id))

    def _follow_person(self, person: str, is_followed: bool) -> None:
        channel = person_channel(person)
        change = self._bus.subscribe(channel) if is_followed else self._bus.unsubscribe(channel)
        self._tasks.spawn_quietly(change)

    # ---- to other processes

    def _tell_soon(self, game_id: str) -> None:
        if game_id not in self._to_tell:
            self._to_tell.add(game_id)
            self._tasks.spawn_quietly(self._tell_in_a_moment(game_id))

    async def _tell_in_a_moment(self, game_id: str) -> None:
        await asyncio.sleep(TELL_SECONDS)
        self._to_tell.discard(game_id)
        self._tell(game_id)

    def _tell(self, game_id: str, asks: bool = False) -> None:
        people, anonymous = self._broadcast.local_presence(game_id)
        told = tuple(sorted(people))[:MOST_PEOPLE]
        message = m.Presence(self._bus.name, game_id, told, anonymous + len(people) - len(told), asks)
        self._bus.send(game_channel(game_id), message)

    def tell_everything(self) -> None:
        """Tell the other processes who is connected to each game here, and ask them the same."""
        for game_id in self._open_games:
            self._tell(game_id, asks=True)

    def _tell_turn(self, person: str, message: bytes) -> None:
        if self._bus.others:
            self._bus.send(person_channel(person), m.TurnNews(self._bus.name, person, message.decode()))

    def _relay(self, game_id: str, message: bytes) -> None:
        self._bus.send(game_channel(game_id), m.Relayed(self._bus.name, game_id, message.decode()))

    # ---- from other processes

    def receive(self, received: m.Presence) -> None:
        """Take over who is connected at another process."""
        if received.asks and self._broadcast.has_subscribers(received.game):
            self._tell(received.game)
        if self._remote.note(received):
            self._show_soon(received.game)

    def forget_process(self, name: str) -> None:
        """Forget the connections of a process that has gone."""
        for game_id in self._remote.forget_process(name):
            self._show_soon(game_id)

    def _show_soon(self, game_id: str) -> None:
        if game_id not in self._to_show and self._broadcast.has_subscribers(game_id):
            self._to_show.add(game_id)
            self._tasks.spawn_quietly(self._show(game_id))

    async def _show(self, game_id: str) -> None:
        await asyncio.sleep(TELL_SECONDS)
        self._to_show.discard(game_id)
        live = await self._table_cache.find_stored(game_id)
        self._broadcast.send_changes(live)
        self._broadcast.send_spectator_count(live)
