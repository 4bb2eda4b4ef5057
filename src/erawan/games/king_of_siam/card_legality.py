"""The legality of cards (K5): which card, target or taken follower may come next; K4.5 is in ``last_card.py``."""

from __future__ import annotations

import numpy as np

from erawan.core.compiled import kernel, large_kernel
from erawan.core.contract import Actions, Vector
from erawan.games.king_of_siam.layout import (
    ACTION_COUNT,
    CARD,
    CARDS,
    CONTROLLED,
    DEAD_END,
    FACTIONS,
    FIRST_CARD,
    FIRST_FACTION_CARD,
    FOLLOWER,
    FOLLOWERS,
    HAND,
    KHON,
    KING,
    LEGAL,
    NO_CARD,
    NO_FOLLOWER,
    NO_FREE_TILE,
    NOBODY,
    NOT_ADJACENT,
    NOT_CHOSEN_TILE,
    ONE,
    OUT_OF_ORDER,
    OWNER,
    PASS,
    PLACE,
    POOL,
    PROVINCES,
    STAGE,
    SWAP_CARD,
    SWAP_FACTION,
    SWAP_PLACE,
    TAKING,
    TARGET,
    TARGETS,
    TO_MOVE,
    TURN_START,
    TWO,
    UNDOES,
    WRONG_FACTION,
    WRONG_KIND,
)
from erawan.games.king_of_siam.state_queries import (
    are_adjacent,
    can_receive,
    is_free_tile,
)

# ---- K5.5, no undoing


@kernel
def weight(faction: int) -> int:
    """Return how much one swapped follower adds to SWAP_FACTION: 1 for Rama, 3 for Lao, 9 for Malay."""
    return 1 + 2 * (faction > 0) + 6 * (faction > 1)


@kernel
def undoes(state: Vector, first: int, second: int, from_first: int, from_second: int) -> bool:
    """Return whether swapping these followers is the mirror of the protected swap, made by the same card."""
    if state[SWAP_CARD] != state[CARD]:
        return False
    if state[SWAP_PLACE] == first and state[SWAP_PLACE + 1] == second:
        return state[SWAP_FACTION] == from_second and state[SWAP_FACTION + 1] == from_first  # type: ignore[no-any-return]
    if state[SWAP_PLACE] == second and state[SWAP_PLACE + 1] == first:
        return state[SWAP_FACTION] == from_first and state[SWAP_FACTION + 1] == from_second  # type: ignore[no-any-return]
    return False


# ---- the targets of the swapping cards


@kernel
def one_for_one(state: Vector, first: int, second: int, must_touch: bool) -> int:
    """Return LEGAL if these two followers, ``3 * province + faction``, can be swapped in this order (K5.3, K5.4)."""
    if state[FOLLOWERS + first] == 0 or state[FOLLOWERS + second] == 0:
        return NO_FOLLOWER
    a, b = first // FACTIONS, second // FACTIONS
    if b <= a:
        return OUT_OF_ORDER
    if must_touch and not are_adjacent(state, a, b):
        return NOT_ADJACENT
    return UNDOES if undoes(state, a, b, weight(first % FACTIONS), weight(second % FACTIONS)) else LEGAL


@kernel
def partner_refusal(state: Vector, first: int, must_touch: bool) -> int:
    """Return LEGAL if a follower can be swapped with one of a higher number; UNDOES if only K5.5 forbids it."""
    found = DEAD_END
    for second in range(first + 1, FACTIONS * PROVINCES):
        code = one_for_one(state, first, second, must_touch)
        if code == LEGAL:
            return LEGAL
        if code == UNDOES:
            found = UNDOES
    return found


@kernel
def are_two_there(state: Vector, first: int, second: int) -> bool:
    """Return whether a province has both of these followers; their numbers are in rising order."""
    if first == second:
        return state[FOLLOWERS + first] >= 2  # type: ignore[no-any-return]
    return state[FOLLOWERS + first] >= 1 and state[FOLLOWERS + second] >= 1  # type: ignore[no-any-return]


@kernel
def two_for_one(state: Vector, first: int, second: int, third: int) -> int:
    """Return LEGAL if two followers of one province can be swapped with one of another (K5.4)."""
    if state[FOLLOWERS + third] == 0 or not are_two_there(state, first, second):
        return NO_FOLLOWER
    a, b = first // FACTIONS, third // FACTIONS
    if not are_adjacent(state, a, b):
        return NOT_ADJACENT
    given = weight(first % FACTIONS) + weight(second % FACTIONS)
    return UNDOES if undoes(state, a, b, given, weight(third % FACTIONS)) else LEGAL


@kernel
def third_refusal(state: Vector, first: int, second: int) -> int:
    """Return LEGAL if two followers can be swapped with one of another province; UNDOES if only K5.5 forbids it."""
    found = DEAD_END
    for third in range(FACTIONS * PROVINCES):
        code = two_for_one(state, first, second, third)
        if code == LEGAL:
            return LEGAL
        if code == UNDOES:
            found = UNDOES
    return found


@kernel
def pair_refusal(state: Vector, first: int) -> int:
    """Return LEGAL if a follower can be the first of a two-for-one swap; UNDOES if only K5.5 forbids it."""
    found = DEAD_END
    for second in range(first, FACTIONS * (first // FACTIONS + 1)):
        if are_two_there(state, first, second):
            code = third_refusal(state, first, second)
            if code == LEGAL:
                return LEGAL
            if code == UNDOES:
                found = UNDOES
    return found


@large_kernel
def can_swap_two(state: Vector) -> bool:
    """Return whether any two followers can be swapped with one (K5.4); if not, one is swapped with one."""
    for first in range(FACTIONS * PROVINCES):
        if pair_refusal(state, first) == LEGAL:
            return True
    return False


# ---- which action may come next, the last card apart


@large_kernel
def step_refusal(state: Vector, action: int) -> int:
    """Return LEGAL, or why an action cannot come next; K4.5 is not checked here."""
    if state[STAGE] == TURN_START:
        return start_refusal(state, action)
    if state[STAGE] == TAKING:
        return take_refusal(state, action)
    return target_refusal(state, action, swaps_two(state))


@large_kernel
def list_steps(state: Vector, out: Actions) -> int:
    """Write in rising order the actions that ``step_refusal`` finds legal; return how many."""
    n = 0
    # Written first and counted if it is legal: cheaper than a branch that the processor cannot predict.
    if state[STAGE] == TURN_START:
        for action in range(PASS, PLACE):
            out[n] = action
            n += start_refusal(state, action) == LEGAL
    elif state[STAGE] == TAKING:
        for action in range(FOLLOWER, ACTION_COUNT):
            out[n] = action
            n += take_refusal(state, action) == LEGAL
    else:
        for_two = swaps_two(state)
        action, end, step = first_target(state), end_of_targets(state), target_step(state)
        while action < end:
            out[n] = action
            n += target_refusal(state, action, for_two) == LEGAL
            action += step
    return n


@kernel
def start_refusal(state: Vector, action: int) -> int:
    """Return LEGAL for a pass or a card that the seat to move holds (K4.1), else why no turn can begin with it."""
    if action == PASS:
        return LEGAL
    if action >= PLACE:
        return WRONG_KIND
    return LEGAL if state[HAND + CARDS * state[TO_MOVE] + action - FIRST_CARD] > 0 else NO_CARD


@kernel
def take_refusal(state: Vector, action: int) -> int:
    """Return LEGAL if this follower on the map can be taken (K4.3), else why not."""
    if action < FOLLOWER:
        return WRONG_KIND
    return LEGAL if state[FOLLOWERS + action - FOLLOWER] > 0 else NO_FOLLOWER


@kernel
def first_target(state: Vector) -> int:
    """Return the lowest action that can be a target of the card being played, as far as its kind decides that."""
    if state[CARD] == KHON:
        return FOLLOWER + next_faction(state)
    if state[TARGETS] == 1:  # all others name their first two targets in rising order
        return int(np.int64(state[TARGET]))
    return PLACE if state[CARD] == KING or state[CARD] >= FIRST_FACTION_CARD else FOLLOWER


@kernel
def target_step(state: Vector) -> int:
    """Return the distance between possible targets: 3 for Khon Thai, which places faction by faction, else 1."""
    return FACTIONS if state[CARD] == KHON else 1


@kernel
def end_of_targets(state: Vector) -> int:
    """Return one more than the highest action that can be a target of the card being played."""
    return FOLLOWER if state[CARD] == KING or state[CARD] >= FIRST_FACTION_CARD else ACTION_COUNT


@kernel
def swaps_two(state: Vector) -> bool:
    """Return whether the card being played swaps two followers with one (K5.4); constant until all are chosen."""
    return state[CARD] == TWO and can_swap_two(state)


@kernel
def target_refusal(state: Vector, action: int, for_two: bool) -> int:
    """Return LEGAL, or why an action cannot be the next target; ``for_two`` is the result of ``swaps_two``."""
    card = state[CARD]
    if card == KING:
        return king_refusal(state, action)
    if card == KHON:
        return khon_refusal(state, action)
    if card == ONE or card == TWO:
        return swap_refusal(state, action, for_two)
    return faction_refusal(state, action)


@kernel
def king_refusal(state: Vector, action: int) -> int:
    """Return LEGAL, or why Maharacha cannot have this target (K5.1): two free tiles in map order, then the marker."""
    if action < PLACE or action >= FOLLOWER:
        return WRONG_KIND
    if state[TARGETS] == 2:
        return LEGAL if action == state[TARGET] or action == state[TARGET + 1] else NOT_CHOSEN_TILE
    if not is_free_tile(state, action - PLACE):
        return NO_FREE_TILE
    if state[TARGETS] == 1:
        return LEGAL if action > state[TARGET] else OUT_OF_ORDER
    for other in range(action - PLACE + 1, PROVINCES):
        if is_free_tile(state, other):
            return LEGAL
    return OUT_OF_ORDER


@kernel
def next_faction(state: Vector) -> int:
    """Return the faction whose follower Khon Thai places next (K5.2); FACTIONS if all are placed."""
    faction = (state[TARGET + state[TARGETS] - 1] - FOLLOWER) % FACTIONS + 1 if state[TARGETS] > 0 else 0
    while faction < FACTIONS and state[POOL + faction] == 0:
        faction += 1
    return faction


@kernel
def khon_refusal(state: Vector, action: int) -> int:
    """Return LEGAL, or why Khon Thai cannot have this target (K5.2): the next faction into an uncontrolled province."""
    if action < FOLLOWER:
        return WRONG_KIND
    if (action - FOLLOWER) % FACTIONS != next_faction(state):
        return WRONG_FACTION
    return LEGAL if state[OWNER + (action - FOLLOWER) // FACTIONS] == NOBODY else CONTROLLED


@large_kernel
def swap_refusal(state: Vector, action: int, for_two: bool) -> int:
    """Return LEGAL, or why this follower cannot be the next target of a swap (K5.3, K5.4).

    ``for_two`` is the result of ``swaps_two``: whether two followers are swapped with one.
    """
    if action < FOLLOWER:
        return WRONG_KIND
    chosen = action - FOLLOWER
    first = state[TARGET] - FOLLOWER
    if not for_two:
        must_touch = state[CARD] == TWO
        if state[TARGETS] == 1:
            return one_for_one(state, first, chosen, must_touch)
        if state[FOLLOWERS + chosen] == 0:
            return NO_FOLLOWER
        return partner_refusal(state, chosen, must_touch)
    if state[TARGETS] == 2:
        return two_for_one(state, first, state[TARGET + 1] - FOLLOWER, chosen)
    if state[TARGETS] == 1:
        if chosen // FACTIONS != first // FACTIONS or chosen < first:
            return OUT_OF_ORDER
        if not are_two_there(state, first, chosen):
            return NO_FOLLOWER
        return third_refusal(state, first, chosen)
    if state[FOLLOWERS + chosen] == 0:
        return NO_FOLLOWER
    return pair_refusal(state, chosen)


@kernel
def faction_refusal(state: Vector, action: int) -> int:
    """Return LEGAL, or why a faction's card cannot place its next follower here (K5.6); places are in map order."""
    if action < PLACE or action >= FOLLOWER:
        return WRONG_KIND
    if state[OWNER + action - PLACE] != NOBODY:
        return CONTROLLED
    if not can_receive(state, action - PLACE, state[CARD] - FIRST_FACTION_CARD):
        return NOT_ADJACENT
    if state[TARGETS] == 1 and action < state[TARGET]:
        return OUT_OF_ORDER
    return LEGAL


@large_kernel
def wants_target(state: Vector) -> bool:
    """Return whether the card being played can still do something (K4.2)."""
    card, done = state[CARD], state[TARGETS]
    if card == KING:
        if done > 0:
            return done < 3  # type: ignore[no-any-return]
        free = 0
        for province in range(PROVINCES):
            free += is_free_tile(state, province)
        return free >= 2
    if card == KHON:
        return next_faction(state) < FACTIONS
    if card == ONE or card == TWO:
        return done == 0 and has_swap(state)
    faction = card - FIRST_FACTION_CARD
    if done == 2 or state[POOL + faction] == 0:
        return False
    if done == 1:  # the second may follow the first
        return True
    for province in range(PROVINCES):
        if can_receive(state, province, faction):
            return True
    return False


@large_kernel
def has_swap(state: Vector) -> bool:
    """Return whether the swapping card being played can swap anything."""
    if state[CARD] == TWO and can_swap_two(state):
        return True
    for first in range(FACTIONS * PROVINCES):
        if state[FOLLOWERS + first] > 0 and partner_refusal(state, first, state[CARD] == TWO) == LEGAL:
            return True
    return False
