"""TD(λ): what each position of a stretch of self-play should have been worth, seen from its end."""

from __future__ import annotations

import torch


def lambda_returns(best: torch.Tensor, cuts: torch.Tensor, trace: float) -> torch.Tensor:
    """Return the targets of positions (float32[turns, games]), each for its side to move; sides alternate.

    ``best`` holds the worth of the best turn in each position. A target is that worth, mixed with what the next
    positions turned out to be worth (``trace`` is λ), as far as they follow from the best turns (``cuts`` is 0).
    """
    targets = best.clone()
    for turn in range(len(best) - 2, -1, -1):
        mixed = (1 - trace) * best[turn] - trace * targets[turn + 1]
        targets[turn] = torch.where(cuts[turn] == 0, mixed, best[turn])
    return targets
