"""Pick the board of a game; a game from another package gets one that shows its drawing, or the position's text."""

from __future__ import annotations

from rich.text import Text

from erawan.core.game import Game
from erawan.core.outcome import Choice, Viewer
from erawan.drawing.pictures import has_drawing, picture_text
from erawan.tui.boards.board import Board, BoardSituation
from erawan.tui.boards.canvas import Picture
from erawan.tui.boards.king_of_siam_board import KingOfSiamBoard
from erawan.tui.boards.siam_board import SiamBoard

_BOARDS: dict[str, type[Board]] = {"siam": SiamBoard, "king-of-siam": KingOfSiamBoard}


class NeutralBoard(Board):
    """A position that can be looked at but not clicked: people choose in the list beside it."""

    def fit(self, width: int, height: int) -> bool:
        """Accept any size; the panel stands beside the board."""
        return True

    def draw(self, situation: BoardSituation) -> Picture:
        """Return the drawing that the game brings; without one, each field of the position's text in a row."""
        if not has_drawing(situation.state.game):
            return Picture([Text(field) for field in situation.view.text.split(" ")], ())
        viewer: Viewer = "everything" if situation.shows_all else situation.view.seat
        drawn = picture_text(situation.state, situation.language, viewer, situation.view)
        return Picture(list(drawn.split("\n")), ())

    def spots_of(self, situation: BoardSituation, choice: Choice) -> tuple[str, ...]:
        """Return nothing: no part of the picture stands for a choice."""
        return ()


def make_board(game: Game) -> Board:
    """Return the board of a game."""
    return _BOARDS.get(game.name, NeutralBoard)()
