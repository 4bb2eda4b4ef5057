"""What actions do (K3-K6): cards, passes, the end of a struggle and of the game."""

from __future__ import annotations

from erawan.core.compiled import kernel, large_kernel
from erawan.core.contract import Vector
from erawan.games.king_of_siam.cards import (
    wants_target,
    weight,
)
from erawan.games.king_of_siam.layout import (
    BRITISH,
    CARD,
    CARDS,
    COLONY,
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
    MARKED,
    MOST_PLAYERS,
    OWNER,
    PASS,
    PASSES,
    PLACE,
    PLAYERS,
    POOL,
    PROVINCES,
    RECENT,
    SETTLED,
    STAGE,
    SWAP_CARD,
    SWAP_FACTION,
    SWAP_PLACE,
    TAKING,
    TARGET,
    TARGETING,
    TARGETS,
    TILE,
    TO_MOVE,
    TURN_START,
)
from erawan.games.king_of_siam.places import (
    count_on_map,
    leader_in,
    slot_of,
)


@large_kernel
def apply(state: Vector, action: int) -> None:
    """Carries a legal action out, and ends turn, struggle and game where it does."""
    if state[STAGE] == TURN_START:
        if action == PASS:
            _pass(state)
            return
        state[HAND + CARDS * state[TO_MOVE] + action - FIRST_CARD] -= 1
        state[CARD] = action
        _note_latest(state)
        if state[SWAP_CARD] != action:
            _forget_swap(state)
        _go_on(state)
    elif state[STAGE] == TARGETING:
        state[TARGET + state[TARGETS]] = action
        state[TARGETS] += 1
        _hit_target(state, action)
    else:
        state[FOLLOWERS + action - FOLLOWER] -= 1
        state[COURT + FACTIONS * state[TO_MOVE] + (action - FOLLOWER) % FACTIONS] += 1
        _end_card(state)


@kernel
def _go_on(state: Vector) -> None:
    """To the next target, else to taking a follower, else (K4.3) to the end of the turn."""
    if wants_target(state):
        state[STAGE] = TARGETING
        return
    if state[TARGETS] == 0:
        _forget_swap(state)
    if count_on_map(state) > 0:
        state[STAGE] = TAKING
    else:
        _end_card(state)


@kernel
def _hit_target(state: Vector, action: int) -> None:
    """Does what a card does with its latest target, as soon as it can be done."""
    card = state[CARD]
    if card == KING:
        if state[TARGETS] == 3:
            _swap_tiles(state, action - PLACE)
    elif card == KHON:
        state[POOL + (action - FOLLOWER) % FACTIONS] -= 1
        state[FOLLOWERS + action - FOLLOWER] += 1
    elif card >= FIRST_FACTION_CARD:
        faction = card - FIRST_FACTION_CARD
        state[POOL + faction] -= 1
        state[FOLLOWERS + FACTIONS * (action - PLACE) + faction] += 1
    elif not _is_swap_whole(state):
        return
    else:
        _swap_followers(state)
    _go_on(state)


@kernel
def _is_swap_whole(state: Vector) -> bool:
    """Whether all followers of a swap are chosen: two of different provinces, or three."""
    if state[TARGETS] < 2:
        return False
    first, second = state[TARGET] - FOLLOWER, state[TARGET + 1] - FOLLOWER
    return state[TARGETS] == 3 or first // FACTIONS != second // FACTIONS  # type: ignore[no-any-return]


@kernel
def _swap_tiles(state: Vector, marked: int) -> None:
    """K5.1."""
    first, second = state[TARGET] - PLACE, state[TARGET + 1] - PLACE
    slot, other = slot_of(state, first), slot_of(state, second)
    state[TILE + slot] = second
    state[TILE + other] = first
    state[MARKED + slot_of(state, marked)] = 1


@large_kernel
def _swap_followers(state: Vector) -> None:
    """K5.3, K5.4, K5.5: swaps the chosen followers and remembers the swap."""
    last = state[TARGETS] - 1
    there = (state[TARGET + last] - FOLLOWER) // FACTIONS
    here = (state[TARGET] - FOLLOWER) // FACTIONS
    state[SWAP_CARD] = state[CARD]
    state[SWAP_PLACE], state[SWAP_PLACE + 1] = here, there
    state[SWAP_FACTION], state[SWAP_FACTION + 1] = 0, 0
    for i in range(last + 1):
        faction = (state[TARGET + i] - FOLLOWER) % FACTIONS
        source, target = (there, here) if i == last else (here, there)
        state[FOLLOWERS + FACTIONS * source + faction] -= 1
        state[FOLLOWERS + FACTIONS * target + faction] += 1
        state[SWAP_FACTION + (i == last)] += weight(faction)


@kernel
def _forget_swap(state: Vector) -> None:
    for at in range(SWAP_CARD, SWAP_FACTION + 2):
        state[at] = 0


@kernel
def _note_latest(state: Vector) -> None:
    """Puts the seat to move in front of those that have played cards."""
    seat = state[TO_MOVE] + 1
    place = 0
    while place < MOST_PLAYERS - 1 and state[RECENT + place] != seat and state[RECENT + place] != 0:
        place += 1
    while place > 0:
        state[RECENT + place] = state[RECENT + place - 1]
        place -= 1
    state[RECENT] = seat


@kernel
def _end_card(state: Vector) -> None:
    """K4.1: the card is out of the game, and it is the next seat's turn."""
    for at in range(STAGE, TARGETS + 1):
        state[at] = 0
    state[PASSES] = 0
    state[TO_MOVE] = (state[TO_MOVE] + 1) % state[PLAYERS]


@kernel
def _pass(state: Vector) -> None:
    """K3.3: all players in a row end the struggle; the next seat starts the next one."""
    state[PASSES] += 1
    state[TO_MOVE] = (state[TO_MOVE] + 1) % state[PLAYERS]
    if state[PASSES] == state[PLAYERS]:
        state[PASSES] = 0
        _settle(state)


@kernel
def _settle(state: Vector) -> None:
    """K6: the contested province gets its owner, its followers go to the pool; perhaps the game ends."""
    province = state[TILE + state[SETTLED]]
    state[OWNER + province] = leader_in(state, province)
    for faction in range(FACTIONS):
        state[POOL + faction] += state[FOLLOWERS + FACTIONS * province + faction]
        state[FOLLOWERS + FACTIONS * province + faction] = 0
    state[SETTLED] += 1
    british = 0
    for other in range(PROVINCES):
        british += state[OWNER + other] == BRITISH
    if british == COLONY or state[SETTLED] == PROVINCES:
        state[IS_OVER] = 1
