"""Learning by self-play on the CPU: a tiny run, twice the same, and resumed."""

import numpy as np
import pytest
import torch

from erawan.nets.siam_net import load_net
from erawan.training.siam_training import SiamTraining, TrainingSettings
from erawan.training.td_targets import lambda_returns


def run(folder, rounds, first=0):
    settings = TrainingSettings(games=24, batch=64, seed=5, rounds=rounds, report_rounds=1)
    training = SiamTraining(settings, folder, torch.device("cpu"))
    if first:
        training.resume()
    training.run()
    return training


def test_targets_look_ahead_until_a_cut():
    best = torch.tensor([[0.2], [-0.4], [0.6]])
    targets = lambda_returns(best, torch.tensor([[0], [0], [1]]), 0.5)
    assert targets[2, 0] == pytest.approx(0.6)
    assert targets[1, 0] == pytest.approx(0.5 * -0.4 - 0.5 * 0.6)
    assert targets[0, 0] == pytest.approx(0.5 * 0.2 - 0.5 * -0.5)
    assert lambda_returns(best, torch.tensor([[1], [1], [1]]), 0.5).tolist() == best.tolist()


def test_same_seed_same_net_and_resume(tmp_path):
    first, second = run(tmp_path / "a", 2), run(tmp_path / "b", 2)
    assert all(np.array_equal(ours, second.model.arrays()[name]) for name, ours in first.model.arrays().items())
    assert first.games.states.equal(second.games.states)
    assert len((tmp_path / "a" / "metrics.csv").read_text().splitlines()) == 3
    load_net(tmp_path / "a" / "net.npz")
    resumed = run(tmp_path / "b", 3, first=2)
    assert resumed.rounds == 3
    assert resumed.turns == 3 * 16 * 24
