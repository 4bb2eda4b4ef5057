"""Check that the rules give the same results on a GPU as on the processor, and measure their speed.

Needs a CUDA machine with Numba and NumPy; run from the project's root:

    PYTHONPATH=src python3 bench/gpu_rules.py

It plays the same seeded random games on the processor and one GPU thread each, with repetition kept (the default
rules), and compares every final vector; then it times games that begin again as soon as they end, with repetition
kept and without. The figures of one such run are in docs/performance.md.
"""

from __future__ import annotations

import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache

import numpy as np

from erawan.adapters.vector.cuda_memory import cuda
from erawan.core.chance import CHANCE_SIZE, seed_chance
from erawan.core.playout import TABLE_COLUMNS, random_game, random_games, random_turns
from erawan.games.king_of_siam.state import KingOfSiam
from erawan.games.siam.state import Siam

GAMES = 100_000
TABLE_ROWS = 1 << 14
MOST_TURNS = 14_000
THREADS_A_BLOCK = 128
# Enough threads for every multiprocessor of an H200 to hold as many states as fit into its shared memory.
SPEED_THREADS = 132 * 512 * 4
SPEED_TURNS = 2_000
SPEED_TABLE_ROWS = 1 << 12


@cache
def make_kernels(tag):
    """Return the CUDA kernels for one game: whole games, and a fixed number of actions; one thread per game."""
    max_legal, scratch_size, state_size = tag.max_legal, tag.scratch_size, tag.state_size

    @cuda.jit
    def play_games(start, first_seed, most, tables, finals, lengths):
        thread = cuda.grid(1)
        if thread < len(finals):
            out = cuda.local.array(max_legal, np.int16)
            scratch = cuda.local.array(scratch_size, np.int64)
            chance = cuda.local.array(CHANCE_SIZE, np.int64)
            state = cuda.local.array(state_size, np.int64)
            for i in range(state_size):
                state[i] = start[i]
            seed_chance(chance, first_seed + thread)
            lengths[thread] = random_game(tag, state, chance, tables[thread], 1, most, out, scratch)
            for i in range(state_size):
                finals[thread, i] = state[i]

    @cuda.jit
    def play_turns(start, first_seed, turns, tables, ended):
        thread = cuda.grid(1)
        if thread < len(ended):
            out = cuda.local.array(max_legal, np.int16)
            scratch = cuda.local.array(scratch_size, np.int64)
            chance = cuda.local.array(CHANCE_SIZE, np.int64)
            # Shared memory holds the states: a fifth faster than each thread's own.
            states = cuda.shared.array((THREADS_A_BLOCK, state_size), np.int64)
            state = states[cuda.threadIdx.x]
            seed_chance(chance, first_seed + thread)
            ended[thread] = random_turns(tag, start, state, chance, tables[thread], turns, out, scratch)

    return play_games, play_turns


@cuda.jit
def clear(table):
    """Fill a table with zeros."""
    for i in range(cuda.grid(1), len(table), cuda.gridsize(1)):
        table[i] = 0


def make_tables(count: int, rows: int):
    """Return empty tables of positions seen, one per game, in the GPU's memory; none where nothing repeats."""
    flat = cuda.device_array(max(1, count * rows * TABLE_COLUMNS), np.int64)
    clear[1024, 256](flat)
    return flat[: count * rows * TABLE_COLUMNS].reshape(count, rows, TABLE_COLUMNS)


def play_on_processor(tag, start, rows: int):
    """Play the same games on the processor, split over threads; return final vectors, lengths, actions per second."""
    finals = np.empty((GAMES, len(start)), np.int64)
    lengths = np.empty(GAMES, np.int64)

    def share(first: int, last: int) -> None:
        table = np.zeros((rows, TABLE_COLUMNS), np.int64)
        random_games(tag, start, first, MOST_TURNS, table, finals[first:last], lengths[first:last])

    share(0, 1)  # compiles
    cores = os.cpu_count() or 1
    cuts = np.linspace(0, GAMES, cores * 8 + 1, dtype=int)
    began = time.perf_counter()
    with ThreadPoolExecutor(cores) as pool:
        list(pool.map(share, cuts[:-1], cuts[1:]))
    return finals, lengths, lengths.sum() / (time.perf_counter() - began)


def prove(tag, play_games, start, rows: int) -> bool:
    """Play the games on both and compare every final vector."""
    expected, expected_lengths, speed = play_on_processor(tag, start, rows)
    tables = make_tables(GAMES, rows)
    finals = cuda.device_array((GAMES, len(start)), np.int64)
    lengths = cuda.device_array(GAMES, np.int64)
    blocks = -(-GAMES // THREADS_A_BLOCK)
    play_games[blocks, THREADS_A_BLOCK](cuda.to_device(start), 0, MOST_TURNS, tables, finals, lengths)
    same = np.array_equal(finals.copy_to_host(), expected) and np.array_equal(lengths.copy_to_host(), expected_lengths)
    print(f"  games played on both      {GAMES:,} ({expected_lengths.sum():,} actions, seeds from 0)")
    print(f"  final vectors and lengths {'all equal' if same else 'DIFFER'}")
    print(f"  games cut off             {(expected_lengths == MOST_TURNS).sum()} (at {MOST_TURNS:,} actions)")
    print(f"  processor, {os.cpu_count()} threads     {speed / 1e6:,.1f} million actions/s")
    return same


def measure(play_turns, start, rows: int, label: str) -> None:
    """Time random actions on the whole GPU: the median of five runs."""
    tables = make_tables(SPEED_THREADS, rows)
    start = cuda.to_device(start)
    ended = cuda.device_array(SPEED_THREADS, np.int64)
    blocks = SPEED_THREADS // THREADS_A_BLOCK
    seconds = []
    for run in range(6):
        cuda.synchronize()
        began = time.perf_counter()
        play_turns[blocks, THREADS_A_BLOCK](start, run * SPEED_THREADS, SPEED_TURNS, tables, ended)
        cuda.synchronize()
        seconds.append(time.perf_counter() - began)
        clear[1024, 256](tables.reshape(-1) if rows else ended)
    speed = SPEED_THREADS * SPEED_TURNS / np.median(seconds[1:])
    print(f"  {label:25} {speed / 1e9:.2f} billion actions/s", flush=True)


def main() -> int:
    """Run proofs and measurements; exit status 1 if a vector differs."""
    print(f"GPU: {cuda.get_current_device().name}")
    same = True
    for game in (Siam(), *(KingOfSiam(players=players) for players in (2, 3, 4))):
        print(game, flush=True)
        start = game.start(seed=1).vector
        repeats = game.name == "siam"
        play_games, play_turns = make_kernels(game.tag)
        same &= prove(game.tag, play_games, start, TABLE_ROWS if repeats else 0)
        if repeats:  # King of Siam is proved only: its last-card search makes threads wait for each other
            measure(play_turns, start, 0, "GPU, repetition not kept")
            measure(play_turns, start, SPEED_TABLE_ROWS, "GPU, repetition kept")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
