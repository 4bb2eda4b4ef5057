"""A game followed over the socket. The connection comes back by itself, and nothing is done twice."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from erawan.protocol import commands as c
from erawan.protocol import messages as p
from erawan.tui.remote.account import Account, ServerError, error_of
from erawan.tui.remote.game_reducer import after

_decode = msgspec.json.Decoder(p.Outgoing).decode
_encode = msgspec.json.Encoder().encode
WATCH = "watch"


class LiveGame:
    """One game, as the server tells it."""

    def __init__(self, account: Account, game: str, on_change: Callable[[p.Outgoing | None], None]) -> None:
        """``on_change`` hears every message that changed something, and None when the connection came or went."""
        self.view: p.GameView | None = None
        self.is_connected = False
        self.error: ServerError | None = None
        """Why nothing more will come."""
        self._account = account
        self._game = game
        self._on_change = on_change
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[str, asyncio.Future[p.Outgoing]]] = {}
        """What was sent and not answered, by id; it is sent again after a lost connection."""
        self._seen = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> p.GameView:
        """Connects; the game as it stands."""
        self._task = asyncio.create_task(self._run())
        await self._seen.wait()
        if self.view is None:
            raise self.error or ServerError("server.unreachable", url=self._account.origin, reason="")
        return self.view

    async def close(self) -> None:
        """Lets go of the connection."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def command(self, kind: type[c.Command], **fields: object) -> p.Outgoing:
        """The answer to a command, which is sent as often as it takes; a refusal is raised."""
        if self.error is not None:
            raise self.error
        name = secrets.token_hex(8)
        text = _encode(kind(id=name, game=self._game, **fields)).decode()
        future: asyncio.Future[p.Outgoing] = asyncio.get_running_loop().create_future()
        self._waiting[name] = (text, future)
        try:
            if self._socket is not None:
                with contextlib.suppress(ConnectionClosed):
                    await self._socket.send(text)
            return await future
        finally:
            self._waiting.pop(name, None)

    # ---- the connection

    async def _run(self) -> None:
        try:
            connections = aiter(connect(self._account.socket, additional_headers=self._account.headers))
            # Whoever leaves while it listens leaves the connection open otherwise.
            async with contextlib.aclosing(connections) as sockets:  # type: ignore[type-var]
                async for socket in sockets:
                    with contextlib.suppress(ConnectionClosed):
                        await self._listen(socket)
                    self._set_connected(None)
        except (InvalidHandshake, InvalidURI, OSError) as error:
            self._fail(ServerError("server.unreachable", url=self._account.origin, reason=str(error)))
        except ServerError as error:
            self._fail(error)

    async def _listen(self, socket: ClientConnection) -> None:
        await self._watch(socket)
        self._set_connected(socket)
        for unanswered, _ in list(self._waiting.values()):
            await socket.send(unanswered)
        async for text in socket:
            try:
                message: p.Outgoing = _decode(text)
            except msgspec.DecodeError:
                continue  # A message of a kind that came later than we.
            if not self._take(message):
                await self._watch(socket)

    async def _watch(self, socket: ClientConnection) -> None:
        await socket.send(_encode(p.Watch(game=self._game, id=WATCH)).decode())

    def _take(self, message: p.Outgoing) -> bool:
        """Takes a message in; False if something was missed."""
        answered = getattr(message, "id", None)
        if isinstance(message, p.Refused) and answered == WATCH and self.view is None:
            raise error_of(message.code, message.message, message.rule, message.words)
        if answered in self._waiting:
            self._answer(answered, message)
        if isinstance(message, p.Snapshot | p.PlayedMessage | p.Changed | p.SaidMessage):
            view = after(self.view, message)
            if view is None:
                return False
            self.view = view
            self._seen.set()
            self._on_change(message)
        return True

    def _answer(self, name: str, message: p.Outgoing) -> None:
        _, future = self._waiting[name]
        if future.done():
            return
        if isinstance(message, p.Refused):
            future.set_exception(error_of(message.code, message.message, message.rule, message.words))
        else:
            future.set_result(message)

    def _set_connected(self, socket: ClientConnection | None) -> None:
        self._socket, self.is_connected = socket, socket is not None
        self._on_change(None)

    def _fail(self, error: ServerError) -> None:
        self.error, self._socket, self.is_connected = error, None, False
        for _, future in self._waiting.values():
            if not future.done():
                future.set_exception(error)
        self._seen.set()
        self._on_change(None)
