"""Compiling ahead of time: a process for each game, how far it is, and what is wrong with one."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

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
