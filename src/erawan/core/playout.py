"""Random games and perft for any game, with draws by repetition.

Written once over the contract's stubs; the tag picks the game.
"""

from __future__ import annotations

import numpy as np

from erawan.core.chance import CHANCE_SIZE, draw, seed_chance
from erawan.core.compiled import compiled, kernel, spliced
from erawan.core.contract import (
    Actions,
    Tag,
    Vector,
    apply,
    is_over,
    is_turn_start,
    key,
    legal,
    repetition_limit,
)

# A table of positions seen: rows of (key, 2^32 * game number + occurrences). A row of another game counts as free, so
# nothing is cleared between games.
TABLE_COLUMNS = 2
DEFAULT_TABLE_ROWS = 1 << 14


def make_table(rows: int = DEFAULT_TABLE_ROWS) -> Vector:
    """Return an empty table of occurrences with ``rows`` rows, a power of two.

    In a game with more positions than rows, some repetitions are not counted.
    """
    if rows < 1 or rows & (rows - 1):
        raise ValueError(f"a table has a power of two of rows, not {rows}")
    return np.zeros((rows, TABLE_COLUMNS), np.int64)


@kernel
def first_row(table: Vector, position_key: int) -> int:
    """Return the row of a table at which the search for a position begins."""
    return (position_key ^ (position_key >> 32)) & (len(table) - 1)


@kernel
def count_occurrence(table: Vector, game: int, position_key: int) -> int:
    """Add a position of game number ``game`` (from 1) to the table and return how often it has occurred."""
    last_row = len(table) - 1
    row = first_row(table, position_key)
    for _ in range(len(table)):
        if table[row, 1] >> 32 != game:
            table[row, 0] = position_key
            table[row, 1] = (game << 32) + 1
            return 1
        if table[row, 0] == position_key:
            table[row, 1] += 1
            return table[row, 1] & 0xFFFFFFFF  # type: ignore[no-any-return]
        row = (row + 1) & last_row
    return 1


@spliced
def note_start(tag: Tag, state: Vector, table: Vector, game: int) -> None:
    """Add the first position of a game to the table, as its first occurrence."""
    if len(table) > 0:
        count_occurrence(table, game, key(tag, state))


@kernel
def copy(source: Vector, target: Vector) -> None:
    """Copy one vector into another of the same length."""
    for i in range(len(source)):
        target[i] = source[i]


@spliced
def goes_on(tag: Tag, state: Vector, table: Vector, game: int) -> bool:
    """Add the position after an action to the table and return whether the game goes on.

    Draws by repetition count where the rules have them; an empty table leaves them out.
    """
    if is_over(tag, state):
        return False
    limit = repetition_limit(tag, state)
    if limit == 0 or len(table) == 0 or not is_turn_start(tag, state):
        return True
    return count_occurrence(table, game, key(tag, state)) < limit


@kernel
def random_action(
    tag: Tag, state: Vector, chance: Vector, table: Vector, game: int, out: Actions, scratch: Vector
) -> bool:
    """Play one random legal action and return whether the game goes on.

    Numba compiles this kernel as a function of its own instead of inlining it (``@spliced``). That makes random games
    of King of Siam 1.5 times as fast.
    """
    n = legal(tag, state, out, scratch)
    # To Numba `int` alone keeps a short number short, and the kernel would be compiled a second time for those.
    apply(tag, state, int(np.int64(out[np.uint64(draw(chance, n))])))
    return goes_on(tag, state, table, game)


@spliced
def random_game(
    tag: Tag, state: Vector, chance: Vector, table: Vector, game: int, most: int, out: Actions, scratch: Vector
) -> int:
    """Play random actions to the end of the game, or at most ``most``; return how many were played."""
    note_start(tag, state, table, game)
    played = 0
    goes_on = not is_over(tag, state)
    while goes_on and played < most:
        goes_on = random_action(tag, state, chance, table, game, out, scratch)
        played += 1
    return played


@kernel
def random_turns(
    tag: Tag, start: Vector, state: Vector, chance: Vector, table: Vector, most: int, out: Actions, scratch: Vector
) -> int:
    """Play ``most`` random actions, starting again from ``start`` whenever a game ends; return how many games ended."""
    ended = 0
    copy(start, state)
    note_start(tag, state, table, 1)
    for _ in range(0 if is_over(tag, start) else most):
        if not random_action(tag, state, chance, table, ended + 1, out, scratch):
            ended += 1
            copy(start, state)
            note_start(tag, state, table, ended + 1)
    return ended


@compiled
def random_games(
    tag: Tag, start: Vector, first_seed: int, most: int, table: Vector, finals: Vector, lengths: Vector
) -> int:
    """Play one random game for each row of ``finals``, with seeds from ``first_seed`` on; return the number of actions.

    ``finals`` (int64[games, state_size]) gets the last positions, ``lengths`` (int64[games]) the actions of each game.
    """
    out = np.empty(tag.max_legal, np.int16)
    scratch = np.empty(tag.scratch_size, np.int64)
    chance = np.empty(CHANCE_SIZE, np.int64)
    table.fill(0)
    total = 0
    for game in range(len(finals)):
        copy(start, finals[game])
        seed_chance(chance, first_seed + game)
        lengths[game] = random_game(tag, finals[game], chance, table, game + 1, most, out, scratch)
        total += lengths[game]
    return total


@compiled
def perft(tag: Tag, start: Vector, depth: int) -> int:
    """Return the number of leaves ``depth`` actions deep; a game that ends earlier counts as one leaf."""
    if depth == 0 or is_over(tag, start):
        return 1
    scratch = np.empty(tag.scratch_size, np.int64)
    states = np.empty((depth, tag.state_size), np.int64)
    actions = np.empty((depth, tag.max_legal), np.int16)
    left = np.empty(depth, np.int64)
    copy(start, states[0])
    leaves = 0
    level = 0
    is_new = True
    while level >= 0:
        # One call of `legal` for all levels: every place that calls it is compiled with a copy of the rules.
        if is_new:
            is_new = False
            left[level] = legal(tag, states[level], actions[level], scratch)
            if level + 1 == depth:
                leaves += left[level]
                left[level] = 0
        if left[level] == 0:
            level -= 1
            continue
        left[level] -= 1
        child = states[level + 1]
        copy(states[level], child)
        apply(tag, child, int(np.int64(actions[level, left[level]])))
        if is_over(tag, child):
            leaves += 1
        else:
            level += 1
            is_new = True
    return leaves
