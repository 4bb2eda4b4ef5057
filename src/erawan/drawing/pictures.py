"""Draw any position: pick the drawing that belongs to its game.

A package that adds a game adds a drawing by an entry point of the same name in the group ``erawan.drawings``: a module
with the two functions of ``Drawing``. docs/adding_a_game.md shows one.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Protocol

from rich.text import Text

from erawan.core.errors import OptionError
from erawan.core.game import Game
from erawan.core.outcome import View, Viewer
from erawan.core.state import State
from erawan.drawing import svg_king_of_siam, svg_siam, text_king_of_siam, text_siam
from erawan.drawing.king_of_siam import captions
from erawan.games.king_of_siam.state import KingOfSiamState
from erawan.games.siam.state import SiamState

GROUP = "erawan.drawings"


class Drawing(Protocol):
    """The functions of a drawing module from another package.

    ``viewer`` is a seat from 1, None for a spectator, or ``"everything"`` where nothing is hidden. ``view`` is
    what the viewer really sees, for a caller whose state is only imagined, such as a client of a server.
    """

    def draw_text(self, state: State, language: str, viewer: Viewer, view: View | None) -> Text:
        """Return the position in characters."""

    def draw_svg(self, state: State, language: str, viewer: Viewer) -> str:
        """Return the position as the text of an SVG picture."""


def picture_text(state: State, language: str, viewer: Viewer = "everything", view: View | None = None) -> Text:
    """Return the position in characters, as a viewer may see it; its notation if the game has no drawing.

    ``view`` is what the viewer really sees, for a caller whose state is only imagined, such as a client of a server.

    The lines of a drawing are never broken: a narrow terminal cuts them off.
    """
    if isinstance(state, SiamState):
        return _unbroken(text_siam.draw(state, language))
    if isinstance(state, KingOfSiamState):
        return _unbroken(text_king_of_siam.draw(state, language, viewer, view))
    drawing = _find_drawing(state.game.name)
    if drawing is not None:
        return _unbroken(drawing.draw_text(state, language, viewer, view))
    return Text(str(state) if viewer == "everything" else state.view(viewer).text)


def _unbroken(drawn: Text) -> Text:
    drawn.no_wrap, drawn.overflow = True, "ignore"
    return drawn


def picture_svg(state: State, language: str, viewer: Viewer = "everything") -> str:
    """Return the position as the text of an SVG picture, as a viewer may see it.

    Raise ``OptionError`` (``drawing.missing``) if the game has no drawing.
    """
    if isinstance(state, SiamState):
        return svg_siam.draw(state, text_siam.summary(state, language), captions=text_siam.captions(state, language))
    if isinstance(state, KingOfSiamState):
        return svg_king_of_siam.draw(state, captions.summary(state, language), language, viewer)
    drawing = _find_drawing(state.game.name)
    if drawing is None:
        raise OptionError("drawing.missing", game=state.game.name)
    return drawing.draw_svg(state, language, viewer)


def has_drawing(game: Game) -> bool:
    """Return whether a game from another package brings a drawing."""
    return _find_drawing(game.name) is not None


@cache
def _find_drawing(game: str) -> Drawing | None:
    for entry in entry_points(group=GROUP, name=game):
        found: Drawing = entry.load()
        return found
    return None
