"""What the boards of all games share: the picture on the screen, what is offered on it, and the mouse."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.segment import Segment
from textual import events
from textual.geometry import Size as Area
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from erawan.core.outcome import Choice, View
from erawan.core.state import State
from erawan.tui.boards.canvas import Picture
from erawan.tui.boards.highlights import Highlights

# How much further away a place counts for every step that it lies beside the way of an arrow key.
_ASIDE = 2.0


@dataclass(frozen=True)
class BoardSituation:
    """Everything a board shows."""

    state: State
    view: View
    """What whoever looks may see of the state."""
    language: str
    looks: Highlights
    names: tuple[str, ...] = ()
    """Who sits where."""
    prefix: str = ""
    """The half-made turn."""
    choices: tuple[Choice, ...] = ()
    picked: str = ""
    """The text of the choice that is picked out."""
    latest: str = ""
    """The turn that led here, to be marked."""
    shows_all: bool = False
    """Whether nothing is hidden from whoever looks, as in a replay."""


class Board(Widget, can_focus=False):
    """A position in characters; touching it says which places were meant."""

    shows_seats: ClassVar[bool] = False
    """Whether the board tells who sits where."""

    class Touched(Message):
        """Places were touched with the mouse, the smallest first."""

        def __init__(self, names: Sequence[str]) -> None:
            super().__init__()
            self.names = names

    def __init__(self) -> None:
        super().__init__(id="board")
        self._sight: BoardSituation | None = None
        self._picture = Picture([], ())
        self._strips: dict[tuple[int, int], Strip] = {}
        """Rows as they were shown; drawing them anew takes long."""

    @abstractmethod
    def fit(self, width: int, height: int) -> bool:
        """Take the best size for a window; return whether the panel stands beside the board."""

    @abstractmethod
    def draw(self, sight: BoardSituation) -> Picture:
        """Return the picture of a position."""

    @abstractmethod
    def spots_of(self, sight: BoardSituation, choice: Choice) -> tuple[str, ...]:
        """Return the places that mean a choice; the first is where it is shown."""

    def show(self, sight: BoardSituation) -> None:
        """Show a position."""
        self._sight = sight
        self.redraw()

    def redraw(self) -> None:
        """Draw what is shown again, as after a change of size."""
        if self._sight is not None:
            before = self._extent(self._picture)
            self._picture = self.draw(self._sight)
            self._strips = {}
            self.refresh(layout=self._extent(self._picture) != before)

    @staticmethod
    def _extent(picture: Picture) -> tuple[int, int]:
        return max((row.cell_len for row in picture.rows), default=1), max(len(picture.rows), 1)

    # ---- finding choices

    def choices_at(self, names: Sequence[str]) -> list[Choice]:
        """Return the choices that touched places mean: those of the smallest place that means any."""
        if self._sight is None:
            return []
        for name in names:
            found = [choice for choice in self._sight.choices if name in self.spots_of(self._sight, choice)]
            if found:
                return found
        return []

    def neighbour(self, across: int, down: int) -> Choice | None:
        """Return the nearest choice from the picked one in a direction.

        From the place of the half-made turn if none is.
        """
        sight = self._sight
        if sight is None:
            return None
        places = {choice.text: self._middle(sight, choice) for choice in sight.choices}
        start = places.get(sight.picked) or self.origin(sight)
        best, least = None, float("inf")
        for choice in sight.choices:
            place = places[choice.text]
            if place is None or choice.text == sight.picked:
                continue
            x, y = place[0] - start[0], place[1] - start[1]
            ahead, beside = (x * across, abs(y)) if across else (y * down, abs(x))
            distance = ahead + _ASIDE * beside
            if ahead > 0 and distance < least:
                best, least = choice, distance
        return best

    def origin(self, sight: BoardSituation) -> tuple[float, float]:
        """Return where arrow keys start from when nothing is picked."""
        return self._picture.rows[0].cell_len / 2, len(self._picture.rows)

    def _middle(self, sight: BoardSituation, choice: Choice) -> tuple[float, float] | None:
        spots = self.spots_of(sight, choice)
        spot = self._picture.spot(spots[0]) if spots else None
        return spot.middle if spot else None

    # ---- the widget

    def get_content_width(self, container: Area, viewport: Area) -> int:
        """As wide as the picture."""
        return self._extent(self._picture)[0]

    def get_content_height(self, container: Area, viewport: Area, width: int) -> int:
        """As high as the picture."""
        return self._extent(self._picture)[1]

    def render_line(self, y: int) -> Strip:
        """Return one row of the picture."""
        width = self.size.width
        if y >= len(self._picture.rows):
            return Strip.blank(width, self.rich_style)
        if (y, width) not in self._strips:
            self._strips[y, width] = self._strip(y, width)
        return self._strips[y, width]

    def _strip(self, y: int, width: int) -> Strip:
        ground = self.rich_style
        drawn = self._picture.rows[y].render(self.app.console)
        segments = [Segment(text, ground + style if style else ground) for text, style, _ in drawn]
        return Strip(segments).adjust_cell_length(width, ground)

    def on_click(self, event: events.Click) -> None:
        """Say what was touched."""
        self.post_message(self.Touched(self._picture.touched(event.x, event.y)))
