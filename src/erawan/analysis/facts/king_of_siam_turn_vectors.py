"""The position vectors of a turn of King of Siam, and functions that read them.

A turn has three vectors: before it, after its card's effect, and after the whole turn. A province *stands* for whoever
would take it if its struggle ended now (K6.1).
"""

from __future__ import annotations

from dataclasses import dataclass

from erawan.core.contract import Vector
from erawan.core.state import State
from erawan.games.king_of_siam import kernel, state_queries
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam.state import KingOfSiamState


def kos_state(state: State) -> KingOfSiamState:
    """Return a state as one of King of Siam."""
    assert isinstance(state, KingOfSiamState)
    return state


def contested(vector: Vector) -> int:
    """Return the province whose struggle is on (K3.1)."""
    return int(vector[k.TILE + vector[k.SETTLED]])


def followers_in(vector: Vector, province: int) -> list[int]:
    """Return how many followers of each faction stand in a province."""
    at = k.FOLLOWERS + k.FACTIONS * province
    return [int(count) for count in vector[at : at + k.FACTIONS]]


def faction_of(follower: int) -> int:
    """Return the faction of a follower's action."""
    return (follower - k.FOLLOWER) % k.FACTIONS


def stands_for(vector: Vector, province: int) -> int:
    """Return who would take a province if its struggle ended now: 1 to 3 a faction, or BRITISH."""
    return int(state_queries.leader_in(vector, province))


def hand_size(vector: Vector, seat: int) -> int:
    """Return how many cards a seat, from 1, holds."""
    at = k.HAND + k.CARDS * (seat - 1)
    return int(vector[at : at + k.CARDS].sum())


def is_holding(vector: Vector, seat: int, card: int) -> bool:
    """Return whether a seat, from 1, holds a card."""
    return bool(vector[k.HAND + k.CARDS * (seat - 1) + card - k.FIRST_CARD] > 0)


def can_place(vector: Vector, faction: int) -> bool:
    """Return whether a faction's own card could place a follower anywhere (K5.6), if the pool had one."""
    return any(state_queries.can_receive(vector, province, faction) for province in range(k.PROVINCES))


@dataclass(frozen=True)
class TurnVectors:
    """The vectors of a turn: before it, after the card's effect, after the whole turn."""

    actions: tuple[int, ...]
    before: Vector
    amid: Vector
    after: Vector

    @property
    def card(self) -> int:
        """The card's action; PASS for a pass."""
        return self.actions[0]

    @property
    def taken(self) -> int | None:
        """The follower taken, as an action; None if none is."""
        return self.actions[-1] if self.card != k.PASS and self.actions[-1] >= k.FOLLOWER else None

    @property
    def has_effect(self) -> bool:
        """True if the card changed anything."""
        return len(self.actions) > 1 + (self.taken is not None)


def compute_turn_vectors(state: State, turn: str) -> TurnVectors:
    """Compute the vectors of a legal turn."""
    actions = state.parse_turn(turn)
    vectors = [state.vector]
    for action in actions:
        vector = vectors[-1].copy()
        kernel.apply(vector, action)
        vectors.append(vector)
    is_taking = actions[0] != k.PASS and actions[-1] >= k.FOLLOWER
    return TurnVectors(actions, vectors[0], vectors[-2 if is_taking else -1], vectors[-1])
