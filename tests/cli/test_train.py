"""``erawan train`` as people run it: a tiny run, continued, with a match against the net from before."""

import pytest

from erawan.arena.game_runner import play_game
from erawan.arena.workers import Finished
from erawan.cli import run, train
from erawan.cli.arena import Workers
from erawan.nets.siam_net import load_net
from erawan.records import read_records


@pytest.fixture
def call(capsys, monkeypatch, tmp_path):
    """Return a function that runs the command line in an empty folder; matches are played in this process."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(train, "MATCH_SECONDS", 0.001)
    monkeypatch.setattr(
        Workers, "play", lambda self, match, tasks, on_ready: (Finished(task, play_game(match, task)) for task in tasks)
    )

    def calling(*arguments):
        status = run(list(arguments))
        told = capsys.readouterr()
        return status, told.out, told.err

    return calling


def test_a_continued_run_plays_against_its_net_from_before(call, tmp_path):
    tiny = ("train", "siam", "--games", "16", "--out", "run")
    status, out, _ = call(*tiny, "--rounds", "1", "--match", "2")
    assert status == 0
    assert "256 turns" in out
    first = load_net(tmp_path / "run/net.npz")
    assert {record.tags["event"] for record in read_records(tmp_path / "run/match-1.erawan")} == {
        "arena: net:run/net.npz – best-steady"
    }
    status, out, _ = call(*tiny, "--rounds", "20", "--resume", "--match", "2")
    assert status == 0
    games = list(read_records(tmp_path / "run/match-20.erawan"))
    assert {record.tags["event"] for record in games} == {"arena: net:run/net.npz – net:run/previous.npz"}
    assert len(games) == 2
    assert (tmp_path / "run/match-20.svg").read_text().startswith("<svg")
    assert "loss: 0." in (tmp_path / "run/metrics.svg").read_text()
    previous, last = load_net(tmp_path / "run/previous.npz"), load_net(tmp_path / "run/net.npz")
    assert (previous.rows == first.rows).all()
    assert (previous.rows != last.rows).any()


def test_a_match_of_no_games_is_refused_before_the_training(call, tmp_path):
    status, _, err = call("train", "siam", "--out", "run", "--match", "0")
    assert status == 2
    assert "match" in err
    assert not (tmp_path / "run").exists()
