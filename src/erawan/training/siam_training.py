"""Learn the net of Siam by self-play: TD(λ) with all turns of a position evaluated by the net.

A round plays ``ROUND_TURNS`` turns in every game and then learns from these positions. The folder of a run holds

- ``checkpoint.pt``: everything needed to go on where the run stopped;
- ``net.npz``: the net in whole numbers, as the search plays it;
- ``metrics.csv``: one line for each report.

On a CPU the same seed gives the same net. On a GPU additions happen in any order, so nets differ in the last digits.
"""

from __future__ import annotations

import csv
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from torch.nn import functional

from erawan.nets.siam_lines import PATTERNS_A_POSITION
from erawan.nets.siam_net import quantise, save_net
from erawan.training.returns import lambda_returns
from erawan.training.siam_games import ABANDONED, ELEPHANTS, ENDINGS, RHINOS, RUNS, UNKNOWN, SiamGames
from erawan.training.siam_model import SiamModel, evaluate

TRACE = 0.7
ROUND_TURNS = 16
FIRST_RATE, LAST_RATE = 2e-3, 2e-5
WARM_UP_ROUNDS = 20
CHECKPOINT_S = 60.0
COLUMNS = (
    "seconds", "rounds", "turns", "loss", "rate", "games", "mean_turns", "first_side_wins", "abandoned",
)  # fmt: skip


@dataclass(frozen=True)
class Settings:
    """How a net is learned."""

    games: int = 32_768
    batch: int = 32_768
    seed: int = 1
    minutes: float = 30.0
    """Time for the whole run, restarts included; the learning rate falls to its end within it."""
    rounds: int | None = None
    """If given, the run ends after so many rounds and not by the clock, so that it can be repeated exactly."""
    report_rounds: int = 20


class SiamTraining:
    """One run: games, net, optimiser, and how far it has come."""

    def __init__(self, settings: Settings, folder: Path, device: torch.device) -> None:
        self.settings, self.folder, self.device = settings, folder, device
        self.model = SiamModel(settings.seed).to(device)
        self.games = SiamGames(settings.games, settings.seed, device)
        self.optimiser = torch.optim.Adam(self.model.parameters(), FIRST_RATE)
        self.chance = torch.Generator(device).manual_seed(settings.seed)
        self.rounds, self.turns, self.seconds = 0, 0, 0.0
        shape = (ROUND_TURNS, settings.games)
        self._rows = torch.empty((*shape, PATTERNS_A_POSITION), dtype=torch.int32, device=device)
        self._wins = torch.empty(shape, dtype=torch.bool, device=device)
        self._best = torch.empty(shape, dtype=torch.float32, device=device)
        self._cuts = torch.empty(shape, dtype=torch.int8, device=device)
        self._counted = torch.empty(shape, dtype=torch.int64, device=device)
        self._endings = torch.zeros(ENDINGS, dtype=torch.int64, device=device)
        self._lengths = torch.zeros(1, dtype=torch.int64, device=device)
        self._losses = torch.zeros(2, dtype=torch.float64, device=device)

    def run(self) -> None:
        """Play and learn until the time is up or the rounds are done; write checkpoints and reports on the way."""
        self.folder.mkdir(parents=True, exist_ok=True)
        began, before = time.perf_counter(), self.seconds
        saved = began
        while self._progress() < 1:
            self._set_rate()
            self._play()
            self._learn()
            self.rounds += 1
            self.turns += ROUND_TURNS * self.settings.games
            if self.device.type == "cuda":
                torch.cuda.synchronize()
            now = time.perf_counter()
            self.seconds = before + now - began
            if self.rounds % self.settings.report_rounds == 0:
                self._report()
            if now - saved >= CHECKPOINT_S:
                self.save()
                saved = now
        self.save()

    def _progress(self) -> float:
        """Return which part of the run is done."""
        if self.settings.rounds is not None:
            return self.rounds / self.settings.rounds
        return self.seconds / (60 * self.settings.minutes)

    def _set_rate(self) -> None:
        rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** self._progress() * min(1, (self.rounds + 1) / WARM_UP_ROUNDS)
        for group in self.optimiser.param_groups:
            group["lr"] = rate

    def _play(self) -> None:
        """Play some turns in every game with the net as it is, and keep what was seen."""
        quick = self.model.make_quick()
        for turn in range(ROUND_TURNS):
            ahead, settled = self.games.list_turns(self._rows[turn], self._wins[turn])
            # What the net says is for the side to move after the turn, the mover's opponent.
            worths = torch.where(settled == UNKNOWN, -evaluate(quick, ahead), settled)
            self.games.play_turns(worths, self._best[turn], self._cuts[turn], self._counted[turn])
        self._endings += torch.bincount((self._counted % ENDINGS).flatten(), minlength=ENDINGS)
        self._lengths += (self._counted // ENDINGS).sum()

    def _learn(self) -> None:
        """Learn from the positions of the round in a random order."""
        targets = lambda_returns(self._best, self._cuts, TRACE).flatten()
        rows = self._rows.flatten(0, 1)
        # The search sees wins at once by itself and never asks the net about such positions.
        kept = torch.nonzero(~self._wins.flatten()).squeeze(1)
        order = kept[torch.randperm(len(kept), generator=self.chance, device=self.device)]
        for part in order.split(self.settings.batch):
            wanted = (1 + targets[part]) / 2
            loss = functional.binary_cross_entropy_with_logits(self.model(rows[part]), wanted)
            self.optimiser.zero_grad(set_to_none=True)
            loss.backward()
            self.optimiser.step()
            self.model.clip_weights()
            self._losses[0] += loss.detach()
            self._losses[1] += 1

    def _report(self) -> None:
        """Append one line to the metrics."""
        endings = self._endings.tolist()
        games = sum(endings) - endings[RUNS]
        decided = endings[ELEPHANTS] + endings[RHINOS]
        row = (
            f"{self.seconds:.1f}", self.rounds, self.turns, f"{float(self._losses[0] / self._losses[1]):.4f}",
            f"{self.optimiser.param_groups[0]['lr']:.2e}", games, f"{int(self._lengths) / max(1, games):.1f}",
            f"{endings[ELEPHANTS] / max(1, decided):.4f}", f"{endings[ABANDONED] / max(1, games):.4f}",
        )  # fmt: skip
        path = self.folder / "metrics.csv"
        is_new = not path.exists()
        with path.open("a", newline="") as file:
            writer = csv.writer(file)
            if is_new:
                writer.writerow(COLUMNS)
            writer.writerow(row)
        self._endings.zero_()
        self._lengths.zero_()
        self._losses.zero_()

    def save(self) -> None:
        """Write the checkpoint and the net in whole numbers."""
        save_net(quantise(self.model.arrays()), self.folder / "net.npz")
        state: dict[str, Any] = {
            "model": self.model.state_dict(), "optimiser": self.optimiser.state_dict(),
            "states": self.games.states, "clocks": self.games.clocks, "chances": self.games.chances,
            "chance": self.chance.get_state(), "progress": (self.rounds, self.turns, self.seconds),
        }  # fmt: skip
        partial = self.folder / "checkpoint.partial"
        torch.save(state, partial)
        partial.replace(self.folder / "checkpoint.pt")

    def resume(self) -> None:
        """Go on from the checkpoint of the folder."""
        state = torch.load(self.folder / "checkpoint.pt", map_location=self.device, weights_only=True)
        self.model.load_state_dict(state["model"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.games.states, self.games.clocks = state["states"], state["clocks"]
        self.games.chances = state["chances"]
        self.chance.set_state(state["chance"].cpu())
        self.rounds, self.turns, self.seconds = state["progress"]
