"""Apply actions (K3-K6): cards, passes, the end of a struggle and of the game."""

from __future__ import annotations

from erawan.core.compiled import kernel, large_kernel
from erawan.core.contract import Vector
from erawan.games.king_of_siam.card_legality import (
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
    ONE,
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
    TWO,
)
from erawan.games.king_of_siam.state_queries import (
    count_on_map,
    leader_in,
    slot_of,
)


@large_kernel
def apply(state: Vector, action: int) -> None:
    """Carry out a legal action, and end the turn, struggle and game where the action ends them."""
    if state[STAGE] == TAKING:
        state[FOLLOWERS + action - FOLLOWER] -= 1
        state[COURT + FACTIONS * state[TO_MOVE] + (action - FOLLOWER) % FACTIONS] += 1
        _end_card(state)
        return
    if state[STAGE] == TARGETING:
        hit_target(state, action)
        if wants_more(state):
            return
        if state[CARD] == ONE or state[CARD] == TWO:
            _note_swap(state)
    elif action == PASS:
        _pass(state)
        return
    else:
        state[HAND + CARDS * state[TO_MOVE] + action - FIRST_CARD] -= 1
        state[CARD] = action
        _note_latest(state)
        if state[SWAP_CARD] != action:
            _forget_swap(state)
    # Called at one place only: each further call would be compiled once more.
    _go_on(state)


@kernel
def _go_on(state: Vector) -> None:
    """Continue the turn: with the next target, else with taking a follower, else (K4.3) end it."""
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
def hit_target(state: Vector, action: int) -> None:
    """Set the next target of the card being played, and carry out what the card does with it."""
    state[TARGET + state[TARGETS]] = action
    state[TARGETS] += 1
    _do_card(state, 1)


@kernel
def take_back_target(state: Vector) -> None:
    """Undo the latest target of the card being played."""
    _do_card(state, -1)
    state[TARGETS] -= 1


@kernel
def wants_more(state: Vector) -> bool:
    """Return whether the card being played needs another target."""
    return not _is_swap_whole(state) if state[CARD] == ONE or state[CARD] == TWO else wants_target(state)


@large_kernel
def _do_card(state: Vector, way: int) -> None:
    """Carry out (``way`` 1) or undo (-1) what a card does, as soon as its latest target allows it."""
    card, action = state[CARD], state[TARGET + state[TARGETS] - 1]
    if card == KING:
        if state[TARGETS] == 3:
            _swap_tiles(state, action - PLACE, way)
    elif card == KHON:
        _place(state, action - FOLLOWER, way)
    elif card >= FIRST_FACTION_CARD:
        _place(state, FACTIONS * (action - PLACE) + card - FIRST_FACTION_CARD, way)
    elif _is_swap_whole(state):
        _swap_followers(state, way)


@kernel
def _is_swap_whole(state: Vector) -> bool:
    """Return whether all followers of a swap are chosen: two of different provinces, or three."""
    if state[TARGETS] < 2:
        return False
    first, second = state[TARGET] - FOLLOWER, state[TARGET + 1] - FOLLOWER
    return state[TARGETS] == 3 or first // FACTIONS != second // FACTIONS  # type: ignore[no-any-return]


@kernel
def _place(state: Vector, follower: int, way: int) -> None:
    """K5.2, K5.6: move a follower, ``3 * province + faction``, from the pool to the map."""
    state[POOL + follower % FACTIONS] -= way
    state[FOLLOWERS + follower] += way


@kernel
def _swap_tiles(state: Vector, marked: int, way: int) -> None:
    """Swap two tiles; a King marker goes with its tile (K5.1)."""
    first, second = state[TARGET] - PLACE, state[TARGET + 1] - PLACE
    slot, other = slot_of(state, first), slot_of(state, second)
    place = other if (marked == first) == (way == 1) else slot  # the marker goes with its tile
    state[TILE + slot] = second
    state[TILE + other] = first
    state[MARKED + place] += way


@kernel
def _swap_followers(state: Vector, way: int) -> None:
    """Swap followers between two provinces (K5.3, K5.4)."""
    last = state[TARGETS] - 1
    there = (state[TARGET + last] - FOLLOWER) // FACTIONS
    here = (state[TARGET] - FOLLOWER) // FACTIONS
    for i in range(last + 1):
        faction = (state[TARGET + i] - FOLLOWER) % FACTIONS
        source, target = (there, here) if i == last else (here, there)
        state[FOLLOWERS + FACTIONS * source + faction] -= way
        state[FOLLOWERS + FACTIONS * target + faction] += way


@large_kernel
def _note_swap(state: Vector) -> None:
    """K5.5: store the swap that was made."""
    last = state[TARGETS] - 1
    state[SWAP_CARD] = state[CARD]
    state[SWAP_PLACE] = (state[TARGET] - FOLLOWER) // FACTIONS
    state[SWAP_PLACE + 1] = (state[TARGET + last] - FOLLOWER) // FACTIONS
    state[SWAP_FACTION], state[SWAP_FACTION + 1] = 0, 0
    for i in range(last + 1):
        state[SWAP_FACTION + (i == last)] += weight((state[TARGET + i] - FOLLOWER) % FACTIONS)


@kernel
def _forget_swap(state: Vector) -> None:
    for at in range(SWAP_CARD, SWAP_FACTION + 2):
        state[at] = 0


@kernel
def _note_latest(state: Vector) -> None:
    """Put the seat to move in front of those that have played cards."""
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
    """K4.1: remove the card from the game and give the turn to the next seat."""
    for at in range(STAGE, TARGETS + 1):
        state[at] = 0
    state[PASSES] = 0
    state[TO_MOVE] = (state[TO_MOVE] + 1) % state[PLAYERS]


@kernel
def _pass(state: Vector) -> None:
    """K3.3: count a pass; when all players have passed in a row, end the struggle. The next seat is to move."""
    state[PASSES] += 1
    state[TO_MOVE] = (state[TO_MOVE] + 1) % state[PLAYERS]
    if state[PASSES] == state[PLAYERS]:
        state[PASSES] = 0
        _settle(state)


@kernel
def _settle(state: Vector) -> None:
    """K6: give the contested province its owner, return its followers to the pool, end the game if it is over."""
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
