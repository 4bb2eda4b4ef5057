"""PettingZoo's own tests, and tests of rewards, masks, limits and errors."""

import random
from itertools import count
from types import SimpleNamespace

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.performance_benchmark import performance_benchmark

import erawan
from erawan.adapters.pettingzoo import GameEnv, env
from erawan.core.errors import IllegalError, MalformedError, OptionError
from tests.adapters.tested_games import ALL, SIAM, name_of

every_game = pytest.mark.parametrize("game", ALL, ids=name_of)
# The test knows which of PettingZoo's own environments observe dictionaries, and that those who are done have no
# legal action; it cannot know Erawan's.
about_dictionaries = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize("game", [pytest.param(game, marks=about_dictionaries, id=name_of(game)) for game in ALL])
def test_api(game):
    api_test(env(game), num_cycles=400)
    api_test(env(game, turn_limit=7), num_cycles=50)


@every_game
def test_seeds(game):
    seed_test(lambda: env(game), num_cycles=100)


@every_game
def test_rendering(game, capsys):
    render_test(lambda render_mode: env(game, render_mode=render_mode))
    assert "to move" in capsys.readouterr().out


@every_game
def test_performance(game, capsys, monkeypatch):
    # It plays until five seconds have passed: by this clock, a thousand times as many actions as there are seats.
    ticks = count(0, 0.005)
    monkeypatch.setitem(performance_benchmark.__globals__, "time", SimpleNamespace(time=lambda: next(ticks)))
    performance_benchmark(env(game))
    assert "turns per second" in capsys.readouterr().out


def play_randomly(game, seed, **options):
    """Play a whole game; return the environment, the rewards of each agent, and the number of actions."""
    chance, played = random.Random(seed), 0
    walked = env(game, **options)
    walked.reset(seed=seed)
    got = dict.fromkeys(walked.possible_agents, 0.0)
    for agent in walked.agent_iter():
        seen, reward, ended, cut_off, _ = walked.last()
        got[agent] += reward
        if not (ended or cut_off):
            played += 1
        walked.step(None if ended or cut_off else chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return walked, got, played


@every_game
def test_every_agent_gets_its_return(game):
    for seed in range(3):
        walked, got, _ = play_randomly(game, seed)
        table = walked.unwrapped.table
        assert table.state.outcome is not None
        assert tuple(got.values()) == table.returns()
        for seat in range(game.seats):
            won = seat + 1 in table.state.outcome.winners
            assert not won or table.returns()[seat] > -1


def test_a_turn_limit_cuts_off():
    walked, got, played = play_randomly(SIAM, 1, turn_limit=5)
    assert played == 5
    assert walked.unwrapped.table.is_cut_off
    assert set(got.values()) == {0.0}


def test_an_agent_that_is_not_to_act_observes_but_has_no_action():
    walked = GameEnv(SIAM)
    walked.reset(seed=1)
    assert walked.agent_selection == "player_0"
    assert walked.observe("player_0")["action_mask"].sum() == 64
    waiting = walked.observe("player_1")
    assert not waiting["action_mask"].any()
    assert not waiting["observation"][11].any()


def test_bad_input_is_an_error_and_loses_nothing():
    walked = GameEnv(SIAM, turn_limit=1)
    with pytest.raises(MalformedError, match=r"call reset\(\) first"):
        walked.step(0)
    walked.reset(seed=1)
    before = walked.observe("player_0")
    for action, told in (
        (500, "numbered 0 to 499"),
        (-1, "numbered 0 to 499"),
        ("a1", "must be an integer"),
        (1.5, "must be an integer"),
        (None, "must be an integer"),
    ):
        with pytest.raises(MalformedError, match=told):
            walked.step(action)
    with pytest.raises(IllegalError, match="there is no animal on a1"):
        walked.step(64)
    after = walked.observe("player_0")
    assert all(np.array_equal(before[key], after[key]) for key in before)
    walked.step(0)
    with pytest.raises(IllegalError, match="the game is over"):
        walked.table.play(0)
    with pytest.raises(OptionError, match="render_mode"):
        env(SIAM, render_mode="film")
    with pytest.raises(OptionError, match="turn_limit"):
        env(SIAM, turn_limit=0)
    with pytest.raises(MalformedError, match="render_mode"):
        walked.render()


def test_pictures_have_pixels():
    walked = GameEnv(erawan.game("king-of-siam", players=3), render_mode="rgb_array")
    walked.reset(seed=1)
    picture = walked.render()
    assert picture.shape[1:] == (480, 3)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 10


def test_registered_names():
    for name, seats in (("erawan/siam_v2", 2), ("erawan/king_of_siam_v2", 2)):
        assert len(pettingzoo.make("aec", name).possible_agents) == seats
    three = pettingzoo.make("aec", "erawan/king_of_siam_v2", game=erawan.game("king-of-siam", players=3))
    assert len(three.possible_agents) == 3
