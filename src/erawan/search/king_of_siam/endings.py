"""Certain results near the end: no cards left, one card left, and leads that no other seat can catch up with.

With one card left only its holder can change anything, and may play it only to win by it (K4.5). So the result is exact
for any number of players. The holder's team wins if it leads as things stand, or if the holder can win with the card
before the remaining struggles are over. Otherwise the game ends as it stands.
"""

from __future__ import annotations

from erawan.core.compiled import kernel, large_kernel
from erawan.core.contract import Vector
from erawan.core.playout import copy
from erawan.games.king_of_siam.apply_action import apply
from erawan.games.king_of_siam.card_legality import can_swap_two
from erawan.games.king_of_siam.layout import (
    BRITISH,
    CARDS,
    COLONY,
    COURT,
    FACTIONS,
    FIRST_CARD,
    HAND,
    IS_OVER,
    KHON,
    KING,
    MARKED,
    ONE,
    OWNER,
    PLAYERS,
    POOL,
    PROVINCES,
    STAGE,
    STATE_SIZE,
    SWAP_CARD,
    SWAP_FACTION,
    TARGETING,
    TO_MOVE,
    TURN_START,
    TWO,
)
from erawan.games.king_of_siam.winning import sets_of, team_of, winners
from erawan.search.king_of_siam.candidates import (
    DONE,
    MOST_EFFECTS,
    PASSING,
    UNDONE,
    change_map,
    is_card_held,
    list_effects,
    pack,
)
from erawan.search.king_of_siam.evaluation import hand_size
from erawan.search.king_of_siam.projected_winner import (
    LOOK_SIZE,
    MEMORY_SIZE,
    look_again,
    look_around,
    remember_winning_after,
    winning_take,
)

# The work space, zeros at first: two states, packed effects, a look (`projected_winner`), winning rankings, a memory.
WANTED_AT = 2 * STATE_SIZE + MOST_EFFECTS + LOOK_SIZE
MEMORY_AT = WANTED_AT + FACTIONS
ENDING_WORK = MEMORY_AT + MEMORY_SIZE

# The results of `try_last_card`: no win now; no win now or at any later turn; a win now.
NOTHING, NOTHING_EVER, A_WIN = 0, 1, 2


@kernel
def _can_do_most(state: Vector, card: int) -> bool:
    """Return whether a card can already do everything that it could do later, when more struggles are over.

    While all pass, the pool only grows, and open provinces are settled but do not change. So a card that can swap now
    has more swaps than later. Later it might only do less: nothing, or (K5.4) a swap of one with one.
    """
    if state[STAGE] != TARGETING:
        return False
    if card == KHON:
        return state[POOL] > 0 and state[POOL + 1] > 0 and state[POOL + 2] > 0  # type: ignore[no-any-return]
    return card == ONE or (card == TWO and can_swap_two(state))


@large_kernel
def try_last_card(state: Vector, known: int, work: Vector) -> int:
    """Return whether the seat to move, who holds the last card, can win by playing it now (K4.5).

    ``known`` is the result of an earlier call, since which all players have only passed.
    """
    seat = state[TO_MOVE]
    before, effects = work[STATE_SIZE : 2 * STATE_SIZE], work[2 * STATE_SIZE :]
    look, memory = work[2 * STATE_SIZE + MOST_EFFECTS :], work[MEMORY_AT:]
    copy(state, before)
    card = FIRST_CARD
    while state[HAND + CARDS * seat + card - FIRST_CARD] == 0:
        card += 1
    apply(before, card)
    if before[STAGE] == TURN_START:
        return A_WIN if winners(before) >> seat & 1 == 1 else NOTHING
    can_do_most = _can_do_most(before, card)
    if can_do_most and known == NOTHING_EVER:
        return NOTHING_EVER
    wanted = memory[remember_winning_after(before, seat, 1 << seat, memory) :]
    if wanted[0] | wanted[1] | wanted[2] == 0:
        return NOTHING
    effects[0] = pack(0, card)
    count = list_effects(before, card, False, effects) if before[STAGE] == TARGETING else 1
    look_around(before, look)
    for i in range(count):
        change_map(before, effects[i], DONE[0])
        look_again(before, effects[i], look)
        if winning_take(before, look, wanted) >= 0:
            return A_WIN
        change_map(before, effects[i], UNDONE[0])
        look_again(before, effects[i], look)
    return NOTHING_EVER if can_do_most else NOTHING


@large_kernel
def winners_with_few_cards(state: Vector, work: Vector) -> int:
    """Return who wins, as a set of seats, when the game is over or at most one card is left in all hands."""
    standing = winners(state)
    holder = 0
    while holder < state[PLAYERS] and hand_size(state, holder) == 0:
        holder += 1
    if holder == state[PLAYERS] or standing >> holder & 1:
        return standing
    now = work[:STATE_SIZE]
    copy(state, now)
    found = now[IS_OVER]  # NOTHING, read from an array: for a constant Numba would compile a second version
    while now[IS_OVER] == 0:
        if now[TO_MOVE] == holder:
            found = try_last_card(now, found, work)
            if found == A_WIN:
                return team_of(state, holder)
        apply(now, PASSING[0])
    return standing


@kernel
def forget_the_settled(state: Vector) -> None:
    """Clear the fields that no remaining card depends on, so that positions with the same future are equal."""
    if state[SWAP_CARD] != 0 and not is_card_held(state, state[SWAP_CARD]):
        for at in range(SWAP_CARD, SWAP_FACTION + 2):
            state[at] = 0
    if not is_card_held(state, KING):
        for slot in range(PROVINCES):
            state[MARKED + slot] = 0


@kernel
def _most_sets(state: Vector, team: int, more: int) -> int:
    """Return the largest number of complete sets that a team can have with ``more`` more followers."""
    sets = sets_of(state, team)
    while True:
        wanted = 0
        for faction in range(FACTIONS):
            held = 0
            for seat in range(state[PLAYERS]):
                if team >> seat & 1:
                    held += state[COURT + FACTIONS * seat + faction]
            wanted += max(0, sets + 1 - held)
        if wanted > more:
            return sets
        sets += 1


@kernel
def _is_safe_under(state: Vector, side: int, faction: int) -> bool:
    """Return whether a seat of a side holds more of a faction than any other seat can still get."""
    held, reachable = 0, 0
    for seat in range(state[PLAYERS]):
        count = state[COURT + FACTIONS * seat + faction]
        if side >> seat & 1:
            held = max(held, count)
        else:
            reachable = max(reachable, count + hand_size(state, seat))
    return held > reachable


@kernel
def _is_safe_in_colony(state: Vector, side: int) -> bool:
    """Return whether a team of a side has more sets than any other team can still get."""
    held, reachable = 0, 0
    for seat in range(state[PLAYERS]):
        team = team_of(state, seat)
        if side >> seat & 1:
            held = max(held, sets_of(state, team))
        else:
            cards = 0
            for other in range(state[PLAYERS]):
                if team >> other & 1:
                    cards += hand_size(state, other)
            reachable = max(reachable, _most_sets(state, team, cards))
    return held > reachable


@large_kernel
def is_safe(state: Vector, side: int) -> bool:
    """Return whether a side has certainly won: a seat of it keeps its lead under every ruler that is still possible."""
    rama, lao, malay, british = 0, 0, 0, 0
    for province in range(PROVINCES):
        owner = state[OWNER + province]
        rama += owner == 1
        lao += owner == 2
        malay += owner == 3
        british += owner == BRITISH
    still = PROVINCES - rama - lao - malay - british
    most = max(rama, lao, malay)
    if british + still >= COLONY and not _is_safe_in_colony(state, side):
        return False
    if rama + still >= most and not _is_safe_under(state, side, 0):
        return False
    if lao + still >= most and not _is_safe_under(state, side, 1):
        return False
    return malay + still < most or _is_safe_under(state, side, 2)
