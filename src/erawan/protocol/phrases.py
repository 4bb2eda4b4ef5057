"""Sentences that the client translates: a key of the catalogues, and its values."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

# msgspec writes ``dict[str, Any]`` without saying that any key is allowed; generators then make an empty type of it.
FreeObject: TypeAlias = Annotated[dict[str, Any], Meta(extra_json_schema={"additionalProperties": True})]


class Words(Struct, frozen=True):
    """A translatable sentence: a key of the Fluent catalogues and its variables."""

    key: Annotated[str, Meta(description="Key in the catalogues.")]
    values: Annotated[FreeObject, Meta(description="Variables of the sentence. A value may be Words again.")] = {}
