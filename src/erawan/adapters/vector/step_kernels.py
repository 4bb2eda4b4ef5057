"""One step of one game among many: the same functions for every game, on the processor and on a GPU.

A game that ends begins again in the same step, from one of the set-ups dealt before; so there is always an
action to play. The caller owns all memory: rows of arrays, one row per game.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import numpy as np

from erawan.core.chance import draw
from erawan.core.compiled import kernel, spliced
from erawan.core.contract import (
    Actions,
    Numbers,
    Tag,
    Vector,
    apply,
    is_turn_start,
    kernels_of,
    key,
    legal,
    observe,
    returns,
    to_move,
)
from erawan.core.errors import OptionError, quote
from erawan.core.game import Game
from erawan.core.playout import copy, first_row, goes_on, note_start

# How a step left a game.
RUNNING, ENDED, CUT_OFF = 0, 1, 2

# The clock of a row: how many games were begun in it (so the number of the current one, for the table of positions),
# and the number of turns in the current one.
GAMES_BEGUN, TURNS, CLOCK_SIZE = 0, 1, 2

# Keeps the generators that pick actions apart from those that pick starts.
PICKING = 1 << 40

USUAL_TURN_LIMIT = 2000
MOST_TURNS = 1_000_000
USUAL_SETUPS = 1024
MOST_SETUPS = 1 << 20
MOST_GAMES = 1 << 24


@spliced
def begin(tag: Tag, state: Vector, table: Vector, clock: Vector, chance: Vector, starts: Vector) -> None:
    """Set a row to a random one of the set-ups, all equally likely."""
    copy(starts[draw(chance, len(starts))], state)
    clock[GAMES_BEGUN] += 1
    clock[TURNS] = 0
    note_start(tag, state, table, clock[GAMES_BEGUN])


@kernel
def finish_step(
    tag: Tag,
    state: Vector,
    table: Vector,
    clock: Vector,
    chance: Vector,
    starts: Vector,
    turn_limit: int,
    shares: Numbers,
    final: Numbers,
) -> int:
    """Finish a step after its action; return RUNNING, or how the game ended, in which case a new one has begun.

    ``shares`` gets the return of each seat: 0 for all while the game runs, or if it was cut off. ``final`` gets the
    last observation of a game that ended.
    """
    went_on = goes_on(tag, state, table, clock[GAMES_BEGUN])
    clock[TURNS] += is_turn_start(tag, state)
    if went_on and clock[TURNS] < turn_limit:
        for seat in range(len(shares)):
            shares[seat] = 0.0
        return RUNNING
    returns(tag, state, shares)
    observe(tag, state, to_move(tag, state), final)
    begin(tag, state, table, clock, chance, starts)
    return CUT_OFF if went_on else ENDED


@kernel
def play(tag: Tag, state: Vector, action: int) -> None:
    """Carry out a legal action; ``finish_step`` does the rest."""
    apply(tag, state, action)


@spliced
def touch(tag: Tag, state: Vector, table: Vector) -> int:
    """Read the first row of the table of positions ahead of time, so that it is in the cache.

    The result has no meaning.
    """
    return table[first_row(table, key(tag, state)), 0] if len(table) > 0 else 0


@spliced
def look(tag: Tag, state: Vector, out: Actions, scratch: Vector, seen: Numbers) -> tuple[int, int]:
    """Write the legal actions and the observation of the seat to move; return the number of actions and the seat."""
    count = legal(tag, state, out, scratch)
    seat = to_move(tag, state)
    observe(tag, state, seat, seen)
    return count, seat


def table_rows(game: Game, turn_limit: int) -> int:
    """Return how many rows a game's table of positions needs so that no repetition is missed within the turn limit."""
    if not kernels_of(game.tag).repetition_limit(game.start(seed=0).vector):
        return 0
    return 1 << turn_limit.bit_length()


class Deal(NamedTuple):
    """The random part of a reset: the set-ups, and the seed of the first row's generator."""

    starts: Vector
    first_seed: int


def deal(game: Game, setups: int, seed: int) -> Deal:
    """Deal the set-ups of a reset; the same seed gives the same on the processor and on a GPU."""
    chance = Random(seed)
    starts = np.stack([game.start(seed=chance.getrandbits(62)).vector for _ in range(setups)])
    if (starts == starts[0]).all():  # no chance in the set-up
        starts = starts[:1]
    return Deal(starts, chance.getrandbits(62))


def check_number(name: str, value: object, least: int, most: int) -> int:
    """Return the number; raise ``OptionError`` if it is not within these bounds."""
    if type(value) is not int or not least <= value <= most:
        raise OptionError("number.range", name=name, least=least, most=most, value=quote(value))
    return value
