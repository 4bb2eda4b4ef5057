"""Random games of other people's fast engines in the same run, to set ours against.

OpenSpiel's games are written in C++; its own bots play them here without a step of Python inside a game.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from erawan.benchmark.figures import Figure, calibrate
from erawan.core.errors import OptionError

OPEN_SPIEL_GAMES = ("connect_four", "breakthrough", "othello", "chess")
SECONDS_A_GAME = 2.0


def load_open_spiel() -> Any:
    """OpenSpiel's module; an error that says how to install it if it is missing."""
    try:
        import pyspiel
    except ImportError:
        raise OptionError("extra.missing", extra="peers") from None
    return pyspiel


def peer_figures(open_spiel: Any, own_turns_per_s: float) -> Iterator[Figure]:
    """Turns a second of each peer, and how many times faster random turns of Siam are."""
    for name in OPEN_SPIEL_GAMES:
        speed = _turns_per_s(open_spiel, name)
        yield Figure(f"peers.open_spiel.{name}_turns_per_s", round(speed), "turns/s", ratio=speed / calibrate())
        yield Figure(f"peers.siam_over_{name}", round(own_turns_per_s / speed, 1), "times")


def _turns_per_s(open_spiel: Any, name: str) -> float:
    game = open_spiel.load_game(name)
    bots = [open_spiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    turns, seed = 0, 0
    began = time.perf_counter()
    while time.perf_counter() - began < SECONDS_A_GAME:
        state = game.new_initial_state()
        open_spiel.evaluate_bots(state, bots, seed)
        turns += state.move_number()
        seed += 1
    return turns / (time.perf_counter() - began)
