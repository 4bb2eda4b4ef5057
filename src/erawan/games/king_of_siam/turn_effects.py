"""The effects of a turn of King of Siam on the map, step by step: moves, new leaders, and a settled province.

The kernel plays the turn action by action; the differences between its vectors are the effects. Programs that show a
turn need no rules for it. Hands and piles are left out, so everyone may see the effects (K4.6).
"""

from __future__ import annotations

from dataclasses import dataclass

from erawan.core.contract import Vector
from erawan.games.king_of_siam import kernel
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam.descriptions import FACTION_NAMES
from erawan.games.king_of_siam.maps import FACTION_LETTERS, Map
from erawan.games.king_of_siam.state import KingOfSiamState
from erawan.games.king_of_siam.state_queries import leader_in
from erawan.words import Phrase
from erawan.words.phrase import Value

OWNER_LETTERS = f"{FACTION_LETTERS}B"
SETTLED_LETTER = "-"


@dataclass(frozen=True)
class FollowerChange:
    """Followers of one faction that come to a province, or leave it if ``change`` is negative."""

    province: str
    faction: str
    change: int


@dataclass(frozen=True)
class LeaderChange:
    """A province that another owner would take now (K6.1): its code, and the owners' letters."""

    province: str
    before: str
    after: str


@dataclass(frozen=True)
class TurnEffect:
    """One step of a turn: followers that come and go, or two tiles that change places, one of which is marked.

    ``leaders`` names the provinces whose lead changes; a settled province has an owner instead of a leader.
    ``kind`` is ``card`` for what the card does, ``take`` for the follower that the player takes (K4.1), ``settle`` for
    the followers that leave a settled province (K6.1).
    """

    kind: str
    changes: tuple[FollowerChange, ...] = ()
    tiles: tuple[str, ...] = ()
    marked: str = ""
    leaders: tuple[LeaderChange, ...] = ()


@dataclass(frozen=True)
class Settlement:
    """A province that got its owner (K6.1): its code, the owner's letter, and a sentence that says why."""

    province: str
    owner: str
    phrase: Phrase


def leader_letters(vector: Vector) -> str:
    """Return who would take each province now (K6.1), a letter for each in the map's order; ``-`` if it is settled."""
    return "".join(
        SETTLED_LETTER if vector[k.OWNER + province] else OWNER_LETTERS[int(leader_in(vector, province)) - 1]
        for province in range(k.PROVINCES)
    )


def trace_turn(state: KingOfSiamState, turn: str) -> tuple[list[TurnEffect], Settlement | None]:
    """Return the effects of a legal turn in order, and the province that it settles if it does."""
    plan = state.game.map
    before = state.vector
    effects: list[TurnEffect] = []
    settlement = None
    for action in state.parse_turn(turn):
        after = before.copy()
        kernel.apply(after, action)
        kind = "take" if before[k.STAGE] == k.TAKING else "settle" if action == k.PASS else "card"
        effect = _effect(kind, before, after, plan)
        if effect is not None:
            effects.append(effect)
        if after[k.SETTLED] > before[k.SETTLED]:
            settlement = _settlement(before, after, plan)
        before = after
    return effects, settlement


def _effect(kind: str, before: Vector, after: Vector, plan: Map) -> TurnEffect | None:
    """Compare two vectors; None if nothing on the map or among the tiles differs."""
    changes = []
    for at in range(k.FACTIONS * k.PROVINCES):
        change = int(after[k.FOLLOWERS + at] - before[k.FOLLOWERS + at])
        if change:
            province, faction = divmod(at, k.FACTIONS)
            changes.append(FollowerChange(plan.codes[province], FACTION_LETTERS[faction], change))
    slots = [slot for slot in range(k.PROVINCES) if after[k.TILE + slot] != before[k.TILE + slot]]
    marked = [slot for slot in range(k.PROVINCES) if after[k.MARKED + slot] > before[k.MARKED + slot]]
    if not changes and not slots and not marked:
        return None
    tiles = tuple(plan.codes[int(after[k.TILE + slot])] for slot in slots)
    mark = plan.codes[int(after[k.TILE + marked[0]])] if marked else ""
    return TurnEffect(kind, tuple(changes), tiles, mark, _leader_changes(before, after, plan))


def _leader_changes(before: Vector, after: Vector, plan: Map) -> tuple[LeaderChange, ...]:
    letters = zip(plan.codes, leader_letters(before), leader_letters(after), strict=True)
    return tuple(LeaderChange(*each) for each in letters if each[1] != each[2] and each[2] != SETTLED_LETTER)


def _settlement(before: Vector, after: Vector, plan: Map) -> Settlement:
    province = int(before[k.TILE + before[k.SETTLED]])
    owner = int(after[k.OWNER + province])
    named = plan.provinces[province]
    start = k.FOLLOWERS + k.FACTIONS * province
    counts = sorted((int(before[start + faction]) for faction in range(k.FACTIONS)), reverse=True)
    values: dict[str, Value] = {"place": f"{plan.name}-{named.code}", "province": named.name, "count": counts[0]}
    if owner == k.BRITISH:
        phrase = Phrase("kos-settled-tie" if counts[0] else "kos-settled-empty", values)
    else:
        phrase = Phrase("kos-settled", {**values, "faction": FACTION_NAMES[owner - 1], "second": counts[1]})
    return Settlement(named.code, OWNER_LETTERS[owner - 1], phrase)
