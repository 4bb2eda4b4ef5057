"""The body of every error response."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from erawan.protocol.phrases import Words


class ErrorBody(Struct, frozen=True):
    """The reason why a request failed."""

    code: Annotated[str, Meta(description="Stable code for programs, such as `table.unknown`.")]
    message: Annotated[str, Meta(description="A sentence for people, in a language of `Accept-Language`.")]
    rule: Annotated[str, Meta(description="The numbered rule that a turn breaks, such as `S3.2`; empty if none.")] = ""
    words: Annotated[
        Words | None, Meta(description="The same sentence as a key and values, for clients that translate it.")
    ] = None
    place: Annotated[
        int, Meta(description="Where in the text the mistake is, in characters from 1; 0 if it has no place.")
    ] = 0
