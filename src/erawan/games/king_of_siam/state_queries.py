"""Queries on a state: followers, leaders and borders on the map, free tiles of the track, cards left (K1, K5, K6.1)."""

from __future__ import annotations

from erawan.core.compiled import kernel
from erawan.core.contract import Vector
from erawan.games.king_of_siam.layout import (
    BORDERS,
    BRITISH,
    CARDS,
    FACTIONS,
    FOLLOWERS,
    HAND,
    HOME,
    LAO,
    MALAY,
    MARKED,
    NOBODY,
    OWNER,
    PLAYERS,
    PROVINCES,
    RAMA,
    SETTLED,
    TILE,
)


@kernel
def count_in(state: Vector, province: int) -> int:
    """Return how many followers stand in a province."""
    at = FOLLOWERS + FACTIONS * province
    return state[at] + state[at + 1] + state[at + 2]  # type: ignore[no-any-return]


@kernel
def count_on_map(state: Vector) -> int:
    """Return how many followers stand on the map."""
    total = 0
    for at in range(FOLLOWERS, FOLLOWERS + FACTIONS * PROVINCES):
        total += state[at]
    return total


@kernel
def are_adjacent(state: Vector, first: int, second: int) -> bool:
    """Return whether the map has a border between two provinces (K1.2)."""
    return (state[BORDERS + first] >> second) & 1 == 1  # type: ignore[no-any-return]


@kernel
def leader(rama: int, lao: int, malay: int) -> int:
    """Return who takes a province with these followers (K6.1): a faction's number; the British if the lead is tied."""
    if rama > lao and rama > malay:
        return 1 + RAMA
    if lao > rama and lao > malay:
        return 1 + LAO
    if malay > rama and malay > lao:
        return 1 + MALAY
    return BRITISH


@kernel
def leader_in(state: Vector, province: int) -> int:
    """Return who would take a province if its struggle ended now (K6.1)."""
    at = FOLLOWERS + FACTIONS * province
    return leader(state[at], state[at + 1], state[at + 2])


@kernel
def slot_of(state: Vector, province: int) -> int:
    """Return the slot on which a province's tile lies."""
    slot = 0
    while state[TILE + slot] != province:
        slot += 1
    return slot


@kernel
def is_free_tile(state: Vector, province: int) -> bool:
    """Return whether a province's tile is face up and carries no King marker (K5.1)."""
    slot = slot_of(state, province)
    return slot >= state[SETTLED] and state[MARKED + slot] == 0  # type: ignore[no-any-return]


@kernel
def can_receive(state: Vector, province: int, faction: int) -> bool:
    """Return whether a faction's own card may put a follower into a province (K5.6)."""
    if state[OWNER + province] != NOBODY:
        return False
    for other in range(PROVINCES):
        if are_adjacent(state, province, other):
            owner = state[OWNER + other]
            if owner == faction + 1 or (other == state[HOME + faction] and owner == NOBODY):
                return True
    return False


@kernel
def cards_left(state: Vector) -> int:
    """Return how many cards all hands hold."""
    total = 0
    for at in range(HAND, HAND + CARDS * state[PLAYERS]):
        total += state[at]
    return total
