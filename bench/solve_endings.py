"""Measure the solver of King of Siam on endings with few cards in all hands and few struggles over.

    python bench/solve_endings.py --endings 12 --cards 4 --settled 0 --seconds 10

The endings come from careless play: from a random start, random cards are played with hardly a pass, until ``--cards``
cards are left. The engine's own games end later and are easier. An ending counts as proven when every question that
the engine asks (``engine._Search.solve``) has an answer: with two and with four players whether the side to move wins,
with three the same for every seat, until one wins.
"""

import argparse
import time
from random import Random
from threading import Timer

import numpy as np

import erawan
from erawan.core.contract import make_buffers
from erawan.games.king_of_siam import kernel
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam.position import format_position
from erawan.games.king_of_siam.state_queries import cards_left
from erawan.search.king_of_siam import solver as solving


def ending(players, cards, settled, seed):
    """Return a position with ``cards`` cards left and ``settled`` struggles over."""
    chance = Random(seed)
    out, scratch = make_buffers(kernel.KingOfSiamTag())
    while True:
        vector = erawan.game("king-of-siam", players=players).start(seed=chance.getrandbits(30)).vector
        # All players pass in ``settled`` struggles, each at a random moment.
        over_at = sorted(chance.randrange(cards, 8 * players) for _ in range(settled))
        while cards_left(vector) > cards and not vector[k.IS_OVER]:
            if over_at and cards_left(vector) <= over_at[-1] and kernel.is_turn_start(vector):
                over_at.pop()
                for _ in range(players):
                    kernel.apply(vector, k.PASS)
                continue
            actions = out[: kernel.legal(vector, out, scratch)].tolist()
            kernel.apply(vector, chance.choice([a for a in actions if a != k.PASS] or actions))
        while not kernel.is_turn_start(vector):
            kernel.apply(vector, chance.choice(out[: kernel.legal(vector, out, scratch)].tolist()))
        if not vector[k.IS_OVER] and cards_left(vector) == cards and vector[k.SETTLED] == settled:
            return vector


def is_proven(solver, vector, stop):
    """Return whether the solver answers before it is stopped."""
    players, mover = int(vector[k.PLAYERS]), int(vector[k.TO_MOVE])
    for ahead in range(players if players == 3 else 1):
        seat = (mover + ahead) % players
        attackers = 5 << (seat & 1) if players == 4 else 1 << seat
        solver.table_value[:] = solving.UNKNOWN
        found = solving.solve(solver, vector, attackers, 10**12, stop, stop)
        if found != solving.LOST:
            return found == solving.WON
    return True


def main():
    """Print how many endings were proven and how long the slowest took."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--endings", type=int, default=12)
    parser.add_argument("--cards", type=int, default=4)
    parser.add_argument("--settled", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--verbose", action="store_true")
    arguments = parser.parse_args()
    for players in arguments.players:
        game = erawan.game("king-of-siam", players=players)
        solver = solving.make_solver(players)
        is_proven(solver, ending(players, 2, 6, 1), np.zeros(1, np.int64))  # compiled before the clock runs
        took = []
        for number in range(arguments.endings):
            vector = ending(players, arguments.cards, arguments.settled, 1000 * arguments.seed + number)
            stop = np.zeros(1, np.int64)
            timer = Timer(arguments.seconds, stop.fill, [1])
            timer.start()
            began = time.perf_counter()
            answered = is_proven(solver, vector, stop)
            took.append((answered, time.perf_counter() - began))
            timer.cancel()
            if arguments.verbose:
                print(f"{took[-1][1]:6.2f} s {answered!s:5} {format_position(vector, game.map)}", flush=True)
        proven = [seconds for answered, seconds in took if answered]
        print(
            f"{players} players, {arguments.cards} cards, {arguments.settled} struggles over: {len(proven)} of "
            f"{len(took)} proven within {arguments.seconds:g} s, slowest {max(proven, default=0):.2f} s, "
            f"mean {sum(proven) / max(1, len(proven)):.2f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
