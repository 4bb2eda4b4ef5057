"""Players in Python files (``py:``), in the arena and alone."""

import pytest

import erawan
from erawan.core.errors import OptionError
from erawan.players import make_player


def test_a_file_makes_a_player(tmp_path, siam):
    path = tmp_path / "mine.py"
    path.write_text(
        "from erawan.players.player import RandomPlayer\n"
        "def make_player(game, seed):\n"
        "    player = RandomPlayer(game, seed)\n"
        "    player.name = 'mine'\n"
        "    return player\n"
    )
    player = make_player(f"py:{path}", siam, 1)
    assert player.name == "mine"
    assert player.choose(siam.start().view(1)).turn in siam.start().turns()


def test_a_module_makes_a_player(siam):
    assert make_player("py:examples.cramping_player", siam, 1).name == "cramping"


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("", "AttributeError"),
        ("def make_player(game, seed):\n    return 1\n", "1 is not a Player"),
        ("def make_player(game, seed):\n    raise KeyError('weights')\n", "KeyError: 'weights'"),
        ("def (", "SyntaxError"),
    ],
)
def test_a_broken_player_file_is_reported(tmp_path, siam, content, told):
    path = tmp_path / "broken.py"
    path.write_text(content)
    with pytest.raises(OptionError, match=told) as caught:
        make_player(f"py:{path}", siam)
    assert caught.value.code == "player.own"


def test_a_missing_file_or_module_is_reported(siam):
    with pytest.raises(OptionError, match="FileNotFoundError"):
        make_player("py:nowhere.py", siam)
    with pytest.raises(OptionError, match="ModuleNotFoundError"):
        make_player("py:erawan.nowhere", erawan.game("king-of-siam"))
