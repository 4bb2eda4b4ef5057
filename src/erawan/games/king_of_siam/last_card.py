"""The very last card of the game (K4.5): it may be played only to win by it."""

from __future__ import annotations

from erawan.core.compiled import kernel, large_kernel
from erawan.core.contract import Vector
from erawan.games.king_of_siam.cards import (
    end_of_targets,
    first_target,
    swaps_two,
    target_refusal,
)
from erawan.games.king_of_siam.effects import (
    apply,
)
from erawan.games.king_of_siam.layout import (
    CARDS,
    COURT,
    FACTIONS,
    FOLLOWER,
    FOLLOWERS,
    HAND,
    IS_OVER,
    LEGAL,
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
    leader_in,
)
from erawan.games.king_of_siam.winning import (
    rank_factions,
    winners,
    winners_under,
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
def changes_leader(state: Vector, taken: int) -> bool:
    """Whether a province leans to somebody else without a follower, ``3 * province + faction``."""
    before = leader_in(state, taken // FACTIONS)
    state[FOLLOWERS + taken] -= 1
    after = leader_in(state, taken // FACTIONS)
    state[FOLLOWERS + taken] += 1
    return before != after


@large_kernel
def take_wins(state: Vector, taken: int, ranking: int) -> bool:
    """Whether taking a follower with the last card wins; ``ranking`` is how factions rank without it."""
    seat = state[TO_MOVE]
    court = COURT + FACTIONS * seat + taken % FACTIONS
    state[court] += 1
    is_won = winners_under(state, ranking) >> seat & 1 == 1
    state[court] -= 1
    return is_won  # type: ignore[no-any-return]


@kernel
def rank_without(state: Vector, taken: int) -> int:
    """How factions rank once a follower is taken."""
    state[FOLLOWERS + taken] -= 1
    ranking = rank_factions(state)
    state[FOLLOWERS + taken] += 1
    return ranking


@large_kernel
def can_take_and_win(state: Vector) -> bool:
    """Whether any follower taken with the last card wins, or the lack of any to take."""
    if state[IS_OVER] == 1 or state[STAGE] == TURN_START:
        seat = state[RECENT] - 1
        return winners(state) >> seat & 1 == 1  # type: ignore[no-any-return]
    ranking = rank_factions(state)
    # Where no province changes hands, all followers of a faction are worth the same: one of each is tried.
    tried = 0
    for taken in range(FACTIONS * PROVINCES):
        if state[FOLLOWERS + taken] == 0:
            continue
        if changes_leader(state, taken):
            if take_wins(state, taken, rank_without(state, taken)):
                return True
        elif not tried >> (taken % FACTIONS) & 1:
            if take_wins(state, taken, ranking):
                return True
            tried |= 1 << (taken % FACTIONS)
    return False


@large_kernel
def leads_to_win(state: Vector, action: int, scratch: Vector) -> bool:
    """Whether an action of the last card can be followed by others that win: a walk through all that may follow.

    ``scratch`` holds one state a level, and the action to try next there.
    """
    if state[STAGE] == TAKING:
        return take_wins(state, action - FOLLOWER, rank_without(state, action - FOLLOWER))
    stride = STATE_SIZE + 1
    for i in range(STATE_SIZE):
        scratch[i] = state[i]
    apply(scratch[:STATE_SIZE], action)
    first, end = first_target(scratch), end_of_targets(scratch)
    for_two = scratch[STAGE] == TARGETING and swaps_two(scratch)
    scratch[STATE_SIZE] = first
    level = 0
    while level >= 0:
        here = scratch[level * stride : level * stride + STATE_SIZE]
        if here[STAGE] != TARGETING:
            if can_take_and_win(here):
                return True
            level -= 1
            continue
        chosen = scratch[level * stride + STATE_SIZE]
        while chosen < end and target_refusal(here, chosen, for_two) != LEGAL:
            chosen += 1
        scratch[level * stride + STATE_SIZE] = chosen + 1
        if chosen >= end:
            level -= 1
            continue
        level += 1
        for i in range(STATE_SIZE):
            scratch[level * stride + i] = here[i]
        apply(scratch[level * stride : level * stride + STATE_SIZE], chosen)
        scratch[level * stride + STATE_SIZE] = first
    return False
