"""A WebSocket to the server that reconnects automatically and sends unanswered commands again.

After a lost connection the client connects again, subscribes again, and sends every unanswered command again under its
old id. If the server has already executed it, it repeats the first answer (docs/protocol.md).
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import time
from collections.abc import Sequence
from typing import Any, Protocol, TypeVar, cast

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from erawan.client.credentials import Credentials
from erawan.client.errors import ServerError, ServerUnreachableError
from erawan.protocol import messages as p

FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.25, 10.0
"""Seconds to wait before connecting again: the first time, and at most; each time twice as long."""
RATE_LIMIT_PAUSE_S = 60.0
PATIENCE_S = 20.0
"""How many seconds to retry the first connection, or a command, while the server answers but cannot accept it."""
LARGEST_MESSAGE = 8_000_000
# Close codes of the server: the user was deleted; too many commands or sockets.
SIGNED_OUT, TOO_MANY = 4401, 4429
PASSING_REFUSALS = ("guard.too_many", "store.unavailable")
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")

Answer = TypeVar("Answer")
encode_command = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(p.Outgoing).decode


def decode_message(text: str | bytes) -> p.Outgoing | None:
    """Return a message of the server; None for a kind that is newer than this client."""
    try:
        return cast(p.Outgoing, _decode(text))
    except msgspec.DecodeError:
        return None


def is_loopback(origin: str) -> bool:
    """Return whether an origin is this machine itself; connections to it use no proxy."""
    host = origin.partition("://")[2]
    return any(host == name or host.startswith(f"{name}:") for name in LOOPBACK)


class Subscriber(Protocol):
    """The receiver of a connection's messages: one game, or all games of a user."""

    def subscriptions(self) -> Sequence[p.Incoming]:
        """Return the commands to send first on every new connection."""

    def receive(self, message: p.Outgoing) -> None:
        """Handle a message, except the answers to commands."""

    def lose(self, error: ServerError | None) -> None:
        """Handle a lost connection; with an error the client does not reconnect."""


class LiveConnection:
    """A connection that reconnects until it is closed or the server refuses it for good."""

    def __init__(self, origin: str, credentials: Credentials, subscriber: Subscriber, language: str = "en") -> None:
        self.error: ServerError | None = None
        """Why the connection has ended for good."""
        self.connection_count = 0
        """How many times the connection was made."""
        self.resent_count = 0
        """How many commands were sent again after a lost connection."""
        self._origin = origin
        self._credentials = credentials
        self._subscriber = subscriber
        self._language = language
        self._socket: ClientConnection | None = None
        self._unanswered: dict[str, tuple[str, asyncio.Future[p.Outgoing]]] = {}
        """The texts of commands that wait for their answer, by id."""
        self._task: asyncio.Task[None] | None = None
        self._resubscribing: asyncio.Task[None] | None = None
        self._moving: asyncio.Task[None] | None = None
        """The task that closes the connection to a server process that is about to end."""

    @property
    def is_connected(self) -> bool:
        """True while the connection is open."""
        return self._socket is not None

    def start(self) -> None:
        """Begin to connect."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """End the connection; commands without an answer raise an error."""
        for task in (self._resubscribing, self._moving, self._task):
            if task is not None:
                # After an error the main task closes its own socket and must not be cancelled.
                if self.error is None or task is not self._task:
                    task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        self.end(self._unreachable("closed"))

    async def drop(self) -> None:
        """Break the connection as a failing network would; the client then reconnects."""
        if self._socket is not None:
            await self._socket.close()

    async def send(self, kind: type[Any], answer: type[Answer], /, **fields: object) -> Answer:
        """Send a command as often as necessary and return its answer; a refusal raises ``ServerError``.

        If the server could not store the command, or got too many, the client sends it again for a while.
        """
        command_id = secrets.token_hex(8)
        text = encode_command(kind(id=command_id, **fields)).decode()
        until = time.monotonic() + PATIENCE_S
        while True:
            found = await self._send_once(command_id, text)
            if not isinstance(found, p.Refused):
                break
            if found.code not in PASSING_REFUSALS or time.monotonic() > until:
                raise ServerError.from_refusal(found)
            await asyncio.sleep(1.0)
        if not isinstance(found, answer):
            raise self._strange(f"{answer.__name__} expected, not {type(found).__name__}")
        return found

    async def _send_once(self, command_id: str, text: str) -> p.Outgoing:
        """Send a command, again after every lost connection, until it is answered."""
        if self.error is not None:
            raise self.error
        future: asyncio.Future[p.Outgoing] = asyncio.get_running_loop().create_future()
        self._unanswered[command_id] = (text, future)
        try:
            if self._socket is not None:
                with contextlib.suppress(ConnectionClosed):
                    await self._socket.send(text)
            return await future
        finally:
            self._unanswered.pop(command_id, None)

    def resubscribe(self, after_s: float = 0.0) -> None:
        """Send the subscriptions again, to get a fresh snapshot."""
        if self._resubscribing is None or self._resubscribing.done():
            self._resubscribing = asyncio.create_task(self._resubscribe(after_s))

    async def _resubscribe(self, after_s: float) -> None:
        await asyncio.sleep(after_s)
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._subscribe(self._socket)

    async def _move(self, after_s: float) -> None:
        await asyncio.sleep(after_s)
        await self.drop()

    # ---- connecting

    async def _run(self) -> None:
        pause, until = FIRST_PAUSE_S, time.monotonic() + PATIENCE_S
        while True:
            try:
                async with self._connect() as socket:
                    pause = FIRST_PAUSE_S
                    await self._converse(socket)
            except (OSError, EOFError, WebSocketException) as error:
                if not self.connection_count and not (_is_busy(error) and time.monotonic() < until):
                    self.end(self._unreachable(str(error) or type(error).__name__))
                    return
            if self.error is not None:
                return
            if self._moving is not None:
                # Another server process is ready.
                self._moving.cancel()
                self._moving = None
                continue
            await asyncio.sleep(pause * random.uniform(0.5, 1.5))
            pause = min(2 * pause, LONGEST_PAUSE_S)

    def _connect(self) -> connect:
        return connect(
            f"{self._origin.replace('http', 'ws', 1)}/api/live",
            additional_headers={"Accept-Language": self._language, **self._credentials.headers},
            proxy=None if is_loopback(self._origin) else True,
            max_size=LARGEST_MESSAGE,
            close_timeout=1.0,
        )

    async def _converse(self, socket: ClientConnection) -> None:
        """Serve one connection until it is lost."""
        self._socket = socket
        self.connection_count += 1
        try:
            await self._subscribe(socket)
            for text, _ in list(self._unanswered.values()):
                self.resent_count += self.connection_count > 1
                await socket.send(text)
            async for received in socket:
                self._take(received)
                if self.error is not None:
                    return
        except ConnectionClosed:
            pass
        finally:
            self._socket = None
        if socket.close_code == SIGNED_OUT:
            self.end(ServerError("person.needed"))
            return
        self._subscriber.lose(None)
        if socket.close_code == TOO_MANY:
            await asyncio.sleep(RATE_LIMIT_PAUSE_S)

    async def _subscribe(self, socket: ClientConnection) -> None:
        for command in self._subscriber.subscriptions():
            await socket.send(encode_command(command).decode())

    # ---- messages

    def _take(self, text: str | bytes) -> None:
        message = decode_message(text)
        if message is None:
            return
        if isinstance(message, p.Reconnect):
            self._moving = asyncio.create_task(self._move(message.after_ms / 1000))
            return
        command_id = getattr(message, "id", None)
        if command_id not in self._unanswered:
            self._subscriber.receive(message)
            return
        _, future = self._unanswered[command_id]
        if not future.done():
            future.set_result(message)

    def end(self, error: ServerError) -> None:
        """End the connection for good; commands without an answer raise the error."""
        if self.error is not None:
            return
        self.error = error
        for _, future in self._unanswered.values():
            if not future.done():
                future.set_exception(error)
        self._subscriber.lose(error)

    def _unreachable(self, reason: str) -> ServerError:
        return ServerUnreachableError("server.unreachable", url=self._origin, reason=reason)

    def _strange(self, reason: str) -> ServerError:
        return ServerError("server.strange", url=self._origin, reason=reason)


def _is_busy(error: Exception) -> bool:
    """Return whether a server answered the handshake with a refusal that may pass: too many, or restarting."""
    return isinstance(error, InvalidStatus) and error.response.status_code in (403, 429, 500, 502, 503, 504)
