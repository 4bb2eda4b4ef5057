"""The engine as others use it: limits kept, results repeatable, lines that can be played."""

import threading
from contextlib import contextmanager

import pytest

import erawan
from erawan.core.contract import NUMBER_TYPE
from erawan.core.errors import IllegalError
from erawan.search.evaluation_registry import evaluate
from erawan.search.limits import Limits, Stop
from erawan.search.siam.engine import Deepening, EngineSettings, SiamEngine, root_actions
from erawan.search.siam.evaluation import SCALE, load_weights, score
from erawan.search.siam.handmade_weights import make_beginner, make_newcomer
from tests.conftest import IS_INTERPRETED
from tests.games.siam.sample_positions import played_positions
from tests.search.stopped_search import think_until

import numpy as np  # isort: skip

compiled_only = pytest.mark.skipif(IS_INTERPRETED, reason="too slow without compiling")
# A search that is stopped early does not come near so many nodes.
FAR_OFF = 3_000_000
MIDDLE = "2s2/1n3/1#1#1/2N#1/1E3 R"


@pytest.fixture(scope="module")
def engine():
    return SiamEngine(EngineSettings(table_mb=4.0), seed=1)


@pytest.mark.parametrize(
    "nodes", [1, 2, 63, 64, 65, 300] if IS_INTERPRETED else [1, 2, 63, 64, 65, 1000, 12_345, 100_000]
)
def test_node_limits_are_kept_exactly(engine, siam, nodes):
    for state in (siam.start(), erawan.parse(MIDDLE)):
        thought = engine.think(state, Limits(nodes=nodes))
        assert thought.nodes <= nodes
        assert thought.turn in state.turns()
        assert nodes < 64 or thought.nodes == nodes or thought.evaluation.is_proven


def test_node_limits_give_the_same_result_whatever_came_before(engine, siam):
    nodes = 300 if IS_INTERPRETED else 30_000
    limits = Limits(nodes=nodes)
    state = erawan.parse(MIDDLE)
    first = engine.think(state, limits, lines=2)
    engine.think(siam.start(), Limits(depth=1 if IS_INTERPRETED else 5))
    again = engine.think(state, limits, lines=2)
    fresh = SiamEngine(EngineSettings(table_mb=4.0), seed=1).think(state, limits, lines=2)
    assert first.lines == again.lines == fresh.lines
    assert first.nodes == again.nodes == fresh.nodes


def test_seeds_tell_near_equal_turns_apart():
    settings = EngineSettings(table_mb=1.0, variety=255)
    limits = Limits(nodes=100 if IS_INTERPRETED else 3000)
    turns = {SiamEngine(settings, seed).think(erawan.parse(MIDDLE), limits).turn for seed in range(8)}
    assert len(turns) > 1


def test_depth_limits_are_kept(engine):
    thought = engine.think(erawan.parse(MIDDLE), Limits(depth=1 if IS_INTERPRETED else 3))
    assert thought.depth == (1 if IS_INTERPRETED else 3)


@compiled_only
def test_another_thread_stops_the_search(engine, siam):
    stop = Stop()
    reports, thought = think_until(stop.set, engine, siam.start(), Limits(nodes=FAR_OFF), stop)
    assert [report.depth for report in reports] == [1, 2, 3]
    assert reports[-1].nodes <= thought.nodes < FAR_OFF
    assert thought.turn in siam.start().turns()


@compiled_only
def test_a_time_limit_ends_the_search(engine, siam, timers):
    reports, thought = think_until(timers.fire, engine, siam.start(), Limits(seconds=7, nodes=FAR_OFF))
    assert [timer.seconds for timer in timers] == [7]
    assert [report.depth for report in reports] == [1, 2, 3]
    assert thought.nodes < FAR_OFF


def test_time_that_is_over_before_it_began_leaves_a_first_look(engine, siam, monkeypatch):
    @contextmanager
    def at_once(stop, _):
        stop.set()
        yield

    monkeypatch.setattr(Stop, "after", at_once)
    assert engine.think(siam.start(), Limits(seconds=0.001, nodes=FAR_OFF)).depth == 1


def test_reports_deepen(engine):
    seen = []
    engine.think(erawan.parse(MIDDLE), Limits(depth=2 if IS_INTERPRETED else 5), report=seen.append)
    assert [thought.depth for thought in seen] == list(range(1, len(seen) + 1))
    assert [thought.nodes for thought in seen] == sorted(thought.nodes for thought in seen)


def test_lines_are_legal_distinct_and_best_first(engine, siam):
    states = [state for state in played_positions(siam, 200)[::20] if state.outcome is None]
    for state in states[: 2 if IS_INTERPRETED else None]:
        thought = engine.think(state, Limits(depth=1 if IS_INTERPRETED else 4), lines=5)
        assert len({line.turn for line in thought.lines}) == len(thought.lines) == 5
        values = [line.evaluation.returns[state.to_move - 1] for line in thought.lines]
        assert values == sorted(values, reverse=True)
        for line in thought.lines:
            after = state
            for turn in line.turns:
                after = after.play(turn)


def test_more_lines_than_turns_are_no_harm(engine, siam):
    assert len(engine.think(siam.start(), Limits(depth=1), lines=500).lines) == 18  # the others are their mirror images


def test_finished_games_are_refused(engine):
    over = erawan.parse("#3#/5/5/2S2/2#2 E").play("c2c1s")
    with pytest.raises(IllegalError) as error:
        engine.think(over, Limits(nodes=10))
    assert error.value.code == "game.over"


def test_a_win_at_once_is_told_as_such(engine):
    thought = engine.think(erawan.parse("#3#/5/5/2S2/2#2 E"), Limits(nodes=2000))
    assert thought.turn == "c2c1s"
    assert thought.evaluation.is_proven
    assert thought.evaluation.distance == 1
    assert thought.evaluation.returns == (1.0, -1.0)


@compiled_only
def test_a_lost_side_looks_for_a_repetition():
    # The rhino wins soon whatever the elephants do, unless a position returns for the third time.
    game = erawan.game("siam", repetition=2)
    state = game.parse("#3#/5/5/2S2/2#2 R")
    thought = SiamEngine(EngineSettings(table_mb=1.0), seed=1).think(state, Limits(depth=4))
    assert thought.evaluation.returns[1] <= 0


@compiled_only
def test_two_threads_share_a_table(siam, monkeypatch):
    engine = SiamEngine(EngineSettings(table_mb=4.0, threads=2), seed=1)
    deepen, ran = Deepening.run, []

    def note(self, *arguments):
        ran.append((threading.current_thread(), self._work.table))
        return deepen(self, *arguments)

    monkeypatch.setattr(Deepening, "run", note)
    for state in (siam.start(), erawan.parse(MIDDLE)):
        ran.clear()
        thought = engine.think(state, Limits(depth=5))
        assert thought.turn in state.turns()
        assert thought.depth == 5
        assert len({thread for thread, _ in ran}) == 2
        assert all(table is engine._table for _, table in ran)


@compiled_only
@pytest.mark.parametrize("threads", [1, 2])
def test_a_proven_win_ends_the_search(threads):
    engine = SiamEngine(EngineSettings(table_mb=4.0, threads=threads), seed=1)
    winning = engine.think(erawan.parse("#3#/5/5/2S2/2#2 E"), Limits(depth=8))
    assert winning.evaluation.distance == 1
    assert winning.depth == 1


def test_symmetric_turns_are_tried_once(siam):
    assert len(root_actions(siam.start().vector)) == 18
    banned = erawan.game("siam", opening_ban=True).start()
    assert len(root_actions(banned.vector)) == 15
    crooked = siam.start().play("+b1e")
    assert len(root_actions(crooked.vector)) == len(crooked.turns())


def test_the_evaluation_is_bound_and_fair(siam):
    out = np.zeros(2, NUMBER_TYPE)
    for state in played_positions(siam, 50):
        if state.outcome is None:
            evaluate(siam.tag, state.vector, out)
            assert out[0] == -out[1]
            expected = np.tanh(score(state.vector, load_weights()) / (2 * SCALE))
            assert out[state.to_move - 1] == pytest.approx(expected, abs=1e-5)


def test_a_beginners_weights_are_those_of_the_file():
    assert np.array_equal(make_beginner(), load_weights("beginner"))
    assert np.array_equal(make_newcomer(), load_weights("newcomer"))
