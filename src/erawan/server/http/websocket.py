"""The WebSocket at ``/api/live``: receive commands, send events (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import logging
import re
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

import erawan
from erawan.core.errors import ErawanError, MalformedError
from erawan.protocol import commands as c
from erawan.protocol import messages as p
from erawan.server.domain.decisions import RefusedError
from erawan.server.http.authentication import hash_token, token_of
from erawan.server.http.dependencies import Services
from erawan.server.http.errors import pick_language
from erawan.server.http.incoming_text import check_json, may_hold_control
from erawan.server.http.request_limits import RefusedRequestError, TokenBucket
from erawan.server.live.broadcast import Connection
from erawan.server.live.views import words_of
from erawan.server.log import request_id
from erawan.server.metrics import COMMANDS, ERRORS
from erawan.server.tracing import span

LARGEST_MESSAGE = 4096
# Close codes of the WebSocket.
TOO_SLOW, TOO_MANY, IDLE, SIGNED_OUT, RESTARTING = 4408, 4429, 4410, 4401, 1012
CLOSE_SECONDS = 5.0
MINUTE_SECONDS = 60.0
# A client that keeps sending after this many refusals for its rate is disconnected.
MOST_REFUSED_FOR_RATE = 200

_ID = re.compile(r'"id"\s*:\s*"([A-Za-z0-9_-]{1,64})"')
_log = logging.getLogger("erawan.live")

AnySocket = WebSocket[Any, Any, Any]


@websocket("/api/live")
async def live(socket: AnySocket, services: NamedDependency[Services], address: NamedDependency[str]) -> None:
    """Serve one WebSocket connection until it ends."""
    if services.is_closing:
        await socket.close(RESTARTING)
        return
    if services.socket_counts[address] >= services.settings.sockets_per_address:
        await socket.accept()
        await socket.close(TOO_MANY, "guard.too_many_sockets")
        return
    services.socket_counts[address] += 1
    try:
        user = await services.authentication.find_user(socket.scope)
        await socket.accept()
        end = Connection(user.id if user else None, pick_language(socket.headers.get("accept-language", "")))
        hello = p.Hello(version=p.VERSION, you=user.name if user else None, erawan=erawan.__version__)
        end.send(p.encode_outgoing(hello))
        await _ClientSocket(services, socket, end, address, hash_token(token_of(socket.scope))).run()
    finally:
        services.socket_counts[address] -= 1
        if not services.socket_counts[address]:
            del services.socket_counts[address]


class _ClientSocket:
    """One WebSocket connection: reads commands and sends answers and events."""

    def __init__(self, services: Services, socket: AnySocket, end: Connection, address: str, token_hash: str) -> None:
        self.token_hash = token_hash
        self._services = services
        self._socket = socket
        self._end = end
        self._address = address
        self._bucket = TokenBucket(services.settings.commands_per_s, services.settings.commands_burst)
        self._refused_for_rate = 0
        self._hinting: asyncio.Task[None] | None = None
        self._request = request_id.get()
        self._count = 0

    @property
    def user_id(self) -> str | None:
        """Id of the user; None for an anonymous visitor."""
        return self._end.person

    async def run(self) -> None:
        """Receive and send until the connection ends."""
        # Three ways to end: the client leaves, sending fails, or the client reads too slowly.
        doing = (self._listen(), self._end.pump(self._send_text), self._end.too_slow.wait())
        tasks = {asyncio.ensure_future(each) for each in doing}
        self._services.open_sockets.add(self)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._services.open_sockets.discard(self)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._services.games.subscriptions.close_connection(self._end)
        if self._end.too_slow.is_set():
            await self.close(TOO_SLOW)

    async def _send_text(self, text: str) -> None:
        await self._socket.send({"type": "websocket.send", "bytes": None, "text": text})

    def send_reconnect(self, after_ms: int) -> None:
        """Ask the client to connect to another process."""
        self._send(p.Reconnect(after_ms=after_ms))

    async def close(self, code: int) -> None:
        """Close the connection. A connection that is already closed is no error."""
        with suppress(Exception):
            # A client that does not read does not read the close frame either.
            await asyncio.wait_for(self._socket.close(code), CLOSE_SECONDS)

    async def _listen(self) -> None:
        idle = self._services.settings.idle_minutes * MINUTE_SECONDS
        while True:
            try:
                # A client that watches a game, or follows its games, may stay silent.
                limit = None if self._end.games or self._end.is_following else idle
                message = await asyncio.wait_for(self._socket.receive(), limit)
            except TimeoutError:
                await self.close(IDLE)
                return
            except WebSocketDisconnect:
                return
            if message["type"] != "websocket.receive":
                return
            if not await self._take(message.get("text")):
                await self.close(TOO_MANY)
                return
            # Many commands may have arrived at once: let the other tasks run between them.
            await asyncio.sleep(0)

    async def _take(self, text: str | None) -> bool:
        """Execute one command; return False if the client sent too many."""
        self._count += 1
        request_id.set(f"{self._request}.{self._count}")
        COMMANDS.inc()
        if not (self._bucket.take() and self._services.request_limit.take(self._address)):
            self._refused_for_rate += 1
            self._refuse(_read_id(text), RefusedRequestError("guard.too_many"))
            return self._refused_for_rate < MOST_REFUSED_FOR_RATE
        try:
            with span("command"):
                answer = await self._services.cpu_shares.run(self._address, self._answer(_decode(text)))
        except ErawanError as error:
            self._refuse(_read_id(text), error)
            if error.code in ("table.stale", "store.conflict"):
                await self._resync(text)
        except Exception:
            _log.exception("a command failed")
            self._refuse(_read_id(text), RefusedError("server.fault"))
        else:
            if answer is not None:
                self._send(answer)
        return True

    async def _answer(self, command: p.Incoming) -> p.Outgoing | None:
        games, person = self._services.games, self._end.person
        if isinstance(command, p.Ping):
            return p.Pong(id=command.id)
        if not isinstance(command, p.Watch | p.Leave | p.Choose | p.Follow):
            self._services.access.check_command(person, command)
        if isinstance(command, p.Watch):
            most = self._services.settings.games_per_socket
            if len(self._end.games) >= most and command.game not in self._end.games:
                raise RefusedRequestError("guard.too_many_games", most=most)
            await games.subscriptions.watch(self._end, command.game)
            return p.Done(id=command.id)
        if isinstance(command, p.Leave):
            games.subscriptions.leave(self._end, command.game)
            return p.Done(id=command.id)
        if isinstance(command, p.Choose):
            return await games.queries.choices(person, command)
        if isinstance(command, p.Hint):
            if self._hinting is not None and not self._hinting.done():
                raise RefusedRequestError("guard.too_many")
            # A hint takes seconds; the client can send other commands meanwhile.
            self._hinting = asyncio.ensure_future(self._hint(command))
            return None
        if isinstance(command, p.Follow):
            self._send(await games.subscriptions.follow(self._end))
            return p.Done(id=command.id)
        if isinstance(command, c.Prepare):
            return await games.prepare(person, command)
        return await games.command(person, command)

    async def _hint(self, command: p.Hint) -> None:
        try:
            games, person = self._services.games, self._end.person
            # A hint in one game must not help in another game with the same position.
            line = [(await games.queries.table(command.game)).state]
            await self._services.fair_play.check_help(lambda: line, person, besides=command.game)
            self._send(await games.hint(person, command))
        except ErawanError as error:
            self._refuse(command.id, error)
        except Exception:
            _log.exception("a hint failed")
            self._refuse(command.id, RefusedError("server.fault"))

    async def _resync(self, text: str | None) -> None:
        """Send a new snapshot to a client whose state is out of date."""
        game = getattr(_decode(text), "game", None)
        if game is not None:
            # If there is no snapshot, the refusal is enough.
            with suppress(ErawanError):
                view = await self._services.games.queries.view(self._end.person, game)
                self._send(p.Snapshot(game=view))

    def _refuse(self, command_id: str | None, error: ErawanError) -> None:
        ERRORS.labels(error.code).inc()
        refused = p.Refused(
            id=command_id,
            code=error.code,
            message=error.tell(self._end.language),
            words=words_of(error.phrase),
            rule=error.rule,
        )
        self._send(refused)

    def _send(self, message: p.Outgoing) -> None:
        self._end.send(p.encode_outgoing(message))


def _read_id(text: str | None) -> str | None:
    """Return the id of a command, even if it cannot be decoded, so that an error names the refused command."""
    found = _ID.search((text or "")[:LARGEST_MESSAGE])
    return found.group(1) if found else None


def _decode(text: str | None) -> p.Incoming:
    if text is None:
        raise MalformedError("message.binary")
    if len(text) > LARGEST_MESSAGE:
        raise MalformedError("message.too_large", most=LARGEST_MESSAGE)
    try:
        command: p.Incoming = p.decode_incoming(text)
        encoded = text.encode()
        if may_hold_control(encoded):
            check_json(encoded, msgspec.json.decode(encoded))
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise MalformedError("message.wrong", why=str(error)[:200]) from None
    return command
