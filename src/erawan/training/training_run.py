"""One run of learning by self-play, the same for every game: rounds, learning rate, metrics, checkpoints.

A round plays some turns in every game with the present net, then learns from these positions in a random order.
What differs between games is in the subclasses. The folder of a run holds

- ``checkpoint-0.pt`` and so on: everything needed to go on where the run stopped, in parts of at most ``PART_BYTES``;
- ``net.npz``: the net in integers, as the search uses it;
- ``metrics.csv``: one line for each report; ``metrics.svg``: a chart of them;
- ``previous.npz``: after a restart, the net from before it.

On a CPU the same seed gives the same net. On a GPU additions happen in any order, so nets differ in the last digits.
"""

from __future__ import annotations

import csv
import io
import shutil
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Protocol

import numpy as np
import numpy.typing as npt
import torch

from erawan.core.files import write_text
from erawan.training.metrics_chart import plot_metrics

WARM_UP_ROUNDS = 20
CHECKPOINT_S = 60.0
PART_BYTES = 12_000_000
NET_FILE, PREVIOUS_FILE, METRICS_FILE = "net.npz", "previous.npz", "metrics.csv"
COLUMNS = ("seconds", "rounds", "turns", "loss", "rate")


@dataclass(frozen=True)
class TrainingSettings:
    """The settings of a training run."""

    games: int = 32_768
    batch: int = 32_768
    seed: int = 1
    minutes: float = 30.0
    """Minutes for the whole run, restarts included. Within them the learning rate falls to its final value."""
    rounds: int | None = None
    """If given, the run ends after this many rounds instead of after ``minutes``, so it can be repeated exactly."""
    report_rounds: int = 20


class Model(Protocol):
    """A net that learns: a ``torch.nn.Module``."""

    def clip_weights(self) -> None:
        """Limit the weights to the range that the finished net can hold."""

    def arrays(self) -> dict[str, npt.NDArray[np.float32]]:
        """Return the weights as NumPy arrays."""


class GameBatch(Protocol):
    """Many games played side by side; these arrays hold their whole state."""

    states: torch.Tensor
    clocks: torch.Tensor
    chances: torch.Tensor


class TrainingRun:
    """A training run: its games, net, optimiser and progress. A subclass adds what depends on the game."""

    round_turns: ClassVar[int]
    """How many turns (or small actions) of each game a round plays."""
    rates: ClassVar[tuple[float, float]]
    """The learning rate at the beginning and at the end."""
    columns: ClassVar[tuple[str, ...]]
    """The game's own columns of the metrics."""

    def __init__(self, settings: TrainingSettings, folder: Path, model: Any, games: Any, device: torch.device) -> None:
        self.settings, self.folder, self.device = settings, folder, device
        self.model = model.to(device)
        self.games = games
        self.optimiser = torch.optim.Adam(self.model.parameters(), self.rates[0])
        self.chance = torch.Generator(device).manual_seed(settings.seed)
        self.rounds, self.turns, self.seconds = 0, 0, 0.0
        self._losses = torch.zeros(2, dtype=torch.float64, device=device)

    # ---- what a subclass defines

    def _play(self) -> None:
        """Play a round in every game with the present net, and keep the positions and values."""
        raise NotImplementedError

    def _lessons(self) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Return the rows of the round's positions, their targets, and which of them to learn from."""
        raise NotImplementedError

    def _loss(self, rows: torch.Tensor, targets: torch.Tensor) -> torch.Tensor:
        """Return the loss: how far the net's outputs are from the targets of some positions."""
        raise NotImplementedError

    def _figures(self) -> tuple[object, ...]:
        """Return the numbers of the game's own columns, and reset the counts."""
        raise NotImplementedError

    def _save_net(self, path: Path) -> None:
        """Write the net in integers."""
        raise NotImplementedError

    # ---- the same for every game

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
            self.turns += self.round_turns * self.settings.games
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

    def _empty(self, kind: torch.dtype, *shape: int) -> torch.Tensor:
        """Return an uninitialised tensor with an entry for each turn of a round and each game."""
        return torch.empty((self.round_turns, self.settings.games, *shape), dtype=kind, device=self.device)

    def _progress(self) -> float:
        """Return which part of the run is done."""
        if self.settings.rounds is not None:
            return self.rounds / self.settings.rounds
        return self.seconds / (60 * self.settings.minutes)

    def _set_rate(self) -> None:
        first, last = self.rates
        rate = first * (last / first) ** self._progress() * min(1, (self.rounds + 1) / WARM_UP_ROUNDS)
        for group in self.optimiser.param_groups:
            group["lr"] = rate

    def _learn(self) -> None:
        """Learn from the positions of the round in a random order."""
        rows, targets, kept = self._lessons()
        order = kept[torch.randperm(len(kept), generator=self.chance, device=self.device)]
        for part in torch.split(order, self.settings.batch):
            loss = self._loss(rows[part], targets[part])
            self.optimiser.zero_grad(set_to_none=True)
            torch.autograd.backward(loss)
            self.optimiser.step()
            self.model.clip_weights()
            self._losses[0] += loss.detach()
            self._losses[1] += 1

    def _report(self) -> None:
        """Append one line to the metrics."""
        loss, rate = float(self._losses[0] / self._losses[1]), self.optimiser.param_groups[0]["lr"]
        common = (f"{self.seconds:.1f}", self.rounds, self.turns, f"{loss:.4f}", f"{rate:.2e}")
        path = self.folder / METRICS_FILE
        is_new = not path.exists()
        with path.open("a", newline="") as file:
            writer = csv.writer(file)
            if is_new:
                writer.writerow((*COLUMNS, *self.columns))
            writer.writerow((*common, *self._figures()))
        self._losses.zero_()

    def save(self) -> None:
        """Write the checkpoint, the net in integers and the chart of the metrics."""
        self._save_net(self.folder / NET_FILE)
        if (self.folder / METRICS_FILE).exists():
            write_text(self.folder / "metrics.svg", plot_metrics(self.folder / METRICS_FILE))
        state: dict[str, Any] = {
            "model": self.model.state_dict(), "optimiser": self.optimiser.state_dict(),
            "states": self.games.states, "clocks": self.games.clocks, "chances": self.games.chances,
            "chance": self.chance.get_state(), "progress": (self.rounds, self.turns, self.seconds),
        }  # fmt: skip
        buffer = io.BytesIO()
        torch.save(state, buffer)
        data = buffer.getvalue()
        parts = [data[first : first + PART_BYTES] for first in range(0, len(data), PART_BYTES)]
        for number, part in enumerate(parts):
            self._part(number, "partial").write_bytes(part)
        for number in range(len(parts)):
            self._part(number, "partial").replace(self._part(number))

    def resume(self) -> None:
        """Go on from the checkpoint of the folder, and keep the net from before as ``PREVIOUS_FILE``."""
        parts = sorted(self.folder.glob("checkpoint-*.pt"), key=lambda path: int(path.stem.split("-")[1]))
        buffer = io.BytesIO(b"".join(path.read_bytes() for path in parts))
        state = torch.load(buffer, map_location=self.device, weights_only=True)
        self.model.load_state_dict(state["model"])
        self.optimiser.load_state_dict(state["optimiser"])
        # A GPU stores states in a smaller integer type than a CPU.
        self.games.states = state["states"].to(self.games.states.dtype)
        self.games.clocks, self.games.chances = state["clocks"], state["chances"]
        self.chance.set_state(state["chance"].cpu())
        self.rounds, self.turns, self.seconds = state["progress"]
        shutil.copyfile(self.folder / NET_FILE, self.folder / PREVIOUS_FILE)

    def _part(self, number: int, ending: str = "pt") -> Path:
        return self.folder / f"checkpoint-{number}.{ending}"
