"""The common part of all full screens: translation, help and error notifications."""

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
    """The topic with which the help begins."""

    @abstractmethod
    def retranslate(self) -> None:
        """Show all texts again, in the current language and colours."""

    async def action_help(self) -> None:
        """Open the help."""
        from erawan.tui.screens.help_screen import HelpScreen

        await self.app.push_screen(HelpScreen(self.topic))

    def show_error(self, error: ErawanError) -> None:
        """Show an error as a notification."""
        app_of(self).show_error(error)
