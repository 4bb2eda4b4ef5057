"""The nets of King of Siam as PyTorch learns them; ``nets/king_of_siam_net.py`` computes them in integers."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import torch
from torch.nn import functional

from erawan.nets import king_of_siam_net as net
from erawan.nets.king_of_siam_inputs import NOTHING, count_rows

FIRST_ROW_RANGE = 0.05
MOST_ROW = net.MOST_BYTE / net.ONE
MOST_HIDDEN = net.MOST_BYTE / net.HIDDEN_ONE


class KingOfSiamModel(torch.nn.Module):
    """The net for a number of players in floating-point numbers; its outputs are logarithms of chances to win."""

    def __init__(self, players: int, seed: int) -> None:
        super().__init__()
        chance = torch.Generator().manual_seed(seed)

        def uniform(shape: tuple[int, ...], low: float, high: float) -> torch.nn.Parameter:
            return torch.nn.Parameter(low + (high - low) * torch.rand(shape, generator=chance))

        outputs, rows = net.count_outputs(players), count_rows(players)
        self.rows = uniform((rows, net.WIDTH), -FIRST_ROW_RANGE, FIRST_ROW_RANGE)
        self.row_bias = uniform((net.WIDTH,), 0.2, 0.8)
        bound = (6 / (net.WIDTH + net.HIDDEN)) ** 0.5
        self.hidden = uniform((net.HIDDEN, net.WIDTH), -bound, bound)
        self.hidden_bias = uniform((net.HIDDEN,), 0.2, 0.8)
        self.output = uniform((outputs, net.HIDDEN), -0.1, 0.1)
        self.output_bias = torch.nn.Parameter(torch.zeros(outputs))
        self.linear = torch.nn.Parameter(torch.zeros(rows, outputs))
        with torch.no_grad():
            self.rows[NOTHING] = 0

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        """Return the outputs (float32[positions, outputs]) for positions given by their rows."""
        return _outputs(rows, dict(self.named_parameters()))

    def make_quick(self) -> dict[str, torch.Tensor]:
        """Return the weights for ``evaluate``: of half the width on a GPU, which is enough to choose actions."""
        kind = torch.float16 if self.rows.is_cuda else torch.float32
        quick = {name: weight.detach().to(kind) for name, weight in self.named_parameters()}
        quick["linear"] = self.linear.detach()
        return quick

    @torch.no_grad()
    def clip_weights(self) -> None:
        """Limit the weights to the range that the bytes of the finished net can hold."""
        self.rows.clamp_(-MOST_ROW, MOST_ROW)
        self.hidden.clamp_(-MOST_HIDDEN, MOST_HIDDEN)

    def arrays(self) -> dict[str, npt.NDArray[np.float32]]:
        """Return the weights as NumPy arrays."""
        return {name: weight.detach().float().cpu().numpy() for name, weight in self.named_parameters()}


@torch.no_grad()
def evaluate(quick: dict[str, torch.Tensor], rows: torch.Tensor) -> torch.Tensor:
    """Return what positions are worth, from -1 to 1, to the seats from the one to move on."""
    found = _outputs(rows, quick)
    return torch.tanh(found / 2) if found.shape[1] == 1 else 2 * torch.softmax(found, 1) - 1


def distance(found: torch.Tensor, targets: torch.Tensor) -> torch.Tensor:
    """Return how far outputs are from what positions are worth (from -1 to 1): the mean cross entropy."""
    shares = (1 + targets) / 2
    if found.shape[1] == 1:
        return functional.binary_cross_entropy_with_logits(found, shares)
    return functional.cross_entropy(found, shares)


def turn_view(worths: torch.Tensor, views: torch.Tensor) -> torch.Tensor:
    """Return worths (float32[positions, outputs]) as seen from the seat ``views`` seats before the mover."""
    if worths.shape[1] == 1:  # two sides, every other seat
        return worths * (1 - 2 * (views & 1)).unsqueeze(1)
    seats = torch.arange(worths.shape[1], device=worths.device)
    return worths.gather(1, (seats - views.unsqueeze(1).long()) % worths.shape[1])


def _outputs(rows: torch.Tensor, weights: dict[str, torch.Tensor]) -> torch.Tensor:
    first = functional.embedding_bag(rows, weights["rows"], mode="sum", padding_idx=NOTHING) + weights["row_bias"]
    second = functional.linear(first.clamp(0, 1), weights["hidden"], weights["hidden_bias"]).clamp(0, 1)
    last = functional.linear(second, weights["output"], weights["output_bias"])
    return last.float() + functional.embedding_bag(rows, weights["linear"], mode="sum", padding_idx=NOTHING)
