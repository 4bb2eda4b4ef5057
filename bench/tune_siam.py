"""Learn the weights of Siam's evaluation from games the engine plays against itself.

Run from the project's root; every step can be run again by itself:

    PYTHONPATH=src python bench/tune_siam.py beginner                     # starts over from a beginner's weights
    PYTHONPATH=src python bench/tune_siam.py play --data games.npz        # self-play with the weights there are
    PYTHONPATH=src python bench/tune_siam.py fit games.npz [more.npz ...] # logistic regression, writes them
    PYTHONPATH=src python bench/tune_siam.py match old.npz --games 400    # new weights against others

A line's weight is the sum of a weight of its own, one shared by the three tables and one for each three neighbouring
squares of it, so that patterns hardly ever seen take after those they resemble. A line and its mirror image weigh
the same. The target of a position is half the game's result, half what the search thought of it.
"""

from __future__ import annotations

import argparse
import math
import os
import shutil
import time
from concurrent.futures import ProcessPoolExecutor
from random import Random

import numpy as np

from erawan.games.siam.state import Siam
from erawan.nets import siam_lines as lines
from erawan.search.limits import Limits
from erawan.search.siam import evaluation as ev
from erawan.search.siam.engine import EngineSettings, SiamEngine
from erawan.search.siam.handmade_weights import make_beginner, make_newcomer
from erawan.search.siam.threats import winning_push

LONGEST_GAME = 200
INDICES = 11
VARIETY = 31
RANDOM_TURNS = (2, 8)
LATER_RANDOM = 0.03


# ---- self-play -------------------------------------------------------------------------------------------------------


def random_opening(chance, fewest, most):
    """Return a running game after a few random turns."""
    while True:
        state = Siam().start()
        for _ in range(chance.randint(fewest, most)):
            if state.outcome is None:
                state = state.play(chance.choice(state.turns()))
        if state.outcome is None:
            return state


def play_games(first, count, nodes):
    """Return positions of self-play games: indices of their weights, result and search value for the mover."""
    indices, results, opinions, games = [], [], [], []
    row = np.empty(INDICES, np.int64)
    for seed in range(first, first + count):
        chance = Random(seed)
        engine = SiamEngine(EngineSettings(table_mb=1.0, variety=VARIETY), seed)
        state = random_opening(chance, *RANDOM_TURNS)
        movers = []
        while state.outcome is None and len(movers) < LONGEST_GAME:
            thought = engine.think(state, Limits(nodes=nodes))
            vector, side = state.vector, state.to_move - 1
            movers.append(side)
            is_quiet = winning_push(vector, side) < 0 and winning_push(vector, 1 - side) < 0
            if is_quiet:
                lines.line_indices(vector, row)
                indices.append(row.astype(np.int32))
                opinions.append(thought.evaluation.returns[side])
                games.append((seed, side))
            is_random = chance.random() < LATER_RANDOM
            state = state.play(chance.choice(state.turns()) if is_random else thought.turn)
        winners = state.outcome.winners if state.outcome else ()
        mine = len(games) - len(results)
        results += [
            0.0 if not winners else (1.0 if winners[0] - 1 == s else -1.0) for _, s in games[len(games) - mine :]
        ]
    return np.array(indices), np.array(results), np.array(opinions), np.array([g for g, _ in games])


def play(arguments):
    """Write the positions of many games to a file."""
    began, chunk = time.time(), 50
    firsts = range(arguments.seed, arguments.seed + arguments.games, chunk)
    with ProcessPoolExecutor(arguments.processes) as pool:
        tasks = [pool.submit(play_games, first, chunk, arguments.nodes) for first in firsts]
        parts = [task.result() for task in tasks]
    columns = [np.concatenate(column) for column in zip(*parts, strict=True)]
    np.savez_compressed(arguments.data, **dict(zip(("indices", "results", "opinions", "games"), columns, strict=True)))
    drawn = float(np.mean(columns[1] == 0))
    print(f"{arguments.games} games, {len(columns[1])} quiet positions, {drawn:.1%} of them in drawn games,", end=" ")
    print(f"{time.time() - began:.0f} s")


# ---- fitting ---------------------------------------------------------------------------------------------------------


def shared_features():
    """Return, for each line weight, the shared features that it is the sum of, and the number of features."""
    patterns = np.arange(lines.PATTERNS)
    kinds = np.stack([(patterns >> 3 * place) & 7 for place in range(5)])
    turned = np.array(lines.BACKWARDS_OF)[kinds[::-1]]
    mirrored = sum(turned[place] << 3 * place for place in range(5))
    alike = np.minimum(patterns, mirrored)
    columns, size = [], 0
    for tables in (3, 1):  # one weight for each table, and one for all of them
        columns.append(np.concatenate([alike + size + lines.PATTERNS * (t % tables) for t in range(3)]))
        size += tables * lines.PATTERNS
    for place in range(3):
        triple = kinds[place] + 8 * kinds[place + 1] + 64 * kinds[place + 2]
        # The mirror image of the first three squares is the last three, seen from the other end.
        seen = turned[place] + 8 * turned[place + 1] + 64 * turned[place + 2]
        for source in (triple, seen):
            columns.append(np.concatenate([source + size + 3 * 512 * t + 512 * place for t in range(3)]))
    size += 9 * 512
    return np.stack(columns), size


def fit_weights(indices, targets, checked, start, steps, decay, rate=0.02):
    """Fit weights by logistic regression (Adam, all positions at once); return them in units of log odds."""
    columns, size = shared_features()
    own = np.zeros(size + 36)
    first, second = np.zeros_like(own), np.zeros_like(own)
    train, test = ~checked, checked
    flat = indices[train].ravel()
    for step in range(1, steps + 1):
        weights = fold(own, columns, size) + start
        error = 1 / (1 + np.exp(-weights[indices[train]].sum(1))) - targets[train]
        slope = np.bincount(flat, np.repeat(error, INDICES), lines.WEIGHT_COUNT)
        gradient = np.zeros_like(own)
        for column in columns:
            gradient[:size] += np.bincount(column, slope[: lines.RESERVES], size)
        gradient[size:] = slope[lines.RESERVES :]
        gradient = gradient / len(error) + decay * own
        first += 0.1 * (gradient - first)
        second += 0.01 * (gradient**2 - second)
        own -= rate * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.99**step)) + 1e-6)
        if step % 50 == 0 or step == 1:
            weights = fold(own, columns, size) + start
            losses = [loss(weights, indices[part], targets[part]) for part in (train, test)]
            print(f"step {step}: loss {losses[0]:.4f}, on games not learnt from {losses[1]:.4f}", flush=True)
    return fold(own, columns, size) + start


def fold(own, columns, size):
    """Return the weights of patterns, computed from those of their features."""
    return np.concatenate([own[columns].sum(0), own[size:]])


def loss(weights, indices, targets):
    """Return the mean logistic loss."""
    expected = 1 / (1 + np.exp(-weights[indices].sum(1)))
    expected = np.clip(expected, 1e-9, 1 - 1e-9)
    return float(-np.mean(targets * np.log(expected) + (1 - targets) * np.log(1 - expected)))


def fit(arguments):
    """Fit the weights to the games of files and write them beside the evaluation."""
    data = [np.load(path) for path in arguments.data]
    indices = np.concatenate([part["indices"] for part in data])
    results = np.concatenate([part["results"] for part in data])
    opinions = np.concatenate([part["opinions"] for part in data])
    checked = np.concatenate([part["games"] for part in data]) % 10 == 0
    targets = 0.5 + 0.5 * (arguments.result * results + (1 - arguments.result) * opinions)
    old = ev.load_weights().astype(float) / ev.SCALE
    print(f"{len(targets)} positions; loss of the old weights {loss(old, indices[checked], targets[checked]):.4f}")
    start = ev.load_weights("beginner").astype(float) / ev.SCALE * 0
    new = fit_weights(indices, targets, checked, start, arguments.steps, arguments.decay)
    show_change(old, new, indices)
    write_weights(np.clip(np.round(new * ev.SCALE), -8000, 8000).astype(np.int16))


def write_weights(tuned):
    """Replace the tuned weights of the file; the old ones are kept beside it."""
    shutil.copy(ev.WEIGHTS_FILE, "old.npz")
    np.savez_compressed(ev.WEIGHTS_FILE, tuned=tuned, beginner=make_beginner(), newcomer=make_newcomer())
    print(f"wrote {ev.WEIGHTS_FILE}, the old ones to old.npz")


def show_change(old, new, indices):
    """Print the most frequent patterns with their weights before and after."""
    counts = np.bincount(indices.ravel(), minlength=lines.WEIGHT_COUNT)
    signs = ".><|)(:#"
    for index in np.argsort(-counts * np.abs(new))[:24]:
        name = f"reserves {divmod(int(index) - lines.RESERVES, 6)}"
        if index < lines.RESERVES:
            line = "".join(signs[(index >> 3 * place) & 7] for place in range(5))
            name = f"{('outer', 'second', 'middle')[index // lines.PATTERNS]:7} {line}"
        print(
            f"{name:16} seen {counts[index]:7}  before {old[index] * ev.SCALE:7.0f}  after {new[index] * ev.SCALE:7.0f}"
        )


# ---- trying out ------------------------------------------------------------------------------------------------------


def play_pair(seed, nodes, path):
    """Return the score of the tuned weights against those of a file in two games of one opening, sides swapped."""
    opening = random_opening(Random(seed), 2, 4)
    score = 0.0
    for own_seat in (1, 2):
        engines = {own_seat: SiamEngine(EngineSettings(table_mb=4.0, variety=3), seed)}
        engines[3 - own_seat] = SiamEngine(EngineSettings(table_mb=4.0, variety=3), seed)
        with np.load(path) as file:
            engines[3 - own_seat].use_weights(file["tuned"])
        state = opening
        for _ in range(300):
            if state.outcome is None:
                state = state.play(engines[state.to_move].think(state, Limits(nodes=nodes)).turn)
        winners = state.outcome.winners if state.outcome else ()
        score += 0.5 if not winners else float(winners[0] == own_seat)
    return score


def match(arguments):
    """Print the result of a match of the tuned weights against others."""
    with ProcessPoolExecutor(arguments.processes) as pool:
        tasks = [pool.submit(play_pair, s, arguments.nodes, arguments.against) for s in range(arguments.games // 2)]
        scores = np.array([task.result() for task in tasks]) / 2
    margin = 1.96 * scores.std() / math.sqrt(len(scores))
    print(f"{arguments.games} games at {arguments.nodes} nodes: {scores.mean():.1%} ± {margin:.1%}")


def main():
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("beginner")
    playing = commands.add_parser("play")
    playing.add_argument("--games", type=int, default=20_000)
    playing.add_argument("--nodes", type=int, default=2000)
    playing.add_argument("--seed", type=int, default=0)
    playing.add_argument("--data", default="games.npz")
    fitting = commands.add_parser("fit")
    fitting.add_argument("data", nargs="+")
    fitting.add_argument("--steps", type=int, default=300)
    fitting.add_argument("--decay", type=float, default=1e-6)
    fitting.add_argument("--result", type=float, default=0.5, help="how much the result counts beside the opinion")
    matching = commands.add_parser("match")
    matching.add_argument("against")
    matching.add_argument("--games", type=int, default=400)
    matching.add_argument("--nodes", type=int, default=20_000)
    arguments = parser.parse_args()
    if arguments.command == "beginner":
        write_weights(make_beginner())
    else:
        {"play": play, "fit": fit, "match": match}[arguments.command](arguments)


if __name__ == "__main__":
    main()
