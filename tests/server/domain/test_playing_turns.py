"""Turns: the documented answers and their order, forced turns, and results outside the rules."""

import pytest

from erawan.core.state import State
from erawan.protocol.seats_and_clocks import Minutes
from erawan.server.domain import decisions
from erawan.server.domain import events as e
from erawan.server.domain.decisions import RefusedError
from erawan.server.domain.table import Table
from tests.server.domain.driven_table import LAST_CARD, ONE_CARD_LEFT, king_of_siam, refused, seated_table


def last_card_turn(state):
    """Return the first turn that is not a pass."""
    return next(choice.text for choice in walk(state, "") if not choice.text.startswith("pass"))


def walk(state, prefix):
    for choice in state.choices(prefix):
        if choice.is_turn:
            yield choice
        else:
            yield from walk(state, choice.text)


# ---- each turn is played once


@pytest.fixture
def plays(monkeypatch):
    """Return a growing list of the turns that ``State.play`` is called with."""
    played = []
    play = State.play

    def recording_play(state, turn):
        played.append(turn)
        return play(state, turn)

    monkeypatch.setattr(State, "play", recording_play)
    return played


def test_a_turn_and_the_forced_turns_after_it_are_played_once(plays):
    at = seated_table(king_of_siam(), start=ONE_CARD_LEFT, is_set_up=True)
    turn = last_card_turn(at.table.state)
    plays.clear()
    events = at.play("bob", turn)
    assert len(events) > 1
    assert plays == [event.turn for event in events]
    assert [str(state) for state in at.table.states] == [str(state) for state in replayed(at).states]


def test_a_table_from_the_store_plays_its_turns_again(plays):
    at = seated_table()
    at.play("ann", "+a1n")
    plays.clear()
    assert replayed(at).played == at.table.played
    assert plays == ["+a1n"]


def replayed(at):
    """Return the table rebuilt from its events."""
    again = Table(at.table.id, at.table.plan, at.table.made_ms)
    again.replay(at.events)
    return again


def test_the_choices_of_a_position_are_listed_once(monkeypatch):
    at = seated_table(king_of_siam())
    person = at.table.people[at.table.state.to_move]
    at.play(person, "pass")
    monkeypatch.setattr(type(at.table.state), "choices", None)
    assert "pass" in [choice.text for choice in at.table.first_choices]


# ---- the order of the checks


def test_a_turn_is_made_in_its_one_way_of_writing():
    at = seated_table(king_of_siam())
    person = {1: "ann", 2: "bob"}[at.table.state.to_move]
    turns = [choice.text for choice in at.table.state.choices()]
    assert "pass" in turns
    assert at.play(person, "pass") == [e.TurnPlayed("pass")]
    assert at.table.ply == 1


def test_a_game_that_waits_is_no_place_for_turns():
    at = seated_table(begin=False)
    assert refused(at.play, "nobody", "+a1n", ply=9) == "table.waiting"
    with pytest.raises(RefusedError) as error:
        seated_table(people=("ann",), begin=False).play("ann")
    assert error.value.values == {"free": 1}


def test_the_checks_come_in_their_order():
    at = seated_table()
    assert refused(at.play, "eve", "nonsense", ply=9) == "table.no_seat"
    assert refused(at.play, None, "nonsense", ply=9) == "table.no_seat"
    assert refused(at.play, "bob", "nonsense", ply=9) == "table.stale"
    assert refused(at.play, "bob", "nonsense", line=1) == "table.stale"
    assert refused(at.play, "bob", "nonsense") == "table.not_your_turn"
    assert refused(at.play, "ann", "nonsense") == "siam.turn_form"
    assert refused(at.play, "ann", "+c3n").startswith("siam.")
    assert at.events[-1].event == e.GameBegan()
    at.resign("ann")
    assert refused(at.play, "eve", "nonsense", ply=9) == "game.over"


def test_a_stale_turn_learns_where_the_game_stands():
    at = seated_table()
    at.play("ann")
    with pytest.raises(RefusedError) as error:
        at.play("ann", ply=0)
    assert error.value.values == {"ply": 1, "line": 0}
    at.ask("ann", "takeback")
    at.answer("bob", "takeback")
    with pytest.raises(RefusedError) as error:
        at.play("ann", ply=0, line=0)
    assert error.value.values == {"ply": 0, "line": 1}


def test_it_says_whose_turn_it_is():
    with pytest.raises(RefusedError) as error:
        seated_table().play("bob")
    assert error.value.values == {"seat": 1}


def test_the_event_of_a_command_is_found_again():
    at = seated_table()
    at.play("ann")
    number = at.table.number
    assert at.table.event_of_command("ann", "c1") == number
    assert at.table.event_of_command("bob", "c1") is None
    assert at.table.event_of_command("ann", "c2") is None


def test_a_person_with_both_seats_plays_both():
    at = seated_table(people=("ann", "ann"))
    at.play("ann")
    at.play("ann")
    assert [played.seat for played in at.table.played] == [1, 2]


def test_the_game_ends_by_its_rules_and_the_clock_stops():
    at = seated_table(start="5/5/#W1##/5/5 E", clock=Minutes(1))
    at.ask("bob", "draw")
    wins = next(turn for turn in at.table.state.turns() if at.table.state.play(turn).outcome)
    assert at.play("ann", wins) == [e.TurnPlayed(wins, 60_000)]
    assert at.table.status == "over"
    assert at.table.result.winners == (1,)
    assert at.table.ended_ms == at.now
    assert at.table.clock.since_ms is None
    assert at.table.request is None


# ---- forced turns


def test_K3_2_a_player_without_cards_passes_at_once():
    at = seated_table(king_of_siam(), start=ONE_CARD_LEFT)
    happened = at.play("bob", "pass")
    assert happened == [e.TurnPlayed("pass"), e.TurnPlayed("pass", is_forced=True)]
    assert at.table.state.to_move == 2
    assert [played.is_forced for played in at.table.played] == [False, True]


def test_K3_2_after_the_last_card_the_game_runs_to_its_end():
    at = seated_table(king_of_siam(), start=ONE_CARD_LEFT)
    happened = at.play("bob", last_card_turn(at.table.state))
    assert len(happened) == 17
    assert all(what.is_forced for what in happened[1:])
    assert at.table.status == "over"
    assert at.events[-17].command == "c1"
    assert {event.command for event in at.events[-16:]} == {None}


def test_K3_2_a_forced_turn_takes_no_time_and_gives_none_back():
    at = seated_table(king_of_siam(), start=ONE_CARD_LEFT, clock=Minutes(2, 3))
    at.wait(10_000)
    happened = at.play("bob", last_card_turn(at.table.state))
    assert {what.clock_ms for what in happened[1::2]} == {120_000}
    assert {what.clock_ms for what in happened[::2]} == {113_000}
    assert at.table.clock.left_ms == [120_000, 113_000]


def test_K4_5_the_last_card_that_would_not_win_cannot_be_played():
    at = seated_table(king_of_siam(3), people=("ann", "bob", "cat"), start=LAST_CARD)
    assert decisions.is_turn_forced(at.table)
    happened = at.append(decisions.decide_forced_turns(at.table))
    assert happened == [e.TurnPlayed("pass", is_forced=True)] * 24
    assert at.table.status == "over"


def test_a_turn_that_is_not_forced_is_not_played():
    assert refused(lambda: decisions.decide_forced_turns(seated_table().table)) == "table.not_forced"
    assert refused(lambda: decisions.decide_forced_turns(seated_table(begin=False).table)) == "table.waiting"


# ---- resignation and time


@pytest.mark.parametrize(
    ("players", "gives_up", "winners"),
    [(2, 1, (2,)), (2, 2, (1,)), (3, 2, (1, 3)), (4, 1, (2, 4)), (4, 4, (1, 3))],
)
def test_a_player_who_resigns_loses_with_their_side(players, gives_up, winners):
    people = ("ann", "bob", "cat", "dan")[:players]
    at = seated_table(king_of_siam(players), people=people)
    assert at.resign(people[gives_up - 1]) == [e.GameEnded(winners, "resigned")]
    assert at.table.result.winners == winners
    assert at.table.status == "over"


def test_giving_up_needs_a_running_game_and_a_seat():
    at = seated_table(begin=False)
    assert refused(at.resign, "eve") == "table.waiting"
    at.append([e.GameBegan()])
    assert refused(at.resign, "eve") == "table.no_seat"
    assert refused(at.resign, None) == "table.no_seat"
    assert refused(at.resign, "ann", 2) == "table.no_seat"
    assert refused(at.resign, "ann", 4) == "table.no_seat"
    at.resign("bob")
    assert refused(at.resign, "eve") == "game.over"


def test_of_two_seats_the_one_to_move_gives_up_unless_another_is_named():
    at = seated_table(people=("ann", "ann"))
    assert at.resign("ann") == [e.GameEnded((2,), "resigned")]
    at = seated_table(people=("ann", "ann"))
    assert at.resign("ann", 2) == [e.GameEnded((1,), "resigned")]


def test_a_person_with_several_seats_none_to_move_says_which_one_resigns():
    game = king_of_siam(3)
    first = game.start(seed=1).to_move
    people = ["ann"] * 3
    people[first - 1] = "bob"
    at = seated_table(game, people=people)
    others = [seat for seat in (1, 2, 3) if seat != first]
    with pytest.raises(RefusedError) as error:
        at.resign("ann")
    assert error.value.code == "table.which_seat"
    assert error.value.values == {"seats": ", ".join(map(str, others))}
    assert at.resign("ann", others[1]) == [e.GameEnded(tuple(sorted((first, others[0]))), "resigned")]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_player_who_runs_out_of_time_loses_with_their_side(players):
    at = seated_table(king_of_siam(players), people=("ann", "bob", "cat", "dan")[:players], clock=Minutes(1))
    slow = at.table.state.to_move
    at.wait(59_999)
    assert decisions.decide_timeout(at.table, at.now, ()) is None
    at.wait(1)
    side = {slow, slow % 4 + 2 if players == 4 and slow < 3 else slow - 2 if players == 4 else slow}
    winners = tuple(seat for seat in range(1, players + 1) if seat not in side)
    assert decisions.decide_timeout(at.table, at.now, ()).events == [e.GameEnded(winners, "time")]


def test_the_clock_is_checked_before_a_command():
    at = seated_table(clock=Minutes(1))
    at.wait(60_000)
    assert refused(at.play, "ann") == "game.over"
    assert at.table.result.reason == "time"
    assert at.table.result.winners == (2,)


def test_a_clock_that_ran_out_shows_nothing_left():
    at = seated_table(clock=Minutes(1))
    at.wait(60_000)
    assert refused(at.play, "ann") == "game.over"
    assert at.table.clock.left_ms == [0, 60_000]


def test_a_game_without_a_clock_or_not_running_has_no_flag():
    at = seated_table()
    at.wait(10**9)
    assert decisions.decide_timeout(at.table, at.now, ()) is None
    at = seated_table(clock=Minutes(1), begin=False)
    at.wait(10**9)
    assert decisions.decide_timeout(at.table, at.now, ()) is None
    at = seated_table(clock=Minutes(1))
    at.resign("ann")
    at.wait(10**9)
    assert decisions.decide_timeout(at.table, at.now, ()) is None


# ---- hints


def test_hints_are_for_who_is_to_move_where_they_are_allowed():
    at = seated_table(people=("ann",), opponents=(2,))
    decisions.check_hint(at.table, "ann")
    assert refused(decisions.check_hint, at.table, "eve") == "table.not_your_turn"
    at.play("ann")
    assert refused(decisions.check_hint, at.table, "ann") == "table.not_your_turn"
    assert refused(decisions.check_hint, seated_table().table, "ann") == "table.no_hints"
    assert refused(decisions.check_hint, seated_table(begin=False).table, "ann") == "table.waiting"
    decisions.check_hint(seated_table(hints=True).table, "ann")
