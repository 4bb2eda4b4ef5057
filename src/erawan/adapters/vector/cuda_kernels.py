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

from numba import cuda as numba_cuda  # noqa: E402

from erawan.adapters.vector.listing import listing_of  # noqa: E402
from erawan.adapters.vector.stepping import CLOCK_SIZE, CUT_OFF, ENDED, begin, finish_step, play  # noqa: E402
from erawan.core.chance import CHANCE_SIZE, draw, seed_chance  # noqa: E402
from erawan.core.compiled import kernel  # noqa: E402
from erawan.core.contract import Vector, apply, is_turn_start, observe, refusal, to_move  # noqa: E402
from erawan.core.playout import copy  # noqa: E402

WORD = 64

cuda: Any = numba_cuda


@kernel
def fetch(lying: Vector, game: int, own: Vector) -> None:
    """Takes a game's numbers into a thread's own memory."""
    for i in range(len(own)):
        own[i] = lying[i, game]


@kernel
def put_back(own: Vector, lying: Vector, game: int) -> None:
    """Writes a game's numbers back."""
    for i in range(len(own)):
        lying[i, game] = own[i]


@kernel
def never(state: Vector) -> bool:
    """For games without positions that must be weighed."""
    return False


def words_of(tag: Any) -> int:
    """How many words hold a bit an action."""
    return -(-int(tag.action_count) // WORD)


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
    """The kernels for one game; those that know none are among them.

    ``weigh`` and ``settle`` are missing for games whose legal actions are all known at once.
    """
    has_weighing = listing_of(tag).must_weigh is not None
    return SimpleNamespace(
        begin=_make_begin(tag),
        step=_make_step(tag),
        show=_make_show(tag),
        weigh=_make_weigh(tag) if has_weighing else None,
        settle=_make_settle(tag) if has_weighing else None,
        check=check,
        pick=pick,
    )


def _make_begin(tag: Any) -> Any:
    state_size, state_type = tag.state_size, listing_of(tag).state_type

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
    state_size, state_type = tag.state_size, listing_of(tag).state_type

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
            action: Any = np.int64(actions[game])  # whatever kind of whole number came
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
    state_type, scratch_size, list_actions, weighing = listing_of(tag)
    has_weighing, must_weigh = weighing is not None, weighing or never

    @cuda.jit  # type: ignore[untyped-decorator]
    def show_games(
        states: Any, observations: Any, masks: Any, counts: Any, seats: Any, gathered: Any, gathered_count: Any,
        found: Any,
    ) -> None:  # fmt: skip
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
            if has_weighing and must_weigh(state):
                gathered[cuda.atomic.add(gathered_count, 0, 1)] = game
                for i in range(words_needed):
                    found[i, game] = 0

    return show_games


def _make_weigh(tag: Any) -> Any:
    state_size, scratch_size, action_count = tag.state_size, tag.scratch_size, tag.action_count
    state_type = listing_of(tag).state_type

    @cuda.jit  # type: ignore[untyped-decorator]
    def weigh_actions(states: Any, masks: Any, gathered: Any, gathered_count: Any, found: Any) -> None:
        """Finds which of the actions listed for gathered games are legal: a thread an action, as far as it goes.

        An action that leads only to dead ends is not legal. So one at the start of a turn, with most to look at, is
        legal if any that follows it in the same turn is: there a thread takes one of those.
        """
        state = cuda.local.array(state_size, state_type)
        after = cuda.local.array(state_size, state_type)
        scratch = cuda.local.array(scratch_size, state_type)
        for i in range(cuda.grid(1), gathered_count[0] * action_count, cuda.gridsize(1)):
            game, own = gathered[i // action_count], i % action_count
            fetch(states, game, state)
            if not is_turn_start(tag, state):
                if masks[own, game] == 1 and refusal(tag, state, own, scratch) == 0:
                    cuda.atomic.or_(found, (own >> 6, game), np.int64(1) << (own & 63))
                continue
            for action in range(action_count):
                is_known = found[action >> 6, game] >> (action & 63) & 1  # perhaps not yet, if another thread is quick
                if masks[action, game] == 0 or is_known:
                    continue
                copy(state, after)
                apply(tag, after, action)
                if is_turn_start(tag, after):
                    is_legal = own == 0 and refusal(tag, state, action, scratch) == 0
                else:
                    is_legal = refusal(tag, after, own, scratch) == 0
                if is_legal:
                    cuda.atomic.or_(found, (action >> 6, game), np.int64(1) << (action & 63))

    return weigh_actions


def _make_settle(tag: Any) -> Any:
    action_count = tag.action_count

    @cuda.jit  # type: ignore[untyped-decorator]
    def settle_masks(masks: Any, counts: Any, gathered: Any, gathered_count: Any, found: Any) -> None:
        """Writes what was found legal into the masks of gathered games."""
        for i in range(cuda.grid(1), gathered_count[0], cuda.gridsize(1)):
            game, count = gathered[i], 0
            for action in range(action_count):
                is_legal = found[action >> 6, game] >> (action & 63) & 1
                masks[action, game] = is_legal
                count += is_legal
            counts[game] = count

    return settle_masks
