"""The vector and the actions of King of Siam, field by field.

Provinces are 0-7 in map order, factions 0 Rama, 1 Lao, 2 Malay, seats 0-3.

The vector, field by field; the first twelve never change during a game:

=======  ===============  ===========================================================================
0        ``PLAYERS``      how many play
1-3      ``HOME``         each faction's home province
4-11     ``BORDERS``      each province's neighbours, as a set of bits
12-35    ``FOLLOWERS``    followers on the map, ``3 * province + faction``
36-38    ``POOL``         followers in the pool
39-46    ``TILE``         the province of the tile on each slot
47-54    ``MARKED``       1 if a King marker lies on the tile of a slot
55-62    ``OWNER``        who controls each province: 0 nobody, 1-3 a faction, 4 the British
63       ``SETTLED``      how many struggles are over; that slot is contested
64-75    ``COURT``        followers each seat has taken, ``3 * seat + faction``
76-103   ``HAND``         cards each seat holds, ``7 * seat + card``
104      ``TO_MOVE``      the seat to act
105      ``PASSES``       passes in a row
106-109  ``RECENT``       seats by their latest card, most recent first, from 1; 0 where there is none
110      ``SWAP_CARD``    the swap that K5.5 protects: 0 none, else the card's action
111-112  ``SWAP_PLACE``   its two provinces
113-114  ``SWAP_FACTION`` what left each of the two: 1 for a Rama, 3 for a Lao, 9 for a Malay follower, added up
115      ``STAGE``        0 a turn begins, 1 the card wants targets, 2 a follower is taken
116      ``CARD``         the action of the card being played, 0 if none is
117-119  ``TARGET``       its targets so far, as actions
120      ``TARGETS``      how many there are
121      ``IS_OVER``      1 once the game has ended
=======  ===============  ===========================================================================

The 40 actions:

=====  =============================  ====================================================
0      ``PASS``                       pass
1-7    ``FIRST_CARD + card``          a card: Maharacha, Khon Thai, 1 vs. 1, 2 vs. 1, Rama, Lao, Malay
8-15   ``PLACE + province``           a province: a tile to swap or to mark, a place for a follower
16-39  ``FOLLOWER + 3 * province + faction``  a follower there: to move, to place or to take
=====  =============================  ====================================================
"""

from __future__ import annotations

FACTIONS, PROVINCES, CARDS, MOST_PLAYERS = 3, 8, 7, 4
RAMA, LAO, MALAY = 0, 1, 2
NOBODY, BRITISH = 0, 4
COLONY = 4  # K6.3

PLAYERS, HOME, BORDERS = 0, 1, 4
FOLLOWERS = BORDERS + PROVINCES
POOL = FOLLOWERS + FACTIONS * PROVINCES
TILE = POOL + FACTIONS
MARKED = TILE + PROVINCES
OWNER = MARKED + PROVINCES
SETTLED = OWNER + PROVINCES
COURT = SETTLED + 1
HAND = COURT + FACTIONS * MOST_PLAYERS
TO_MOVE = HAND + CARDS * MOST_PLAYERS
PASSES = TO_MOVE + 1
RECENT = PASSES + 1
SWAP_CARD = RECENT + MOST_PLAYERS
SWAP_PLACE = SWAP_CARD + 1
SWAP_FACTION = SWAP_PLACE + 2
STAGE = SWAP_FACTION + 2
CARD = STAGE + 1
TARGET = CARD + 1
TARGETS = TARGET + 3
IS_OVER = TARGETS + 1
STATE_SIZE = IS_OVER + 1

TURN_START, TARGETING, TAKING = 0, 1, 2

PASS, FIRST_CARD, PLACE, FOLLOWER = 0, 1, 8, 16
KING, KHON, ONE, TWO, FIRST_FACTION_CARD = 1, 2, 3, 4, 5
ACTION_COUNT = 40
MAX_LEGAL = 24

# The refusals of `kernel.refusal`.
LEGAL = 0
UNKNOWN_ACTION = 1
GAME_OVER = 2
WRONG_KIND = 3
NO_CARD = 4
NOT_WINNING = 5
NO_FREE_TILE = 6
NOT_CHOSEN_TILE = 7
CONTROLLED = 8
WRONG_FACTION = 9
NO_FOLLOWER = 10
OUT_OF_ORDER = 11
NOT_ADJACENT = 12
UNDOES = 13
DEAD_END = 14
