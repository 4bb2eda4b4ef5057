"""Find games by name and by position text."""

import subprocess
import sys

import pytest
from nim_game.state import Nim

import erawan
from erawan.core import registry
from erawan.core.errors import MalformedError, OptionError


def test_games_are_found_by_name():
    assert "siam" in erawan.game_names()
    assert erawan.game("siam").name == "siam"


def test_an_unknown_game_is_refused():
    with pytest.raises(OptionError, match="there is no game 'chess'; known games: king-of-siam, siam"):
        erawan.game("chess")


@pytest.mark.parametrize("wrong", [[], {}, None, 7, b"siam"])
def test_only_a_text_names_a_game(wrong):
    with pytest.raises(MalformedError):
        erawan.game(wrong)


def test_a_text_tells_its_game():
    assert erawan.parse("5/5/1###1/5/5 E").game == erawan.game("siam")


@pytest.mark.parametrize("text", ["", "rnbqkbnr/pppppppp/8/8 w", "siam", "5", "🐘/🐘"])
def test_a_text_of_no_game_is_refused(text):
    with pytest.raises(MalformedError):
        erawan.parse(text)


def test_importing_erawan_loads_neither_numpy_nor_numba():
    code = "import sys, erawan; sys.exit('numpy' in sys.modules or 'numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_text_implies_no_options_unless_the_game_says_so():
    assert Nim.implied_options("nim 1,2,3 1") == {}


def test_every_game_has_its_public_attributes():
    for name in registry.names():
        found = registry.game_class(name)
        assert found.__doc__
        assert found.rules_version >= 1
