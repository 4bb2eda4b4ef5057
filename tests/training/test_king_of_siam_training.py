"""Learning King of Siam by self-play on the CPU: tiny runs for each number of players."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import torch

from erawan.nets.king_of_siam_net import load_net
from erawan.training.king_of_siam_model import turn_view
from erawan.training.king_of_siam_training import KingOfSiamTraining
from erawan.training.training_run import TrainingSettings

ROOT = Path(__file__).parents[2]


def run(folder, players, rounds, resumes=False):
    settings = TrainingSettings(games=12, batch=128, seed=5, rounds=rounds, report_rounds=1)
    training = KingOfSiamTraining(settings, folder, torch.device("cpu"), players)
    if resumes:
        training.resume()
    training.run()
    return training


def test_worths_are_turned_to_another_seat():
    worths = torch.tensor([[0.5], [0.5], [0.5]])
    assert turn_view(worths, torch.tensor([0, 1, 2], dtype=torch.int8)).flatten().tolist() == [0.5, -0.5, 0.5]
    # The seat to move sits two seats after this one: its own worth is the third number here.
    seen = turn_view(torch.tensor([[1.0, -0.25, -0.75]]), torch.tensor([2], dtype=torch.int8))
    assert seen.tolist() == [[-0.25, -0.75, 1.0]]


def test_same_seed_same_net_and_resume(tmp_path):
    first, second = run(tmp_path / "a", 2, 3), run(tmp_path / "b", 2, 3)
    assert all(np.array_equal(ours, second.model.arrays()[name]) for name, ours in first.model.arrays().items())
    assert first.games.states.equal(second.games.states)
    header, *lines = (tmp_path / "a" / "metrics.csv").read_text().splitlines()
    assert header.endswith("loss,rate,games,mean_actions,first_seat_wins,shared,colonies")
    assert len(lines) == 3
    assert max(path.stat().st_size for path in (tmp_path / "a").iterdir()) < 16_000_000
    resumed = run(tmp_path / "b", 2, 4, resumes=True)
    assert (resumed.rounds, resumed.turns) == (4, 4 * 32 * 12)


@pytest.mark.parametrize("players", [3, 4])
def test_net_for_more_players(tmp_path, players):
    training = run(tmp_path, players, 1)
    net = load_net(tmp_path / "net.npz", players)
    assert net.output.shape == (3 if players == 3 else 1, 32)
    assert training.games.states[0].unique().tolist() == [players]


SIMULATED = """
import numpy as np, torch
from erawan.training import king_of_siam_games as kg
from erawan.training.king_of_siam_cuda import CudaSteps

def play(players, steps):
    games = kg.KingOfSiamGames(players, 3, 7, torch.device("cpu"), setups=2)
    if steps is not None:
        games._steps = steps
        games.states, games._starts = games.states.to(torch.int16), games._starts.to(torch.int16)
    chance, seen = np.random.default_rng(1), []
    rows = torch.empty((3, games.inputs), dtype=torch.int32)
    for _ in range(14):
        ahead, views, settled = games.list_actions(rows)
        worths = torch.from_numpy(chance.uniform(-1, 1, (len(ahead), games.outputs)).astype(np.float32))
        told = [torch.zeros((3, games.outputs)), *(torch.zeros(3, dtype=kind) for kind in (torch.int8, torch.int8))]
        counted = torch.zeros(3, dtype=torch.int64)
        games.play_actions(worths, *told, counted)
        states = games.states.to(torch.int64, copy=True)
        seen += [rows.clone(), ahead, views, games._counts.clone(), *told, counted, states]
    return seen

for players in (2, 3):
    steps = CudaSteps(3, torch.device("cpu"))
    steps._as_array = torch.Tensor.numpy
    for ours, theirs in zip(play(players, None), play(players, steps), strict=True):
        assert ours.equal(theirs), (players, ours, theirs)
print("equal")
"""


def test_simulated_gpu_plays_as_the_processor_does():
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        [sys.executable, "-c", SIMULATED], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.stdout.strip() == "equal", done.stderr
