"""Small screens over others: to type something, to pick something, to be sure, to wait, to look away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Label, OptionList, ProgressBar
from textual.widgets.option_list import Option

from erawan.core.errors import ErawanError
from erawan.core.warmup import Step
from erawan.tui.translation import app_of, tell

Answer = TypeVar("Answer")


class Dialog(ModalScreen[Answer], Generic[Answer]):
    """A box in the middle; Escape leaves it without an answer."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave")]

    def action_leave(self) -> None:
        """Close the box."""
        self.dismiss(None)


class TextDialog(Dialog[str | None]):
    """Asks for a text."""

    def __init__(self, question: str, value: str = "") -> None:
        super().__init__()
        self._question = question
        self._value = value

    def compose(self) -> ComposeResult:
        """Yield the question and a field."""
        with Vertical(classes="dialog"):
            yield Label(Content(self._question))
            yield Input(self._value, id="typed", compact=True)

    @on(Input.Submitted)
    def _take(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)


class MessageDialog(Dialog[None]):
    """Tells something that is to be read before one goes on; a button closes it too."""

    def __init__(self, told: Sequence[str]) -> None:
        super().__init__()
        self._told = told

    def compose(self) -> ComposeResult:
        """Yield what is told, and the button."""
        with Vertical(classes="dialog wide"):
            for told in self._told:
                yield Label(Content(told))
            yield Button(tell(self, "tui-go-on"), id="go-on", compact=True)

    @on(Button.Pressed)
    def _close(self) -> None:
        self.dismiss(None)


class ChoiceDialog(Dialog[int | None]):
    """Asks for one of several."""

    def __init__(self, question: str, offered: Sequence[str], picked: int = 0) -> None:
        super().__init__()
        self._question = question
        self._offered = offered
        self._picked = picked

    def compose(self) -> ComposeResult:
        """Yield the question and a list."""
        with Vertical(classes="dialog"):
            yield Label(Content(self._question))
            yield OptionList(*(Option(Content(text)) for text in self._offered), id="offered", compact=True)

    def on_mount(self) -> None:
        """What holds now is picked out."""
        self.query_one(OptionList).highlighted = self._picked if self._offered else None

    @on(OptionList.OptionSelected)
    def _take(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)


class ConfirmDialog(Dialog[bool]):
    """Asks whether somebody is sure."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "answer(True)"),
        Binding("n", "answer(False)"),
        Binding("left,right,up,down", "app.focus_next"),
    ]

    def __init__(self, question: str) -> None:
        super().__init__()
        self._question = question

    def compose(self) -> ComposeResult:
        """Yield the question, yes and no."""
        with Vertical(classes="dialog"):
            yield Label(Content(self._question))
            with Horizontal(classes="buttons"):
                yield Button(tell(self, "web-yes"), id="yes", compact=True)
                yield Button(tell(self, "web-no"), id="no", compact=True)

    def on_mount(self) -> None:
        """No is the safe answer."""
        self.query_one("#no").focus()

    def action_answer(self, is_sure: bool) -> None:
        """The answer by key."""
        self.dismiss(is_sure)

    def action_leave(self) -> None:
        """To leave is to say no."""
        self.dismiss(False)

    @on(Button.Pressed)
    def _take(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")


class HandoverDialog(Dialog[None]):
    """K4.6: nobody sees the table until whoever is next says so."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "leave")]

    def __init__(self, seat: int) -> None:
        super().__init__()
        self._seat = seat

    def compose(self) -> ComposeResult:
        """Yield who is next, and a button."""
        with Vertical(classes="dialog"):
            yield Label(tell(self, "web-kos-curtain", seat=self._seat), classes="title")
            yield Label(tell(self, "tui-curtain"))
            yield Button(tell(self, "web-kos-curtain-open", seat=self._seat), id="open", compact=True)

    @on(Button.Pressed)
    def _open(self) -> None:
        self.dismiss(None)

    def action_leave(self) -> None:
        """The curtain opens."""
        self.dismiss(None)


class ProgressDialog(Dialog[bool]):
    """Runs steps that take long the first time, one after the other, beside the screen."""

    def __init__(self, steps: Sequence[Step]) -> None:
        super().__init__()
        self._steps = steps

    def compose(self) -> ComposeResult:
        """Yield what is done, and how far it is."""
        with Vertical(classes="dialog"):
            yield Label(tell(self, "tui-preparing"), classes="title")
            yield Label("", id="step")
            yield ProgressBar(total=max(len(self._steps), 1), show_eta=False)

    def on_mount(self) -> None:
        """Begin."""
        self.run_worker(self._run(), exclusive=True)

    async def _run(self) -> None:
        bar, told = self.query_one(ProgressBar), self.query_one("#step", Label)
        try:
            for name, step in self._steps:
                told.update(Content(name))
                await app_of(self).beside(step)
                bar.advance(1)
        except ErawanError as error:
            self.app.notify(error.tell(app_of(self).language), severity="error", markup=False)
            self.dismiss(False)
        else:
            self.dismiss(True)

    def action_leave(self) -> None:
        """A compilation cannot be ended; what it has made is kept."""
        self.dismiss(False)
