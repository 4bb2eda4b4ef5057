"""The board of Siam: squares, and beside them each side's reserve."""

from __future__ import annotations

import re

from rich.text import Text

from erawan.core.outcome import Choice
from erawan.drawing.text_siam_board import LARGE, MEDIUM, SMALL, Size, draw_board
from erawan.games.siam import kernel as k
from erawan.games.siam.notation import SIDE_LETTERS, SQUARE_NAMES
from erawan.games.siam.state import SiamState
from erawan.tui.boards.board import Board, BoardSituation
from erawan.tui.boards.canvas import DOUBLE, HEAVY, Canvas, Picture, Spot

STRIP_WIDTH = 5
LEAST_PANEL = 28
RESERVE = "reserve"
_WAYS = "nesw"
_ARROWS = dict(zip(_WAYS, "▲▶▼◀", strict=True))
_OPEN_ARROWS = dict(zip(_WAYS, "△▷▽◁", strict=True))
_SQUARE = re.compile(r"[a-e][1-5]")


class SiamBoard(Board):
    """Five by five squares; the rhinos' reserve is at the upper edge, the elephants' at the lower."""

    def __init__(self) -> None:
        super().__init__()
        self._square_size = SMALL

    def fit(self, width: int, height: int) -> bool:
        """Pick the largest squares that leave room for the panel beside them."""
        self._square_size = next(
            (
                size
                for size in (LARGE, MEDIUM)
                if size.board_width + STRIP_WIDTH + LEAST_PANEL + 6 <= width and size.board_height + 2 <= height
            ),
            SMALL,
        )
        self.redraw()
        return True

    def draw(self, situation: BoardSituation) -> Picture:
        """Return the board with the choices on it."""
        assert isinstance(situation.state, SiamState)
        canvas = Canvas(draw_board(situation.state, self._square_size, situation.highlights.palette))
        spots = [*self._squares(), *self._reserves(canvas, situation)]
        picture = Picture([], (*spots, *self._ways(situation, spots)))
        for name in _SQUARE.findall(situation.latest):
            self._mark(canvas, picture, name, HEAVY, situation.highlights.latest)
        if not situation.choices and situation.prefix:
            for name in _SQUARE.findall(situation.prefix):
                self._mark(canvas, picture, name, DOUBLE, situation.highlights.offered)
        for is_picked in (False, True):
            for choice in situation.choices:
                if (choice.text == situation.picked) is is_picked:
                    self._offer(canvas, picture, situation, choice, is_picked)
        return Picture(canvas.rows(), picture.spots)

    def spots_of(self, situation: BoardSituation, choice: Choice) -> tuple[str, ...]:
        """Return where a choice is clicked: a square, an edge of it for a facing, or the reserve to enter or leave."""
        added = choice.text.removeprefix(situation.prefix)
        if added in ("+", "-"):
            return (RESERVE,)
        if added in _WAYS:
            return (f"{_SQUARE.findall(choice.text)[-1]}{added}",)
        return (added,)

    def origin(self, situation: BoardSituation) -> tuple[float, float]:
        """Return the square that the half-written turn has reached, else the middle of the board."""
        named = _SQUARE.findall(situation.prefix)
        spot = self._picture.spot(named[-1] if named else "c3")
        return spot.middle if spot else super().origin(situation)

    # ---- parts

    def _squares(self) -> list[Spot]:
        size = self._square_size
        return [Spot(name, *size.corner(square), size.width, size.height) for square, name in enumerate(SQUARE_NAMES)]

    def _ways(self, situation: BoardSituation, squares: list[Spot]) -> list[Spot]:
        """Return the edges of a square that stand for facings, where one is to be chosen."""
        names = {name for choice in situation.choices for name in self.spots_of(situation, choice) if len(name) == 3}
        by_name = {spot.name: spot for spot in squares}
        return [_edge(by_name[name[:2]], name[2], self._square_size) for name in sorted(names)]

    def _reserves(self, canvas: Canvas, situation: BoardSituation) -> list[Spot]:
        """Return the strip beside the board with a token for each animal in reserve.

        The reserve of the side to move can be clicked.
        """
        left, height = self._square_size.board_width + 1, self._square_size.board_height
        spots = []
        vector = situation.state.vector
        for side in (0, 1):
            count = int(vector[k.RESERVE + side])
            top = height - 2 - 2 * k.ANIMALS_A_SIDE if side == 0 else 1
            for at in range(k.ANIMALS_A_SIDE):
                token = f" {SIDE_LETTERS[side]} " if at < count else " · "
                style = self._token_style(side, situation) if at < count else "dim"
                row = top + 2 * (k.ANIMALS_A_SIDE - 1 - at) if side == 0 else top + 2 * at
                canvas.put_text(left, row, Text(token, style))
            if situation.state.to_move == side + 1:
                spots.append(Spot(RESERVE, left, top, STRIP_WIDTH - 1, 2 * k.ANIMALS_A_SIDE))
        return spots

    def _token_style(self, side: int, situation: BoardSituation) -> str:
        palette = situation.highlights.palette
        if palette is None:
            return "bold reverse" if side else "bold"
        if side:
            return f"bold {palette['gold_light']} on {palette['slate']}"
        return f"bold {palette['tusk']} on {palette['cloth']}"

    def _offer(
        self, canvas: Canvas, picture: Picture, situation: BoardSituation, choice: Choice, is_picked: bool
    ) -> None:
        (name,) = self.spots_of(situation, choice)
        style = situation.highlights.picked if is_picked else situation.highlights.offered
        spot = picture.spot(name)
        if spot is None:
            return
        if name == RESERVE:
            canvas.put(spot.left - 1, spot.top + spot.height // 2, "◂", style)
        elif len(name) == 3:
            x, y = _edge_middle(spot, name[2])
            shown = (_ARROWS if is_picked else _OPEN_ARROWS)[name[2]]
            canvas.put(x, y, shown, situation.highlights.picked if is_picked else situation.highlights.arrow)
        else:
            self._mark(canvas, picture, name, DOUBLE if is_picked else HEAVY, style)

    def _mark(self, canvas: Canvas, picture: Picture, name: str, lines: str, style: str) -> None:
        """Draw a frame on the lines around a square."""
        spot = picture.spot(name)
        if spot is not None:
            canvas.frame(Spot(name, spot.left - 1, spot.top - 1, spot.width + 2, spot.height + 2), lines, style)


def _edge(square: Spot, way: str, size: Size) -> Spot:
    """Return the part of a square at one of its edges."""
    left, top, width, height = square[1:]
    name = f"{square.name}{way}"
    rows, columns = max(1, size.height // 3), size.width // 3
    if way == "n":
        return Spot(name, left + columns, top, width - 2 * columns, rows)
    if way == "s":
        return Spot(name, left + columns, top + height - rows, width - 2 * columns, rows)
    return Spot(name, left if way == "w" else left + width - columns, top + rows, columns, height - 2 * rows)


def _edge_middle(spot: Spot, way: str) -> tuple[int, int]:
    """Return the place of the arrowhead: at the outer end of the edge."""
    x, y = spot.left + spot.width // 2, spot.top + spot.height // 2
    return {
        "n": (x, spot.top),
        "s": (x, spot.top + spot.height - 1),
        "w": (spot.left, y),
        "e": (spot.left + spot.width - 1, y),
    }[way]
