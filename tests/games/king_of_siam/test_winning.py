"""Fast computations of the winner against slow ones: rankings by bits, targets that are taken back."""

from random import Random

import numpy as np
import pytest

from erawan.games.king_of_siam import apply_action, kernel, layout, winning
from erawan.games.king_of_siam.card_legality import list_steps
from erawan.games.king_of_siam.state import KingOfSiam
from tests.games.king_of_siam.oracle_texts import legal

pytestmark = pytest.mark.bounds

RULERS = range(layout.FACTIONS)


def positions(players, seed, count=40):
    """Yield vectors of random games, one from each: some early, some late, some in the middle of a turn."""
    chance = Random(seed)
    for _ in range(count):
        vector = KingOfSiam(players=players).start(seed=chance.getrandbits(32)).vector.copy()
        for _ in range(chance.randrange(120)):
            if not kernel.is_over(vector):
                kernel.apply(vector, chance.choice(legal(vector)))
        yield vector


def test_K7_2_the_weight_of_provinces():
    for slots in range(1 << layout.PROVINCES):
        assert winning.worth(slots) == 16 * slots.bit_count() + slots.bit_length()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_K7_the_rankings_that_win_are_those_under_which_one_wins(players):
    for vector in positions(players, seed=players):
        for seat in range(players):
            found = winning.winning_rankings(vector, 1 << seat)
            for ranking in range(winning.COLONY_RANKING + 1):
                ruler, second = ranking & 3, ranking >> 2
                exists = ranking == winning.COLONY_RANKING or (ruler in RULERS and ruler != second)
                wins = exists and winning.winners_under(vector, ranking) >> seat & 1
                assert found >> ranking & 1 == wins


@pytest.mark.parametrize("players", [2, 3, 4])
def test_K5_a_target_that_is_taken_back_leaves_everything_as_it_was(players):
    out = np.zeros(layout.MAX_LEGAL, np.int16)
    cards = set()
    for vector in positions(players, seed=10 + players, count=120):
        if vector[layout.STAGE] != layout.TARGETING:
            continue
        cards.add(int(vector[layout.CARD]))
        # Unused target fields may hold old numbers.
        vector[layout.TARGET + vector[layout.TARGETS] : layout.TARGETS] = 0
        for action in out[: list_steps(vector, out)].tolist():
            tried = vector.copy()
            apply_action.hit_target(tried, action)
            apply_action.take_back_target(tried)
            tried[layout.TARGET + tried[layout.TARGETS]] = 0
            assert tried.tolist() == vector.tolist()
    assert len(cards) > 4
