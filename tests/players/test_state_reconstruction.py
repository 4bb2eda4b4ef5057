"""States reconstructed from the views of one player (K4.6): complete, or with the hands guessed."""

from random import Random

import pytest

import erawan
from erawan.players.state_reconstruction import Memory
from tests.conftest import IS_INTERPRETED
from tests.golden.write_playthroughs import walk

GAMES = 2 if IS_INTERPRETED else 8
KINDS = [("siam", {}), *(("king-of-siam", {"players": players}) for players in (2, 3, 4))]


def random_game(name, options, seed):
    """Yield every state of a random game."""
    state = erawan.game(name, **options).start(seed=seed)
    chance = Random(seed)
    yield state
    while state.outcome is None:
        state = state.play(walk(state, chance))
        yield state


@pytest.mark.parametrize(("name", "options"), KINDS)
def test_a_player_who_remembers_everything_knows_everything(name, options):
    """Views on one's own turns are enough, and repetition is counted too."""
    for seed in range(GAMES):
        memories = {}
        for state in random_game(name, options, seed):
            seat = state.to_move
            memory = memories.setdefault(seat, Memory(state.game))
            if state.outcome is None:
                assert memory.state(state.view(seat)) == state


@pytest.mark.parametrize("recall", [0, 1, 3])
def test_a_forgetful_player_guesses_a_possible_hand(recall):
    guessed_wrong = 0
    for seed in range(GAMES):
        memories = {}
        for state in random_game("king-of-siam", {"players": 3}, seed):
            seat = state.to_move
            memory = memories.setdefault(seat, Memory(state.game, recall, seed))
            if state.outcome is None:
                view = state.view(seat)
                guess = memory.state(view)
                assert state.game.may_be(guess, view)
                assert memory.state(view) == guess
                guessed_wrong += guess != state
    assert guessed_wrong > 10


def test_the_more_is_remembered_the_better_the_guess():
    right = []
    for recall in (0, 6, 100):
        count = 0
        for seed in range(GAMES):
            memory = Memory(erawan.game("king-of-siam"), recall, seed)
            for state in random_game("king-of-siam", {}, seed):
                if state.outcome is None and state.to_move == 1:
                    count += memory.state(state.view(1)) == state
        right.append(count)
    assert right[0] < right[1] < right[2]


def test_with_open_discards_every_player_knows_all_cards():
    for state in random_game("king-of-siam", {"discards": "open"}, 1):
        if state.outcome is None:
            assert Memory(state.game, 0).state(state.view(state.to_move)) == state


def test_a_player_who_joins_later_guesses_and_then_follows():
    states = [state for state in random_game("king-of-siam", {"players": 3}, 5) if state.outcome is None]
    for first in range(0, len(states), 7):
        memory = Memory(states[first].game, seed=1)
        for state in states[first:]:
            if state.to_move == states[first].to_move:
                view = state.view(state.to_move)
                assert state.game.may_be(memory.state(view), view)
