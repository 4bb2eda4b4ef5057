"""The arrays of many games on the processor, and the loops over a range of their rows."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from erawan.adapters.vector.step_kernels import (
    CLOCK_SIZE,
    CUT_OFF,
    ENDED,
    PICKING,
    RUNNING,
    Deal,
    begin,
    finish_step,
    look,
    play,
    table_rows,
    touch,
)
from erawan.core.chance import CHANCE_SIZE, draw, seed_chance
from erawan.core.compiled import kernel, large_kernel, spliced
from erawan.core.contract import ACTION_TYPE, NUMBER_TYPE, STATE_TYPE, Actions, Numbers, Tag, Vector
from erawan.core.game import Game
from erawan.core.playout import TABLE_COLUMNS


class Batch(NamedTuple):
    """Arrays with one row per game; the first eight are internal, the others are the results of a step."""

    states: Vector
    tables: Vector
    clocks: Vector
    chances: Vector
    picking: Vector
    """The generators that pick actions."""
    actions: Vector
    """The action to play in each game."""
    legal: Actions
    """The legal actions in rising order. Actions are checked against these: a caller may have changed the masks."""
    legal_counts: Vector
    observations: Numbers
    masks: npt.NDArray[np.int8]
    seats: npt.NDArray[np.int8]
    """The seat to move, from 0."""
    rewards: Numbers
    """The reward of the seat that played."""
    shares: Numbers
    """The rewards of all seats."""
    ended: npt.NDArray[np.bool_]
    cut_off: npt.NDArray[np.bool_]
    finals: Numbers
    """Last observations of games that ended or were cut off in the latest step."""


def make_batch(game: Game, rows: int, turn_limit: int) -> Batch:
    """Return the arrays for that many games; ``begin_rows`` starts games in them."""
    tag = game.tag
    return Batch(
        states=np.zeros((rows, tag.state_size), STATE_TYPE),
        # Zeros cost no memory before they are written to.
        tables=np.zeros((rows, table_rows(game, turn_limit), TABLE_COLUMNS), STATE_TYPE),
        clocks=np.zeros((rows, CLOCK_SIZE), STATE_TYPE),
        chances=np.zeros((rows, CHANCE_SIZE), STATE_TYPE),
        picking=np.zeros((rows, CHANCE_SIZE), STATE_TYPE),
        actions=np.zeros(rows, STATE_TYPE),
        legal=np.zeros((rows, tag.max_legal), ACTION_TYPE),
        legal_counts=np.zeros(rows, STATE_TYPE),
        observations=np.zeros((rows, tag.observation_size), NUMBER_TYPE),
        masks=np.zeros((rows, tag.action_count), np.int8),
        seats=np.zeros(rows, np.int8),
        rewards=np.zeros(rows, NUMBER_TYPE),
        shares=np.zeros((rows, tag.seats), NUMBER_TYPE),
        ended=np.zeros(rows, np.bool_),
        cut_off=np.zeros(rows, np.bool_),
        finals=np.zeros((rows, tag.observation_size), NUMBER_TYPE),
    )


@spliced
def show(tag: Tag, batch: Batch, row: int, scratch: Vector) -> None:
    """Write the legal actions and the observation of the seat to move."""
    count, seat = look(tag, batch.states[row], batch.legal[row], scratch, batch.observations[row])
    batch.legal_counts[row] = count
    batch.seats[row] = seat
    mask = batch.masks[row]
    for action in range(len(mask)):
        mask[action] = 0
    for i in range(count):
        mask[batch.legal[row, i]] = 1


@spliced
def begin_rows(tag: Tag, batch: Batch, dealt: Deal, scratch: Vector, first: int, last: int) -> None:
    """Begin a game in each row of a range."""
    for row in range(first, last):
        seed_chance(batch.chances[row], dealt.first_seed + row)
        seed_chance(batch.picking[row], (dealt.first_seed ^ PICKING) + row)
        begin(tag, batch.states[row], batch.tables[row], batch.clocks[row], batch.chances[row], dealt.starts)
        batch.rewards[row] = 0.0
        batch.shares[row, :] = 0.0
        batch.ended[row] = False
        batch.cut_off[row] = False
    for row in range(first, last):
        show(tag, batch, row, scratch)


@spliced
def step_rows(tag: Tag, batch: Batch, dealt: Deal, turn_limit: int, scratch: Vector, first: int, last: int) -> int:
    """Play a legal action in each row of a range; return how many games ended or were cut off."""
    # In four passes, so that the processor waits for many tables of positions at a time.
    for row in range(first, last):
        play(tag, batch.states[row], batch.actions[row])
    touched = 0
    for row in range(first, last):
        touched ^= touch(tag, batch.states[row], batch.tables[row])
    scratch[0] = touched  # otherwise the compiler would remove the read
    finished = 0
    for row in range(first, last):
        finished += finish_row(tag, batch, dealt.starts, turn_limit, row)
    for row in range(first, last):
        show(tag, batch, row, scratch)
    return finished


@spliced
def finish_row(tag: Tag, batch: Batch, starts: Vector, turn_limit: int, row: int) -> bool:
    """Finish the step of one row after its action; return whether its game ended or was cut off."""
    left = finish_step(
        tag,
        batch.states[row],
        batch.tables[row],
        batch.clocks[row],
        batch.chances[row],
        starts,
        turn_limit,
        batch.shares[row],
        batch.finals[row],
    )
    batch.rewards[row] = batch.shares[row, batch.seats[row]]
    batch.ended[row] = left == ENDED
    batch.cut_off[row] = left == CUT_OFF
    return left != RUNNING


@kernel
def is_allowed(batch: Batch, row: int) -> bool:
    """Return whether the action to be played in a row is legal."""
    action, low, high = batch.actions[row], 0, batch.legal_counts[row]
    while low < high:
        middle = (low + high) >> 1
        if batch.legal[row, middle] < action:
            low = middle + 1
        else:
            high = middle
    return bool(low < batch.legal_counts[row] and batch.legal[row, low] == action)


@large_kernel
def first_refused(batch: Batch) -> int:
    """Return the first row whose action is not legal, or -1."""
    for row in range(len(batch.actions)):
        if not is_allowed(batch, row):
            return row
    return -1


@spliced
def count_refused(batch: Batch, first: int, last: int) -> int:
    """Return how many actions of a range are illegal."""
    refused = 0
    for row in range(first, last):
        refused += not is_allowed(batch, row)
    return refused


@spliced
def pick_rows(batch: Batch, first: int, last: int) -> None:
    """Pick a random legal action for each row of a range, all equally likely."""
    for row in range(first, last):
        batch.actions[row] = batch.legal[row, draw(batch.picking[row], batch.legal_counts[row])]
