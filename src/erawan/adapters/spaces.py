"""The common part of all environments of a game: how the game is named, and the spaces of actions and observations."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from erawan.core import registry
from erawan.core.game import Game


def named_game(game: Game | str) -> Game:
    """Return the game itself, or the game of that name with its default options."""
    return game if isinstance(game, Game) else registry.game(game)


def action_space(game: Game) -> Discrete:
    """Return the space of all numbered actions, legal now or not."""
    return Discrete(game.tag.action_count)


def observation_space(game: Game) -> Dict:
    """Return the space of what a seat sees, with a mask of the legal actions."""
    seen = game.observation
    spaces: dict[str, Any] = {
        "observation": Box(0.0, seen.highest, seen.shape, np.float32),
        "action_mask": Box(0, 1, (game.tag.action_count,), np.int8),
    }
    return Dict(spaces)
