"""Play at several server processes behind nginx while something fails; print what the players noticed.

    python -m tests.attack.process_faults [--only NAME …] [--rate 250] [--games 100] [--processes 2] [--kills 20]

Every scenario has its own PostgreSQL, Redis and nginx. Nothing may be lost or doubled. A rolling restart may make no
client wait for longer than 2 seconds. Outside the windows of the other faults, 99 % of the turns may take 500 ms at
most. A window ends 5 seconds after the repair: until then clients come back.
"""

import argparse
import asyncio
import json
import random
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from erawan.benchmark.figures import calibrate, calibration_loop
from erawan.server.store.database import migrate, opened
from tests.attack.played_games import LINES, PlayedGame, random_line
from tests.server.client import Server
from tests.server.nginx import Nginx
from tests.server.postgresql import PostgreSQL
from tests.server.redis_server import RedisServer

LONGEST_WAIT_S = 2.0
MOST_P99_MS = 500.0
SETTLE_S = 5.0
QUIET_S = 5.0
"""How long the games go on undisturbed before the first fault and after the last one."""
FROZEN_REDIS_S, FROZEN_PROCESS_S, SKEW_MS, SKEWED_S = 10.0, 30.0, 5000, 20.0
BETWEEN_KILLS_S = (5.5, 7.5)


class Cluster:
    """Processes on one PostgreSQL and one Redis behind nginx, and the windows in which something failed."""

    def __init__(self, folder, stack, processes, skews_ms):
        self.postgresql, self.redis = PostgreSQL(), RedisServer()
        stack.callback(self.postgresql.remove)
        stack.callback(self.redis.remove)
        self.postgresql.start(is_durable=True)
        stack.callback(self.postgresql.stop)
        self.redis.start()
        database = self.postgresql.make_database()
        with opened(database) as engine:
            migrate(engine)
        given = {"ERAWAN_DATABASE_URL": database, "ERAWAN_REDIS_URL": self.redis.url, "ERAWAN_ENGINE_THREADS": "1"}
        given |= {"ERAWAN_LOG_LEVEL": "warning", "ERAWAN_CONNECTIONS_PER_ADDRESS": "100000"}
        self.servers = []
        for number in range(processes):
            place = Path(folder, f"process-{number + 1}")
            place.mkdir()
            wall = place / "wall"
            wall.write_text(str(skews_ms * number))
            arguments = ("--wall-file", str(wall)) if skews_ms else ()
            self.servers.append(Server(place, *arguments, ERAWAN_PROCESS_NAME=place.name, **given))
            stack.callback(self.servers[-1].close)
        # nginx forwards to the processes as deploy/nginx says.
        self.nginx = Nginx(folder, [server.port for server in self.servers])
        self.nginx.start()
        stack.callback(self.nginx.stop)
        self.windows = []
        """The beginning and end of each fault, in seconds of the monotonic clock."""
        self.kills = 0

    @property
    def address(self):
        return f"http://127.0.0.1:{self.nginx.port}"

    @contextmanager
    def window(self):
        """Note the time in the block, and while clients come back afterwards, as a fault."""
        began = time.monotonic()
        try:
            yield
        finally:
            self.windows.append((began, time.monotonic() + SETTLE_S))

    def is_undisturbed(self, due, seconds):
        """Return whether a turn was due and arrived outside of every window."""
        return all(due + seconds < began or due > ended for began, ended in self.windows)

    def count_tracebacks(self):
        return sum(server.read_log().count("Traceback") for server in self.servers)


# ---- what fails


async def rolling_restart(cluster, given):
    """End and start one process after the other, each when the one before it serves again."""
    for server in cluster.servers:
        with cluster.window():
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
        await asyncio.sleep(given.quiet_s)


async def restart_postgresql(cluster, given):
    """End PostgreSQL as if its machine had failed, and start it again."""
    with cluster.window():
        await asyncio.to_thread(cluster.postgresql.stop)
        await asyncio.to_thread(cluster.postgresql.start, True)


async def freeze_redis(cluster, given):
    """Freeze Redis for 10 seconds without closing a connection."""
    with cluster.window():
        cluster.redis.freeze()
        await asyncio.sleep(given.freeze_redis_s)
        cluster.redis.thaw()


async def kill_redis(cluster, given):
    """Kill Redis and start it again, empty, a second later."""
    with cluster.window():
        await asyncio.to_thread(cluster.redis.kill)
        await asyncio.sleep(1)
        await asyncio.to_thread(cluster.redis.start)


async def freeze_process(cluster, given):
    """Freeze one process for 30 seconds, and let it wake up with its old leases and tables."""
    with cluster.window():
        cluster.servers[0].process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(FROZEN_PROCESS_S)
        cluster.servers[0].process.send_signal(signal.SIGCONT)


async def skew_clocks(cluster, given):
    """Let the clock of each process be 5 seconds ahead of the one before it."""
    await asyncio.sleep(given.skewed_s)


async def kill_processes(cluster, given):
    """Kill a process at random again and again; start it at once."""
    pick = random.Random(1)
    for _ in range(given.kills):
        server = pick.choice(cluster.servers)
        with cluster.window():
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        cluster.kills += 1
        await asyncio.sleep(pick.uniform(*BETWEEN_KILLS_S))


@dataclass(frozen=True)
class Scenario:
    """One fault, and what is checked besides."""

    act: Callable
    skew_ms: int = 0
    least_connections: int = 1
    """How often every client connects at least."""
    has_longest_wait: bool = False
    """Whether no client may wait for longer than ``LONGEST_WAIT_S``."""

    @property
    def description(self):
        return " ".join(self.act.__doc__.split())


SCENARIOS = {
    # Every client is at one of the processes, each of which is restarted.
    "rolling": Scenario(rolling_restart, least_connections=2, has_longest_wait=True),
    "postgresql": Scenario(restart_postgresql),
    "redis-frozen": Scenario(freeze_redis),
    "redis-killed": Scenario(kill_redis),
    "process-frozen": Scenario(freeze_process),
    "skew": Scenario(skew_clocks, skew_ms=SKEW_MS),
    "kills": Scenario(kill_processes),
}


# ---- playing


def run(name, given):
    """Run one scenario; return its figures and every fault."""
    scenario = SCENARIOS[name]
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        # nginx and PostgreSQL work under users of their own.
        Path(folder).chmod(0o755)
        cluster = Cluster(folder, stack, given.processes, scenario.skew_ms)
        return asyncio.run(play(scenario, cluster, given))


async def play(scenario, cluster, given):
    """Play while something fails; return the figures and every fault."""
    interval_s = given.games / given.rate
    lines = [random_line(seed, given.turns) for seed in range(LINES)]
    games = [PlayedGame(lines[number % LINES]) for number in range(given.games)]
    for game in games:
        await game.open(cluster.address)
    is_over = False
    began = time.monotonic() + 0.5
    playing = [
        asyncio.create_task(game.play(began + interval_s * number / given.games, interval_s, lambda: is_over))
        for number, game in enumerate(games)
    ]
    await asyncio.sleep(given.quiet_s)
    await scenario.act(cluster, given)
    await asyncio.sleep(given.quiet_s + (SETTLE_S if cluster.windows else 0))
    is_over = True
    await asyncio.gather(*playing)
    for game in games:
        await game.check(scenario.least_connections)
        if scenario.skew_ms:
            game.check_clocks()
    found = figures(cluster, games)
    for game in games:
        await game.close()
    return found


def figures(cluster, games):
    """Return what the players noticed."""
    waits = [wait for game in games for wait in game.waits]
    outside = sorted(seconds for due, seconds in waits if cluster.is_undisturbed(due, seconds))
    faults = [fault for game in games for fault in game.faults]
    no_process = cluster.nginx.count_errors("no live upstreams")
    faults += [f"nginx found no process {no_process} times, though one served"] * bool(no_process)
    faults += [f"{server.port} ended by itself" for server in cluster.servers if server.process.poll() is not None]
    seconds = max(due for due, _ in waits) - min(due for due, _ in waits)
    return {
        "turns": len(waits),
        "turns_per_s": len(waits) / max(seconds, 1e-9),
        "longest_wait_s": max(seconds for _, seconds in waits),
        "waits_over_1_s": sum(seconds > 1 for _, seconds in waits),
        "turns_outside": len(outside),
        "p99_outside_ms": 1000 * outside[int(0.99 * len(outside))] if outside else float("nan"),
        "connections": sum(game.connections for game in games),
        "kills": cluster.kills,
        "tracebacks": cluster.count_tracebacks(),
        "faults": faults,
    }


def is_kept(name, found):
    """Return whether the rules of a scenario hold."""
    is_quick = not SCENARIOS[name].has_longest_wait or found["longest_wait_s"] <= LONGEST_WAIT_S
    is_calm = not found["turns_outside"] or found["p99_outside_ms"] <= MOST_P99_MS
    return is_quick and is_calm and not found["faults"]


def show(name, found):
    """Print the figures of a scenario."""
    print(f"\n{name}: {SCENARIOS[name].description}")
    print(f"  {found['turns']} turns, {found['turns_per_s']:.0f} a second; {found['connections']} connections")
    print(f"  longest wait {found['longest_wait_s']:.2f} s; {found['waits_over_1_s']} turns waited for over 1 s")
    print(f"  outside the fault: {found['turns_outside']} turns, 99 % within {found['p99_outside_ms']:.0f} ms")
    if found["kills"]:
        print(f"  {found['kills']} kills")
    print(f"  lost or doubled: {len(found['faults'])}; traces in the logs: {found['tracebacks']}")
    for fault in found["faults"][:10]:
        print(f"    {fault}")
    print(f"  {'kept' if is_kept(name, found) else 'BROKEN'}", flush=True)


def reader():
    """Return the parser of the options."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=SCENARIOS, default=list(SCENARIOS), help="only these scenarios")
    parser.add_argument("--rate", type=float, default=250.0, help="turns a second, in all games together")
    parser.add_argument("--games", type=int, default=100, help="games, with two clients each")
    parser.add_argument("--processes", type=int, default=2, help="server processes")
    parser.add_argument("--kills", type=int, default=20, help="how often a process is killed")
    parser.add_argument("--turns", type=int, default=1000, help="turns of a game at most")
    parser.add_argument("--quiet-s", type=float, default=QUIET_S, help="seconds before and after the fault")
    parser.add_argument("--freeze-redis-s", type=float, default=FROZEN_REDIS_S, help="how long Redis is frozen")
    parser.add_argument("--skewed-s", type=float, default=SKEWED_S, help="how long the games go on with wrong clocks")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def main():
    """Run what was asked for; return 1 if a rule was broken."""
    given = reader().parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    calibration_loop(1)
    results = {}
    for name in given.only:
        before = calibrate()
        results[name] = run(name, given)
        results[name]["calibration"] = (before + calibrate()) / 2
        if not given.json:
            show(name, results[name])
            print(f"  calibration loop: {results[name]['calibration'] / 1e6:.0f} million steps a second", flush=True)
    if given.json:
        print(json.dumps(results))
    return int(not all(is_kept(name, found) for name, found in results.items()))


if __name__ == "__main__":
    sys.exit(main())
