"""The CUDA kernels of ``gpu_env.py``: one thread per game. They call the same functions that the processor runs.

A thread copies its game's numbers into local memory, works on them there, and writes them back.
"""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from erawan.adapters.vector.cuda_last_cards import make_last_cards
from erawan.adapters.vector.cuda_layouts import layout_of
from erawan.adapters.vector.cuda_memory import cuda, fetch, put_back
from erawan.adapters.vector.step_kernels import CLOCK_SIZE, CUT_OFF, ENDED, begin, finish_step, play
from erawan.core.chance import CHANCE_SIZE, draw, seed_chance
from erawan.core.compiled import kernel
from erawan.core.contract import Vector, observe, to_move

WORD = 64


@kernel
def never(state: Vector) -> bool:
    """Return False; stands in for ``must_weigh`` in games that list all legal actions in one step."""
    return False


def words_of(tag: Any) -> int:
    """Return how many words hold one bit per action."""
    return -(-int(tag.action_count) // WORD)


@cuda.jit  # type: ignore[untyped-decorator]
def clear(array: Any) -> None:
    """Fill an array with zeros."""
    for i in range(cuda.grid(1), len(array), cuda.gridsize(1)):
        array[i] = 0


@cuda.jit  # type: ignore[untyped-decorator]
def check(masks: Any, actions: Any, refused: Any) -> None:
    """Write the number of the first game whose action is illegal."""
    game = cuda.grid(1)
    if game < len(actions):
        action = actions[game]
        if action < 0 or action >= len(masks) or masks[action, game] == 0:
            cuda.atomic.min(refused, 0, game)


@cuda.jit  # type: ignore[untyped-decorator]
def pick(masks: Any, counts: Any, picking: Any, picked: Any) -> None:
    """Pick a random legal action for each game, all equally likely."""
    game = cuda.grid(1)
    if game < len(picked):
        chance = cuda.local.array(CHANCE_SIZE, np.int64)
        fetch(picking, game, chance)
        left = draw(chance, counts[game])
        action = -1
        while left >= 0:
            action += 1
            left -= masks[action, game]
        picked[game] = action
        put_back(chance, picking, game)


@cache
def make_kernels(tag: Any) -> SimpleNamespace:
    """Return the kernels for one game, including those that are the same for all games.

    ``last_cards`` is None for games that list all legal actions in one step.
    """
    listing = layout_of(tag)
    return SimpleNamespace(
        begin=_make_begin(tag),
        step=_make_step(tag),
        show=_make_show(tag),
        last_cards=make_last_cards(tag, listing.state_type) if listing.must_weigh is not None else None,
        check=check,
        pick=pick,
    )


def _make_begin(tag: Any) -> Any:
    state_size, state_type = tag.state_size, layout_of(tag).state_type

    @cuda.jit  # type: ignore[untyped-decorator]
    def begin_games(
        states: Any, tables: Any, clocks: Any, chances: Any, picking: Any, starts: Any, first_seed: int,
        picking_seed: int, rewards: Any, shares: Any, ended: Any, cut_off: Any,
    ) -> None:  # fmt: skip
        game = cuda.grid(1)
        if game < len(rewards):
            state = cuda.local.array(state_size, state_type)
            clock = cuda.local.array(CLOCK_SIZE, np.int64)
            chance = cuda.local.array(CHANCE_SIZE, np.int64)
            seed_chance(chance, picking_seed + game)
            put_back(chance, picking, game)
            seed_chance(chance, first_seed + game)
            fetch(clocks, game, clock)
            begin(tag, state, tables[game], clock, chance, starts)
            put_back(state, states, game)
            put_back(clock, clocks, game)
            put_back(chance, chances, game)
            rewards[game] = 0.0
            for seat in range(len(shares)):
                shares[seat, game] = 0.0
            ended[game] = False
            cut_off[game] = False

    return begin_games


def _make_step(tag: Any) -> Any:
    state_size, state_type = tag.state_size, layout_of(tag).state_type

    @cuda.jit  # type: ignore[untyped-decorator]
    def finish_steps(
        states: Any, tables: Any, clocks: Any, chances: Any, starts: Any, actions: Any, turn_limit: int, seats: Any,
        rewards: Any, shares: Any, ended: Any, cut_off: Any, finals: Any,
    ) -> None:  # fmt: skip
        game = cuda.grid(1)
        if game < len(rewards):
            state = cuda.local.array(state_size, state_type)
            clock = cuda.local.array(CLOCK_SIZE, np.int64)
            chance = cuda.local.array(CHANCE_SIZE, np.int64)
            fetch(states, game, state)
            fetch(clocks, game, clock)
            fetch(chances, game, chance)
            action: Any = np.int64(actions[game])  # of any integer type
            play(tag, state, action)
            left = finish_step(
                tag, state, tables[game], clock, chance, starts, turn_limit, shares[:, game], finals[:, game]
            )
            rewards[game] = shares[seats[game], game]
            ended[game] = left == ENDED
            cut_off[game] = left == CUT_OFF
            put_back(state, states, game)
            put_back(clock, clocks, game)
            put_back(chance, chances, game)

    return finish_steps


def _make_show(tag: Any) -> Any:
    state_size, max_legal, action_count = tag.state_size, tag.max_legal, tag.action_count
    words_needed = words_of(tag)
    state_type, scratch_size, list_actions, weighing = layout_of(tag)
    has_weighing, must_weigh = weighing is not None, weighing or never

    @cuda.jit  # type: ignore[untyped-decorator]
    def show_games(
        states: Any, observations: Any, masks: Any, counts: Any, seats: Any, gathered: Any, counters: Any
    ) -> None:
        game = cuda.grid(1)
        if game < len(seats):
            state = cuda.local.array(state_size, state_type)
            scratch = cuda.local.array(scratch_size, np.int64)
            out = cuda.local.array(max_legal, np.int16)
            words = cuda.local.array(words_needed, np.int64)
            fetch(states, game, state)
            count = list_actions(state, out, scratch)
            seat = to_move(tag, state)
            observe(tag, state, seat, observations[:, game])
            counts[game] = count
            seats[game] = seat
            # It would be slow if each thread wrote to another place of its mask. So each gathers its mask in bits, and
            # then all threads write the same place of their masks at the same time.
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
            if has_weighing and must_weigh(state):
                gathered[cuda.atomic.add(counters, 0, 1)] = game

    return show_games
