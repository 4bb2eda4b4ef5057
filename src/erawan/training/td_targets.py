"""TD(λ): the training targets of the positions in a stretch of self-play."""

from __future__ import annotations

from collections.abc import Callable

import torch


def lambda_returns(
    best: torch.Tensor,
    cuts: torch.Tensor,
    trace: float,
    turn_back: Callable[[int, torch.Tensor], torch.Tensor] = lambda turn, worths: -worths,
) -> torch.Tensor:
    """Return the targets of positions (float32[turns, games, ...]), as their side to move sees them.

    ``best`` holds the worth of the best turn in each position. A target mixes that worth with the target of the next
    position, which has the weight ``trace`` (λ), if the best turn leads to that position (``cuts`` is 0).
    ``turn_back(turn, worths)`` returns the worths of the next positions as the side to move at ``turn`` sees them; by
    default sides alternate.
    """
    targets = best.clone()
    for turn in range(len(best) - 2, -1, -1):
        mixed = (1 - trace) * best[turn] + trace * turn_back(turn, targets[turn + 1])
        follows = (cuts[turn] == 0).reshape(-1, *(1,) * (best.dim() - 2))
        targets[turn] = torch.where(follows, mixed, best[turn])
    return targets
