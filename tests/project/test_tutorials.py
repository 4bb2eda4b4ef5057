"""The tutorials' programs do what their pages say."""

import subprocess
import sys
from pathlib import Path

import numpy as np
from examples import tiny_agent
from examples.cramping_player import CrampingPlayer, answers

import erawan
from erawan.arena import Match, MatchResults, play_game
from erawan.arena.score_chart import plot_svg

ROOT = Path(__file__).parents[2]
CRAMPING = f"py:{ROOT / 'examples' / 'cramping_player.py'}"
TINY = f"py:{ROOT / 'examples' / 'tiny_agent.py'}"


def play_match(*names, games, **options):
    match = Match(erawan.game("siam", **options), names, seed=1)
    standing = MatchResults(match)
    for task in match.tasks(games):
        standing.add(play_game(match, task))
    return standing


def test_the_cramping_player_wins_when_it_can_and_cramps_when_it_cannot():
    state = erawan.parse("5/5/2#2/S3#/#4 E")
    player = CrampingPlayer(state.game, 1)
    assert state.play(player.choose(state.view(1)).turn).outcome.winners == (1,)
    start = erawan.game("siam").start()
    turn = player.choose(start.view(1)).turn
    assert answers(start, turn) == min(answers(start, other) for other in start.turns())


def test_the_cramping_player_beats_chance_in_the_arena():
    standing = play_match(CRAMPING, "random", games=6, turn_limit=400)
    assert standing.score(0)[0] > 0.5


def test_a_tiny_agent_learns_and_plays_in_the_arena(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    weights = tiny_agent.train(steps=60, seed=0)
    assert np.isfinite(weights).all()
    assert np.abs(weights).max() > 0.001
    np.savez(tiny_agent.WEIGHTS, weights=weights)
    standing = play_match(TINY, "random", games=20, turn_limit=400)
    assert standing.score(0)[0] > 0.5
    picture = plot_svg(standing)
    assert picture.startswith("<svg")
    assert "20 games" in picture


def test_the_training_program_writes_its_weights(tmp_path):
    command = [sys.executable, str(ROOT / "examples" / "tiny_agent.py"), "--steps", "3"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "3,072 steps" in done.stdout
    assert np.load(tmp_path / "tiny_agent.npz")["weights"].shape == (300,)
