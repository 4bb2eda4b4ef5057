"""The board of a game that has no drawing of its own: the text of the position."""

from __future__ import annotations

from rich.text import Text

from erawan.core.game import Game
from erawan.core.outcome import Choice
from erawan.tui.boards.board import Board, BoardSituation
from erawan.tui.boards.canvas import Picture
from erawan.tui.boards.king_of_siam import KingOfSiamBoard
from erawan.tui.boards.siam import SiamBoard

_BOARDS: dict[str, type[Board]] = {"siam": SiamBoard, "king-of-siam": KingOfSiamBoard}


class TextBoard(Board):
    """A position as its notation writes it; choices are made in the list."""

    def fit(self, width: int, height: int) -> bool:
        """Any size will do."""
        return True

    def draw(self, sight: BoardSituation) -> Picture:
        """The text, a field a row."""
        return Picture([Text(field) for field in sight.view.text.split(" ")], ())

    def spots_of(self, sight: BoardSituation, choice: Choice) -> tuple[str, ...]:
        """None: there is nothing to touch."""
        return ()


def make_board(game: Game) -> Board:
    """The board of a game."""
    return _BOARDS.get(game.name, TextBoard)()
