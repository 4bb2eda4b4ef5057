"""The rules of Nim over one integer vector: three heaps, take from one; the player who takes the last piece wins.

A turn is two actions: choose a heap (0-2), then how many to take (3-9 for one to seven).

=====  ============  ==================================
0-2    ``HEAPS``     the pieces left in each heap
3      ``CHOSEN``    the heap chosen in this turn, or -1
4      ``TO_MOVE``   the seat to act, from 0
=====  ============  ==================================
"""

from __future__ import annotations

from typing import NamedTuple

from erawan.core.compiled import kernel
from erawan.core.contract import Actions, Numbers, Vector

HEAPS, CHOSEN, TO_MOVE, STATE_SIZE = 0, 3, 4, 5
HEAP_COUNT, LARGEST = 3, 7
TAKE = 3


class NimTag(NamedTuple):
    """The tag that selects these kernels in generic code, with the sizes of their arrays."""

    state_size: int = STATE_SIZE
    action_count: int = TAKE + LARGEST
    max_legal: int = LARGEST
    scratch_size: int = 1
    seats: int = 2
    observation_size: int = STATE_SIZE


@kernel
def refusal(state: Vector, action: int, scratch: Vector) -> int:
    """Return 0 if the action is legal, else 1."""
    if state[CHOSEN] < 0:
        return 0 if 0 <= action < HEAP_COUNT and state[HEAPS + action] > 0 else 1
    return 0 if TAKE <= action < TAKE + state[HEAPS + state[CHOSEN]] else 1


@kernel
def legal(state: Vector, out: Actions, scratch: Vector) -> int:
    """Write the legal actions in rising order; return how many."""
    n = 0
    for action in range(TAKE + LARGEST):
        if refusal(state, action, scratch) == 0:
            out[n] = action
            n += 1
    return n


@kernel
def apply(state: Vector, action: int) -> None:
    """Choose a heap, or take from the chosen one and end the turn."""
    if state[CHOSEN] < 0:
        state[CHOSEN] = action
    else:
        state[HEAPS + state[CHOSEN]] -= action - TAKE + 1
        state[CHOSEN] = -1
        state[TO_MOVE] = 1 - state[TO_MOVE]


@kernel
def to_move(state: Vector) -> int:
    """Return the seat to act."""
    return state[TO_MOVE]  # type: ignore[no-any-return]


@kernel
def is_over(state: Vector) -> bool:
    """Return whether nothing is left."""
    return state[0] + state[1] + state[2] == 0  # type: ignore[no-any-return]


@kernel
def is_turn_start(state: Vector) -> bool:
    """Return whether no heap is chosen."""
    return state[CHOSEN] < 0  # type: ignore[no-any-return]


@kernel
def returns(state: Vector, out: Numbers) -> None:
    """Write the results: the seat to move after the last piece was taken has lost."""
    loser = state[TO_MOVE]
    out[loser] = -1.0 if is_over(state) else 0.0
    out[1 - loser] = -out[loser]


@kernel
def key(state: Vector) -> int:
    """Return the whole vector in one number: it is small enough."""
    return state[0] ^ state[1] << 3 ^ state[2] << 6 ^ (state[CHOSEN] + 1) << 9 ^ state[TO_MOVE] << 11  # type: ignore[no-any-return]


@kernel
def repetition_limit(state: Vector) -> int:
    """Return 0: positions never repeat in Nim."""
    return 0


@kernel
def observe(state: Vector, seat: int, out: Numbers) -> None:
    """Write the heaps, the chosen heap (from 1, 0 if none is), and whether the seat is to move."""
    for heap in range(HEAP_COUNT):
        out[heap] = state[heap]
    out[CHOSEN] = state[CHOSEN] + 1
    out[TO_MOVE] = state[TO_MOVE] == seat
