"""Install the wheel from ``dist/`` into a clean environment, and play games with it: ``make wheel test-wheel``.

Needs nothing but Python's standard library. The games are played in a temporary folder, so that nothing of the checkout
is on the path. Run with ``--play``, this file is the program that plays them, by the Python of the clean environment.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAMES = {"siam": {}, "king-of-siam": {"players": 3}}


def find_wheel():
    """Return the only wheel in ``dist/``."""
    found = sorted((ROOT / "dist").glob("erawan-*.whl"))
    if len(found) != 1:
        sys.exit(f"dist/ holds {len(found)} wheels, not one; run: make wheel")
    return found[0]


def test(wheel):
    """Install the wheel and play; fail with the exit status of the first command that fails."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        environment = Path(folder, "environment")
        venv.create(environment, with_pip=True)
        programs = environment / ("Scripts" if os.name == "nt" else "bin")
        python = shutil.which("python", path=programs)
        run(folder, python, "-m", "pip", "install", "--quiet", "--constraint", ROOT / "constraints.txt", wheel)
        erawan = shutil.which("erawan", path=programs)
        program = shutil.copy(__file__, Path(folder, "play.py"))
        run(folder, python, program, "--play", environment)
        run(folder, erawan, "games")
        run(folder, erawan, "show", "5/5/1###1/5/5 E")


def run(folder, *command):
    """Run a command in the folder, without the settings by which Python would find the checkout."""
    shown = [str(part) for part in command]
    print("==", *shown, flush=True)
    settings = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    subprocess.run(shown, cwd=folder, env=settings, check=True)


def play(environment):
    """Play a game of each kind to its end with the installed package."""
    import erawan
    from erawan.players import make_player
    from erawan.words import say

    package = Path(erawan.__file__).resolve().parent
    assert package.is_relative_to(Path(environment).resolve()), package
    assert (package / "server/web/index.html").is_file(), "the wheel lacks the browser app"
    for name, options in GAMES.items():
        game = erawan.game(name, **options)
        state = game.start(seed=1)
        seats = range(1, options.get("players", 2) + 1)
        players = {seat: make_player("greedy" if seat == 1 else "random", game, seed=seat) for seat in seats}
        while state.outcome is None:
            state = state.play(players[state.to_move].choose(state.view(state.to_move)).turn)
        print(f"{name}: {say(state.outcome.phrase)}", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--play"]:
        play(sys.argv[2])
    else:
        test(find_wheel())
