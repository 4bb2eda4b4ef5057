"""The bar of keys at the foot of a screen: the actions, by key or by mouse, in the current language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from textual.content import Content
from textual.widgets import Static

from erawan.tui.translation import tell


class Key(NamedTuple):
    """A key: its label, the message that says what it does, and its action."""

    shown: str
    words: str
    action: str


class KeyBar(Static):
    """One row of keys; those that do not fit are in the help only."""

    def __init__(self) -> None:
        super().__init__(id="keys")
        self._keys: Sequence[Key] = ()

    def show(self, keys: Sequence[Key]) -> None:
        """Show other keys."""
        self._keys = keys
        parts, room = [], self.app.size.width
        for key in keys:
            words = tell(self, key.words)
            room -= len(key.shown) + len(words) + 3
            if room < 0:
                break
            label = Content(f"{key.shown} ").stylize("bold") + Content(f"{words}")
            parts.append(label.stylize(f"@click={key.action}") if key.action else label)
        self.update(Content("  ").join(parts))

    def on_resize(self) -> None:
        """Fit the keys to the new width."""
        self.show(self._keys)
