"""The alpha-beta search of Siam: principal variation search with a table, steps numbered.

Values are points for the side to move (``evaluation.py``). A won game is worth ``WIN`` less the turns until its end,
counted from the root, so that shorter wins are better; anything beyond ``DECIDED`` is a proven result.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from erawan.core.compiled import compiled, kernel, large_kernel
from erawan.core.contract import Vector
from erawan.core.playout import copy
from erawan.games.siam import kernel as k
from erawan.games.siam import squares as sq
from erawan.nets.siam_net import SiamNet, net_score
from erawan.search.siam import transposition_table as t
from erawan.search.siam.evaluation import Weights, score
from erawan.search.siam.ordering import note_cutoff, order_turns, pick_next
from erawan.search.siam.threats import NONE, has_rock_on_edge, winning_push
from erawan.search.siam.workspace import (
    DEEPEST_EXTENSION,
    EXTENDS,
    FILTER_SIZE,
    FUTILITY,
    GENERATION,
    MAX_PLY,
    NODE_LIMIT,
    NODES,
    NULL_MOVE,
    PASSED,
    REDUCES,
    SALT,
    SEES_WINS,
    STOPPED,
    SWITCHES,
    USES_TABLE,
    VARIETY,
    VARIETY_SEED,
    Workspace,
)

INFINITE = 32_000
WIN = 30_000
DECIDED = WIN - 2 * MAX_PLY
DRAW = 0

NULL_REDUCTION = 2
FUTILITY_MARGIN = 150
FUTILITY_DEPTH = 2
REDUCED_FROM = 4
"""The number of turns that are searched to full depth; later ones are searched less deep."""


@large_kernel
def make_child(work: Workspace, ply: int, action: int) -> None:
    """Write the position after an action as that of the next ply."""
    child = work.states[ply + 1]
    copy(work.states[ply], child)
    k.apply(child, action)
    work.path[ply + 1] = child[k.KEY]


# The kernels below take the arrays they need rather than all of `Workspace`: its many arrays cost each compile time.


@kernel
def make_pass(state: Vector, child: Vector) -> None:
    """Write the same position with the other side to move as that of the next ply. The rules have no such pass."""
    copy(state, child)
    child[k.TO_MOVE] ^= 1
    child[k.KEY] ^= k.KEYS[k.SIDE_KEY]


@kernel
def filter_index(key: int) -> int:
    """Return the index of a key in the filter of repetitions."""
    return key & (FILTER_SIZE - 1)


@large_kernel
def is_repetition(work: Workspace, ply: int) -> bool:
    """Return whether the position counts as drawn by repetition (S4.3), on the searched path or in the game.

    The first return to a position of the path counts: a side that gains by continuing could have done so at once.
    """
    key = work.path[ply]
    if work.filter[filter_index(key)] < 2:
        return False
    for earlier in range(ply - 2, -1, -2):
        if work.path[earlier] == key:
            return True
    limit = work.states[0, k.REPETITION]
    occurrences = 1
    for i in range(len(work.seen)):
        occurrences += work.seen[i] == key
    return limit > 0 and occurrences >= limit  # type: ignore[no-any-return]


@kernel
def table_key(state: Vector, salt: int) -> int:
    """Return the key of a position in the table; it includes what the options still count down (ban, turn limit)."""
    key = state[k.KEY] ^ salt
    left = state[k.TURNS_LEFT]
    if 0 < left <= MAX_PLY:
        key ^= left << 40
    return key ^ (state[k.BAN_LEFT] << 50)  # type: ignore[no-any-return]


@kernel
def estimate(
    state: Vector, weights: Weights, net: SiamNet, patterns: Vector, sums: npt.NDArray[np.int16], numbers: Vector
) -> int:
    """Return the evaluation, with a small random part from the seed, so that near-equal positions differ."""
    value = net_score(state, net, patterns, sums) if len(net.rows) > 0 else score(state, weights)
    if numbers[VARIETY] != 0:
        drawn = ((state[k.KEY] ^ numbers[VARIETY_SEED]) >> 20) & numbers[VARIETY]
        value += drawn - (numbers[VARIETY] >> 1)
    return value


@kernel
def final_value(state: Vector, ply: int) -> int:
    """Return the value of a finished game for the side that would be to move."""
    if state[k.RESULT] == k.DRAWN:
        return DRAW
    return WIN - ply if state[k.RESULT] - k.ELEPHANTS_WON == state[k.TO_MOVE] else ply - WIN


@kernel
def copy_line(line: Vector, ply: int, action: int) -> None:
    """Keep an action and the best line after it as the best line from here."""
    length = line[ply + 1, 0]
    line[ply, 0] = length + 1
    line[ply, 1] = action
    for i in range(1, length + 1):
        line[ply, i + 1] = line[ply + 1, i]


# Long on purpose: its steps are numbered and share a dozen local variables.
@compiled
def search(work: Workspace, ply: int, depth: int, alpha: int, beta: int) -> int:  # noqa: PLR0912, PLR0915
    """Return the value of the position at a ply: exact between alpha and beta, else a bound.

    Once the search is stopped, the value means nothing.
    """
    numbers = work.numbers
    state = work.states[ply]
    switches = numbers[SWITCHES]
    work.line[ply, 0] = 0

    # Step 1. Count the node; end here if a limit is reached. (The write makes the compiler read the flag each time.)
    if numbers[NODES] >= numbers[NODE_LIMIT] or work.stop[0] != 0:
        numbers[STOPPED] = 1
    if numbers[STOPPED] != 0:
        return 0
    numbers[NODES] += 1

    # Step 2. The game is over: won, lost, drawn by the limit of turns or by repetition.
    if state[k.RESULT] != k.RUNNING:
        return final_value(state, ply)
    if is_repetition(work, ply):
        return DRAW

    # Step 3. An immediate win needs no search. If the other side threatens one, search one turn deeper.
    side = state[k.TO_MOVE]
    is_threatened = False
    if switches & SEES_WINS and has_rock_on_edge(state):
        win = winning_push(state, side)
        if win != NONE:
            work.line[ply, 0] = 1
            work.line[ply, 1] = win
            return WIN - ply - 1
        if switches & EXTENDS:
            is_threatened = winning_push(state, 1 - side) != NONE
            if is_threatened and ply < numbers[DEEPEST_EXTENSION]:
                depth += 1

    # Step 4. The horizon.
    if depth <= 0 or ply >= MAX_PLY:
        return estimate(state, work.weights, work.net, work.patterns, work.sums, numbers)

    # Step 5. Bounds: at best a win with this turn (the next one if step 3 found no win), at worst a loss to the reply.
    alpha = max(alpha, ply + 2 - WIN)
    beta = min(beta, WIN - ply - 3 if switches & SEES_WINS else WIN - ply - 1)
    if alpha >= beta:
        return alpha

    # Step 6. What the table knows.
    is_line = beta - alpha > 1
    key = table_key(state, numbers[SALT])
    table_action = NONE
    if switches & USES_TABLE:
        data = t.look_up(work.table, key)
        if data != 0:
            table_action = t.action_of(data)
            if t.depth_of(data) >= depth and not is_line:
                value = t.value_of(data)
                if value > DECIDED:
                    value -= ply
                elif value < -DECIDED:
                    value += ply
                bound = t.bound_of(data)
                if (
                    bound == t.EXACT
                    or (bound == t.AT_LEAST and value >= beta)
                    or (bound == t.AT_MOST and value <= alpha)
                ):
                    return value

    # Step 7. Pruning by what the position seems worth.
    standing = -INFINITE
    if not is_threatened and not is_line and switches & (FUTILITY | NULL_MOVE):
        standing = estimate(state, work.weights, work.net, work.patterns, work.sums, numbers)
        # Step 7a. So far above beta that one or two turns will not change it.
        is_near = switches & FUTILITY and depth <= FUTILITY_DEPTH and -DECIDED < beta < DECIDED
        if is_near and standing - FUTILITY_MARGIN * depth >= beta:
            return standing
        # Step 7b. Still above beta if the other side moved twice: there is nearly always a turn as good as passing.
        if (
            switches & NULL_MOVE
            and numbers[PASSED] != ply
            and depth >= 2
            and standing >= beta
            and -DECIDED < beta < DECIDED
        ):
            make_pass(state, work.states[ply + 1])
            work.path[ply + 1] = work.states[ply + 1, k.KEY]
            passed_before = numbers[PASSED]
            numbers[PASSED] = ply + 1
            work.filter[filter_index(work.path[ply + 1])] += 1
            value = -search(work, ply + 1, depth - 1 - NULL_REDUCTION - depth // 4, -beta, 1 - beta)
            work.filter[filter_index(work.path[ply + 1])] -= 1
            numbers[PASSED] = passed_before
            if numbers[STOPPED] != 0:
                return 0
            if value >= beta:
                return min(value, DECIDED)

    # Step 8. The turns, most promising first.
    actions = work.actions[ply]
    count = k.legal(state, actions, work.scratch)
    order_turns(work, ply, count, table_action)

    # Step 9. Search them: the first with the full window, the others only to show that they are no better.
    best = -INFINITE
    best_action = NONE
    first_alpha = alpha
    for i in range(count):
        action = pick_next(work.order[ply], actions, i, count)
        is_quiet = k.TURN_TO <= action < k.STEP or state[k.BOARD + target_square(action)] == k.EMPTY
        # Step 10. Near the horizon quiet turns cannot make up for a hopeless score.
        is_near = switches & FUTILITY and depth <= FUTILITY_DEPTH and standing > -INFINITE
        if is_near and is_quiet and i > 0 and best > -DECIDED and standing + FUTILITY_MARGIN * depth <= alpha:
            continue
        make_child(work, ply, action)
        entry = filter_index(work.path[ply + 1])
        work.filter[entry] += 1
        reduction = 0
        if switches & REDUCES and i >= REDUCED_FROM and depth >= 2 and is_quiet and not is_threatened:
            # Step 11. Late quiet turns are searched less deep, and again if they turn out well.
            reduction = 1 + (i >= 16 and depth >= 4)
            if is_line:
                reduction -= 1
        # Only one place calls the search: every further call makes it slower to compile.
        is_whole = i == 0
        while True:
            floor = -beta if is_whole else -alpha - 1
            value = -search(work, ply + 1, depth - 1 - reduction, floor, -alpha)
            if reduction > 0 and value > alpha:
                reduction = 0
            elif not is_whole and alpha < value < beta:
                is_whole = True
            else:
                break
        work.filter[entry] -= 1
        if numbers[STOPPED] != 0:
            return 0
        # Step 12. A better turn, perhaps too good for the other side to allow.
        if value > best:
            best = value
            best_action = action
            if is_line:
                copy_line(work.line, ply, action)
            if value > alpha:
                alpha = value
                if alpha >= beta:
                    note_cutoff(work.killers[ply], work.history, actions, state[k.TO_MOVE], depth, i, action)
                    break

    # Step 13. Remember.
    if switches & USES_TABLE:
        bound = t.AT_LEAST if best >= beta else (t.EXACT if best > first_alpha else t.AT_MOST)
        value = best
        if value > DECIDED:
            value += ply
        elif value < -DECIDED:
            value -= ply
        t.store(work.table, key, best_action, value, bound, depth, numbers[GENERATION])
    return best


@kernel
def target_square(action: int) -> int:
    """Return the square that an entry or a step goes to."""
    if action < k.TURN_TO:
        return sq.EDGE[action >> 2]  # type: ignore[no-any-return]
    return sq.next_square(k.ANIMAL_SQUARE[action], sq.STEP_WAY[(action - k.STEP) >> 2])


@compiled
def search_root(
    work: Workspace, ply: int, actions: Vector, values: Vector, first: int, depth: int, alpha: int, beta: int
) -> int:
    """Search the root's turns from ``first`` on, bring the best one to the front, and return its value.

    ``values`` gets exact values of turns that raised alpha, and bounds of the others. ``ply`` is 0; as a
    constant it would make Numba compile the search once more, and its cache cannot hold versions that call each other.
    """
    best = -INFINITE
    for i in range(first, len(actions)):
        action = actions[i]
        make_child(work, ply, action)
        entry = filter_index(work.path[ply + 1])
        work.filter[entry] += 1
        is_whole = i == first
        while True:
            value = -search(work, ply + 1, depth - 1, -beta if is_whole else -alpha - 1, -alpha)
            if is_whole or not alpha < value < beta:
                break
            is_whole = True
        work.filter[entry] -= 1
        if work.numbers[STOPPED] != 0:
            break
        values[i] = value
        if value > best:
            best = value
            if value > alpha or i == first:
                alpha = max(alpha, value)
                copy_line(work.line, ply, action)
                for j in range(i, first, -1):
                    actions[j] = actions[j - 1]
                    values[j] = values[j - 1]
                actions[first] = action
                values[first] = value
            if alpha >= beta:
                break
    return best
