"""The inputs of a net for King of Siam: numbered facts about a position. Each fact has one row of the net.

Seats are numbered from the seat to move on, clockwise. The facts, with how many numbers they need:

======  ====================  ================================================================================
1       ``NOTHING``           no fact; fills up short lists
1728    ``NEAR_CROWD``        an open province by its turn in the track (0 is contested now) and its followers
1728    ``CROWD``             an open province by its name and its followers
64      ``TURN_OF``           an open province by its name and its turn in the track
32      ``OWNED_SLOT``        who owns the province of a settled slot
32      ``OWNED``             who owns a settled province
32      ``STRUGGLE``          how many struggles are over, and passes in a row
17      ``RANKING``           how the factions rank if every struggle ended as it stands (``rank_factions``)
16      ``WINNERS``           the set of seats that would win
36      ``HELD``              how many provinces each owner would have
4       ``COLONIES``          how many provinces are British for good
24      ``POOL``              followers of each faction in the pool, up to 7
8       ``MARKED``            a tile with a King marker, by its province
16      ``SWAPPED``           a province of the swap that K5.5 protects, and the card
14      ``CARD``              the card being played, and whether it wants targets
64      ``TARGET``            its first and second target so far
422     ``SEAT``, each seat   its hand as a whole, its court as a whole, how many cards, how long since its last card
404     ``PAIR``, each two    both courts by faction, both hands' sizes, who played last, and both courts by the faction
                              that would rule and by the one that would be second
======  ====================  ================================================================================

The followers in one place are encoded as a number of three digits: one for each faction, at most ``MOST_CROWD``. A net
is only valid for the map that it was trained on.
"""

from __future__ import annotations

import numpy as np

from erawan.core.compiled import kernel, large_kernel
from erawan.core.contract import Vector
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam.state_queries import leader
from erawan.games.king_of_siam.winning import (
    COLONY_RANKING,
    NO_SECOND,
    holding,
    rank_by,
    recency,
    winners_under,
)

MOST_CROWD = 5
CROWDS = (MOST_CROWD + 1) ** k.FACTIONS
MOST_COURT = 7
COURTS = (MOST_COURT + 1) ** 2
OWNERS = 4
MOST_CARDS = 8
HAND_SIZES = MOST_CARDS + 1
HANDS = 3 << (k.CARDS - 1)  # two cards are Khon Thai; there is one of each other kind
MOST_POOL = 7
RECENCIES = k.MOST_PLAYERS + 1
TARGETS = k.ACTION_COUNT - k.PLACE

NOTHING = 0
NEAR_CROWD = 1
CROWD = NEAR_CROWD + k.PROVINCES * CROWDS
TURN_OF = CROWD + k.PROVINCES * CROWDS
OWNED_SLOT = TURN_OF + k.PROVINCES * k.PROVINCES
OWNED = OWNED_SLOT + OWNERS * k.PROVINCES
STRUGGLE = OWNED + OWNERS * k.PROVINCES
RANKING = STRUGGLE + k.PROVINCES * k.MOST_PLAYERS
WINNERS = RANKING + COLONY_RANKING + 1
HELD = WINNERS + (1 << k.MOST_PLAYERS)
COLONIES = HELD + OWNERS * (k.PROVINCES + 1)
POOL = COLONIES + k.COLONY
MARKED = POOL + k.FACTIONS * (MOST_POOL + 1)
SWAPPED = MARKED + k.PROVINCES
CARD = SWAPPED + 2 * k.PROVINCES
TARGET = CARD + 2 * k.CARDS
SEAT = TARGET + 2 * TARGETS

# Offsets within the facts of a seat.
COURT = HANDS
HAND_SIZE = COURT + CROWDS
RECENCY = HAND_SIZE + HAND_SIZES
SEAT_FACTS = RECENCY + RECENCIES

# Offsets within the facts of a pair of seats.
BOTH_HANDS = k.FACTIONS * COURTS
LATER = BOTH_HANDS + HAND_SIZES * HAND_SIZES
RULER = LATER + 3
SECOND = RULER + COURTS
PAIR_FACTS = SECOND + COURTS

# The most facts that can hold at once: of provinces, of the rest of the table, of each seat, of each pair of seats.
_TABLE_INPUTS = 3 * k.PROVINCES + 4 + OWNERS + k.FACTIONS + k.PROVINCES + 2 + 1 + 2
_SEAT_INPUTS, _PAIR_INPUTS = 4, k.FACTIONS + 4


def count_rows(players: int) -> int:
    """Return how many facts there are for a number of players."""
    return int(SEAT + players * SEAT_FACTS + players * (players - 1) // 2 * PAIR_FACTS)


def most_inputs(players: int) -> int:
    """Return how many facts can hold at once."""
    return _TABLE_INPUTS + players * _SEAT_INPUTS + players * (players - 1) // 2 * _PAIR_INPUTS


MOST_INPUTS = most_inputs(k.MOST_PLAYERS)


@kernel
def _at_most(number: int, most: int) -> int:
    """Return the smaller number; on CUDA, ``min`` does not accept integers of different sizes."""
    return most if number > most else int(np.int64(number))


@kernel
def _crowd(rama: int, lao: int, malay: int) -> int:
    """Encode the numbers of followers of the three factions as one number."""
    digit = MOST_CROWD + 1
    return (_at_most(rama, MOST_CROWD) * digit + _at_most(lao, MOST_CROWD)) * digit + _at_most(malay, MOST_CROWD)


@kernel
def _courts(first: int, second: int) -> int:
    """Encode two seats' numbers of followers of a faction as one number."""
    return _at_most(first, MOST_COURT) * (MOST_COURT + 1) + _at_most(second, MOST_COURT)


@large_kernel
def write_inputs(state: Vector, inputs: Vector) -> int:
    """Write the numbers of the facts that hold, as the seat to move sees them; return how many hold.

    ``inputs`` has room for ``most_inputs`` numbers.
    """
    n, owners = _write_provinces(state, inputs)
    ranking = rank_by(owners)
    n = _write_table(state, ranking, owners, inputs, n)
    n = _write_card(state, inputs, n)
    return _write_seats(state, ranking, inputs, n)


@kernel
def _write_provinces(state: Vector, inputs: Vector) -> tuple[int, int]:
    """Write the facts of each province; return how many, and the ``leanings``: who would own each slot."""
    n = 0
    owners = 0
    settled = state[k.SETTLED]
    for slot in range(k.PROVINCES):
        province = state[k.TILE + slot]
        if slot < settled:
            owner = state[k.OWNER + province]
            inputs[n] = OWNED_SLOT + OWNERS * slot + owner - 1
            inputs[n + 1] = OWNED + OWNERS * province + owner - 1
            n += 2
            owners |= holding(owner, slot)
        else:
            at = k.FOLLOWERS + k.FACTIONS * province
            rama, lao, malay = state[at], state[at + 1], state[at + 2]
            crowd = _crowd(rama, lao, malay)
            inputs[n] = NEAR_CROWD + CROWDS * (slot - settled) + crowd
            inputs[n + 1] = CROWD + CROWDS * province + crowd
            inputs[n + 2] = TURN_OF + k.PROVINCES * province + slot - settled
            n += 3
            owners |= holding(leader(rama, lao, malay), slot)
    return n, owners


@kernel
def _write_table(state: Vector, ranking: int, owners: int, inputs: Vector, n: int) -> int:
    """Write the facts about the table as a whole; return how many there are now."""
    players, mover = state[k.PLAYERS], state[k.TO_MOVE]
    inputs[n] = STRUGGLE + k.MOST_PLAYERS * _at_most(state[k.SETTLED], k.PROVINCES - 1) + state[k.PASSES]
    inputs[n + 1] = RANKING + ranking
    winning = winners_under(state, ranking)
    inputs[n + 2] = WINNERS + ((winning >> mover | winning << (players - mover)) & ((1 << players) - 1))
    british = 0
    for province in range(k.PROVINCES):
        british += state[k.OWNER + province] == k.BRITISH
    inputs[n + 3] = COLONIES + _at_most(british, k.COLONY - 1)
    n += 4
    for owner in range(OWNERS):
        held = 0
        for slot in range(k.PROVINCES):
            held += owners >> (k.PROVINCES * owner + slot) & 1
        inputs[n] = HELD + (k.PROVINCES + 1) * owner + held
        n += 1
    for faction in range(k.FACTIONS):
        inputs[n] = POOL + (MOST_POOL + 1) * faction + _at_most(state[k.POOL + faction], MOST_POOL)
        n += 1
    for slot in range(k.PROVINCES):
        if state[k.MARKED + slot] != 0:
            inputs[n] = MARKED + state[k.TILE + slot]
            n += 1
    return n


@kernel
def _write_card(state: Vector, inputs: Vector, n: int) -> int:
    """Write the facts about the card being played and about the protected swap; return how many there are now."""
    if state[k.SWAP_CARD] != 0:
        for i in range(2):
            inputs[n] = SWAPPED + k.PROVINCES * (state[k.SWAP_CARD] - k.ONE) + state[k.SWAP_PLACE + i]
            n += 1
    if state[k.STAGE] != k.TURN_START:
        inputs[n] = CARD + k.CARDS * (state[k.STAGE] - k.TARGETING) + state[k.CARD] - k.FIRST_CARD
        n += 1
    if state[k.STAGE] == k.TARGETING:
        for i in range(state[k.TARGETS]):
            inputs[n] = TARGET + TARGETS * i + state[k.TARGET + i] - k.PLACE
            n += 1
    return n


@large_kernel
def _write_seats(state: Vector, ranking: int, inputs: Vector, n: int) -> int:
    """Write the facts about seats and about each two of them; return how many there are now."""
    players, mover = state[k.PLAYERS], state[k.TO_MOVE]
    pair = SEAT + SEAT_FACTS * players
    for ahead in range(players):
        seat = (mover + ahead) % players
        court, size, ago = k.COURT + k.FACTIONS * seat, _hand_size(state, seat), recency(state, seat)
        first = SEAT + SEAT_FACTS * ahead
        inputs[n] = first + _hand(state, seat)
        inputs[n + 1] = first + COURT + _crowd(state[court], state[court + 1], state[court + 2])
        inputs[n + 2] = first + HAND_SIZE + size
        inputs[n + 3] = first + RECENCY + ago
        n += 4
        for further in range(ahead + 1, players):
            other = (mover + further) % players
            theirs = k.COURT + k.FACTIONS * other
            for faction in range(k.FACTIONS):
                inputs[n] = pair + COURTS * faction + _courts(state[court + faction], state[theirs + faction])
                n += 1
            inputs[n] = pair + BOTH_HANDS + HAND_SIZES * size + _hand_size(state, other)
            their_ago = recency(state, other)
            inputs[n + 1] = pair + LATER + (0 if ago < their_ago else 1 if ago > their_ago else 2)
            n += 2
            if ranking < COLONY_RANKING:
                ruler, second = ranking & 3, ranking >> 2
                inputs[n] = pair + RULER + _courts(state[court + ruler], state[theirs + ruler])
                n += 1
                if second != NO_SECOND:
                    inputs[n] = pair + SECOND + _courts(state[court + second], state[theirs + second])
                    n += 1
            pair += PAIR_FACTS
    return n


@kernel
def _hand_size(state: Vector, seat: int) -> int:
    """Return how many cards a seat holds."""
    held = 0
    for card in range(k.CARDS):
        held += state[k.HAND + k.CARDS * seat + card]
    return held


@kernel
def _hand(state: Vector, seat: int) -> int:
    """Return the hand of a seat as one number: Khon Thai counts 0 to 2, each other card is a bit."""
    at = k.HAND + k.CARDS * seat
    found = int(np.int64(state[at + k.KHON - k.FIRST_CARD]))
    for card in range(k.CARDS):
        if card != k.KHON - k.FIRST_CARD:
            found = 2 * found + state[at + card]
    return found
