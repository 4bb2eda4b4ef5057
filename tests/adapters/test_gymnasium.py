"""Gymnasium's own checker, whole episodes, and illegal actions."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import erawan
import erawan.adapters.gymnasium  # registers the environments
from erawan.adapters.gymnasium import OneAgentEnv
from erawan.core.errors import IllegalError, MalformedError, OptionError
from tests.adapters.tested_games import ALL, KINGS, SIAM, name_of

every_game = pytest.mark.parametrize("game", ALL, ids=name_of)


@every_game
def test_gymnasium_checks(game):
    name = "Siam" if game.name == "siam" else "KingOfSiam"
    check_env(gymnasium.make(f"erawan/{name}-v2", game=game, opponent="random", render_mode="rgb_array").unwrapped)


def play(env, seed):
    seen, _ = env.reset(seed=seed)
    env.action_space.seed(seed)
    while True:
        seen, reward, ended, cut_off, info = env.step(env.action_space.sample(seen["action_mask"]))
        assert seen in env.observation_space
        if ended or cut_off:
            return reward, ended, info


@every_game
def test_episodes_end_with_the_return_of_the_seat(game):
    rewards = set()
    for seed in range(12):
        env = OneAgentEnv(game, opponent="random")
        reward, ended, info = play(env, seed)
        assert ended
        assert info == {}
        assert reward == env._table.returns()[env._own]
        rewards.add(reward)
    assert rewards >= {1.0, -1.0}


def test_the_same_seed_plays_the_same_game():
    games = []
    for _ in range(2):
        env = OneAgentEnv(KINGS[1], opponent="level-1", seat=2)
        play(env, 7)
        games.append(str(env._table))
        env.close()
    assert games[0] == games[1]


def test_the_agent_sits_where_it_was_put():
    env = OneAgentEnv(SIAM, opponent="random", seat=2)
    seen, _ = env.reset(seed=1)
    assert env._table.turns == 1
    assert seen["observation"][11].all()
    drawn = OneAgentEnv(SIAM, opponent="random")
    assert {drawn.reset(seed=seed) and drawn._own for seed in range(8)} == {0, 1}


def test_an_illegal_action_ends_the_episode_with_a_loss():
    env = OneAgentEnv(SIAM, opponent="random", seat=1)
    env.reset(seed=1)
    seen, reward, ended, cut_off, info = env.step(64)
    assert (reward, ended, cut_off) == (-1.0, True, False)
    assert info == {"illegal": "there is no animal on a1", "rule": "S1.5"}
    assert seen in env.observation_space
    with pytest.raises(IllegalError, match="the game is over"):
        env.step(0)
    env.reset()
    assert env.step(0)[1:3] == (0.0, False)


def test_a_turn_limit_cuts_off():
    env = OneAgentEnv(SIAM, opponent="random", seat=1, turn_limit=4)
    env.reset(seed=1)
    assert env.step(0)[2:4] == (False, False)
    mask = env._table.mask()
    assert env.step(int(np.flatnonzero(mask)[0]))[1:4] == (0.0, False, True)


def test_bad_input_is_an_error():
    env = OneAgentEnv(SIAM, opponent="random", seat=1)
    with pytest.raises(MalformedError, match=r"call reset\(\) first"):
        env.step(0)
    env.reset(seed=1)
    for action in (500, -1, "a1", 0.5):
        with pytest.raises(MalformedError):
            env.step(action)
    with pytest.raises(OptionError, match="nobody"):
        OneAgentEnv(SIAM, opponent="nobody")
    with pytest.raises(OptionError, match="seat"):
        OneAgentEnv(SIAM, seat=3)


def test_registered_names():
    for name, shape in (("Siam", (12, 5, 5)), ("KingOfSiam", (184,))):
        one = gymnasium.make(f"erawan/{name}-v2", opponent="random")
        assert one.observation_space["observation"].shape == shape
        many = gymnasium.make_vec(f"erawan/{name}-v2", num_envs=3, vectorization_mode="vector_entry_point")
        assert many.reset(seed=1)[0]["observation"].shape == (3, *shape)
        many.close()
    three = gymnasium.make("erawan/KingOfSiam-v2", game=erawan.game("king-of-siam", players=3), opponent="random")
    assert three.unwrapped.game.seats == 3
