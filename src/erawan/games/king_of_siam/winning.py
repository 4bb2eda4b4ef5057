"""Decide which faction rules and which seats win (K7), if every struggle ended as it stands."""

from __future__ import annotations

import numpy as np

from erawan.core.compiled import kernel, large_kernel
from erawan.core.contract import Numbers, Vector
from erawan.games.king_of_siam.layout import (
    COLONY,
    COURT,
    FACTIONS,
    LAO,
    MALAY,
    MOST_PLAYERS,
    OWNER,
    PLAYERS,
    PROVINCES,
    RAMA,
    RECENT,
    SETTLED,
    TILE,
)
from erawan.games.king_of_siam.state_queries import (
    leader_in,
)

# In a ranking of the factions (``rank_factions``).
NO_SECOND, COLONY_RANKING = 3, 16
EVERY_SLOT = (1 << PROVINCES) - 1
# For every number of four bits, four bits each: how many of them are set, and the number of the highest from 1 on.
_BITS_SET, _HIGHEST = 0x4332322132212110, 0x4444444433332210
_FOUR_BITS = 15


@kernel
def recency(state: Vector, seat: int) -> int:
    """Return how many seats have played a card since this one last did; MOST_PLAYERS if it never played one."""
    place = 0
    while place < MOST_PLAYERS and state[RECENT + place] != seat + 1:
        place += 1
    return place


@kernel
def holding(owner: int, slot: int) -> int:
    """Return the bit in ``leanings`` that says that an owner has the province on a slot."""
    # Where states hold short numbers, as on a GPU, what is shifted by one would be short too, and lose its bits.
    return 1 << (PROVINCES * (int(np.int64(owner)) - 1) + slot)


@kernel
def leanings(state: Vector) -> int:
    """Return who gets each province if every struggle ends as it stands: for each owner one bit per slot."""
    found = 0
    for slot in range(PROVINCES):
        province = state[TILE + slot]
        found |= holding(state[OWNER + province] if slot < state[SETTLED] else leader_in(state, province), slot)
    return found


@large_kernel
def rank_factions(state: Vector) -> int:
    """Return ruler + 4 * second + 16 * colony (K7.2) if every struggle ended as it stands; 3 is no second faction."""
    return rank_by(leanings(state))


@kernel
def worth(slots: int) -> int:
    """Return the weight of provinces, given by the bits of their slots: 16 each, plus the latest slot from 1 (K7.2)."""
    low, high = 4 * (slots & _FOUR_BITS), 4 * (slots >> 4)
    provinces = (_BITS_SET >> low & _FOUR_BITS) + (_BITS_SET >> high & _FOUR_BITS)
    return 16 * provinces + (4 + (_HIGHEST >> high & _FOUR_BITS) if high > 0 else _HIGHEST >> low & _FOUR_BITS)


@kernel
def rank_by(owners: int) -> int:
    """Return the same as ``rank_factions``, given the result of ``leanings``."""
    return rank_held(owners & EVERY_SLOT, owners >> PROVINCES & EVERY_SLOT, owners >> (2 * PROVINCES) & EVERY_SLOT)


@kernel
def rank_held(rama_slots: int, lao_slots: int, malay_slots: int) -> int:
    """Return the same as ``rank_factions``, given each faction's slots, a bit each; the British hold the others."""
    rama, lao, malay = worth(rama_slots), worth(lao_slots), worth(malay_slots)
    if (rama >> 4) + (lao >> 4) + (malay >> 4) <= PROVINCES - COLONY:
        return COLONY_RANKING
    if rama > lao and rama > malay:
        return RAMA + 4 * (NO_SECOND if lao == malay else LAO if lao > malay else MALAY)
    if lao > malay:
        return LAO + 4 * (NO_SECOND if rama == malay else RAMA if rama > malay else MALAY)
    return MALAY + 4 * (NO_SECOND if rama == lao else RAMA if rama > lao else LAO)


@kernel
def keep_most(state: Vector, seats: int, faction: int) -> int:
    """Return those of a set of seats that have the most followers of a faction."""
    most = -1
    for seat in range(state[PLAYERS]):
        # Not with `max`, which Numba 0.68 cannot compile for a GPU.
        if seats >> seat & 1 and state[COURT + FACTIONS * seat + faction] > most:
            most = state[COURT + FACTIONS * seat + faction]
    kept = 0
    for seat in range(state[PLAYERS]):
        if seats >> seat & 1 and state[COURT + FACTIONS * seat + faction] == most:
            kept |= 1 << seat
    return kept


@kernel
def keep_latest(state: Vector, seats: int) -> int:
    """Return the seat of a set that played a card last; all of them if none has played one."""
    for place in range(MOST_PLAYERS):
        seat = state[RECENT + place] - 1
        if seat >= 0 and seats >> seat & 1:
            return 1 << seat  # type: ignore[no-any-return]
    return seats


@kernel
def keep_earliest(state: Vector, seats: int) -> int:
    """Return the seats of a set that never played a card; else the one whose latest card is the oldest (K7.3)."""
    most = -1
    kept = 0
    for seat in range(state[PLAYERS]):
        if seats >> seat & 1:
            ago = recency(state, seat)
            if ago > most:
                most = ago
                kept = 0
            if ago == most:
                kept |= 1 << seat
    return kept


@kernel
def team_of(state: Vector, seat: int) -> int:
    """Return the set of seats that win together with a seat, itself included (K2.4)."""
    return 5 << (seat & 1) if state[PLAYERS] == MOST_PLAYERS else 1 << seat


@kernel
def sets_of(state: Vector, team: int) -> int:
    """Return how many complete sets the seats of a team have together (K7.1, K7.4)."""
    rama, lao, malay = 0, 0, 0
    for seat in range(state[PLAYERS]):
        if team >> seat & 1:
            rama += state[COURT + FACTIONS * seat]
            lao += state[COURT + FACTIONS * seat + 1]
            malay += state[COURT + FACTIONS * seat + 2]
    fewest = rama if rama < lao else lao
    return fewest if fewest < malay else malay


@large_kernel
def colony_winners(state: Vector) -> int:
    """Return the set of seats that win a British colony (K7.1, K7.4)."""
    most = -1
    for seat in range(state[PLAYERS]):
        sets = sets_of(state, team_of(state, seat))
        most = sets if sets > most else most
    tied = 0
    for seat in range(state[PLAYERS]):
        if sets_of(state, team_of(state, seat)) == most:
            tied |= 1 << seat
    return with_partners(state, keep_latest(state, tied))


@kernel
def with_partners(state: Vector, seats: int) -> int:
    """Return a set of seats, with the partners of its members added."""
    winners = 0
    for seat in range(state[PLAYERS]):
        if seats >> seat & 1:
            winners |= team_of(state, seat)
    return winners


@large_kernel
def winners(state: Vector) -> int:
    """Return the set of seats that win if every struggle ends as it stands (K7.1-K7.4)."""
    return winners_under(state, rank_factions(state))


@kernel
def winners_under(state: Vector, ranking: int) -> int:
    """Return the winners, as ``winners`` does, from the result of ``rank_factions`` (``ranking``)."""
    if ranking >= COLONY_RANKING:
        return colony_winners(state)
    return winners_among(state, keep_most(state, (1 << state[PLAYERS]) - 1, ranking & 3), ranking >> 2)


@large_kernel
def winners_among(state: Vector, seats: int, second: int) -> int:
    """Return the set of seats that win if these have the most followers of the ruling faction (K7.2-K7.4)."""
    if second != NO_SECOND:
        seats = keep_most(state, seats, second)
    return with_partners(state, keep_earliest(state, seats))


@large_kernel
def winning_rankings(state: Vector, side: int) -> int:
    """Return the rankings under which a seat of a side, or its partner, wins with these courts: a bit each."""
    side = with_partners(state, side)
    found = 1 << COLONY_RANKING if colony_winners(state) & side else 0
    for ruler in range(FACTIONS):
        leading = keep_most(state, (1 << state[PLAYERS]) - 1, ruler)
        if leading & side == 0:  # whoever is second, the winner is among those
            continue
        for second in range(NO_SECOND + 1):
            if second != ruler and (leading & ~side == 0 or winners_among(state, leading, second) & side):
                found |= 1 << (ruler + 4 * second)
    return found


@kernel
def write_shares(seats: int, players: int, out: Numbers) -> None:
    """Write the result of each seat, given the set of winning seats: each side stakes 1, and the winners share it.

    So a side that wins alone has 1, two that share (K7.1, K7.3) have 0 as after a draw, and three -1/3.
    """
    sides = 0
    for seat in range(2 if players == MOST_PLAYERS else players):
        sides += seats >> seat & 1
    for seat in range(MOST_PLAYERS):
        out[seat] = 0.0 if seat >= players else (2.0 / sides - 1.0 if seats >> seat & 1 else -1.0)
