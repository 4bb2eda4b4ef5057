"""Decode JSON from clients, and refuse text that no field may hold.

Every text from outside passes here: bodies of requests, paths and query strings, and messages of the WebSocket. Control
characters other than tab and line breaks, and lone surrogates, are refused. They have no meaning in any field, and a
database may not be able to store them. Text that was stored before this rule is still read and shown.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import chain
from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ClientException, InternalServerException

from erawan.core.errors import MalformedError

# C0 without tab and line breaks, DEL, C1, and surrogates, which are half a character.
_FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")
# The same in a percent-encoded query string, where tabs and line breaks are not needed either.
_FORBIDDEN_ENCODED = re.compile(rb"%(?:[01][0-9a-f]|7f|c2%[89][0-9a-f])", re.IGNORECASE)
# JSON with a forbidden character contains one of these. Most bodies contain none, and need no further check.
_MARKS = (b"\\u", b"\\b", b"\\f", b"\x7f", b"\xc2")

# The deepest body that any request needs has six levels: a map inside a position.
DEEPEST = 32


def check_text(text: str) -> None:
    """Refuse a text with control characters or lone surrogates."""
    if _FORBIDDEN.search(text):
        raise MalformedError("text.control")


def check_query(query: bytes) -> None:
    """Refuse a query string that holds control characters in percent-encoding."""
    if _FORBIDDEN_ENCODED.search(query):
        raise MalformedError("text.control")


def may_hold_control(encoded: bytes) -> bool:
    """Return whether a JSON text may hold control characters; False is certain."""
    return any(mark in encoded for mark in _MARKS)


def check_json(encoded: bytes, decoded: Any) -> None:
    """Refuse decoded JSON that is nested too deeply, or holds control characters in a text or a key."""
    is_suspect = may_hold_control(encoded)
    if not is_suspect and encoded.count(b"[") + encoded.count(b"{") <= DEEPEST:
        return
    level = [decoded]
    for _ in range(DEEPEST + 1):
        if is_suspect:
            for text in level:
                if isinstance(text, str):
                    check_text(text)
        level = [part for value in level for part in _parts(value)]
        if not level:
            return
    raise ClientException("The body is nested too deeply.")


def _parts(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return chain(value.keys(), value.values())
    return value if isinstance(value, list) else ()


def decode_json(encoded: bytes) -> Any:
    """Return the value of a JSON text; raise ``ClientException`` for anything that is not JSON of usable text."""
    try:
        decoded = msgspec.json.decode(encoded)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise ClientException(f"The body is not JSON: {error}") from None
    except RecursionError:
        raise ClientException("The body is nested too deeply.") from None
    check_json(encoded, decoded)
    return decoded


class JsonRequest(Request[Any, Any, Any]):
    """A request whose JSON body is checked before any handler gets it."""

    async def body(self) -> bytes:
        """Return the body; raise ``ClientException`` if the client leaves before it is complete."""
        try:
            return await super().body()
        except InternalServerException as error:
            raise ClientException(error.detail) from None

    async def json(self) -> Any:
        """Return the body as a value; an empty body is null."""
        return decode_json(await self.body() or b"null")
