"""Exact proofs for Siam: whether a side can force a win within a number of its own turns.

Nothing is estimated and nothing is left out: the attacker tries every turn of the rules, the defender every answer.
What makes it quick is only the order in which they are tried and a table of known results.

The table is keyed by position and turns left, so it ignores draws by repetition (S4.3). That changes no answer, as long
as the question starts with a position that has no past:

- A draw can only help the defender, so "no" stays "no".
- An attacker who always takes a quickest win is closer to the win at each of its turns. The distance to the quickest
  win belongs to the position, so no position occurs twice, and nothing is drawn. After a first turn that is not the
  quickest, only the first position can occur again, and only once; a draw needs a third time.

Only one thing could make an answer wrong: two positions with the same key of 64 bits, which the table takes for one.

It is a depth-first and/or search with its own stacks. At every ply ``turns`` says how many turns the attacker still
has.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from erawan.core.compiled import compiled, kernel, large_kernel
from erawan.core.contract import ACTION_TYPE, STATE_TYPE, Actions, Vector
from erawan.core.playout import copy
from erawan.games.siam import kernel as k
from erawan.search.siam.threats import NONE, has_rock_on_edge, winning_push

MOST_TURNS = 5
"""The longest win that can be asked for, in turns of the attacker; the stacks have room for one turn more."""

NOT_FORCED, FORCED, UNKNOWN = 0, 1, 2

TABLE_ROWS = 1 << 20
# Columns of the table: the fewest turns within which a win is proven, and the most within which a win is refuted.
WON_WITHIN, NOT_WITHIN = 1, 2
NEVER = 100
TABLE_COLUMNS = 3

NODES, LIMIT = 0, 1
FIRST = 1 << 60
"""The rank in ``order`` of the turn that worked last at the same ply: it is tried first."""

# The columns of `frames`, one row a ply.
TURNS, AT, COUNT = 0, 1, 2


class Proofs(NamedTuple):
    """The work space of a proof. Later proofs may use the answers in ``table``, as long as the options are the same."""

    states: Vector
    actions: Actions
    order: Vector
    frames: Vector
    scratch: Vector
    table: Vector
    latest: Vector
    """The turn that worked last, by ply."""
    history: Vector
    """A score of how often a turn of a side has worked; wins with many turns left count more."""
    counts: Vector


def make_proofs(rows: int = TABLE_ROWS) -> Proofs:
    """Return a fresh work space; ``rows`` is a power of two."""
    plies = 2 * MOST_TURNS + 3
    proofs = Proofs(
        states=np.zeros((plies, k.STATE_SIZE), STATE_TYPE),
        actions=np.zeros((plies, k.MAX_LEGAL), ACTION_TYPE),
        order=np.zeros((plies, k.MAX_LEGAL), STATE_TYPE),
        frames=np.zeros((plies, 3), STATE_TYPE),
        scratch=np.zeros(k.ANIMALS_A_SIDE + 1, STATE_TYPE),
        table=np.zeros((rows, TABLE_COLUMNS), STATE_TYPE),
        latest=np.zeros(plies, STATE_TYPE),
        history=np.zeros(2 * k.ACTION_COUNT, STATE_TYPE),
        counts=np.zeros(2, STATE_TYPE),
    )
    clear(proofs)
    return proofs


def clear(proofs: Proofs) -> None:
    """Reset a work space: clear the known answers, and the turns that have worked."""
    proofs.table[:] = 0
    proofs.table[:, WON_WITHIN] = NEVER
    proofs.latest[:] = NONE
    proofs.history[:] = 0


@large_kernel
def _known(state: Vector, attacker: int, turns: int, table: Vector) -> int:
    """Return the answer for a position that needs no search, or UNKNOWN."""
    if state[k.RESULT] != k.RUNNING:
        return FORCED if state[k.RESULT] == k.ELEPHANTS_WON + attacker else NOT_FORCED
    if turns == 0:
        return NOT_FORCED
    can_end = has_rock_on_edge(state)
    if state[k.TO_MOVE] != attacker:
        return NOT_FORCED if can_end and winning_push(state, 1 - attacker) != NONE else UNKNOWN
    if can_end and winning_push(state, attacker) != NONE:
        return FORCED
    if turns == 1:
        return NOT_FORCED
    row = state[k.KEY] & (len(table) - 1)
    if table[row, 0] == state[k.KEY]:
        if table[row, WON_WITHIN] <= turns:
            return FORCED
        if table[row, NOT_WITHIN] >= turns:
            return NOT_FORCED
    return UNKNOWN


@kernel
def _note(table: Vector, key: int, turns: int, answer: int) -> None:
    """Store the answer for a position in which the attacker is to move."""
    row = key & (len(table) - 1)
    if table[row, 0] != key:
        table[row, 0] = key
        table[row, WON_WITHIN] = NEVER
        table[row, NOT_WITHIN] = 0
    if answer == FORCED:
        table[row, WON_WITHIN] = min(table[row, WON_WITHIN], turns)
    else:
        table[row, NOT_WITHIN] = max(table[row, NOT_WITHIN], turns)


@large_kernel
def _list_turns(state: Vector, actions: Actions, order: Vector, scratch: Vector, history: Vector, latest: int) -> int:
    """Write the legal actions, and into ``order`` how promising each is; return how many there are."""
    count = k.legal(state, actions, scratch)
    side = k.ACTION_COUNT * state[k.TO_MOVE]
    for i in range(count):
        order[i] = FIRST if actions[i] == latest else history[side + actions[i]]
    return count


@kernel
def _pick(actions: Actions, order: Vector, at: int, count: int) -> int:
    """Swap the most promising of the actions from ``at`` on to place ``at``; return it."""
    best = at
    for i in range(at + 1, count):
        if order[i] > order[best]:
            best = i
    action = actions[best]
    actions[best] = actions[at]
    actions[at] = action
    order[best] = order[at]
    return int(np.int64(action))


@compiled
def force(proofs: Proofs, root: Vector, attacker: int, turns: int) -> int:
    """Return FORCED if the attacker (a side) wins from the root within ``turns`` of its own turns, else NOT_FORCED.

    Return UNKNOWN if the search reaches the limit of nodes. Either side may be to move.
    """
    frames = proofs.frames
    copy(root, proofs.states[0])
    frames[0, TURNS] = turns
    ply = 0
    answer = _known(proofs.states[0], attacker, turns, proofs.table)
    if answer != UNKNOWN:
        return answer
    is_new = True
    while True:
        state = proofs.states[ply]
        turns = frames[ply, TURNS]
        is_attacking = state[k.TO_MOVE] == attacker
        if is_new:
            proofs.counts[NODES] += 1
            if proofs.counts[NODES] > proofs.counts[LIMIT]:
                return UNKNOWN
            frames[ply, AT] = 0
            frames[ply, COUNT] = _list_turns(
                state, proofs.actions[ply], proofs.order[ply], proofs.scratch, proofs.history, proofs.latest[ply]
            )
            is_new = False
        elif answer == is_attacking:
            # The turn before `at` does what the side to move wants.
            action = int(np.int64(proofs.actions[ply, frames[ply, AT] - 1]))
            proofs.latest[ply] = action
            proofs.history[k.ACTION_COUNT * state[k.TO_MOVE] + action] += turns * turns
            frames[ply, AT] = frames[ply, COUNT]
        else:
            answer = UNKNOWN
        if frames[ply, AT] == frames[ply, COUNT]:
            if answer == UNKNOWN:
                answer = NOT_FORCED if is_attacking else FORCED
            if is_attacking:
                _note(proofs.table, state[k.KEY], turns, answer)
            if ply == 0:
                return answer
            ply -= 1
            continue
        at = frames[ply, AT]
        action = _pick(proofs.actions[ply], proofs.order[ply], at, frames[ply, COUNT])
        frames[ply, AT] = at + 1
        child = proofs.states[ply + 1]
        copy(state, child)
        k.apply(child, action)
        frames[ply + 1, TURNS] = turns - is_attacking
        answer = _known(child, attacker, turns - is_attacking, proofs.table)
        if answer == UNKNOWN:
            ply += 1
            is_new = True


def can_force(proofs: Proofs, root: Vector, attacker: int, turns: int, most_nodes: int) -> bool | None:
    """Return whether a side can force a win from the root within that many of its turns; None if the nodes run out."""
    if not 0 <= turns <= MOST_TURNS:
        raise ValueError(f"a proof takes 0 to {MOST_TURNS} turns, not {turns}")
    proofs.counts[NODES] = 0
    proofs.counts[LIMIT] = most_nodes
    answer = force(proofs, root, attacker, turns)
    return None if answer == UNKNOWN else answer == FORCED
