"""The net of Siam as PyTorch learns it; ``nets/siam_net.py`` describes its form and computes it in integers."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import torch
from torch.nn import functional

from erawan.nets import siam_net as sn
from erawan.nets.siam_lines import ROW_OF, ROWS
from erawan.search.siam.evaluation import SCALE, load_weights

FIRST_ROW_RANGE = 0.1
MOST_ROW = sn.MOST_BYTE / sn.ONE
MOST_HIDDEN = sn.MOST_BYTE / sn.HIDDEN_ONE


class SiamModel(torch.nn.Module):
    """The net in floating-point numbers; its outputs are log odds for the side to move."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        chance = torch.Generator().manual_seed(seed)

        def uniform(shape: tuple[int, ...], low: float, high: float) -> torch.nn.Parameter:
            return torch.nn.Parameter(low + (high - low) * torch.rand(shape, generator=chance))

        self.rows = uniform((ROWS, sn.WIDTH), -FIRST_ROW_RANGE, FIRST_ROW_RANGE)
        self.row_bias = uniform((sn.WIDTH,), 0.2, 0.8)
        bound = (6 / (sn.WIDTH + sn.HIDDEN)) ** 0.5
        self.hidden = uniform((sn.HIDDEN, sn.WIDTH), -bound, bound)
        self.hidden_bias = uniform((sn.HIDDEN,), 0.2, 0.8)
        self.output = uniform((1, sn.HIDDEN), -0.5, 0.5)
        self.output_bias = torch.nn.Parameter(torch.zeros(1))
        # The linear term starts with weights from a regression, so that even the first games make sense.
        linear = np.zeros((ROWS, 1), np.float32)
        linear[ROW_OF, 0] = load_weights().astype(np.float32) / SCALE
        self.linear = torch.nn.Parameter(torch.from_numpy(linear))

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        """Return the log odds (float32[positions]) of positions given by their rows (int32[positions, 11])."""
        return _log_odds(rows, dict(self.named_parameters()))

    def make_quick(self) -> dict[str, torch.Tensor]:
        """Return the weights for ``evaluate``: of half the width on a GPU, which is enough to choose turns."""
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
    """Return what positions are worth to the side to move, from -1 to 1."""
    return torch.tanh(_log_odds(rows, quick) / 2)


def _log_odds(rows: torch.Tensor, weights: dict[str, torch.Tensor]) -> torch.Tensor:
    first = functional.embedding_bag(rows, weights["rows"], mode="sum") + weights["row_bias"]
    second = functional.linear(first.clamp(0, 1), weights["hidden"], weights["hidden_bias"]).clamp(0, 1)
    last = functional.linear(second, weights["output"], weights["output_bias"]).squeeze(1)
    return last.float() + functional.embedding_bag(rows, weights["linear"], mode="sum").squeeze(1)
