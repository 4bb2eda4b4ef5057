"""Compiling ahead of time: a process for each game, how far it is, and what is wrong with one."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from erawan.cli import compiling
from erawan.cli.compiling import MEASURES, PLAYERS, RULES, TO_PLAY, do_jobs, left_of

COMMAND = [sys.executable, "-m", "erawan.cli.compiling"]
# Nobody waits so long unless something is broken.
PATIENCE_S = 3000


def test_a_job_says_each_step_it_begins():
    done = subprocess.run([*COMMAND, "siam", "players"], capture_output=True, text=True, check=True, timeout=PATIENCE_S)
    shares, names = zip(*(line.split(" ", 1) for line in done.stdout.splitlines()), strict=True)
    assert names == ("level-1", "level-4", "level-8", "puzzles")
    assert shares == ("0.00", "0.25", "0.50", "0.75")


def test_afterwards_whole_games_compile_nothing_more():
    done = subprocess.run(COMMAND, capture_output=True, text=True, check=False, timeout=PATIENCE_S)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    done = subprocess.run(
        [sys.executable, "-c", WHOLE_GAMES], capture_output=True, text=True, check=True, timeout=PATIENCE_S
    )
    assert done.stdout.splitlines() == ["played to the end"] * 3


# Plays with the strongest level to the end and prints the name of every function that has to be compiled.
WHOLE_GAMES = """
from numba.core import event
import erawan
from erawan.players import make_player
from erawan.search.limits import Limits

class Watch(event.Listener):
    def on_start(self, told):
        print(told.data["dispatcher"].py_func.__qualname__)
    def on_end(self, told):
        pass

event.register("numba:compile", Watch())
for name, options in (("siam", {}), ("king-of-siam", {}), ("king-of-siam", {"players": 3})):
    game = erawan.game(name, **options)
    player = make_player("level-8", game, 1)
    state = game.start(seed=1)
    while state.outcome is None:
        state = state.play(player.choose(state.view(state.to_move), Limits(nodes=60)).turn)
    print("played to the end")
"""


def test_a_game_that_does_not_exist_is_named():
    done = subprocess.run([*COMMAND, "chess", "rules"], capture_output=True, text=True, check=False, timeout=PATIENCE_S)
    assert done.returncode != 0
    assert "chess" in done.stderr


# ---- what was done before


@pytest.fixture
def done(tmp_path, monkeypatch):
    """An empty cache in which every job leaves one file of compiled code; the jobs that were done."""
    jobs = []
    package = tmp_path / "package"
    package.mkdir()
    for name in ("__init__.py", "rules.py"):
        (package / name).touch()
    monkeypatch.setattr(compiling, "erawan", SimpleNamespace(__file__=str(package / "__init__.py")))

    def run(self):
        jobs.extend(self._waiting)
        for name, part in self._waiting:
            (tmp_path / f"{name}-{part}.nbc").touch()
        return 0

    monkeypatch.setattr(compiling, "cache_folder", lambda rules_only=True: tmp_path)
    monkeypatch.setattr(compiling._Jobs, "run", run)
    return jobs


def test_what_was_compiled_is_not_looked_at_again(done):
    assert left_of(TO_PLAY) == [RULES, PLAYERS]
    assert do_jobs(TO_PLAY) == 0
    assert set(done) == {(game, part) for game in ("king-of-siam", "siam") for part in TO_PLAY}
    done.clear()
    assert left_of(TO_PLAY) == []
    assert do_jobs(TO_PLAY) == 0
    assert done == []
    # Only what is still missing.
    assert do_jobs((*TO_PLAY, MEASURES)) == 0
    assert {part for _, part in done} == {MEASURES}


def test_what_failed_is_tried_again(done, monkeypatch):
    monkeypatch.setattr(compiling._Jobs, "run", lambda self: 1)
    assert do_jobs(TO_PLAY) == 1
    assert left_of(TO_PLAY) == [RULES, PLAYERS]


def lose_a_file(folder, monkeypatch):
    next(folder.glob("*.nbc")).unlink()


def garble_the_notes(folder, monkeypatch):
    for note in folder.glob("*.done"):
        note.write_text("")


def install_a_game(folder, monkeypatch):
    monkeypatch.setattr(compiling.registry, "names", lambda: ("king-of-siam", "nim", "siam"))
    monkeypatch.setattr(compiling.registry, "game_class", lambda name: compiling.Game)


def touch_a_source(folder, monkeypatch):
    os.utime(folder / "package/rules.py", ns=(1, 1))


def touch_a_game_from_elsewhere(folder, monkeypatch):
    elsewhere = folder / "nim.py"
    elsewhere.touch()
    monkeypatch.setattr(compiling.inspect, "getfile", lambda found: str(elsewhere))
    do_jobs(TO_PLAY)
    assert left_of(TO_PLAY) == []
    os.utime(elsewhere, ns=(1, 1))


@pytest.mark.parametrize(
    "change", [lose_a_file, garble_the_notes, install_a_game, touch_a_source, touch_a_game_from_elsewhere]
)
def test_what_may_no_longer_be_whole_is_looked_at_again(done, tmp_path, monkeypatch, change):
    do_jobs(TO_PLAY)
    change(tmp_path, monkeypatch)
    assert left_of(TO_PLAY) == [RULES, PLAYERS]


def test_a_cache_that_cannot_be_written_is_no_failure(done, tmp_path, monkeypatch):
    monkeypatch.setattr(compiling, "cache_folder", lambda rules_only=True: tmp_path / "gone")
    assert do_jobs(TO_PLAY) == 0
    assert left_of(TO_PLAY) == [RULES, PLAYERS]


# ---- being ended


@pytest.fixture
def beginning(tmp_path):
    """A first compilation of everything that has just begun, in a session of its own."""
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    with subprocess.Popen(
        COMMAND, stderr=subprocess.PIPE, text=True, start_new_session=True, env=environment
    ) as process:
        try:
            while len(workers_of(process)) < min(2, os.cpu_count()) or not any(tmp_path.rglob("*.nbc")):
                assert process.poll() is None
                time.sleep(0.1)
            yield process
        finally:
            process.kill()


def test_a_game_whose_process_dies_is_a_failure(beginning):
    for worker in workers_of(beginning):
        os.kill(worker, signal.SIGKILL)
    assert beginning.wait(PATIENCE_S) == 1


def test_ctrl_c_ends_all_of_it_in_silence(beginning):
    workers = workers_of(beginning)
    os.killpg(beginning.pid, signal.SIGINT)
    _, told = beginning.communicate(timeout=PATIENCE_S)
    assert beginning.returncode == -signal.SIGINT
    assert told == ""
    for worker in workers:
        while parent_of(worker):
            time.sleep(0.1)


def workers_of(process):
    """The processes that it started and that still run."""
    numbers = (int(path.name) for path in Path("/proc").glob("[0-9]*"))
    return [number for number in numbers if parent_of(number) == process.pid]


def parent_of(number):
    """The parent of a process; None if it has ended."""
    try:
        state, parent = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[:2]
    except OSError:
        return None
    return None if state == "Z" else int(parent)
