"""What turns of King of Siam change: positions before a turn, after its card's effect, and after the whole turn.

A province *stands* for whoever would take it if its struggle ended now (K6.1).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from erawan.core.contract import Vector
from erawan.core.state import State
from erawan.games.king_of_siam import kernel, places
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam.descriptions import FACTION_NAMES, province_phrase
from erawan.games.king_of_siam.final_table import make_final_table
from erawan.games.king_of_siam.maps import Map
from erawan.games.king_of_siam.state import KingOfSiamState
from erawan.words import Phrase
from erawan.words.phrase import Value


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
    return int(places.leader_in(vector, province))


def hand_size(vector: Vector, seat: int) -> int:
    """Return how many cards a seat, from 1, holds."""
    at = k.HAND + k.CARDS * (seat - 1)
    return int(vector[at : at + k.CARDS].sum())


def is_holding(vector: Vector, seat: int, card: int) -> bool:
    """Return whether a seat, from 1, holds a card."""
    return bool(vector[k.HAND + k.CARDS * (seat - 1) + card - k.FIRST_CARD] > 0)


@dataclass(frozen=True)
class TurnSteps:
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
        """Whether the card changed anything."""
        return len(self.actions) > 1 + (self.taken is not None)


def steps_of(state: State, turn: str) -> TurnSteps:
    """Return the vectors of a legal turn."""
    actions = state.parse_turn(turn)
    vectors = [state.vector]
    for action in actions:
        vector = vectors[-1].copy()
        kernel.apply(vector, action)
        vectors.append(vector)
    is_taking = actions[0] != k.PASS and actions[-1] >= k.FOLLOWER
    return TurnSteps(actions, vectors[0], vectors[-2 if is_taking else -1], vectors[-1])


def place_values(province: int, plan: Map) -> dict[str, Value]:
    """Return the values by which messages name a province."""
    return dict(province_phrase(province, plan).values)


def standing_phrase(vector: Vector, province: int, plan: Map) -> Phrase:
    """Say who would take a province now, and with how many followers."""
    counts = sorted(followers_in(vector, province), reverse=True)
    leader = stands_for(vector, province)
    values: dict[str, Value] = {**place_values(province, plan), "count": counts[0]}
    if leader == k.BRITISH:
        return Phrase("coach-kos-stands-tie" if counts[0] else "coach-kos-stands-empty", values)
    return Phrase("coach-kos-stands", {**values, "faction": FACTION_NAMES[leader - 1], "second": counts[1]})


def follower_phrase(faction: int) -> Phrase:
    """Return one follower of a faction, as the object of a verb."""
    return Phrase("kos-followers", {"count": 1, "faction": FACTION_NAMES[faction]})


def marks_of(plan: Map, *provinces: int) -> tuple[str, ...]:
    """Return the marks of provinces."""
    return tuple(f"land:{plan.codes[province]}" for province in provinces)


def can_place(vector: Vector, faction: int) -> bool:
    """Return whether a faction's own card could place a follower anywhere (K5.6), if the pool had one."""
    return any(places.can_receive(vector, province, faction) for province in range(k.PROVINCES))


def tally_sets(state: KingOfSiamState) -> Phrase:
    """List the sides of a colony with their complete sets, most sets first."""
    rows = sorted(make_final_table(state.vector).player_steps[0].rows, key=lambda row: -(row.number or 0))
    tallies = [Phrase("kos-tally", {"player": _players(row.seats), "count": row.number or 0}) for row in rows]
    return _joined("series", tallies)


def player_phrase(seat: int) -> Phrase:
    """Name the player of a seat, from 1."""
    return Phrase("kos-player", {"seat": seat})


def _players(seats: Sequence[int]) -> Phrase:
    return _joined("list", [player_phrase(seat) for seat in seats])


def _joined(key: str, phrases: Sequence[Phrase]) -> Phrase:
    names = ("first", "second", "third", "fourth")
    return Phrase(f"{key}-{len(phrases)}", dict(zip(names, phrases, strict=False)))
