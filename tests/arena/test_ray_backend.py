"""A match on a Ray cluster, which here is this machine alone."""

import importlib.util
import json
import subprocess
import sys
from collections import Counter

import pytest

from erawan.arena import ray_backend
from erawan.cli import run
from erawan.records import read_records

MATCH = ("arena", "random", "random", "-o", "turn_limit=60", "--games", "6", "--out", "match.erawan")


@pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason='Ray is not installed: pip install "erawan[ray]" or make setup'
)
def test_a_local_cluster_plays_the_same_games(tmp_path):
    command = [sys.executable, "-m", "erawan", *MATCH, "--ray", "local", "--workers", "2", "--json", "match.json"]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=300)
    assert told.returncode == 0, told.stderr
    records = list(read_records(tmp_path / "match.erawan"))
    assert Counter((record.tags["round"], record.tags["leg"]) for record in records) == {
        (setup, leg): 1 for setup in (1, 2, 3) for leg in (1, 2)
    }
    assert json.loads((tmp_path / "match.json").read_text(encoding="utf-8"))["games"] == 6


@pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason='Ray is not installed: pip install "erawan[ray]" or make setup'
)
def test_a_cluster_that_is_not_there_is_one_line(tmp_path):
    command = [sys.executable, "-m", "erawan", *MATCH, "--ray", "127.0.0.1:1"]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=300)
    assert told.returncode == 2
    assert "Traceback" not in told.stderr
    assert "127.0.0.1:1" in told.stderr.splitlines()[-1]


def test_without_ray_the_error_says_how_to_get_it(monkeypatch, capsys, tmp_path):
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.chdir(tmp_path)
    assert run([*MATCH, "--ray", "local"]) == 2
    assert 'pip install "erawan[ray]"' in capsys.readouterr().err


def test_no_games_need_no_cluster():
    assert list(ray_backend.play_on_ray(None, [], "local")) == []
