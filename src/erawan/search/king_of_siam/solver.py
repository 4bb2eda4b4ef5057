"""Exact results of endings: can a team force a win?

A proof asks whether one side, the *attackers*, can force a win against all other seats.

- Two players, or four in two teams: one side wins or the other does (with so few cards left everybody has played, so no
  win is shared), and the answer is the game's value.
- Three players: the attackers are one seat and the two others play together against it. A proof for a seat then holds
  against any play at all. If no seat can force a win, the result depends on which
  opponent a player who cannot win prefers, and the solver answers that no seat can. (Under "each seat maximises its own
  result", too, the values would depend on how such a player breaks the tie.)

It is a depth-first and/or search over whole turns, with the rules' own legality:

A side is *ahead* if it would win if the game ended as it stands.

1. Known results: a finished game; a side that is ahead and alone holds cards, so that it need only pass; a lead that
   cannot be caught up with (``endings.is_safe``).
2. One card left (K4.5): known, ``endings.winners_with_few_cards``.
3. The table: positions with the same future have the same key (``endings.forget_the_settled``).
4. First a pass, if the side to move is ahead, then the turns that worked last at this depth. Usually one of these
   works again, and the other turns need not be listed.
5. Then all turns: every effect with every follower, those first after which the side is ahead. A side that plays its
   last card and is not ahead afterwards has lost (step 1), so such turns are not listed.

Each position that the search visits counts as a node. At the limit, or when stopped, the search returns UNKNOWN.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from erawan.core.compiled import compiled, kernel, large_kernel
from erawan.core.contract import Numbers, Vector
from erawan.core.playout import copy
from erawan.games.king_of_siam.apply_action import apply
from erawan.games.king_of_siam.card_legality import step_refusal
from erawan.games.king_of_siam.kernel import key
from erawan.games.king_of_siam.last_card import is_last_card
from erawan.games.king_of_siam.layout import (
    CARDS,
    FACTIONS,
    FIRST_CARD,
    FOLLOWER,
    FOLLOWERS,
    HAND,
    IS_OVER,
    LEGAL,
    MOST_PLAYERS,
    PLAYERS,
    STAGE,
    STATE_SIZE,
    TARGETING,
    TO_MOVE,
    TURN_START,
)
from erawan.games.king_of_siam.state_queries import cards_left
from erawan.games.king_of_siam.winning import winners
from erawan.search.king_of_siam.candidates import (
    DONE,
    FOLLOWER_KINDS,
    MOST_EFFECTS,
    PASS_TURN,
    UNDONE,
    action_of,
    apply_turn,
    bring_best,
    change_map,
    is_card_held,
    list_effects,
    move_to_court,
    pack,
    turn_length,
)
from erawan.search.king_of_siam.endings import (
    ENDING_WORK,
    WANTED_AT,
    forget_the_settled,
    is_safe,
    winners_with_few_cards,
)
from erawan.search.king_of_siam.evaluation import evaluate_with, hand_size
from erawan.search.king_of_siam.projected_winner import (
    RANKINGS,
    count_bits,
    look_again,
    look_around,
    ranking_without,
    winning_after,
)
from erawan.search.king_of_siam.weights import WEIGHTS

LOST, WON, UNKNOWN = 0, 1, 2
UNLISTED = -1

# Six cards, at most 3 passes before each, and 4 at the end of each of 8 struggles.
DEEPEST = 64
# One card has at most some 14,000 turns, four different ones fewer than these; turns of all depths wait together.
MOST_TURNS = 50_000
MOST_WAITING = 1_000_000
SORTED = 12
KILLERS = 4
WEIGHED_CARDS = 4

# Which turns to list.
EVERY, STANDING, NOT_STANDING = 0, 1, 2
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
    work: Vector
    weights: Numbers
    values: Numbers


def make_solver(players: int, rows: int = TABLE_ROWS) -> Solver:
    """Return fresh work space for that many players; ``rows`` is a power of two."""
    return Solver(
        counts=np.zeros(2, np.int64),
        table_key=np.zeros(rows, np.int64),
        table_value=np.full(rows, UNKNOWN, np.int64),
        states=np.zeros((DEEPEST + 1, STATE_SIZE), np.int64),
        turns=np.zeros(MOST_WAITING, np.int64),
        scores=np.zeros(MOST_WAITING, np.float32),
        killers=np.zeros((DEEPEST + 1, KILLERS), np.int64),
        work=np.zeros(ENDING_WORK, np.int64),
        weights=WEIGHTS[players - 2],
        values=np.zeros(MOST_PLAYERS, np.float32),
    )


@large_kernel
def list_all_turns(
    state: Vector, attackers: int, only: int, turns: Vector, scores: Numbers, work: Vector, weights: Numbers,
    values: Numbers,
) -> int:  # fmt: skip
    """Write every legal turn, with scores for the seat to move; return how many.

    A turn after which the mover's side is ahead scores 1 or more. ``only`` STANDING lists just the turns after which
    the attackers are ahead, NOT_STANDING just the others.
    """
    seat = state[TO_MOVE]
    is_attacking = attackers >> seat & 1
    is_early = cards_left(state) >= WEIGHED_CARDS
    before, effects = work[:STATE_SIZE], work[2 * STATE_SIZE :]
    look, wanted = work[2 * STATE_SIZE + MOST_EFFECTS :], work[WANTED_AT:]
    turns[0] = PASS_TURN
    scores[0] = 9.0 if (winners(state) & attackers != 0) == is_attacking else -9.0
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
        winning_after(before, seat, 1 << seat if is_last else attackers, wanted)
        effects[0] = pack(0, card)
        count = 1
        if before[STAGE] == TARGETING:
            # The difference between effects with the same map matters only if a card of the same kind is played later.
            count = list_effects(before, card, is_card_held(before, card), effects)
        before[TO_MOVE] = (seat + 1) % state[PLAYERS]
        look_around(before, look)
        for i in range(count):
            change_map(before, effects[i], DONE[0])
            look_again(before, effects[i], look)
            for taken in range(FOLLOWER_KINDS):
                if before[FOLLOWERS + taken] == 0:
                    continue
                favours = wanted[taken % FACTIONS]
                stands = favours >> ranking_without(look, taken) & 1
                # K4.5: the last card may only win.
                if (only == STANDING or is_last) and stands == 0:
                    continue
                if only == NOT_STANDING and stands == 1:
                    continue
                turns[n] = pack(effects[i], FOLLOWER + taken)
                often = count_bits(favours) / RANKINGS
                score = stands + 0.5 * often if is_attacking else 1.5 - stands - 0.5 * often
                if is_early:
                    move_to_court(before, seat, taken, 1)
                    evaluate_with(before, weights, values)
                    move_to_court(before, seat, taken, -1)
                    score += values[seat]
                scores[n] = score
                n += 1
            change_map(before, effects[i], UNDONE[0])
            look_again(before, effects[i], look)
    return n


@kernel
def _bring_good(turns: Vector, scores: Numbers, at: int, end: int) -> None:
    """Move the turns after which the mover's side is ahead to the front."""
    last = end - 1
    while at < last:
        if scores[at] >= 1.0:
            at += 1
        elif scores[last] < 1.0:
            last -= 1
        else:
            turns[at], turns[last] = turns[last], turns[at]
            scores[at], scores[last] = scores[last], scores[at]


@kernel
def _bring_next(turns: Vector, scores: Numbers, start: int, at: int, end: int) -> None:
    """Move the best turn from ``at`` on to place ``at``; after the first few, only move good turns to the front."""
    if at < start + SORTED:
        bring_best(turns, scores, at, end)
    elif at == start + SORTED:
        _bring_good(turns, scores, at, end)


@kernel
def _cards_of(state: Vector, side: int) -> int:
    """Return how many cards the seats of a side hold."""
    held = 0
    for seat in range(state[PLAYERS]):
        if side >> seat & 1:
            held += hand_size(state, seat)
    return held


@kernel
def _note_killer(killers: Vector, turn: int) -> None:
    """Put a turn that worked at the head of the list of those that worked before."""
    place = 0
    while place < KILLERS - 1 and killers[place] != turn:
        place += 1
    while place > 0:
        killers[place] = killers[place - 1]
        place -= 1
    killers[0] = turn


@kernel
def _can_play(state: Vector, turn: int, after: Vector) -> bool:
    """Return whether a turn from another position is legal here, K4.5 left aside.

    Write the position after it to ``after``.
    """
    if turn_length(turn) == 0:
        return False
    copy(state, after)
    for at in range(turn_length(turn)):
        action = action_of(turn, at)
        if step_refusal(after, action) != LEGAL:
            return False
        apply(after, action)
    return after[STAGE] == TURN_START  # type: ignore[no-any-return]


@large_kernel
def _known(state: Vector, attackers: int, own: int, others: int, work: Vector) -> int:
    """Steps 1 to 3: return the result of a position that needs no search, given the cards of both sides; or UNKNOWN."""
    stands = winners(state) & attackers != 0
    if state[IS_OVER] == 1 or (own == 0 and not stands) or (others == 0 and stands):
        return WON if stands else LOST
    if own + others <= 1:
        return WON if winners_with_few_cards(state, work) & attackers else LOST
    if is_safe(state, attackers):
        return WON
    return LOST if is_safe(state, (1 << state[PLAYERS]) - 1 - attackers) else UNKNOWN


@kernel
def _wanted_turns(is_attacking: bool, own: int, others: int) -> int:
    """Step 5: return which turns to list. With its last card a side must get ahead: the others need only pass."""
    if is_attacking:
        return STANDING if own == 1 else EVERY
    return NOT_STANDING if others == 1 else EVERY


@compiled
def prove(  # noqa: PLR0912 - the steps in their order; what can be a function of its own is one
    solver: Solver, depth: int, start: int, attackers: int, stop: Vector, ended: Vector
) -> int:
    """Return WON if the attackers can force a win from ``states[depth]``, LOST if not, UNKNOWN if the search gave up.

    ``turns`` is free from ``start`` on.
    """
    state = solver.states[depth]
    own, others = _cards_of(state, attackers), _cards_of(state, ~attackers)
    # The root is searched turn by turn even if its result is known: the caller needs the turn.
    if depth > 0 or state[IS_OVER] == 1:
        known = _known(state, attackers, own, others, solver.work)
        if known != UNKNOWN:
            return known
    position = key(state) ^ attackers
    row = (position ^ position >> 32) & (len(solver.table_key) - 1)
    if depth > 0 and solver.table_key[row] == position and solver.table_value[row] != UNKNOWN:
        return solver.table_value[row]  # type: ignore[no-any-return]
    if solver.counts[NODES] >= solver.counts[LIMIT] or stop[0] != 0 or ended[0] != 0:
        return UNKNOWN
    if depth == DEEPEST or start + MOST_TURNS > len(solver.turns):
        return UNKNOWN
    solver.counts[NODES] += 1
    is_attacking = attackers >> state[TO_MOVE] & 1 == 1
    hoped = WON if is_attacking else LOST
    result = LOST if is_attacking else WON
    stands_well = (winners(state) & attackers != 0) == is_attacking
    # Step 4: a pass if the side to move is ahead, then the turns that worked last at this depth, then all.
    tried = 0 if stands_well else 1
    at, end = start, UNLISTED
    while True:
        child = solver.states[depth + 1]
        if tried <= KILLERS:
            turn = PASS_TURN if tried == 0 else solver.killers[depth, tried - 1]
            tried += 1
            # K4.5 lets the very last card only win; only the root can have it, where nothing has worked before.
            if not _can_play(state, turn, child):
                continue
        else:
            if end == UNLISTED:
                only = _wanted_turns(is_attacking, own, others)
                n = list_all_turns(
                    state, attackers, only, solver.turns[start:], solver.scores[start:], solver.work, solver.weights,
                    solver.values,
                )  # fmt: skip
                # A pass comes first; it was tried already if the side to move is ahead.
                at, end = start + stands_well, start + n
            if at == end:
                break
            _bring_next(solver.turns, solver.scores, start, at, end)
            turn = solver.turns[at]
            at += 1
            copy(state, child)
            apply_turn(child, turn)
        forget_the_settled(child)
        value = prove(solver, depth + 1, max(start, end), attackers, stop, ended)
        if value == UNKNOWN:
            return UNKNOWN
        if value == hoped:
            _note_killer(solver.killers[depth], turn)
            result = hoped
            break
    solver.table_key[row] = position
    solver.table_value[row] = result
    return result


def solve(solver: Solver, root: Vector, attackers: int, most_nodes: int, stop: Vector, ended: Vector) -> int:
    """Return WON, LOST or UNKNOWN for the attackers; ``killers[0, 0]`` is a turn that keeps the mover's best result."""
    solver.counts[NODES] = 0
    solver.counts[LIMIT] = most_nodes
    solver.states[0] = root
    solver.killers[:] = 0
    return int(prove(solver, 0, 0, attackers, stop, ended))
