"""In which order turns are tried: what the table says, pushes, what cut off lately, what often cuts off."""

from __future__ import annotations

from erawan.core.compiled import kernel, large_kernel
from erawan.games.siam import kernel as k
from erawan.games.siam import squares as sq
from erawan.search.siam.work import ORDERS, SWITCHES, Work

FROM_TABLE = 1 << 30
KILLER = 1 << 20
PUSH = 1 << 12
MOST_HISTORY = 1 << 14
SORTED = 16
"""So many turns are picked in order; if none of them cut off, the rest hardly will."""


@large_kernel
def order_turns(work: Work, ply: int, count: int, table_action: int) -> None:
    """Writes how promising each of the legal turns is."""
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
def pick_next(work: Work, ply: int, i: int, count: int) -> int:
    """The i-th turn to try: the most promising of those left is brought to place i."""
    order = work.order[ply]
    actions = work.actions[ply]
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
    return int(actions[i])


@kernel
def note_cutoff(work: Work, ply: int, depth: int, i: int, action: int) -> None:
    """Remembers an action that the other side would not allow; those tried before it in vain count less."""
    killers = work.killers[ply]
    if killers[0] != action:
        killers[1] = killers[0]
        killers[0] = action
    side = k.ACTION_COUNT * work.states[ply, k.TO_MOVE]
    bonus = min(depth * depth * 16, 2048)
    work.history[side + action] += bonus - work.history[side + action] * bonus // MOST_HISTORY
    for j in range(i):
        tried = side + work.actions[ply, j]
        work.history[tried] -= bonus // 4 + work.history[tried] * bonus // (4 * MOST_HISTORY)
