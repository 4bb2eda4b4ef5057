"""The PyTorch model for training the net of Siam; ``nets/siam_net.py`` describes it and computes it in integers."""

from __future__ import annotations

import numpy as np
import torch

from erawan.nets import siam_net as sn
from erawan.nets.siam_line_patterns import ROW_OF, ROWS
from erawan.search.siam.evaluation import SCALE, load_weights
from erawan.training.summed_rows_model import Shape, SummedRowsModel, compute_outputs


class SiamModel(SummedRowsModel):
    """The net in floating-point numbers; its outputs are log odds for the side to move (float32[positions])."""

    def __init__(self, seed: int) -> None:
        super().__init__(Shape(ROWS, sn.WIDTH, sn.HIDDEN, 1, 0.1, 0.5), seed)
        # The linear term starts with weights from a regression, so that even the first games make sense.
        linear = np.zeros((ROWS, 1), np.float32)
        linear[ROW_OF, 0] = load_weights().astype(np.float32) / SCALE
        self.linear = torch.nn.Parameter(torch.from_numpy(linear))

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        """Return the log odds of positions given by their rows (int32[positions, 11])."""
        return super().forward(rows).squeeze(1)


@torch.no_grad()
def evaluate(quick: dict[str, torch.Tensor], rows: torch.Tensor) -> torch.Tensor:
    """Return the values of positions for the side to move, from -1 to 1."""
    return torch.tanh(compute_outputs(rows, quick, None).squeeze(1) / 2)
