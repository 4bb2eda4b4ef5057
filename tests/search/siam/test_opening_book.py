"""The opening book of this package agrees with the rules."""

import erawan
from erawan.games.siam.features import BAN_SYMMETRIES
from erawan.games.siam.notation import TURN_TEXTS, parse_action
from erawan.search.siam.opening_book import look_up, read_book


def test_the_turns_of_the_book_can_be_played():
    places, seen = [erawan.game("siam").start()], 0
    for _ in range(4):
        found = [(state, look_up(state)) for state in places]
        # Looking up plays every turn: an illegal one is refused.
        places = [state.play(turn.turn) for state, page in found for turn in page.turns[:4]]
        seen += sum(page.games > 0 for _, page in found)
    assert seen > 50
    assert all(0 <= position.chance <= 1 for position in read_book().values())


def test_a_mirrored_position_has_the_same_page():
    start = erawan.game("siam").start()
    for symmetry in BAN_SYMMETRIES:
        turn = TURN_TEXTS[symmetry.actions[parse_action("+b1n")]]
        page, other = look_up(start.play("+b1n")), look_up(start.play(turn))
        assert page.chance == other.chance
        assert sorted(each.count.games for each in page.turns) == sorted(each.count.games for each in other.turns)


def test_other_rules_have_no_book():
    assert look_up(erawan.game("siam", push="line").start()).turns == ()
    assert look_up(erawan.game("king-of-siam").start(seed=1)).games == 0
