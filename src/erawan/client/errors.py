"""The errors of the client. Each is a ``ServerError`` with the code that the server sent."""

from __future__ import annotations

from typing import Any

from erawan.core.errors import ErawanError
from erawan.protocol.errors import ErrorBody
from erawan.protocol.messages import Refused
from erawan.protocol.phrases import Words
from erawan.words import Phrase, knows
from erawan.words.phrase import Value


class ServerError(ErawanError):
    """The server refused a request or a command; nothing has changed there.

    ``code`` is the server's stable code, and ``message`` its sentence for people. ``rule`` is the broken rule of the
    game, and ``status`` the HTTP status (0 for a command over the socket).
    """

    message = ""
    status = 0
    _has_words = True

    @classmethod
    def from_refusal(cls, refusal: Refused | ErrorBody, status: int = 0) -> ServerError:
        """Return the error for a refused command, or for the body of an error response."""
        error = cls(refusal.code, rule=refusal.rule, place=getattr(refusal, "place", 0))
        error.message, error.status = refusal.message, status
        error._has_words = refusal.words is not None
        if refusal.words is not None:
            error.values = to_phrase(refusal.words).values
        return error

    @property
    def phrase(self) -> Phrase:
        """The error as a phrase for any language; the server's message if the catalogues do not have its code."""
        own = super().phrase
        if self._has_words and knows(own, "en"):
            return own
        return Phrase("error-server-said", {"message": self.message})


class ServerUnreachableError(ServerError):
    """The server cannot be reached, or the connection to it broke."""


def to_phrase(words: Words | dict[str, Any]) -> Phrase:
    """Return words of a message as a phrase that ``erawan.words.say`` puts into any language."""
    key, values = (words.key, words.values) if isinstance(words, Words) else (words["key"], words.get("values", {}))
    return Phrase(str(key), {str(name): _to_value(value) for name, value in values.items()})


def _to_value(value: Any) -> Value:
    if isinstance(value, dict) and "key" in value:
        return to_phrase(value)
    return value if isinstance(value, int | str) else str(value)
