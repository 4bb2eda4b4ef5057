"""The registry of games.

A package offers a game by an entry point in the group ``erawan.games``; Erawan's own games do the same. The registry
imports a game's module when the game is first used.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import entry_points

from erawan.core.errors import MalformedError, OptionError, need_text, quote
from erawan.core.game import Game
from erawan.core.state import State

GROUP = "erawan.games"
LONGEST_TEXT = 1000


@cache
def names() -> tuple[str, ...]:
    """Return the names of all games in alphabetical order."""
    return tuple(sorted({entry.name for entry in entry_points(group=GROUP)}))


@cache
def game_class(name: str) -> type[Game]:
    """Return the class of a game; raise ``OptionError`` if there is none of that name."""
    for entry in entry_points(group=GROUP, name=name):
        found: type[Game] = entry.load()
        return found
    raise OptionError("game.unknown", name=quote(name), expected=", ".join(names()))


def game(name: str, **options: object) -> Game:
    """Return a game with its options."""
    return game_class(need_text(name))(**options)


def parse(text: str, choose: Callable[[type[Game]], Mapping[str, object]] = lambda found: {}) -> State:
    """Return the state that a position text describes; the game and some options follow from the text itself.

    ``choose`` may add options once the game is known.
    """
    if len(need_text(text)) > LONGEST_TEXT:
        raise MalformedError("text.too_long", length=len(text), most=LONGEST_TEXT)
    for name in names():
        found = game_class(name)
        if found.claims(text):
            return found(**{**found.implied_options(text), **choose(found)}).parse(text)
    raise MalformedError("position.no_game", found=quote(text), expected=", ".join(names()))
