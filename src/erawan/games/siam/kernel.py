"""The rules of Siam (S1-S4) over one integer vector.

Squares are 0-24: a1 is 0, b1 is 1, e5 is 24 (S1.1). Ways and facings are 0 north, 1 east, 2 south, 3 west.
A square holds 0 (empty), 1-4 (an elephant, by facing), 5-8 (a rhino, by facing) or 9 (a rock); 10 is the wall around the board. Sides are
0 (elephants) and 1 (rhinos).

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

The 500 actions, with ``e`` an index into ``EDGE`` and ``p`` one into ``STEP_FROM``/``STEP_WAY``, the 80
steps between neighbouring squares:

=======  ===============================  ==================================================
0-63     ``ENTER + 4 * e + facing``       enter on an edge square (S2.1), pushing if it is taken (S3.2)
64-163   ``TURN_TO + 4 * square + facing``  turn on the spot (S2.3)
164-179  ``LEAVE + e``                    leave the board (S2.4)
180-499  ``STEP + 4 * p + facing``        move (S2.2), pushing if the square is taken (S3.1)
=======  ===============================  ==================================================
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import numpy as np

from erawan.core.compiled import kernel
from erawan.core.contract import Actions, Numbers, Vector

SIZE = 5
SQUARES = 25
NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
OUTSIDE = 25
ANIMALS_A_SIDE = 5
ROCKS = 3

EMPTY, ELEPHANT, RHINO, ROCK, WALL = 0, 1, 5, 9, 10
PIECE_CODES = 11

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

C1, C5 = 2, 22
BAN_TURNS = 4


class SiamTag(NamedTuple):
    """Picks these kernels in generic code and carries their sizes."""

    state_size: int = STATE_SIZE
    action_count: int = ACTION_COUNT
    max_legal: int = MAX_LEGAL
    scratch_size: int = ANIMALS_A_SIDE + 1  # one more, written before it is counted
    seats: int = 2
    observation_size: int = 275


def _next_squares() -> list[int]:
    """For each way and square (``25 * way + square``) the square that way, or OUTSIDE."""
    table = []
    for east, north in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        for square in range(SQUARES):
            column, row = square % SIZE + east, square // SIZE + north
            inside = 0 <= column < SIZE and 0 <= row < SIZE
            table.append(row * SIZE + column if inside else OUTSIDE)
    return table


def _position_keys() -> list[int]:
    """Fixed signed 64-bit numbers for each piece on each square (empty: 0), and one for the side to move."""
    chance = Random("erawan siam keys 1")
    keys = []
    for _ in range(SQUARES):
        keys += [0] + [chance.getrandbits(64) - 2**63 for _ in range(PIECE_CODES - 1)]
    return [*keys, chance.getrandbits(64) - 2**63]


def _help(way: int, piece: int) -> int:
    """S3.4: what a piece adds to the strength of a push."""
    if not ELEPHANT <= piece < ROCK:
        return 0
    return {way: 1, way ^ 2: -1}.get((piece - 1) & 3, 0)


_NEXT = _next_squares()
_STEPS = [(s, way) for s in range(SQUARES) for way in range(4) if _NEXT[SQUARES * way + s] != OUTSIDE]
_EDGE = [s for s in range(SQUARES) if any(_NEXT[SQUARES * way + s] == OUTSIDE for way in range(4))]

NEXT = np.array(_NEXT, np.int64)
EDGE = np.array(_EDGE, np.int64)
EDGE_INDEX = np.array([_EDGE.index(s) if s in _EDGE else OUTSIDE for s in range(SQUARES)], np.int64)
STEP_FROM = np.array([s for s, _ in _STEPS], np.int64)
STEP_WAY = np.array([way for _, way in _STEPS], np.int64)
STEP_INDEX = np.array(
    [_STEPS.index((s, w)) if (s, w) in _STEPS else OUTSIDE for s in range(SQUARES) for w in range(4)],
    np.int64,
)
# The square of the animal that an action turns, takes off or moves; OUTSIDE for an entry.
ANIMAL_SQUARE = np.array(
    [OUTSIDE] * 64 + [s for s in range(SQUARES) for _ in range(4)] + _EDGE + [s for s, _ in _STEPS for _ in range(4)],
    np.int64,
)
HELP = np.array([_help(way, piece) for way in range(4) for piece in range(PIECE_CODES)], np.int64)
KEYS = np.array(_position_keys(), np.int64)
SIDE_KEY = PIECE_CODES * SQUARES


@kernel
def owner(piece: int) -> int:
    """The side an animal belongs to; neither 0 nor 1 for a rock or nothing."""
    return (piece - 1) >> 2


@kernel
def facing_of(piece: int) -> int:
    """The way an animal faces."""
    return (piece - 1) & 3


@kernel
def weigh(state: Vector, first: int, way: int) -> tuple[int, int]:
    """S3.4: strength and rocks along the line from its first square, after the piece that stops the push if one does."""
    strength = 1
    rocks = 0
    piece = state[BOARD + first]
    square = first
    while piece != EMPTY and piece != WALL:
        strength += HELP[PIECE_CODES * way + piece]
        rocks += piece == ROCK
        if state[LINE_READING] == 0 and (strength < 1 or strength < rocks):
            break
        square = NEXT[SQUARES * way + square]
        piece = state[BOARD + square]
    return strength, rocks


@kernel
def can_push(state: Vector, first: int, way: int) -> bool:
    """S3.4: whether one more animal can push the line that begins on a square."""
    strength, rocks = weigh(state, first, way)
    return strength >= 1 and strength >= rocks


@kernel
def is_banned(state: Vector, square: int) -> bool:
    """S4.4: whether no animal may go to the square by itself yet."""
    return state[BAN_LEFT] > 0 and (square == C1 or square == C5)


@kernel
def legal(state: Vector, out: Actions, scratch: Vector) -> int:
    """Writes the legal actions in rising order; how many. ``scratch`` takes the squares of the own animals.

    What may or may not count is written first and counted after, here and below: random positions make branches costly.
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
        out[n] = LEAVE + EDGE_INDEX[scratch[i]]
        n += EDGE_INDEX[scratch[i]] != OUTSIDE
    for i in range(animals):
        n = _write_steps(state, scratch[i], out, n)
    return n


@kernel
def _write_entries(state: Vector, out: Actions, n: int) -> int:
    """S2.1, S3.2: every way to enter."""
    for e in range(len(EDGE)):
        square = EDGE[e]
        if is_banned(state, square):
            continue
        if state[BOARD + square] == EMPTY:
            for facing in range(4):
                out[n + facing] = ENTER + 4 * e + facing
            n += 4
        else:
            for way in range(4):
                if NEXT[SQUARES * (way ^ 2) + square] == OUTSIDE and can_push(state, square, way):
                    out[n] = ENTER + 4 * e + way
                    n += 1
    return n


@kernel
def _write_turns(state: Vector, square: int, out: Actions, n: int) -> int:
    """S2.3: the three other facings."""
    current = facing_of(state[BOARD + square])
    for facing in range(4):
        out[n] = TURN_TO + 4 * square + facing
        n += facing != current
    return n


@kernel
def _write_steps(state: Vector, square: int, out: Actions, n: int) -> int:
    """S2.2, S3.1: every move and push of the animal on a square."""
    current = facing_of(state[BOARD + square])
    for way in range(4):
        target = NEXT[SQUARES * way + square]
        piece = state[BOARD + target]
        step = STEP + 4 * STEP_INDEX[4 * square + way]
        if is_banned(state, target):
            continue
        if way == current and piece != EMPTY:
            out[n] = step + way
            n += piece != WALL and can_push(state, target, way)
        else:
            for facing in range(4):
                out[n + facing] = step + facing
            n += 4 * (piece == EMPTY)
    return n


@kernel
def refusal(state: Vector, action: int, scratch: Vector) -> int:
    """LEGAL, or the number of the rule that the action breaks."""
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
        if NEXT[SQUARES * (way ^ 2) + square] != OUTSIDE:
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
    """S2.2, S3.1, S4.4 for a move or push of an own animal."""
    p = (action - STEP) >> 2
    way = STEP_WAY[p]
    target = NEXT[SQUARES * way + STEP_FROM[p]]
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
    """S3.4: LEGAL, or what stops a push of the line that begins on a square."""
    strength, rocks = weigh(state, first, way)
    if strength < 1:
        return BLOCKED
    return TOO_MANY_ROCKS if strength < rocks else LEGAL


@kernel
def apply(state: Vector, action: int) -> None:
    """Carries a legal action out: pieces, reserves, result, side to move, counts, key."""
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
        p = (action - STEP) >> 2
        way = STEP_WAY[p]
        _put(state, STEP_FROM[p], EMPTY)
        _advance(state, NEXT[SQUARES * way + STEP_FROM[p]], way, new_piece)
    _end_turn(state)


@kernel
def _advance(state: Vector, first: int, way: int, pusher: int) -> None:
    """S3.3: an animal goes to a square and shoves along whatever stands there, up to the first gap or the edge."""
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
        square = NEXT[SQUARES * way + square]
    if carried == ROCK:
        # S4.2: the last animal met that faces the push way is the nearest to the rock.
        state[RESULT] = ELEPHANTS_WON + nearest
    else:
        state[RESERVE + owner(carried)] += 1


@kernel
def _put(state: Vector, square: int, piece: int) -> None:
    """Sets a square and keeps the key."""
    state[KEY] ^= KEYS[PIECE_CODES * square + state[BOARD + square]]
    state[KEY] ^= KEYS[PIECE_CODES * square + piece]
    state[BOARD + square] = piece


@kernel
def _end_turn(state: Vector) -> None:
    """S1.5, S4.4, S4.5: the other side is to move, and the counts of the options go down."""
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
    """The side to move: 0 elephants, 1 rhinos."""
    return state[TO_MOVE]  # type: ignore[no-any-return]


@kernel
def is_over(state: Vector) -> bool:
    """S4.1, S4.5: whether the game has ended; draws by S4.3 are for the caller to see."""
    return state[RESULT] != RUNNING  # type: ignore[no-any-return]


@kernel
def is_turn_start(state: Vector) -> bool:
    """Always: a turn of Siam is one action."""
    return True


@kernel
def returns(state: Vector, out: Numbers) -> None:
    """Writes 1 for the winner and -1 for the loser, 0 for both otherwise."""
    out[0] = 0.0
    out[1] = 0.0
    if state[RESULT] == ELEPHANTS_WON or state[RESULT] == RHINOS_WON:
        winner = state[RESULT] - ELEPHANTS_WON
        out[winner] = 1.0
        out[1 - winner] = -1.0


@kernel
def key(state: Vector) -> int:
    """The key of pieces, facings and side to move (S4.3)."""
    return state[KEY]  # type: ignore[no-any-return]


@kernel
def repetition_limit(state: Vector) -> int:
    """S4.3: at which occurrence a position draws the game; 0: never."""
    return state[REPETITION]  # type: ignore[no-any-return]
