"""The things on the table in a position of King of Siam, as plain values that every drawing shows in its own way.

Provinces, factions and slots count from 0, seats from 1. Owners are letters, `R` `L` `M` or `B` for the British; cards
are the letters of `KTT12RLM`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeAlias

from erawan.core.contract import Vector
from erawan.core.outcome import View, Viewer
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam import winning
from erawan.games.king_of_siam.maps import Map, load_map
from erawan.games.king_of_siam.notation import CARD_LETTERS
from erawan.games.king_of_siam.position import NOTHING, OWNER_LETTERS
from erawan.games.king_of_siam.state import KingOfSiamState

_HIDDEN_HAND = re.compile(r"\*([0-8])([KT12RLM]?)")

Counts: TypeAlias = tuple[int, int, int]
"""Followers of Rama, Lao and Malay."""


@dataclass(frozen=True)
class ProvinceFacts:
    """One province as it stands."""

    code: str
    name: str
    followers: Counts
    owner: str
    """Who controls it; empty until it is settled."""
    home_of: int | None
    is_contested: bool
    neighbours: tuple[int, ...]


@dataclass(frozen=True)
class TileFacts:
    """The tile on one slot of the track."""

    province: int
    is_marked: bool
    is_contested: bool


@dataclass(frozen=True)
class SeatFacts:
    """One player: followers, cards, and part in the game."""

    number: int
    court: Counts
    hand: str
    """The cards, if they may be seen."""
    hidden_cards: int
    """How many cards are held face down."""
    top_card: str
    """K4.6: the card on top of the pile; empty where none is known."""
    latest_turn: str
    """K4.6: what the seat did last; empty where that is not known."""
    partner: int | None
    has_passed: bool
    is_to_move: bool
    has_won: bool


@dataclass(frozen=True)
class TableFacts:
    """Everything that a drawing shows."""

    plan: Map
    title: str
    provinces: tuple[ProvinceFacts, ...]
    tiles: tuple[TileFacts, ...]
    seats: tuple[SeatFacts, ...]
    pool: Counts
    passes: int
    latest: tuple[int, ...]
    """Seats by their latest card, most recent first."""
    swap: str
    """The swap that K5.5 protects; empty if there is none."""
    text: str
    """The position as the viewer may see it (K8.2, K8.4)."""


def lay_table(state: KingOfSiamState, viewer: Viewer = "everything", view: View | None = None) -> TableFacts:
    """Return what a viewer sees of a position; a ``view`` from a server knows more than an imagined state."""
    vector, plan = state.vector, state.game.map
    text, latest = (str(state), state.latest) if viewer == "everything" else _seen(view or state.view(viewer))
    fields = text.split(" ")
    hands = [seat.partition(":")[2] for seat in fields[3].split("/")]
    contested = -1 if vector[k.IS_OVER] else int(vector[k.SETTLED])
    return TableFacts(
        plan,
        plan.title,
        tuple(_province(vector, plan, province, contested) for province in range(k.PROVINCES)),
        tuple(_tile(vector, slot, contested) for slot in range(k.PROVINCES)),
        tuple(_seat(state, seat, hand, latest[seat] or "") for seat, hand in enumerate(hands)),
        _counts(vector, k.POOL),
        int(vector[k.PASSES]),
        tuple(int(seat) for seat in vector[k.RECENT : k.RECENT + k.MOST_PLAYERS] if seat),
        "" if fields[7] == NOTHING else fields[7],
        text,
    )


def _seen(view: View) -> tuple[str, tuple[str | None, ...]]:
    return view.text, view.latest


def is_reconstructed(plan: Map) -> bool:
    """K1.5: whether a map is our reconstruction; a map of the user's own with other borders or homes is not."""
    return plan.digest == load_map("siam").digest


def _counts(vector: Vector, at: int) -> Counts:
    return int(vector[at]), int(vector[at + 1]), int(vector[at + 2])


def _province(vector: Vector, plan: Map, province: int, contested: int) -> ProvinceFacts:
    borders = int(vector[k.BORDERS + province])
    return ProvinceFacts(
        plan.provinces[province].code,
        plan.provinces[province].name,
        _counts(vector, k.FOLLOWERS + k.FACTIONS * province),
        OWNER_LETTERS[vector[k.OWNER + province]].strip(),
        plan.homes.index(province) if province in plan.homes else None,
        contested >= 0 and vector[k.TILE + contested] == province,
        tuple(other for other in range(k.PROVINCES) if borders >> other & 1),
    )


def _tile(vector: Vector, slot: int, contested: int) -> TileFacts:
    return TileFacts(int(vector[k.TILE + slot]), bool(vector[k.MARKED + slot]), slot == contested)


def _seat(state: KingOfSiamState, seat: int, hand: str, latest_turn: str) -> SeatFacts:
    vector = state.vector
    players = int(vector[k.PLAYERS])
    partners = int(winning.team_of(vector, seat)) & ~(1 << seat)
    hidden = _HIDDEN_HAND.fullmatch(hand)
    top_card = state.top_cards[seat]
    top_letter = CARD_LETTERS[top_card - k.FIRST_CARD] if top_card else ""
    # The seat that passed last is the one before the seat to move, the one that passed before it is one further back.
    turns_ago = (int(vector[k.TO_MOVE]) - seat - 1) % players
    return SeatFacts(
        number=seat + 1,
        court=_counts(vector, k.COURT + k.FACTIONS * seat),
        hand="" if hand == NOTHING or hidden else hand,
        hidden_cards=int(hidden[1]) if hidden else 0,
        top_card=hidden[2] if hidden else top_letter,
        latest_turn=latest_turn,
        partner=partners.bit_length() or None,
        has_passed=turns_ago < vector[k.PASSES],
        is_to_move=state.outcome is None and state.to_move == seat + 1,
        has_won=state.outcome is not None and seat + 1 in state.outcome.winners,
    )
