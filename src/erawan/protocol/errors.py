"""The body of every error response."""

from __future__ import annotations

from msgspec import Struct

from erawan.protocol.messages import Words


class ErrorBody(Struct, frozen=True):
    """What is wrong, for programs and for people."""

    code: str
    message: str
    rule: str = ""
    words: Words | None = None
    place: int = 0
    """Where in a text it is wrong, characters counted from 1."""
