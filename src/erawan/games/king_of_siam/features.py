"""King of Siam as 184 numbers for learning, as one seat sees the table: its own seat first, then clockwise.

=======  =====================================================================
0-23     followers in each province, a quarter each
24-26    followers in the pool, an eighteenth each
27-66    who controls each province: nobody, Rama, Lao, Malay, the British
67-74    the slot of each province's tile, an eighth a slot
75-82    whether a King marker lies on that tile
83       the contested slot, an eighth each
84-95    each seat's court, an eighteenth a follower
96-102   the seat's own cards: how many of each kind
103-105  how many cards each other seat holds, an eighth each
106      passes in a row, a quarter each
107-110  how many seats have played a card since this seat last did, a quarter each; 4 if it never did
111-117  the card being played
118-120  the stage of the turn
121      the number of players, a quarter each
122-125  the seat to act
126-149  followers chosen for the card so far, 3 * province + faction
150-157  provinces chosen for the card so far
158      1 if K5.5 protects the latest swap, made by a 1 vs. 1 card
159      1 if K5.5 protects the latest swap, made by a 2 vs. 1 card
160-183  the followers that left each province in that swap, 3 * province + faction
=======  =====================================================================

Other hands are not included (K4.6): an agent that wants to know them must remember the cards that were played.
"""

from __future__ import annotations

from collections.abc import Sequence

from erawan.core.compiled import large_kernel
from erawan.core.contract import Numbers, Vector
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam import winning

VERSION = 2
SIZE = 184
# All eighteen followers of a faction in one province, a quarter each.
HIGHEST = 4.5

_POOL, _OWNER, _SLOT, _MARKED, _SETTLED, _COURT = 24, 27, 67, 75, 83, 84
_HAND, _OTHER_HANDS, _PASSES, _RECENCY, _CARD, _STAGE, _PLAYERS = 96, 103, 106, 107, 111, 118, 121
_TO_ACT, _CHOSEN, _SWAP_CARD, _SWAPPED = 122, 126, 158, 160
_CHOSEN_PLACE = _CHOSEN + k.FACTIONS * k.PROVINCES


@large_kernel
def observe(state: Vector, seat: int, out: Numbers) -> None:
    """Write the numbers of a position as a seat sees it."""
    for i in range(SIZE):
        out[i] = 0.0
    for i in range(k.FACTIONS * k.PROVINCES):
        out[i] = state[k.FOLLOWERS + i] / 4
    for faction in range(k.FACTIONS):
        out[_POOL + faction] = state[k.POOL + faction] / 18
    for slot in range(k.PROVINCES):
        province = state[k.TILE + slot]
        out[_OWNER + 5 * province + state[k.OWNER + province]] = 1.0
        out[_SLOT + province] = slot / 8
        out[_MARKED + province] = state[k.MARKED + slot]
    out[_SETTLED] = state[k.SETTLED] / 8
    _observe_seats(state, seat, out)
    _observe_turn(state, out)


@large_kernel
def _observe_seats(state: Vector, own: int, out: Numbers) -> None:
    """Write the hand, court and recency of each seat, the own seat first."""
    players = state[k.PLAYERS]
    for ahead in range(players):
        seat = (own + ahead) % players
        cards = 0
        for card in range(k.CARDS):
            held = state[k.HAND + k.CARDS * seat + card]
            cards += held
            if ahead == 0:
                out[_HAND + card] = held
        if ahead > 0:
            out[_OTHER_HANDS + ahead - 1] = cards / 8
        for faction in range(k.FACTIONS):
            out[_COURT + k.FACTIONS * ahead + faction] = state[k.COURT + k.FACTIONS * seat + faction] / 18
        out[_RECENCY + ahead] = winning.recency(state, seat) / 4
        out[_TO_ACT + ahead] = state[k.TO_MOVE] == seat
    out[_PLAYERS] = players / 4


@large_kernel
def _observe_turn(state: Vector, out: Numbers) -> None:
    """Write how far the turn has come, and the swap that K5.5 protects."""
    out[_PASSES] = state[k.PASSES] / 4
    out[_STAGE + state[k.STAGE]] = 1.0
    if state[k.CARD] > 0:
        out[_CARD + state[k.CARD] - k.FIRST_CARD] = 1.0
    for i in range(state[k.TARGETS]):
        target = state[k.TARGET + i]
        if target >= k.FOLLOWER:
            out[_CHOSEN + target - k.FOLLOWER] += 1.0
        else:
            out[_CHOSEN_PLACE + target - k.PLACE] += 1.0
    if state[k.SWAP_CARD] == 0:
        return
    out[_SWAP_CARD + state[k.SWAP_CARD] - k.ONE] = 1.0
    for i in range(2):
        left = state[k.SWAP_FACTION + i]
        for faction in range(k.FACTIONS):
            out[_SWAPPED + k.FACTIONS * state[k.SWAP_PLACE + i] + faction] = left % 3
            left //= 3


def map_numbers(
    provinces: Sequence[int], factions: Sequence[int], followers: Sequence[int], cards: Sequence[int]
) -> list[int]:
    """Return the new index of each number when provinces, factions, followers and cards are permuted."""
    owners = [k.NOBODY, *(1 + faction for faction in factions), k.BRITISH]
    to = list(range(SIZE))
    for first, moved in (
        (0, followers),
        (_POOL, factions),
        (_OWNER, [5 * province + owner for province in provinces for owner in owners]),
        (_SLOT, provinces),
        (_MARKED, provinces),
        *((_COURT + k.FACTIONS * seat, factions) for seat in range(k.MOST_PLAYERS)),
        (_HAND, cards),
        (_CARD, cards),
        (_CHOSEN, followers),
        (_CHOSEN_PLACE, provinces),
        (_SWAPPED, followers),
    ):
        to[first : first + len(moved)] = [first + place for place in moved]
    return to
