"""Which games there are.

A package offers a game by an entry point in the group ``erawan.games``, Erawan's own games like anybody's, so a game
is added without touching a list here. A game's module is imported when the game is first asked for.
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
    """The names of all games, in rising order."""
    return tuple(sorted({entry.name for entry in entry_points(group=GROUP)}))


@cache
def game_class(name: str) -> type[Game]:
    """The class of a game."""
    for entry in entry_points(group=GROUP, name=name):
        found: type[Game] = entry.load()
        return found
    raise OptionError("game.unknown", name=quote(name), expected=", ".join(names()))


def game(name: str, **options: object) -> Game:
    """A game with its options, ready to start."""
    return game_class(need_text(name))(**options)


def parse(text: str, choose: Callable[[type[Game]], Mapping[str, object]] = lambda found: {}) -> State:
    """The state a position text describes; the text tells the game, and the options as far as it shows them.

    ``choose`` may add options once the game is known.
    """
    if len(need_text(text)) > LONGEST_TEXT:
        raise MalformedError("text.too_long", length=len(text), most=LONGEST_TEXT)
    for name in names():
        found = game_class(name)
        if found.claims(text):
            return found(**{**found.implied_options(text), **choose(found)}).parse(text)
    raise MalformedError("position.no_game", found=quote(text), expected=", ".join(names()))
