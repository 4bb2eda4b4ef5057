"""Who one is on a server, and the requests one makes there.

Somebody without a token becomes a guest, and stays the same one: the token that the server gives is kept in a file that
only its owner can read.
"""

from __future__ import annotations

import json
import os
import urllib.error
import urllib.request
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from erawan.core.errors import ErawanError, quote
from erawan.core.files import replacing
from erawan.protocol import messages as p
from erawan.protocol import requests as b
from erawan.tui.autosave import own_folder
from erawan.words import LANGUAGES, Phrase, knows
from erawan.words.phrase import Value

COOKIE = "erawan"
PATIENCE_S = 20.0
LARGEST_ANSWER = 8_000_000
TOKEN_VARIABLE = "ERAWAN_TOKEN"

Kind = TypeVar("Kind")


class ServerError(ErawanError):
    """A server that cannot be reached, or said no."""


class Account:
    """Somebody on one server."""

    def __init__(self, origin: str, folder: Path | None = None) -> None:
        """``folder`` is where tokens of guests are kept."""
        self.origin = origin
        self._file = (folder or own_folder()) / "servers.json"
        self._given = os.environ.get(TOKEN_VARIABLE, "")
        self._token = self._given or self._kept().get(origin, "")

    @property
    def headers(self) -> dict[str, str]:
        """What every request and the socket carry."""
        return {"Authorization": f"Bearer {self._token}"} if self._token else {}

    @property
    def socket(self) -> str:
        """The address of the socket."""
        return f"{self.origin.replace('http', 'ws', 1)}/api/live"

    # ---- requests

    def introduce(self, name: str | None) -> None:
        """Makes sure that the server knows one; a new name is told to it."""
        me = self._who()
        if name is not None or not me.is_known:
            self.ask(b.Me, "PUT", "/api/me", b.Name(name or os.environ.get("USER", "") or "Guest"))

    def _who(self) -> b.Me:
        try:
            return self.ask(b.Me, "GET", "/api/me")
        except ServerError as error:
            if self._given or error.code != "person.needed":
                raise
            # The server has forgotten this guest.
            self._token = ""
            return self.ask(b.Me, "GET", "/api/me")

    def my_games(self) -> list[b.ListedGame]:
        """The games in which one holds a seat, those that are over left out."""
        return [game for game in self.ask(b.Games, "GET", "/api/games").games if game.status != "over"]

    def open_games(self) -> list[b.ListedGame]:
        """The games anybody may join."""
        return self.ask(b.Games, "GET", "/api/games/open").games

    def make(self, game: b.NewGame) -> b.MadeGame:
        """Makes a game; it, and the links for those who are invited."""
        return self.ask(b.MadeGame, "POST", "/api/games", game)

    def join(self, token: str) -> str:
        """Takes the seat of an invitation; the game's id."""
        return self.ask(p.GameView, "POST", "/api/join", b.LinkToken(token)).id

    def take_seat(self, game: str, seat: int) -> str:
        """Takes a seat that is open to anybody; the game's id."""
        return self.ask(p.GameView, "POST", f"/api/games/{game}/seats/{seat}").id

    def record_text(self, game: str) -> str:
        """The text of a game's record."""
        return self._send("GET", f"/api/games/{game}/record", None).decode("utf-8", "replace")

    def ask(self, kind: type[Kind], method: str, path: str, body: object = None) -> Kind:
        """The answer to a request; what the server refuses is raised."""
        answer = self._send(method, path, body)
        try:
            return msgspec.json.decode(answer, type=kind)
        except msgspec.DecodeError as error:
            raise ServerError("server.strange", url=self.origin, reason=str(error)) from None

    def _send(self, method: str, path: str, body: object) -> bytes:
        sent = msgspec.json.encode(body) if body is not None else (b"" if method != "GET" else None)
        headers = {**self.headers, "Content-Type": "application/json", "Accept-Language": ",".join(LANGUAGES)}
        request = urllib.request.Request(f"{self.origin}{path}", sent, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
                self._take_token(answer.headers.get_all("Set-Cookie") or [])
                return bytes(answer.read(LARGEST_ANSWER))
        except urllib.error.HTTPError as error:
            raise _refusal(error.read(LARGEST_ANSWER), self.origin, error.code) from None
        except (OSError, ValueError) as error:
            reason = getattr(error, "reason", error)
            raise ServerError("server.unreachable", url=self.origin, reason=str(reason)) from None

    # ---- the token

    def _take_token(self, cookies: list[str]) -> None:
        for text in cookies:
            found = SimpleCookie(text).get(COOKIE)
            if found is not None and not self._given:
                self._token = found.value
                self._keep()

    def _kept(self) -> dict[str, str]:
        try:
            kept = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return kept if isinstance(kept, dict) else {}

    def _keep(self) -> None:
        tokens = {**self._kept(), self.origin: self._token}
        with replacing(self._file) as draft:
            # Nobody else may read it, not even for a moment.
            descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(descriptor, "w", encoding="utf-8") as file:
                json.dump(tokens, file)


# ---- what the server says, as phrases and errors


def phrase_of(words: p.Words | dict[str, Any]) -> Phrase:
    """Words from the wire as a phrase of the catalogues."""
    key, values = (words.key, words.values) if isinstance(words, p.Words) else (words["key"], words.get("values", {}))
    return Phrase(str(key), {str(name): _value(value) for name, value in values.items()})


def _value(value: Any) -> Value:
    if isinstance(value, dict) and "key" in value:
        return phrase_of(value)
    return value if isinstance(value, int | str) else str(value)


def error_of(code: str, message: str, rule: str, words: p.Words | None) -> ServerError:
    """A refusal as an error that can be told in any language; in the server's own words where we have none."""
    error = ServerError(code, rule=rule)
    error.values = phrase_of(words).values if words is not None else {}
    if words is not None and error.phrase.key == words.key and knows(error.phrase, "en"):
        return error
    return ServerError("server.said", message=message)


class _Body(msgspec.Struct):
    code: str
    message: str
    rule: str = ""
    words: p.Words | None = None


def _refusal(text: bytes, origin: str, status: int) -> ServerError:
    try:
        body = msgspec.json.decode(text, type=_Body)
    except msgspec.DecodeError:
        return ServerError("server.strange", url=origin, reason=f"{status} {quote(text[:30])}")
    return error_of(body.code, body.message, body.rule, body.words)
