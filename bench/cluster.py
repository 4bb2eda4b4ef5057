"""Measure several server processes on one PostgreSQL and one Redis behind nginx, all on this machine.

    PYTHONPATH=src python bench/cluster.py [--json] [--processes 1 2 4] [--seconds 8] [--games 200] [--rate 250]

For each number of processes it plays turns at a fixed rate, then at rising rates up to the highest that is kept up. It
prints turns a second, the time of a turn, and what each component costs: the processor time for a turn of the Erawan
processes, PostgreSQL, Redis, nginx, and of this client, which uses the same cores. PostgreSQL writes every turn to
disk. Needs Debian's packages postgresql, redis-server and nginx, and installs them where it may.

docs/several_processes.md shows the figures of one run.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import sys
import tempfile
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from live import MOST_P99_MS, STEPS, Field, Server
from tests.server.nginx import Nginx
from tests.server.postgresql import PostgreSQL
from tests.server.redis_server import RedisServer

from erawan.benchmark.figures import calibrate, calibration_loop
from erawan.server.store.database import migrate, opened

TICKS = os.sysconf("SC_CLK_TCK")


def tree_seconds(pid):
    """Return the processor time of a process, of its running children, and of those that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return sum(map(int, fields[11:15])) / TICKS + sum(map(tree_seconds, children))


@contextmanager
def running(count):
    """Yield the port of nginx, and a function that returns the processor time of each component."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        # nginx and PostgreSQL work under users of their own.
        Path(folder).chmod(0o755)
        postgresql, redis = PostgreSQL(), RedisServer()
        stack.callback(postgresql.remove)
        postgresql.start(is_durable=True)
        stack.callback(postgresql.stop)
        redis.start()
        stack.callback(redis.remove)
        database = postgresql.make_database()
        with opened(database) as engine:
            migrate(engine)
        given = {"ERAWAN_DATABASE_URL": database, "ERAWAN_REDIS_URL": redis.url, "ERAWAN_ENGINE_THREADS": "1"}
        log = stack.enter_context(Path(folder, "log").open("w"))
        servers = []
        for number in range(count):
            place = Path(folder, f"process-{number}")
            place.mkdir()
            servers.append(Server(str(place), log, ERAWAN_PROCESS_NAME=place.name, **given))
            stack.callback(servers[-1].close)
        nginx = Nginx(folder, [server.port for server in servers])
        nginx.start()
        stack.callback(nginx.stop)

        def seconds():
            return {
                "erawan": sum(server.seconds for server in servers),
                "postgresql": tree_seconds(postgresql.pid),
                "redis": tree_seconds(redis.pid),
                "nginx": tree_seconds(nginx.pid),
                "client": time.process_time(),
            }

        yield nginx.port, seconds


async def play(field, seconds_of, rate, seconds):
    """Play at a rate; return the figures with the processor time of each component for a turn, in microseconds."""
    before = seconds_of()
    found = await field.play(rate, seconds)
    after, sent = seconds_of(), max(1, found["sent"])
    return found | {"cpu_us_per_turn": {name: 1e6 * (after[name] - before[name]) / sent for name in after}}


async def measure(port, seconds_of, given):
    """Measure a fixed rate, then the highest that is kept up."""
    field = Field(port)
    await field.open(given.games)
    await field.play(given.rate, 2)
    steady = await play(field, seconds_of, given.rate, given.seconds)
    most = steady
    for rate in STEPS:
        found = await play(field, seconds_of, rate, given.seconds / 2)
        if found["lost"] or found["p99_ms"] > MOST_P99_MS or found["rate"] < 0.97 * rate:
            break
        most = found
    result = {"steady": steady, "most": most, "refused": field.refused, "missing": await field.count_missing()}
    await field.close()
    return result


def tell(count, found):
    """Print the figures of one number of processes."""
    print(
        f"\n{count} process{'es' if count > 1 else ''}  (calibration {found['calibration'] / 1e6:.0f} million steps/s)"
    )
    for name in ("steady", "most"):
        each = found[name]
        costs = "  ".join(f"{part} {value:.0f}" for part, value in each["cpu_us_per_turn"].items())
        print(f"  {name:7} {each['rate']:6.0f} turns/s  p50 {each['p50_ms']:.1f}  p99 {each['p99_ms']:.1f} ms")
        print(f"          µs of processor time a turn: {costs}")
    lost = found["steady"]["lost"] + found["most"]["lost"]
    print(f"  lost {lost}, missing {found['missing']}, refused {found['refused']}")


def main():
    """Measure each number of processes."""
    parser = argparse.ArgumentParser(description="Measures several server processes on this machine.")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--processes", nargs="+", type=int, default=[1, 2, 4], help="how many processes, one after another"
    )
    parser.add_argument("--seconds", type=float, default=8.0, help="how long the fixed rate is kept up")
    parser.add_argument("--games", type=int, default=200, help="games, with two sockets each")
    parser.add_argument("--rate", type=float, default=250.0, help="the fixed rate, in turns a second")
    given = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    calibration_loop(1)
    found = {}
    for count in given.processes:
        before = calibrate()
        with running(count) as (port, seconds_of):
            result = uvloop.run(measure(port, seconds_of, given))
        found[count] = {**result, "calibration": (before + calibrate()) / 2}
        if not given.json:
            tell(count, found[count])
    if given.json:
        print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
