"""Which games requests may create: with our own maps, or with a map that a record brings along."""

from __future__ import annotations

from collections.abc import Mapping

from erawan.core import registry
from erawan.core.errors import MalformedError, OptionError, quote
from erawan.core.game import Game
from erawan.games.king_of_siam.maps import load_map, map_names
from erawan.games.king_of_siam.state import KingOfSiam


def game_of_ours(name: str, options: Mapping[str, bool | int | str]) -> Game:
    """A game by its name and options.

    A map may be named by the path of a file, for people at this machine; nobody reads its files from outside.
    """
    wanted = options.get("map")
    if wanted is not None and wanted not in map_names():
        raise OptionError("game.map_unknown", name=quote(wanted), expected=", ".join(map_names()))
    return registry.game(name, **options)


def check_map(game: Game) -> None:
    """A map that bears the name of one of ours must be it: people would take it for ours."""
    if (
        isinstance(game, KingOfSiam)
        and game.map.name in map_names()
        and game.map.digest != load_map(game.map.name).digest
    ):
        raise MalformedError("map.name_taken", rule="K1.5", name=game.map.name)
