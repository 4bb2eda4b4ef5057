"""Candidate turns: from some 20,000 legal turns, list the best few of each card by the evaluation after the turn.

A turn is packed into one number: six bits an action, the first lowest, and how many there are from bit 30 on. It is
built in two stages. First every effect of a card is evaluated without taking a follower. Then the followers are tried
with the best effects only. The rules' own functions decide what is legal and carry out turns.

The very last card (K4.5) may only win: there all effects are tried with all followers, until enough wins are found.
"""

from __future__ import annotations

import numpy as np

from erawan.core.compiled import kernel, large_kernel
from erawan.core.contract import Numbers, Vector
from erawan.core.playout import copy
from erawan.games.king_of_siam.apply_action import apply
from erawan.games.king_of_siam.card_legality import are_two_there, can_swap_two, one_for_one, two_for_one
from erawan.games.king_of_siam.kernel import returns
from erawan.games.king_of_siam.last_card import is_last_card
from erawan.games.king_of_siam.layout import (
    CARDS,
    COURT,
    FACTIONS,
    FIRST_CARD,
    FIRST_FACTION_CARD,
    FOLLOWER,
    FOLLOWERS,
    HAND,
    IS_OVER,
    KHON,
    KING,
    LEGAL,
    NOBODY,
    OWNER,
    PASS,
    PLACE,
    PLAYERS,
    POOL,
    PROVINCES,
    STAGE,
    STATE_SIZE,
    TARGETING,
    TILE,
    TO_MOVE,
    TURN_START,
    TWO,
)
from erawan.games.king_of_siam.state_queries import can_receive, is_free_tile, slot_of
from erawan.search.king_of_siam.evaluation import evaluate_with

# Numba compiles a version of `apply` and `change_map` for each constant argument, but one for all numbers of an array.
PASSING = np.array([PASS])
NONE = np.array([0])
DONE, UNDONE = np.array([1]), np.array([-1])
MOST_EFFECTS = 1024
# Room for the most turns a card may keep, for seven cards and a pass.
MOST_KEPT = 16
MOST_CANDIDATES = CARDS * MOST_KEPT + 1

BITS = 6
COUNT_AT = 30

PASS_TURN = 1 << COUNT_AT
PASSING_TURN = np.array([PASS_TURN])

# The work space: a state, then the packed effects.
WORK_SIZE = STATE_SIZE + MOST_EFFECTS
FOLLOWER_KINDS = FACTIONS * PROVINCES


@kernel
def pack(turn: int, action: int) -> int:
    """Return the turn with one more action."""
    count = turn >> COUNT_AT
    return (turn | action << (BITS * count)) + (1 << COUNT_AT)


@kernel
def turn_length(turn: int) -> int:
    """Return how many actions a turn has."""
    return turn >> COUNT_AT


@kernel
def action_of(turn: int, at: int) -> int:
    """Return one action of a turn."""
    return turn >> (BITS * at) & 63


@kernel
def apply_turn(state: Vector, turn: int) -> None:
    """Carry out a whole legal turn, or the beginning of one."""
    for at in range(turn_length(turn)):
        apply(state, action_of(turn, at))


@kernel
def _note(effects: Vector, n: int, effect: int) -> int:
    """Write an effect; return how many there are now."""
    if n == MOST_EFFECTS:
        return n
    effects[n] = effect
    return n + 1


@large_kernel
def list_effects(state: Vector, card: int, is_whole: bool, effects: Vector) -> int:
    """Write the effects of a card that is being played and wants targets; return how many.

    Effects that leave the same map behind are listed once, unless ``is_whole``: then all are, as K5.1 (markers) and
    K5.5 (swaps) may tell them apart.
    """
    if card == KING:
        return _king_effects(state, is_whole, effects)
    if card == KHON:
        return _khon_effects(state, effects)
    if card == TWO and can_swap_two(state):
        return _two_effects(state, is_whole, effects)
    if card != KING and card < FIRST_FACTION_CARD:
        return _one_effects(state, card, is_whole, effects)
    return _faction_effects(state, card, effects)


@large_kernel
def _king_effects(state: Vector, is_whole: bool, effects: Vector) -> int:
    """Write the effects of Maharacha (K5.1): pairs of free tiles, with the marker on the later one, or on either."""
    n = 0
    base = pack(0, KING)
    for first in range(PROVINCES):
        for second in range(first + 1, PROVINCES):
            if not is_free_tile(state, first) or not is_free_tile(state, second):
                continue
            slot, other = slot_of(state, first), slot_of(state, second)
            pair = pack(pack(base, PLACE + first), PLACE + second)
            if is_whole or other > slot:
                n = _note(effects, n, pack(pair, PLACE + first))
            if is_whole or other < slot:
                n = _note(effects, n, pack(pair, PLACE + second))
    return n


@large_kernel
def _khon_effects(state: Vector, effects: Vector) -> int:
    """Write the effects of Khon Thai (K5.2): one follower of each faction in the pool, into uncontrolled provinces."""
    n = 0
    has_rama, has_lao, has_malay = state[POOL] > 0, state[POOL + 1] > 0, state[POOL + 2] > 0
    for first in range(PROVINCES if has_rama else 1):
        if has_rama and state[OWNER + first] != NOBODY:
            continue
        for second in range(PROVINCES if has_lao else 1):
            if has_lao and state[OWNER + second] != NOBODY:
                continue
            for third in range(PROVINCES if has_malay else 1):
                if has_malay and state[OWNER + third] != NOBODY:
                    continue
                effect = pack(0, KHON)
                if has_rama:
                    effect = pack(effect, FOLLOWER + FACTIONS * first)
                if has_lao:
                    effect = pack(effect, FOLLOWER + FACTIONS * second + 1)
                if has_malay:
                    effect = pack(effect, FOLLOWER + FACTIONS * third + 2)
                n = _note(effects, n, effect)
    return n


@large_kernel
def _one_effects(state: Vector, card: int, is_whole: bool, effects: Vector) -> int:
    """Write the swaps of one follower for one (K5.3, and the ruling of K5.4)."""
    n = 0
    has_null = False
    base = pack(0, card)
    for first in range(FOLLOWER_KINDS):
        if state[FOLLOWERS + first] == 0:
            continue
        for second in range(first + 1, FOLLOWER_KINDS):
            if one_for_one(state, first, second, card == TWO) != LEGAL:
                continue
            if first % FACTIONS == second % FACTIONS:
                if has_null and not is_whole:
                    continue
                has_null = True
            effect = pack(pack(base, FOLLOWER + first), FOLLOWER + second)
            n = _note(effects, n, effect)
    return n


@large_kernel
def _two_effects(state: Vector, is_whole: bool, effects: Vector) -> int:
    """Write the swaps of two followers of a province for one of a neighbour (K5.4)."""
    n = 0
    base = pack(0, TWO)
    for first in range(FOLLOWER_KINDS):
        for second in range(first, FACTIONS * (first // FACTIONS + 1)):
            if not are_two_there(state, first, second):
                continue
            for third in range(FOLLOWER_KINDS):
                if two_for_one(state, first, second, third) != LEGAL:
                    continue
                if not is_whole and _is_listed(state, first, second, third):
                    continue
                effect = pack(pack(pack(base, FOLLOWER + first), FOLLOWER + second), FOLLOWER + third)
                n = _note(effects, n, effect)
    return n


@kernel
def _is_listed(state: Vector, first: int, second: int, third: int) -> bool:
    """Return whether an earlier swap leads to the same map: swapping two of the same faction only moves the third."""
    kind = third % FACTIONS
    if first % FACTIONS != kind and second % FACTIONS != kind:
        return False
    mover = second if first % FACTIONS == kind else first
    # Among swaps that lead to the same map, the one with the lowest faction that both provinces have is listed first.
    for like in range(kind):
        here = FACTIONS * (mover // FACTIONS) + like
        there = FACTIONS * (third // FACTIONS) + like
        first, second = min(here, mover), max(here, mover)
        if are_two_there(state, first, second) and two_for_one(state, first, second, there) == LEGAL:
            return True
    return False


@large_kernel
def _faction_effects(state: Vector, card: int, effects: Vector) -> int:
    """Write the effects of a faction's card (K5.6): places for two of its followers, or for the last one left."""
    n = 0
    base = pack(0, card)
    faction = card - FIRST_FACTION_CARD
    is_single = state[POOL + faction] == 1
    for first in range(PROVINCES):
        if not can_receive(state, first, faction):
            continue
        if is_single:
            n = _note(effects, n, pack(base, PLACE + first))
        for second in range(PROVINCES if is_single else first, PROVINCES):
            if can_receive(state, second, faction):
                effect = pack(pack(base, PLACE + first), PLACE + second)
                n = _note(effects, n, effect)
    return n


@large_kernel
def _insert(
    turns: Vector, found: Numbers, start: int, n: int, kept: int, turn: int, seat: int, values: Numbers
) -> int:  # fmt: skip
    """Insert a turn into a list of ``n``, best first, that begins at ``start``; keep ``kept`` and return how many."""
    score = values[seat]
    if n == kept:
        if score <= found[start + n - 1, seat]:
            return n
        n -= 1
    at = start + n
    while at > start and found[at - 1, seat] < score:
        turns[at] = turns[at - 1]
        for other in range(4):
            found[at, other] = found[at - 1, other]
        at -= 1
    turns[at] = turn
    for other in range(4):
        found[at, other] = values[other]
    return n + 1


@large_kernel
def change_map(state: Vector, effect: int, by: int) -> None:
    """Apply an effect to map and track (``by`` 1), or undo it (-1): for evaluation only, not for play."""
    card, count = action_of(effect, 0), turn_length(effect)
    if count == 1:
        return
    if card == KING:
        first, second = action_of(effect, 1) - PLACE, action_of(effect, 2) - PLACE
        slot, other = slot_of(state, first), slot_of(state, second)
        state[TILE + slot], state[TILE + other] = second, first
    elif card == KHON:
        for at in range(1, count):
            state[FOLLOWERS + action_of(effect, at) - FOLLOWER] += by
    elif card >= FIRST_FACTION_CARD:
        for at in range(1, count):
            state[FOLLOWERS + FACTIONS * (action_of(effect, at) - PLACE) + card - FIRST_FACTION_CARD] += by
    else:
        here = (action_of(effect, 1) - FOLLOWER) // FACTIONS * FACTIONS
        there = (action_of(effect, count - 1) - FOLLOWER) // FACTIONS * FACTIONS
        for at in range(1, count):
            faction = (action_of(effect, at) - FOLLOWER) % FACTIONS
            forth = by if at < count - 1 else -by
            state[FOLLOWERS + here + faction] -= forth
            state[FOLLOWERS + there + faction] += forth


@kernel
def bring_best(turns: Vector, scores: Numbers, at: int, end: int) -> None:
    """Swap the turn or effect with the highest score, of those from ``at`` to ``end``, to place ``at``."""
    best = at
    for i in range(at + 1, end):
        if scores[i] > scores[best]:
            best = i
    turns[at], turns[best] = turns[best], turns[at]
    scores[at], scores[best] = scores[best], scores[at]


@kernel
def move_to_court(state: Vector, seat: int, taken: int, by: int) -> None:
    """K4.1: let a seat take a follower, ``3 * province + faction`` (``by`` 1), or put it back (-1)."""
    state[FOLLOWERS + taken] -= by
    state[COURT + FACTIONS * seat + taken % FACTIONS] += by


@large_kernel
def list_candidates(  # noqa: PLR0912 - cut into more functions it takes much longer to compile
    state: Vector, weights: Numbers, most_effects: int, kept: int, turns: Vector, found: Numbers, work: Vector,
    scores: Numbers, values: Numbers,
) -> int:  # fmt: skip
    """Write the candidate turns, with the expected result of each seat; return how many.

    A pass comes first, then ``kept`` turns of each card, best first, made of its ``most_effects`` best effects.
    """
    before, effects = work[:STATE_SIZE], work[STATE_SIZE:]
    seat = state[TO_MOVE]
    copy(state, before)
    apply(before, PASSING[0])
    if before[IS_OVER] == 1:
        returns(before, values)
    else:
        evaluate_with(before, weights, values)
    total = _insert(turns, found, NONE[0], NONE[0], kept, PASSING_TURN[0], seat, values)
    is_last = is_last_card(state)
    for card in range(FIRST_CARD, FIRST_CARD + CARDS):
        if state[HAND + CARDS * seat + card - FIRST_CARD] == 0:
            continue
        copy(state, before)
        apply(before, card)
        n = NONE[0]
        if before[STAGE] == TURN_START:
            # K4.3: the map is empty, so the card does nothing and takes nothing.
            evaluate_with(before, weights, values)
            if not is_last or values[seat] > 0.5:
                n = _insert(turns, found, total, n, kept, pack(0, card), seat, values)
            total += n
            continue
        effects[0] = pack(0, card)
        count = list_effects(before, card, False, effects) if before[STAGE] == TARGETING else 1
        before[TO_MOVE] = (seat + 1) % state[PLAYERS]
        tried = count if is_last else min(count, most_effects)
        if tried < count:
            for i in range(count):
                change_map(before, effects[i], DONE[0])
                evaluate_with(before, weights, values)
                change_map(before, effects[i], UNDONE[0])
                scores[i] = values[seat]
            for place in range(tried):
                bring_best(effects, scores, place, count)
        for i in range(tried):
            change_map(before, effects[i], DONE[0])
            for taken in range(FOLLOWER_KINDS):
                if before[FOLLOWERS + taken] == 0:
                    continue
                move_to_court(before, seat, taken, 1)
                evaluate_with(before, weights, values)
                move_to_court(before, seat, taken, -1)
                if not is_last or values[seat] > 0.5:
                    turn = pack(effects[i], FOLLOWER + taken)
                    n = _insert(turns, found, total, n, kept, turn, seat, values)
            change_map(before, effects[i], UNDONE[0])
            if is_last and n > 0:
                break
        total += n
    return total


@kernel
def is_card_held(state: Vector, card: int) -> bool:
    """Return whether any hand holds a card."""
    held = 0
    for seat in range(state[PLAYERS]):
        held += state[HAND + CARDS * seat + card - FIRST_CARD]
    return held > 0
