"""King of Siam before the first turn (K1, K2): the options, and a start from a seed. All chance of the game is here."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from erawan.core.contract import STATE_TYPE, Vector
from erawan.core.options import Option
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam import state_queries
from erawan.games.king_of_siam.maps import Map

OPTIONS = (
    Option("players", 2, "K2.1", numbers=range(2, 5)),
    Option("map", "siam", "K1.5", is_text=True),
    Option("discards", "top", "K4.6", choices=("top", "open")),
    Option("talk", False, "K7.5", choices=(False, True)),
)
FULL_HAND = (1, 2, 1, 1, 1, 1, 1)  # K1.3: of each card
IN_A_PROVINCE = 4
AT_HOME = 2

# K2.1: the two factions that helper cards 1, 2 and 3 give a follower of.
_PAIRS = ((k.RAMA, k.LAO), (k.LAO, k.MALAY), (k.RAMA, k.MALAY))
_CARD_OF_THE_LEFT = 4


def followers_each(players: int) -> int:
    """Return how many followers each faction has in the game (K1.1)."""
    return 16 if players == 2 else 18


def empty_vector(players: int, plan: Map) -> Vector:
    """Return a vector with players and map in its head, all followers in the pool, and nothing else."""
    vector = np.zeros(k.STATE_SIZE, STATE_TYPE)
    vector[k.PLAYERS] = players
    vector[k.HOME : k.HOME + k.FACTIONS] = plan.homes
    for first, second in plan.borders:
        vector[k.BORDERS + first] |= 1 << second
        vector[k.BORDERS + second] |= 1 << first
    vector[k.POOL : k.POOL + k.FACTIONS] = followers_each(players)
    return vector


def start_vector(players: int, plan: Map, seed: int | None) -> Vector:
    """Return a random starting position (K2); the same seed gives the same one."""
    chance = Random(seed)
    vector = dealt_vector(players, plan)
    give_helpers(vector, chance.sample(helper_cards(players), players))
    place_homes(vector)
    rest = [faction for faction in range(k.FACTIONS) for _ in range(int(vector[k.POOL + faction]))]
    chance.shuffle(rest)
    while (province := next_to_fill(vector)) is not None:
        place(vector, province, rest.pop())
    tiles = list(range(k.PROVINCES))
    chance.shuffle(tiles)  # K2.3
    vector[k.TILE : k.TILE + k.PROVINCES] = tiles
    return vector


def dealt_vector(players: int, plan: Map) -> Vector:
    """Return an empty table on which all seats hold all cards (K1.3)."""
    vector = empty_vector(players, plan)
    for seat in range(players):
        vector[k.HAND + k.CARDS * seat : k.HAND + k.CARDS * (seat + 1)] = FULL_HAND
    return vector


def helper_cards(players: int) -> range:
    """Return the helper cards from which the seats draw (K2.1)."""
    return range(1, 5 if players == k.MOST_PLAYERS else 4)


def give_helpers(vector: Vector, cards: Sequence[int]) -> None:
    """K2.1, K2.4: give each seat the two followers of its helper card; the seat with the lowest card is to move."""
    for seat, card in enumerate(cards):
        shown = cards[(seat + 1) % len(cards)] if card == _CARD_OF_THE_LEFT else card
        for faction in _PAIRS[shown - 1]:
            vector[k.COURT + k.FACTIONS * seat + faction] += 1
            vector[k.POOL + faction] -= 1
    vector[k.TO_MOVE] = cards.index(min(cards))


def place_homes(vector: Vector) -> None:
    """K2.2: put two followers of its own faction into each home."""
    for faction in range(k.FACTIONS):
        place(vector, int(vector[k.HOME + faction]), faction, AT_HOME)


def next_to_fill(vector: Vector) -> int | None:
    """Return the first province with fewer than four followers (K2.2), or None."""
    for province in range(k.PROVINCES):
        if state_queries.count_in(vector, province) < IN_A_PROVINCE:
            return province
    return None


def place(vector: Vector, province: int, faction: int, count: int = 1) -> None:
    """Move followers from the pool into a province."""
    vector[k.POOL + faction] -= count
    vector[k.FOLLOWERS + k.FACTIONS * province + faction] += count
