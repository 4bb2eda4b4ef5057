"""The example of a third party's game, installed as a package: listed, played, and named in errors as it is."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

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
