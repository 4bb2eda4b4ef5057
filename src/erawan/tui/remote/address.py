"""Read the addresses of servers and games, as people copy them."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from erawan.core.errors import OptionError, quote

_GAME = re.compile(r"[a-z0-9]{8,32}")
_TOKEN = re.compile(r"[A-Za-z0-9_-]{20,100}")


class GameAddress(NamedTuple):
    """A game on a server: its id, or the token of an invitation; neither where it is still to be chosen."""

    game: str = ""
    token: str = ""


def read_server(text: str) -> str:
    """Return the origin of a server, such as ``https://siam.example.org``; without a scheme it is ``http``."""
    written = text.strip()
    parts = urlsplit(written if "://" in written else f"http://{written}")
    try:
        is_right = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        is_right = False
    if not is_right or any(letter.isspace() or not letter.isprintable() for letter in written):
        raise OptionError("server.address", found=quote(text))
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}"


def read_place(text: str) -> GameAddress:
    """Return a game, given its id, the address of its page or the link of an invitation."""
    written = text.strip()
    if not written:
        return GameAddress()
    if _GAME.fullmatch(written):
        return GameAddress(game=written)
    parts = urlsplit(written)
    if _TOKEN.fullmatch(parts.fragment):
        return GameAddress(token=parts.fragment)
    last = parts.path.rstrip("/").rpartition("/")[2]
    if parts.netloc and _GAME.fullmatch(last):
        return GameAddress(game=last)
    raise OptionError("server.game", found=quote(text))
