"""A game that a client watches and plays over the WebSocket, with its current view."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import TypeAlias, TypeVar
from weakref import WeakSet

from erawan.client.credentials import Credentials
from erawan.client.errors import ServerError
from erawan.client.game_reducer import GameState, reduce_game
from erawan.client.live_connection import LiveConnection
from erawan.core.outcome import View
from erawan.protocol import commands as c
from erawan.protocol import messages as p

WATCH_ID = "watch"
WATCH_AGAIN_S = 2.0
# Codes of refusals that a retry may overcome: the server cannot store, is too busy, or has a bug.
_PASSING = ("store.", "guard.", "server.")

Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Disconnected:
    """The connection was lost. If ``error`` is None, the client reconnects and gets a snapshot."""

    error: ServerError | None = None


GameEvent: TypeAlias = (
    p.Snapshot
    | p.PlayedMessage
    | p.Changed
    | p.SaidMessage
    | p.PreparedMessage
    | p.WatchersMessage
    | p.Refused
    | Disconnected
)
"""The items of an iteration over a watched game. A ``Refused`` among them is an error that no command caused."""


class AsyncWatchedGame:
    """A game on a server; use it as ``async with client.watch(game_id) as game``.

    ``async for event in game`` yields the current state as a ``Snapshot`` first, then everything that happens. ``view``
    is always the newest state, which may be ahead of the event: act on ``view``.
    """

    def __init__(self, origin: str, credentials: Credentials, game_id: str, language: str = "en") -> None:
        self.id = game_id
        self.connection = LiveConnection(origin, credentials, self, language)
        self._state = GameState()
        self._has_snapshot = asyncio.Event()
        self._listeners: list[Callable[[GameEvent], None]] = []
        self._iterators: WeakSet[_EventIterator] = WeakSet()

    @property
    def view(self) -> p.GameView:
        """The game as the server shows it to you now."""
        if self._state.view is None:
            raise RuntimeError("the game is not open: use `async with client.watch(game_id) as game`")
        return self._state.view

    @property
    def has_view(self) -> bool:
        """True after the first snapshot of the game has arrived."""
        return self._state.view is not None

    @property
    def is_your_turn(self) -> bool:
        """True if you may play a turn now.

        It is false in a position in which you have only one turn, which the server plays for you.
        """
        return self.view.status == "running" and bool(self.view.position.choices)

    @property
    def seat_view(self) -> View:
        """The position as Erawan's players take it: ``player.choose(game.seat_view)``."""
        at = self.view.position
        return View(at.seat, at.text, at.to_move, tuple(at.latest))

    @property
    def is_connected(self) -> bool:
        """True while the client is connected."""
        return self.connection.is_connected

    @property
    def error(self) -> ServerError | None:
        """The error after which the client no longer reconnects; None while it is connected or reconnecting."""
        return self.connection.error

    async def open(self) -> AsyncWatchedGame:
        """Connect and wait for the first snapshot."""
        self.connection.start()
        try:
            await self._has_snapshot.wait()
            if self.error is not None:
                raise self.error
        except BaseException:
            await self.close()
            raise
        return self

    async def close(self) -> None:
        """Stop watching; iterations end."""
        self._listeners.clear()
        for iterator in self._iterators:
            iterator.put(None)
        self._iterators.clear()
        await self.connection.close()

    async def __aenter__(self) -> AsyncWatchedGame:
        return await self.open()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.close()

    # ---- events

    def __aiter__(self) -> AsyncIterator[GameEvent]:
        iterator = _EventIterator(p.Snapshot(game=self.view))
        self._iterators.add(iterator)
        return iterator

    def add_listener(self, listener: Callable[[GameEvent], None]) -> None:
        """Call a function with every event, right after the event has changed ``view``."""
        self._listeners.append(listener)

    def _emit(self, event: GameEvent) -> None:
        for listener in self._listeners:
            listener(event)
        for iterator in self._iterators:
            iterator.put(event)

    # ---- commands

    async def play(self, turn: str, *, ply: int | None = None, line: int | None = None) -> p.Done:
        """Play a turn in the current position, or in the one that ``ply`` and ``line`` name."""
        at = self.view.position
        named = {"ply": at.ply if ply is None else ply, "line": at.line if line is None else line}
        return await self.send(c.Play, p.Done, turn=turn, **named)

    async def resign(self, seat: int | None = None) -> p.Done:
        """Resign; name the seat if you hold several."""
        return await self.send(c.Resign, p.Done, seat=seat)

    async def ask(self, matter: c.Matter) -> p.Done:
        """Ask the others for a draw, a takeback or a rematch."""
        return await self.send(c.Ask, p.Done, matter=matter)

    async def answer(self, matter: c.Matter, agree: bool) -> p.Done:
        """Accept or decline another player's request."""
        return await self.send(c.Answer, p.Done, matter=matter, agree=agree)

    async def say(self, text: str) -> p.Done:
        """Write into the chat of the game."""
        return await self.send(c.Say, p.Done, text=text)

    async def stand_up(self, seat: int | None = None) -> p.Done:
        """Leave your seat, so that another person can take it."""
        return await self.send(c.StandUp, p.Done, seat=seat)

    async def set_title(self, title: str) -> p.Done:
        """Change the title of a game that you created."""
        return await self.send(c.Title, p.Done, title=title)

    async def prepare(
        self, steps: Sequence[c.Step] = (), *, standing: str | None = None, seat: int | None = None
    ) -> p.Done:
        """Prepare turns that the server plays when it is your turn; without any, delete the prepared ones."""
        at = self.view.position
        fields = {"ply": at.ply, "line": at.line, "steps": tuple(steps), "standing": standing, "seat": seat}
        return await self.send(c.Prepare, p.Done, **fields)

    async def choose(
        self, prefix: str = "", *, whole: bool = False, ahead: bool = False, seat: int | None = None
    ) -> p.Choices:
        """Return the ways to continue a turn that begins with ``prefix``."""
        return await self.send(p.Choose, p.Choices, prefix=prefix, whole=whole, ahead=ahead, seat=seat)

    async def hint(self) -> p.HintMessage:
        """Return a turn that the server's engine would play."""
        return await self.send(p.Hint, p.HintMessage)

    async def send(self, kind: type[c.Command], answer: type[Answer], /, **fields: object) -> Answer:
        """Send a command about this game and return its answer; a refusal raises ``ServerError``."""
        return await self.connection.send(kind, answer, game=self.id, **fields)

    # ---- what the connection calls

    def subscriptions(self) -> Sequence[p.Incoming]:
        """Return the command that starts watching."""
        return (p.Watch(game=self.id, id=WATCH_ID),)

    def receive(self, message: p.Outgoing) -> None:
        """Apply a message to the view and tell the listeners."""
        if isinstance(message, p.Refused):
            self._receive_refusal(message)
            return
        before = self._state
        if isinstance(message, p.Snapshot) and message.game.id != self.id:
            return
        self._state = reduce_game(before, message)
        if self._state.has_gap and not before.has_gap:
            self.connection.resubscribe()
        if self._state.view is before.view:
            return
        self._has_snapshot.set()
        assert isinstance(message, GameEvent)
        self._emit(message)

    def _receive_refusal(self, refused: p.Refused) -> None:
        if refused.id != WATCH_ID:
            self._emit(refused)
        elif self._state.view is not None and refused.code.startswith(_PASSING):
            self.connection.resubscribe(after_s=WATCH_AGAIN_S)
        else:
            self.connection.end(ServerError.from_refusal(refused))

    def lose(self, error: ServerError | None) -> None:
        """Tell the listeners that the connection is lost."""
        if error is not None:
            self._has_snapshot.set()
        self._emit(Disconnected(error))


class _EventIterator:
    """The events of a game from one moment on."""

    def __init__(self, first: GameEvent) -> None:
        self._queue: asyncio.Queue[GameEvent | None] = asyncio.Queue()
        self.put(first)

    def put(self, event: GameEvent | None) -> None:
        """Add an event; None ends the iteration."""
        self._queue.put_nowait(event)

    def __aiter__(self) -> _EventIterator:
        return self

    async def __anext__(self) -> GameEvent:
        event = await self._queue.get()
        if event is None:
            raise StopAsyncIteration
        if isinstance(event, Disconnected) and event.error is not None:
            raise event.error
        return event
