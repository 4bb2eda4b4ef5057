"""K2: statistics of many random starts, for every number of players and both maps.

Seeds are fixed, so a test that holds once holds for ever. With random seeds, a right set-up would exceed a single bound
once in a million runs. This file has some four hundred bounds, so a set-up that fails is almost certainly wrong.
"""

from collections import Counter
from functools import cache
from itertools import permutations
from math import comb, sqrt

import pytest

from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam import setup
from erawan.games.king_of_siam.maps import load_map
from tests.conftest import IS_INTERPRETED

STARTS = 300 if IS_INTERPRETED else 2000
PAIRS = {1: (1, 1, 0), 2: (0, 1, 1), 3: (1, 0, 1)}
# Chi-square values that are exceeded with probability 1e-6, by degrees of freedom; and the same for a normal deviate.
CHI_SQUARE = {1: 23.93, 2: 27.63, 3: 30.66, 5: 35.89, 7: 40.52, 23: 70.55}
DEVIATE = 4.89
TABLES = [(name, players) for name in ("siam", "britain") for players in (2, 3, 4)]


@cache
def starts(name, players):
    plan = load_map(name)
    return [setup.start_vector(players, plan, seed).tolist() for seed in range(STARTS)]


def expect(found, chances):
    """Compare counts with probabilities by a chi-square test at 1e-6."""
    assert abs(sum(chances.values()) - 1) < 1e-9
    assert found.keys() <= chances.keys()
    total = found.total()
    value = sum((found[key] - total * chance) ** 2 / (total * chance) for key, chance in chances.items())
    assert value < CHI_SQUARE[len(chances) - 1]


def evenly(keys):
    keys = list(keys)
    return dict.fromkeys(keys, 1 / len(keys))


def courts(vector, players):
    return tuple(tuple(vector[k.COURT + 3 * seat : k.COURT + 3 * seat + 3]) for seat in range(players))


def dealt(cards):
    """Return the courts that helper cards give, by seat (K2.1)."""
    left = [*cards[1:], cards[0]]
    return tuple(PAIRS[beside if card == 4 else card] for card, beside in zip(cards, left, strict=True))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_K2_3_every_tile_lies_on_every_slot_as_often(name, players):
    for slot in range(8):
        expect(Counter(vector[k.TILE + slot] for vector in starts(name, players)), evenly(range(8)))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_K2_1_every_deal_of_helper_cards_is_as_likely(name, players):
    """Two players use two of the cards 1 to 3, three use all; four also use card 4, which copies the left neighbour.

    The seat with the lowest card starts (K2.4).
    """
    hands = permutations(range(1, 5 if players == 4 else 4), players)
    deals = [(dealt(cards), cards.index(min(cards))) for cards in hands]
    assert len(set(deals)) == len(deals)
    found = Counter((courts(vector, players), vector[k.TO_MOVE]) for vector in starts(name, players))
    expect(found, evenly(deals))
    for seat in range(players):
        expect(Counter(courts(vector, players)[seat] for vector in starts(name, players)), evenly(PAIRS.values()))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_K2_4_every_seat_starts_equally_often(name, players):
    expect(Counter(vector[k.TO_MOVE] for vector in starts(name, players)), evenly(range(players)))


def drawn(vector, plan, players):
    """Yield, for each province and faction: followers drawn, places filled, followers in the pool, size of the pool."""
    taken = [sum(court[faction] for court in courts(vector, players)) for faction in range(3)]
    pool = [setup.followers_each(players) - setup.AT_HOME - taken[faction] for faction in range(3)]
    for province in range(8):
        places = setup.IN_A_PROVINCE - setup.AT_HOME * (province in plan.homes)
        for faction in range(3):
            here = vector[k.FOLLOWERS + 3 * province + faction]
            own = setup.AT_HOME * (plan.homes[faction] == province)
            yield (province, faction), here - own, places, pool[faction], sum(pool)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_K2_2_every_province_draws_from_all_that_is_left(name, players):
    """The sum of hypergeometric draws against its mean and variance, in each province and for each faction."""
    excess, variance = Counter(), Counter()
    for vector in starts(name, players):
        for key, found, places, own, left in drawn(vector, load_map(name), players):
            share = own / left
            excess[key] += found - places * share
            variance[key] += places * share * (1 - share) * (left - places) / (left - 1)
    assert len(variance) == 24
    for key in variance:
        assert abs(excess[key]) < DEVIATE * sqrt(variance[key]), key


@pytest.mark.parametrize("name", ["siam", "britain"])
def test_K2_2_followers_are_drawn_without_being_put_back(name):
    """With three players 14 of 42 are of each faction: the whole distribution, three and four taken together."""
    found = {}
    for vector in starts(name, 3):
        for key, count, places, own, left in drawn(vector, load_map(name), 3):
            assert (own, left) == (14, 42)
            found.setdefault((key, places), Counter())[min(count, 3)] += 1
    for (_, places), counts in found.items():
        chances = Counter()
        for count in range(places + 1):
            chances[min(count, 3)] += comb(14, count) * comb(28, places - count) / comb(42, places)
        expect(counts, chances)
