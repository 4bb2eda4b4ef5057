"""Exact results of endings: can a team force a win?

A proof asks whether one side, the *attackers*, wins against everybody else, whatever they do.

- Two players, or four in two teams: one side wins or the other does (with so few cards left everybody has played, so no
  win is shared), and the answer is the game's value.
- Three players: the attackers are one seat and the two others play together against it. A proof for a seat then holds
  against any play at all. If no seat can force a win the result depends on whom a player without hope favours, and
  the solver says just that. (Values under "each maximises its own" would hinge on how such a player breaks the tie.)

It is a depth-first and/or search over whole turns, with the rules' own legality:

1. A finished game, no cards left, or leads that cannot be caught up with (``endings.is_safe``): known.
2. One card left (K4.5): known, ``endings.winners_with_few_cards``.
3. The table: positions with the same future have the same key (``endings.forget_the_settled``).
4. The turns that refuted a neighbour of this depth are tried first, then all turns, best evaluation first: a pass, and
   every effect with every follower; those that leave the same position are told apart by the table only.

Positions seen are counted as nodes; the search gives up, with UNKNOWN, at the limit or when stopped.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from erawan.core.compiled import compiled, kernel, large_kernel
from erawan.core.contract import Numbers, Vector
from erawan.core.playout import copy
from erawan.games.king_of_siam.effects import apply
from erawan.games.king_of_siam.kernel import key
from erawan.games.king_of_siam.last_card import is_last_card
from erawan.games.king_of_siam.layout import (
    CARDS,
    FIRST_CARD,
    FOLLOWER,
    FOLLOWERS,
    HAND,
    IS_OVER,
    MOST_PLAYERS,
    PLAYERS,
    STAGE,
    STATE_SIZE,
    TARGETING,
    TO_MOVE,
    TURN_START,
)
from erawan.games.king_of_siam.places import cards_left
from erawan.games.king_of_siam.winning import winners
from erawan.search.king_of_siam.candidates import (
    FOLLOWER_KINDS,
    MOST_EFFECTS,
    PASS_TURN,
    PASSING,
    apply_turn,
    change_map,
    is_card_held,
    list_effects,
    move_to_court,
    pack,
)
from erawan.search.king_of_siam.endings import (
    ENDING_WORK,
    forget_the_settled,
    is_safe,
    winners_with_few_cards,
)
from erawan.search.king_of_siam.evaluation import evaluate_with
from erawan.search.king_of_siam.weights import WEIGHTS

MOST_CARDS = 4
LOST, WON, UNKNOWN = 0, 1, 2

# Four cards and the passes before, between and after them: 8 struggles of at most 4 passes, and some.
DEEPEST = 64
# The turns waiting at all depths together: one card has at most some 14,000.
MOST_WAITING = 200_000
SORTED = 12
TABLE_ROWS = 1 << 20

# The places in `counts`.
NODES, LIMIT = 0, 1


class Solver(NamedTuple):
    """The work space of the solver."""

    counts: Vector
    table_key: Vector
    table_value: Vector
    states: Vector
    turns: Vector
    scores: Numbers
    killers: Vector
    effects: Vector
    work: Vector
    weights: Numbers
    values: Numbers


def make_solver(players: int, rows: int = TABLE_ROWS) -> Solver:
    """Fresh work space for so many players; ``rows`` is a power of two."""
    return Solver(
        counts=np.zeros(2, np.int64),
        table_key=np.zeros(rows, np.int64),
        table_value=np.full(rows, UNKNOWN, np.int64),
        states=np.zeros((DEEPEST + 1, STATE_SIZE), np.int64),
        turns=np.zeros(MOST_WAITING, np.int64),
        scores=np.zeros(MOST_WAITING, np.float32),
        killers=np.zeros((DEEPEST + 1, 2), np.int64),
        effects=np.zeros(MOST_EFFECTS, np.int64),
        work=np.zeros(STATE_SIZE + ENDING_WORK, np.int64),
        weights=WEIGHTS[players - 2],
        values=np.zeros(MOST_PLAYERS, np.float32),
    )


@large_kernel
def list_all_turns(
    state: Vector, turns: Vector, scores: Numbers, effects: Vector, work: Vector, weights: Numbers, values: Numbers
) -> int:
    """Writes every legal turn, with scores for the seat to move; how many."""
    seat = state[TO_MOVE]
    before = work[:STATE_SIZE]
    copy(state, before)
    apply(before, PASSING[0])
    turns[0] = PASS_TURN
    scores[0] = 1.0 if winners(state) >> seat & 1 else -1.0
    n = 1
    is_last = is_last_card(state)
    for card in range(FIRST_CARD, FIRST_CARD + CARDS):
        if state[HAND + CARDS * seat + card - FIRST_CARD] == 0:
            continue
        copy(state, before)
        apply(before, card)
        if before[STAGE] == TURN_START:
            if not is_last or winners(before) >> seat & 1:
                turns[n] = pack(0, card)
                scores[n] = 0.0
                n += 1
            continue
        effects[0] = pack(0, card)
        count = 1
        if before[STAGE] == TARGETING:
            # Only a later card of the same kind can tell effects with the same map apart.
            count = list_effects(before, card, is_card_held(before, card), effects)
        before[TO_MOVE] = (seat + 1) % state[PLAYERS]
        for i in range(count):
            change_map(before, effects[i], 1)
            for taken in range(FOLLOWER_KINDS):
                if before[FOLLOWERS + taken] == 0 or n == len(turns):
                    continue
                move_to_court(before, seat, taken, 1)
                evaluate_with(before, weights, values)
                move_to_court(before, seat, taken, -1)
                # K4.5: without cards left the evaluation is exact.
                if is_last and values[seat] < 0.5:
                    continue
                turns[n] = pack(effects[i], FOLLOWER + taken)
                scores[n] = values[seat]
                n += 1
            change_map(before, effects[i], -1)
    return n


@large_kernel
def _bring_best(turns: Vector, scores: Numbers, at: int, end: int) -> None:
    """Brings the turn with the highest score to a place."""
    best = at
    for i in range(at + 1, end):
        if scores[i] > scores[best]:
            best = i
    turns[at], turns[best] = turns[best], turns[at]
    scores[at], scores[best] = scores[best], scores[at]


@kernel
def _bring_killers(turns: Vector, scores: Numbers, start: int, end: int, first: int, second: int) -> None:
    """Raises the scores of the two turns that worked last at this depth."""
    for i in range(start, end):
        if turns[i] == first:
            scores[i] += 8.0
        elif turns[i] == second:
            scores[i] += 4.0


@compiled
def prove(solver: Solver, depth: int, start: int, attackers: int, stop: Vector, ended: Vector) -> int:
    """WON if the attackers can force a win from ``states[depth]``, LOST if not, UNKNOWN if it gave up.

    ``turns`` is free from ``start`` on.
    """
    state = solver.states[depth]
    # Steps 1 and 2. The root is looked at turn by turn even if its result is known: somebody wants to know the turn.
    if state[IS_OVER] == 1 or (depth > 0 and cards_left(state) <= 1):
        return WON if winners_with_few_cards(state, solver.work) & attackers else LOST
    if depth > 0 and is_safe(state, attackers):
        return WON
    if depth > 0 and is_safe(state, (1 << state[PLAYERS]) - 1 - attackers):
        return LOST
    position = key(state) ^ attackers
    row = (position ^ position >> 32) & (len(solver.table_key) - 1)
    if depth > 0 and solver.table_key[row] == position and solver.table_value[row] != UNKNOWN:
        return solver.table_value[row]  # type: ignore[no-any-return]
    if solver.counts[NODES] >= solver.counts[LIMIT] or stop[0] != 0 or ended[0] != 0 or depth == DEEPEST:
        return UNKNOWN
    solver.counts[NODES] += 1
    is_attacking = attackers >> state[TO_MOVE] & 1 == 1
    hoped = WON if is_attacking else LOST
    n = list_all_turns(
        state, solver.turns[start:], solver.scores[start:], solver.effects, solver.work, solver.weights, solver.values
    )
    end = start + n
    _bring_killers(solver.turns, solver.scores, start, end, solver.killers[depth, 0], solver.killers[depth, 1])
    result = LOST if is_attacking else WON
    for at in range(start, end):
        if at < start + SORTED:
            _bring_best(solver.turns, solver.scores, at, end)
        child = solver.states[depth + 1]
        copy(state, child)
        apply_turn(child, solver.turns[at])
        forget_the_settled(child)
        value = prove(solver, depth + 1, end, attackers, stop, ended)
        if value == UNKNOWN:
            return UNKNOWN
        if value == hoped:
            if solver.killers[depth, 0] != solver.turns[at]:
                solver.killers[depth, 1] = solver.killers[depth, 0]
                solver.killers[depth, 0] = solver.turns[at]
            result = hoped
            break
    solver.table_key[row] = position
    solver.table_value[row] = result
    return result


def solve(solver: Solver, root: Vector, attackers: int, most_nodes: int, stop: Vector, ended: Vector) -> int:
    """WON, LOST or UNKNOWN for the attackers; a turn that keeps what the side to move wants is ``killers[0, 0]``."""
    solver.counts[NODES] = 0
    solver.counts[LIMIT] = most_nodes
    solver.states[0] = root
    solver.killers[:] = 0
    return int(prove(solver, 0, 0, attackers, stop, ended))
