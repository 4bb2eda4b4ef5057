"""Find quickly who would win after a turn if the game ended there; the endings ask this millions of times.

Who wins is decided by how the factions rank (``winning.rank_factions``) and by the courts. A turn changes the courts
only by the follower that is taken. So for each of the three factions, the rankings that win are computed once, as a set
of bits (``winning_rankings``). The ranking follows from who leads in which province. A *look* stores, for each
province, who leads and who would lead without one follower of each faction. So trying a follower costs only a few
steps.

=====  ==========  =================================================================
0-7    ``LEADER``  who leads in each province, or controls it: 1-3 a faction, 4 the British
8-31   ``LEFT``    who leads once a follower, ``3 * province + faction``, is gone
32-39  ``SLOT``    the bit of each province's slot
40-42  ``HELD``    the slots of each faction, as a set of bits
43     ``RANKING`` how the factions rank
=====  ==========  =================================================================
"""

from __future__ import annotations

from erawan.core.compiled import kernel, large_kernel
from erawan.core.contract import Vector
from erawan.games.king_of_siam.layout import (
    COURT,
    FACTIONS,
    FOLLOWERS,
    KING,
    MOST_PLAYERS,
    NOBODY,
    OWNER,
    PLACE,
    PROVINCES,
    RECENT,
    TILE,
)
from erawan.games.king_of_siam.layout import FOLLOWER as FIRST_FOLLOWER
from erawan.games.king_of_siam.state_queries import leader
from erawan.games.king_of_siam.winning import rank_held, winning_rankings
from erawan.search.king_of_siam.candidates import FOLLOWER_KINDS, action_of, turn_length

RANKINGS = 10  # six pairs of a ruler and a second faction, three rulers without a second, the colony

LEADER, LEFT = 0, PROVINCES
SLOT = LEFT + FOLLOWER_KINDS
HELD = SLOT + PROVINCES
RANKING = HELD + FACTIONS
LOOK_SIZE = RANKING + 1

# A row of the memory: the three sets of rankings, then the courts, seat and side for which they were computed.
MEMORY_ROW = FACTIONS + 2
MEMORY_ROWS = 512
MEMORY_SIZE = MEMORY_ROWS * MEMORY_ROW


@kernel
def look_at(state: Vector, province: int, look: Vector) -> None:
    """Note who leads in a province, now and without one of its followers."""
    owner = state[OWNER + province]
    if owner != NOBODY:
        look[LEADER + province] = owner
        return
    at = FOLLOWERS + FACTIONS * province
    rama, lao, malay = state[at], state[at + 1], state[at + 2]
    look[LEADER + province] = leader(rama, lao, malay)
    left = LEFT + FACTIONS * province
    look[left] = leader(rama - 1, lao, malay)
    look[left + 1] = leader(rama, lao - 1, malay)
    look[left + 2] = leader(rama, lao, malay - 1)


@kernel
def rank_look(look: Vector) -> None:
    """Fill in which slots each faction holds, and how the factions rank."""
    rama, lao, malay = 0, 0, 0
    for province in range(PROVINCES):
        owner, bit = look[LEADER + province], look[SLOT + province]
        if owner == 1:
            rama |= bit
        elif owner == 2:
            lao |= bit
        elif owner == 3:
            malay |= bit
    look[HELD], look[HELD + 1], look[HELD + 2] = rama, lao, malay
    look[RANKING] = rank_held(rama, lao, malay)


@large_kernel
def look_around(state: Vector, look: Vector) -> None:
    """Fill a look for the whole map."""
    for slot in range(PROVINCES):
        look[SLOT + state[TILE + slot]] = 1 << slot
    for province in range(PROVINCES):
        look_at(state, province, look)
    rank_look(look)


@large_kernel
def look_again(state: Vector, effect: int, look: Vector) -> None:
    """Bring a look up to date after an effect was done or undone (``candidates.change_map``)."""
    if action_of(effect, 0) == KING:
        for slot in range(PROVINCES):
            look[SLOT + state[TILE + slot]] = 1 << slot
    else:
        for at in range(1, turn_length(effect)):
            action = action_of(effect, at)
            is_follower = action >= FIRST_FOLLOWER
            look_at(state, (action - FIRST_FOLLOWER) // FACTIONS if is_follower else action - PLACE, look)
    rank_look(look)


@kernel
def ranking_without(look: Vector, taken: int) -> int:
    """Return how the factions rank once a follower, ``3 * province + faction``, is gone."""
    province = taken // FACTIONS
    before, after = look[LEADER + province], look[LEFT + taken]
    if before == after:
        return look[RANKING]  # type: ignore[no-any-return]
    bit = look[SLOT + province]
    rama, lao, malay = look[HELD], look[HELD + 1], look[HELD + 2]
    if before == 1 or after == 1:
        rama ^= bit
    if before == 2 or after == 2:
        lao ^= bit
    if before == 3 or after == 3:
        malay ^= bit
    return rank_held(rama, lao, malay)


@kernel
def _courts_of(state: Vector) -> int:
    """Return all courts as one number: no court has more than 31 of a faction."""
    total = 0
    for at in range(COURT, COURT + FACTIONS * MOST_PLAYERS):
        total = total << 5 | state[at]
    return total


@kernel
def _order_of(state: Vector, seat: int, side: int) -> int:
    """Pack the order of the latest cards, a seat and a side into one number, which is never 0."""
    total = 1
    for at in range(RECENT, RECENT + MOST_PLAYERS):
        total = total << 3 | state[at]
    return (total << 2 | seat) << 4 | side


@large_kernel
def remember_winning_after(state: Vector, seat: int, side: int, memory: Vector) -> int:
    """Return the index in ``memory`` (zeros at first) of the result of ``winning_after``; compute a missing one."""
    courts, order = _courts_of(state), _order_of(state, seat, side)
    mixed = courts ^ order
    row = (mixed ^ mixed >> 9 ^ mixed >> 23 ^ mixed >> 41) % MEMORY_ROWS * MEMORY_ROW
    if memory[row + FACTIONS] != courts or memory[row + FACTIONS + 1] != order:
        winning_after(state, seat, side, memory[row:])
        memory[row + FACTIONS], memory[row + FACTIONS + 1] = courts, order
    return row


@large_kernel
def winning_after(state: Vector, seat: int, side: int, wanted: Vector) -> None:
    """Write to ``wanted``, for each faction, the rankings under which a side wins if a seat takes a follower of it."""
    for faction in range(FACTIONS):
        state[COURT + FACTIONS * seat + faction] += 1
        wanted[faction] = winning_rankings(state, side)
        state[COURT + FACTIONS * seat + faction] -= 1


@kernel
def winning_take(state: Vector, look: Vector, wanted: Vector) -> int:
    """Return a follower that wins when taken, ``3 * province + faction``; or -1."""
    for taken in range(FOLLOWER_KINDS):
        if state[FOLLOWERS + taken] > 0 and wanted[taken % FACTIONS] >> ranking_without(look, taken) & 1:
            return taken
    return -1


@kernel
def count_bits(rankings: int) -> int:
    """Return how many rankings a set has."""
    count = 0
    while rankings:
        rankings &= rankings - 1
        count += 1
    return count
