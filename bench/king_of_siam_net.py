"""Play a net of King of Siam, with given settings of the tree search, against ``classic``; both see all hands.

    PYTHONPATH=src python bench/king_of_siam_net.py run3/net.npz --players 3 --seconds 0.2 --games 60 --temperature 0.05

Each set-up is played once with the net in every seat, with four players once for each team. The other seats are
``classic``. Prints the wins of the net (a shared win counts as a part) with one standard error. ``erawan train`` makes
such nets.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import erawan
from erawan.nets.king_of_siam_net import load_net
from erawan.search.king_of_siam.engine import KingOfSiamEngine
from erawan.search.king_of_siam.strength import FULL_STRENGTH
from erawan.search.king_of_siam.tree_search import EXPLORATION, MINIMAX, NET_SETTINGS, TEMPERATURE
from erawan.search.limits import Limits


class Task(NamedTuple):
    """One game: its set-up, the seat of the net, and the options of the command."""

    setup: int
    seat: int
    options: argparse.Namespace


def play_game(task: Task) -> float:
    """Play a game; return the share of the win that the net got."""
    options = task.options
    state = erawan.game("king-of-siam", players=options.players).start(seed=options.seed * 100_000 + task.setup)
    settings = NET_SETTINGS.copy()
    settings[[EXPLORATION, TEMPERATURE, MINIMAX]] = options.exploration, options.temperature, options.minimax
    with_net, classic = KingOfSiamEngine(strength=FULL_STRENGTH), KingOfSiamEngine(strength=FULL_STRENGTH)
    with_net.use_net(load_net(options.net, options.players), settings)
    limits = Limits(seconds=options.seconds, nodes=options.nodes)
    seats = {task.seat, (task.seat + 1) % 4 + 1} if options.players == 4 else {task.seat}
    while state.outcome is None:
        engine = with_net if state.to_move in seats else classic
        state = state.play(engine.think(state, limits).turn)
    winners = state.outcome.winners
    return len(seats & set(winners)) / len(winners) if winners else 0.0


def tasks(options: argparse.Namespace) -> Iterator[Task]:
    """Return the games of the match."""
    seats = 2 if options.players == 4 else options.players
    for setup in range(-(-options.games // seats)):
        for seat in range(1, seats + 1):
            yield Task(setup, seat, options)


def main() -> None:
    """Play the match and print its result."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("net", type=Path)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), required=True)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--nodes", type=int)
    parser.add_argument("--exploration", type=float, default=float(NET_SETTINGS[EXPLORATION]))
    parser.add_argument("--temperature", type=float, default=float(NET_SETTINGS[TEMPERATURE]))
    parser.add_argument("--minimax", type=float, default=float(NET_SETTINGS[MINIMAX]))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    with get_context("spawn").Pool(options.workers) as pool:
        shares = []
        for share in pool.imap_unordered(play_game, tasks(options)):
            shares.append(share)
            mean = sum(shares) / len(shares)
            error = (mean * (1 - mean) / len(shares)) ** 0.5
            print(f"\r{sum(shares):.1f} of {len(shares)} = {mean:.1%} ± {error:.1%}", end="", flush=True)
    print()


if __name__ == "__main__":
    main()
