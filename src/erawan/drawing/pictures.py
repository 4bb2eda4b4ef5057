"""The picture of any position: which drawing belongs to which game."""

from __future__ import annotations

from rich.text import Text

from erawan.core.errors import OptionError
from erawan.core.outcome import View
from erawan.core.state import State
from erawan.drawing import svg_king_of_siam, svg_siam, text_king_of_siam, text_siam
from erawan.drawing.king_of_siam import captions
from erawan.drawing.king_of_siam.table_facts import Viewer
from erawan.games.king_of_siam.state import KingOfSiamState
from erawan.games.siam.state import SiamState


def picture_text(state: State, language: str, viewer: Viewer = "everything", view: View | None = None) -> Text:
    """The position in characters, as a viewer may see it; of a game that has no drawing, its text.

    ``view`` is what the viewer sees, where that is known better than the state, which may be imagined.

    The lines of a drawing are never broken: a narrow terminal cuts them off.
    """
    if isinstance(state, SiamState):
        return _unbroken(text_siam.draw(state, language))
    if isinstance(state, KingOfSiamState):
        return _unbroken(text_king_of_siam.draw(state, language, viewer, view))
    return Text(str(state) if viewer == "everything" else state.view(viewer).text)


def _unbroken(drawn: Text) -> Text:
    drawn.no_wrap, drawn.overflow = True, "ignore"
    return drawn


def picture_svg(state: State, language: str, viewer: Viewer = "everything") -> str:
    """The position as the text of an SVG picture, as a viewer may see it."""
    if isinstance(state, SiamState):
        return svg_siam.draw(state, text_siam.summary(state, language), captions=text_siam.captions(state, language))
    if isinstance(state, KingOfSiamState):
        return svg_king_of_siam.draw(state, captions.summary(state, language), language, viewer)
    raise OptionError("drawing.missing", game=state.game.name)
