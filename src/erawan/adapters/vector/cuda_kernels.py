"""The CUDA kernels of ``gpu.py``: a thread a game, each around the functions that the processor runs too.

A thread takes its game's numbers into memory of its own, works on them there, and writes them back.
"""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

# Numba's CUDA target asks for two names that newer NumPys dropped.
for _name, _stand_in in (("row_stack", np.vstack), ("in1d", np.isin)):
    if not hasattr(np, _name):
        setattr(np, _name, _stand_in)

from numba import cuda  # noqa: E402

from erawan.adapters.vector.stepping import CLOCK_SIZE, CUT_OFF, ENDED, begin, look, step_game  # noqa: E402
from erawan.core.chance import CHANCE_SIZE, draw, seed_chance  # noqa: E402
from erawan.core.contract import Tag  # noqa: E402
from erawan.core.playout import TABLE_COLUMNS  # noqa: E402

__all__ = ["TABLE_COLUMNS", "clear", "cuda", "make_kernels"]

WORD = 64


@cuda.jit  # type: ignore[untyped-decorator]
def clear(array: Any) -> None:
    """Fills an array with zeros."""
    for i in range(cuda.grid(1), len(array), cuda.gridsize(1)):
        array[i] = 0


@cuda.jit  # type: ignore[untyped-decorator]
def check(masks: Any, actions: Any, refused: Any) -> None:
    """Leaves the number of the first game whose action is not legal."""
    game = cuda.grid(1)
    if game < len(actions):
        action = actions[game]
        if action < 0 or action >= len(masks) or masks[action, game] == 0:
            cuda.atomic.min(refused, 0, game)


@cuda.jit  # type: ignore[untyped-decorator]
def pick(masks: Any, counts: Any, picking: Any, picked: Any) -> None:
    """Picks a legal action for each game, each as likely as any other."""
    game = cuda.grid(1)
    if game < len(picked):
        chance = cuda.local.array(CHANCE_SIZE, np.int64)
        for i in range(CHANCE_SIZE):
            chance[i] = picking[i, game]
        left = draw(chance, np.int64(counts[game]))
        action = -1
        while left >= 0:
            action += 1
            left -= masks[action, game]
        picked[game] = action
        for i in range(CHANCE_SIZE):
            picking[i, game] = chance[i]


@cache
def make_kernels(tag: Tag) -> SimpleNamespace:
    """The kernels for one game; those that know none are among them."""
    state_size, scratch_size, max_legal = tag.state_size, tag.scratch_size, tag.max_legal
    action_count = tag.action_count
    words_needed = -(-action_count // WORD)

    @cuda.jit  # type: ignore[untyped-decorator]
    def begin_games(
        states: Any, tables: Any, clocks: Any, chances: Any, picking: Any, starts: Any, first_seed: int,
        picking_seed: int, rewards: Any, shares: Any, ended: Any, cut_off: Any,
    ) -> None:  # fmt: skip
        game = cuda.grid(1)
        if game < len(rewards):
            state = cuda.local.array(state_size, np.int64)
            clock = cuda.local.array(CLOCK_SIZE, np.int64)
            chance = cuda.local.array(CHANCE_SIZE, np.int64)
            seed_chance(chance, picking_seed + game)
            for i in range(CHANCE_SIZE):
                picking[i, game] = chance[i]
            seed_chance(chance, first_seed + game)
            for i in range(CLOCK_SIZE):
                clock[i] = clocks[i, game]
            begin(tag, state, tables[game], clock, chance, starts)
            for i in range(state_size):
                states[i, game] = state[i]
            for i in range(CLOCK_SIZE):
                clocks[i, game] = clock[i]
            for i in range(CHANCE_SIZE):
                chances[i, game] = chance[i]
            rewards[game] = 0.0
            for seat in range(len(shares)):
                shares[seat, game] = 0.0
            ended[game] = False
            cut_off[game] = False

    @cuda.jit  # type: ignore[untyped-decorator]
    def step_games(
        states: Any, tables: Any, clocks: Any, chances: Any, starts: Any, actions: Any, turn_limit: int, seats: Any,
        rewards: Any, shares: Any, ended: Any, cut_off: Any, finals: Any,
    ) -> None:  # fmt: skip
        game = cuda.grid(1)
        if game < len(rewards):
            state = cuda.local.array(state_size, np.int64)
            clock = cuda.local.array(CLOCK_SIZE, np.int64)
            chance = cuda.local.array(CHANCE_SIZE, np.int64)
            for i in range(state_size):
                state[i] = states[i, game]
            for i in range(CLOCK_SIZE):
                clock[i] = clocks[i, game]
            for i in range(CHANCE_SIZE):
                chance[i] = chances[i, game]
            action = np.int64(actions[game])
            left = step_game(
                tag, state, action, tables[game], clock, chance, starts, turn_limit, shares[:, game], finals[:, game]
            )
            rewards[game] = shares[seats[game], game]
            ended[game] = left == ENDED
            cut_off[game] = left == CUT_OFF
            for i in range(state_size):
                states[i, game] = state[i]
            for i in range(CLOCK_SIZE):
                clocks[i, game] = clock[i]
            for i in range(CHANCE_SIZE):
                chances[i, game] = chance[i]

    @cuda.jit  # type: ignore[untyped-decorator]
    def show_games(states: Any, observations: Any, masks: Any, counts: Any, seats: Any) -> None:
        game = cuda.grid(1)
        if game < len(seats):
            state = cuda.local.array(state_size, np.int64)
            scratch = cuda.local.array(scratch_size, np.int64)
            out = cuda.local.array(max_legal, np.int16)
            words = cuda.local.array(words_needed, np.int64)
            for i in range(state_size):
                state[i] = states[i, game]
            count, seat = look(tag, state, out, scratch, observations[:, game])
            counts[game] = count
            seats[game] = seat
            # Threads that set single places of a mask would get into each other's way; so each gathers its mask in
            # bits, and all write the same place of theirs at the same time.
            for i in range(words_needed):
                words[i] = 0
            for i in range(count):
                words[out[i] >> 6] |= np.int64(1) << (out[i] & 63)
            word = np.int64(0)
            for action in range(action_count):
                if action & (WORD - 1) == 0:
                    word = words[action >> 6]
                masks[action, game] = word & 1
                word >>= 1

    return SimpleNamespace(begin=begin_games, step=step_games, show=show_games, check=check, pick=pick)
