"""Serve as ``erawan serve`` does, with kernels that are compiled already, and with one part changed on purpose.

``python -m tests.server.faulty_server PORT FOLDER [--broken-player level-3] [--stuck-player level-8]
[--idle-minute 0.1] [--beat-seconds 0.1] [--hook-seconds 0.1] [--deals 1] [--wall-file FILE] [--frozen-file FILE]
[--lease-seconds 1] [--slow-player level-1 --until FILE]``
"""

import argparse
import faulthandler
import signal
import time
from pathlib import Path
from random import Random

from erawan.games.king_of_siam import setup
from erawan.server.addresses import listen
from erawan.server.http import websocket
from erawan.server.live import engine_pool, outage, scheduler, webhook_queue
from erawan.server.log import set_up_log
from erawan.server.run_server import serve
from erawan.server.settings import read_settings
from erawan.server.store import lease_store
from erawan.server.study import fair_play

READY = "ready at port"


def break_player(name):
    """Let the player of this name fail whenever it is to think."""

    def fail(player):
        raise RuntimeError(f"{name} is broken")

    replace_player(name, fail)


def slow_down(name, file):
    """Let the player of this name wait for a file before it begins to think."""

    class SlowPlayer:
        def __init__(self, player):
            self.watch, self.close = player.watch, player.close
            self._choose = player.choose

        def choose(self, view, limits, stop):
            while not file.exists():
                time.sleep(0.01)
            return self._choose(view, limits, stop=stop)

    replace_player(name, SlowPlayer)


def shorten_leases(seconds):
    """Let leases end sooner, and let the server look more often for games without a process that serves them."""
    lease_store.LEASE_SECONDS = seconds
    scheduler.SHARED_SWEEP_SECONDS = seconds / 4
    scheduler.UNATTENDED_MS = 250 * seconds


class StuckPlayer:
    """A player that thinks until it is stopped."""

    def __init__(self, player):
        self.watch, self.close = player.watch, player.close

    def choose(self, view, limits, stop):
        while not stop.is_set:
            time.sleep(0.01)
        raise RuntimeError("it was stopped")


def replace_player(name, change):
    """Let the engine pool replace the player of this name by ``change(player)``."""
    make = engine_pool.make_player

    def make_changed(wanted, game, seed):
        player = make(wanted, game, seed)
        return change(player) if wanted == name else player

    engine_pool.make_player = make_changed


def move_clock(name, file, units_per_ms):
    """Move a clock of this process by the milliseconds in the file, whenever the file changes."""
    real = getattr(time, name)

    def moved():
        return real() + int(file.read_text() or 0) * units_per_ms if file.exists() else real()

    setattr(time, name, moved)


def share_deals():
    """Let running games of King of Siam keep the engine from their players alone: here they all begin alike."""
    find = fair_play.games_at

    async def find_others(store, game, *arguments):
        return [] if game == "king-of-siam" else await find(store, game, *arguments)

    fair_play.games_at = find_others


def main(arguments=None):
    # SIGUSR1 makes a server that hangs print where.
    faulthandler.register(signal.SIGUSR1)
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("port", type=int)
    reader.add_argument("folder")
    reader.add_argument("--broken-player")
    reader.add_argument("--stuck-player", help="the player that thinks until it is stopped")
    reader.add_argument("--idle-minute", type=float, help="how many seconds a minute without a message has")
    reader.add_argument("--beat-seconds", type=float, help="how long after a heartbeat the next one comes")
    reader.add_argument("--hook-seconds", type=float, help="how long after a call that failed the next one comes")
    reader.add_argument("--deals", type=int, help="the seed of every set-up that is left to chance")
    reader.add_argument("--lease-seconds", type=float, help="how long a lease runs")
    reader.add_argument("--slow-player", help="the player that begins to think when a file is there")
    reader.add_argument("--until", type=Path, help="the file that it waits for")
    reader.add_argument("--wall-file", type=Path, help="by how many milliseconds the wall clock is wrong")
    reader.add_argument("--frozen-file", type=Path, help="for how many milliseconds the process was frozen")
    given = reader.parse_args(arguments)
    if given.wall_file:
        move_clock("time_ns", given.wall_file, 1_000_000)
    if given.frozen_file:
        for name, units_per_ms in (("time_ns", 1_000_000), ("monotonic_ns", 1_000_000), ("monotonic", 0.001)):
            move_clock(name, given.frozen_file, units_per_ms)
    if given.deals is not None:
        setup.Random = lambda seed: Random(given.deals if seed is None else seed)
        share_deals()
    if given.hook_seconds:
        webhook_queue.RETRY_SECONDS = (given.hook_seconds,) * 5
    outage.BEAT_SECONDS = given.beat_seconds or outage.BEAT_SECONDS
    if given.idle_minute:
        websocket.MINUTE_SECONDS = given.idle_minute
    if given.broken_player:
        break_player(given.broken_player)
    if given.lease_seconds:
        shorten_leases(given.lease_seconds)
    if given.slow_player:
        slow_down(given.slow_player, given.until)
    if given.stuck_player:
        replace_player(given.stuck_player, StuckPlayer)
    settings = read_settings(host="127.0.0.1", port=given.port, data_dir=given.folder)
    listener = listen(settings)
    set_up_log(settings.log_format, settings.log_level)
    port = listener.getsockname()[1]
    serve(settings, listener, lambda: print(READY, port, flush=True))


if __name__ == "__main__":
    main()
