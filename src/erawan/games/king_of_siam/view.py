"""What a seat or a spectator may see of a game of King of Siam (K4.6, K8.4).

Everything on the table is open, and so is what everybody did last. Under ``discards="top"`` other hands are hidden, and
so is all but the top card of each pile: a hidden hand is written as `*`, the number of its cards, and the top card.
When the game is over, or under ``discards="open"``, everything is shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from erawan.core.outcome import View
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam.notation import CARD_LETTERS
from erawan.games.king_of_siam.position import NOTHING, format_fields, hand_text

if TYPE_CHECKING:
    from erawan.games.king_of_siam.state import KingOfSiamState


def view(state: KingOfSiamState, seat: int | None) -> View:
    """The position with every hand that the seat may not see hidden."""
    viewer = state.game.check_seat(seat)
    vector = state.vector
    shows_all = state.game.options["discards"] == "open" or state.outcome is not None
    hands = []
    for owner in range(int(vector[k.PLAYERS])):
        hand = hand_text(vector, owner)
        hands.append(hand if shows_all or viewer == owner + 1 else _hidden(hand, state.top_cards[owner]))
    fields = format_fields(vector, state.game.map, hands)
    return View(viewer, " ".join(fields), state.to_move, state.latest)


def _hidden(hand: str, top_card: int) -> str:
    count = 0 if hand == NOTHING else len(hand)
    return f"*{count}{CARD_LETTERS[top_card - k.FIRST_CARD] if top_card else ''}"
