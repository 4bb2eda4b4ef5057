"""One WebSocket connection: its user, its subscriptions, and the queue of messages to send."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

# A client that does not read is let go of; when it comes back it gets a snapshot.
MOST_WAITING = 200
MOST_WAITING_BYTES = 1_000_000


class Connection:
    """The server's end of a connection; ``send`` never waits."""

    def __init__(self, person: str | None, language: str) -> None:
        self.person = person
        self.language = language
        self.games: set[str] = set()
        """The games it watches."""
        self.is_following = False
        """Whether it hears of its person's turns in all games."""
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self.too_slow = asyncio.Event()
        """Set once more waits than anybody who reads would leave waiting."""

    def send(self, message: bytes) -> None:
        """Puts a message behind those that wait."""
        if self.too_slow.is_set():
            return
        self._waiting.append(message)
        self._bytes += len(message)
        # One message alone may be long: a snapshot of a long game.
        is_much = len(self._waiting) > 1 and self._bytes > MOST_WAITING_BYTES
        if len(self._waiting) > MOST_WAITING or is_much:
            self._waiting.clear()
            self.too_slow.set()
        self._wake.set()

    async def pump(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Sends what waits, in order; waits itself while the other side does not read."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                message = self._waiting.popleft()
                self._bytes -= len(message)
                await send(message.decode())
