"""Prepared turns: played if they are legal, dropped as soon as they are not."""

import pytest

from erawan.protocol import commands as c
from erawan.protocol.commands import Step
from erawan.server.domain import decisions
from erawan.server.domain.conditional_turns import (
    PreparedTurns,
    StandingPass,
    decode_prepared,
    encode_prepared,
    update_prepared,
    with_seat_to_move,
)
from tests.server.domain.driven_table import GAME, king_of_siam, refused, seated_table


def prepare(at, person, **what):
    """Decide a ``prepare`` command; return the seat and its conditional turns."""
    named = {"ply": at.table.ply, "line": at.table.line} | what
    return decisions.decide_preparation(at.table, person, c.Prepare(game=GAME, id="p", **named))


def steps(*found):
    return tuple(Step(each) if isinstance(each, str) else Step(each[0], each[1:]) for each in found)


# ---- turns


def test_a_turn_is_left_until_its_time():
    at = seated_table()
    seat, wanted = prepare(at, "bob", steps=steps("+e5s"))
    assert (seat, wanted) == (2, PreparedTurns(0, 0, steps("+e5s")))
    assert update_prepared(wanted, at.table, 2) == wanted
    at.play("ann", "+a1n")
    assert update_prepared(wanted, at.table, 2) == wanted
    at.table.prepared[2] = wanted
    at.append(decisions.decide_prepared_turn(at.table, 2, at.now, ()))
    assert at.table.played[-1].turn == "+e5s"
    assert update_prepared(wanted, at.table, 2) is None


def test_a_turn_that_is_illegal_by_then_is_dropped():
    at = seated_table()
    at.play("ann", "+e1n")
    # Bob has no animal there; the second text is no turn at all.
    assert update_prepared(PreparedTurns(0, 0, steps("e1e2n")), at.table, 2) is None
    assert update_prepared(PreparedTurns(0, 0, steps("nonsense")), at.table, 2) is None


def test_answers_are_given_to_what_was_expected_and_to_nothing_else():
    at = seated_table()
    wanted = PreparedTurns(0, 0, steps(("+e5s", "+a1n"), ("+d5s", "+b1n")))
    at.play("ann", "+a1n")
    assert update_prepared(wanted, at.table, 2) == wanted
    at.play("bob", "+e5s")
    left = update_prepared(wanted, at.table, 2)
    assert left == PreparedTurns(0, 2, steps(("+d5s", "+b1n")))
    at.play("ann", "+c1n")
    assert update_prepared(left, at.table, 2) is None


def test_another_turn_than_the_prepared_one_drops_it():
    at = seated_table()
    wanted = PreparedTurns(0, 0, steps("+e5s", "+d5s"))
    at.play("ann", "+a1n")
    at.play("bob", "+c5s")
    assert update_prepared(wanted, at.table, 2) is None


def test_expectations_of_three_are_of_all_the_others():
    at = seated_table(king_of_siam(3), people=("ann", "bob", "cat"))
    order = [at.table.state.to_move]
    at.play(at.table.people[order[0]], "pass")
    order.append(at.table.state.to_move)
    last = ({1, 2, 3} - set(order)).pop()
    wanted = PreparedTurns(0, 0, steps(("pass", "pass", "pass")))
    assert update_prepared(wanted, at.table, last) == wanted
    at.play(at.table.people[order[1]], "pass")
    assert update_prepared(wanted, at.table, last) == wanted
    assert update_prepared(PreparedTurns(0, 0, steps(("pass", "pass"))), at.table, last) is None


def test_a_takeback_an_end_and_standing_up_drop_it():
    at = seated_table()
    wanted = PreparedTurns(0, 1, steps("+e5s"))
    at.play("ann", "+a1n")
    at.ask("ann", "takeback")
    at.answer("bob", "takeback")
    assert update_prepared(wanted, at.table, 2) is None
    fresh = PreparedTurns(1, 0, steps("+e5s"))
    assert update_prepared(fresh, at.table, 2) == fresh
    at.do("bob", c.StandUp(game=GAME, id="up"))
    assert update_prepared(fresh, at.table, 2) is None


# ---- passing


def king(players=2):
    at = seated_table(king_of_siam(players), people=("ann", "bob", "cat")[:players])
    return at, at.table.people[at.table.state.to_move]


def card_of(state):
    """Return a turn that plays a card."""
    return next(turn for turn in state.turns() if turn != "pass")


def test_a_standing_pass_until_a_card_is_played():
    at, first = king()
    seat, wanted = prepare(at, first, standing="card")
    assert wanted == StandingPass(0, 0, "card", 0)
    # The standing pass continues after struggles end.
    for _ in range(4):
        at.play(at.table.people[at.table.state.to_move], "pass")
        assert update_prepared(wanted, at.table, seat) == wanted
    at.play(at.table.people[at.table.state.to_move], card_of(at.table.state))
    assert update_prepared(wanted, at.table, seat) is None


def test_a_pass_for_this_struggle():
    at, first = king()
    seat, wanted = prepare(at, first, standing="struggle")
    at.play(first, "pass")
    at.play(at.table.people[at.table.state.to_move], card_of(at.table.state))
    assert update_prepared(wanted, at.table, seat) == wanted
    at.play(first, "pass")
    assert update_prepared(wanted, at.table, seat) == wanted
    # K3.3: everybody has passed, the struggle is over.
    at.play(at.table.people[at.table.state.to_move], "pass")
    assert update_prepared(wanted, at.table, seat) is None


# ---- what is refused


def test_what_is_refused_and_with_which_code():
    at = seated_table()
    assert refused(prepare, at, "eve", steps=steps("+e5s")) == "table.no_seat"
    assert refused(prepare, at, "bob", steps=steps("+e5s"), ply=1) == "table.stale"
    assert refused(prepare, at, "ann", steps=steps("+e5s")) == "table.your_turn"
    assert refused(prepare, at, "bob", standing="card") == "table.no_pass"
    assert refused(prepare, at, "bob", steps=steps("+e5s"), standing="card") == "table.prepares_both"
    at.resign("ann")
    assert refused(prepare, at, "bob", steps=steps("+e5s")) == "game.over"


def test_a_person_with_several_seats_names_one():
    at = seated_table(people=("ann", "ann"))
    assert refused(prepare, at, "ann", steps=steps("+e5s")) == "table.which_seat"
    assert prepare(at, "ann", steps=steps("+e5s"), seat=2)[0] == 2
    assert refused(prepare, at, "ann", steps=steps("+e5s"), seat=3) == "table.no_seat"


def test_nothing_is_prepared_any_more():
    at = seated_table()
    assert prepare(at, "bob") == (2, None)
    assert refused(decisions.decide_prepared_turn, at.table, 1, at.now, ()) == "table.nothing_prepared"


@pytest.mark.parametrize("what", [PreparedTurns(1, 2, steps(("a", "b"), "c")), StandingPass(0, 3, "struggle", 4)])
def test_it_is_read_as_it_was_written(what):
    assert decode_prepared(encode_prepared(what)) == what


def test_a_turn_can_be_put_together_as_if_it_were_ones_own():
    at = seated_table(king_of_siam(3), people=("ann", "bob", "cat"))
    state = at.table.state
    other = state.to_move % 3 + 1
    supposed = with_seat_to_move(state, other)
    assert (supposed.to_move, supposed.outcome) == (other, None)
    # Only the seat to move differs: map, tiles and hands are the same.
    assert with_seat_to_move(supposed, state.to_move) == state
    assert supposed.view(other).text.split(" ")[:4] == state.view(other).text.split(" ")[:4]
    assert {choice.text for choice in supposed.choices()} >= {"pass", "khon", "rama"}
    assert with_seat_to_move(state, state.to_move) is state


def test_the_piles_stay_as_they_are_seen():
    at = seated_table(king_of_siam(2))
    at.play(at.table.people[at.table.state.to_move])
    supposed = with_seat_to_move(at.table.state, 3 - at.table.state.to_move)
    assert (supposed.latest, supposed.top_cards) == (at.table.state.latest, at.table.state.top_cards)


def test_siam_as_if_it_were_the_other_side():
    at = seated_table()
    supposed = with_seat_to_move(at.table.state, 2)
    assert supposed.to_move == 2
    assert "+e5s" in supposed.turns()


def test_only_who_sits_there_may_ask_ahead():
    at = seated_table(king_of_siam(2))
    mover = at.table.state.to_move
    waits = at.table.people[3 - mover]
    assert decisions.state_for_choices(at.table, waits, True, None).to_move == 3 - mover
    assert refused(decisions.state_for_choices, at.table, waits, False, None) == "table.not_your_turn"
    assert refused(decisions.state_for_choices, at.table, "eve", True, None) == "table.no_seat"
    assert refused(decisions.state_for_choices, at.table, waits, True, mover) == "table.no_seat"


@pytest.mark.parametrize("found", ["nonsense", ("+e5s", "nonsense")])
def test_a_text_that_cannot_be_read_is_reported_at_once(found):
    at = seated_table()
    assert refused(prepare, at, "bob", steps=steps(found)) == "siam.turn_form"
    assert refused(prepare, at, "bob", steps=steps("+e5s", found)) == "siam.turn_form"
