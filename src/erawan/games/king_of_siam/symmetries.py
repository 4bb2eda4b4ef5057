"""The symmetries of King of Siam.

- **Seats**: when everybody moves on by a seat, nothing changes but the seats' numbers; every seat observes the same
  numbers as before (``rotate_seats``), and the actions stay as they are.
- **Maps**: a map may be mirrored in itself, provinces onto provinces with the same borders and homes onto homes, the
  factions going with their homes. Map ``siam`` has no such mirror; ``britain`` has one. The actions of a turn are
  written in a fixed order (K8.1), which a mirror may change. So a mirror maps positions between turns, whole turns,
  first choices and results, but not every step within a turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations

import numpy as np
import numpy.typing as npt

from erawan.core.contract import Vector
from erawan.games.king_of_siam import features
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam.maps import Map
from erawan.games.king_of_siam.notation import sort_targets

_FIRST_FACTION = k.FIRST_FACTION_CARD - k.FIRST_CARD


def rotate_seats(vector: Vector) -> Vector:
    """Return the same position with every player moved on by one seat."""
    players = int(vector[k.PLAYERS])
    result = vector.copy()
    for start, width in ((k.COURT, k.FACTIONS), (k.HAND, k.CARDS)):
        size = width * players
        result[start : start + size] = np.roll(vector[start : start + size], width)
    result[k.TO_MOVE] = (vector[k.TO_MOVE] + 1) % players
    recent = vector[k.RECENT : k.RECENT + k.MOST_PLAYERS]
    result[k.RECENT : k.RECENT + k.MOST_PLAYERS] = np.where(recent == 0, 0, recent % players + 1)
    return result


@dataclass(frozen=True)
class Symmetry:
    """A map mirrored in itself: where each province, faction, action and number of an observation goes."""

    provinces: tuple[int, ...]
    factions: tuple[int, ...]
    actions: npt.NDArray[np.int64]
    numbers: npt.NDArray[np.int64]

    def transform(self, vector: Vector) -> Vector:
        """Return the vector of the mirrored position, between turns."""
        result = vector.copy()
        owners = np.array([k.NOBODY, *(1 + faction for faction in self.factions), k.BRITISH])
        for province, to in enumerate(self.provinces):
            result[k.OWNER + to] = owners[vector[k.OWNER + province]]
            for faction, other in enumerate(self.factions):
                result[k.FOLLOWERS + 3 * to + other] = vector[k.FOLLOWERS + 3 * province + faction]
        result[k.TILE : k.MARKED] = np.array(self.provinces)[vector[k.TILE : k.MARKED]]
        for faction, other in enumerate(self.factions):
            result[k.POOL + other] = vector[k.POOL + faction]
            for seat in range(k.MOST_PLAYERS):
                result[k.COURT + 3 * seat + other] = vector[k.COURT + 3 * seat + faction]
                hand = k.HAND + k.CARDS * seat + _FIRST_FACTION
                result[hand + other] = vector[hand + faction]
        if vector[k.SWAP_CARD]:
            for i in range(2):
                result[k.SWAP_PLACE + i] = self.provinces[vector[k.SWAP_PLACE + i]]
                result[k.SWAP_FACTION + i] = self._map_swapped(int(vector[k.SWAP_FACTION + i]))
        return result

    def _map_swapped(self, left: int) -> int:
        """Return the mirrored SWAP_FACTION number: one base-3 digit per faction."""
        return sum(left // 3**faction % 3 * 3**other for faction, other in enumerate(self.factions))

    def map_turn(self, actions: Sequence[int]) -> tuple[int, ...]:
        """Return the actions of the mirrored turn, in the order of K8.1."""
        mapped = [int(self.actions[action]) for action in actions]
        # As in `notation.format_turn`: a turn that moved any follower ends with the one taken.
        end = len(mapped) - (mapped[-1] >= k.FOLLOWER)
        return (mapped[0], *sort_targets(mapped[0], mapped[1:end]), *mapped[end:])


def symmetries_of(plan: Map) -> tuple[Symmetry, ...]:
    """Return every way to mirror a map in itself, the identity included."""
    borders = {frozenset(border) for border in plan.borders}
    found = []
    for provinces in permutations(range(k.PROVINCES)):
        homes = [provinces[home] for home in plan.homes]
        if set(homes) != set(plan.homes):
            continue
        if all(frozenset((provinces[a], provinces[b])) in borders for a, b in plan.borders):
            found.append(_make(provinces, tuple(plan.homes.index(home) for home in homes)))
    return tuple(found)


def _make(provinces: tuple[int, ...], factions: tuple[int, ...]) -> Symmetry:
    followers = [3 * to + other for to in provinces for other in factions]
    cards = [*range(_FIRST_FACTION), *(_FIRST_FACTION + faction for faction in factions)]
    actions = [
        k.PASS,
        *(k.FIRST_CARD + card for card in cards),
        *(k.PLACE + province for province in provinces),
        *(k.FOLLOWER + follower for follower in followers),
    ]
    numbers = features.map_numbers(provinces, factions, followers, cards)
    return Symmetry(provinces, factions, np.array(actions), np.array(numbers))
