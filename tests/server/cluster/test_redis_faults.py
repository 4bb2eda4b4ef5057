"""Redis is flushed, killed, frozen, or out of reach of one process: every event still reaches every subscriber."""

import asyncio
import socket
import threading
from contextlib import ExitStack, suppress

import pytest

from tests.server.cluster.process_kill_loop import start_servers
from tests.server.cluster.test_two_processes import play_turn, seated, until
from tests.server.redis_server import RedisServer


class Cable:
    """A proxy in front of Redis that can stop all traffic without closing a connection."""

    def __init__(self, folder, target):
        self._path = folder / "cable.sock"
        self._target = target
        self._is_whole = threading.Event()
        self._is_whole.set()
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(self._path))
        self._listener.listen()
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self):
        return f"unix://{self._path}"

    def cut(self):
        self._is_whole.clear()

    def mend(self):
        self._is_whole.set()

    def close(self):
        self._listener.close()

    def _accept(self):
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                self._is_whole.wait()
                far = socket.socket(socket.AF_UNIX)
                try:
                    far.connect(self._target.removeprefix("unix://"))
                except OSError:
                    near.close()
                    far.close()
                    continue
                for source, sink in ((near, far), (far, near)):
                    threading.Thread(target=self._copy, args=(source, sink), daemon=True).start()

    def _copy(self, source, sink):
        with source, sink, suppress(OSError):
            while data := source.recv(65_536):
                self._is_whole.wait()
                sink.sendall(data)
            sink.shutdown(socket.SHUT_RDWR)


@pytest.fixture(scope="module")
def redis():
    server = RedisServer()
    server.start()
    yield server
    server.remove()


@pytest.fixture(scope="module")
def cable(tmp_path_factory, redis):
    with ExitStack() as stack:
        cable = Cable(tmp_path_factory.mktemp("cable"), redis.url)
        stack.callback(cable.close)
        yield cable


@pytest.fixture(scope="module")
def pair(tmp_path_factory, postgresql, redis, cable):
    """Two processes; the second one reaches Redis through the cable."""
    folder = tmp_path_factory.mktemp("pair")
    servers, database = start_servers(folder, 1, postgresql, redis.url)
    others, _ = start_servers(folder, 1, postgresql, cable.url, ERAWAN_DATABASE_URL=database)
    yield [*servers, *others]
    for server in (*servers, *others):
        server.close()


@pytest.fixture(params=["killed", "frozen", "partitioned"])
def fault(request, redis, cable):
    """A pair of functions: one makes Redis fail, the other repairs it."""
    return {
        "killed": (redis.kill, redis.start),
        "frozen": (redis.freeze, redis.thaw),
        "partitioned": (cable.cut, cable.mend),
    }[request.param]


@pytest.mark.slow
def test_games_go_on_while_redis_fails_and_after_it(pair, fault):
    fail, mend = fault

    async def play(games, turns):
        played = []
        for _ in range(turns):
            await until(lambda: any(game.is_your_turn for game in games))
            mover = next(game for game in games if game.is_your_turn)
            ply = mover.view.position.ply
            await play_turn(mover)
            await until(lambda ply=ply: all(game.view.position.ply > ply for game in games))
            played.append(mover.view.turns[ply].turn)
        return played

    async def run():
        async with seated(pair) as games:
            played = await play(games, 2)
            fail()
            try:
                played += await play(games, 4)
                await asyncio.gather(*(game.say("still here") for game in games))
                await until(lambda: all(len(game.view.said) == 2 for game in games))
            finally:
                mend()
            played += await play(games, 4)
            return played, [game.view for game in games]

    played, views = asyncio.run(run())
    # A client that had to connect again knows the same from its snapshot.
    for view in views:
        assert [turn.turn for turn in view.turns] == played
        assert [said.text for said in view.said] == ["still here"] * 2


def test_redis_keeps_nothing(redis_server, processes):
    """Flushing Redis can lose nothing: no process stores anything there."""

    async def run():
        async with seated(processes) as games:
            await play_turn(games[0])

    asyncio.run(run())
    with socket.socket(socket.AF_UNIX) as wire:
        wire.connect(redis_server.url.removeprefix("unix://"))
        wire.sendall(b"DBSIZE\r\n")
        assert wire.recv(100) == b":0\r\n"
