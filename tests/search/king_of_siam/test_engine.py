"""The engine, the plain opponents and the levels of King of Siam."""

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import erawan
from erawan.core.errors import IllegalError, OptionError
from erawan.search import time_slices
from erawan.search.king_of_siam.engine import KingOfSiamEngine
from erawan.search.king_of_siam.evaluation import evaluate
from erawan.search.king_of_siam.levels import LEVELS, make_greedy, make_level
from erawan.search.king_of_siam.plain_engine import PlainEngine
from erawan.search.limits import Limits, Stop
from tests.search.stopped_search import think_until

SUITE = (Path(__file__).parents[2] / "suites" / "king_of_siam.txt").read_text().splitlines()

# A search with this node limit looks at more than half as many nodes (its tree may be full before), one that is
# stopped early at far fewer.
FAR_OFF = 20_000


def start(players=2, seed=3):
    return erawan.game("king-of-siam", players=players).start(seed=seed)


def engines():
    return [KingOfSiamEngine(), make_greedy(), PlainEngine(2), make_level(1), make_level(3)]


def finished():
    state = start()
    while state.outcome is None:
        state = state.play("pass")
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_are_legal_and_lines_can_be_played(players):
    state = start(players)
    for engine in engines():
        thought = engine.think(state, Limits(nodes=60), lines=3)
        assert 1 <= len(thought.lines) <= 3
        assert len({line.turn for line in thought.lines}) == len(thought.lines)
        for line in thought.lines:
            assert len(line.evaluation.returns) == players
            assert all(-1 <= value <= 1 for value in line.evaluation.returns)
            after = state
            for turn in line.turns:
                after = after.play(turn)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_are_played(players):
    state, engine = start(players, seed=8), make_level(3, seed=1)
    while state.outcome is None:
        state = state.play(engine.think(state, Limits()).turn)
    assert state.outcome.winners


def test_the_same_seed_and_nodes_give_the_same_thought():
    state = start(3)
    first, second = (KingOfSiamEngine(seed=4).think(state, Limits(nodes=150), lines=4) for _ in range(2))
    assert first.lines == second.lines
    assert first.nodes == second.nodes


@pytest.mark.parametrize("nodes", [1, 2, 17, 200])
def test_node_limits_are_kept(nodes):
    assert KingOfSiamEngine().think(start(), Limits(nodes=nodes)).nodes <= nodes


def test_a_finished_game_has_no_turn():
    for engine in engines():
        with pytest.raises(IllegalError) as caught:
            engine.think(finished(), Limits(nodes=1))
        assert caught.value.code == "game.over"


@pytest.fixture
def reports_always(monkeypatch):
    """A report after every slice of a search, however fast the machine."""
    monkeypatch.setattr(time_slices, "SLICE_S", 0.0)


def test_another_thread_stops_the_search(reports_always):
    stop = Stop()
    reports, thought = think_until(stop.set, KingOfSiamEngine(), start(), Limits(nodes=FAR_OFF), stop)
    assert len(reports) == 3
    assert all(earlier.nodes < later.nodes for earlier, later in pairwise(reports))
    assert reports[-1].nodes <= thought.nodes < FAR_OFF // 10


def test_a_stop_before_the_start_still_gives_a_turn():
    stop = Stop()
    stop.set()
    state = start()
    thought = KingOfSiamEngine().think(state, Limits(nodes=FAR_OFF), stop=stop)
    assert state.refusal(thought.turn) is None
    assert thought.nodes == 1


def test_a_time_limit_ends_the_search(reports_always, timers):
    reports, thought = think_until(timers.fire, KingOfSiamEngine(), start(), Limits(seconds=7, nodes=FAR_OFF))
    assert len(timers) == 1
    assert 0 < timers[0].seconds <= 7
    assert len(reports) == 3
    assert reports[-1].nodes == thought.nodes < FAR_OFF // 10


def test_forgetting_changes_nothing():
    engine = KingOfSiamEngine()
    before = engine.think(start(), Limits(nodes=20))
    engine.forget()
    assert engine.think(start(), Limits(nodes=20)).lines == before.lines


def test_the_evaluation_is_fair():
    """One side's gain is the loss of the others: with two sides the values add up to 0, with three to -1."""
    out = np.empty(4, np.float32)
    for line in SUITE:
        state = erawan.parse(line.partition(" |")[0])
        evaluate(state.vector, out)
        assert out.sum() == pytest.approx(-1 if state.game.seats == 3 else 0, abs=0.05), line
        assert all(-1 <= value <= 1 for value in out)


def test_a_turn_that_wins_at_once_is_taken_from_level_two_on():
    """The last struggle: passing ends the game, and the seat to move wins it as things stand."""
    state = start(2, seed=8)
    while (after := state.play("pass")).outcome is None:
        state = after
    assert state.to_move in after.outcome.winners
    for level in range(2, len(LEVELS) + 1):
        assert state.to_move in state.play(make_level(level).think(state, Limits()).turn).outcome.winners


def test_levels_are_numbered_from_one():
    for wrong in (0, 9, "1", True):
        with pytest.raises(OptionError):
            make_level(wrong)
