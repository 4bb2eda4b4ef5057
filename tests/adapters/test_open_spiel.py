"""OpenSpiel's own tests for every number of players, its search, and the set-up as explicit chance."""

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import mcts
from open_spiel.python.tests import games_sim_test

import erawan
import erawan.adapters.open_spiel  # registers the games
from erawan.games.king_of_siam import layout as k

NAMES = (
    "erawan_siam(turn_limit=120)",
    *(f"erawan_king_of_siam(players={players})" for players in (2, 3, 4)),
    *(f"erawan_king_of_siam(players={players},seed=5)" for players in (2, 3, 4)),
)
every_game = pytest.mark.parametrize("name", NAMES)


@every_game
def test_random_simulation(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@every_game
def test_the_simulation_of_openspiels_python_tests(name):
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


# OpenSpiel makes a class of its API test for each game it is built with; these are Erawan's.
for _number, _name in enumerate(NAMES):
    _kind = type(f"TestApi{_number}", (api_test.EnforceAPIOnPartialTreeBase,), {})
    _kind.game_name, _kind.game = _name, pyspiel.load_game(_name)
    globals()[_kind.__name__] = _kind
del _kind


def test_both_games_load_without_parameters():
    for name in ("erawan_siam", "erawan_king_of_siam"):
        assert pyspiel.load_game(name).num_players() == 2
        assert name in {kind.short_name for kind in pyspiel.registered_games() if kind.default_loadable}


def draw_all(state, chance):
    while state.is_chance_node():
        outcomes, likely = zip(*state.chance_outcomes(), strict=True)
        assert sum(likely) == pytest.approx(1)
        state.apply_action(int(chance.choice(outcomes, p=likely)))
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_K2_chance_sets_up_as_the_rules_do(players):
    game, chance = pyspiel.load_game(f"erawan_king_of_siam(players={players})"), np.random.default_rng(1)
    starters, followers = set(), np.zeros(3)
    for _ in range(60):
        state = game.new_initial_state()
        draw_all(state, chance)
        start = state.table.state
        # K8.3: the text is read with every check there is.
        assert erawan.parse(str(start)) == start
        vector = start.vector
        assert vector[k.FOLLOWERS : k.FOLLOWERS + 24].reshape(8, 3).sum(axis=1).tolist() == [4] * 8
        assert all(vector[k.FOLLOWERS + 3 * vector[k.HOME + f] + f] >= 2 for f in range(3))
        starters.add(start.to_move)
        followers += vector[k.FOLLOWERS : k.FOLLOWERS + 24].reshape(8, 3).sum(axis=0)
    assert starters == set(range(1, players + 1))
    assert followers / followers.sum() == pytest.approx([1 / 3] * 3, abs=0.03)


def test_a_seed_deals_the_same_set_up_as_the_library():
    state = pyspiel.load_game("erawan_king_of_siam(players=3,seed=9)").new_initial_state()
    assert not state.is_chance_node()
    assert str(state) == str(erawan.game("king-of-siam", players=3).start(seed=9))


def test_observations_are_those_of_the_other_environments():
    state = pyspiel.load_game("erawan_king_of_siam(players=2,seed=9)").new_initial_state()
    state.apply_action(k.ONE if state.current_player() == 0 else k.PASS)
    for player in (0, 1):
        assert state.observation_tensor(player) == state.table.observe(player).ravel().tolist()
    assert state.observation_string(0) != state.observation_string(1)  # K4.6: hands are hidden


@pytest.mark.parametrize("name", ["erawan_siam(turn_limit=30)", *NAMES[-3:]])
def test_openspiels_search_plays(name):
    game = pyspiel.load_game(name)
    chance = np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = mcts.MCTSBot(game, 2.0, 4, evaluator, solve=False, random_state=chance)
    state = game.new_initial_state()
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize(
    "name",
    [
        "erawan_siam(turn_limit=0)",
        "erawan_siam(push=sideways)",
        "erawan_king_of_siam(players=5)",
        "erawan_king_of_siam(seed=-2)",
        "erawan_king_of_siam(map=atlantis)",
    ],
)
def test_bad_parameters_are_errors(name):
    with pytest.raises((erawan.ErawanError, pyspiel.SpielError)):
        pyspiel.load_game(name)
