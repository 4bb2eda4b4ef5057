"""Plain UCT over the contract, with both games."""

import tracemalloc

import numpy as np
import pytest

import erawan
from erawan.core.compiled import large_kernel
from erawan.core.errors import IllegalError
from erawan.search import evaluation_registry as evaluation
from erawan.search import time_slices, uct
from erawan.search.king_of_siam import evaluation as king_of_siam_evaluation
from erawan.search.limits import Limits, Stop
from erawan.search.uct import UctEngine
from tests.search.stopped_search import think_until

assert king_of_siam_evaluation  # binds its evaluation


@large_kernel
def know_nothing(state, out):
    """Write 0 for each seat: the evaluation for a game without a bound one."""
    for seat in range(len(out)):
        out[seat] = 0.0


SIAM = erawan.game("siam")
if type(SIAM.tag) not in evaluation._bound:
    evaluation.bind_evaluation(type(SIAM.tag), know_nothing)
# A search that is stopped early does not come near so many nodes.
FAR_OFF = 100_000
GAMES = [SIAM, *(erawan.game("king-of-siam", players=players) for players in (2, 3, 4))]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_turns_are_whole_and_legal(game):
    state = game.start(seed=2)
    thought = UctEngine(seed=1).think(state, Limits(nodes=300), lines=4)
    assert thought.nodes == 300
    assert len(thought.lines) == 4
    for line in thought.lines:
        assert len(line.evaluation.returns) == game.seats
        after = state
        for turn in line.turns:
            after = after.play(turn)


@pytest.mark.parametrize("nodes", [1, 2, 5])
def test_a_turn_is_found_however_short_the_look(nodes):
    state = GAMES[1].start(seed=2)
    thought = UctEngine().think(state, Limits(nodes=nodes))
    assert thought.nodes == nodes
    assert state.refusal(thought.turn) is None


def test_equal_seeds_give_equal_thoughts():
    state = GAMES[1].start(seed=2)
    first, second = (UctEngine(seed=7).think(state, Limits(nodes=200)) for _ in range(2))
    assert first.lines == second.lines


def test_a_finished_game_has_no_turn():
    state = GAMES[1].start(seed=2)
    while state.outcome is None:
        state = state.play("pass")
    with pytest.raises(IllegalError) as caught:
        UctEngine().think(state, Limits(nodes=1))
    assert caught.value.code == "game.over"


@pytest.fixture
def reports_always(monkeypatch):
    """A report after every slice of a search, however fast the machine."""
    monkeypatch.setattr(time_slices, "SLICE_S", 0.0)


def test_another_thread_stops_the_search(reports_always):
    stop = Stop()
    reports, thought = think_until(stop.set, UctEngine(), SIAM.start(), Limits(nodes=FAR_OFF), stop)
    assert len(reports) == 3
    assert reports[0].nodes < reports[1].nodes < reports[2].nodes <= thought.nodes < FAR_OFF


def test_a_time_limit_ends_the_search(reports_always, timers):
    reports, thought = think_until(timers.fire, UctEngine(), SIAM.start(), Limits(seconds=7, nodes=FAR_OFF))
    assert [timer.seconds for timer in timers] == [7]
    assert len(reports) == 3
    assert reports[-1].nodes == thought.nodes < FAR_OFF
    assert np.isfinite(reports[0].nodes_per_s)


@pytest.mark.parametrize("game", GAMES[:2], ids=str)
def test_a_tree_that_grows_is_the_same_tree(game, monkeypatch):
    state = game.start(seed=2)
    monkeypatch.setattr(uct, "FIRST_ROOM", 1)
    grown = UctEngine(seed=3).think(state, Limits(nodes=400), lines=3)
    monkeypatch.setattr(uct, "FIRST_ROOM", 1 << 17)
    assert grown.lines == UctEngine(seed=3).think(state, Limits(nodes=400), lines=3).lines


def test_a_full_tree_ends_the_search(monkeypatch):
    monkeypatch.setattr(uct, "MOST_NODES", 1 << 15)
    thought = UctEngine().think(SIAM.start(), Limits())
    assert 0 < thought.nodes < (1 << 15) / 60


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_short_look_takes_little_memory(game):
    state = game.start(seed=2)
    UctEngine().think(state, Limits(nodes=1))
    tracemalloc.start()
    UctEngine().think(state, Limits(nodes=20))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 2_000_000


def test_the_turns_are_those_with_the_most_visits():
    state = GAMES[1].start(seed=2)
    search = uct._UctSearch(state, 1, 5, Limits(nodes=600))
    while search.run(64, Stop()):
        pass
    visits = [int(search._tree.visits[node]) for _, node, _ in search._turns()]
    assert visits == sorted(visits, reverse=True)
    assert len({actions for actions, _, _ in search._turns()}) == len(visits) > 50
