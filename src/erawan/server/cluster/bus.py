"""The connection of a server process to the others, over Redis channels.

A process subscribes to one channel that all processes share, and to the channel of every game that it has in memory. If
a user follows all their games through the process, it subscribes to the user's channel, too. Sending never waits: the
bus queues messages, and one task sends them in batches.

Twice a second the process sends a heartbeat to the shared channel and waits for it to come back. If no heartbeat comes
back, Redis does not answer or cannot be reached, and the process may miss changes that others make. Then ``is_fresh``
is false, and the bus calls ``on_doubt`` every second, so that the server compares open tables with the database. It
also does so for some minutes after another process has vanished without a goodbye: that process may still change games.
When the connection is back, the bus calls ``on_restored``.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from erawan.core.errors import ErawanError, OptionError
from erawan.server.cluster.process_messages import Goodbye, Heartbeat, ProcessMessage, decode_message, encode_message

PREFIX = "erawan"
# The channel that all processes share.
EVERYONE = "all"
HEARTBEAT_SECONDS = 0.5
# A process, or Redis, counts as gone after this time without a heartbeat.
SILENT_SECONDS = 2.5
# How long a vanished process may still change games that others have open.
VANISHED_SECONDS = 300.0
DOUBT_SECONDS = 1.0
# How often to compare open tables with the database even if nothing seems wrong.
CHECK_SECONDS = 10.0
# How long loading a game waits for the confirmation of its channel.
SUBSCRIBE_SECONDS = 1.0
RECONNECT_SECONDS = (0.1, 1.0)
MOST_QUEUED = 20_000
MOST_AT_ONCE = 500

_log = logging.getLogger("erawan.cluster")


class BusUnavailableError(ErawanError):
    """Redis cannot be reached when the server starts."""


class Bus:
    """The connection that sends messages to the other processes and receives theirs."""

    def __init__(self, url: str, name: str) -> None:
        self.name = name
        """The name of this process among all others."""
        self._url = url
        self._queue: deque[tuple[str, bytes]] = deque(maxlen=MOST_QUEUED)
        self._has_messages = asyncio.Event()
        self._channels: dict[str, asyncio.Event] = {}
        """The channels to subscribe to, each with an event that is set when Redis confirms the subscription."""
        self._pubsub: Any = None
        self._others: dict[str, float] = {}
        """When each other process last sent a message."""
        self._heard_s = 0.0
        """When this process last received its own heartbeat."""
        self._vanished_s = -VANISHED_SECONDS
        """When another process last vanished."""
        self._checked_s = 0.0
        self._tasks: list[asyncio.Task[None]] = []
        self.on_message: Callable[[ProcessMessage], None] = lambda message: None
        self.on_doubt: Callable[[], None] = lambda: None
        """Called when tables may be stale: compare them with the database."""
        self.on_restored: Callable[[], None] = lambda: None
        """Called when messages arrive again, and some may have been missed."""
        self.on_lost: Callable[[str], None] = lambda name: None
        """Called when another process has gone."""

    # ---- start and stop

    async def open(self) -> None:
        """Connect; raise an error if Redis does not answer, so that a wrong address is noticed at the start."""
        redis = _redis()
        client = redis.asyncio.Redis.from_url(self._url, socket_connect_timeout=5, socket_timeout=5)
        try:
            await client.ping()
        except (redis.RedisError, OSError) as error:
            raise BusUnavailableError("cluster.redis", why=str(error) or type(error).__name__) from None
        finally:
            await client.aclose()
        self._channels[EVERYONE] = asyncio.Event()
        self._tasks = [asyncio.create_task(self._run()), asyncio.create_task(self._watch_over())]
        with suppress(TimeoutError):
            await asyncio.wait_for(self._channels[EVERYONE].wait(), SILENT_SECONDS)

    async def close(self) -> None:
        """Say goodbye and disconnect."""
        self.send(EVERYONE, Goodbye(self.name))
        until = time.monotonic() + SUBSCRIBE_SECONDS
        while self._queue and self.is_fresh and time.monotonic() < until:
            await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # ---- state

    @property
    def is_fresh(self) -> bool:
        """True if this process received its own heartbeat lately, and so receives the messages of others."""
        return time.monotonic() - self._heard_s < SILENT_SECONDS

    @property
    def others(self) -> tuple[str, ...]:
        """The names of the other processes that sent a message lately."""
        return tuple(self._others)

    # ---- sending and subscribing

    def send(self, channel: str, message: ProcessMessage) -> None:
        """Queue a message; never wait."""
        self._queue.append((channel, encode_message(message)))
        self._has_messages.set()

    async def subscribe(self, channel: str) -> None:
        """Subscribe to a channel; wait a moment for the confirmation, so that no later message is missed."""
        confirmed = self._channels.get(channel)
        if confirmed is None:
            confirmed = self._channels[channel] = asyncio.Event()
            if self._pubsub is not None:
                with suppress(_redis().RedisError, OSError):
                    await self._pubsub.subscribe(_full(channel))
        if not confirmed.is_set() and self.is_fresh:
            with suppress(TimeoutError):
                await asyncio.wait_for(confirmed.wait(), SUBSCRIBE_SECONDS)

    async def unsubscribe(self, channel: str) -> None:
        """End the subscription to a channel."""
        if self._channels.pop(channel, None) is not None and self._pubsub is not None:
            with suppress(_redis().RedisError, OSError):
                await self._pubsub.unsubscribe(_full(channel))

    # ---- the connection

    async def _run(self) -> None:
        """Keep the connection; make it again after every error."""
        redis = _redis()
        while True:
            # The library must not connect again by itself: messages would be missed without notice.
            never = redis.asyncio.retry.Retry(redis.backoff.NoBackoff(), 0)
            client = redis.asyncio.Redis.from_url(
                self._url, socket_connect_timeout=SILENT_SECONDS, socket_timeout=None, retry=never
            )
            try:
                await self._converse(client)
            except (redis.RedisError, OSError, TimeoutError) as error:
                _log.warning("Redis cannot be reached", extra={"why": str(error) or type(error).__name__})
            except Exception:
                _log.exception("the connection to Redis failed")
            finally:
                self._pubsub = None
                for confirmed in self._channels.values():
                    confirmed.clear()
                with suppress(redis.RedisError, OSError):
                    await client.aclose()
            await asyncio.sleep(random.uniform(*RECONNECT_SECONDS))

    async def _converse(self, client: Any) -> None:
        """Send and receive until the connection is lost, or nothing comes back."""
        pubsub = client.pubsub()
        async with asyncio.timeout(SILENT_SECONDS):
            await pubsub.subscribe(*map(_full, self._channels))
        self._pubsub = pubsub
        tasks = [
            asyncio.create_task(work)
            for work in (self._receive(pubsub), self._transmit(client), self._notice_silence())
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with suppress(Exception):
                await asyncio.wait_for(pubsub.aclose(), DOUBT_SECONDS)

    async def _receive(self, pubsub: Any) -> None:
        while True:
            message = await pubsub.get_message(timeout=None)
            if message is None:
                continue
            if message["type"] == "subscribe":
                confirmed = self._channels.get(message["channel"].decode().removeprefix(_full("")))
                if confirmed is not None:
                    if confirmed.is_set():
                        # A second confirmation: the library has reconnected by itself, so messages may be lost.
                        self.on_restored()
                    confirmed.set()
            elif message["type"] == "message":
                self._take(message["data"])

    async def _transmit(self, client: Any) -> None:
        while True:
            await self._has_messages.wait()
            self._has_messages.clear()
            while self._queue:
                batch = [self._queue[number] for number in range(min(len(self._queue), MOST_AT_ONCE))]
                pipeline = client.pipeline(transaction=False)
                for channel, encoded in batch:
                    pipeline.publish(_full(channel), encoded)
                async with asyncio.timeout(SILENT_SECONDS):
                    await pipeline.execute()
                # What could not be sent stays in the queue for the next connection.
                for _ in range(min(len(batch), len(self._queue))):
                    self._queue.popleft()

    async def _notice_silence(self) -> None:
        """End a connection on which no heartbeat comes back."""
        began_s = time.monotonic()
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            if time.monotonic() - max(began_s, self._heard_s) > SILENT_SECONDS:
                raise TimeoutError("no heartbeat came back")

    # ---- receiving

    def _take(self, encoded: bytes) -> None:
        try:
            message = decode_message(encoded)
        except msgspec.DecodeError:
            # A process of another version may send messages that this one does not know.
            return
        if message.sender == self.name:
            if isinstance(message, Heartbeat):
                self._note_own_heartbeat()
            return
        if isinstance(message, Goodbye):
            self._lose(message.sender)
            return
        if message.sender not in self._others:
            _log.info("another process is there", extra={"peer": message.sender})
            self._others[message.sender] = time.monotonic()
            # That process may have changed games while its messages did not arrive.
            self.on_restored()
        self._others[message.sender] = time.monotonic()
        if not isinstance(message, Heartbeat):
            self.on_message(message)

    def _note_own_heartbeat(self) -> None:
        was_fresh, self._heard_s = self.is_fresh, time.monotonic()
        if not was_fresh:
            _log.info("Redis answers")
            self._others = dict.fromkeys(self._others, self._heard_s)
            self.on_restored()

    def _lose(self, name: str) -> None:
        if self._others.pop(name, None) is not None:
            _log.info("another process has gone", extra={"peer": name})
            self.on_lost(name)
            self.on_doubt()

    async def _watch_over(self) -> None:
        """Send heartbeats, notice processes that vanish, and call ``on_doubt`` when a comparison is due."""
        was_fresh = True
        while True:
            now = time.monotonic()
            if not any(channel == EVERYONE for channel, _ in self._queue):
                self.send(EVERYONE, Heartbeat(self.name))
            if self.is_fresh:
                for name in [name for name, heard_s in self._others.items() if now - heard_s > SILENT_SECONDS]:
                    self._vanished_s = now
                    self._lose(name)
            elif was_fresh and self._heard_s:
                _log.warning("Redis is silent: tables are compared with the database")
            was_fresh = self.is_fresh
            has_doubt = not was_fresh or now - self._vanished_s < VANISHED_SECONDS
            if now - self._checked_s > (DOUBT_SECONDS if has_doubt else CHECK_SECONDS):
                self._checked_s = now
                self.on_doubt()
            await asyncio.sleep(HEARTBEAT_SECONDS)


def _full(channel: str) -> str:
    return f"{PREFIX}:{channel}"


def _redis() -> Any:
    """Return the ``redis`` library, which only a server with several processes needs."""
    try:
        import redis.asyncio
        import redis.asyncio.retry
        import redis.backoff
    except ImportError:
        raise OptionError("cluster.driver") from None
    return redis
