"""The picture of any position: which drawing belongs to which game."""

from __future__ import annotations

from rich.text import Text

from erawan.core.errors import OptionError
from erawan.core.state import State
from erawan.drawing import svg_siam, text_siam
from erawan.games.siam.state import SiamState


def picture_text(state: State, language: str) -> Text:
    """The position in characters; of a game that has no drawing, its text."""
    return text_siam.draw(state, language) if isinstance(state, SiamState) else Text(str(state))


def picture_svg(state: State, language: str) -> str:
    """The position as the text of an SVG picture."""
    if isinstance(state, SiamState):
        return svg_siam.draw(state, text_siam.summary(state, language), captions=text_siam.captions(state, language))
    raise OptionError("drawing.missing", game=state.game.name)
