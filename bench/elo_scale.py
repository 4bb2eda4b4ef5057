"""Put the players of several matches on one Elo scale, with `random` at 0.

    erawan arena level-1 random --game siam --games 200 --seed 1 --out 1.erawan
    erawan arena level-2 level-1 --game siam --games 200 --seed 1 --out 2.erawan
    PYTHONPATH=src python bench/elo_scale.py 1.erawan 2.erawan

Prints a table in Markdown. The ratings are the likeliest ones in the model of Bradley, Terry and Luce: the chance of a
side to win is its strength divided by the sum of all strengths at the table, so games of three count as well as duels.
A draw or a shared win counts in equal parts. The two players of a file are connected by one virtual draw, so that a
clean sweep has a rating, too. The intervals hold 95 %: all games of a set-up are drawn again together, 400 times.
"""

import sys
from collections import defaultdict
from dataclasses import dataclass
from itertools import combinations
from random import Random

import numpy as np

from erawan.records import read_records

ANCHOR = "random"
RESAMPLES = 400
ROUNDS = 2000
"""How often all strengths are improved; in fact a few hundred times are enough."""
ENOUGH = 1e-6


@dataclass(frozen=True)
class RatedGame:
    """A game: the players at the table, one for each side, and the part of the win that each of them got."""

    players: tuple[str, ...]
    shares: tuple[float, ...]


def read_results(path):
    """Return the results of a file, by set-up."""
    found = defaultdict(list)
    for record in read_records(path):
        if record.result is None:
            continue
        sides = record.game.sides
        limits = record.tags["arena"]["limits"]
        suffix = "".join(f", {value:g} {'s' if unit == 'seconds' else unit}" for unit, value in limits.items())
        won = [bool(set(side) & set(record.result.winners)) or not record.result.winners for side in sides]
        players = tuple(record.seats[side[0] - 1] + suffix for side in sides)
        found[path, record.tags["round"]].append(RatedGame(players, tuple(each / sum(won) for each in won)))
    return found


def virtual_draws(setups):
    """Return a draw for each pair of players that met."""
    results = (result for games in setups.values() for result in games)
    pairs = {pair for result in results for pair in combinations(sorted(set(result.players)), 2)}
    return [RatedGame(pair, (0.5, 0.5)) for pair in sorted(pairs)]


def fit(names, results):
    """Return the likeliest Elo ratings (float64[names]), with the anchor at 0.

    Each round sets a strength to the wins divided by the games, weighted by all strengths at the table (Hunter 2004).
    """
    number = {name: at for at, name in enumerate(names)}
    wins = np.zeros(len(names))
    tables = defaultdict(float)
    for result in results:
        at = tuple(sorted(number[player] for player in result.players))
        tables[at] += 1
        for player, share in zip(result.players, result.shares, strict=True):
            wins[number[player]] += share
    strengths = np.ones(len(names))
    for _ in range(ROUNDS):
        expected = np.zeros(len(names))
        for at, count in tables.items():
            total = sum(strengths[each] for each in at)
            for each in at:
                expected[each] += count / total
        after = wins / expected
        after /= after[number[ANCHOR]]
        change = np.abs(np.log(after / strengths)).max()
        strengths = after
        if change < ENOUGH:
            break
    return 400 * np.log10(strengths)


def main(paths):
    """Print the table of all players, the strongest first."""
    setups = {key: games for path in paths for key, games in read_results(path).items()}
    names = sorted({player for games in setups.values() for result in games for player in result.players})
    if ANCHOR not in names:
        raise SystemExit(f"one player must be `{ANCHOR}`; there are: {', '.join(names)}")
    draws = virtual_draws(setups)
    ratings = fit(names, [*draws, *(result for games in setups.values() for result in games)])
    chance, keys, samples = Random(1), list(setups), []
    for _ in range(RESAMPLES):
        drawn = [result for key in chance.choices(keys, k=len(keys)) for result in setups[key]]
        samples.append(fit(names, [*draws, *drawn]))
    low, high = np.percentile(samples, [2.5, 97.5], axis=0)
    counts = {name: sum(name in result.players for games in setups.values() for result in games) for name in names}
    print("| player | Elo | interval | games |\n|---|---|---|---|")
    for at in np.argsort(-ratings):
        interval = "" if names[at] == ANCHOR else f"{low[at]:.0f} to {high[at]:.0f}"
        print(f"| `{names[at]}` | {ratings[at]:.0f} | {interval} | {counts[names[at]]} |")


if __name__ == "__main__":
    main(sys.argv[1:])
