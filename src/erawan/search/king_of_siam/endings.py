"""What is certain near the end: no cards left, one card left, and leads that nobody can catch up with.

With one card left nobody but its holder can change anything, and the holder may play it only to win by it (K4.5). So
the result is exact for any number of players: the holder's team wins if things stand so, or if one of the turns that
come to the holder while the remaining struggles are passed through has a winning play; else the game ends as it stands.
"""

from __future__ import annotations

from erawan.core.compiled import kernel, large_kernel
from erawan.core.contract import Vector
from erawan.core.playout import copy
from erawan.games.king_of_siam.effects import apply
from erawan.games.king_of_siam.layout import (
    BRITISH,
    CARDS,
    COLONY,
    COURT,
    FACTIONS,
    FIRST_CARD,
    FOLLOWERS,
    HAND,
    IS_OVER,
    KING,
    MARKED,
    OWNER,
    PLAYERS,
    PROVINCES,
    STAGE,
    STATE_SIZE,
    SWAP_CARD,
    SWAP_FACTION,
    TARGETING,
    TO_MOVE,
    TURN_START,
)
from erawan.games.king_of_siam.winning import (
    colony_winners,
    keep_earliest,
    keep_most,
    rank_factions,
    sets_of,
    team_of,
    winners,
    with_partners,
)
from erawan.search.king_of_siam.candidates import (
    FOLLOWER_KINDS,
    MOST_EFFECTS,
    PASSING,
    change_map,
    is_card_held,
    list_effects,
    pack,
)
from erawan.search.king_of_siam.evaluation import SEATS, hand_size

COLONY_RANKING = 16
# The work space: two states, then the packed effects.
ENDING_WORK = 2 * STATE_SIZE + MOST_EFFECTS


@kernel
def winners_under(state: Vector, ranking: int) -> int:
    """Who wins with these courts if the factions rank so (``winning.rank_factions``)."""
    if ranking >= COLONY_RANKING:
        return colony_winners(state)
    seats = keep_most(state, (1 << state[PLAYERS]) - 1, ranking & 3)
    if ranking >> 2 != 3:
        seats = keep_most(state, seats, ranking >> 2)
    return with_partners(state, keep_earliest(state, seats))


@large_kernel
def winning_rankings(state: Vector, seat: int, taken: int) -> int:
    """The rankings, as a set of bits, under which a seat wins once it has taken a follower of a faction."""
    state[COURT + FACTIONS * seat + taken] += 1
    found = 0
    for ranking in range(COLONY_RANKING + 1):
        ruler, second = ranking & 3, ranking >> 2
        if ranking < COLONY_RANKING and max(ruler == 3, ruler == second):
            continue
        if winners_under(state, ranking) >> seat & 1:
            found |= 1 << ranking
    state[COURT + FACTIONS * seat + taken] -= 1
    return found


@large_kernel
def winning_take(state: Vector, with_rama: int, with_lao: int, with_malay: int) -> int:
    """A follower that wins when taken, ``3 * province + faction``, given the rankings that win with each; or -1."""
    for taken in range(FOLLOWER_KINDS):
        if state[FOLLOWERS + taken] == 0:
            continue
        faction = taken % FACTIONS
        wanted = with_rama if faction == 0 else (with_lao if faction == 1 else with_malay)
        if wanted == 0:
            continue
        state[FOLLOWERS + taken] -= 1
        ranking = rank_factions(state)
        state[FOLLOWERS + taken] += 1
        if wanted >> ranking & 1:
            return taken
    return -1


@large_kernel
def has_winning_last_card(state: Vector, work: Vector) -> bool:
    """K4.5: whether the seat to move, who holds the last card, can win by playing it now."""
    seat = state[TO_MOVE]
    before, effects = work[:STATE_SIZE], work[STATE_SIZE:]
    copy(state, before)
    card = FIRST_CARD
    while state[HAND + CARDS * seat + card - FIRST_CARD] == 0:
        card += 1
    apply(before, card)
    if before[STAGE] == TURN_START:
        return winners(before) >> seat & 1 == 1  # type: ignore[no-any-return]
    with_rama = winning_rankings(before, seat, SEATS[0])
    with_lao = winning_rankings(before, seat, SEATS[1])
    with_malay = winning_rankings(before, seat, SEATS[2])
    if with_rama | with_lao | with_malay == 0:
        return False
    effects[0] = pack(0, card)
    count = list_effects(before, card, False, effects) if before[STAGE] == TARGETING else 1
    for i in range(count):
        change_map(before, effects[i], 1)
        if winning_take(before, with_rama, with_lao, with_malay) >= 0:
            return True
        change_map(before, effects[i], -1)
    return False


@large_kernel
def winners_with_few_cards(state: Vector, work: Vector) -> int:
    """Who wins, as a set of seats, when the game is over or at most one card is left in all hands."""
    standing = winners(state)
    holder = 0
    while holder < state[PLAYERS] and hand_size(state, holder) == 0:
        holder += 1
    if holder == state[PLAYERS] or standing >> holder & 1:
        return standing
    now, rest = work[:STATE_SIZE], work[STATE_SIZE:]
    copy(state, now)
    while now[IS_OVER] == 0:
        if now[TO_MOVE] == holder and has_winning_last_card(now, rest):
            return team_of(state, holder)
        apply(now, PASSING[0])
    return standing


@kernel
def forget_the_settled(state: Vector) -> None:
    """Clears what no card left can ask for, so that positions with the same future are the same."""
    if state[SWAP_CARD] != 0 and not is_card_held(state, state[SWAP_CARD]):
        for at in range(SWAP_CARD, SWAP_FACTION + 2):
            state[at] = 0
    if not is_card_held(state, KING):
        for slot in range(PROVINCES):
            state[MARKED + slot] = 0


@kernel
def _most_sets(state: Vector, team: int, more: int) -> int:
    """The most complete sets a team can have with so many more followers."""
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
    """Whether a seat of a side holds more of a faction than any other seat can still get."""
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
    """Whether a team of a side has more sets than any other team can still get."""
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
    """Whether some seat of a side wins whatever happens: its lead holds under every ruler that is still possible."""
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
