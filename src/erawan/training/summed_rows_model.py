"""The model that the nets of both games share while PyTorch trains them.

The rows of a position's inputs are summed and clipped, then come two small layers and a linear term of the inputs.
``nets/`` computes the same in integers.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from torch.nn import functional

from erawan.nets.siam_net import HIDDEN_ONE, MOST_BYTE, ONE

MOST_ROW = MOST_BYTE / ONE
MOST_HIDDEN = MOST_BYTE / HIDDEN_ONE


class Shape(NamedTuple):
    """The sizes of a net, and the ranges of its first random weights."""

    rows: int
    width: int
    hidden: int
    outputs: int
    row_range: float
    output_range: float
    padding: int | None = None
    """The row that fills up positions with few inputs; it adds nothing to the sums."""


class SummedRowsModel(torch.nn.Module):
    """A net in floating-point numbers."""

    def __init__(self, shape: Shape, seed: int) -> None:
        super().__init__()
        self._padding = shape.padding
        chance = torch.Generator().manual_seed(seed)

        def uniform(size: tuple[int, ...], low: float, high: float) -> torch.nn.Parameter:
            return torch.nn.Parameter(low + (high - low) * torch.rand(size, generator=chance))

        self.rows = uniform((shape.rows, shape.width), -shape.row_range, shape.row_range)
        self.row_bias = uniform((shape.width,), 0.2, 0.8)
        bound = (6 / (shape.width + shape.hidden)) ** 0.5
        self.hidden = uniform((shape.hidden, shape.width), -bound, bound)
        self.hidden_bias = uniform((shape.hidden,), 0.2, 0.8)
        self.output = uniform((shape.outputs, shape.hidden), -shape.output_range, shape.output_range)
        self.output_bias = torch.nn.Parameter(torch.zeros(shape.outputs))
        self.linear = torch.nn.Parameter(torch.zeros(shape.rows, shape.outputs))
        if shape.padding is not None:
            with torch.no_grad():
                self.rows[shape.padding] = 0

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        """Return the outputs (float32[positions, outputs]) for positions given by their rows."""
        return compute_outputs(rows, dict(self.named_parameters()), self._padding)

    def make_quick(self) -> dict[str, torch.Tensor]:
        """Return the weights for playing. On a GPU they are 16-bit floats, which are exact enough to choose turns."""
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


def compute_outputs(rows: torch.Tensor, weights: dict[str, torch.Tensor], padding: int | None) -> torch.Tensor:
    """Return the outputs (float32[positions, outputs]) of a net with these weights."""
    first = functional.embedding_bag(rows, weights["rows"], mode="sum", padding_idx=padding) + weights["row_bias"]
    second = functional.linear(first.clamp(0, 1), weights["hidden"], weights["hidden_bias"]).clamp(0, 1)
    last = functional.linear(second, weights["output"], weights["output_bias"])
    return last.float() + functional.embedding_bag(rows, weights["linear"], mode="sum", padding_idx=padding)
