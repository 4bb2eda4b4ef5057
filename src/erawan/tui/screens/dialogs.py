"""Dialogs: enter a text, read a message, pick one of several, confirm, hand over the terminal, wait."""

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
    """A box in the middle; Escape closes it without an answer."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave")]

    def action_leave(self) -> None:
        """Close the box."""
        self.dismiss(None)


class TextDialog(Dialog[str | None]):
    """A dialog that asks for a text."""

    def __init__(self, question: str, value: str = "") -> None:
        super().__init__()
        self._question = question
        self._value = value

    def compose(self) -> ComposeResult:
        """Yield the question and an input field."""
        with Vertical(classes="dialog"):
            yield Label(Content(self._question))
            yield Input(self._value, id="typed", compact=True)

    @on(Input.Submitted)
    def _take(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)


class MessageDialog(Dialog[None]):
    """A dialog that shows a message until the user closes it."""

    def __init__(self, told: Sequence[str]) -> None:
        super().__init__()
        self._told = told

    def compose(self) -> ComposeResult:
        """Yield the message and the button."""
        with Vertical(classes="dialog wide"):
            for told in self._told:
                yield Label(Content(told))
            yield Button(tell(self, "tui-go-on"), id="go-on", compact=True)

    @on(Button.Pressed)
    def _close(self) -> None:
        self.dismiss(None)


class ChoiceDialog(Dialog[int | None]):
    """A dialog that asks for one of several choices."""

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
        """Select the current value."""
        self.query_one(OptionList).highlighted = self._picked if self._offered else None

    @on(OptionList.OptionSelected)
    def _take(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)


class ConfirmDialog(Dialog[bool]):
    """A dialog that asks for confirmation."""

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
        """Focus No, the safe answer."""
        self.query_one("#no").focus()

    def action_answer(self, is_sure: bool) -> None:
        """Answer by key."""
        self.dismiss(is_sure)

    def action_leave(self) -> None:
        """Answer No."""
        self.dismiss(False)

    @on(Button.Pressed)
    def _take(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")


class HandoverDialog(Dialog[None]):
    """A dialog that hides the table until the next person is ready (K4.6)."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "leave")]

    def __init__(self, seat: int) -> None:
        super().__init__()
        self._seat = seat

    def compose(self) -> ComposeResult:
        """Yield the name of the next person, and a button."""
        with Vertical(classes="dialog"):
            yield Label(tell(self, "web-kos-curtain", seat=self._seat), classes="title")
            yield Label(tell(self, "tui-curtain"))
            yield Button(tell(self, "web-kos-curtain-open", seat=self._seat), id="open", compact=True)

    @on(Button.Pressed)
    def _open(self) -> None:
        self.dismiss(None)

    def action_leave(self) -> None:
        """Show the table."""
        self.dismiss(None)


class ProgressDialog(Dialog[bool]):
    """A dialog that shows the progress of steps in the background, which take long the first time."""

    def __init__(self, steps: Sequence[Step]) -> None:
        super().__init__()
        self._steps = steps

    def compose(self) -> ComposeResult:
        """Yield the current step and the progress."""
        with Vertical(classes="dialog"):
            yield Label(tell(self, "tui-preparing"), classes="title")
            yield Label("", id="step")
            yield ProgressBar(total=max(len(self._steps), 1), show_eta=False)

    def on_mount(self) -> None:
        """Start the first step."""
        self.run_worker(self._run(), exclusive=True)

    async def _run(self) -> None:
        bar, told = self.query_one(ProgressBar), self.query_one("#step", Label)
        try:
            for name, step in self._steps:
                told.update(Content(name))
                await app_of(self).run_in_thread(step)
                bar.advance(1)
        except ErawanError as error:
            self.app.notify(error.tell(app_of(self).language), severity="error", markup=False)
            self.dismiss(False)
        else:
            self.dismiss(True)

    def action_leave(self) -> None:
        """Close the dialog; a compilation cannot be ended, and its result is kept."""
        self.dismiss(False)
