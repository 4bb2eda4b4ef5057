"""Learn a net of King of Siam by self-play: TD(λ) over small actions, all of which the net evaluates."""

from __future__ import annotations

from pathlib import Path

import torch

from erawan.nets.king_of_siam_net import quantise, save_net
from erawan.training.king_of_siam_games import (
    COLONY,
    DECIDED,
    ENDINGS,
    FIRST_WON,
    RUNS,
    SHARED,
    KingOfSiamGames,
)
from erawan.training.king_of_siam_model import KingOfSiamModel, distance, evaluate, turn_view
from erawan.training.td_targets import lambda_returns
from erawan.training.training_run import TrainingRun, TrainingSettings

TRACE = 0.9


class KingOfSiamTraining(TrainingRun):
    """One run for a number of players."""

    round_turns = 32
    rates = (1e-3, 1e-5)
    columns = ("games", "mean_actions", "first_seat_wins", "shared", "colonies")

    def __init__(self, settings: TrainingSettings, folder: Path, device: torch.device, players: int = 2) -> None:
        games = KingOfSiamGames(players, settings.games, settings.seed, device)
        super().__init__(settings, folder, KingOfSiamModel(players, settings.seed), games, device)
        self._rows = self._empty(torch.int32, games.inputs)
        self._best = self._empty(torch.float32, games.outputs)
        self._views = self._empty(torch.int8)
        self._cuts = self._empty(torch.int8)
        self._counted = self._empty(torch.int64)
        self._endings = torch.zeros(ENDINGS, dtype=torch.int64, device=device)
        self._lengths = torch.zeros(1, dtype=torch.int64, device=device)

    def _play(self) -> None:
        quick = self.model.make_quick()
        for turn in range(self.round_turns):
            ahead, views, settled = self.games.list_actions(self._rows[turn])
            expected = turn_view(evaluate(quick, ahead), views)
            worths = torch.where((views == DECIDED).unsqueeze(1), settled, expected)
            self.games.play_actions(worths, self._best[turn], self._views[turn], self._cuts[turn], self._counted[turn])
        self._endings += torch.bincount((self._counted % ENDINGS).flatten(), minlength=ENDINGS)
        self._lengths += (self._counted // ENDINGS).sum()

    def _lessons(self) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        targets = lambda_returns(
            self._best, self._cuts, TRACE, lambda turn, worths: turn_view(worths, self._views[turn])
        )
        rows = self._rows.flatten(0, 1)
        return rows, targets.flatten(0, 1), torch.arange(len(rows), device=self.device)

    def _loss(self, rows: torch.Tensor, targets: torch.Tensor) -> torch.Tensor:
        return distance(self.model(rows), targets)

    def _figures(self) -> tuple[object, ...]:
        endings = self._endings.tolist()
        games = sum(endings) - endings[RUNS]
        mean = int(self._lengths) / max(1, games)
        self._endings.zero_()
        self._lengths.zero_()
        parts = ((endings[ending] + endings[ending + COLONY]) / max(1, games) for ending in (FIRST_WON, SHARED))
        colonies = sum(endings[COLONY + 1 :]) / max(1, games)
        return games, f"{mean:.1f}", *(f"{part:.4f}" for part in parts), f"{colonies:.4f}"

    def _save_net(self, path: Path) -> None:
        save_net(quantise(self.model.arrays()), path)
