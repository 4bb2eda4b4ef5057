"""PyTorch models for training the nets of King of Siam; ``nets/king_of_siam_net.py`` computes the nets in integers."""

from __future__ import annotations

import torch
from torch.nn import functional

from erawan.nets import king_of_siam_net as net
from erawan.nets.king_of_siam_inputs import NOTHING, count_rows
from erawan.training.summed_rows_model import Shape, SummedRowsModel, compute_outputs


class KingOfSiamModel(SummedRowsModel):
    """The net for a number of players in floating-point numbers; its outputs are logarithms of chances to win."""

    def __init__(self, players: int, seed: int) -> None:
        rows, outputs = count_rows(players), net.count_outputs(players)
        super().__init__(Shape(rows, net.WIDTH, net.HIDDEN, outputs, 0.05, 0.1, padding=NOTHING), seed)


@torch.no_grad()
def evaluate(quick: dict[str, torch.Tensor], rows: torch.Tensor) -> torch.Tensor:
    """Return the values of positions, from -1 to 1, for each seat, beginning with the one to move."""
    found = compute_outputs(rows, quick, NOTHING)
    return torch.tanh(found / 2) if found.shape[1] == 1 else 2 * torch.softmax(found, 1) - 1


def distance(found: torch.Tensor, targets: torch.Tensor) -> torch.Tensor:
    """Return the mean cross entropy between outputs and the target values of positions (from -1 to 1)."""
    shares = (1 + targets) / 2
    if found.shape[1] == 1:
        return functional.binary_cross_entropy_with_logits(found, shares)
    return functional.cross_entropy(found, shares)


def turn_view(worths: torch.Tensor, views: torch.Tensor) -> torch.Tensor:
    """Return worths (float32[positions, outputs]) as seen from the seat ``views`` seats before the mover."""
    if worths.shape[1] == 1:  # there are two sides, and every other seat is of the same side
        return worths * (1 - 2 * (views & 1)).unsqueeze(1)
    seats = torch.arange(worths.shape[1], device=worths.device)
    return worths.gather(1, (seats - views.unsqueeze(1).long()) % worths.shape[1])
