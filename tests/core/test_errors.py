"""Errors: types to act on, codes to translate, messages to read."""

import pickle

import pytest

import erawan
from erawan.core.errors import ErawanError, IllegalError, MalformedError, OptionError, quote
from erawan.words import LANGUAGES


def test_an_error_is_a_value_error_with_a_code():
    with pytest.raises(ValueError, match=r"^the push is too weak: strength 1 cannot move 2 rocks") as caught:
        erawan.parse("5/5/E##2/5/#4 E").play("a3b3e")
    assert isinstance(caught.value, erawan.ErawanError)
    assert caught.value.code == "siam.too_many_rocks"
    assert caught.value.rule == "S3.4"


def test_an_error_survives_pickling():
    for kind in (ErawanError, IllegalError, MalformedError, OptionError):
        error = kind("siam.row_length", rule="S1.1", place=4, row=3, count=4)
        copy = pickle.loads(pickle.dumps(error))
        assert type(copy) is kind
        assert (copy.code, copy.rule, copy.place, copy.values) == (error.code, error.rule, error.place, error.values)
        assert str(copy) == "row 3 has 4 squares instead of 5 (at character 4)"


def test_an_error_speaks_every_language():
    error = MalformedError("siam.row_length", rule="S1.1", place=4, row=3, count=4)
    told = {error.tell(language) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert error.tell("de") == "Reihe 3 hat 4 Felder statt 5 (bei Zeichen 4)"


def test_the_rule_is_told_apart_from_the_message():
    error = MalformedError("siam.row_length", rule="S1.1", place=4, row=3, count=4)
    assert not any("S1.1" in error.tell(language) for language in LANGUAGES)
    assert (error.tell_rule(), error.tell_rule("ru")) == ("Rule S1.1", "Правило S1.1")
    assert MalformedError("siam.row_length", row=3, count=4).tell_rule() == ""


def test_a_code_without_words_is_shown_bare():
    assert str(ErawanError("other.game_says", what=7)) == "error-other-game-says what=7"


def test_quotes_are_short_and_on_one_line():
    assert quote("a\nb") == r"'a\nb'"
    assert len(quote("x" * 10_000)) == 40


def test_what_cannot_be_printed_is_quoted_by_its_type():
    assert quote(10**5000) == "int"
    with pytest.raises(OptionError, match="option turn_limit cannot be int"):
        erawan.game("siam", turn_limit=10**5000)
