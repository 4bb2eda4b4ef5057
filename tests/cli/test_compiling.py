"""Compiling ahead of time: a process for each game, how far it is, and what is wrong with one."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from erawan.core import registry

COMMAND = [sys.executable, "-m", "erawan.cli.compiling"]


def test_one_game_says_each_step_it_begins():
    done = subprocess.run([*COMMAND, "siam"], capture_output=True, text=True, check=True, timeout=300)
    shares, names = zip(*(line.split(" ", 1) for line in done.stdout.splitlines()), strict=True)
    assert names[0] == "legal"
    assert "level-8" in names
    assert "perft" not in names
    assert list(shares) == sorted(shares)
    assert all(0 <= float(share) < 1 for share in shares)


def test_all_games_are_compiled_and_nothing_is_said_where_nobody_looks():
    done = subprocess.run(COMMAND, capture_output=True, text=True, check=False, timeout=300)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_game_that_does_not_exist_is_named():
    done = subprocess.run([*COMMAND, "chess"], capture_output=True, text=True, check=False, timeout=300)
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
            while len(workers_of(process)) < len(registry.names()) or not any(tmp_path.rglob("*.nbc")):
                assert process.poll() is None
                time.sleep(0.1)
            yield process
        finally:
            process.kill()


def test_a_game_whose_process_dies_is_a_failure(beginning):
    for worker in workers_of(beginning):
        os.kill(worker, signal.SIGKILL)
    assert beginning.wait(60) == 1


def test_ctrl_c_ends_all_of_it_in_silence(beginning):
    workers = workers_of(beginning)
    os.killpg(beginning.pid, signal.SIGINT)
    _, told = beginning.communicate(timeout=60)
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
