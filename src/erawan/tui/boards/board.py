"""The common part of all boards: the picture on the screen, the choices on it, and the mouse."""

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
from erawan.tui.boards.highlight_styles import Highlights

# For arrow keys, a character sideways counts as this many characters in the direction of the key.
_ASIDE = 2.0


@dataclass(frozen=True)
class BoardSituation:
    """Everything that a board shows."""

    state: State
    view: View
    """What the viewer may see of the state."""
    language: str
    highlights: Highlights
    names: tuple[str, ...] = ()
    """The players' names, seat by seat."""
    prefix: str = ""
    """The half-made turn."""
    choices: tuple[Choice, ...] = ()
    picked: str = ""
    """The text of the selected choice."""
    latest: str = ""
    """The turn that led here, to be marked."""
    shows_all: bool = False
    """Whether the viewer sees everything, as in a replay."""


class Board(Widget, can_focus=False):
    """A position in characters; a click reports the places at it."""

    shows_seats: ClassVar[bool] = False
    """Whether the board tells who sits where."""

    class Clicked(Message):
        """The user clicked places, the smallest first."""

        def __init__(self, names: Sequence[str]) -> None:
            super().__init__()
            self.names = names

    def __init__(self) -> None:
        super().__init__(id="board")
        self._situation: BoardSituation | None = None
        self._picture = Picture([], ())
        self._strips: dict[tuple[int, int], Strip] = {}
        """Rows as they were shown; drawing them anew takes long."""

    @abstractmethod
    def fit(self, width: int, height: int) -> bool:
        """Pick the best size for a window; return whether the panel stands beside the board."""

    @abstractmethod
    def draw(self, situation: BoardSituation) -> Picture:
        """Return the picture of a position."""

    @abstractmethod
    def spots_of(self, situation: BoardSituation, choice: Choice) -> tuple[str, ...]:
        """Return the places where a click selects a choice; the first one is where the choice is shown."""

    def show(self, situation: BoardSituation) -> None:
        """Show a position."""
        self._situation = situation
        self.redraw()

    def redraw(self) -> None:
        """Draw the same position again, as after a change of size."""
        if self._situation is not None:
            before = self._extent(self._picture)
            self._picture = self.draw(self._situation)
            self._strips = {}
            self.refresh(layout=self._extent(self._picture) != before)

    @staticmethod
    def _extent(picture: Picture) -> tuple[int, int]:
        return max((row.cell_len for row in picture.rows), default=1), max(len(picture.rows), 1)

    # ---- finding choices

    def choices_at(self, names: Sequence[str]) -> list[Choice]:
        """Return the choices at a click: those of the smallest clicked place that has any."""
        if self._situation is None:
            return []
        for name in names:
            found = [choice for choice in self._situation.choices if name in self.spots_of(self._situation, choice)]
            if found:
                return found
        return []

    def neighbour(self, across: int, down: int) -> Choice | None:
        """Return the nearest choice in a direction from the selected one, or else from the half-written turn."""
        situation = self._situation
        if situation is None:
            return None
        places = {choice.text: self._middle(situation, choice) for choice in situation.choices}
        start = places.get(situation.picked) or self.origin(situation)
        best, least = None, float("inf")
        for choice in situation.choices:
            place = places[choice.text]
            if place is None or choice.text == situation.picked:
                continue
            x, y = place[0] - start[0], place[1] - start[1]
            ahead, beside = (x * across, abs(y)) if across else (y * down, abs(x))
            distance = ahead + _ASIDE * beside
            if ahead > 0 and distance < least:
                best, least = choice, distance
        return best

    def origin(self, situation: BoardSituation) -> tuple[float, float]:
        """Return where arrow keys start from when nothing is selected."""
        return self._picture.rows[0].cell_len / 2, len(self._picture.rows)

    def _middle(self, situation: BoardSituation, choice: Choice) -> tuple[float, float] | None:
        spots = self.spots_of(situation, choice)
        spot = self._picture.spot(spots[0]) if spots else None
        return spot.middle if spot else None

    # ---- the widget

    def get_content_width(self, container: Area, viewport: Area) -> int:
        """Return the width of the picture."""
        return self._extent(self._picture)[0]

    def get_content_height(self, container: Area, viewport: Area, width: int) -> int:
        """Return the height of the picture."""
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
        """Report the clicked places."""
        self.post_message(self.Clicked(self._picture.names_at(event.x, event.y)))
