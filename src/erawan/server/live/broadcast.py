"""Send game events to subscribers, each through the view of their seat."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence

from erawan.core.errors import ErawanError
from erawan.protocol import messages as p
from erawan.server.cluster.presence import RemotePresence
from erawan.server.domain import events as e
from erawan.server.domain.clock import Span, now_ms
from erawan.server.live import views
from erawan.server.live.blunders import Blunder
from erawan.server.live.table_cache import LiveTable

# A client that does not read is disconnected; when it reconnects it gets a snapshot.
MAX_QUEUED_MESSAGES = 200
MAX_QUEUED_BYTES = 1_000_000

# Events that leave the position as it is.
_BESIDE_THE_BOARD = (
    e.RequestMade, e.RequestAccepted, e.RequestDeclined, e.RematchStarted, e.TitleChanged, e.HintGiven
)  # fmt: skip
# Events after which the same person is to move, in a game with the same title and status.
_WITHOUT_TURN_NEWS = (e.ChatSent, e.RequestMade, e.RequestAccepted, e.RequestDeclined, e.HintGiven)


class Connection:
    """One WebSocket connection: its person, its subscriptions, and the queue of messages to send."""

    def __init__(self, person: str | None, language: str) -> None:
        self.person = person
        self.language = language
        self.games: set[str] = set()
        """The games to which it is subscribed."""
        self.is_following = False
        """Whether it gets turn news of all games of its person."""
        self._queue: deque[bytes] = deque()
        self._queued_bytes = 0
        self._has_messages = asyncio.Event()
        self.too_slow = asyncio.Event()
        """Set once the queue is longer than that of any client that reads."""

    def send(self, message: bytes) -> None:
        """Put a message into the queue; never wait."""
        if self.too_slow.is_set():
            return
        self._queue.append(message)
        self._queued_bytes += len(message)
        # A single message may be long: the snapshot of a long game.
        is_too_large = len(self._queue) > 1 and self._queued_bytes > MAX_QUEUED_BYTES
        if len(self._queue) > MAX_QUEUED_MESSAGES or is_too_large:
            self._queue.clear()
            self.too_slow.set()
        self._has_messages.set()

    async def pump(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send the queued messages in order, for ever; wait while the client does not read."""
        while True:
            await self._has_messages.wait()
            self._has_messages.clear()
            while self._queue:
                message = self._queue.popleft()
                self._queued_bytes -= len(message)
                await send(message.decode())


class Broadcast:
    """Keep track of subscribers, and send them messages about their games."""

    def __init__(self, outages: Sequence[Span]) -> None:
        self._outages = outages
        self._subscribers: dict[str, set[Connection]] = {}
        self._followers: dict[str, set[Connection]] = {}
        """The connections of a person that get turn news of all their games."""
        self.on_watched: Callable[[str, bool], None] = lambda game_id, is_watched: None
        """Called when a game gets its first subscriber, and when it loses its last."""
        # Where other processes serve the same games (live/presence_sync.py):
        self.remote: RemotePresence | None = None
        """Who is connected at other processes."""
        self.on_presence: Callable[[str], None] = lambda game_id: None
        """Called when the connections of a game change."""
        self.on_followed: Callable[[str, bool], None] = lambda person, is_followed: None
        """Called when a person gets their first follower here, and when they lose their last."""
        self.on_turn_news: Callable[[str, bytes], None] | None = None
        """Called with turn news for the connections of a person at other processes."""
        self.on_relayed: Callable[[str, bytes], None] = lambda game_id, message: None
        """Called with a message for all subscribers that no stored event causes, such as an opponent's remark."""

    # ---- subscribers

    def subscribe(self, connection: Connection, game_id: str) -> bool:
        """Subscribe a connection to a game; return whether its person was not present before."""
        is_new, is_first = connection.person not in self._present(game_id), not self.has_subscribers(game_id)
        self._subscribers.setdefault(game_id, set()).add(connection)
        connection.games.add(game_id)
        if is_first:
            self.on_watched(game_id, True)
        self.on_presence(game_id)
        return is_new

    def unsubscribe(self, connection: Connection, game_id: str) -> bool:
        """End the subscription to a game; return whether its person is no longer present."""
        subscribers = self._subscribers.get(game_id, set())
        subscribers.discard(connection)
        connection.games.discard(game_id)
        if not subscribers and self._subscribers.pop(game_id, None) is not None:
            self.on_watched(game_id, False)
        self.on_presence(game_id)
        return connection.person not in self._present(game_id)

    def add_follower(self, connection: Connection) -> None:
        """Send a connection turn news of all games of its person from now on."""
        if connection.person is not None:
            connection.is_following = True
            if connection.person not in self._followers:
                self.on_followed(connection.person, True)
            self._followers.setdefault(connection.person, set()).add(connection)

    def remove_follower(self, connection: Connection) -> None:
        """Stop sending turn news to a connection."""
        followers = self._followers.get(connection.person or "", set())
        followers.discard(connection)
        if not followers and self._followers.pop(connection.person or "", None) is not None:
            self.on_followed(connection.person or "", False)

    def is_present(self, person: str, game_id: str) -> bool:
        """Return whether a person is subscribed to a game."""
        return person in self._present(game_id)

    def has_subscribers(self, game_id: str) -> bool:
        """Return whether any connection is subscribed to a game."""
        return game_id in self._subscribers

    @property
    def watched_games(self) -> tuple[str, ...]:
        """The games that have subscribers."""
        return tuple(self._subscribers)

    @property
    def connection_count(self) -> int:
        """The number of connections that are subscribed to a game."""
        return len({connection for subscribers in self._subscribers.values() for connection in subscribers})

    def _count_spectators(self, live: LiveTable) -> int:
        """Return how many people watch without a seat; each anonymous connection counts as one."""
        _, anonymous = self.local_presence(live.table.id)
        if self.remote is not None:
            anonymous += self.remote.anonymous(live.table.id)
        return anonymous + len(self._present(live.table.id) - set(live.table.people.values()))

    def _present(self, game_id: str) -> set[str]:
        """Return the people who are subscribed to a game, here or at another process."""
        people, _ = self.local_presence(game_id)
        return people if self.remote is None else people | self.remote.people(game_id)

    def local_presence(self, game_id: str) -> tuple[set[str], int]:
        """Return the people who are subscribed to a game at this process, and the number of anonymous connections."""
        connections = self._subscribers.get(game_id, ())
        people = {connection.person for connection in connections if connection.person is not None}
        return people, sum(connection.person is None for connection in connections)

    # ---- messages

    def view_game(self, live: LiveTable, person: str | None) -> p.GameView:
        """Return everything that a person may see of a game."""
        return self._game_views(live).of_person(person)

    def _game_views(self, live: LiveTable) -> views.GameViews:
        present, spectators = self._present(live.table.id), self._count_spectators(live)
        return views.GameViews(
            live.table,
            live.known,
            present,
            now_ms(),
            self._outages,
            live.is_thinking,
            spectators,
            live.encoded_turns.encode,
        )

    def send_events(
        self, live: LiveTable, events: Sequence[e.StoredEvent], ply_before: int, is_remote: bool = False
    ) -> None:
        """Send the events of one command, which are stored, to every subscriber.

        ``is_remote``: another process has stored the events. That process sends the turn news.
        """
        first = events[0].event
        if isinstance(first, e.TurnPlayed):
            self._send_turns(live, ply_before)
        elif isinstance(first, e.ChatSent):
            message = live.table.chat[-1]
            view = p.SaidView(message.seat, message.text, message.at_ms)
            self._send_to_all(live, p.encode_outgoing(p.SaidMessage(game=live.table.id, said=view)))
        elif isinstance(first, _BESIDE_THE_BOARD):
            self.send_changes(live)
        else:
            self.send_snapshots(live)
        if not is_remote and not isinstance(first, _WITHOUT_TURN_NEWS):
            # A person prepared this turn earlier, and may be at another process now.
            was_prepared = isinstance(first, e.TurnPlayed) and events[0].command is None
            self.send_turn_news(live, None if was_prepared else events[0].person)

    def send_turn_news(self, live: LiveTable, by: str | None) -> None:
        """Send turn news to the players who follow their games, after an event that the person ``by`` caused."""
        for person in set(live.table.people.values()):
            if person in self._followers or self.on_turn_news is not None:
                message = p.encode_outgoing(views.view_turn_news(live.table, person, self._outages, by))
                self.send_to_followers(person, message)
                if self.on_turn_news is not None:
                    self.on_turn_news(person, message)

    @property
    def followed_people(self) -> tuple[str, ...]:
        """The people who have connections that follow their games."""
        return tuple(self._followers)

    def send_to_followers(self, person: str, message: bytes) -> None:
        """Send a message to the connections that follow all games of a person."""
        for connection in self._followers.get(person, ()):
            connection.send(message)

    def send_turns(self, person: str, games: list[str]) -> None:
        """Send the list of games that wait for a person to the connections that follow the person's games."""
        self.send_to_followers(person, p.encode_outgoing(p.TurnsMessage(games=games)))

    def send_prepared(self, live: LiveTable, seats: Iterable[int]) -> None:
        """Send the conditional turns of seats to the people who hold them, and to no one else."""
        table = live.table
        for seat in seats:
            view = views.view_prepared(table, seat)
            message = p.encode_outgoing(p.PreparedMessage(game=table.id, seat=seat, prepared=view))
            for connection in self._subscribers.get(table.id, ()):
                if connection.person is not None and connection.person == table.people.get(seat):
                    connection.send(message)

    def _send_turns(self, live: LiveTable, ply_before: int) -> None:
        """Send the turns played since ``ply_before``; connections that see the same seat share one encoded message."""
        table = live.table
        subscribers = self._subscribers.get(table.id)
        if not subscribers:
            return
        by_seat: dict[int | None, list[Connection]] = {}
        for connection in subscribers:
            by_seat.setdefault(views.shown_seat(table, table.seats_of(connection.person)), []).append(connection)
        clock, request = views.view_clock(table, now_ms(), self._outages), views.view_request(table)
        for ply in range(ply_before + 1, table.ply + 1):
            is_last = ply == table.ply
            turn = views.view_turn(table.played[ply - 1], table.describe_turn(ply - 1), table.states[ply - 1])
            positions = views.PositionViews(table, ply)
            result = views.view_result(table) if is_last else None
            for seat, connections in by_seat.items():
                message = p.PlayedMessage(
                    game=table.id,
                    turn=turn,
                    position=positions.of_seat(seat),
                    clock=clock,
                    request=request,
                    thinking=is_last and live.is_thinking,
                    result=result,
                    ratings=views.view_ratings(table) if is_last else [],
                )
                encoded = p.encode_outgoing(message)
                for connection in connections:
                    connection.send(encoded)

    def send_changes(self, live: LiveTable, besides: Connection | None = None) -> None:
        """Send everything but the position to every subscriber except ``besides``."""
        if not self.has_subscribers(live.table.id):
            return
        present = self._present(live.table.id)
        changes = views.view_changes(live.table, live.known, present, now_ms(), self._outages, live.is_thinking)
        self._send_to_all(live, p.encode_outgoing(changes), besides)

    def send_spectator_count(self, live: LiveTable) -> None:
        """Send every subscriber how many people watch."""
        count = self._count_spectators(live)
        self._send_to_all(live, p.encode_outgoing(p.WatchersMessage(game=live.table.id, count=count)))

    def send_snapshot(self, live: LiveTable, connection: Connection) -> None:
        """Send one connection the whole game."""
        connection.send(p.encode_outgoing(p.Snapshot(game=self.view_game(live, connection.person))))

    def send_snapshots(self, live: LiveTable) -> None:
        """Send every subscriber the whole game."""
        subscribers = self._subscribers.get(live.table.id)
        if not subscribers:
            return
        game_views = self._game_views(live)
        encoded: dict[str | None, bytes] = {}
        for connection in subscribers:
            if connection.person not in encoded:
                snapshot = p.Snapshot(game=game_views.of_person(connection.person))
                encoded[connection.person] = p.encode_outgoing(snapshot)
            connection.send(encoded[connection.person])

    def send_remark(self, game_id: str, seat: int, about: Blunder) -> None:
        """Send every subscriber a remark of a computer player."""
        message = p.encode_outgoing(p.RemarkMessage(game=game_id, seat=seat, about=about))
        self.send_relayed(game_id, message)
        self.on_relayed(game_id, message)

    def send_relayed(self, game_id: str, message: bytes) -> None:
        """Send every subscriber a message that no stored event causes."""
        for connection in self._subscribers.get(game_id, ()):
            connection.send(message)

    def send_error(self, game_id: str, error: ErawanError) -> None:
        """Send every subscriber an error that no command caused."""
        words = views.words_of(error.phrase)
        for connection in self._subscribers.get(game_id, ()):
            message = p.Refused(id=None, code=error.code, message=error.tell(connection.language), words=words)
            connection.send(p.encode_outgoing(message))

    def _send_to_all(self, live: LiveTable, message: bytes, besides: Connection | None = None) -> None:
        for connection in self._subscribers.get(live.table.id, ()):
            if connection is not besides:
                connection.send(message)
