"""The public classes of Siam: values, choices, pushes described in advance, views."""

import pickle

import pytest
from nim_game.state import Nim

import erawan
from erawan.core.errors import IllegalError, MalformedError, OptionError
from erawan.games.siam import kernel as k
from erawan.games.siam import squares as sq
from erawan.games.siam.descriptions import stands
from erawan.games.siam.notation import parse_action
from erawan.games.siam.push_preview import Push, push_of
from erawan.words import LANGUAGES, say


def test_equal_states_are_equal_however_they_were_reached(siam):
    one = siam.start().play("+a1n").play("+e5s")
    other = siam.parse("4s/5/1###1/5/N4 E")
    assert one == other
    assert hash(one) == hash(other)
    assert len({one, other}) == 1
    assert one != siam.start()
    assert one != "4s/5/1###1/5/N4 E"
    assert erawan.game("siam", push="line").start() != siam.start()


def test_an_occurrence_more_is_another_state(siam):
    again = siam.start().play("+a1n").play("+e5s").play("a1-").play("e5-")
    assert again != siam.start()
    assert again == siam.parse("5/5/1###1/5/5 E x2")


def test_repr_rebuilds_the_state():
    for text in ("5/5/1###1/5/N4 R", "5/5/1###1/5/5 E t1", "5/5/2##1/5/5 R =R"):
        state = erawan.parse(text)
        assert eval(repr(state), {"erawan": erawan}) == state


def test_pickling_keeps_the_history(siam):
    state = siam.start().play("+a1n").play("+e5s")
    copy = pickle.loads(pickle.dumps(state))
    assert copy.play("a1-").play("e5-").occurrences == 2


def test_a_vector_that_is_changed_outside_changes_nothing(siam):
    state = siam.start()
    state.vector[:] = 7
    assert str(state) == "5/5/1###1/5/5 E"


def test_a_state_and_a_game_cannot_be_changed(siam):
    state = siam.start()
    for name in ("occurrences", "game", "outcome", "to_move", "vector", "seen_keys"):
        with pytest.raises(AttributeError):
            setattr(state, name, 9)
    with pytest.raises(TypeError):
        siam.options["push"] = "line"
    with pytest.raises(AttributeError):
        siam.options = {}


def test_half_a_turn_is_no_turn():
    """Siam's turns are single actions; Nim's are two."""
    state = Nim().parse("nim 1,2,3 1")
    with pytest.raises(IllegalError, match="not finished"):
        state.vector_after((0,))


def test_the_seed_changes_nothing_where_there_is_no_chance(siam):
    assert siam.start(seed=1) == siam.start(seed=2) == siam.start()


def test_choices_go_step_by_step(siam):
    state = siam.parse("4n/5/1###1/5/N3n E")
    assert [c.text for c in state.choices()] == ["+", "a1"]
    assert {c.text for c in state.choices("a1")} == {"a1e", "a1s", "a1w", "a1-", "a1a2", "a1b1"}
    assert [c.text for c in state.choices("a1b1")] == ["a1b1n", "a1b1e", "a1b1s", "a1b1w"]
    assert [c.text for c in state.choices("+e1")] == ["+e1n", "+e1w"]
    assert [c.is_turn for c in state.choices("+e1")] == [True, True]
    assert state.choices("a1n") == []
    assert state.choices("e5") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_half_made_turns_tell_what_they_do(siam, language):
    state = siam.parse("5/5/E#2#/5/#4 E")
    halves = [state.choices("")[0], *state.choices("+"), state.choices("")[1], *state.choices("a3")]
    for choice in halves:
        told = say(choice.does, language)
        assert told.endswith("…") != choice.is_turn
        assert "siam-" not in told


def test_half_made_turns_in_english(siam):
    state = siam.parse("5/5/E#2#/4#/4n E")
    told = {c.text: say(c.does) for prefix in ("", "+", "a3") for c in state.choices(prefix)}
    assert told["+"] == "the elephant enters …"
    assert told["+a1"] == "the elephant enters on a1 …"
    assert told["+e1"] == "the elephant enters on e1, pushing …"
    assert told["a3"] == "the elephant on a3 …"
    assert told["a3a4"] == "the elephant on a3 goes to a4 …"
    assert told["a3b3"] == "the elephant on a3 pushes onto b3 …"


def test_a_whole_choice_says_what_it_does(siam):
    choice = next(c for c in siam.parse("5/5/E#2#/5/#4 E").choices("a3b3") if c.text == "a3b3e")
    assert choice.does.key == "siam-turn-moves-pushing"
    assert {name: choice.does.values[name] for name in ("pushing", "against", "rocks")} == {
        "pushing": 1,
        "against": 0,
        "rocks": 1,
    }


def test_choices_after_the_end_are_none():
    assert erawan.parse("5/5/2##1/5/5 R =R").choices() == []


@pytest.mark.parametrize("prefix", ["x", "a", "a1b", "a1\n", "++z", "++", "nn", "--", "a1c1", "+c3"])
def test_a_prefix_that_begins_no_turn_is_malformed(siam, prefix):
    with pytest.raises(MalformedError):
        siam.start().choices(prefix)


def test_a_push_told_in_advance():
    vector = erawan.parse("#3#/5/1EeW#/5/5 E").vector
    push = push_of(vector, parse_action("b3c3e"))
    assert push == Push(way=sq.EAST, line=(12, 13, 14), pushing=2, against=1, rocks=1, falls=k.ROCK, nearest=12)
    assert push_of(vector, parse_action("b3b4n")) is None
    assert push_of(vector, parse_action("b3n")) is None
    assert push_of(vector, parse_action("+a1n")) is None


def test_every_kind_of_turn_is_told_in_english():
    state = erawan.parse("#1S1#/5/E1w1n/2#2/n1N1W E")
    told = {
        "+a2n": "the elephant enters on a2 facing north",
        "+a1n": "the elephant enters on a1 pushing north",
        "c5d5s": "the elephant on c5 moves to d5 facing south",
        "c1c2n": "the elephant on c1 pushes north",
        "e1n": "the elephant on e1 turns north",
        "e1-": "the elephant on e1 leaves the board",
    }
    for turn, words in told.items():
        assert say(state.describe(turn)) == words
    rhino = erawan.parse("5/5/1##1#/1n3/5 R")
    assert say(rhino.describe("b2b3n")) == "the rhino on b2 pushes north"


def test_a_push_tells_what_goes_over_the_edge():
    assert say(erawan.parse("#3#/5/5/2S2/2#2 E").describe("c2c1s")).endswith("and a rock leaves the board")
    told = say(erawan.parse("#3#/#4/2Een/5/5 E").describe("c3d3e"))
    assert told.endswith("and the rhino at the end of the line goes back to the reserve")


def test_a_piece_on_its_square_is_described():
    assert say(stands(k.ELEPHANT + sq.WEST, 3)) == "the elephant on d1 facing west"
    assert say(stands(k.RHINO, 24), "de") == "das Nashorn auf e5 schaut nach Norden"
    assert say(stands(k.ROCK, 12), "nl") == "een rots op c3"


def test_describing_an_illegal_turn_says_why(siam):
    with pytest.raises(IllegalError):
        siam.start().describe("a1n")
    with pytest.raises(MalformedError):
        siam.start().describe("nonsense")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outcome_is_told(language):
    won = erawan.parse("1#2#/5/S4/s4/#4 E").play("a3a2s").outcome
    read = erawan.parse("5/5/2##1/5/5 R =E").outcome
    drawn = erawan.parse("5/5/1###1/5/5 E x3,==").outcome
    limited = erawan.game("siam", turn_limit=5).parse("5/5/1###1/5/5 E ==").outcome
    for outcome in (won, read, drawn, limited):
        told = say(outcome.phrase, language)
        assert told
        assert "-outcome-" not in told


def test_everybody_sees_everything(siam):
    state = siam.start().play("+c1n")
    texts = {state.view(seat).text for seat in (None, 1, 2)}
    assert texts == {str(state)}
    for seat in (0, 3, "1", True):
        with pytest.raises(OptionError):
            state.view(seat)


def test_a_view_shows_each_sides_latest_turn(siam):
    state = siam.start()
    assert state.view(1).latest == (None, None)
    state = state.play("+a1e").play("+e5w").play("a1n")
    assert state.view(2).latest == state.latest == ("a1n", "+e5w")
    assert pickle.loads(pickle.dumps(state)).view() == state.view()
    read = erawan.parse(str(state))
    assert read == state
    assert read.view().latest == (None, None)


def test_a_state_knows_the_keys_it_came_through(siam):
    """S4.3: counting occurrences needs these keys; the caller gets a copy, so that it cannot change the state."""
    first = siam.start()
    second = first.play("+c1n")
    assert list(second.seen_keys) == [first.key, second.key]
    second.seen_keys[0] = 0
    assert second.seen_keys[0] == first.key


# ---- half-made turns


@pytest.mark.parametrize(
    ("prefix", "first"),
    [
        ("+c1", "n"),
        ("+c5", "s"),
        ("+a3", "e"),
        ("+e3", "w"),
        ("b2b3", "n"),
        ("b2b1", "s"),
        ("b2c2", "e"),
        ("b2a2", "w"),
    ],
)
def test_a_half_made_turn_probably_faces_the_way_it_goes(siam, prefix, first):
    bare, likeliest, *others = siam.start().likely_turns(prefix)
    assert (bare, likeliest) == (prefix, prefix + first)
    assert len(others) == 3


def test_why_a_half_made_turn_leads_nowhere(siam):
    state = siam.start()
    # An animal that does not stand there, and one that may not enter in the middle.
    assert state.prefix_refusal("a1a2").code == state.refusal("a1a2n").code
    assert state.prefix_refusal("+b2").rule == state.refusal("+b2n").rule
    assert state.prefix_refusal("+c1") is None
    assert state.prefix_refusal("nonsense") is None
    nim = Nim().start(seed=1)
    assert nim.prefix_refusal("a") is None
    assert nim.prefix_refusal("a7").code == "nim.too_many"
