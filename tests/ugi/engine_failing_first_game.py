"""A program that speaks UGI and plays random turns of Siam, but fails in its first game.

The arguments: how it fails (``crash`` or ``lie``), at which of its turns, and a file by which it counts its games.
"""

import os
import sys
from pathlib import Path

import erawan
from erawan.players.ugi.conversation import converse

HOW, TURN, COUNTER = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3])
FAILING_GAME = 1


class Source:
    """The input of the engine, which fails when it reads the given ``go`` of its first game."""

    def __init__(self):
        self._searches = 0
        self._game = 0

    def readline(self, most):
        line = sys.stdin.readline(most)
        if not line.startswith("go"):
            return line
        self._searches += 1
        if self._searches == 1:
            with COUNTER.open("a", encoding="utf-8") as counter:
                counter.write(".")
            self._game = len(COUNTER.read_text(encoding="utf-8"))
        if (self._game, self._searches) == (FAILING_GAME, TURN):
            fail()
        return line


def fail():
    if HOW == "crash":
        print("out of memory", file=sys.stderr, flush=True)
        os._exit(3)
    print("bestmove c3c3n", flush=True)


converse(erawan.game("siam"), "random", Source(), sys.stdout)
