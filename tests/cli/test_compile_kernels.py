"""Compiling ahead of time: one process per game, its progress, and its failures."""

import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest

from erawan.cli import compile_kernels
from erawan.cli.compile_kernels import EVERYTHING, MEASURES, PLAYERS, RULES
from tests.cli.installed_game import COMMAND, Installation, add_entry_point, ask

# Longer than anything takes unless it is broken.
PATIENCE_S = 3000
# Ending a process takes a moment.
ENDS_WITHIN_S = 120


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


# ---- kernels compiled earlier


@pytest.fixture(scope="module")
def installation(tmp_path_factory):
    """A private installation with one small game, which is compiled once; tests leave it as they find it."""
    made = Installation(tmp_path_factory.mktemp("installation"))
    done = made.compile()
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    # The rules come first: the players stand on them.
    assert parts(made) == [RULES, PLAYERS]
    return made


@pytest.fixture(scope="module")
def asking(installation):
    """A process that lists the kernels that the installation has not compiled yet."""
    with installation.start_asking() as process:
        yield process
        process.stdin.close()


def parts(installation):
    """Return the parts of Nim whose jobs began since the last call."""
    jobs = installation.take_jobs()
    assert all(game == "nim" for _, game, _ in jobs)
    return [part for _, _, part in jobs]


def test_finished_parts_are_not_compiled_again(installation):
    assert installation.compile().returncode == 0
    assert parts(installation) == []


def test_only_missing_parts_are_compiled(installation, tmp_path):
    shutil.copytree(installation.cache, tmp_path / "cache")
    assert installation.compile(EVERYTHING, NUMBA_CACHE_DIR=str(tmp_path / "cache")).returncode == 0
    assert parts(installation) == [MEASURES]


@contextmanager
def changed_content(path, content):
    before, stat = path.read_bytes(), path.stat()
    path.write_bytes(content)
    try:
        yield
    finally:
        path.write_bytes(before)
        os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))


@contextmanager
def a_lost_file(installation):
    file = next(installation.cache.rglob("*.nbc"))
    file.rename(file.with_suffix(".elsewhere"))
    try:
        yield
    finally:
        file.with_suffix(".elsewhere").rename(file)


@contextmanager
def garbled_notes(installation):
    notes = installation.notes()
    assert notes
    with ExitStack() as changes:
        for note in notes:
            changes.enter_context(changed_content(note, b"garbled"))
        yield


@contextmanager
def a_touched_file(path):
    stat = path.stat()
    os.utime(path, ns=(1, 1))
    try:
        yield
    finally:
        os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))


def a_touched_source(installation):
    return a_touched_file(installation.packages / "erawan/core/playout.py")


def a_touched_source_of_the_game(installation):
    return a_touched_file(installation.packages / "nim_game/kernel.py")


@pytest.mark.parametrize("change", [a_lost_file, garbled_notes, a_touched_source, a_touched_source_of_the_game])
def test_a_change_makes_all_parts_be_looked_at_again(installation, asking, change):
    assert ask(asking) == []
    with change(installation):
        assert ask(asking) == [RULES, PLAYERS]
    assert ask(asking) == []


# Does the jobs of the rules, then prints the status and what is left of them.
DO_RULES = "from erawan.cli.compile_kernels import RULES, do_jobs, left_of; print(do_jobs([RULES]), left_of([RULES]))"
LEFT = "from erawan.cli.compile_kernels import TO_PLAY, left_of; print(left_of(TO_PLAY))"


def test_a_new_game_makes_all_parts_be_looked_at_again(installation, tmp_path):
    add_entry_point(tmp_path, "other-package", "nim-too")
    assert installation.run("-c", LEFT, more_packages=[tmp_path]).stdout == "['rules', 'players']\n"


@contextmanager
def without_notes(installation):
    """Remove the notes from the installation, as if no part were finished, but keep the compiled code."""
    notes = {note: note.read_bytes() for note in installation.notes()}
    assert notes
    for note in notes:
        note.unlink()
    try:
        yield list(notes)
    finally:
        installation.take_jobs()
        for note, content in notes.items():
            if note.is_dir():
                note.rmdir()
            note.write_bytes(content)


def test_a_job_that_fails_is_left_for_the_next_time(installation):
    with without_notes(installation):
        assert installation.run("-c", DO_RULES, JOB_FAILS=RULES).stdout == "1 ['rules']\n"
        assert parts(installation) == [RULES]


def test_notes_that_cannot_be_written_are_no_failure(installation):
    with without_notes(installation) as notes:
        for note in notes:
            note.mkdir()
        done = installation.run("-c", DO_RULES)
        assert (done.stdout, done.stderr) == ("0 ['rules']\n", "")
        assert parts(installation) == [RULES]


def test_the_players_of_a_game_wait_for_its_rules(monkeypatch):
    monkeypatch.setattr(compile_kernels.os, "cpu_count", lambda: 4)
    jobs = compile_kernels._Jobs([(game, part) for part in (RULES, PLAYERS) for game in ("one", "two")])
    monkeypatch.setattr(jobs, "_start", lambda job: "a process")
    jobs._start_some()
    assert set(jobs._running) == {("one", RULES), ("two", RULES)}
    del jobs._running["one", RULES]
    jobs._shares["one", RULES] = 1.0
    jobs._start_some()
    assert set(jobs._running) == {("two", RULES), ("one", PLAYERS)}


# ---- being ended


@pytest.fixture
def held(installation, tmp_path):
    """Start a process that compiles two games, in a session of its own; yield it and its jobs, which never end."""
    add_entry_point(tmp_path, "other-package", "nim-too")
    environment = installation.environment(tmp_path, JOBS_HOLD="1")
    with (
        without_notes(installation),
        subprocess.Popen(
            COMMAND, stderr=subprocess.PIPE, text=True, start_new_session=True, env=environment
        ) as process,
    ):
        try:
            jobs = []
            while len(jobs) < min(2, os.cpu_count()):
                assert process.poll() is None
                time.sleep(0.05)
                jobs += installation.take_jobs()
            assert sorted(workers_of(process)) == sorted(worker for worker, _, _ in jobs)
            yield process, [worker for worker, _, _ in jobs]
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def test_a_job_whose_process_dies_is_a_failure(held):
    process, workers = held
    os.kill(workers[0], signal.SIGKILL)
    assert process.wait(ENDS_WITHIN_S) == 1
    # The other one is not left behind.
    assert [worker for worker in workers if parent_of(worker)] == []


def test_ctrl_c_ends_all_of_it_in_silence(held):
    process, workers = held
    os.killpg(process.pid, signal.SIGINT)
    _, told = process.communicate(timeout=ENDS_WITHIN_S)
    assert process.returncode == -signal.SIGINT
    assert told == ""
    for worker in workers:
        while parent_of(worker):
            time.sleep(0.05)


def workers_of(process):
    """Return the running processes that a process has started."""
    numbers = (int(path.name) for path in Path("/proc").glob("[0-9]*"))
    return [number for number in numbers if parent_of(number) == process.pid]


def parent_of(number):
    """Return the parent of a process; None if it has ended."""
    try:
        state, parent = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[:2]
    except OSError:
        return None
    return None if state == "Z" else int(parent)
