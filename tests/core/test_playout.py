"""Random games and perft over the contract."""

import numpy as np
import pytest
from nim_game.state import Nim

import erawan
from erawan.core.chance import CHANCE_SIZE, draw, seed_chance
from erawan.core.contract import make_buffers
from erawan.core.playout import (
    TABLE_COLUMNS,
    count_occurrence,
    make_table,
    perft,
    random_games,
    random_turns,
)
from erawan.core.warmup import rule_steps, walk_steps
from erawan.games.siam import kernel as k
from tests.conftest import IS_INTERPRETED

pytestmark = pytest.mark.bounds
GAMES = 4 if IS_INTERPRETED else 200


def play(game, table, first_seed=1, most=10_000, games=GAMES):
    start = game.start(seed=0).vector
    finals, lengths = np.empty((games, len(start)), np.int64), np.empty(games, np.int64)
    total = random_games(game.tag, start, first_seed, most, table, finals, lengths)
    assert total == lengths.sum()
    return finals, lengths


def no_table():
    return np.zeros((0, TABLE_COLUMNS), np.int64)


def test_one_seed_one_game(siam):
    one, other = play(siam, make_table(), games=2), play(siam, make_table(), games=2)
    assert np.array_equal(one[0], other[0])
    assert np.array_equal(one[1], other[1])
    shifted = play(siam, make_table(), first_seed=2, games=1)
    assert np.array_equal(shifted[0][0], one[0][1])


def test_random_games_end(siam):
    finals, lengths = play(siam, make_table())
    assert (lengths < 10_000).all()
    won = np.isin(finals[:, k.RESULT], (k.ELEPHANTS_WON, k.RHINOS_WON))
    # The others were drawn by repetition, which the vector does not know.
    assert won.mean() > 0.9


def test_random_games_are_those_of_the_face(siam):
    """Playing the same random turns through texts leads to the same end, draws by repetition included."""
    game = erawan.game("siam", repetition=2)
    finals, lengths = play(game, make_table(), games=3, most=150)
    for seed, final, length in zip((1, 2, 3), finals, lengths, strict=True):
        chance = np.empty(CHANCE_SIZE, np.int64)
        seed_chance(chance, seed)
        state = game.start()
        played = 0
        while state.outcome is None and played < 150:
            turns = state.turns()
            state = state.play(turns[draw(chance, len(turns))])
            played += 1
        assert played == length
        assert np.array_equal(state.vector, final)


def test_repetition_is_left_out_without_a_table():
    game = erawan.game("siam", repetition=2)
    kept, free = play(game, make_table(), most=500), play(game, no_table(), most=500)
    assert (kept[1] <= free[1]).all()


def test_a_full_table_ends_no_loop(siam):
    assert len(play(siam, make_table(8), most=60, games=1)[1]) == 1
    with pytest.raises(ValueError, match="power of two"):
        make_table(12)


def test_a_finished_game_is_not_played_on(siam):
    vector = siam.parse("5/5/2##1/5/5 R =R").vector
    out, scratch = make_buffers(siam.tag)
    chance = np.empty(CHANCE_SIZE, np.int64)
    seed_chance(chance, 1)
    assert random_turns(siam.tag, vector, vector.copy(), chance, no_table(), 10, out, scratch) == 0


def test_at_most_so_many_actions(siam):
    assert set(play(siam, make_table(), most=7)[1]) == {7}
    assert set(play(siam, make_table(), most=0)[1]) == {0}


def test_games_begin_again_until_the_turns_are_played():
    nim = Nim()
    out, scratch = make_buffers(nim.tag)
    chance = np.empty(CHANCE_SIZE, np.int64)
    seed_chance(chance, 1)
    start = nim.parse("nim 1,1,0 1").vector
    # Two turns of two actions each end this game, whatever is drawn.
    assert random_turns(nim.tag, start, start.copy(), chance, make_table(16), 41, out, scratch) == 10


def test_occurrences_are_counted_by_game():
    table = make_table(8)
    assert [count_occurrence(table, 1, key) for key in (5, 5, 13, 5, -5, 13)] == [1, 2, 1, 3, 1, 2]
    assert count_occurrence(table, 2, 5) == 1
    assert count_occurrence(table, 2, 13) == 1


def test_perft_of_nim_is_counted_in_actions():
    nim = Nim()
    start = nim.parse("nim 1,2,0 1")
    # Heaps first (2), then numbers (1 or 2): a1, b1, b2.
    assert [perft(nim.tag, start.vector, depth) for depth in (0, 1, 2, 3)] == [1, 2, 3, 4]
    assert perft(nim.tag, nim.parse("nim 0,0,0 1").vector, 5) == 1


def test_perft_counts_finished_games_once(siam):
    state = siam.parse("#3#/5/5/2S2/2#2 E")
    after = [state.play(turn) for turn in state.turns()]
    expected = sum(len(child.turns()) if child.outcome is None else 1 for child in after)
    assert perft(siam.tag, state.vector, 2) == expected
    assert any(child.outcome for child in after)


@pytest.mark.parametrize("game", [erawan.game("siam"), Nim()], ids=lambda game: game.name)
def test_warming_up_takes_named_steps(game):
    steps = rule_steps(game) + walk_steps(game)
    for _, step in steps:
        step()
    names = [name for name, _ in steps]
    assert names == ["legal", "refusal", "observe", "returns", "play", "random games", "perft"]
