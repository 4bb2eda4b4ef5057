"""The example game from another package, installed: listed, played, and named correctly in errors."""

import inspect
import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import nim_game.state  # noqa: F401  # adds the words of Nim
import pytest

from erawan.core.contract import STUBS
from erawan.core.game import Game
from erawan.core.state import State
from erawan.words import keys

NIM = Path(__file__).resolve().parents[2] / "examples/nim"


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """A folder with the package, as pip installs it."""
    folder = tmp_path_factory.mktemp("nim")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*command, "--no-build-isolation", "--target", str(folder), str(NIM)], check=True)
    return folder


def run(folder, *arguments, typed=""):
    """Run a command of Erawan with the package installed."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])}
    return subprocess.run(
        [sys.executable, "-m", "erawan", *arguments],
        input=typed,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_it_is_listed_with_its_own_words(installed):
    done = run(installed, "games")
    assert done.returncode == 0, done.stderr
    assert "nim\n  --option largest=7" in done.stdout
    assert "The largest heap there may be." in done.stdout


def test_it_is_played_line_by_line_without_the_words_of_other_games(installed):
    done = run(installed, "play", "nim", "--opponent", "random", "--seed", "1", typed="a1\nhelp\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "Whoever takes the last piece wins." in done.stdout
    assert "1 taken from heap a" in done.stdout
    assert "rock" not in done.stdout


def test_an_unknown_player_is_refused_with_the_players_that_there_are(installed):
    done = run(installed, "play", "nim", "--opponent", "level-3")
    assert done.returncode == 2
    assert "random, uct, ugi:COMMAND, py:FILE.py" in done.stderr
    assert "best" not in done.stderr


def test_its_drawing_is_shown(installed):
    done = run(installed, "show", "nim 3,4,5 1")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[:3] == ["a  ● ● ●", "b  ● ● ● ●", "c  ● ● ● ● ●"]
    picture = ElementTree.fromstring(run(installed, "show", "nim 3,4,5 1", "--svg=-").stdout)
    assert len(picture.findall("{http://www.w3.org/2000/svg}circle")) == 12


def test_it_is_played_and_analysed_with_a_search_unless_another_player_is_named(installed):
    done = run(installed, "play", "nim", "--seed", "1", typed="hint\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "Try " in done.stdout
    done = run(installed, "analyse", "nim 3,0,0 1", "--nodes", "200")
    assert done.returncode == 0, done.stderr
    assert "a3" in done.stdout
    done = run(installed, "ugi", "nim", typed="ugi\nquit\n")
    assert "option name Player type string default uct" in done.stdout


# ---- the page about it


def quoted_code(page):
    """Return the Python and TOML of a page, block by block."""
    return re.findall(r"^```(?:python|toml)\n(.*?)^```", page, re.MULTILINE | re.DOTALL)


def test_the_page_quotes_the_example():
    page = (NIM.parents[1] / "docs/adding_a_game.md").read_text(encoding="utf-8")
    sources = "\n".join(
        path.read_text(encoding="utf-8") for path in NIM.rglob("*.*") if path.suffix in (".py", ".toml")
    )
    for line in "".join(quoted_code(page)).splitlines():
        assert line in sources.splitlines(), line


def test_the_page_names_all_there_is_to_write():
    page = (NIM.parents[1] / "docs/adding_a_game.md").read_text(encoding="utf-8")
    needed = [stub.__name__ for stub in STUBS]
    needed += [name for kind in (Game, State) for name in kind.__abstractmethods__]
    for name in needed:
        assert f"| `{name}(" in page, name
    for argument in list(inspect.signature(State.__init__).parameters)[1:]:
        assert f"| `{argument}` |" in page, argument
    for key in re.findall(r"^\| `([a-z-]+-nim[a-z-]*)` \|", page, re.MULTILINE):
        assert key in keys("en"), key
