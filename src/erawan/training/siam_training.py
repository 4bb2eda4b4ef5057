"""Learn the net of Siam by self-play: TD(λ) with all turns of a position evaluated by the net."""

from __future__ import annotations

from pathlib import Path

import torch
from torch.nn import functional

from erawan.nets.siam_line_patterns import PATTERNS_A_POSITION
from erawan.nets.siam_net import quantise, save_net
from erawan.training.siam_games import ABANDONED, ELEPHANTS, ENDINGS, RHINOS, RUNS, UNKNOWN, SiamGames
from erawan.training.siam_model import SiamModel, evaluate
from erawan.training.td_targets import lambda_returns
from erawan.training.training_run import TrainingRun, TrainingSettings

TRACE = 0.7

__all__ = ["SiamTraining", "TrainingSettings"]


class SiamTraining(TrainingRun):
    """One run for Siam."""

    round_turns = 16
    rates = (2e-3, 2e-5)
    columns = ("games", "mean_turns", "first_side_wins", "abandoned")

    def __init__(self, settings: TrainingSettings, folder: Path, device: torch.device) -> None:
        games = SiamGames(settings.games, settings.seed, device)
        super().__init__(settings, folder, SiamModel(settings.seed), games, device)
        self._rows = self._empty(torch.int32, PATTERNS_A_POSITION)
        self._wins = self._empty(torch.bool)
        self._best = self._empty(torch.float32)
        self._cuts = self._empty(torch.int8)
        self._counted = self._empty(torch.int64)
        self._endings = torch.zeros(ENDINGS, dtype=torch.int64, device=device)
        self._lengths = torch.zeros(1, dtype=torch.int64, device=device)

    def _play(self) -> None:
        quick = self.model.make_quick()
        for turn in range(self.round_turns):
            ahead, settled = self.games.list_turns(self._rows[turn], self._wins[turn])
            # The net's value is that of the side to move after the turn: of the mover's opponent.
            worths = torch.where(settled == UNKNOWN, -evaluate(quick, ahead), settled)
            self.games.play_turns(worths, self._best[turn], self._cuts[turn], self._counted[turn])
        self._endings += torch.bincount((self._counted % ENDINGS).flatten(), minlength=ENDINGS)
        self._lengths += (self._counted // ENDINGS).sum()

    def _lessons(self) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        targets = lambda_returns(self._best, self._cuts, TRACE).flatten()
        # The search sees wins at once by itself and never asks the net about such positions.
        kept = torch.nonzero(~self._wins.flatten()).squeeze(1)
        return self._rows.flatten(0, 1), targets, kept

    def _loss(self, rows: torch.Tensor, targets: torch.Tensor) -> torch.Tensor:
        return functional.binary_cross_entropy_with_logits(self.model(rows), (1 + targets) / 2)

    def _figures(self) -> tuple[object, ...]:
        endings = self._endings.tolist()
        games = sum(endings) - endings[RUNS]
        decided = endings[ELEPHANTS] + endings[RHINOS]
        mean = int(self._lengths) / max(1, games)
        self._endings.zero_()
        self._lengths.zero_()
        wins, abandoned = endings[ELEPHANTS] / max(1, decided), endings[ABANDONED] / max(1, games)
        return games, f"{mean:.1f}", f"{wins:.4f}", f"{abandoned:.4f}"

    def _save_net(self, path: Path) -> None:
        save_net(quantise(self.model.arrays()), path)
