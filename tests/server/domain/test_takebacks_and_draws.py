"""Requests and answers: takebacks, draws and rematches, between people and alone; and who may chat."""

import pytest

from erawan.protocol.seats_and_clocks import Minutes, Opponent
from erawan.server.domain import decisions
from erawan.server.domain import events as e
from erawan.server.domain.decisions import RefusedError
from erawan.server.domain.table import MAX_CHAT_IN_MEMORY, Table
from erawan.server.domain.table_setup import plan_rematch
from tests.server.domain.driven_table import NOW, ONE_CARD_LEFT, REMATCH, SIAM, king_of_siam, refused, seated_table

THREE = ("ann", "bob", "cat")


def play_round(at):
    """Let every seat pass once."""
    for _ in range(at.table.game.seats):
        at.play(at.table.people[at.table.state.to_move], "pass")


# ---- takebacks


def test_against_opponents_a_turn_is_taken_back_at_once():
    at = seated_table(people=("ann",), opponents=(2,))
    assert refused(at.ask, "ann", "takeback") == "table.nothing_to_take_back"
    at.play("ann")
    at.think()
    at.play("ann")
    assert at.ask("ann", "takeback") == [e.TurnsTakenBack(2)]
    assert (at.table.ply, at.table.line) == (2, 1)
    assert at.ask("ann", "takeback") == [e.TurnsTakenBack(0)]
    assert (at.table.ply, at.table.line) == (0, 2)
    assert list(at.table.states) == [at.table.state]
    assert refused(at.ask, "ann", "takeback") == "table.nothing_to_take_back"


def test_a_takeback_of_the_player_to_move_removes_the_answer_too():
    at = seated_table(people=("ann",), opponents=(2,))
    at.play("ann")
    at.think()
    assert at.ask("ann", "takeback") == [e.TurnsTakenBack(0)]


def test_alone_at_the_screen_the_last_turn_is_taken_back():
    at = seated_table(people=("ann", "ann"))
    at.play("ann")
    at.play("ann")
    assert at.ask("ann", "takeback") == [e.TurnsTakenBack(1)]


def test_K3_2_forced_turns_are_taken_back_with_the_one_before():
    at = seated_table(king_of_siam(), people=("ann", "ann"), start=ONE_CARD_LEFT)
    at.play("ann", "pass")
    assert at.table.ply == 2
    assert at.ask("ann", "takeback") == [e.TurnsTakenBack(0)]


def test_two_people_agree_on_a_takeback():
    at = seated_table()
    at.play("ann")
    assert at.ask("ann", "takeback") == [e.RequestMade(1, "takeback")]
    assert refused(at.ask, "ann", "takeback") == "table.asked_already"
    assert refused(at.answer, "ann", "takeback") == "table.agreed_already"
    assert refused(at.answer, "eve", "takeback") == "table.no_seat"
    assert refused(at.answer, "bob", "draw") == "table.not_asked"
    assert at.answer("bob", "takeback") == [e.TurnsTakenBack(0)]
    assert at.table.request is None
    assert refused(at.answer, "bob", "takeback") == "table.not_asked"


def test_a_takeback_goes_back_to_the_last_turn_of_who_asked():
    at = seated_table()
    for person in ("ann", "bob", "ann", "bob"):
        at.play(person)
    at.ask("ann", "takeback")
    assert at.answer("bob", "takeback") == [e.TurnsTakenBack(2)]


def test_making_the_same_request_as_the_opponent_accepts_it():
    at = seated_table()
    at.play("ann")
    at.ask("ann", "takeback")
    # Bob has not played a turn, but his request accepts Ann's, which takes back her turn.
    assert at.ask("bob", "takeback") == [e.TurnsTakenBack(0)]


def test_three_people_all_have_to_agree():
    at = seated_table(king_of_siam(3), people=THREE)
    play_round(at)
    last = at.table.played[-1].seat
    asker = at.table.people[last]
    first, second = (person for person in THREE if person != asker)
    at.ask(asker, "takeback")
    assert at.answer(first, "takeback") == [e.RequestAccepted(at.table.seats_of(first)[0], "takeback")]
    assert refused(at.answer, first, "takeback") == "table.agreed_already"
    assert refused(at.ask, first, "takeback") == "table.agreed_already"
    assert refused(at.answer, asker, "takeback") == "table.agreed_already"
    assert at.answer(second, "takeback") == [e.TurnsTakenBack(2)]


def test_one_no_is_enough():
    at = seated_table(king_of_siam(3), people=THREE)
    play_round(at)
    at.ask("ann", "takeback")
    at.answer("bob", "takeback")
    seat = at.table.seats_of("cat")[0]
    assert at.answer("cat", "takeback", False) == [e.RequestDeclined(seat, "takeback")]
    assert at.table.request is None
    assert refused(at.answer, "bob", "takeback") == "table.not_asked"
    assert at.ask("ann", "takeback")[0] == e.RequestMade(at.table.seats_of("ann")[0], "takeback")


def test_a_player_can_withdraw_a_request():
    at = seated_table()
    at.play("ann")
    at.ask("ann", "takeback")
    assert at.answer("ann", "takeback", False) == [e.RequestDeclined(1, "takeback")]
    assert at.table.request is None


def test_a_person_with_several_seats_agrees_once_for_all_of_them():
    at = seated_table(king_of_siam(4), people=("ann", "bob", "bob", "cat"))
    play_round(at)
    at.ask("ann", "takeback")
    assert len(at.answer("bob", "takeback")) == 1
    assert refused(at.answer, "bob", "takeback") == "table.agreed_already"
    assert isinstance(at.answer("cat", "takeback")[0], e.TurnsTakenBack)


def test_a_request_agrees_for_all_seats_of_its_person():
    at = seated_table(king_of_siam(4), people=("ann", "bob", "ann", "cat"))
    play_round(at)
    at.ask("ann", "takeback")
    at.answer("cat", "takeback")
    assert refused(at.answer, "ann", "takeback") == "table.agreed_already"
    assert isinstance(at.answer("bob", "takeback")[0], e.TurnsTakenBack)


def test_a_player_who_plays_on_declines():
    at = seated_table()
    at.play("ann")
    at.ask("ann", "takeback")
    at.play("bob")
    assert at.table.request is None


def test_a_player_who_asked_for_a_takeback_and_plays_on_withdraws_it():
    at = seated_table()
    at.play("ann")
    at.play("bob")
    at.ask("ann", "takeback")
    at.play("ann")
    assert at.table.request is None


def test_an_opponent_who_plays_answers_nothing():
    game = king_of_siam(3)
    ours = game.start(seed=1).to_move % 3 + 1
    at = seated_table(game, people=("ann", "bob"), opponents=(ours,))
    asker = at.table.people[at.table.state.to_move]
    other = "bob" if asker == "ann" else "ann"
    at.play(asker, "pass")
    at.ask(asker, "takeback")
    at.think("pass")
    assert at.table.request is not None
    assert at.answer(other, "takeback") == [e.TurnsTakenBack(0)]


def test_one_matter_at_a_time():
    at = seated_table()
    at.play("ann")
    at.ask("ann", "takeback")
    with pytest.raises(RefusedError) as error:
        at.ask("bob", "draw")
    assert error.value.code == "table.asked_already"
    assert error.value.values == {"seat": 1}


def test_a_request_is_dropped_when_its_seat_changes_hands():
    """Ann made the request for two seats, so it makes no sense for one of them."""
    game = king_of_siam(3)
    first = game.start(seed=1).to_move
    people = {first: "ann", first % 3 + 1: "ann", (first + 1) % 3 + 1: "bob"}
    at = seated_table(game, people=[people[seat] for seat in (1, 2, 3)])
    at.play("ann", "pass")
    at.ask("ann", "takeback")
    at.move("ann", "ann-at-home", first % 3 + 1)
    assert at.table.request is None
    assert refused(at.answer, "bob", "takeback") == "table.not_asked"


def test_a_player_cannot_take_the_seat_of_another_by_a_device_link():
    at = seated_table()
    assert refused(at.move, "bob", "ann", 2) == "table.sits_already"
    assert at.move("bob", "bob", 2) == [e.SeatTaken(2, "bob")]


def test_takebacks_can_be_switched_off():
    at = seated_table(takebacks=False)
    at.play("ann")
    assert refused(at.ask, "ann", "takeback") == "table.no_takebacks"


def test_the_clocks_go_back_with_the_turns():
    at = seated_table(people=("ann", "ann"), clock=Minutes(5, 2))
    at.wait(10_000)
    at.play("ann")
    at.wait(20_000)
    at.play("ann")
    at.wait(30_000)
    at.play("ann")
    assert at.table.clock.left_ms == [264_000, 282_000]
    at.wait(5_000)
    at.ask("ann", "takeback")
    assert at.table.clock.left_ms == [292_000, 282_000]
    assert at.table.clock.remaining_ms(1, at.now, ()) == 292_000
    at.ask("ann", "takeback")
    at.ask("ann", "takeback")
    assert at.table.clock.left_ms == [300_000, 300_000]


def test_turns_from_before_the_game_stay():
    start = SIAM.start()
    at = seated_table(people=("ann", "ann"), start=start, earlier=("+a1n", "+e5s"), is_set_up=True)
    assert at.table.ply == 2
    assert refused(at.ask, "ann", "takeback") == "table.nothing_to_take_back"
    at.play("ann")
    assert at.ask("ann", "takeback") == [e.TurnsTakenBack(2)]


# ---- draws


def test_two_people_agree_on_a_draw():
    at = seated_table()
    assert at.ask("ann", "draw") == [e.RequestMade(1, "draw")]
    assert at.answer("bob", "draw") == [e.GameEnded((), "agreed")]
    assert at.table.result.winners == ()
    assert refused(at.answer, "bob", "draw") == "game.over"


def test_two_offers_are_an_agreement():
    at = seated_table()
    at.ask("ann", "draw")
    assert at.ask("bob", "draw") == [e.GameEnded((), "agreed")]


def test_an_offer_goes_with_the_turn_it_is_made_with():
    at = seated_table()
    at.ask("ann", "draw")
    at.play("ann")
    assert at.table.request is not None
    at.play("bob")
    assert at.table.request is None
    at.ask("ann", "draw")
    at.play("ann")
    assert at.answer("bob", "draw") == [e.GameEnded((), "agreed")]


def test_alone_a_draw_is_at_once():
    assert seated_table(people=("ann", "ann")).ask("ann", "draw") == [e.GameEnded((), "agreed")]


def test_where_there_are_no_draws():
    assert refused(seated_table(king_of_siam()).ask, "ann", "draw") == "table.no_draw"
    assert refused(seated_table(people=("ann",), opponents=(2,)).ask, "ann", "draw") == "table.opponents_play_on"
    assert refused(seated_table().answer, "ann", "draw") == "table.not_asked"


# ---- the order of the checks


@pytest.mark.parametrize("matter", ["draw", "takeback"])
def test_a_request_checks_the_game_before_the_user(matter):
    at = seated_table(begin=False, takebacks=False)
    for doing in (at.ask, at.answer):
        assert refused(doing, "eve", matter) == "table.waiting"
    at.append([e.GameBegan()])
    for doing in (at.ask, at.answer):
        assert refused(doing, "eve", matter) == "table.no_seat"
        assert refused(doing, None, matter) == "table.no_seat"
    at.resign("ann")
    for doing in (at.ask, at.answer):
        assert refused(doing, "eve", matter) == "game.over"


def test_a_rematch_checks_the_game_before_the_user():
    at = seated_table(begin=False)
    for doing in (at.ask, at.answer):
        assert refused(doing, "eve", "rematch") == "table.not_over"
    at.append([e.GameBegan()])
    for doing in (at.ask, at.answer):
        assert refused(doing, "eve", "rematch") == "table.not_over"
    at.resign("ann")
    for doing in (at.ask, at.answer):
        assert refused(doing, "eve", "rematch") == "table.no_seat"
    assert refused(at.answer, "ann", "rematch") == "table.not_asked"


# ---- rematches


def test_two_people_agree_on_a_rematch():
    at = seated_table()
    at.resign("ann")
    at.ask("bob", "rematch")
    assert at.answer("ann", "rematch") == [e.RematchStarted(REMATCH)]
    assert at.table.rematch == REMATCH
    assert at.table.request is None
    for doing in (at.ask, at.answer):
        with pytest.raises(RefusedError) as error:
            doing("ann", "rematch")
        assert error.value.code == "table.rematched"
        assert error.value.values == {"game": REMATCH}


def test_both_asking_at_once_make_one_rematch():
    at = seated_table()
    at.resign("ann")
    at.ask("ann", "rematch")
    assert at.ask("bob", "rematch") == [e.RematchStarted(REMATCH)]
    assert refused(at.ask, "ann", "rematch") == "table.rematched"


def test_against_opponents_a_rematch_is_at_once():
    at = seated_table(people=("ann",), opponents=(2,))
    at.resign("ann")
    assert at.ask("ann", "rematch") == [e.RematchStarted(REMATCH)]


def test_a_rematch_may_be_declined_and_asked_again():
    at = seated_table()
    at.resign("ann")
    at.ask("ann", "rematch")
    at.answer("bob", "rematch", False)
    assert at.ask("bob", "rematch") == [e.RequestMade(2, "rematch")]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_moves_a_seat_further(players):
    people = ("ann", "bob", "cat", "dan")[:players]
    at = seated_table(king_of_siam(players), people=people)
    at.resign("ann")
    plan, sits = plan_rematch(at.table)
    assert [sits[seat] for seat in range(1, players + 1)] == [*people[1:], "ann"]
    assert plan.rematch_of == at.table.id
    assert plan.header["start"] != at.table.plan.header["start"]
    assert plan.game() == at.table.game
    # K2.4: the teams stay the same.
    for team in at.table.game.sides:
        before = {at.table.people[seat] for seat in team}
        assert before in [{sits[seat] for seat in other} for other in at.table.game.sides]


def test_opponents_move_on_too():
    at = seated_table(people=("ann",), opponents=(2,))
    at.resign("ann")
    plan, sits = plan_rematch(at.table)
    assert sits == {2: "ann"}
    assert isinstance(plan.seats[0], Opponent)
    again = Table(REMATCH, plan, NOW)
    assert again.opponent(1) is not None
    assert again.free_seats() == (2,)


def test_a_chosen_beginning_is_chosen_again():
    at = seated_table(start="5/5/1###1/5/E4 R", is_set_up=True, earlier=("+a5n",))
    at.resign("ann")
    plan, _ = plan_rematch(at.table)
    assert plan.header == at.table.plan.header
    assert plan.earlier == ("+a5n",)


# ---- chat


def test_people_talk_before_during_and_after_the_game():
    at = seated_table(begin=False)
    assert at.say("ann", "hello") == [e.ChatSent(1, "hello")]
    at.append([e.GameBegan()])
    at.say("bob", "good luck")
    at.resign("ann")
    at.say("ann", "well played")
    assert [(said.seat, said.text) for said in at.table.chat] == [(1, "hello"), (2, "good luck"), (1, "well played")]


def test_only_people_at_the_table_talk():
    assert refused(seated_table().say, "eve", "hello") == "table.no_seat"
    assert refused(seated_table(chat=False).say, "eve", "hello") == "table.no_chat"
    assert refused(seated_table(chat=False).say, "ann", "hello") == "table.no_chat"


def test_K7_5_with_four_nobody_talks_unless_the_table_agreed_to():
    people = ("ann", "bob", "cat", "dan")
    assert refused(seated_table(king_of_siam(4), people=people).say, "ann", "hello") == "table.no_chat"
    assert refused(seated_table(king_of_siam(4), people=people, chat=True).say, "ann", "hello") == "table.no_chat"
    assert seated_table(king_of_siam(4, talk=True), people=people).say("ann", "hello")
    assert seated_table(king_of_siam(3), people=THREE).say("ann", "hello")


@pytest.mark.parametrize(
    ("text", "heard"),
    [("  a\nb\tc ", "a b c"), ("\u202eevil", "evil"), ("\x00x\x1b[31m", "x[31m"), ("สวัสดี 👋", "สวัสดี 👋")],
)
def test_what_is_said_can_be_read(text, heard):
    assert seated_table().say("ann", text) == [e.ChatSent(1, heard)]


@pytest.mark.parametrize("text", [" ", "\n\t", "\x00", "\u200b\u200f"])
def test_saying_nothing_is_refused(text):
    assert refused(seated_table().say, "ann", text) == "table.says_nothing"


def test_only_the_latest_talk_stays_on_the_table():
    at = seated_table()
    for number in range(MAX_CHAT_IN_MEMORY + 5):
        at.say("ann", str(number))
    assert [said.text for said in at.table.chat] == [str(number) for number in range(5, MAX_CHAT_IN_MEMORY + 5)]


def test_a_game_has_room_for_so_much_talk_and_no_more(monkeypatch):
    monkeypatch.setattr(decisions, "MAX_CHAT_MESSAGES", 3)
    at = seated_table()
    for _ in range(3):
        at.say("ann", "hello")
    assert refused(at.say, "bob", "hello") == "table.too_much_said"


def test_a_game_has_room_for_so_many_requests_and_no_more(monkeypatch):
    monkeypatch.setattr(decisions, "MAX_REQUESTS", 2)
    at = seated_table()
    for _ in range(2):
        at.ask("ann", "draw")
        at.answer("bob", "draw", False)
    assert refused(at.ask, "bob", "draw") == "table.too_many_requests"
    assert at.table.is_running


def test_turns_are_taken_back_so_often_and_no_more(monkeypatch):
    monkeypatch.setattr(decisions, "MAX_TAKEBACKS", 1)
    at = seated_table(people=("ann",), opponents=(2,))
    at.play("ann")
    at.ask("ann", "takeback")
    at.play("ann")
    assert refused(at.ask, "ann", "takeback") == "table.too_many_takebacks"


def test_a_chat_message_does_not_change_an_open_request():
    at = seated_table()
    at.ask("ann", "draw")
    at.say("bob", "let me think")
    assert at.table.request is not None
