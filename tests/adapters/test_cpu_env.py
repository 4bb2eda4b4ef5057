"""Games stepped together give the same results as single games, on any number of threads; illegal actions."""

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import erawan
from erawan.adapters.action_stepper import ActionStepper
from erawan.adapters.vector.cpu_env import GamesVectorEnv
from erawan.core.errors import IllegalError, MalformedError, OptionError
from tests.adapters.tested_games import ALL, KINGS, SIAM, name_of
from tests.conftest import IS_INTERPRETED

every_game = pytest.mark.parametrize("game", ALL, ids=name_of)


def assert_shows(env, row, seen, infos, table):
    """Assert that a row shows the same as a table on which the same turns were played."""
    assert infos["to_move"][row] == table.seat
    assert np.array_equal(seen["observation"][row], table.observe(table.seat))
    assert np.array_equal(seen["action_mask"][row], table.mask())


def table_of(env, row, turn_limit):
    """Return a table with the position of a row, which must be at the start of a game."""
    vector = env._batch.states[row]
    for start in env._pool.dealt.starts:
        if np.array_equal(start, vector):
            return ActionStepper(state_of(env.game, start), turn_limit)
    raise AssertionError("the row does not stand at a start")


def state_of(game, vector):
    state = game.start(seed=0)
    return type(state)(game, vector.copy(), np.array([state._kernels.key(vector)]), 1, None)


@pytest.mark.parametrize(
    "game",
    [*ALL, erawan.game("siam", push="line", opening_ban=True, turn_limit=40)],
    ids=["siam", "2", "3", "4", "options"],
)
def test_every_row_plays_by_the_rules(game):
    rows, turn_limit = 6, 150
    env = GamesVectorEnv(game, rows, turn_limit=turn_limit, setups=4)
    seen, infos = env.reset(seed=3)
    tables = [table_of(env, row, turn_limit) for row in range(rows)]
    finished = 0
    for _ in range(500):
        for row, table in enumerate(tables):
            assert_shows(env, row, seen, infos, table)
        actions = env.sample_actions()
        seats = infos["to_move"].copy()
        seen, rewards, ended, cut_off, infos = env.step(actions)
        assert "final_obs" in infos or not (ended.any() or cut_off.any())
        for row, table in enumerate(tables):
            table.play(actions[row])
            assert (ended[row], cut_off[row]) == (table.is_over, table.is_cut_off)
            assert tuple(infos["returns"][row]) == pytest.approx(table.returns())
            assert rewards[row] == pytest.approx(table.returns()[seats[row]])
            if table.has_stopped:
                finished += 1
                assert infos["_final_obs"][row]
                assert np.array_equal(infos["final_obs"][row]["observation"], table.observe(table.seat))
                tables[row] = table_of(env, row, turn_limit)
    assert finished > 5


def test_S4_3_a_repetition_draws_the_game():
    env = GamesVectorEnv(SIAM, 2)
    env.reset(seed=1)
    enter, leave = 0, 164  # +a1n, a1-
    # Both sides enter and leave a corner in turn: every second turn of each brings the same position again.
    other_enter, other_leave = 4 * 15, 164 + 15  # +e5n, e5-
    drawn = []
    for number, action in enumerate([enter, other_enter, leave, other_leave] * 2):
        _, rewards, ended, cut_off, infos = env.step([action, action])
        if ended[0]:
            drawn.append(number)
            assert (rewards == 0).all()
            assert (infos["returns"] == 0).all()
            assert not cut_off.any()
    assert drawn == [7]  # the start for the third time
    never = GamesVectorEnv(erawan.game("siam", repetition=0), 1)
    never.reset(seed=1)
    assert not any(never.step([action])[2][0] for action in [enter, other_enter, leave, other_leave] * 6)


@every_game
def test_threads_change_nothing(game):
    # More threads than cores, so that helpers come late and fall behind.
    one, many = (GamesVectorEnv(game, 1000, threads=threads, setups=8) for threads in (1, 5))
    for env in (one, many):
        env.reset(seed=5)
    assert len(many._pool._bells) == (0 if IS_INTERPRETED else 4)
    for _ in range(60):
        actions = one.sample_actions()
        assert np.array_equal(actions, many.sample_actions())
        ours, theirs = one.step(actions), many.step(actions)
        for key in ours[0]:
            assert np.array_equal(ours[0][key], theirs[0][key])
        for mine, other in zip(ours[1:4], theirs[1:4], strict=True):
            assert np.array_equal(mine, other)
    many.close()


def test_seeds_decide_the_set_ups():
    env = GamesVectorEnv(KINGS[0], 50)
    first = env.reset(seed=1)[0]["observation"].copy()
    again = env.reset()[0]["observation"].copy()
    assert not np.array_equal(first, again)
    assert np.array_equal(first, env.reset(seed=1)[0]["observation"])
    assert len(np.unique(first, axis=0)) > 40
    assert np.array_equal(env.reset()[0]["observation"], again)


def test_picked_actions_are_legal_and_spread():
    env = GamesVectorEnv(SIAM, 4000)
    seen, _ = env.reset(seed=1)
    actions = env.sample_actions()
    assert seen["action_mask"][np.arange(4000), actions].all()
    assert len(np.unique(actions)) == 64
    assert np.bincount(actions, minlength=64).min() > 30


def test_spaces_contain_the_observations():
    env = GamesVectorEnv(KINGS[2], 5, copy=True)
    seen, _ = env.reset(seed=1)
    kept = {key: array.copy() for key, array in seen.items()}
    assert seen in env.observation_space
    assert env.sample_actions() in env.action_space
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    env.step(env.sample_actions())
    assert all(np.array_equal(seen[key], kept[key]) for key in seen)


def test_bad_actions_are_errors_and_nothing_is_played():
    env = GamesVectorEnv(SIAM, 3)
    with pytest.raises(MalformedError, match=r"call reset\(\) first"):
        env.step([0, 0, 0])
    seen, _ = env.reset(seed=1)
    before = {key: array.copy() for key, array in seen.items()}
    for actions, told in (
        ([0, 0], r"of length 3.*shape \(2,\)"),
        ([[0, 0, 0]], r"shape \(1, 3\)"),
        ([0.0, 1.0, 2.0], "type float64"),
        (["a", "b", "c"], "type <U1"),
        (None, r"shape \(\)"),
        ([0, 500, 0], "action 500 for game 1 is out of range; actions are numbered 0 to 499"),
        ([0, 0, -1], "action -1 for game 2"),
        (np.array([0, 2**63, 0], np.uint64), "for game 1"),
    ):
        with pytest.raises(MalformedError, match=told):
            env.step(actions)
    with pytest.raises(IllegalError, match="action 64 is not legal in game 0"):
        env.step([64, 0, 0])
    # The caller may change its masks: they do not decide what is legal.
    seen["action_mask"][:] = 1
    with pytest.raises(IllegalError, match="action 64 is not legal in game 2"):
        env.step([0, 0, 64])
    assert np.array_equal(seen["observation"], before["observation"])
    env.step(np.array([0, 1, 2], np.uint8))
    env.close()
    with pytest.raises(MalformedError, match="closed"):
        env.step([0, 0, 0])


@pytest.mark.parametrize(
    "options",
    [{"num_envs": 0}, {"num_envs": 2.0}, {"turn_limit": 0}, {"setups": 0}, {"threads": 0}, {"threads": "2"}],
    ids=str,
)
def test_bad_settings_are_errors(options):
    with pytest.raises(OptionError, match=next(iter(options))):
        GamesVectorEnv(SIAM, **options)
