"""The two simple opponents."""

import pytest
from examples.nim.state import Nim

import erawan
from erawan.core.errors import IllegalError, OptionError
from erawan.players import PLAYERS, make_player


@pytest.mark.parametrize("name", PLAYERS)
def test_a_seed_repeats_a_game(name):
    def game(seed):
        player, state = make_player(name, seed), erawan.game("siam").start()
        for _ in range(12):
            state = state.play(player.choose(state))
        return str(state)

    assert game(5) == game(5)
    assert game(5) != game(6)


def test_sampler_takes_a_win():
    state = erawan.parse("#3#/5/5/2S2/2#2 E")
    assert {make_player("sampler", seed).choose(state) for seed in range(10)} == {"c2c1s"}


def test_sampler_does_not_give_a_win_away():
    # The rhino on d1 is about to push the rock off at e1; most turns let it.
    state = erawan.parse("#3#/5/5/4E/3e# E")
    assert "d1e1e" in erawan.parse(str(state).replace(" E", " R")).turns()
    for seed in range(20):
        after = state.play(make_player("sampler", seed).choose(state))
        assert all(after.play(turn).outcome is None for turn in after.turns())


def test_sampler_plays_on_when_everything_loses():
    state = Nim().parse("nim 1,1,1 1")
    assert make_player("sampler", 1).choose(state) in state.turns()
    # Whatever is taken here, the other takes the rest.
    lost = Nim().parse("nim 1,1,0 1")
    assert make_player("sampler", 1).choose(lost) in lost.turns()


def test_an_unknown_player_is_refused():
    with pytest.raises(OptionError, match="there is no player 'deep'; known players: sampler, random"):
        make_player("deep")


@pytest.mark.parametrize("name", PLAYERS)
def test_a_finished_game_has_nothing_to_choose(name):
    with pytest.raises(IllegalError, match="the game is over"):
        make_player(name).choose(erawan.parse("5/5/2##1/5/5 R =R"))


@pytest.mark.bounds
def test_sampler_sees_turns_that_end_the_game_in_a_draw_or_a_loss():
    for seed in range(5):
        state = erawan.game("siam", turn_limit=1).start()
        assert state.play(make_player("sampler", seed).choose(state)).outcome.reason == "turn_limit"


def test_sampler_beats_random():
    wins = 0
    for seed in range(6):
        players = {1: make_player("sampler", seed), 2: make_player("random", seed)}
        state = erawan.game("siam", turn_limit=300).start()
        while state.outcome is None:
            state = state.play(players[state.to_move].choose(state))
        wins += state.outcome.winners == (1,)
    assert wins >= 5
