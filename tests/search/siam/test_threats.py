"""Immediate wins found along lines equal those found by trying every turn."""

import pytest

import erawan
from erawan.games.siam import kernel as k
from erawan.games.siam.setup import give_move
from erawan.search.siam.threats import NONE, has_rock_on_edge, winning_push
from tests.conftest import IS_INTERPRETED
from tests.games.siam.sample_positions import made_up_texts, played_positions
from tests.search.siam.minimax import legal_actions, wins_with

COUNT = 100 if IS_INTERPRETED else 3000


def check(vector):
    """Compare the two ways to find wins, for both sides; return for how many sides there is a win."""
    found = 0
    for side in range(2):
        turned = vector.copy()
        give_move(turned, side)
        wins = [action for action in legal_actions(turned) if wins_with(turned, action)]
        action = winning_push(vector, side)
        assert (action in wins) if wins else action == NONE
        assert has_rock_on_edge(vector) or not wins
        found += bool(wins)
    return found


@pytest.mark.parametrize("options", [{}, {"push": "line"}, {"opening_ban": True}])
def test_wins_at_once_are_those_of_the_rules(options):
    game = erawan.game("siam", **options)
    vectors = [game.parse(text).vector for text in made_up_texts(COUNT)]
    vectors += [state.vector for state in played_positions(game, COUNT) if state.outcome is None]
    assert sum(map(check, vectors)) > COUNT // 20


def test_the_nearest_animal_wins_so_pushing_can_lose():
    # S4.2: the elephant would push, the rhino before it would win; and the other way round.
    state = erawan.parse("#3#/5/1EeW#/5/5 E")
    assert winning_push(state.vector, 0) == NONE
    assert winning_push(erawan.parse("2S1#/2S2/5/2e2/#1#2 E").vector, 0) == NONE


def test_a_line_across_the_board_is_pushed_from_outside():
    vector = erawan.parse("#4/5/w#e>#/5/5 E".replace(">", "e")).vector
    assert winning_push(vector, 0) == NONE
    vector = erawan.parse("2#2/2#2/2#2/2n2/2n2 R").vector
    assert winning_push(vector, 1) == k.ENTER + 4 * 2 + 0
