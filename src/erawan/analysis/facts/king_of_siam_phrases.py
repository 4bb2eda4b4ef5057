"""Phrases and marks that facts about King of Siam share: provinces, followers, players, standings and sets."""

from __future__ import annotations

from collections.abc import Sequence

from erawan.analysis.facts.king_of_siam_turn_vectors import followers_in, stands_for
from erawan.core.contract import Vector
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam.descriptions import FACTION_NAMES, province_phrase
from erawan.games.king_of_siam.final_table import make_final_table
from erawan.games.king_of_siam.maps import Map
from erawan.games.king_of_siam.state import KingOfSiamState
from erawan.words import Phrase
from erawan.words.phrase import Value


def place_values(province: int, plan: Map) -> dict[str, Value]:
    """Return the values by which messages name a province."""
    return dict(province_phrase(province, plan).values)


def player_phrase(seat: int) -> Phrase:
    """Name the player of a seat, from 1."""
    return Phrase("kos-player", {"seat": seat})


def follower_phrase(faction: int) -> Phrase:
    """Return one follower of a faction, as the object of a verb."""
    return Phrase("kos-followers", {"count": 1, "faction": FACTION_NAMES[faction]})


def standing_phrase(vector: Vector, province: int, plan: Map) -> Phrase:
    """Say who would take a province now, and with how many followers."""
    counts = sorted(followers_in(vector, province), reverse=True)
    leader = stands_for(vector, province)
    values: dict[str, Value] = {**place_values(province, plan), "count": counts[0]}
    if leader == k.BRITISH:
        return Phrase("coach-kos-stands-tie" if counts[0] else "coach-kos-stands-empty", values)
    return Phrase("coach-kos-stands", {**values, "faction": FACTION_NAMES[leader - 1], "second": counts[1]})


def tally_sets(state: KingOfSiamState) -> Phrase:
    """List the sides of a colony with their complete sets, most sets first."""
    rows = sorted(make_final_table(state.vector).player_steps[0].rows, key=lambda row: -(row.number or 0))
    tallies = [Phrase("kos-tally", {"player": _players(row.seats), "count": row.number or 0}) for row in rows]
    return _joined("series", tallies)


def marks_of(plan: Map, *provinces: int) -> tuple[str, ...]:
    """Return the marks of provinces."""
    return tuple(f"land:{plan.codes[province]}" for province in provinces)


def _players(seats: Sequence[int]) -> Phrase:
    return _joined("list", [player_phrase(seat) for seat in seats])


def _joined(key: str, phrases: Sequence[Phrase]) -> Phrase:
    names = ("first", "second", "third", "fourth")
    return Phrase(f"{key}-{len(phrases)}", dict(zip(names, phrases, strict=False)))
