"""The error for a faulty record, with the line."""

from __future__ import annotations

from typing import Any

from erawan.core.errors import ErawanError, MalformedError
from erawan.words import Phrase, say


class RecordError(MalformedError):
    """A fault in a record: the code, rule and place of the fault itself, and the line (from 1)."""

    def __init__(self, code: str, *, line: int, **others: Any) -> None:
        super().__init__(code, **others)
        self.line = line
        self.values["line"] = line

    def tell(self, language: str = "en") -> str:
        """Return the error in one line of a language: the number of the line, the message and the place."""
        return say(Phrase("error-line", {"line": self.line, "error": super().tell(language)}), language)


def wrong_at(line: int, error: ErawanError) -> RecordError:
    """Return the same error with the line at which it occurred."""
    values = {name: value for name, value in error.values.items() if name != "line"}
    return RecordError(error.code, line=line, rule=error.rule, place=error.place, **values)
