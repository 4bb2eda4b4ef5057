"""Players in Python files or modules: ``py:FILE.py`` or ``py:MODULE`` with a function ``make_player(game, seed)``."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

from erawan.core.errors import OptionError, quote
from erawan.core.game import Game
from erawan.players.player import Player


def load_player(place: str, game: Game, seed: int | None) -> Player:
    """Return the player that a file or module makes; raise ``OptionError`` with the player's name if anything fails."""
    try:
        player: object = _load(place).make_player(game, seed)
    except Exception as error:
        raise OptionError("player.own", name=quote(place), reason=f"{type(error).__name__}: {error}") from error
    if not isinstance(player, Player):
        raise OptionError("player.own", name=quote(place), reason=f"{quote(player)} is not a Player")
    return player


@cache
def _load(place: str) -> ModuleType:
    """Return the module of a file or name; a second call does not load it again."""
    if not place.endswith(".py"):
        return importlib.import_module(place)
    path = Path(place).resolve()
    name = f"erawan_own_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError(place)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
