"""King of Siam as numbers for learning: 128 of them, seen from the seat to act, whose seat comes first.

=======  =====================================================================
0-23     followers in each province, a quarter each
24-26    followers in the pool, an eighteenth each
27-66    who controls each province: nobody, Rama, Lao, Malay, the British
67-74    the slot of each province's tile, an eighth a slot
75-82    whether a King marker lies on it
83       the contested slot, an eighth each
84-95    each seat's court, clockwise, an eighteenth a follower
96-102   the own cards
103-105  how many cards the others hold, an eighth each
106      passes in a row, a quarter each
107-110  each seat's place among the latest to play a card, a quarter each; 0 for the latest
111-117  the card being played
118-120  the stage of the turn
121      how many play, a quarter each
122-127  unused, 0
=======  =====================================================================
"""

from __future__ import annotations

from erawan.core.compiled import large_kernel
from erawan.core.contract import Numbers, Vector
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam import places, winning

VERSION = 1
SIZE = 128


@large_kernel
def observe(state: Vector, out: Numbers) -> None:
    """Writes the numbers of a position."""
    for i in range(SIZE):
        out[i] = 0.0
    for i in range(24):
        out[i] = state[k.FOLLOWERS + i] / 4
    for faction in range(k.FACTIONS):
        out[24 + faction] = state[k.POOL + faction] / 18
    for province in range(k.PROVINCES):
        slot = places.slot_of(state, province)
        out[27 + 5 * province + state[k.OWNER + province]] = 1.0
        out[67 + province] = slot / 8
        out[75 + province] = state[k.MARKED + slot]
    out[83] = state[k.SETTLED] / 8
    players = state[k.PLAYERS]
    for ahead in range(players):
        seat = (state[k.TO_MOVE] + ahead) % players
        cards = 0
        for card in range(k.CARDS):
            cards += state[k.HAND + k.CARDS * seat + card]
            if ahead == 0:
                out[96 + card] = state[k.HAND + card + k.CARDS * seat]
        if ahead > 0:
            out[102 + ahead] = cards / 8
        for faction in range(k.FACTIONS):
            out[84 + 3 * ahead + faction] = state[k.COURT + k.FACTIONS * seat + faction] / 18
        out[107 + ahead] = winning.recency(state, seat) / 4
    out[106] = state[k.PASSES] / 4
    if state[k.CARD] > 0:
        out[110 + state[k.CARD]] = 1.0
    out[118 + state[k.STAGE]] = 1.0
    out[121] = players / 4
