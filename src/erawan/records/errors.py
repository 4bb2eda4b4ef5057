"""What is wrong in a record, and on which line."""

from __future__ import annotations

from typing import Any

from erawan.core.errors import ErawanError, MalformedError
from erawan.words import Phrase, say


class RecordError(MalformedError):
    """What is wrong in a record: code, rule and place of the trouble itself, and the line (from 1)."""

    def __init__(self, code: str, *, line: int, **others: Any) -> None:
        super().__init__(code, **others)
        self.line = line
        self.values["line"] = line

    def tell(self, language: str = "en") -> str:
        """Return one line: where, the rule, what went wrong."""
        return say(Phrase("error-line", {"line": self.line, "error": super().tell(language)}), language)


def wrong_at(line: int, error: ErawanError) -> RecordError:
    """Return the same trouble with the line it stands on."""
    values = {name: value for name, value in error.values.items() if name != "line"}
    return RecordError(error.code, line=line, rule=error.rule, place=error.place, **values)
