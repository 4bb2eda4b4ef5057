"""Serves as ``erawan serve`` does, with kernels that are compiled already, and with one part changed on purpose.

``python -m tests.server.faulty_server PORT FOLDER [--broken-player level-3] [--idle-minute 0.1]
[--beat-seconds 0.1] [--hook-seconds 0.1] [--deals 1]``
"""

import argparse
import faulthandler
import signal
from random import Random

from erawan.games.king_of_siam import setup
from erawan.server.addresses import listen
from erawan.server.http import websocket
from erawan.server.live import engine_pool, outage, webhook_queue
from erawan.server.log import set_up_log
from erawan.server.run_server import serve
from erawan.server.settings import read_settings

READY = "ready at port"


def break_player(name):
    """From now on the player of this name fails whenever it is to think."""
    make = engine_pool.make_player

    def make_or_fail(wanted, game, seed):
        if wanted == name:
            raise RuntimeError(f"{name} is broken")
        return make(wanted, game, seed)

    engine_pool.make_player = make_or_fail


def main(arguments=None):
    # A server that hangs can be asked where.
    faulthandler.register(signal.SIGUSR1)
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("port", type=int)
    reader.add_argument("folder")
    reader.add_argument("--broken-player")
    reader.add_argument("--idle-minute", type=float, help="how many seconds a minute without a message has")
    reader.add_argument("--beat-seconds", type=float, help="how long after a heartbeat the next one comes")
    reader.add_argument("--hook-seconds", type=float, help="how long after a call that failed the next one comes")
    reader.add_argument("--deals", type=int, help="the seed of every set-up that is left to chance")
    given = reader.parse_args(arguments)
    if given.deals is not None:
        setup.Random = lambda seed: Random(given.deals if seed is None else seed)
    if given.hook_seconds:
        webhook_queue.RETRY_SECONDS = (given.hook_seconds,) * 5
    outage.BEAT_SECONDS = given.beat_seconds or outage.BEAT_SECONDS
    if given.idle_minute:
        websocket.MINUTE_SECONDS = given.idle_minute
    if given.broken_player:
        break_player(given.broken_player)
    settings = read_settings(host="127.0.0.1", port=given.port, data_dir=given.folder)
    listener = listen(settings)
    set_up_log(settings.log_format, settings.log_level)
    port = listener.getsockname()[1]
    serve(settings, listener, lambda: print(READY, port, flush=True))


if __name__ == "__main__":
    main()
