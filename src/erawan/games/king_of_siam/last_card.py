"""The very last card of the game (K4.5): it may be played only to win by it."""

from __future__ import annotations

from erawan.core.compiled import kernel, large_kernel
from erawan.core.contract import Vector
from erawan.games.king_of_siam.cards import (
    step_refusal,
)
from erawan.games.king_of_siam.effects import (
    apply,
)
from erawan.games.king_of_siam.layout import (
    ACTION_COUNT,
    CARDS,
    COURT,
    FACTIONS,
    FOLLOWER,
    FOLLOWERS,
    HAND,
    IS_OVER,
    LEGAL,
    PLACE,
    PROVINCES,
    RECENT,
    STAGE,
    STATE_SIZE,
    TAKING,
    TARGETING,
    TO_MOVE,
    TURN_START,
)
from erawan.games.king_of_siam.places import (
    cards_left,
)
from erawan.games.king_of_siam.winning import (
    winners,
)


@kernel
def is_last_card(state: Vector) -> bool:
    """Whether the card in play, or the only one still held and by the seat to move, is the last of the game."""
    left = cards_left(state)
    if state[STAGE] != TURN_START:
        return left == 0
    if left != 1:
        return False
    own = 0
    for card in range(CARDS):
        own += state[HAND + CARDS * state[TO_MOVE] + card]
    return own == 1


@kernel
def take_wins(state: Vector, taken: int) -> bool:
    """Whether taking a follower, ``3 * province + faction``, with the last card wins."""
    seat = state[TO_MOVE]
    court = COURT + FACTIONS * seat + taken % FACTIONS
    state[FOLLOWERS + taken] -= 1
    state[court] += 1
    is_won = winners(state) >> seat & 1 == 1
    state[FOLLOWERS + taken] += 1
    state[court] -= 1
    return is_won  # type: ignore[no-any-return]


@large_kernel
def can_take_and_win(state: Vector) -> bool:
    """Whether any follower taken with the last card wins, or the lack of any to take."""
    if state[IS_OVER] == 1 or state[STAGE] == TURN_START:
        seat = state[RECENT] - 1
        return winners(state) >> seat & 1 == 1  # type: ignore[no-any-return]
    for taken in range(FACTIONS * PROVINCES):
        if state[FOLLOWERS + taken] > 0 and take_wins(state, taken):
            return True
    return False


@large_kernel
def leads_to_win(state: Vector, action: int, scratch: Vector) -> bool:
    """Whether an action of the last card can be followed by others that win: a walk through all that may follow.

    ``scratch`` holds one state a level, and the action to try next there.
    """
    if state[STAGE] == TAKING:
        return take_wins(state, action - FOLLOWER)
    stride = STATE_SIZE + 1
    for i in range(STATE_SIZE):
        scratch[i] = state[i]
    apply(scratch[:STATE_SIZE], action)
    scratch[STATE_SIZE] = PLACE
    level = 0
    while level >= 0:
        here = scratch[level * stride : level * stride + STATE_SIZE]
        if here[STAGE] != TARGETING:
            if can_take_and_win(here):
                return True
            level -= 1
            continue
        chosen = scratch[level * stride + STATE_SIZE]
        while chosen < ACTION_COUNT and step_refusal(here, chosen) != LEGAL:
            chosen += 1
        scratch[level * stride + STATE_SIZE] = chosen + 1
        if chosen == ACTION_COUNT:
            level -= 1
            continue
        level += 1
        for i in range(STATE_SIZE):
            scratch[level * stride + i] = here[i]
        apply(scratch[level * stride : level * stride + STATE_SIZE], chosen)
        scratch[level * stride + STATE_SIZE] = PLACE
    return False
