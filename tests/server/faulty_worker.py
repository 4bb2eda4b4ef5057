"""An engine worker with one fault: ``python -m tests.server.faulty_worker [--dies] [--illegal 1] [--stuck]``.

It prints a line when it is ready, and one for each search that it begins.
"""

import argparse
import asyncio
import os
import signal
import time

from erawan.search.search_result import Evaluation, Line, SearchResult
from erawan.server import engine_worker
from erawan.server.log import set_up_log
from erawan.server.settings import read_settings

READY, SEARCHING = "the worker is ready", "searching"
ILLEGAL = SearchResult((Line(("no turn",), Evaluation((0.0, 0.0))),), 1, 1, 0.0)


def main(arguments=None):
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--dies", action="store_true", help="die with SIGKILL in the middle of the first search")
    reader.add_argument("--illegal", type=int, default=0, help="how many searches find a turn that is not legal")
    reader.add_argument("--stuck", action="store_true", help="search for ever")
    given = reader.parse_args(arguments)
    choose, searches = engine_worker.choose_turn, 0

    def choose_badly(*about):
        nonlocal searches
        searches += 1
        print(SEARCHING, flush=True)
        if given.dies:
            os.kill(os.getpid(), signal.SIGKILL)
        while given.stuck:
            time.sleep(0.01)
        return ILLEGAL if searches <= given.illegal else choose(*about)

    engine_worker.choose_turn = choose_badly
    set_up_log("text", "debug")
    asyncio.run(engine_worker.work(read_settings(), 1, lambda: print(READY, flush=True)))


if __name__ == "__main__":
    main()
