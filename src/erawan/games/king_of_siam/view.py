"""The part of a game of King of Siam that a seat or a spectator may see (K4.6, K8.4).

Everything on the table is open, and so is what everybody did last. Under ``discards="top"`` other hands are hidden, and
so is all but the top card of each pile. A hidden hand is written as `*`, the number of its cards, and the top card.
When the game is over, or under ``discards="open"``, everything is shown.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from erawan.core.contract import Vector
from erawan.core.outcome import View
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam.notation import CARD_LETTERS
from erawan.games.king_of_siam.position import FULL_HAND_TEXT, NOTHING, format_fields, hand_text

if TYPE_CHECKING:
    from erawan.games.king_of_siam.state import KingOfSiamState

SEATS_FIELD = 3
_HIDDEN = re.compile(r"\*([0-8])([KT12RLM]?)")


def view(state: KingOfSiamState, seat: int | None, amid: Vector | None = None) -> View:
    """Return the position, or a vector within its next turn, with all hands hidden that the seat may not see."""
    viewer = state.game.check_seat(seat)
    vector = state.vector if amid is None else amid
    shows_all = state.game.options["discards"] == "open" or state.outcome is not None
    hands, top_cards = [], state.top_cards
    for owner in range(int(vector[k.PLAYERS])):
        hand = hand_text(vector, owner)
        hands.append(hand if shows_all or viewer == owner + 1 else _hidden(hand, top_cards[owner]))
    fields = format_fields(vector, state.game.map, hands)
    return View(viewer, " ".join(fields), state.to_move, state.latest)


def _hidden(hand: str, top_card: int) -> str:
    count = 0 if hand == NOTHING else len(hand)
    return f"*{count}{CARD_LETTERS[top_card - k.FIRST_CARD] if top_card else ''}"


def without_top_cards(text: str) -> str:
    """Return a view's text with only the number of cards of each hidden hand."""
    return _HIDDEN.sub(r"*\1", text)


def deal_hidden(text: str, played: Sequence[Sequence[str]], chance: Random) -> str:
    """Return a view's text in which every hidden hand is dealt at random, without cards known to be played.

    ``played`` holds the letters of the played cards that the viewer remembers, for each seat. The top card of each
    discard pile is in the text.
    """
    fields = text.split(" ")
    seats = fields[SEATS_FIELD].split("/") if len(fields) > SEATS_FIELD else []
    for seat, shown in enumerate(seats):
        court, _, hand = shown.partition(":")
        found = _HIDDEN.fullmatch(hand)
        if found:
            known = list(played[seat]) if seat < len(played) else []
            top = found.group(2)
            gone = [*known, top] if top and top not in known else known
            seats[seat] = f"{court}:{_deal(int(found.group(1)), gone, chance)}"
    fields[SEATS_FIELD : SEATS_FIELD + 1] = ["/".join(seats)]
    return " ".join(fields)


def _deal(count: int, gone: Sequence[str], chance: Random) -> str:
    left = list(FULL_HAND_TEXT)
    for letter in gone:
        if letter in left and len(left) > count:
            left.remove(letter)
    hand = chance.sample(left, min(count, len(left)))
    return "".join(sorted(hand, key=FULL_HAND_TEXT.index)) or NOTHING
