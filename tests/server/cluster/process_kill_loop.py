"""Play many games at several processes, kill one at random again and again, and check whether anything was lost.

``python -m tests.server.cluster.process_kill_loop --kills 200``

A load balancer stands in front of the processes, as nginx would; it knows nothing of games. Clients whose process is
killed come back to another one while the killed process starts again. The rest is as in ``tests/server/kill_loop.py``.
"""

import argparse
import asyncio
import random
import sys
import tempfile
from contextlib import ExitStack, suppress
from pathlib import Path

from rich.progress import Progress

from erawan.server.store.database import migrate, opened
from tests.server.client import Server, own_port
from tests.server.kill_loop import KillLoopGames, kill_and_play, report
from tests.server.postgresql import PostgreSQL
from tests.server.redis_server import RedisServer

CHUNK = 65_536


class LoadBalancer:
    """A load balancer that passes each connection on to the next process that accepts it."""

    def __init__(self, servers):
        self._servers = servers
        self._next = 0
        self._server = None
        self.port = own_port()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    async def __aenter__(self):
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)
        return self

    async def __aexit__(self, *_):
        self._server.close()

    async def _serve(self, reader, writer):
        for _ in self._servers:
            self._next += 1
            port = self._servers[self._next % len(self._servers)].port
            # At the end of the run, connections are cut off in the middle.
            with suppress(OSError, asyncio.CancelledError):
                upstream = await asyncio.open_connection("127.0.0.1", port)
                await asyncio.gather(_copy(reader, upstream[1]), _copy(upstream[0], writer))
                return
        writer.close()


async def _copy(reader, writer):
    with suppress(OSError):
        while data := await reader.read(CHUNK):
            writer.write(data)
            await writer.drain()
    with suppress(OSError):
        writer.close()


class Processes:
    """The processes behind one address; one of them, at random, is killed and started again."""

    def __init__(self, servers, address, seed):
        self._servers = servers
        self._pick = random.Random(seed)
        self._killed = None
        self.address = address

    def kill(self):
        self._killed = self._pick.choice(self._servers)
        self._killed.kill()

    def start(self):
        self._killed.start()

    @property
    def log(self):
        return "".join(server.read_log() for server in self._servers)


def run(servers, database, kills, games=10, seed=1, between_s=2.0, tell=lambda: None):
    """Play and kill; return what happened, and every fault."""
    killed_ms = []

    async def play():
        async with LoadBalancer(servers) as balancer:
            processes = Processes(servers, balancer.address, seed)
            playing = KillLoopGames(processes, games, seed)
            await kill_and_play(processes, playing, kills, random.Random(seed), between_s, killed_ms, tell)
            return playing, processes.log

    playing, log = asyncio.run(play())
    faults = [f"{server.port} ended by itself" for server in servers if server.process.poll() is not None]
    return report(playing, database, killed_ms, log, faults)


def run_alone(kills, games=10, seed=1, processes=2, tell=lambda: None):
    """Do the same as ``run``, with a PostgreSQL and a Redis of its own."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        postgresql, redis = PostgreSQL(), RedisServer()
        stack.callback(postgresql.remove)
        stack.callback(redis.remove)
        postgresql.start()
        stack.callback(postgresql.stop)
        redis.start()
        servers, database = start_servers(folder, processes, postgresql, redis.url, ERAWAN_LOG_LEVEL="warning")
        for server in servers:
            stack.callback(server.close)
        return run(servers, database, kills, games, seed, tell=tell)


def start_servers(folder, count, postgresql, redis_url, **environment):
    """Start server processes on the given or a new database; return them and its address."""
    database = environment.get("ERAWAN_DATABASE_URL")
    if database is None:
        database = postgresql.make_database()
        with opened(database) as engine:
            migrate(engine)
    given = {"ERAWAN_DATABASE_URL": database, "ERAWAN_REDIS_URL": redis_url, **environment}
    servers = []
    for _ in range(count):
        place = Path(tempfile.mkdtemp(dir=folder, prefix="process"))
        servers.append(Server(place, ERAWAN_PROCESS_NAME=place.name, **given))
    return servers, database


def main():
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--kills", type=int, default=200)
    reader.add_argument("--games", type=int, default=10)
    reader.add_argument("--processes", type=int, default=2)
    reader.add_argument("--seed", type=int, default=1)
    given = reader.parse_args()
    with Progress() as progress:
        bar = progress.add_task("kills", total=given.kills)
        found = run_alone(given.kills, given.games, given.seed, given.processes, lambda: progress.advance(bar))
    for name, value in found.items():
        print(f"{name:32} {len(value) if name == 'faults' else value}")
    for fault in found["faults"][:20]:
        print(f"  {fault}")
    return bool(found["faults"])


if __name__ == "__main__":
    sys.exit(main())
