"""Translate texts into the current language of the app."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from textual.widget import Widget

from erawan.words import Phrase, say
from erawan.words.phrase import Value

if TYPE_CHECKING:
    from erawan.tui.terminal_app import ErawanApp


def app_of(widget: Widget) -> ErawanApp:
    """Return the app that a widget or screen belongs to."""
    return cast("ErawanApp", widget.app)


def tell(widget: Widget, key: str, /, **values: Value) -> str:
    """Return a message of the catalogues."""
    return say(Phrase(key, values), app_of(widget).language)


def tell_phrase(widget: Widget, phrase: Phrase) -> str:
    """Return a phrase in the current language, with a capital letter."""
    told = say(phrase, app_of(widget).language)
    return told[:1].upper() + told[1:]
