"""The levels keep what they promise about wins and losses in one turn."""

import pytest

import erawan
from erawan.search.limits import Limits
from erawan.search.siam.engine import SiamEngine
from erawan.search.siam.levels import GREEDY, LEVELS, PLAIN, make_engine
from tests.conftest import IS_INTERPRETED
from tests.search.siam.test_tactical_positions import cases

SLOW = 7


def some_cases(what, count):
    found = [case for case in cases() if case[2] == what]
    assert len(found) >= count
    return found[:: max(1, len(found) // count)]


def think(level, position, seed=1):
    limits = LEVELS[level].limits
    if level >= SLOW:
        limits = Limits(nodes=20_000)
    return make_engine(level, seed).think(erawan.parse(position), limits)


def test_there_are_eight():
    assert sorted(LEVELS) == list(range(1, 9))


@pytest.mark.parametrize("level", (2,) if IS_INTERPRETED else range(2, 9))
def test_wins_in_one_are_taken_from_level_two(level):
    for position, turns, _ in some_cases("wins in 1", 2 if IS_INTERPRETED else 30):
        assert think(level, position).turn in turns


@pytest.mark.skipif(IS_INTERPRETED, reason="thousands of nodes a turn")
@pytest.mark.parametrize("level", range(4, 9))
def test_no_avoidable_loss_in_one_from_level_four(level):
    for position, turns, _ in some_cases("avoids", 30):
        assert think(level, position).turn in turns


def test_opponents_to_measure_by(siam):
    position = erawan.parse("#3#/5/5/2S2/2#2 E")
    assert SiamEngine(GREEDY, 1).think(position, Limits(depth=1)).turn == "c2c1s"
    assert SiamEngine(PLAIN, 1).think(position, Limits(depth=1 if IS_INTERPRETED else 3)).turn == "c2c1s"
    assert SiamEngine(GREEDY, 1).think(siam.start(), Limits(depth=1)).depth == 1
