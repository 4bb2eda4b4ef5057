"""Erawan: the games King of Siam and Siam, with their rules, computer opponents and interfaces.

>>> import erawan
>>> state = erawan.game("siam").start()
>>> state = state.play("+c1n")
>>> str(state)
'5/5/1###1/5/2N2 R'

Importing this package loads neither NumPy nor Numba; asking for a game does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from erawan.core.errors import ErawanError, OptionError, quote
from erawan.words import LANGUAGES, refuse_languages_by

if TYPE_CHECKING:
    from erawan.core.game import Game
    from erawan.core.state import State

__all__ = ["ErawanError", "__version__", "game", "game_names", "parse"]
__version__ = "0.1.0"


class UnknownLanguageError(OptionError, LookupError):
    """The error for a language without a catalogue; it is also a ``LookupError``."""


refuse_languages_by(
    lambda name: UnknownLanguageError("language.unknown", name=quote(name), expected=", ".join(LANGUAGES))
)


def game(name: str, **options: object) -> Game:
    """Return a game with its options: ``game("siam", push="line")``."""
    from erawan.core import registry

    return registry.game(name, **options)


def game_names() -> tuple[str, ...]:
    """Return the names of all games."""
    from erawan.core import registry

    return registry.names()


def parse(text: str) -> State:
    """Return the state that a position text describes; the text tells which game it is."""
    from erawan.core import registry

    return registry.parse(text)
