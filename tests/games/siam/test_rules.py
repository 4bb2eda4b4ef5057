"""The numbered rules of Siam, one by one. Each test names its rule."""

import pytest

import erawan
from erawan.core.errors import IllegalError, MalformedError
from erawan.games.siam import kernel as k
from erawan.games.siam.notation import SQUARE_NAMES

START = "5/5/1###1/5/5 E"


def turns_of(text, start="", **options):
    state = erawan.game("siam", **options).parse(text)
    return {turn for turn in state.turns() if turn.startswith(start)}


def refused(text, turn, **options):
    with pytest.raises(IllegalError) as caught:
        erawan.game("siam", **options).parse(text).play(turn)
    return caught.value


def after(text, *turns, **options):
    state = erawan.game("siam", **options).parse(text)
    for turn in turns:
        state = state.play(turn)
    return state


# ---- S1 board and pieces


def test_S1_1_squares_run_from_a1_in_the_south_west():
    assert SQUARE_NAMES[0] == "a1"
    assert SQUARE_NAMES[4] == "e1"
    assert SQUARE_NAMES[24] == "e5"
    assert str(after(START, "+a1e")) == "5/5/1###1/5/E4 R"
    assert str(after(START, "+e5w")) == "4W/5/1###1/5/5 R"


def test_S1_2_five_animals_a_side_each_facing_one_of_four_ways():
    state = erawan.parse("NESWN/5/1###1/5/neswn E")
    assert not [turn for turn in state.turns() if turn[0] == "+"]
    with pytest.raises(MalformedError, match=r"side E has 6 animals"):
        erawan.parse("NESWN/N4/1###1/5/5 E")


def test_S1_3_three_rocks_in_the_middle_row():
    assert str(erawan.game("siam").start()) == START


def test_S1_4_all_animals_start_in_reserve_and_sixteen_squares_are_the_edge():
    state = erawan.game("siam").start()
    assert state.vector[k.RESERVE : k.RESERVE + 2].tolist() == [5, 5]
    entered = {turn[1:3] for turn in state.turns()}
    assert entered == {name for name in SQUARE_NAMES if name[0] in "ae" or name[1] in "15"}
    assert len(entered) == 16


def test_S1_5_elephants_move_first_and_sides_alternate():
    state = erawan.game("siam").start()
    assert state.to_move == 1
    assert state.play("+a1n").to_move == 2
    assert state.play("+a1n").play("+e5s").to_move == 1


def test_S1_5_a_turn_is_made_with_an_own_animal():
    assert refused("4n/5/1###1/5/N4 E", "e5e4n").code == "siam.not_yours"
    assert refused("4n/5/1###1/5/N4 E", "c1n").code == "siam.no_animal"
    assert refused("4n/5/1###1/5/N4 E", "c3n").code == "siam.no_animal"


def test_S1_5_there_is_no_pass():
    with pytest.raises(MalformedError):
        erawan.game("siam").start().play("pass")


# ---- S2 actions without a push


def test_S2_1_enter_on_an_empty_edge_square_facing_any_way():
    assert turns_of(START, "+c1") == {"+c1n", "+c1e", "+c1s", "+c1w"}
    error = refused(START, "+c2n")
    assert (error.rule, error.code) == ("S2.1", "siam.enter_inside")


def test_S2_1_enter_needs_an_animal_in_reserve():
    error = refused("NESWN/5/1###1/5/5 E", "+a1n")
    assert (error.rule, error.code) == ("S2.1", "siam.no_reserve")


def test_S2_2_move_one_square_any_way_ending_with_any_facing():
    moves = turns_of("5/5/1###1/2S2/5 E", "c2")
    assert {turn[2:4] for turn in moves if len(turn) == 5} == {"b2", "d2", "c1"}
    assert {turn[4] for turn in moves if turn[2:4] == "b2"} == set("nesw")


def test_S2_2_only_to_a_neighbour():
    for turn in ("c2d3n", "c2c2n", "c2e2n"):
        error = refused("5/5/1###1/2N2/5 E", turn)
        assert (error.rule, error.code) == ("S2.2", "siam.not_neighbours")


def test_S2_3_turn_to_another_facing_only():
    assert {turn for turn in turns_of("5/5/1###1/2N2/5 E", "c2") if len(turn) == 3} == {"c2e", "c2s", "c2w"}
    error = refused("5/5/1###1/2N2/5 E", "c2n")
    assert (error.rule, error.code) == ("S2.3", "siam.same_facing")


def test_S2_4_leave_from_the_edge_whatever_it_faces():
    for facing in "NESW":
        state = after(f"5/5/1###1/5/2{facing}2 E", "c1-")
        assert str(state) == "5/5/1###1/5/5 R"
        assert state.vector[k.RESERVE] == 5
    error = refused("5/5/1###1/2N2/5 E", "c2-")
    assert (error.rule, error.code) == ("S2.4", "siam.leave_inside")


# ---- S3 pushing


def test_S3_1_an_animal_pushes_only_the_way_it_faces():
    assert str(after("5/5/E#2#/5/#4 E", "a3b3e")) == "5/5/1E#1#/5/#4 R"
    error = refused("5/5/N#2#/5/#4 E", "a3b3e")
    assert (error.rule, error.code) == ("S3.1", "siam.not_ahead")


def test_S3_2_entering_pushes_come_from_outside():
    corner = "5/5/2###/5/n4 E"
    assert turns_of(corner, "+a1") == {"+a1n", "+a1e"}
    side = "5/5/2###/5/2n2 E"
    assert turns_of(side, "+c1") == {"+c1n"}
    for turn in ("+c1e", "+c1s", "+c1w"):
        error = refused(side, turn)
        assert (error.rule, error.code) == ("S3.2", "siam.not_from_outside")


def test_S3_2_a_full_side_cannot_enter_by_expelling_its_own():
    full = "2N2/2N2/2N2/#N1##/2N2 E"
    error = refused(full, "+c1n")
    assert (error.rule, error.code) == ("S3.2", "siam.no_reserve")


def test_S3_3_the_unbroken_line_moves_one_square_and_nothing_turns():
    assert str(after("5/5/En1w#/#4/#4 E", "a3b3e")) == "5/5/1Enw#/#4/#4 R"
    assert str(after("5/5/EnN2/#3#/#4 E", "a3b3e")) == "5/5/1EnN1/#3#/#4 R"
    error = refused("5/5/En1w#/#4/#4 E", "a3b3n")
    assert (error.rule, error.code) == ("S3.3", "siam.turns_in_push")


@pytest.mark.parametrize(
    ("row", "legal"),
    [
        ("E#3", True),  # one rock, strength 1
        ("E##2", False),  # two rocks, strength 1
        ("EE##1", True),  # two rocks, strength 2
        ("EW3", False),  # neutralised
        ("EEW2", True),  # two against one
        ("EEW#1", True),  # one left for one rock
        ("EEWW1", False),
        ("EN#2", True),  # sideways changes nothing
        ("Ee##1", True),  # the opponent's animal helps
        ("EW#2", False),  # the own animal blocks
    ],
)
def test_S3_4_strength(row, legal):
    rocks = 3 - row.count("#")
    text = f"{'#' * rocks}{5 - rocks or ''}/5/{row}/5/5 E"
    assert ("a3b3e" in turns_of(text)) == legal


@pytest.mark.parametrize("text", ["#3#/5/EWE2/5/#4 E", "5/5/E##E1/5/#4 E", "#3#/5/E#WE1/5/5 E"])
def test_S3_4_the_two_readings(text):
    assert "a3b3e" not in turns_of(text)
    assert "a3b3e" in turns_of(text, push="line")


def test_S3_4_the_error_names_the_numbers():
    error = refused("5/5/E##2/5/#4 E", "a3b3e")
    assert error.rule == "S3.4"
    assert error.code == "siam.too_many_rocks"
    assert error.values == {"strength": 1, "rocks": 2}
    assert str(error) == "the push is too weak: strength 1 cannot move 2 rocks"
    blocked = refused("#3#/5/EW3/5/#4 E", "a3b3e")
    assert str(blocked) == "the push is too weak: its strength is 0, and it needs at least 1"


def test_S3_5_an_animal_shoved_off_returns_to_its_owner():
    state = after("#3#/#4/2Een/5/5 E", "c3d3e")
    assert str(state) == "#3#/#4/3Ee/5/5 R"
    assert state.vector[k.RESERVE : k.RESERVE + 2].tolist() == [4, 4]


# ---- S4 the end


def test_S4_1_the_game_is_over_when_a_rock_leaves():
    state = after("#3#/5/5/2S2/2#2 E", "c2c1s")
    assert state.turns() == []
    assert state.outcome.reason == "rock_off"
    with pytest.raises(IllegalError) as caught:
        state.play("e5-")
    assert caught.value.code == "game.over"


def test_S4_2_the_nearest_animal_that_faces_the_push_way_wins():
    state = after("1#2#/5/S4/s4/#4 E", "a3a2s")
    assert state.outcome.winners == (2,)
    assert state.outcome.decided == {"rule": "S4.2", "rock": "a1", "animal": "a2", "way": "south"}


def test_S4_2_even_if_another_animal_neutralises_it():
    state = after("#3#/5/EEeW#/5/5 E", "b3c3e")
    assert state.outcome.winners == (2,)


def test_S4_2_an_entering_pusher_can_be_the_nearest():
    state = after("#4/w4/w4/e4/e#2# E", "+a1n")
    assert state.outcome.winners == (1,)
    assert state.outcome.decided == {"rule": "S4.2", "rock": "a5", "animal": "a1", "way": "north"}


def test_S4_3_the_third_occurrence_is_a_draw():
    there_and_back = ("a1b1n", "e5d5s", "b1a1n", "d5e5s")
    state = after("4s/5/1###1/5/N4 E", *there_and_back)
    assert str(state).endswith("E x2")
    assert state.outcome is None
    state = after("4s/5/1###1/5/N4 E", *there_and_back, *there_and_back)
    assert state.outcome.reason == "repetition"
    assert state.outcome.winners == ()
    assert state.turns() == []
    assert str(state) == "4s/5/1###1/5/N4 E x3,=="


def test_S4_3_the_start_counts():
    state = after(START, "+a1n", "+e5s", "a1-", "e5-")
    assert str(state) == START + " x2"


def test_S4_3_side_to_move_makes_another_position():
    # The elephant turns in three turns, the rhino in two: the same pieces, the other side to move.
    state = after("4s/5/1###1/5/N4 E", "a1e", "e5w", "a1s", "e5s", "a1n")
    assert str(state) == "4s/5/1###1/5/N4 R"
    assert state.occurrences == 1


@pytest.mark.parametrize(("count", "rounds"), [(2, 1), (4, 3)])
def test_S4_3_option_repetition_sets_the_count(count, rounds):
    there_and_back = ("a1b1n", "e5d5s", "b1a1n", "d5e5s")
    state = after("4s/5/1###1/5/N4 E", *there_and_back * rounds, repetition=count)
    assert state.outcome.decided == {"rule": "S4.3", "occurrences": count}
    assert state.occurrences == count


def test_S4_3_option_repetition_0_turns_it_off():
    there_and_back = ("a1b1n", "e5d5s", "b1a1n", "d5e5s")
    state = after("4s/5/1###1/5/N4 E", *there_and_back * 6, repetition=0)
    assert state.outcome is None
    assert str(state).endswith(" x7")


def test_S4_4_opening_ban_closes_c1_and_c5_for_four_turns():
    assert not turns_of(START + " t1", "+c1", opening_ban=True)
    assert not turns_of(START + " t1", "+c5", opening_ban=True)
    error = refused(START + " t1", "+c1n", opening_ban=True)
    assert (error.rule, error.code, error.values) == ("S4.4", "siam.banned", {"square": "c1", "turn": 1})
    state = after(START + " t1", "+a1n", "+e5s", "+a5n", "+e1s", opening_ban=True)
    assert str(state) == "N3s/5/1###1/5/N3s E"
    assert "+c1n" in state.turns()


def test_S4_4_no_moving_or_pushing_onto_them_either():
    assert refused("5/5/1###1/5/1E3 E t3", "b1c1n", opening_ban=True).code == "siam.banned"
    assert refused("5/5/1###1/5/1En2 E t3", "b1c1e", opening_ban=True).code == "siam.banned"
    assert "b1c1n" in turns_of("5/5/1###1/5/1E3 E", opening_ban=True)


def test_S4_4_being_shoved_there_is_allowed():
    assert str(after("5/5/1###1/5/En3 E t3", "a1b1e", opening_ban=True)) == "5/5/1###1/5/1En2 R t4"


def test_S4_4_off_by_default():
    assert "+c1n" in turns_of(START)


def test_S4_5_turn_limit_draws_the_game():
    state = after(START, "+a1n", "+e5s", "a1e", turn_limit=3)
    assert state.outcome.reason == "turn_limit"
    assert state.outcome.decided == {"rule": "S4.5", "turns": 3}
    assert state.turns() == []
    assert str(state) == "4s/5/1###1/5/E4 R =="


def test_S4_5_a_win_on_the_last_turn_is_a_win():
    state = after("#3#/5/5/2S2/2#2 E", "c2c1s", turn_limit=1)
    assert state.outcome.winners == (1,)


def test_S4_5_no_limit_by_default():
    assert erawan.game("siam").options["turn_limit"] == 0


# ---- S6 checks


FIGURES = """
4a | 5/2#2/2n2/#3#/5 R           | c3c4n | legal   | -
4b | 2#2/2#2/2n2/2n2/#4 R        | c2c3n | legal   | R
4c | 2#2/2#2/2#2/2n2/2n2 R       | +c1n  | legal   | R
5a | #3#/2S2/2n2/5/#4 E          | c4c3s | illegal |
5b | #1S1#/2S2/2n2/5/#4 E        | c5c4s | legal   | -
5c | #1S1#/2S2/2n2/2N2/#4 E      | c5c4s | illegal |
6a | #3#/2S2/2e2/5/#4 E          | c4c3s | legal   | -
6b | #3#/2S2/2e2/2E2/#1s2 E      | c4c3s | legal   | -
7a | #1s1#/2N2/2e2/5/#4 E        | +c5s  | legal   | -
8a | #1S1#/2s2/2w2/2#2/2N2 E     | c5c4s | legal   | -
8b | #4/5/e#N#W/5/5 R            | +e3w  | illegal |
8c | #4/5/e#E#W/5/5 R            | a3b3e | illegal |
9a | #3#/5/5/2S2/2#2 E           | c2c1s | legal   | E
9b | 1#2#/5/S4/s4/#4 E           | a3a2s | legal   | R
9c | #3#/5/3S1/3w1/3#1 E         | d3d2s | legal   | E
"""


@pytest.mark.parametrize("line", FIGURES.strip().splitlines(), ids=lambda line: line[:2])
def test_S6_the_figures_of_the_rules(line):
    _, text, turn, verdict, winner = (part.strip() for part in line.split("|"))
    state = erawan.parse(text)
    assert (turn in state.turns()) == (verdict == "legal")
    assert (state.refusal(turn) is None) == (verdict == "legal")
    if verdict == "legal":
        outcome = state.play(turn).outcome
        winners = {"-": None, "E": (1,), "R": (2,)}[winner]
        assert (outcome and outcome.winners) == winners


def test_S6_a_neutralised_animal_still_wins():
    state = after("#3#/5/1EeW#/5/5 E", "b3c3e")
    assert state.outcome.winners == (2,)
