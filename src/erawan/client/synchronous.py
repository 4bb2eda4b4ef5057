"""The synchronous client: each method runs the asynchronous one in an event loop of a background thread.

All synchronous clients of a process share one such thread.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import weakref
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from functools import cache, wraps
from threading import Thread
from types import TracebackType
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from erawan.client.api import PATIENCE_S, TIMEOUT_S, AsyncClient
from erawan.client.credentials import Credentials
from erawan.client.watched_game import AsyncWatchedGame, GameEvent
from erawan.core.outcome import View
from erawan.protocol import messages as p

Arguments = ParamSpec("Arguments")
Found = TypeVar("Found")
Wrapped = TypeVar("Wrapped")
Wrapped_co = TypeVar("Wrapped_co", covariant=True)
WAIT_S = 0.2


@cache
def _event_loop() -> asyncio.AbstractEventLoop:
    """Return the event loop that runs in the background thread."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever, name="erawan client", daemon=True)
    thread.start()
    atexit.register(_stop, loop, thread)
    return loop


def _stop(loop: asyncio.AbstractEventLoop, thread: Thread) -> None:
    loop.call_soon_threadsafe(loop.stop)
    thread.join(1.0)


if hasattr(os, "register_at_fork"):
    # A forked process has no such thread yet.
    os.register_at_fork(after_in_child=_event_loop.cache_clear)


def _run(work: Coroutine[Any, Any, Found]) -> Found:
    """Return the result of a coroutine; Ctrl-C cancels it."""
    future = asyncio.run_coroutine_threadsafe(work, _event_loop())
    try:
        while True:
            try:
                # Wait in short steps: on some systems one long wait would delay Ctrl-C.
                return future.result(timeout=WAIT_S)
            except TimeoutError:
                if future.done():
                    raise
    except BaseException:
        future.cancel()
        raise


class _HasAsync(Protocol[Wrapped_co]):
    """A synchronous object around an asynchronous one."""

    @property
    def asynchronous(self) -> Wrapped_co:
        """The asynchronous object."""


def _synchronous(
    method: Callable[Concatenate[Wrapped, Arguments], Coroutine[Any, Any, Found]],
) -> Callable[Concatenate[_HasAsync[Wrapped], Arguments], Found]:
    """Return the synchronous form of an asynchronous method."""

    @wraps(method)
    def call(self: _HasAsync[Wrapped], /, *args: Arguments.args, **kwargs: Arguments.kwargs) -> Found:
        return _run(method(self.asynchronous, *args, **kwargs))

    return call


class WatchedGame:
    """A game on a server, as ``AsyncWatchedGame``: ``with client.watch(game_id) as game``, ``for event in game``."""

    def __init__(self, asynchronous: AsyncWatchedGame) -> None:
        self.asynchronous = asynchronous

    @property
    def view(self) -> p.GameView:
        """The game as the server shows it to you now."""
        return self.asynchronous.view

    @property
    def seat_view(self) -> View:
        """The position as Erawan's players take it: ``player.choose(game.seat_view)``."""
        return self.asynchronous.seat_view

    @property
    def is_your_turn(self) -> bool:
        """True if you may play a turn now."""
        return self.asynchronous.is_your_turn

    def __enter__(self) -> WatchedGame:
        _run(self.asynchronous.open())
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        _run(self.asynchronous.close())

    def __iter__(self) -> Iterator[GameEvent]:
        events = _run(_iterate(self.asynchronous))
        while (event := _run(_next(events))) is not None:
            yield event

    play = _synchronous(AsyncWatchedGame.play)
    resign = _synchronous(AsyncWatchedGame.resign)
    ask = _synchronous(AsyncWatchedGame.ask)
    answer = _synchronous(AsyncWatchedGame.answer)
    say = _synchronous(AsyncWatchedGame.say)
    stand_up = _synchronous(AsyncWatchedGame.stand_up)
    set_title = _synchronous(AsyncWatchedGame.set_title)
    prepare = _synchronous(AsyncWatchedGame.prepare)
    choose = _synchronous(AsyncWatchedGame.choose)
    hint = _synchronous(AsyncWatchedGame.hint)


class Client:
    """A user of one server, as ``AsyncClient``: ``with Client("http://localhost:8421", token) as client``."""

    def __init__(
        self,
        origin: str,
        token: str = "",
        *,
        credentials: Credentials | None = None,
        language: str = "en",
        timeout_s: float = TIMEOUT_S,
        patience_s: float = PATIENCE_S,
    ) -> None:
        self.asynchronous = AsyncClient(
            origin, token, credentials=credentials, language=language, timeout_s=timeout_s, patience_s=patience_s
        )
        # A client that is dropped without `close` closes its connections too.
        weakref.finalize(self, _close_soon, self.asynchronous).atexit = False

    @property
    def origin(self) -> str:
        """The server's address, without a path."""
        return self.asynchronous.origin

    @property
    def credentials(self) -> Credentials:
        """The token that tells the server who you are."""
        return self.asynchronous.credentials

    def watch(self, game_id: str) -> WatchedGame:
        """Watch and play a game: ``with client.watch(game_id) as game``."""
        return WatchedGame(self.asynchronous.watch(game_id))

    def __enter__(self) -> Client:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    close = _synchronous(AsyncClient.close)
    get_me = _synchronous(AsyncClient.get_me)
    set_name = _synchronous(AsyncClient.set_name)
    sign_in = _synchronous(AsyncClient.sign_in)
    sign_out = _synchronous(AsyncClient.sign_out)
    set_passphrase = _synchronous(AsyncClient.set_passphrase)
    list_sessions = _synchronous(AsyncClient.list_sessions)
    end_session = _synchronous(AsyncClient.end_session)
    end_sessions = _synchronous(AsyncClient.end_sessions)
    create_game = _synchronous(AsyncClient.create_game)
    join = _synchronous(AsyncClient.join)
    take_seat = _synchronous(AsyncClient.take_seat)
    create_link = _synchronous(AsyncClient.create_link)
    list_games = _synchronous(AsyncClient.list_games)
    list_open_games = _synchronous(AsyncClient.list_open_games)
    list_turns = _synchronous(AsyncClient.list_turns)
    get_game = _synchronous(AsyncClient.get_game)
    get_record = _synchronous(AsyncClient.get_record)
    command = _synchronous(AsyncClient.command)
    ask = _synchronous(AsyncClient.ask)
    send = _synchronous(AsyncClient.send)


def _close_soon(client: AsyncClient) -> None:
    asyncio.run_coroutine_threadsafe(client.close(), _event_loop())


async def _iterate(game: AsyncWatchedGame) -> AsyncIterator[GameEvent]:
    return aiter(game)


async def _next(events: AsyncIterator[GameEvent]) -> GameEvent | None:
    return await anext(events, None)
