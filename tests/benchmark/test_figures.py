"""The output of the benchmark. Tests never measure speed; ``erawan bench`` does."""

import json
import os
import subprocess
import sys
from types import SimpleNamespace

import pytest

import erawan
from erawan.benchmark import calibration, figures, peers
from erawan.cli import bench, run
from erawan.core.errors import OptionError


@pytest.fixture
def quick(monkeypatch):
    """Let the benchmark measure every figure with as little work as possible."""
    monkeypatch.setattr(calibration, "CALIBRATION_STEPS", 1000)
    monkeypatch.setattr(figures, "GAMES", 2)
    monkeypatch.setattr(figures, "FACE_TURNS", 20)
    monkeypatch.setattr(figures, "PERFT_DEPTH", 2)
    monkeypatch.setattr(figures, "SEARCH_SECONDS", 0.05)
    monkeypatch.setattr(figures, "_run_seconds", lambda *arguments, **environment: 0.1)


def test_the_keys_that_others_read(quick, capsys):
    assert run(["bench", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {
        "calibration",
        "siam.turns_per_s",
        "siam.turns_with_repetition_per_s",
        "siam.perft_nodes_per_s",
        "face.siam_turns_per_s",
        "king_of_siam.turns_ms",
        "siam.state_bytes",
        "compile_s",
        "start_s",
        "import_s",
        "help_s",
        "signature",
        "ratios",
    } <= told.keys()
    assert told["siam.perft_2"] == 3894
    # Every rate, and nothing else, is set against the calibration loop.
    assert told["ratios"].keys() == {key for key in told if key.endswith("_per_s")}


def test_the_table_has_every_figure(quick, capsys):
    assert run(["bench"]) == 0
    out = capsys.readouterr().out
    assert "siam.turns_with_repetition_per_s" in out
    assert max(len(line) for line in out.splitlines()) <= 110


def test_the_progress_bar_expects_as_many_figures_as_there_are(quick):
    assert len(list(figures.all_figures())) == bench.FIGURES


def test_the_signature_is_that_of_the_rules():
    # Changes when the behaviour of the rules does: then raise the game's rules_version, and change it here.
    assert figures.signature(erawan.game("siam")) == "5e585d5ae90f"
    assert figures.signature(erawan.game("siam", push="line")) != "5e585d5ae90f"


# Adds a line to the file that it is given: the process that runs it and the value of a variable.
NOTE_RUN = "import os, sys; print(os.getpid(), os.environ.get('GIVEN'), file=open(sys.argv[1], 'a'))"


def test_each_run_is_a_fresh_process_and_the_best_of_three_counts(monkeypatch, tmp_path):
    clock = iter([0.0, 5.0, 10.0, 12.0, 20.0, 29.0])
    monkeypatch.setattr(figures, "time", SimpleNamespace(perf_counter=lambda: next(clock)))
    assert figures._run_seconds("-c", NOTE_RUN, str(tmp_path / "runs")) == 2.0
    runs = [line.split() for line in (tmp_path / "runs").read_text().splitlines()]
    assert [value for _, value in runs] == ["None"] * 3
    assert len({str(os.getpid()), *(process for process, _ in runs)}) == 4


def test_a_changed_environment_is_added_and_runs_once(monkeypatch, tmp_path, capfd):
    monkeypatch.setenv("KEPT", "yes")
    check = "import os; assert os.environ['KEPT'] == 'yes'; print('not part of the figures'); "
    figures._run_seconds("-c", check + NOTE_RUN, str(tmp_path / "runs"), GIVEN="new")
    (run_once,) = (tmp_path / "runs").read_text().splitlines()
    assert run_once.split()[1] == "new"
    assert capfd.readouterr().out == ""


def test_a_command_that_fails_is_an_error_and_not_a_figure():
    with pytest.raises(subprocess.CalledProcessError):
        figures._run_seconds("-c", "raise SystemExit(3)")


def test_peers_that_are_not_installed_are_asked_for(monkeypatch):
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(OptionError, match=r"pip install"):
        peers.load_peers()


def test_peers_play_beside_the_vector_environment(monkeypatch):
    monkeypatch.setattr(peers, "SECONDS_A_ROUND", 0.01)
    monkeypatch.setattr(peers, "VECTOR_GAMES", 64)
    monkeypatch.setattr(peers, "VECTOR_WARM_STEPS", 2)
    found = {figure.key: figure for figure in peers.peer_figures(peers.load_peers(), 1e6)}
    assert len(found) == bench.PEER_FIGURES
    assert all(float(figure.value) > 0 for key, figure in found.items() if key.endswith("_per_s"))
    assert {"vector.siam_steps_per_s", "peers.pettingzoo.chess_v6_steps_per_s"} <= found.keys()
