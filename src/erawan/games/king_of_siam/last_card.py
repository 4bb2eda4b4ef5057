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
    SETTLED,
    STAGE,
    STATE_SIZE,
    TAKING,
    TARGETING,
    TILE,
    TO_MOVE,
    TURN_START,
)
from erawan.games.king_of_siam.places import (
    cards_left,
    count_on_map,
    leader_in,
)
from erawan.games.king_of_siam.winning import (
    leanings,
    rank_by,
    rank_factions,
    winners,
    winners_under,
)

# The rankings of `rank_factions`, from 0 on; the last of them is the colony.
RANKINGS = 17


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


@large_kernel
def winning_takes(state: Vector) -> int:
    """Under which rankings of the factions a follower taken wins: a set of bits a faction, RANKINGS apart."""
    seat = state[TO_MOVE]
    found = 0
    for faction in range(FACTIONS):
        state[COURT + FACTIONS * seat + faction] += 1
        for ranking in range(RANKINGS):
            # No faction is its own second, and 3 is no ruler.
            if ranking == RANKINGS - 1 or (ranking & 3 != 3 and ranking & 3 != ranking >> 2):
                wins = winners_under(state, ranking) >> seat & 1
                found |= int(wins) << (RANKINGS * faction + ranking)
        state[COURT + FACTIONS * seat + faction] -= 1
    return found


@kernel
def take_wins(state: Vector, taken: int, wanted: int) -> bool:
    """Whether taking a follower, ``3 * province + faction``, with the last card wins."""
    state[FOLLOWERS + taken] -= 1
    ranking = rank_factions(state)
    state[FOLLOWERS + taken] += 1
    return wanted >> (RANKINGS * (taken % FACTIONS) + ranking) & 1 == 1


@large_kernel
def can_take_and_win(state: Vector, wanted: int) -> bool:
    """Whether any follower taken with the last card wins, or the lack of any to take."""
    if state[IS_OVER] == 1 or state[STAGE] == TURN_START:
        seat = state[RECENT] - 1
        return winners(state) >> seat & 1 == 1  # type: ignore[no-any-return]
    owners = leanings(state)
    ranking = rank_by(owners)
    # Followers stand where nothing is settled yet.
    for slot in range(state[SETTLED], PROVINCES):
        place = FOLLOWERS + FACTIONS * state[TILE + slot]
        before = owners >> (4 * slot) & 15
        for faction in range(FACTIONS):
            if state[place + faction] == 0:
                continue
            state[place + faction] -= 1
            owner = leader_in(state, state[TILE + slot])
            state[place + faction] += 1
            after = ranking if owner == before else rank_by(owners ^ (owner ^ before) << (4 * slot))
            if wanted >> (RANKINGS * faction + after) & 1:
                return True
    return False


@large_kernel
def leads_to_win(state: Vector, action: int, wanted: int, scratch: Vector) -> bool:
    """Whether an action of the last card can be followed by others that win: a walk through all that may follow.

    ``wanted`` is what ``winning_takes`` says while a card is played; the card itself makes its seat the latest, so
    there it is worked out here. ``scratch`` holds one state a level, and the action to try next there.
    """
    if state[STAGE] == TAKING:
        return take_wins(state, action - FOLLOWER, wanted)
    stride = STATE_SIZE + 1
    for i in range(STATE_SIZE):
        scratch[i] = state[i]
    apply(scratch[:STATE_SIZE], action)
    first, end = first_target(scratch), end_of_targets(scratch)
    for_two = scratch[STAGE] == TARGETING and swaps_two(scratch)
    if state[STAGE] == TURN_START:
        wanted = winning_takes(scratch)
    if wanted == 0 and count_on_map(scratch) > 0:  # there will be something to take, and it will not win
        return False
    scratch[STATE_SIZE] = first
    level = 0
    while level >= 0:
        here = scratch[level * stride : level * stride + STATE_SIZE]
        if here[STAGE] != TARGETING:
            if can_take_and_win(here, wanted):
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
