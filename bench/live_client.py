"""A lean WebSocket for the benchmark: just enough of the protocol to keep a server busy from one core.

Games are created by ``erawan.client``; only the measured path is its own. A turn that two sockets hear of costs this
client about 170 µs of processor time and ``erawan.client`` about 400 µs, for frames, whole messages and views (240
turns of Siam each, three runs in turn, on a machine of two cores). At 2,000 turns a second the whole client would take
most of a core from the server beside it.
"""

from __future__ import annotations

import asyncio

from msgspec import Struct
from msgspec.json import Decoder

from erawan.client import Credentials
from erawan.client.live_connection import encode_command

HANDSHAKE = (
    "GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "{headers}\r\n"
)
# A frame of a client carries a mask; with this one it stays as it is.
NO_MASK = bytes(4)
PING, CLOSE = 9, 8


class Turn(Struct):
    """A turn that was played."""

    seat: int
    turn: str


class MessageFields(Struct):
    """The fields of a message that the benchmark needs."""

    t: str
    number: int = 0
    code: str = ""
    turn: Turn | str | None = None


decode = Decoder(MessageFields).decode


def frame(payload, kind=1):
    """Return a WebSocket frame as a client sends it."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
    return bytes([0x80 | kind]) + length + NO_MASK + payload


class Seat(asyncio.Protocol):
    """One socket; ``hear`` is called with each message."""

    def __init__(self, port, token, hear):
        self._port = port
        self._headers = Credentials(token).headers
        self._hear = hear
        self._buffer = bytearray()
        self._has_opened = False
        self.opened = asyncio.get_running_loop().create_future()
        self.watching = asyncio.Event()
        self.is_open = True

    @classmethod
    async def open(cls, port, token, hear):
        """Return a connected socket."""
        loop = asyncio.get_running_loop()
        _, seat = await loop.create_connection(lambda: cls(port, token, hear), "127.0.0.1", port)
        await seat.opened
        return seat

    def connection_made(self, transport):
        """Send the WebSocket handshake."""
        self._transport = transport
        headers = "".join(f"{name}: {value}\r\n" for name, value in self._headers.items())
        transport.write(HANDSHAKE.format(port=self._port, headers=headers).encode())

    def data_received(self, data):
        """Receive bytes; call ``hear`` with every complete message."""
        self._buffer += data
        if not self._has_opened:
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, head
            self._has_opened, self._buffer = True, bytearray(rest)
            self.opened.set_result(None)
        while self._take_frame():
            pass

    def _take_frame(self):
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, begins = buffer[1], 2
        if size >= 126:
            begins = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:begins], "big")
        if len(buffer) < begins + size:
            return False
        kind, payload = buffer[0] & 15, bytes(buffer[begins : begins + size])
        del buffer[: begins + size]
        if kind == PING:
            self._transport.write(frame(payload, 10))
        elif kind == CLOSE:
            self._transport.close()
        elif payload.startswith(b'{"t":"snapshot"'):
            self.watching.set()
        else:
            self._hear(decode(payload))
        return True

    def connection_lost(self, _):
        """Note that either side has closed the connection."""
        self.is_open = False
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed the connection"))

    def send(self, command):
        """Send a command."""
        self._transport.write(frame(encode_command(command)))

    def close(self):
        """Close the connection."""
        self._transport.close()
