"""A private installation of Erawan whose only game is Nim, from another package, with an empty cache of its own.

Nim compiles in seconds, so that tests can run the real ``python -m erawan.cli.compile_kernels`` with real processes.
The game notes which jobs load it, and can be told to fail or to hold still in them.
"""

import json
import os
import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import erawan
from erawan.core import registry
from erawan.drawing import pictures

ROOT = Path(__file__).resolve().parents[2]
COMMAND = [sys.executable, "-m", "erawan.cli.compile_kernels"]

# Added to the game: what it does in the process of a job, which has a game and a part as arguments.
IN_JOBS = """
import os as _os, signal as _signal, sys as _sys
if len(_sys.argv) == 3:
    with open(_os.environ["JOB_LOG"], "a") as _log:
        print(_os.getpid(), *_sys.argv[1:], file=_log)
    if _os.environ.get("JOB_FAILS") == _sys.argv[2]:
        _sys.exit(3)
    if "JOBS_HOLD" in _os.environ:
        _signal.pause()
"""

# Answers each line of its input with what is left to compile.
ASK = """
import json, sys
from erawan.cli.compile_kernels import TO_PLAY, left_of
for _ in sys.stdin:
    print(json.dumps(left_of(TO_PLAY)), flush=True)
"""


class Installation:
    """Erawan and Nim in a folder, ahead of all other packages."""

    def __init__(self, folder):
        self.packages = folder / "packages"
        self.cache = folder / "cache"
        self._log = folder / "jobs"
        shutil.copytree(
            Path(erawan.__file__).parent, self.packages / "erawan", ignore=shutil.ignore_patterns("web", "__pycache__")
        )
        shutil.copytree(ROOT / "examples/nim/nim_game", self.packages / "nim_game")
        with (self.packages / "nim_game/state.py").open("a") as source:
            source.write(IN_JOBS)
        # Hides the entry points of the Erawan that is installed otherwise.
        add_entry_point(self.packages, "erawan", "nim")

    def environment(self, *more_packages, **changes):
        """Return the environment of a process that uses this installation, and packages of further folders."""
        path = [str(self.packages), *map(str, more_packages), os.environ.get("PYTHONPATH", "")]
        own = {"PYTHONPATH": os.pathsep.join(path), "NUMBA_CACHE_DIR": str(self.cache), "JOB_LOG": str(self._log)}
        return {**os.environ, **own, **changes}

    def run(self, *arguments, more_packages=(), **changes):
        """Run Python; return its result."""
        command = [sys.executable, *arguments]
        environment = self.environment(*more_packages, **changes)
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    def compile(self, *arguments, **changes):
        """Run ``python -m erawan.cli.compile_kernels``; return its result."""
        return self.run(*COMMAND[1:], *arguments, **changes)

    def take_jobs(self):
        """Return the jobs that began since the last call: process, game and part of each."""
        lines = self._log.read_text().splitlines() if self._log.exists() else []
        self._log.unlink(missing_ok=True)
        return [(int(process), game, part) for process, game, part in map(str.split, lines)]

    def notes(self):
        """Return the notes of finished parts."""
        return sorted(self.cache.rglob("*.done"))

    def start_asking(self):
        """Start a process that lists the kernels that are not compiled yet."""
        return subprocess.Popen(
            [sys.executable, "-c", ASK],
            env=self.environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )


def add_entry_point(folder, package, game):
    """Write what an installer writes for a package that offers Nim under a name."""
    information = folder / f"{package}-1.dist-info"
    information.mkdir(parents=True)
    (information / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n")
    (information / "entry_points.txt").write_text(
        f"[erawan.games]\n{game} = nim_game.state:Nim\n[erawan.drawings]\n{game} = nim_game.drawing\n"
    )


def ask(process):
    """Ask a process of ``start_asking`` for the kernels that are not compiled yet."""
    process.stdin.write("?\n")
    process.stdin.flush()
    return json.loads(process.stdout.readline())


@contextmanager
def nim_offered(folder):
    """Offer Nim and its drawing to this process, as if its package were installed."""
    caches = (registry.names, registry.game_class, pictures._find_drawing)
    add_entry_point(folder, "nim_game", "nim")
    sys.path.insert(0, str(folder))
    try:
        for function in caches:
            function.cache_clear()
        yield
    finally:
        sys.path.remove(str(folder))
        for function in caches:
            function.cache_clear()
