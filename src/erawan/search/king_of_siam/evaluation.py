"""The evaluation of King of Siam for each seat: a soft version of "if all struggles ended as they stand".

1. Every open province is taken by Rama, Lao, Malay or the British with some chance. Followers will still come and go,
   so each count gets a random error, wider the more cards are left and the later the province is fought for. The
   chances are read from ``CHANCES``, a table over the width of the error and the two differences of the counts.
2. Chances of the provinces give the chance of each faction to rule (K7.2, the latest gain breaks ties) and of a
   colony (K6.3).
3. For each ruler, and for the colony, the courts give each seat a chance to win (K7.1, K7.3, K7.4): followers of the
   ruler, a part for the second faction, cards still to be played, who played last.
4. The seats that would win if all players only passed from now on get a share for that alone.

Without cards in any hand the result is exact. ``WEIGHTS`` holds the numbers, one row for two, three and four players;
``bench/tune_king_of_siam.py`` finds them.
"""

from __future__ import annotations

import math

import numpy as np

from erawan.core.compiled import kernel, large_kernel
from erawan.core.contract import Numbers, Vector
from erawan.games.king_of_siam.kernel import KingOfSiamTag
from erawan.games.king_of_siam.layout import (
    CARDS,
    COURT,
    FACTIONS,
    FOLLOWERS,
    HAND,
    MOST_PLAYERS,
    NOBODY,
    OWNER,
    PLAYERS,
    PROVINCES,
    RECENT,
    SETTLED,
    TILE,
    TO_MOVE,
)
from erawan.games.king_of_siam.state_queries import cards_left
from erawan.games.king_of_siam.winning import winners, write_shares
from erawan.search.evaluation_registry import bind_evaluation
from erawan.search.king_of_siam.weights import WEIGHTS

# The places in a row of weights.
WIDTH_NOW, WIDTH_LATER, WIDTH_SPREAD, WIDTH_NEXT = 0, 1, 2, 14
RULE_LEAST, RULE_WIDTH, LATE_GAIN = 3, 4, 5
COURT_LEAST, COURT_WIDTH, CARD_WORTH, SECOND_WORTH, LAST_TO_PLAY = 6, 7, 8, 9, 10
SET_PART, SET_LAST, TO_ACT = 11, 12, 13
STANDING, STANDING_CARDS = 15, 16
WEIGHT_COUNT = 17

WIDTHS = 14
# Numbers from an array are no constants to Numba: one compiled version of a kernel serves all four.
SEATS = np.arange(MOST_PLAYERS)
LEAST_CHANCE = 0.002  # smaller chances are ignored

STEP = 0.25  # the error's standard deviation grows by this from one width to the next
REACH = 7
_ERRORS = 6


def _error_chances(width: int) -> np.ndarray:
    """Return the chances of an error of -6 … 6 followers: a normal distribution of this width in integers."""
    errors = np.arange(-_ERRORS, _ERRORS + 1)
    if width == 0:
        return np.asarray(errors == 0, float)
    chances = np.exp(-0.5 * (errors / (STEP * width)) ** 2)
    return chances / chances.sum()  # type: ignore[no-any-return]


def _make_chances() -> np.ndarray:
    """``[width, Rama - Lao, Lao - Malay, owner]``: the chance of each owner, differences from -REACH on."""
    size = 2 * _ERRORS + 1
    error = np.arange(size)
    differences = np.arange(-REACH, REACH + 1)
    rama_lead, lao_lead = differences[:, None, None], differences[None, :, None]
    table = np.zeros((WIDTHS, differences.size, differences.size, 4), np.float32)
    for width in range(WIDTHS):
        # An owner has any error; each other faction must then have a smaller one than its distance allows.
        chances = _error_chances(width)
        below = np.concatenate(([0.0], np.cumsum(chances)))
        rama, lao, malay = (
            (chances * below[np.clip(first, 0, size)] * below[np.clip(second, 0, size)]).sum(-1)
            for first, second in (
                (error + rama_lead, error + rama_lead + lao_lead),
                (error - rama_lead, error + lao_lead),
                (error - rama_lead - lao_lead, error - lao_lead),
            )
        )
        table[width, ..., 0], table[width, ..., 1], table[width, ..., 2] = rama, lao, malay
    table[..., 3] = 1 - table[..., :3].sum(-1)
    return table


CHANCES = _make_chances()


@kernel
def hand_size(state: Vector, seat: int) -> int:
    """Return how many cards a seat holds."""
    held = 0
    for card in range(CARDS):
        held += state[HAND + CARDS * seat + card]
    return held


@kernel
def _clip(difference: int) -> int:
    return REACH + max(-REACH, min(REACH, difference))


@kernel
def _exact(state: Vector, out: Numbers) -> None:
    """Write the exact result: no hand holds a card."""
    write_shares(winners(state), state[PLAYERS], out)


@kernel
def sets_and_progress(rama: int, lao: int, malay: int, part: float) -> float:
    """Return the number of complete sets (K7.1), plus a fraction for the followers that the next set has already."""
    least = min(rama, lao, malay)
    most = max(rama, lao, malay)
    middle = rama + lao + malay - least - most
    return least + part * (min(middle - least, 1) + 0.5 * min(most - least, 1))


@large_kernel
def evaluate_with(state: Vector, weights: Numbers, out: Numbers) -> None:  # noqa: PLR0912, PLR0915 - split, it is slower
    """Write the expected result of each seat, from -1 to 1, by these weights."""
    left = cards_left(state)
    if left == 0:
        _exact(state, out)
        return
    players = state[PLAYERS]
    settled = state[SETTLED]

    # 1. The provinces: expected numbers with the late gains, their variance, the distribution of British ones.
    rama, lao, malay = 0.0, 0.0, 0.0
    variance = 0.0
    none, one, two, three, colony = 1.0, 0.0, 0.0, 0.0, 0.0
    spread = left / (PROVINCES - settled + weights[WIDTH_SPREAD])
    late = weights[LATE_GAIN] / (1 << PROVINCES)
    for slot in range(PROVINCES):
        province = state[TILE + slot]
        worth = 1.0 + late * (1 << slot)
        owner = state[OWNER + province]
        if owner != NOBODY:
            if owner == 1:
                rama += worth
            elif owner == 2:
                lao += worth
            elif owner == 3:
                malay += worth
            else:
                colony += three
                three, two, one, none = two, one, none, 0.0
            continue
        at = FOLLOWERS + FACTIONS * province
        if slot == settled:
            square = weights[WIDTH_NOW] * left
        else:
            square = spread * (1.0 + weights[WIDTH_LATER] * (slot - settled)) * weights[WIDTH_NEXT]
        width = min(WIDTHS - 1, 1 + int(math.sqrt(square) / STEP))
        first, second = _clip(state[at] - state[at + 1]), _clip(state[at + 1] - state[at + 2])
        to_rama = CHANCES[width, first, second, 0]
        to_lao = CHANCES[width, first, second, 1]
        to_malay = CHANCES[width, first, second, 2]
        to_british = CHANCES[width, first, second, 3]
        rama += worth * to_rama
        lao += worth * to_lao
        malay += worth * to_malay
        variance += to_rama * (1 - to_rama) + to_lao * (1 - to_lao) + to_malay * (1 - to_malay)
        rest = 1 - to_british
        colony += three * to_british
        three = three * rest + two * to_british
        two = two * rest + one * to_british
        one = one * rest + none * to_british
        none *= rest

    # 2. Who rules.
    scale = 1.0 / (weights[RULE_LEAST] + weights[RULE_WIDTH] * math.sqrt(variance))
    top = max(rama, lao, malay)
    rama, lao, malay = math.exp((rama - top) * scale), math.exp((lao - top) * scale), math.exp((malay - top) * scale)
    total = (1.0 - colony) / (rama + lao + malay)
    rama *= total
    lao *= total
    malay *= total

    # 3. Who wins under each ruler.
    for seat in range(MOST_PLAYERS):
        out[seat] = 0.0
    scale = 1.0 / (weights[COURT_LEAST] + weights[COURT_WIDTH] * math.sqrt(left))
    prospects = (
        _prospects(state, SEATS[0], weights),
        _prospects(state, SEATS[1], weights),
        _prospects(state, SEATS[2], weights),
        _prospects(state, SEATS[3], weights),
    )
    for faction in range(FACTIONS):
        chance, nearer, farther = rama, lao, malay
        following, other = 1, 2
        if faction == 1:
            chance, nearer, farther = lao, rama, malay
            following, other = 0, 2
        elif faction == 2:
            chance, nearer, farther = malay, rama, lao
            following, other = 0, 1
        if chance > LEAST_CHANCE:
            part = weights[SECOND_WORTH] / (nearer + farther + LEAST_CHANCE)
            _share_reign(state, faction, following, other, part * nearer, part * farther, prospects, scale, chance, out)
    if colony > LEAST_CHANCE:
        _share_colony(state, prospects, weights, scale, colony, out)
    if players == MOST_PLAYERS:
        out[0] += out[2]
        out[1] += out[3]
        out[2] = out[0]
        out[3] = out[1]
    # 4. Who wins if all players only pass: those seats can wait, the others must spend cards.
    standing = winners(state)
    sides = 0
    for seat in range(2 if players == MOST_PLAYERS else players):
        sides += standing >> seat & 1
    share = 2.0 / sides
    certainty = weights[STANDING] / (1.0 + weights[STANDING_CARDS] * left)
    for seat in range(players):
        soft = 2.0 * out[seat]
        out[seat] = soft + certainty * ((share if standing >> seat & 1 else 0.0) - soft) - 1.0


@kernel
def _prospects(state: Vector, seat: int, weights: Numbers) -> float:
    """Return how many followers a seat's court is expected to gain.

    This counts its cards, less for the latest to play (K7.3), more for the next to act.
    """
    if seat >= state[PLAYERS]:
        return -1000.0
    worth = weights[CARD_WORTH] * hand_size(state, seat)
    if state[RECENT] == seat + 1:
        worth -= weights[LAST_TO_PLAY]
    if state[TO_MOVE] == seat:
        worth += weights[TO_ACT]
    return worth  # type: ignore[no-any-return]


@kernel
def _share(players: int, scores: tuple[float, float, float, float], scale: float, chance: float, out: Numbers) -> None:
    """Divide a probability among the seats by the softmax of their scores times ``scale``; add the parts to ``out``."""
    first, second, third, fourth = scores
    if players == 2:
        lead = 1.0 / (1.0 + math.exp(max(-30.0, min(30.0, (second - first) * scale))))
        out[0] += chance * lead
        out[1] += chance * (1.0 - lead)
        return
    top = max(first, second, third, fourth)
    first = math.exp((first - top) * scale)
    second = math.exp((second - top) * scale)
    third = math.exp((third - top) * scale)
    fourth = math.exp((fourth - top) * scale)
    part = chance / (first + second + third + fourth)
    out[0] += part * first
    out[1] += part * second
    out[2] += part * third
    out[3] += part * fourth


@kernel
def _share_reign(
    state: Vector, faction: int, following: int, other: int, nearer: float, farther: float,
    prospects: tuple[float, float, float, float], scale: float, chance: float, out: Numbers,
) -> None:  # fmt: skip
    """K7.3: divide the probability of one ruling faction by each court's followers of it and of the second faction."""
    at, to, by = COURT + faction, COURT + following, COURT + other
    scores = (
        prospects[0] + state[at] + nearer * state[to] + farther * state[by],
        prospects[1] + state[at + 3] + nearer * state[to + 3] + farther * state[by + 3],
        prospects[2] + state[at + 6] + nearer * state[to + 6] + farther * state[by + 6],
        prospects[3] + state[at + 9] + nearer * state[to + 9] + farther * state[by + 9],
    )
    _share(state[PLAYERS], scores, scale, chance, out)


@kernel
def _sets_score(state: Vector, seat: int, weights: Numbers) -> float:
    """Return a score of a seat (with four players: of its team) in a colony, without its cards (K7.1, K7.4)."""
    at = COURT + FACTIONS * seat
    rama, lao, malay = state[at], state[at + 1], state[at + 2]
    is_latest = state[RECENT] == seat + 1
    if state[PLAYERS] == MOST_PLAYERS:
        at = COURT + FACTIONS * (seat ^ 2)
        rama, lao, malay = rama + state[at], lao + state[at + 1], malay + state[at + 2]
        is_latest = is_latest or state[RECENT] == (seat ^ 2) + 1
    score = sets_and_progress(rama, lao, malay, weights[SET_PART])
    return score + (weights[SET_LAST] if is_latest else 0.0)


@large_kernel
def _share_colony(
    state: Vector, prospects: tuple[float, float, float, float], weights: Numbers, scale: float, chance: float,
    out: Numbers,
) -> None:  # fmt: skip
    """K7.1: distribute the chance of a colony; a card is worth less there than towards one faction."""
    if state[PLAYERS] == MOST_PLAYERS:
        even, odd = 0.2 * (prospects[0] + prospects[2]), 0.2 * (prospects[1] + prospects[3])
        third, fourth = even, odd
    else:
        even, odd, third, fourth = 0.4 * prospects[0], 0.4 * prospects[1], 0.4 * prospects[2], prospects[3]
    scores = (
        even + _sets_score(state, SEATS[0], weights),
        odd + _sets_score(state, SEATS[1], weights),
        third + _sets_score(state, SEATS[2], weights),
        fourth + _sets_score(state, SEATS[3], weights),
    )
    _share(state[PLAYERS], scores, scale, chance, out)


@large_kernel
def evaluate(state: Vector, out: Numbers) -> None:
    """Write the expected result of each seat, from -1 to 1; 0 for seats without a player."""
    evaluate_with(state, WEIGHTS[state[PLAYERS] - 2], out)


bind_evaluation(KingOfSiamTag, evaluate)
