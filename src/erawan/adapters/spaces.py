"""What all environments of a game share: which game, and the spaces of actions and observations."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from erawan.core import registry
from erawan.core.game import Game


def named_game(game: Game | str) -> Game:
    """The game itself, or the one of that name with its usual options."""
    return game if isinstance(game, Game) else registry.game(game)


def action_space(game: Game) -> Discrete:
    """Every action the game numbers, legal now or not."""
    return Discrete(game.tag.action_count)


def observation_space(game: Game) -> Dict:
    """What a seat sees, and 1 for every action that is legal."""
    seen = game.observation
    spaces: dict[str, Any] = {
        "observation": Box(0.0, seen.highest, seen.shape, np.float32),
        "action_mask": Box(0, 1, (game.tag.action_count,), np.int8),
    }
    return Dict(spaces)
