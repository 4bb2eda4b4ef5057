"""Plans of games: accepted and refused ones, and taking seats."""

import msgspec
import pytest

import erawan
from erawan.protocol import seats_and_clocks
from erawan.records import format_record, parse_record
from erawan.server.domain import decisions
from erawan.server.domain import events as e
from erawan.server.domain import table_setup as p
from tests.server.domain.driven_table import LAST_CARD, SIAM, DrivenTable, king_of_siam, refused, seated_table

TWO = (seats_and_clocks.Here(), seats_and_clocks.Here())


@pytest.mark.parametrize(
    ("seats", "named", "code"),
    [
        ((seats_and_clocks.Here(),), {}, "table.seats"),
        ((seats_and_clocks.Here(),) * 3, {}, "table.seats"),
        ((seats_and_clocks.Opponent(1), seats_and_clocks.Opponent(2)), {}, "table.nobody"),
        (TWO, {"earlier": ("+a1n",) * (seats_and_clocks.MOST_EARLIER_TURNS + 1)}, "table.too_long"),
        (TWO, {"earlier": ("+a1n", "=a1n")}, "siam.turn_form"),
    ],
)
def test_what_cannot_be(seats, named, code):
    assert refused(p.make_plan, SIAM.start(), seats, **named) == code


def test_a_game_that_is_over_cannot_begin():
    over = SIAM.parse("5/5/2##1/5/5 R =R")
    assert refused(p.make_plan, over, TWO) == "table.already_over"
    wins = SIAM.parse("5/5/#W1##/5/5 E")
    turn = next(turn for turn in wins.turns() if wins.play(turn).outcome)
    assert refused(p.make_plan, wins, TWO, earlier=(turn,)) == "table.already_over"


def test_hints_are_on_by_default_only_alone_against_computers():
    assert p.make_plan(SIAM.start(), (seats_and_clocks.Here(), seats_and_clocks.Opponent(3))).hints
    assert not p.make_plan(SIAM.start(), TWO).hints
    assert p.make_plan(SIAM.start(), TWO, hints=True).hints
    assert not p.make_plan(SIAM.start(), (seats_and_clocks.Here(), seats_and_clocks.Opponent(3)), hints=False).hints


@pytest.mark.parametrize(
    "game", [SIAM, erawan.game("siam", push="line", turn_limit=40), king_of_siam(3), king_of_siam(4, talk=True)]
)
def test_a_plan_is_kept_as_text_and_read_back(game):
    seats = (
        seats_and_clocks.Here(),
        seats_and_clocks.ByLink(),
        seats_and_clocks.Anyone(),
        seats_and_clocks.Opponent(8),
    )[: game.seats]
    plan = p.make_plan(
        game.start(seed=3), seats, seats_and_clocks.Minutes(10, 5), takebacks=False, rematch_of="game0000"
    )
    again = msgspec.json.decode(msgspec.json.encode(plan), type=p.Plan)
    assert again == plan
    assert again.game() == game
    assert again.first_state() == game.start(seed=3)


def test_a_game_goes_on_from_a_record():
    at = seated_table(start=SIAM.start(), earlier=("+a1n", "+e5s"), is_set_up=True)
    assert at.table.ply == 2
    assert [played.seat for played in at.table.played] == [1, 2]
    assert at.table.state == SIAM.start().play("+a1n").play("+e5s")
    assert at.play("ann", "+b1n", ply=2)


@pytest.mark.parametrize("game", [SIAM, king_of_siam(3)])
def test_the_record_of_a_table_can_be_read_again(game):
    people = ("ann", "bob", "cat")[: game.seats]
    at = seated_table(game, people=people, clock=seats_and_clocks.Minutes(5, 1))
    for _ in range(3):
        at.wait(1500)
        at.play(at.table.people[at.table.state.to_move])
    unfinished = parse_record(format_record(at.table.to_record(people)))
    assert unfinished.result is None
    assert unfinished.texts == tuple(played.turn for played in at.table.played)
    at.resign("bob")
    record = parse_record(format_record(at.table.to_record(people)))
    assert record.result.reason == "resigned"
    assert record.seats == people
    assert [turn.clock_ms for turn in record.turns] == [played.clock_ms for played in at.table.played]


@pytest.mark.parametrize("reason", ["time", "agreed"])
def test_records_know_every_end(reason):
    at = seated_table(clock=seats_and_clocks.Minutes(1))
    if reason == "time":
        at.wait(60_000)
        refused(at.play, "ann")
    else:
        at.ask("ann", "draw")
        at.answer("bob", "draw")
    assert parse_record(format_record(at.table.to_record(("ann", "bob")))).result.reason == reason


def test_K4_6_everything_is_visible_once_a_game_with_hidden_cards_is_over():
    assert seated_table().table.is_fully_visible
    at = seated_table(king_of_siam(), people=("ann", "bob"))
    assert not at.table.is_fully_visible
    at.resign("ann")
    assert at.table.is_fully_visible


# ---- taking seats


def test_the_creator_of_a_game_takes_the_seats_at_their_screen():
    plan = p.make_plan(SIAM.start(), (seats_and_clocks.Here(), seats_and_clocks.Opponent(1)))
    assert decisions.decide_creation(plan, "ann").events == [e.SeatTaken(1, "ann"), e.GameBegan()]
    plan = p.make_plan(SIAM.start(), (seats_and_clocks.Anyone(), seats_and_clocks.Here()))
    assert decisions.decide_creation(plan, "ann").events == [e.SeatTaken(2, "ann")]
    plan = p.make_plan(SIAM.start(), (seats_and_clocks.ByLink(), seats_and_clocks.Anyone()))
    assert refused(decisions.decide_creation, plan, "ann") == "table.no_seat_here"


def test_with_the_last_seat_the_game_begins():
    seats = (seats_and_clocks.Here(), seats_and_clocks.ByLink(), seats_and_clocks.Anyone())
    at = DrivenTable(p.make_plan(king_of_siam(3).start(seed=1), seats))
    at.append(decisions.decide_creation(at.table.plan, "ann"))
    assert at.table.status == "waiting"
    assert at.table.free_seats() == (2, 3)
    assert at.append(decisions.decide_join(at.table, "bob", 3)) == [e.SeatTaken(3, "bob")]
    assert refused(decisions.decide_join, at.table, "cat", 3) == "table.seat_taken"
    assert refused(decisions.decide_join, at.table, "cat", 1) == "table.seat_taken"
    assert refused(decisions.decide_join, at.table, "cat", 9) == "table.seat_taken"
    at.wait(1000)
    assert at.append(decisions.decide_join(at.table, "cat", 2)) == [e.SeatTaken(2, "cat"), e.GameBegan()]
    assert at.table.status == "running"
    assert at.table.began_ms == at.now


def test_a_player_cannot_take_a_second_seat():
    at = DrivenTable(p.make_plan(SIAM.start(), (seats_and_clocks.Here(), seats_and_clocks.ByLink())))
    at.append(decisions.decide_creation(at.table.plan, "ann"))
    with pytest.raises(decisions.RefusedError) as error:
        decisions.decide_join(at.table, "ann", 2)
    assert (error.value.code, error.value.values) == ("table.sits_already", {"seat": 1})
    assert refused(decisions.decide_join, at.table, "ann", 1) == "table.seat_taken"
    assert decisions.decide_join(at.table, "bob", 2)


def test_an_opponents_seat_is_never_free():
    at = seated_table(people=("ann",), opponents=(2,))
    assert refused(decisions.decide_join, at.table, "bob", 2) == "table.seat_taken"


def test_a_seat_moves_to_another_device_once():
    at = seated_table()
    assert at.move("ann", "ann-at-home", 1) == [e.SeatTaken(1, "ann-at-home")]
    assert refused(at.move, "ann", "ann-at-work", 1) == "table.link_used"
    assert refused(at.move, "ann", "ann-at-work", 4) == "table.link_used"
    assert refused(at.play, "ann") == "table.no_seat"
    assert at.play("ann-at-home")


def test_a_game_may_begin_with_a_forced_turn():
    at = seated_table(king_of_siam(3), people=("ann", "bob", "cat"), start=LAST_CARD, is_set_up=True)
    assert decisions.is_turn_forced(at.table)
