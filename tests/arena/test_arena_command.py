"""``erawan arena`` as people run it: files, resuming, interruptions."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections import Counter
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from erawan.cli import run
from erawan.records import read_records

MATCH = ("arena", "random", "random", "-o", "turn_limit=60", "--workers", "2")
PATIENCE_S = 120


@pytest.fixture
def call(capsys, monkeypatch, tmp_path, forked_workers):
    """Return a function that runs the command line in this process and an empty folder: status, output, errors."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.chdir(tmp_path)

    def calling(*arguments):
        status = run(list(arguments))
        told = capsys.readouterr()
        return status, told.out, told.err

    return calling


@contextmanager
def started(*arguments, cwd):
    """Run the command line in a process and session of its own, as a terminal does; kill the session at the end."""
    command = [sys.executable, "-m", "erawan", *arguments]
    with subprocess.Popen(
        command, cwd=cwd, start_new_session=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def wait_for_games(path, count):
    deadline = time.monotonic() + PATIENCE_S
    while not path.exists() or path.read_text(encoding="utf-8").count("[game ") < count:
        assert time.monotonic() < deadline
        time.sleep(0.02)


def keys_of(path):
    """Count how often each game of a match is in a file."""
    return Counter((record.tags["round"], record.tags["leg"]) for record in read_records(path))


def all_keys(setups, legs=2):
    return {(setup, leg): 1 for setup in range(1, setups + 1) for leg in range(1, legs + 1)}


def test_a_match_with_all_its_files(call, tmp_path):
    status, out, err = call(*MATCH, "--games", "5", "--json", "match.json", "--plot", "match.svg", "--sprt", "0", "50")
    assert (status, err) == (0, "")
    assert "score" in out
    assert "SPRT [0, 50]" in out
    told = json.loads((tmp_path / "match.json").read_text(encoding="utf-8"))
    # Whole pairs: five games become six.
    assert told["games"] == 6 == sum(told["pairs"]) * 2
    assert ET.parse(tmp_path / "match.svg").getroot().tag.endswith("svg")
    assert keys_of(told["records"]) == all_keys(3)
    assert told["records"] == "arena/siam-random-random.erawan"


def test_the_same_match_again_gets_a_file_of_its_own_and_the_same_games(call):
    for _ in range(2):
        assert call(*MATCH, "--games", "2")[0] == 0
    first, second = (
        {record.tags["leg"]: record.texts for record in read_records(f"arena/siam-random-random{number}.erawan")}
        for number in ("", "-2")
    )
    assert first == second
    assert "-2.erawan" in call(*MATCH, "--games", "2", "--resume")[1]


def test_a_file_is_never_overwritten_nor_mixed(call, tmp_path):
    path = tmp_path / "match.erawan"
    assert call(*MATCH, "--games", "2", "--out", str(path))[0] == 0
    before = path.read_bytes()
    status, out, err = call(*MATCH, "--games", "2", "--out", str(path))
    assert (status, out) == (2, "")
    assert "--resume" in err
    for other in (("--seed", "1"), ("--nodes", "5"), ("--openings", "3"), ("-o", "push=line")):
        status, out, err = call(*MATCH, *other, "--games", "2", "--out", str(path), "--resume")
        assert (status, out) == (2, "")
        assert "another match" in err
    assert path.read_bytes() == before


def test_resuming_a_finished_match_tells_it_again_and_more_games_may_be_added(call, tmp_path):
    match = (*MATCH, "--out", "match.erawan", "--resume")
    assert call(*match, "--games", "4")[0] == 0
    before = (tmp_path / "match.erawan").read_bytes()
    assert "4" in call(*match, "--games", "4")[1]
    assert (tmp_path / "match.erawan").read_bytes() == before
    assert call(*match, "--games", "6")[0] == 0
    assert keys_of("match.erawan") == all_keys(3)


def test_a_killed_match_is_resumed_where_it_was(call, tmp_path):
    path = tmp_path / "match.erawan"
    arguments = (*MATCH, "--games", "60", "--out", str(path))
    with started(*arguments, cwd=tmp_path) as process:
        wait_for_games(path, 3)
        process.kill()
        process.communicate()
    kept = keys_of(path)
    assert 3 <= len(kept) < 60
    # A game cut in the middle of writing is played again.
    with path.open("ab") as file:
        file.write(b'\n\n[game "siam"]\n[format 1]\n[ru')
    status, out, err = call(*arguments, "--resume")
    assert status == 0
    assert "60" in out
    assert err.count("erawan: ") == 1
    found = Counter(
        (record.tags["round"], record.tags["leg"]) for record in read_records(path, on_error=lambda error: None)
    )
    assert found == all_keys(30)


def test_an_interruption_keeps_finished_games(tmp_path):
    path = tmp_path / "match.erawan"
    match = ("arena", "random", "random", "--games", "4000", "--workers", "2", "--out", str(path))
    with started(*match, cwd=tmp_path) as process:
        wait_for_games(path, 2)
        # A terminal sends the signal to all processes in the foreground.
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 130
    assert "Traceback" not in err
    assert "--resume" in err
    assert "score" in out
    assert sum(keys_of(path).values()) >= 2


def test_three_players(call):
    match = ("arena", "random", "random", "--game", "king-of-siam", "-o", "players=3", "--games", "3")
    status, out, _ = call(*match, "--out", "three.erawan", "--workers", "1", "--plot", "three.svg")
    assert status == 0
    assert "Elo" not in out
    assert keys_of("three.erawan") == all_keys(1, 3)


def test_a_decided_test_ends_the_match(call, tmp_path):
    # A player is not 2000 points stronger than itself, so the test is decided soon.
    match = (*MATCH, "--games", "200", "--sprt", "0", "2000", "--json", "match.json", "--out", "match.erawan")
    status, out, _ = call(*match)
    assert status == 0
    assert "elo0 accepted" in out
    told = json.loads((tmp_path / "match.json").read_text(encoding="utf-8"))
    assert told["sprt"]["accepted"] == "elo0"
    assert told["games"] < 200


def test_an_unknown_player_plays_nothing(call, tmp_path):
    status, out, err = call("arena", "random", "nobody")
    assert (status, out) == (2, "")
    assert "'nobody'" in err
    assert list(tmp_path.iterdir()) == []


UGI = f"ugi:{shlex.quote(sys.executable)} -m erawan ugi siam"
ENGINE_FILE = Path(__file__).parents[1] / "ugi" / "engine_failing_first_game.py"
ENGINE_FAILING_FIRST_GAME = f"ugi:{shlex.quote(sys.executable)} {shlex.quote(str(ENGINE_FILE))}"


def test_another_program_plays_a_whole_match(call):
    match = ("arena", UGI, "random", "-o", "turn_limit=200", "--nodes", "200", "--games", "2", "--workers", "1")
    assert call(*match, "--out", "match.erawan", "--json", "match.json")[0] == 0
    told = json.loads(Path("match.json").read_text(encoding="utf-8"))
    assert told["games"] == 2
    assert [row["failures"] for row in told["table"]] == [0, 0]
    assert told["table"][0]["score"] == 1.0
    for record in read_records("match.erawan"):
        seat = record.seats.index("random")
        assert record.tags["nodes"][seat] == 0 < record.tags["nodes"][1 - seat]
        assert record.result.reason == "rock_off"


@pytest.mark.parametrize(
    ("how", "reason"), [("crash", "status 3 (out of memory)"), ("lie", "'c3c3n'")], ids=["crash", "lie"]
)
def test_a_program_that_fails_in_mid_match_loses_that_game_only(call, tmp_path, how, reason):
    program = f"{ENGINE_FAILING_FIRST_GAME} {how} 3 {shlex.quote(str(tmp_path / 'games'))}"
    match = ("arena", program, "random", "-o", "turn_limit=40", "--games", "2", "--workers", "1", "--nodes", "1")
    assert call(*match, "--out", "match.erawan", "--json", "match.json")[0] == 0
    assert keys_of("match.erawan") == all_keys(1)
    failed = [record for record in read_records("match.erawan") if "failure" in record.tags]
    assert len(failed) == 1
    (record,) = failed
    seat = record.tags["failure"]["seat"]
    assert record.seats[seat - 1].startswith("ugi:")
    assert (record.result.reason, record.result.winners) == ("abandoned", (3 - seat,))
    # The turns before it are kept: two of the program's own came through.
    assert record.tags["turns"][seat - 1] == 2
    assert reason in record.tags["failure"]["reason"]
    told = json.loads((tmp_path / "match.json").read_text(encoding="utf-8"))
    assert [row["failures"] for row in told["table"]] == [1, 0]
