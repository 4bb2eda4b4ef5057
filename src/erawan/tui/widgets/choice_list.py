"""The list of choices, and the effect of each."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from erawan.core.outcome import Choice
from erawan.tui.translation import app_of


class ChoiceList(Widget, can_focus=False):
    """A row per choice; the selected one is always visible."""

    class Chosen(Message):
        """The user clicked a choice."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    def __init__(self) -> None:
        super().__init__(id="choices")
        self._choices: Sequence[Choice] = ()
        self._labels: Sequence[str] = ()
        self._picked = ""
        self._first = 0

    def show(self, choices: Sequence[Choice], labels: Sequence[str], picked: str) -> None:
        """Show these choices with their labels, with the choice ``picked`` selected."""
        self._choices, self._labels, self._picked = choices, labels, picked
        self._keep_in_sight()
        self.refresh()

    def _keep_in_sight(self) -> None:
        rows = max(self.size.height, 1)
        at = next((at for at, choice in enumerate(self._choices) if choice.text == self._picked), 0)
        self._first = min(max(self._first, at - rows + 1), at)
        self._first = max(0, min(self._first, len(self._choices) - rows))

    def on_resize(self) -> None:
        """Fit the rows to the new height."""
        self._keep_in_sight()

    def render_line(self, y: int) -> Strip:
        """Return the row of one choice."""
        width = self.size.width
        at = self._first + y
        if at >= len(self._choices):
            return Strip.blank(width, self.rich_style)
        choice = self._choices[at]
        is_picked = choice.text == self._picked
        style = self.rich_style + (app_of(self).picked_style if is_picked else Style.null())
        line = f"{'▸' if is_picked else ' '} {self._labels[at]}"
        room = width - cell_len(line) - 2
        if room >= len(choice.text):
            line += f"  {choice.text:>{room}}"
        # The last row says that there are more choices.
        if y == self.size.height - 1 and at < len(self._choices) - 1:
            more = f" +{len(self._choices) - 1 - at} ▾"
            line = line[: width - len(more)].ljust(width - len(more)) + more
        return Strip([Segment(line, style)]).adjust_cell_length(width, self.rich_style)

    def on_click(self, event: events.Click) -> None:
        """Choose the clicked row."""
        at = self._first + event.y
        if at < len(self._choices):
            self.post_message(self.Chosen(self._choices[at].text))

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Scroll down."""
        self._scroll(1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Scroll up."""
        self._scroll(-1)

    def _scroll(self, rows: int) -> None:
        self._first = max(0, min(self._first + rows, len(self._choices) - self.size.height))
        self.refresh()
