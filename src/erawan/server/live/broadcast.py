"""Send game events to subscribers, each through the view of their seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from erawan.core.errors import ErawanError
from erawan.protocol import messages as p
from erawan.server.domain import events as e
from erawan.server.domain.clock import Span, now_ms
from erawan.server.domain.phrases import words_of
from erawan.server.live import views
from erawan.server.live.connection import Connection
from erawan.server.live.table_cache import LiveTable

# What happens at a table that leaves the position as it is.
_BESIDE_THE_BOARD = (e.Asked, e.Agreed, e.Declined, e.Rematched, e.Titled, e.Hinted)
# What leaves everything as it is but the talk.
_TALK = (e.Said, e.Asked, e.Agreed, e.Declined, e.Hinted)


class Broadcast:
    """Tells whoever watches."""

    def __init__(self, outages: Sequence[Span]) -> None:
        self._outages = outages
        self._watchers: dict[str, set[Connection]] = {}
        self._followers: dict[str, set[Connection]] = {}
        """Sockets that hear of all games of their person."""

    # ---- who watches

    def add(self, socket: Connection, game_id: str) -> bool:
        """Lets a socket hear of a game; whether its person was not there before."""
        is_new = socket.person not in self._present(game_id)
        self._watchers.setdefault(game_id, set()).add(socket)
        socket.games.add(game_id)
        return is_new

    def remove(self, socket: Connection, game_id: str) -> bool:
        """Lets a socket hear no more of a game; whether its person is gone with it."""
        watchers = self._watchers.get(game_id, set())
        watchers.discard(socket)
        socket.games.discard(game_id)
        if not watchers:
            self._watchers.pop(game_id, None)
        return socket.person not in self._present(game_id)

    def follow(self, socket: Connection) -> None:
        """Lets a socket hear of all games of its person."""
        if socket.person is not None:
            socket.is_following = True
            self._followers.setdefault(socket.person, set()).add(socket)

    def forget(self, socket: Connection) -> None:
        """Lets go of a socket that followed its person's games."""
        followers = self._followers.get(socket.person or "", set())
        followers.discard(socket)
        if not followers:
            self._followers.pop(socket.person or "", None)

    def is_here(self, person: str, game_id: str) -> bool:
        """Whether somebody watches a game."""
        return person in self._present(game_id)

    def is_watched(self, game_id: str) -> bool:
        """Whether anybody watches a game."""
        return game_id in self._watchers

    @property
    def count(self) -> int:
        """How many sockets watch."""
        return len({socket for watchers in self._watchers.values() for socket in watchers})

    def _count_watchers(self, live: LiveTable) -> int:
        """How many look on without a seat; of somebody unknown every socket is one."""
        sockets = self._watchers.get(live.table.id, ())
        nobodies = sum(socket.person is None for socket in sockets)
        return nobodies + len(self._present(live.table.id) - set(live.table.people.values()))

    def _present(self, game_id: str) -> set[str]:
        return {socket.person for socket in self._watchers.get(game_id, ()) if socket.person is not None}

    # ---- what they are told

    def see(self, live: LiveTable, person: str | None) -> p.GameView:
        """Everything somebody may see of a game."""
        present, watchers = self._present(live.table.id), self._count_watchers(live)
        return views.see_game(
            live.table, person, live.known, present, now_ms(), self._outages, live.is_thinking, watchers
        )

    def tell(self, live: LiveTable, events: Sequence[e.Event], ply_before: int) -> None:
        """Tells everybody who watches what has happened."""
        if isinstance(events[0].what, e.Turned):
            for ply in range(ply_before + 1, live.table.ply + 1):
                self._tell_played(live, ply)
        elif isinstance(events[0].what, e.Said):
            said = live.table.said[-1]
            view = p.SaidView(said.seat, said.text, said.at_ms)
            self._send_all(live, p.encode_outgoing(p.SaidMessage(game=live.table.id, said=view)))
        elif isinstance(events[0].what, _BESIDE_THE_BOARD):
            self.tell_changes(live)
        else:
            self.tell_snapshots(live)
        if not isinstance(events[0].what, _TALK):
            # A turn that nobody asked for now was prepared: whoever did so may be elsewhere.
            was_prepared = isinstance(events[0].what, e.Turned) and events[0].command is None
            self.tell_turns(live, None if was_prepared else events[0].person)

    def tell_turns(self, live: LiveTable, by: str | None) -> None:
        """Tells everybody who sits there, wherever in the app they are, whose turn it is after what somebody did."""
        for person in set(live.table.people.values()):
            followers = self._followers.get(person)
            if followers:
                message = p.encode_outgoing(views.see_turn_news(live.table, person, self._outages, by))
                for socket in followers:
                    socket.send(message)

    def tell_prepared(self, live: LiveTable, seats: Iterable[int]) -> None:
        """Tells who holds them, and nobody else, what seats mean to do."""
        table = live.table
        for seat in seats:
            view = views.see_prepared(table, seat)
            message = p.encode_outgoing(p.PreparedMessage(game=table.id, seat=seat, prepared=view))
            for socket in self._watchers.get(table.id, ()):
                if socket.person is not None and socket.person == table.people.get(seat):
                    socket.send(message)

    def _tell_played(self, live: LiveTable, ply: int) -> None:
        table = live.table
        is_last = ply == table.ply
        turn = views.see_turn(table.played[ply - 1])
        clock = views.see_clock(table, now_ms(), self._outages)
        result = views.see_result(table) if is_last else None
        told: dict[int | None, bytes] = {}
        for socket in self._watchers.get(table.id, ()):
            seat = views.seat_shown(table, table.seats_of(socket.person))
            if seat not in told:
                message = p.PlayedMessage(
                    game=table.id,
                    turn=turn,
                    position=views.see_position(table, seat, ply),
                    clock=clock,
                    request=views.see_request(table),
                    thinking=is_last and live.is_thinking,
                    result=result,
                )
                told[seat] = p.encode_outgoing(message)
            socket.send(told[seat])

    def tell_changes(self, live: LiveTable, besides: Connection | None = None) -> None:
        """Tells everybody how things stand beside the board."""
        if not self.is_watched(live.table.id):
            return
        present = self._present(live.table.id)
        changes = views.see_changes(live.table, live.known, present, now_ms(), self._outages, live.is_thinking)
        self._send_all(live, p.encode_outgoing(changes), besides)

    def tell_watchers(self, live: LiveTable) -> None:
        """Tells everybody how many look on."""
        count = self._count_watchers(live)
        self._send_all(live, p.encode_outgoing(p.WatchersMessage(game=live.table.id, count=count)))

    def tell_snapshot(self, live: LiveTable, socket: Connection) -> None:
        """Tells one socket everything."""
        socket.send(p.encode_outgoing(p.Snapshot(game=self.see(live, socket.person))))

    def tell_snapshots(self, live: LiveTable) -> None:
        """Tells everybody everything."""
        told: dict[str | None, bytes] = {}
        for socket in self._watchers.get(live.table.id, ()):
            if socket.person not in told:
                told[socket.person] = p.encode_outgoing(p.Snapshot(game=self.see(live, socket.person)))
            socket.send(told[socket.person])

    def tell_trouble(self, game_id: str, error: ErawanError) -> None:
        """Tells everybody what went wrong that is nobody's fault."""
        for socket in self._watchers.get(game_id, ()):
            words = words_of(error.phrase)
            message = p.Refused(id=None, code=error.code, message=error.tell(socket.language), words=words)
            socket.send(p.encode_outgoing(message))

    def _send_all(self, live: LiveTable, message: bytes, besides: Connection | None = None) -> None:
        for socket in self._watchers.get(live.table.id, ()):
            if socket is not besides:
                socket.send(message)
