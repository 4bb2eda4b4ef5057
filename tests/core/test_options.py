"""Options of games: checked, read from texts, and refused with the accepted values."""

import pytest

import erawan
from erawan.core.errors import OptionError
from erawan.core.options import Option, read_options
from erawan.games.siam.setup import OPTIONS


def test_defaults_and_changes():
    game = erawan.game("siam", push="line", turn_limit=1000)
    assert game.options == {"push": "line", "repetition": 3, "opening_ban": False, "turn_limit": 1000}
    assert game.changed_options() == {"push": "line", "turn_limit": 1000}
    assert repr(game) == "erawan.game('siam', push='line', turn_limit=1000)"
    assert eval(repr(game), {"erawan": erawan}) == game


def test_games_compare_by_their_options():
    assert erawan.game("siam") == erawan.game("siam", push="walk")
    assert hash(erawan.game("siam")) == hash(erawan.game("siam", push="walk"))
    assert erawan.game("siam") != erawan.game("siam", push="line")
    assert erawan.game("siam") != "siam"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"push": "hard"}, "option.bad_value"),
        ({"push": True}, "option.bad_value"),
        ({"repetition": 1}, "option.bad_value"),
        ({"repetition": -3}, "option.bad_value"),
        ({"repetition": 10**7}, "option.bad_value"),
        ({"repetition": "3"}, "option.bad_value"),
        ({"repetition": 3.0}, "option.bad_value"),
        ({"opening_ban": 1}, "option.bad_value"),
        ({"opening_ban": None}, "option.bad_value"),
        ({"turn_limit": True}, "option.bad_value"),
        ({"turn_limit": 10**9}, "option.bad_value"),
        ({"players": 3}, "option.unknown"),
    ],
)
def test_what_an_option_cannot_be(options, code):
    with pytest.raises(OptionError) as caught:
        erawan.game("siam", **options)
    assert caught.value.code == code


def test_the_error_says_what_was_expected():
    with pytest.raises(OptionError, match=r"option repetition cannot be 1; use: 0, 2-1000000"):
        erawan.game("siam", repetition=1)
    with pytest.raises(OptionError, match="use: walk, line"):
        erawan.game("siam", push="x")


def test_options_are_read_from_texts():
    read = read_options("siam", OPTIONS, ["push=line", "repetition=0", "opening_ban=true", "turn_limit=5"])
    assert read == {"push": "line", "repetition": 0, "opening_ban": True, "turn_limit": 5}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("push", "option.form"),
        ("nothing=1", "option.unknown"),
        ("push=", "option.bad_value"),
        ("repetition=x", "option.bad_value"),
        ("repetition=²", "option.bad_value"),
        ("turn_limit=-1", "option.bad_value"),
    ],
)
def test_texts_that_are_no_options(text, code):
    with pytest.raises(OptionError) as caught:
        read_options("siam", OPTIONS, [text])
    assert caught.value.code == code


def test_a_text_option_takes_any_text():
    option = Option("map", "siam", "K1.5", is_text=True)
    assert option.read("my.toml") == option.check("my.toml") == "my.toml"
    assert option.expected == "a text"
    with pytest.raises(OptionError):
        option.check(7)


def test_expected_values_as_text():
    assert Option("a", 1, "", choices=(1, 2)).expected == "1, 2"
    assert Option("a", 1, "", numbers=range(5)).expected == "0-4"
