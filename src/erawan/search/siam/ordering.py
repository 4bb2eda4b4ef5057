"""The order in which turns are tried: the table's turn, pushes, recent cutoffs, frequent cutoffs."""

from __future__ import annotations

import numpy as np

from erawan.core.compiled import kernel, large_kernel
from erawan.core.contract import Actions, Vector
from erawan.games.siam import kernel as k
from erawan.games.siam import squares as sq
from erawan.search.siam.workspace import ORDERS, SWITCHES, Workspace

FROM_TABLE = 1 << 30
KILLER = 1 << 20
PUSH = 1 << 12
MOST_HISTORY = 1 << 14
SORTED = 16
"""How many turns are picked in order; if none of them causes a cutoff, the others hardly will."""


@large_kernel
def order_turns(work: Workspace, ply: int, count: int, table_action: int) -> None:
    """Write how promising each of the legal turns is."""
    order = work.order[ply]
    if work.numbers[SWITCHES] & ORDERS == 0:
        for i in range(count):
            order[i] = 0
        return
    state = work.states[ply]
    actions = work.actions[ply]
    side = k.ACTION_COUNT * state[k.TO_MOVE]
    for i in range(count):
        action = int(actions[i])
        promise = work.history[side + action]
        if action == table_action:
            promise += FROM_TABLE
        elif action == work.killers[ply, 0] or action == work.killers[ply, 1]:
            promise += KILLER
        if action < k.TURN_TO:
            promise += PUSH * (state[k.BOARD + sq.EDGE[action >> 2]] != k.EMPTY)
        elif action >= k.STEP:
            target = sq.next_square(k.ANIMAL_SQUARE[action], sq.STEP_WAY[(action - k.STEP) >> 2])
            promise += PUSH * (state[k.BOARD + target] != k.EMPTY)
        order[i] = promise


@kernel
def pick_next(order: Vector, actions: Actions, i: int, count: int) -> int:
    """Return the i-th turn to try: the most promising of those left is brought to place i."""
    if i < SORTED:
        best = i
        for j in range(i + 1, count):
            if order[j] > order[best]:
                best = j
        action = actions[best]
        promise = order[best]
        actions[best] = actions[i]
        order[best] = order[i]
        actions[i] = action
        order[i] = promise
    # Return an int64, so that Numba compiles its callers for one type: `int` would leave it an int16.
    return np.int64(actions[i])  # type: ignore[return-value]


@kernel
def note_cutoff(killers: Vector, history: Vector, actions: Actions, seat: int, depth: int, i: int, action: int) -> None:
    """Raise the score of an action that caused a cutoff; lower that of the actions tried before it."""
    if killers[0] != action:
        killers[1] = killers[0]
        killers[0] = action
    side = k.ACTION_COUNT * seat
    bonus = min(depth * depth * 16, 2048)
    history[side + action] += bonus - history[side + action] * bonus // MOST_HISTORY
    for j in range(i):
        tried = side + actions[j]
        history[tried] -= bonus // 4 + history[tried] * bonus // (4 * MOST_HISTORY)
