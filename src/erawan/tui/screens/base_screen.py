"""What all full screens share: they can be told anew in another language, and have a bar of keys."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.screen import Screen

from erawan.core.errors import ErawanError
from erawan.tui.translation import app_of


class BaseScreen(Screen[None]):
    """A full screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", priority=True),
        Binding("f2", "app.daylight", priority=True),
        Binding("f3", "app.pick_language", priority=True),
    ]
    topic: ClassVar[str] = "start"
    """What the help tells first."""

    @abstractmethod
    def retell(self) -> None:
        """Say everything again, in the language and colours of the moment."""

    async def action_help(self) -> None:
        """Open the help."""
        from erawan.tui.screens.help import HelpScreen

        await self.app.push_screen(HelpScreen(self.topic))

    def complain(self, error: ErawanError) -> None:
        """Tell what went wrong, in passing."""
        self.app.notify(error.tell(app_of(self).language), severity="warning", markup=False)
