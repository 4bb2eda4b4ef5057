"""Rotated and mirrored positions share one name, and so do the turns in them."""

from random import Random

import pytest

import erawan
from erawan.games.siam.canonical import canonical_position, canonical_turn, symmetrical_boards, turn_as_seen
from erawan.games.siam.features import BAN_SYMMETRIES, SYMMETRIES
from erawan.games.siam.notation import TURN_TEXTS, parse_action


def random_line(seed, **options):
    """Yield the positions of a random game."""
    chance, state = Random(seed), erawan.game("siam", **options).start()
    for _ in range(30):
        yield state
        if state.outcome is not None:
            return
        state = state.play(chance.choice(state.turns()))


def turned(turn, symmetry):
    return TURN_TEXTS[symmetry.actions[parse_action(turn)]]


@pytest.mark.parametrize("symmetry", BAN_SYMMETRIES, ids=lambda symmetry: symmetry.name)
def test_a_mirrored_game_has_the_same_names(symmetry):
    # These four symmetries leave the start position unchanged.
    chance, state = Random(3), erawan.game("siam").start()
    other = state
    for _ in range(40):
        turn = chance.choice(state.turns())
        (name, looks), (other_name, other_looks) = canonical_position(state), canonical_position(other)
        assert name == other_name
        assert canonical_turn(turn, looks) == canonical_turn(turned(turn, symmetry), other_looks)
        state, other = state.play(turn), other.play(turned(turn, symmetry))
        if state.outcome is not None:
            break


def test_all_eight_looks_of_a_position_have_one_name():
    for state in random_line(5):
        texts = {str(state.game.parse(str(_moved(state, symmetry)))) for symmetry in SYMMETRIES}
        assert len({canonical_position(state.game.parse(text))[0] for text in texts}) == 1


def test_the_boards_under_all_symmetries_are_those_of_the_moved_positions():
    for state in random_line(9):
        moved = [state.game.parse(str(_moved(state, symmetry))) for symmetry in SYMMETRIES]
        assert all(symmetrical_boards(each) == symmetrical_boards(state) for each in moved)
        assert canonical_position(state)[0].split(" ")[0] == min(symmetrical_boards(state))


def _moved(state, symmetry):
    return type(state)(state.game, symmetry.transform(state.vector), state.seen_keys, 1, None)


def test_positions_that_differ_have_other_names():
    names = [canonical_position(state)[0] for state in random_line(7)]
    boards = [str(state).split(" ")[:2] for state in random_line(7)]
    assert len(set(names)) == len({tuple(board) for board in boards})


def test_a_turn_is_shown_as_it_is_played_here():
    for state in random_line(11):
        looks = canonical_position(state)[1]
        for turn in state.turns():
            shown = turn_as_seen(canonical_turn(turn, looks), looks)
            assert shown in state.turns()
            assert canonical_position(state.play(shown))[0] == canonical_position(state.play(turn))[0]


def test_while_the_opening_ban_lasts_it_is_part_of_the_name():
    with_ban, without = (erawan.game("siam", opening_ban=ban).start() for ban in (True, False))
    assert canonical_position(with_ban)[0] != canonical_position(without)[0]
