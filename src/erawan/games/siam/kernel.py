"""The rules of Siam (S1-S4) over one integer vector.

Squares, ways and steps are numbered as in ``squares.py``; a facing is a way.
A square holds 0 (empty), 1-4 (an elephant, by facing), 5-8 (a rhino, by facing) or 9 (a rock); 10 is the wall
around. Sides are 0 (elephants) and 1 (rhinos).

The vector, field by field; the first four never change during a game:

=====  ================  =========================================================================
0      ``LINE_READING``  1 under ``push="line"`` (S3.4), else 0
1      ``OPENING_BAN``   1 under ``opening_ban`` (S4.4), else 0
2      ``TURN_LIMIT``    option ``turn_limit`` (S4.5), 0 for none
3      ``REPETITION``    option ``repetition`` (S4.3), 0 for none; callers keep the keys
4-29   ``BOARD``         the squares, and one more that stands for all around them and always holds WALL
30     ``TO_MOVE``       the side to move
31-32  ``RESERVE``       animals off the board, elephants' then rhinos'
33     ``RESULT``        0 running, 1 elephants won, 2 rhinos won, 3 drawn by S4.5
34     ``BAN_LEFT``      turns for which the opening ban still holds
35     ``TURNS_LEFT``    turns until the limit, 0 if there is none
36     ``KEY``           XOR of one random number a piece and one for the side to move
=====  ================  =========================================================================

The 500 actions; ``edge`` is an index into ``EDGE``, ``step`` one into ``STEP_WAY``, the 80 steps between neighbouring
squares in the order of squares and ways:

=======  ==================================  ==================================================
0-63     ``ENTER + 4 * edge + facing``       enter on an edge square (S2.1), pushing if it is taken (S3.2)
64-163   ``TURN_TO + 4 * square + facing``   turn on the spot (S2.3)
164-179  ``LEAVE + edge``                    leave the board (S2.4)
180-499  ``STEP + 4 * step + facing``        move (S2.2), pushing if the square is taken (S3.1)
=======  ==================================  ==================================================

"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import numpy as np

from erawan.core.compiled import kernel
from erawan.core.contract import Actions, Numbers, Vector
from erawan.games.siam.squares import (
    BOARD_SET,
    C1,
    C5,
    EDGE,
    EDGES,
    OUTSIDE,
    SQUARES,
    STEP_FROM,
    STEP_WAY,
    edge_index,
    first_step,
    is_edge,
    is_in,
    is_open,
    neighbours_in,
    next_square,
)

ANIMALS_A_SIDE = 5
ROCKS = 3

EMPTY, ELEPHANT, RHINO, ROCK, WALL = 0, 1, 5, 9, 10
PIECE_CODES = 10

LINE_READING, OPENING_BAN, TURN_LIMIT, REPETITION = 0, 1, 2, 3
BOARD = 4
TO_MOVE = BOARD + SQUARES + 1
RESERVE = TO_MOVE + 1
RESULT = RESERVE + 2
BAN_LEFT = RESULT + 1
TURNS_LEFT = BAN_LEFT + 1
KEY = TURNS_LEFT + 1
STATE_SIZE = KEY + 1

RUNNING, ELEPHANTS_WON, RHINOS_WON, DRAWN = 0, 1, 2, 3

ENTER, TURN_TO, LEAVE, STEP = 0, 64, 164, 180
ACTION_COUNT = 500
# Four animals that can go anywhere (4 x 20) and one to enter anywhere (64) bound every case; three more, because
# steps are written in fours before they are counted.
MAX_LEGAL = 64 + 4 * 20 + 3

# The refusals of `refusal`, in the order in which it looks.
LEGAL = 0
UNKNOWN_ACTION = 1
GAME_OVER = 2
NO_RESERVE = 3
NO_ANIMAL = 4
NOT_YOURS = 5
SAME_FACING = 6
BANNED = 7
NOT_FROM_OUTSIDE = 8
NOT_AHEAD = 9
TURNS_IN_PUSH = 10
BLOCKED = 11
TOO_MANY_ROCKS = 12

BAN_TURNS = 4
BANNED_SET = 1 << C1 | 1 << C5
NO_WAY = -1

# How an animal counts in a push (S3.4), plus one, in two bits for each quarter turn from the push way: the push way
# itself, sideways, against it, sideways.
PUSH_STRENGTHS = 0b01_00_01_10

# Numba lets a negative index count from the end, as Python does, and checks every index for it. An unsigned index
# needs no check, and only then does the compiler make the four stores of `_write_four` one.
index = np.uint64

# Words of four 16-bit parts: a one in each, the four facings, and ones in all bits of the lowest three.
FOUR_TIMES = 0x0001_0001_0001_0001
FACINGS = 0x0003_0002_0001_0000
LOWEST_THREE = 0x0000_FFFF_FFFF_FFFF


class SiamTag(NamedTuple):
    """The tag that selects these kernels in generic code, with the sizes of their arrays."""

    state_size: int = STATE_SIZE
    action_count: int = ACTION_COUNT
    max_legal: int = MAX_LEGAL
    scratch_size: int = ANIMALS_A_SIDE + 1  # one more, written before it is counted
    seats: int = 2
    observation_size: int = 300


def _position_keys() -> list[int]:
    """Fixed signed 64-bit numbers for each piece on each square (empty: 0), and one for the side to move."""
    chance = Random("erawan siam keys 1")
    keys = []
    for _ in range(SQUARES):
        keys += [0] + [chance.getrandbits(64) - 2**63 for _ in range(PIECE_CODES - 1)]
    return [*keys, chance.getrandbits(64) - 2**63]


# The square of the animal that an action turns, takes off or moves; OUTSIDE for an entry.
ANIMAL_SQUARE = np.concatenate([np.full(64, OUTSIDE), np.repeat(np.arange(SQUARES), 4), EDGE, np.repeat(STEP_FROM, 4)])
KEYS = np.array(_position_keys(), np.int64)
SIDE_KEY = PIECE_CODES * SQUARES


@kernel
def owner(piece: int) -> int:
    """Return the side an animal belongs to; neither 0 nor 1 for a rock or nothing."""
    return (piece - 1) >> 2


@kernel
def facing_of(piece: int) -> int:
    """Return the way an animal faces."""
    return (piece - 1) & 3


@kernel
def weigh(state: Vector, first: int, way: int) -> tuple[int, int]:
    """Return strength and rocks along a line (S3.4), from its first square up to the piece that stops it, if any."""
    strength = 1
    rocks = 0
    square = first
    piece = state[index(BOARD + first)]
    while piece != EMPTY and piece != WALL:
        strength += ((PUSH_STRENGTHS >> (2 * ((facing_of(piece) - way) & 3)) & 3) - 1) * (piece != ROCK)
        rocks += piece == ROCK
        if strength < max(1, rocks) and state[LINE_READING] == 0:
            break
        square = next_square(square, way)
        piece = state[index(BOARD + square)]
    return strength, rocks


@kernel
def can_push(state: Vector, first: int, way: int) -> bool:
    """Return whether one more animal can push the line that begins on a square (S3.4)."""
    strength, rocks = weigh(state, first, way)
    return strength >= max(1, rocks)


@kernel
def is_banned(state: Vector, square: int) -> bool:
    """Return whether the opening ban (S4.4) still keeps animals from moving to the square."""
    return state[BAN_LEFT] > 0 and (square == C1 or square == C5)


@kernel
def legal(state: Vector, out: Actions, scratch: Vector) -> int:
    """Write the legal actions in rising order; return how many. ``scratch`` takes the squares of the own animals.

    Here and below, candidates are written first and counted only if legal: branches would often be mispredicted.
    """
    if state[RESULT] != RUNNING:
        return 0
    side = state[TO_MOVE]
    animals = 0
    free = BOARD_SET
    for square in range(SQUARES):
        piece = state[index(BOARD + square)]
        scratch[index(animals)] = square
        animals += owner(piece) == side
        free ^= (piece != EMPTY) << square
    taken = free ^ BOARD_SET
    if state[BAN_LEFT] > 0:
        free &= ~BANNED_SET
        taken &= ~BANNED_SET
    n = 0
    if animals < ANIMALS_A_SIDE:
        n = _write_entries(state, free, out, n)
    for i in range(animals):
        n = _write_turns(state, scratch[i], out, n)
    for i in range(animals):
        out[index(n)] = LEAVE + edge_index(scratch[i])
        n += is_edge(scratch[i])
    for i in range(animals):
        n = _write_steps(state, scratch[i], free, taken, out, n)
    return n


@kernel
def _write_four(out: Actions, n: int, actions: int) -> None:
    """Write the four actions packed into a word, the lowest 16 bits first: a single store on most processors."""
    out[index(n)] = actions & 0xFFFF
    out[index(n + 1)] = (actions >> 16) & 0xFFFF
    out[index(n + 2)] = (actions >> 32) & 0xFFFF
    out[index(n + 3)] = (actions >> 48) & 0xFFFF


@kernel
def _write_entries(state: Vector, free: int, out: Actions, n: int) -> int:
    """Write every way to enter (S2.1, S3.2); return how many actions there are now."""
    for edge in range(EDGES):
        square = EDGE[edge]
        if is_in(free, square):
            _write_four(out, n, (ENTER + 4 * edge) * FOUR_TIMES + FACINGS)
            n += 4
        elif not is_banned(state, square):
            for way in range(4):
                if not is_open(square, way ^ 2) and can_push(state, square, way):
                    out[index(n)] = ENTER + 4 * edge + way
                    n += 1
    return n


@kernel
def _write_turns(state: Vector, square: int, out: Actions, n: int) -> int:
    """Write the turns to the three other facings (S2.3); return how many actions there are now."""
    current = facing_of(state[index(BOARD + square)])
    # Facings from the current one on are one more than their place in the list.
    others = FACINGS + ((FOUR_TIMES << (16 * current)) & LOWEST_THREE)
    _write_four(out, n, (TURN_TO + 4 * square) * FOUR_TIMES + others)
    return n + 3


@kernel
def _write_steps(state: Vector, square: int, free: int, taken: int, out: Actions, n: int) -> int:
    """Write every move and push of the animal on a square (S2.2, S3.1); return how many actions there are now.

    ``free`` and ``taken`` are the sets of empty and of other squares, without those that are banned.
    """
    current = facing_of(state[index(BOARD + square)])
    is_blocked = is_in(neighbours_in(taken, current), square)
    push_way = NO_WAY
    if is_blocked and can_push(state, next_square(square, current), current):
        push_way = current
    actions = (STEP + 4 * first_step(square)) * FOUR_TIMES + FACINGS
    for way in range(4):
        is_push = way == push_way
        _write_four(out, n, actions + way * is_push)
        n += 4 * is_in(neighbours_in(free, way), square) + is_push
        actions += 4 * FOUR_TIMES * is_open(square, way)
    return n


@kernel
def refusal(state: Vector, action: int, scratch: Vector) -> int:
    """Return LEGAL, or the number of the rule that the action breaks."""
    if action < 0 or action >= ACTION_COUNT:
        return UNKNOWN_ACTION
    if state[RESULT] != RUNNING:
        return GAME_OVER
    if action < TURN_TO:
        if state[RESERVE + state[TO_MOVE]] == 0:
            return NO_RESERVE
        square = EDGE[index((action - ENTER) >> 2)]
        way = action & 3
        if is_banned(state, square):
            return BANNED
        if state[index(BOARD + square)] == EMPTY:
            return LEGAL
        if is_open(square, way ^ 2):
            return NOT_FROM_OUTSIDE
        return push_refusal(state, square, way)
    piece = state[BOARD + ANIMAL_SQUARE[index(action)]]
    if owner(piece) != state[TO_MOVE]:
        return NOT_YOURS if piece != EMPTY and piece != ROCK else NO_ANIMAL
    if action < LEAVE:
        return SAME_FACING if facing_of(piece) == action & 3 else LEGAL
    if action < STEP:
        return LEGAL
    return _step_refusal(state, piece, action)


@kernel
def _step_refusal(state: Vector, piece: int, action: int) -> int:
    """Return LEGAL, or why an own animal cannot move or push so (S2.2, S3.1, S4.4)."""
    way = STEP_WAY[index((action - STEP) >> 2)]
    target = next_square(ANIMAL_SQUARE[index(action)], way)
    if is_banned(state, target):
        return BANNED
    if state[index(BOARD + target)] == EMPTY:
        return LEGAL
    if facing_of(piece) != way:
        return NOT_AHEAD
    if action & 3 != way:
        return TURNS_IN_PUSH
    return push_refusal(state, target, way)


@kernel
def push_refusal(state: Vector, first: int, way: int) -> int:
    """Return LEGAL, or what stops a push of the line that begins on a square (S3.4)."""
    strength, rocks = weigh(state, first, way)
    if strength < 1:
        return BLOCKED
    return TOO_MANY_ROCKS if strength < rocks else LEGAL


@kernel
def apply(state: Vector, action: int) -> None:
    """Carry out a legal action: pieces, reserves, result, side to move, counts, key."""
    side = state[TO_MOVE]
    new_piece = ELEPHANT + 4 * side + (action & 3)
    if action < TURN_TO:
        state[index(RESERVE + side)] -= 1
        _advance(state, EDGE[index((action - ENTER) >> 2)], action & 3, new_piece)
    elif action < LEAVE:
        _put(state, ANIMAL_SQUARE[index(action)], new_piece)
    elif action < STEP:
        _put(state, ANIMAL_SQUARE[index(action)], EMPTY)
        state[index(RESERVE + side)] += 1
    else:
        way = STEP_WAY[index((action - STEP) >> 2)]
        square = ANIMAL_SQUARE[index(action)]
        _put(state, square, EMPTY)
        _advance(state, next_square(square, way), way, new_piece)
    _end_turn(state)


@kernel
def _advance(state: Vector, first: int, way: int, pusher: int) -> None:
    """S3.3: move an animal to a square and push the pieces there along, up to the first gap or the edge."""
    nearest = owner(pusher)
    carried = pusher
    square = first
    while square != OUTSIDE:
        pushed = state[index(BOARD + square)]
        _put(state, square, carried)
        if pushed == EMPTY:
            return
        if pushed != ROCK and facing_of(pushed) == way:
            nearest = owner(pushed)
        carried = pushed
        square = next_square(square, way)
    if carried == ROCK:
        # S4.2: the last animal met that faces the push way is the nearest to the rock.
        state[RESULT] = ELEPHANTS_WON + nearest
    else:
        state[index(RESERVE + owner(carried))] += 1


@kernel
def _put(state: Vector, square: int, piece: int) -> None:
    """Set a square and keep the key."""
    state[KEY] ^= KEYS[index(PIECE_CODES * square + state[index(BOARD + square)])]
    state[KEY] ^= KEYS[index(PIECE_CODES * square + piece)]
    state[index(BOARD + square)] = piece


@kernel
def _end_turn(state: Vector) -> None:
    """S1.5, S4.4, S4.5: give the move to the other side and count down the ban and the turn limit."""
    state[TO_MOVE] ^= 1
    state[KEY] ^= KEYS[SIDE_KEY]
    if state[BAN_LEFT] > 0:
        state[BAN_LEFT] -= 1
    if state[TURNS_LEFT] > 0:
        state[TURNS_LEFT] -= 1
        if state[TURNS_LEFT] == 0 and state[RESULT] == RUNNING:
            state[RESULT] = DRAWN


@kernel
def to_move(state: Vector) -> int:
    """Return the side to move: 0 elephants, 1 rhinos."""
    return state[TO_MOVE]  # type: ignore[no-any-return]


@kernel
def is_over(state: Vector) -> bool:
    """Return whether the game has ended (S4.1, S4.5); draws by repetition (S4.3) are the caller's to detect."""
    return state[RESULT] != RUNNING  # type: ignore[no-any-return]


@kernel
def is_turn_start(state: Vector) -> bool:
    """Return True: a turn of Siam is one action."""
    return True


@kernel
def returns(state: Vector, out: Numbers) -> None:
    """Write 1 for the winner and -1 for the loser, 0 for both otherwise."""
    out[0] = 0.0
    out[1] = 0.0
    if state[RESULT] == ELEPHANTS_WON or state[RESULT] == RHINOS_WON:
        winner = state[RESULT] - ELEPHANTS_WON
        out[winner] = 1.0
        out[1 - winner] = -1.0


@kernel
def key(state: Vector) -> int:
    """Return the key of pieces, facings and side to move (S4.3)."""
    return state[KEY]  # type: ignore[no-any-return]


@kernel
def repetition_limit(state: Vector) -> int:
    """Return at which occurrence a position draws the game (S4.3); 0 for never."""
    return state[REPETITION]  # type: ignore[no-any-return]
