"""S5: texts of positions and turns, read and written, and malformed input."""

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

import erawan
from erawan.core.errors import ErawanError, IllegalError, MalformedError
from erawan.games.siam import kernel as k
from erawan.games.siam import notation
from erawan.games.siam import squares as sq
from tests.games.siam.sample_positions import made_up_texts, played_positions

SIAM = erawan.game("siam")
POSITIONS = [*played_positions(SIAM, 300, seed=5), *(erawan.parse(text) for text in made_up_texts(300, seed=5))]
START = "5/5/1###1/5/5 E"


def test_S5_1_every_position_reads_back():
    for state in POSITIONS:
        assert str(SIAM.parse(str(state))) == str(state)
        if state.occurrences == 1:
            assert SIAM.parse(str(state)) == state


@pytest.mark.parametrize(
    ("text", "options"),
    [
        (START, {}),
        (START + " t1", {"opening_ban": True}),
        ("5/5/1###1/5/N4 R t2", {"opening_ban": True}),
        (START + " x2", {}),
        (START + " x3,==", {}),
        (START + " t3,x2", {"opening_ban": True}),
        (START + " x5,==", {"repetition": 5}),
        (START + " x200", {"repetition": 0}),
        ("5/5/2##1/5/5 R =E", {}),
        ("5/5/2##1/5/5 R =R", {}),
    ],
)
def test_S5_1_the_text_tells_its_options(text, options):
    state = erawan.parse(text)
    assert str(state) == text
    assert state.game.changed_options() == options


def test_S5_1_a_drawn_game_by_turn_limit_reads_back():
    game = erawan.game("siam", turn_limit=9)
    state = game.parse(START + " ==")
    assert str(state) == START + " =="
    assert state.outcome.reason == "turn_limit"


@pytest.mark.parametrize("text", [START + " ==", START + " x2,=="])
def test_S5_1_a_draw_whose_reason_the_text_does_not_show(text):
    state = erawan.parse(text)
    assert str(state) == text
    assert (state.outcome.winners, state.outcome.reason) == ((), "drawn")
    assert state.game.changed_options() == {}


def test_S4_5_the_turns_of_the_ban_count_for_the_limit():
    game = erawan.game("siam", opening_ban=True, turn_limit=3)
    played = game.start().play("+a1n").play("+e5s")
    assert game.parse(str(played)) == played
    assert game.parse(str(played)).play("+a5n").outcome.reason == "turn_limit"


def test_S5_1_a_text_starts_a_new_count():
    state = SIAM.start().play("+a1n").play("+e5s")
    read = SIAM.parse(str(state))
    assert read.play("a1-").play("e5-").occurrences == 1
    assert state.play("a1-").play("e5-").occurrences == 2


def test_S5_1_the_opening_ban_is_over_where_no_turn_number_stands():
    state = erawan.game("siam", opening_ban=True).parse(START)
    assert "+c1n" in state.turns()


def test_S5_2_every_action_has_its_text():
    assert len(set(notation.TURN_TEXTS)) == k.ACTION_COUNT
    for action, text in enumerate(notation.TURN_TEXTS):
        assert notation.parse_action(text) == action
        assert notation.format_action(action) == text


def test_squares_have_names_both_ways():
    for square in range(sq.SQUARES):
        assert notation.parse_square(notation.format_square(square)) == square
    assert notation.format_square(7) == "c2"


@pytest.mark.parametrize(
    "turn", ["+a1n\n", "a1n ", " a1n", "a1", "+a1", "A1n", "a1N", "a6n", "f1n", "a1b1", "", "+", "a1--"]
)
def test_S5_2_a_turn_matches_whole_or_not_at_all(turn):
    with pytest.raises(MalformedError) as caught:
        SIAM.start().play(turn)
    assert caught.value.code == "siam.turn_form"
    assert caught.value.rule == "S5.2"


@pytest.mark.parametrize(("turn", "place"), [("zz", 1), ("+z1n", 2), ("a1b1x", 5), ("a1n\n", 4), ("a1", 3), ("", 1)])
def test_S5_2_the_error_says_where(turn, place):
    with pytest.raises(MalformedError) as caught:
        SIAM.start().play(turn)
    assert caught.value.place == place


BAD_POSITIONS = [
    ("", "position.no_game", 0),
    ("x", "position.no_game", 0),
    ("5/5/1###1/5/5", "siam.fields", 14),
    ("5/5/1###1/5/5  E", "siam.side", 15),
    ("5/5/1###1/5/5 E ", "siam.extra", 17),
    ("5/5/1###1/5/5 E x2 y", "siam.fields", 20),
    ("5/5/1###1/5 E", "siam.row_count", 12),
    ("5/5/1###1/5/5/5 E", "siam.row_count", 14),
    ("5/5/1###1/4/5 E", "siam.row_length", 11),
    ("5/5/1###1/5/51 E", "siam.split_gap", 14),
    ("5/5/1###1/5/6 E", "siam.letter", 13),
    ("5/5/1###1/5/0 E", "siam.letter", 13),
    ("5/5/1###1/5/NNNNNN E", "siam.row_length", 13),
    ("5/5/1###1/5/1N21 E", "siam.split_gap", 16),
    ("5/5/1###1/5/5 X", "siam.side", 15),
    ("5/5/1###1/5/5 e", "siam.side", 15),
    ("5/5/1###1/5/5 ER", "siam.side", 15),
    ("5/5/1##2/5/5 E", "siam.rock_count", 13),
    ("5/5/#####/5/5 E", "siam.rock_count", 8),
    ("5/5/1###1/5/5 E =E", "siam.rock_count", 8),
    ("nnnnn/n4/1###1/5/5 E", "siam.animal_count", 7),
    ("5/5/1###1/5/5 E x1", "siam.extra", 17),
    ("5/5/1###1/5/5 E x02", "siam.extra", 17),
    ("5/5/1###1/5/5 E x2000000000", "siam.extra", 17),
    ("5/5/1###1/5/5 E x2,t1", "siam.extra", 17),
    ("5/5/1###1/5/5 E t1,,x2", "siam.extra", 17),
    ("5/5/1###1/5/5 E t1x2", "siam.extra", 17),
    ("5/5/1###1/5/5 E t5", "siam.extra", 17),
    ("5/5/1###1/5/5 E ,", "siam.extra", 17),
    ("5/5/1###1/5/5 E t2", "siam.ban_side", 17),
    ("5/5/1##x1/5/5 E", "siam.letter", 8),
    ("5/5/2##1/5/5 E x2,=E", "siam.won_before", 16),
    ("5/5/2##1/5/5 R t2,=E", "siam.won_before", 16),
    ("5/5/1###1/5/5 E x1000001", "siam.extra", 17),
    ("5/5/1###1/5/5 E\n", "siam.side", 15),
]


@pytest.mark.parametrize(("text", "code", "place"), BAD_POSITIONS)
def test_S5_3_bad_positions_say_what_and_where(text, code, place):
    with pytest.raises(MalformedError) as caught:
        erawan.parse(text)
    assert (caught.value.code, caught.value.place) == (code, place)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (START + " t1", "siam.no_ban"),
        (START + " x3", "siam.occurrences"),
        (START + " x4,==", "siam.occurrences"),
    ],
)
def test_S5_3_a_text_must_fit_the_options(text, code):
    with pytest.raises(MalformedError) as caught:
        SIAM.parse(text)
    assert caught.value.code == code


def test_S5_3_two_rocks_only_with_a_winner():
    assert erawan.parse("5/5/2##1/5/5 R =R").outcome.winners == (2,)
    with pytest.raises(MalformedError, match=r"the board has 2 rocks instead of 3"):
        erawan.parse("5/5/2##1/5/5 R")


@pytest.mark.parametrize("wrong", [None, 5, b"5/5/1###1/5/5 E", ["a1n"], object()])
def test_only_text_is_text(wrong):
    for read in (erawan.parse, SIAM.parse, SIAM.start().play, SIAM.start().refusal, SIAM.start().choices):
        with pytest.raises(MalformedError) as caught:
            read(wrong)
        assert caught.value.code == "text.not_text"


@pytest.mark.parametrize("size", [10**5, 10**7])
def test_a_huge_text_is_refused_at_once(size):
    for read in (erawan.parse, SIAM.parse, SIAM.start().play):
        with pytest.raises(MalformedError) as caught:
            read("5/" * size)
        assert caught.value.code == "text.too_long"


ALPHABET = st.one_of(st.text(), st.text(alphabet="+-abcde12345nesw"), st.text(alphabet="NESWnesw#12345/ ERtx=,"))


@given(ALPHABET)
def test_any_text_is_a_turn_or_a_clean_error(text):
    state = POSITIONS[len(text) % len(POSITIONS)]
    before = str(state)
    try:
        state.play(text)
    except ErawanError as error:
        assert isinstance(error, (MalformedError, IllegalError))
        assert str(error)
    assert str(state) == before


@given(ALPHABET)
def test_any_text_is_a_position_or_a_clean_error(text):
    try:
        state = erawan.parse(text)
    except MalformedError as error:
        assert error.code
        assert str(error)
    else:
        assert str(state) == text


@st.composite
def damaged_positions(draw):
    """Draw a correct text with a few characters changed, removed or added."""
    text = list(str(draw(st.sampled_from(POSITIONS))))
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        text[at : at + draw(st.integers(0, 1))] = draw(st.sampled_from([*string.printable, ""]))
    return "".join(text)


@given(damaged_positions())
def test_a_damaged_position_reads_back_or_is_refused(text):
    try:
        state = erawan.parse(text)
    except MalformedError:
        return
    assert str(state) == text


@given(st.integers(0, len(POSITIONS) - 1), st.integers(0, k.ACTION_COUNT - 1))
def test_play_and_refusal_agree(number, action):
    state, turn = POSITIONS[number], notation.TURN_TEXTS[action]
    refused = state.refusal(turn)
    assert (refused is None) == (turn in state.turns())
    if refused is None:
        assert state.play(turn).to_move != state.to_move
    else:
        with pytest.raises(IllegalError) as caught:
            state.play(turn)
        assert str(caught.value) == str(refused)
        assert caught.value.code == refused.code
