"""The numbers for learning of King of Siam, and its symmetries."""

from itertools import pairwise
from random import Random

import numpy as np
import pytest

import erawan
from erawan.games.king_of_siam import features, kernel, winning
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam.maps import load_map
from erawan.games.king_of_siam.symmetries import rotate_seats, symmetries_of
from tests.conftest import IS_INTERPRETED
from tests.games.king_of_siam.oracle_texts import legal, vector_of
from tests.games.king_of_siam.test_kernel import STARTS

GAMES = 1 if IS_INTERPRETED else 20


def numbers_of(vector, seat):
    out = np.full(features.SIZE, np.nan, np.float32)
    features.observe(vector, seat, out)
    return out


def walk(vector, seed):
    """Yield every position of a random game, including those in the middle of a turn."""
    chance = Random(seed)
    while not kernel.is_over(vector):
        yield vector
        vector = vector.copy()
        kernel.apply(vector, chance.choice(legal(vector)))
    yield vector


def test_the_own_seat_comes_first_and_other_hands_are_counts():
    vector = vector_of(STARTS["K9.1"][0])  # seat 2 is to move
    seen, other = numbers_of(vector, 1), numbers_of(vector, 0)
    assert kernel.KingOfSiamTag().observation_size == features.SIZE
    assert seen[:3].tolist() == [0.25, 0.75, 0.0]
    assert seen[84:90].tolist() == pytest.approx([1 / 18, 1 / 18, 0, 1 / 18, 0, 1 / 18])
    assert other[84:87].tolist() == pytest.approx([1 / 18, 0, 1 / 18])
    assert seen[96:106].tolist() == [1, 2, 1, 1, 1, 1, 1, 1, 0, 0]
    assert seen[122:126].tolist() == [1, 0, 0, 0]
    assert other[122:126].tolist() == [0, 1, 0, 0]


def test_a_half_made_turn_shows_card_stage_and_targets():
    vector = vector_of(STARTS["K9.1"][0])
    kernel.apply(vector, k.ONE)
    assert numbers_of(vector, 1)[111:121].tolist() == [0, 0, 1, 0, 0, 0, 0, 0, 1, 0]
    kernel.apply(vector, k.FOLLOWER + 4)
    assert np.flatnonzero(numbers_of(vector, 1)[126:158]).tolist() == [4]
    vector = vector_of(STARTS["K9.1"][0])
    kernel.apply(vector, k.KING)
    kernel.apply(vector, k.PLACE + 2)
    assert np.flatnonzero(numbers_of(vector, 1)[126:158]).tolist() == [24 + 2]


def test_K5_5_the_protected_swap_is_seen():
    state = erawan.parse(STARTS["K9.1"][0]).play("2v1:RL@cm,L@lp>L@cm")
    seen = numbers_of(state.vector, 0)
    assert seen[158:160].tolist() == [0, 1]
    assert seen[160:166].tolist() == [1, 1, 0, 0, 1, 0]
    vector = state.vector
    kernel.apply(vector, k.KING)
    assert not numbers_of(vector, 0)[158:].any()


def test_numbers_stay_within_their_bounds():
    for name, (text, _) in STARTS.items():
        for game in range(GAMES):
            for vector in walk(vector_of(text), f"{name} {game}"):
                for seat in range(int(vector[k.PLAYERS])):
                    seen = numbers_of(vector, seat)
                    assert seen.min() >= 0
                    assert seen.max() <= features.HIGHEST


@pytest.mark.parametrize("name", STARTS)
def test_rotated_seats_see_act_and_win_the_same(name):
    for game in range(GAMES):
        for vector in walk(vector_of(STARTS[name][0]), game):
            turned = rotate_seats(vector)
            players = int(vector[k.PLAYERS])
            assert legal(turned) == legal(vector)
            for seat in range(players):
                assert np.array_equal(numbers_of(turned, (seat + 1) % players), numbers_of(vector, seat))
            won = winning.winners(vector)
            assert winning.winners(turned) == (won << 1 | won >> (players - 1)) & ((1 << players) - 1)


def test_the_map_of_siam_has_no_mirror_and_that_of_britain_one():
    assert [s.provinces for s in symmetries_of(load_map("siam"))] == [tuple(range(8))]
    found = symmetries_of(load_map("britain"))
    assert [s.factions for s in found] == [(0, 1, 2), (1, 0, 2)]
    for symmetry in found:
        assert sorted(symmetry.actions) == list(range(k.ACTION_COUNT))
        assert sorted(symmetry.numbers) == list(range(features.SIZE))


def play(vector, actions):
    after = vector.copy()
    for action in actions:
        assert action in legal(after)
        kernel.apply(after, action)
    assert kernel.is_turn_start(after)
    return after


def test_mirrored_turns_lead_to_mirrored_positions():
    mirror = symmetries_of(load_map("britain"))[1]
    for game in range(GAMES):
        turn = []
        before = None
        positions = list(walk(vector_of(STARTS["K9.4"][0]), game))
        for vector, after in pairwise(positions):
            if kernel.is_turn_start(vector):
                before, turn = vector, []
                turned = mirror.transform(vector)
                assert legal(turned) == sorted(int(mirror.actions[action]) for action in legal(vector))
                for seat in range(3):
                    assert np.array_equal(numbers_of(turned, seat)[mirror.numbers], numbers_of(vector, seat))
            turn.append(played_between(vector, after))
            if kernel.is_turn_start(after):
                made = play(mirror.transform(before), mirror.map_turn(turn))
                # The mirror may write the two provinces of a protected swap the other way round.
                assert np.array_equal(numbers_of(made, 0)[mirror.numbers], numbers_of(after, 0))
                assert winning.winners(made) == winning.winners(after)


def played_between(vector, after):
    for action in legal(vector):
        tried = vector.copy()
        kernel.apply(tried, action)
        if np.array_equal(tried, after):
            return action
    raise AssertionError("no action leads there")
