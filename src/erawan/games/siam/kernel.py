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
    is_open,
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
    piece = state[BOARD + first]
    while piece != EMPTY and piece != WALL:
        turned = (facing_of(piece) - way) & 3
        # 1 for the push way (0 quarters from it), -1 for against it (2), 0 for sideways (1 and 3).
        strength += (1 - turned) * (1 - (turned & 1)) * (piece != ROCK)
        rocks += piece == ROCK
        if state[LINE_READING] == 0 and (strength < 1 or strength < rocks):
            break
        square = next_square(square, way)
        piece = state[BOARD + square]
    return strength, rocks


@kernel
def can_push(state: Vector, first: int, way: int) -> bool:
    """Return whether one more animal can push the line that begins on a square (S3.4)."""
    strength, rocks = weigh(state, first, way)
    return strength >= 1 and strength >= rocks


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
    for square in range(SQUARES):
        scratch[animals] = square
        animals += owner(state[BOARD + square]) == side
    n = 0
    if animals < ANIMALS_A_SIDE:
        n = _write_entries(state, out, n)
    for i in range(animals):
        n = _write_turns(state, scratch[i], out, n)
    for i in range(animals):
        out[n] = LEAVE + edge_index(scratch[i])
        n += is_edge(scratch[i])
    for i in range(animals):
        n = _write_steps(state, scratch[i], out, n)
    return n


@kernel
def _write_entries(state: Vector, out: Actions, n: int) -> int:
    """Write every way to enter (S2.1, S3.2); return how many actions there are now."""
    for edge in range(EDGES):
        square = EDGE[edge]
        if is_banned(state, square):
            continue
        if state[BOARD + square] == EMPTY:
            for facing in range(4):
                out[n + facing] = ENTER + 4 * edge + facing
            n += 4
        else:
            for way in range(4):
                if not is_open(square, way ^ 2) and can_push(state, square, way):
                    out[n] = ENTER + 4 * edge + way
                    n += 1
    return n


@kernel
def _write_turns(state: Vector, square: int, out: Actions, n: int) -> int:
    """Write the turns to the three other facings (S2.3); return how many actions there are now."""
    current = facing_of(state[BOARD + square])
    for facing in range(4):
        out[n] = TURN_TO + 4 * square + facing
        n += facing != current
    return n


@kernel
def _write_steps(state: Vector, square: int, out: Actions, n: int) -> int:
    """Write every move and push of the animal on a square (S2.2, S3.1); return how many actions there are now."""
    current = facing_of(state[BOARD + square])
    action = STEP + 4 * first_step(square)
    for way in range(4):
        target = next_square(square, way)
        piece = state[BOARD + target]
        if is_banned(state, target):
            pass
        elif way == current and piece != EMPTY:
            out[n] = action + way
            n += piece != WALL and can_push(state, target, way)
        else:
            for facing in range(4):
                out[n + facing] = action + facing
            n += 4 * (piece == EMPTY)
        action += 4 * (target != OUTSIDE)
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
        square = EDGE[(action - ENTER) >> 2]
        way = action & 3
        if is_banned(state, square):
            return BANNED
        if state[BOARD + square] == EMPTY:
            return LEGAL
        if is_open(square, way ^ 2):
            return NOT_FROM_OUTSIDE
        return push_refusal(state, square, way)
    piece = state[BOARD + ANIMAL_SQUARE[action]]
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
    way = STEP_WAY[(action - STEP) >> 2]
    target = next_square(ANIMAL_SQUARE[action], way)
    if is_banned(state, target):
        return BANNED
    if state[BOARD + target] == EMPTY:
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
        state[RESERVE + side] -= 1
        _advance(state, EDGE[(action - ENTER) >> 2], action & 3, new_piece)
    elif action < LEAVE:
        _put(state, ANIMAL_SQUARE[action], new_piece)
    elif action < STEP:
        _put(state, ANIMAL_SQUARE[action], EMPTY)
        state[RESERVE + side] += 1
    else:
        way = STEP_WAY[(action - STEP) >> 2]
        square = ANIMAL_SQUARE[action]
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
        pushed = state[BOARD + square]
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
        state[RESERVE + owner(carried)] += 1


@kernel
def _put(state: Vector, square: int, piece: int) -> None:
    """Set a square and keep the key."""
    state[KEY] ^= KEYS[PIECE_CODES * square + state[BOARD + square]]
    state[KEY] ^= KEYS[PIECE_CODES * square + piece]
    state[BOARD + square] = piece


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
