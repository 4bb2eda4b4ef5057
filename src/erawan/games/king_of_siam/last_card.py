"""The very last card of the game (K4.5): it may be played only to win by it."""

from __future__ import annotations

import numpy as np

from erawan.core.compiled import kernel, large_kernel, spliced
from erawan.core.contract import Actions, Vector
from erawan.games.king_of_siam.apply_action import (
    apply,
    hit_target,
    take_back_target,
    wants_more,
)
from erawan.games.king_of_siam.card_legality import (
    end_of_targets,
    first_target,
    swaps_two,
    target_refusal,
    target_step,
)
from erawan.games.king_of_siam.layout import (
    CARDS,
    COURT,
    FACTIONS,
    FOLLOWER,
    FOLLOWERS,
    HAND,
    LEGAL,
    PASS,
    PROVINCES,
    RECENT,
    SETTLED,
    STAGE,
    STATE_SIZE,
    TAKING,
    TARGET,
    TARGETING,
    TARGETS,
    TILE,
    TO_MOVE,
    TURN_START,
)
from erawan.games.king_of_siam.state_queries import (
    cards_left,
    count_on_map,
    leader_in,
)
from erawan.games.king_of_siam.winning import (
    holding,
    leanings,
    rank_by,
    winners,
    winning_rankings,
)

# The rankings of `rank_factions`, from 0 on; the last of them is the colony.
RANKINGS = 17
EVERY_RANKING = (1 << RANKINGS) - 1


@kernel
def is_last_card(state: Vector) -> bool:
    """Return whether the card in play, or the only one still held and by the seat to move, is the last of the game."""
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
    """Return the rankings of the factions under which taking a follower wins: a set of bits for each faction."""
    if state[STAGE] == TURN_START:  # no card has made its seat the latest yet, or there was nothing to take
        return 0
    seat = state[TO_MOVE]
    found = 0
    for faction in range(FACTIONS):
        state[COURT + FACTIONS * seat + faction] += 1
        found |= winning_rankings(state, 1 << seat) << (RANKINGS * faction)
        state[COURT + FACTIONS * seat + faction] -= 1
    return found


@large_kernel
def winning_followers(state: Vector, wanted: int, is_one_enough: bool) -> int:
    """Return the followers on the map that win when taken with the last card: bits ``3 * province + faction``."""
    owners = leanings(state)
    ranking = rank_by(owners)
    found = 0
    # Followers stand where nothing is settled yet.
    for slot in range(state[SETTLED], PROVINCES):
        province = int(np.int64(state[TILE + slot]))
        before = leader_in(state, province)
        for faction in range(FACTIONS):
            follower = FACTIONS * province + faction
            wins = wanted >> (RANKINGS * faction) & EVERY_RANKING
            if wins == 0 or state[FOLLOWERS + follower] == 0:
                continue
            state[FOLLOWERS + follower] -= 1
            owner = leader_in(state, province)
            state[FOLLOWERS + follower] += 1
            after = ranking if owner == before else rank_by(owners ^ holding(before, slot) ^ holding(owner, slot))
            found |= (wins >> after & 1) << follower
            if is_one_enough and found != 0:
                return found
    return found


@large_kernel
def can_take_and_win(state: Vector, wanted: int) -> bool:
    """Return whether the last card, its effect done, wins by taking some follower, or wins with none to take."""
    if count_on_map(state) == 0:
        seat = state[RECENT] - 1
        return winners(state) >> seat & 1 == 1  # type: ignore[no-any-return]
    return winning_followers(state, wanted, True) != 0


@spliced
def keep_winning(state: Vector, out: Actions, count: int, scratch: Vector) -> int:
    """K4.5: keep the pass and those actions of a last card that can lead to a win; return how many."""
    wanted = winning_takes(state)
    followers = winning_followers(state, wanted, False) if state[STAGE] == TAKING else 0
    kept = 0
    for i in range(count):
        # To Numba `int` alone keeps a short number short, and what is called would be compiled a second time for those.
        action = int(np.int64(out[i]))
        if state[STAGE] == TAKING:
            wins = followers >> (action - FOLLOWER) & 1 == 1
        else:
            wins = action == PASS or leads_to_win(state, action, wanted, scratch)
        out[kept] = action
        kept += wins
    return kept


@spliced
def leads_to_win(state: Vector, action: int, wanted: int, scratch: Vector) -> bool:
    """Return whether an action of the last card can be followed by others that win.

    ``wanted`` is the result of ``winning_takes`` while a card is played; for the card itself it is computed here,
    because playing the card makes its seat the latest. ``scratch`` has room for a state.
    """
    if state[STAGE] == TAKING:
        return winning_followers(state, wanted, False) >> (action - FOLLOWER) & 1 == 1
    for i in range(STATE_SIZE):
        scratch[i] = state[i]
    apply(scratch, action)
    return can_still_win(scratch, winning_takes(scratch) if state[STAGE] == TURN_START else wanted)


@large_kernel
def can_still_win(state: Vector, wanted: int) -> bool:
    """Return whether the last card can still win: try all targets that may follow.

    If it cannot, the state is as before, except that unused target fields may hold old numbers.
    """
    if wanted == 0 and count_on_map(state) > 0:  # there will be something to take, and it will not win
        return False
    if state[STAGE] != TARGETING:
        return can_take_and_win(state, wanted)
    end, step, for_two = end_of_targets(state), target_step(state), swaps_two(state)
    named = state[TARGETS]
    chosen = first_target(state)
    while True:
        while chosen < end and target_refusal(state, chosen, for_two) != LEGAL:
            chosen += step
        if chosen < end:
            hit_target(state, chosen)
            if wants_more(state):
                chosen = first_target(state)
                continue
            if can_take_and_win(state, wanted):
                return True
        elif state[TARGETS] == named:
            return False
        chosen = int(np.int64(state[TARGET + state[TARGETS] - 1])) + step
        take_back_target(state)
