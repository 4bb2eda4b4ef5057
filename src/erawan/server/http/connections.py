"""Limits on connections: how many there are, and how long a client may take to send a request.

Uvicorn closes idle connections after five seconds, but not one that sends a byte now and then. These subclasses of its
protocols add the limits that a server without a proxy needs:

- The head of a request must be complete within ``head_seconds``, the body within ``body_seconds``.
- A client that stops reading the response must go on within ``body_seconds``.
- The number of connections is limited, for all clients together and for each address. Trusted proxies stand for many
  clients, so they have no limit of their own.
- The head of a request has a maximum size.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections import Counter
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from erawan.server.http.errors import plain_error_body
from erawan.server.http.middleware import HEADERS
from erawan.server.http.request_limits import fold_address
from erawan.server.settings import Settings

LARGEST_HEAD = 32_768
# The library of the WebSocket ignores a handshake with more or longer headers than these, without an answer.
MOST_HANDSHAKE_HEADERS = 100
LONGEST_HANDSHAKE_LINE = 8000
# File handles that are left for the database, the log and files of the app.
SPARE_HANDLES = 100

_log = logging.getLogger("erawan.http")


class ConnectionLimits:
    """The limits of the settings, and the number of connections of each address."""

    def __init__(self, settings: Settings) -> None:
        self.head_seconds = settings.head_seconds
        self.body_seconds = settings.body_seconds
        self._most = min(settings.connections, _most_handles())
        self._most_of_address = settings.connections_per_address
        self._proxies = _networks(settings.trusted_proxies)
        self._total = 0
        self._counts: Counter[str] = Counter()

    def add(self, address: str) -> bool:
        """Count a new connection; return whether it is within the limits."""
        self._total += 1
        folded = fold_address(address)
        self._counts[folded] += 1
        is_crowded = self._counts[folded] > self._most_of_address and not self._is_proxy(address)
        return self._total <= self._most and not is_crowded

    def remove(self, address: str) -> None:
        """Count a connection that has ended."""
        self._total -= 1
        folded = fold_address(address)
        self._counts[folded] -= 1
        if not self._counts[folded]:
            del self._counts[folded]

    def _is_proxy(self, address: str) -> bool:
        with suppress(ValueError):
            parsed = ipaddress.ip_address(address)
            return any(parsed in network for network in self._proxies)
        return False

    @property
    def protocols(self) -> tuple[Any, Any]:
        """The protocols of HTTP and of the WebSocket for Uvicorn."""
        return partial(LimitedHttpProtocol, self), partial(CountedSocketProtocol, self)


def _networks(proxies: str) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """Return the networks of trusted proxies. As in Uvicorn, ``*`` trusts everybody, and names are not resolved."""
    if proxies.strip() == "*":
        return [ipaddress.ip_network("0.0.0.0/0"), ipaddress.ip_network("::/0")]
    found = []
    for part in proxies.split(","):
        with suppress(ValueError):
            found.append(ipaddress.ip_network(part.strip()))
    return found


def _most_handles() -> int:
    """Return how many connections the limit on open files allows."""
    try:
        import resource
    except ImportError:  # Windows
        return 1_000_000
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 1_000_000 if soft == resource.RLIM_INFINITY else max(soft - SPARE_HANDLES, soft // 2)


class CountedSocketProtocol(AutoWebSocketsProtocol):  # type: ignore[misc, valid-type]
    """A WebSocket connection, which was counted when it was an HTTP connection."""

    def __init__(self, limits: ConnectionLimits, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._limits = limits

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        super().connection_lost(exc)
        self._limits.remove(_address_of(self))


class LimitedHttpProtocol(HttpToolsProtocol):
    """An HTTP connection that is counted, and closed when its client is too slow."""

    def __init__(self, limits: ConnectionLimits, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._limits = limits
        self._deadline: asyncio.TimerHandle | None = None
        self._reading_deadline: asyncio.TimerHandle | None = None
        self._is_receiving = False
        """Whether a request has begun and is not complete."""
        self._is_upgraded = False
        """Whether the connection is a WebSocket now, and no longer this protocol's."""
        self._head_bytes = 0
        """Bytes of a head that is not complete."""

    def connection_made(self, transport: Any) -> None:
        """Accept a connection, unless there are too many."""
        super().connection_made(transport)
        if self._limits.add(_address_of(self)):
            self._expect(self._limits.head_seconds)
        else:
            _log.info("connection refused", extra={"address": _address_of(self)})
            self._refuse(503, "There are too many connections. Try again later.")

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        super().connection_lost(exc)
        self._limits.remove(_address_of(self))
        self._stop_waiting()
        self.resume_writing()

    # ---- slow senders

    def data_received(self, data: bytes) -> None:
        """Read a part of a request."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self._head_bytes:
            self._head_bytes += len(data)
            if self._head_bytes > LARGEST_HEAD:
                self._refuse(431, "The head of the request is too large.")
        elif self._is_idle and self._deadline is None:
            # Line breaks between requests end Uvicorn's limit for idle connections, but begin no request.
            self._expect(self._limits.head_seconds)

    @property
    def _is_idle(self) -> bool:
        """Return True if no request is in progress and Uvicorn's limit for idle connections does not run."""
        is_answered = self.cycle is None or self.cycle.response_complete
        return is_answered and self.timeout_keep_alive_task is None and not self._is_upgraded

    def on_message_begin(self) -> None:
        """Start the time limit for the head of a request."""
        super().on_message_begin()
        self._head_bytes = 1
        self._is_receiving = True
        self._expect(self._limits.head_seconds)

    def on_headers_complete(self) -> None:
        """Start the time limit for the body of a request."""
        super().on_headers_complete()
        self._head_bytes = 0
        self._expect(self._limits.body_seconds)

    def on_message_complete(self) -> None:
        """Stop the time limit: the request is complete."""
        super().on_message_complete()
        self._is_receiving = False
        self._stop_waiting()

    def _expect(self, seconds: float) -> None:
        """Close the connection after that many seconds, unless ``_stop_waiting`` is called before."""
        self._stop_waiting()
        self._deadline = self.loop.call_later(seconds, self._be_late)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _be_late(self) -> None:
        if self.flow.read_paused:
            # The server itself has stopped reading, because it is still busy with earlier requests.
            self._expect(self._limits.body_seconds)
        elif self._is_receiving:
            self._refuse(408, "The request took too long.")
        else:
            self.transport.close()

    # ---- slow readers

    def pause_writing(self) -> None:
        """Close the connection after ``body_seconds`` unless the client reads on."""
        super().pause_writing()
        self._reading_deadline = self.loop.call_later(self._limits.body_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """Continue to send to a client that reads again."""
        super().resume_writing()
        if self._reading_deadline is not None:
            self._reading_deadline.cancel()
            self._reading_deadline = None

    # ---- the WebSocket

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the protocol of the WebSocket."""
        self._stop_waiting()
        lines = [self.url, *(name + value for name, value in self.headers)]
        if len(lines) > MOST_HANDSHAKE_HEADERS or max(map(len, lines)) > LONGEST_HANDSHAKE_LINE:
            self._refuse(431, "The head of the request is too large.")
        elif any(name in (b"content-length", b"transfer-encoding") for name, _ in self.headers):
            self._refuse(400, "The request of a WebSocket has no body.")
        else:
            self._is_upgraded = True
            super().handle_websocket_upgrade()

    # ---- errors

    def send_400_response(self, msg: str) -> None:
        """Answer data that is not HTTP."""
        self._refuse(400, msg)

    def _refuse(self, status: int, message: str) -> None:
        """Send an error, unless this request was answered or another one is being answered; close the connection."""
        self._stop_waiting()
        if self._can_answer:
            self.transport.write(_error_response(status, message))
        self.transport.close()

    @property
    def _can_answer(self) -> bool:
        is_in_body = self._is_receiving and not self._head_bytes
        if is_in_body and self.cycle is not None:
            return not self.pipeline and not self.cycle.response_started
        return self.cycle is None or self.cycle.response_complete


def _address_of(protocol: Any) -> str:
    return protocol.client[0] if protocol.client else "-"


def _error_response(status: int, message: str) -> bytes:
    body = plain_error_body(status, message)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
        *([(b"retry-after", b"1")] if status == 503 else []),
        *HEADERS,
    ]
    lines = [b"HTTP/1.1 %d %s" % (status, HTTPStatus(status).phrase.encode()), *(b": ".join(each) for each in headers)]
    return b"\r\n".join([*lines, b"", body])
