"""Learn the weights of Siam's evaluation from millions of shallow games played on a GPU, one thread a game.

The rules, the evaluation and the search for immediate wins are the package's own kernels. This needs a machine with
CUDA, Numba and NumPy. Run it from the project's root:

    PYTHONPATH=src python3 bench/tune_siam_gpu.py --generations 4 --games 65536 --batches 8 --out weights

Each generation plays games with the weights of the one before, looking two turns ahead (three where a rock leaves),
and fits new weights to all positions of the last three. ``bench/tune_siam.py match`` tells whether they are better.
"""

from __future__ import annotations

import argparse
import math
import time
from pathlib import Path

import numpy as np

# Numba 0.6x's CUDA target asks for two names that NumPy 2.5 dropped.
for name, stand_in in (("row_stack", np.vstack), ("in1d", np.isin)):
    if not hasattr(np, name):
        setattr(np, name, stand_in)

from numba import cuda
from tune_siam import INDICES, fold, shared_features

from erawan.core.chance import CHANCE_SIZE, draw, seed_chance
from erawan.games.siam import kernel as k
from erawan.games.siam.state import Siam
from erawan.nets import siam_line_patterns as lines
from erawan.search.siam import evaluation as ev
from erawan.search.siam.handmade_weights import make_beginner
from erawan.search.siam.threats import winning_push

STATE, LEGAL, SCRATCH = k.STATE_SIZE, k.MAX_LEGAL, k.ANIMALS_A_SIDE + 1
WIN = 30_000
LONGEST = 100
THREADS_A_BLOCK = 64
VARIETY = 31
FEWEST_RANDOM, MOST_RANDOM = 2, 10
LATER_RANDOM = 8  # one turn in this many is random: a search meets unusual positions too, so the weights must fit them


@cuda.jit(device=True)
def worth_of_reply(child, reply, grandchild, weights):
    """Return the value of a position, after a reply, to the side that moved two turns ago."""
    side = child[k.TO_MOVE]
    for i in range(STATE):
        grandchild[i] = child[i]
    k.apply(grandchild, reply)
    if grandchild[k.RESULT] != k.RUNNING:
        return -WIN if grandchild[k.RESULT] - k.ELEPHANTS_WON == side else WIN
    if winning_push(grandchild, 1 - side) >= 0:
        return WIN
    noise = ((grandchild[k.KEY] >> 20) & VARIETY) - (VARIETY >> 1)
    return ev.score(grandchild, weights) + noise


@cuda.jit(device=True)
def choose(state, child, grandchild, out, replies, scratch, weights):
    """Return the best action by a search two turns ahead."""
    side = state[k.TO_MOVE]
    win = winning_push(state, side)
    if win >= 0:
        return win
    best = -WIN - 1
    best_action = 0
    count = k.legal(state, out, scratch)
    best_action = out[0]
    for i in range(count):
        for j in range(STATE):
            child[j] = state[j]
        k.apply(child, out[i])
        worst = WIN
        if child[k.RESULT] != k.RUNNING or winning_push(child, 1 - side) >= 0:
            worst = -WIN
        else:
            answers = k.legal(child, replies, scratch)
            for j in range(answers):
                worst = min(worst, worth_of_reply(child, replies[j], grandchild, weights))
                if worst <= best:
                    break
        if worst > best:
            best = worst
            best_action = out[i]
    return best_action


@cuda.jit
def play_games(start, first_seed, weights, rows, movers, lengths, results):
    """Play one game in each thread, and write its quiet positions: those in which no side can win at once."""
    game = cuda.grid(1)
    if game < len(lengths):
        state = cuda.local.array(STATE, np.int64)
        child = cuda.local.array(STATE, np.int64)
        grandchild = cuda.local.array(STATE, np.int64)
        out = cuda.local.array(LEGAL, np.int16)
        replies = cuda.local.array(LEGAL, np.int16)
        scratch = cuda.local.array(SCRATCH, np.int64)
        chance = cuda.local.array(CHANCE_SIZE, np.int64)
        found = cuda.local.array(INDICES, np.int64)
        seed_chance(chance, first_seed + game)
        for i in range(STATE):
            state[i] = start[i]
        opening = FEWEST_RANDOM + draw(chance, MOST_RANDOM - FEWEST_RANDOM + 1)
        written = 0
        for turn in range(LONGEST):
            if state[k.RESULT] != k.RUNNING:
                break
            side = state[k.TO_MOVE]
            if turn >= opening and winning_push(state, side) < 0 and winning_push(state, 1 - side) < 0:
                lines.line_indices(state, found)
                for i in range(INDICES):
                    rows[game, written, i] = found[i]
                movers[game, written] = side
                written += 1
            if turn < opening or (draw(chance, LATER_RANDOM) == 0 and winning_push(state, side) < 0):
                count = k.legal(state, out, scratch)
                k.apply(state, out[draw(chance, count)])
            else:
                k.apply(state, choose(state, child, grandchild, out, replies, scratch, weights))
        lengths[game] = written
        results[game] = state[k.RESULT]


@cuda.jit
def add_slopes(rows, targets, weights, slopes, losses):
    """Add each position's part of the gradient of the loss to ``slopes``, and its loss to ``losses``."""
    i = cuda.grid(1)
    if i < len(targets):
        total = np.float32(0.0)
        for j in range(INDICES):
            total += weights[rows[i, j]]
        expected = 1.0 / (1.0 + math.exp(-total))
        error = expected - targets[i]
        for j in range(INDICES):
            cuda.atomic.add(slopes, rows[i, j], error)
        sure = min(max(expected, 1e-6), 1.0 - 1e-6)
        loss = -targets[i] * math.log(sure) - (1.0 - targets[i]) * math.log(1.0 - sure)
        cuda.atomic.add(losses, 0, loss)


def blocks(count, threads):
    """Return how many blocks of ``threads`` threads are needed for ``count`` threads."""
    return (count + threads - 1) // threads


def generate(weights, games, batches, first_seed):
    """Return positions and targets of games played with these weights."""
    start = Siam().start().vector
    rows = cuda.device_array((games, LONGEST, INDICES), np.int32)
    movers = cuda.device_array((games, LONGEST), np.int8)
    lengths, results = cuda.device_array(games, np.int32), cuda.device_array(games, np.int32)
    all_rows, all_targets = [], []
    on_device = cuda.to_device(weights)
    for batch in range(batches):
        play_games[blocks(games, THREADS_A_BLOCK), THREADS_A_BLOCK](
            start, first_seed + batch * games, on_device, rows, movers, lengths, results
        )
        is_there = np.arange(LONGEST)[None] < lengths.copy_to_host()[:, None]
        result = results.copy_to_host()[:, None]
        winner_moves = movers.copy_to_host() == result - k.ELEPHANTS_WON
        targets = np.where(result == k.RUNNING, 0.5, winner_moves.astype(np.float32))
        all_rows.append(rows.copy_to_host()[is_there])
        all_targets.append(targets[is_there].astype(np.float32))
    return np.concatenate(all_rows), np.concatenate(all_targets)


def fit(rows, targets, start, steps, decay, rate=0.02):
    """Fit weights by logistic regression with Adam on all positions at once, as in ``tune_siam.py``.

    Every fiftieth block of positions is held out to measure the loss.
    """
    columns, size = shared_features()
    checked = np.arange(len(targets)) // 5000 % 50 == 0  # runs of whole games
    parts = [
        (cuda.to_device(rows[part]), cuda.to_device(targets[part]), int(part.sum())) for part in (~checked, checked)
    ]
    own = np.zeros(size + 36)
    first, second = np.zeros_like(own), np.zeros_like(own)
    for step in range(1, steps + 1):
        weights = (fold(own, columns, size) + start).astype(np.float32)
        found = []
        for part_rows, part_targets, count in parts if step % 50 in (0, 1) else parts[:1]:
            slopes, losses = cuda.to_device(np.zeros(len(weights), np.float32)), cuda.to_device(np.zeros(1))
            add_slopes[blocks(count, 256), 256](part_rows, part_targets, cuda.to_device(weights), slopes, losses)
            found.append((slopes.copy_to_host().astype(np.float64) / count, losses.copy_to_host()[0] / count))
        if len(found) > 1:
            print(f"step {step}: loss {found[0][1]:.4f}, on games not learnt from {found[1][1]:.4f}", flush=True)
        slope = found[0][0]
        gradient = np.zeros_like(own)
        for column in columns:
            gradient[:size] += np.bincount(column, slope[: lines.RESERVES], size)
        gradient[size:] = slope[lines.RESERVES :]
        gradient += decay * own
        first += 0.1 * (gradient - first)
        second += 0.01 * (gradient**2 - second)
        own -= rate * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.99**step)) + 1e-6)
    return fold(own, columns, size) + start


def main():
    """Play and fit, generation after generation."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--games", type=int, default=1 << 16)
    parser.add_argument("--batches", type=int, default=8)
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--decay", type=float, default=1e-6)
    parser.add_argument("--start", help="a file of weights to begin with; else those there are")
    parser.add_argument("--out", type=Path, default=Path("weights"))
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    weights = np.load(arguments.start)["tuned"] if arguments.start else ev.load_weights().copy()
    beginner = make_beginner()
    earlier = []
    for generation in range(1, arguments.generations + 1):
        began = time.time()
        earlier = [*earlier[-2:], generate(weights, arguments.games, arguments.batches, generation << 32)]
        rows, targets = (np.concatenate(part) for part in zip(*earlier, strict=True))
        print(f"generation {generation}: {len(targets)} positions, {time.time() - began:.0f} s", flush=True)
        new = fit(rows, targets, beginner / ev.SCALE, arguments.steps, arguments.decay)
        weights = np.clip(np.round(new * ev.SCALE), -8000, 8000).astype(np.int16)
        np.savez_compressed(arguments.out / f"weights{generation}.npz", tuned=weights, beginner=beginner)
        print(f"  fitted after {time.time() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
