"""The asynchronous client: requests over HTTP, and watched games."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from http.cookiejar import CookieJar, DefaultCookiePolicy
from types import TracebackType
from typing import Literal, TypeVar

import httpx
import msgspec

from erawan.client.credentials import Credentials
from erawan.client.errors import ServerError, ServerUnreachableError
from erawan.client.live_connection import is_loopback
from erawan.client.watched_game import AsyncWatchedGame
from erawan.core.errors import quote
from erawan.protocol import commands as c
from erawan.protocol import messages as p
from erawan.protocol import requests as b
from erawan.protocol.errors import ErrorBody

TIMEOUT_S = 20.0
PATIENCE_S = 60.0
USER_AGENT = "Erawan"
"""How the list of sessions names the client."""

Kind = TypeVar("Kind")


class AsyncClient:
    """A user of one server; use it as ``async with AsyncClient("http://localhost:8421", token) as client``.

    Without a token you can only read; the server makes you a guest when you first choose a name,
    create a game or join one. ``credentials.token`` is your token from then on: keep it to be the same guest again.
    """

    def __init__(
        self,
        origin: str,
        token: str = "",
        *,
        credentials: Credentials | None = None,
        language: str = "en",
        timeout_s: float = TIMEOUT_S,
        patience_s: float = PATIENCE_S,
    ) -> None:
        """``patience_s`` is how long a request waits and repeats while the server answers "too many requests"."""
        self.origin = origin.rstrip("/")
        self.credentials = credentials or Credentials(token)
        self._language = language
        self._patience_s = patience_s
        self._http = httpx.AsyncClient(
            base_url=self.origin,
            headers={"Accept-Language": language, "Content-Type": "application/json", "User-Agent": USER_AGENT},
            timeout=timeout_s,
            # The credentials hold the token. With a cookie as well, the server would demand an `Origin` header.
            cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])),
            # Loading certificates takes longer than many requests.
            verify=self.origin.startswith("https"),
            trust_env=not is_loopback(self.origin),
        )

    async def close(self) -> None:
        """Close the connections."""
        await self._http.aclose()

    async def __aenter__(self) -> AsyncClient:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.close()

    # ---- who you are

    async def get_me(self) -> b.Me:
        """Return who you are to the server."""
        return await self.ask(b.Me, "GET", "/api/me")

    async def set_name(self, name: str, colour: str | None = None) -> b.Me:
        """Choose the name that others see; a user without a token becomes a guest."""
        return await self.ask(b.Me, "PUT", "/api/me", b.Name(name, colour))

    async def sign_in(self, name: str, passphrase: str, *, bring: bool = False) -> b.Me:
        """Sign in; with ``bring`` your games as a guest move to the account."""
        return await self.ask(b.Me, "POST", "/api/sign-in", b.SignIn(name, passphrase, bring))

    async def sign_out(self) -> b.Me:
        """Sign out; the token stops working."""
        return await self.ask(b.Me, "POST", "/api/sign-out")

    async def set_passphrase(self, passphrase: str, old: str = "") -> b.Me:
        """Choose the passphrase to sign in with; an empty one removes it. To change one, name the old one.

        All your other sessions end.
        """
        return await self.ask(b.Me, "PUT", "/api/me/passphrase", b.Passphrase(passphrase, old))

    async def list_sessions(self) -> b.Sessions:
        """Return the devices on which you are signed in, most recently used first."""
        return await self.ask(b.Sessions, "GET", "/api/me/sessions")

    async def end_session(self, session_id: str) -> b.Sessions:
        """Sign out on one device; return the sessions that are left."""
        return await self.ask(b.Sessions, "DELETE", f"/api/me/sessions/{session_id}")

    async def end_sessions(self, *, this_too: bool = False) -> b.Sessions:
        """Sign out everywhere else, or everywhere; return the sessions that are left."""
        return await self.ask(b.Sessions, "DELETE", f"/api/me/sessions?this_too={str(this_too).lower()}")

    # ---- games

    async def create_game(self, game: b.NewGame) -> b.MadeGame:
        """Create a game; return it with the links of its invitations."""
        return await self.ask(b.MadeGame, "POST", "/api/games", game)

    async def join(self, link_token: str) -> p.GameView:
        """Take the seat of an invitation; the token is the part of its link after ``#``."""
        return await self.ask(p.GameView, "POST", "/api/join", b.LinkToken(link_token))

    async def take_seat(self, game_id: str, seat: int) -> p.GameView:
        """Take a seat that is open to anyone."""
        return await self.ask(p.GameView, "POST", f"/api/games/{game_id}/seats/{seat}")

    async def create_link(self, game_id: str, seat: int) -> b.SeatLink:
        """Create a new link for a free seat, or for your own to take it to another device."""
        return await self.ask(b.SeatLink, "POST", f"/api/games/{game_id}/seats/{seat}/link")

    async def list_games(
        self,
        *,
        status: Literal["waiting", "running", "over"] | None = None,
        game: str | None = None,
        your_turn: bool | None = None,
        result: Literal["won", "lost", "drawn"] | None = None,
        previous: b.Games | None = None,
    ) -> b.Games:
        """Return a page of your games, most recently changed first; name the previous page to get the next."""
        query: dict[str, str | int | bool | None] = {
            "status": status,
            "game": game,
            "your_turn": your_turn,
            "result": result,
            "before_ms": previous.before_ms if previous else None,
            "before_id": previous.before_id if previous else None,
        }
        given = httpx.QueryParams({name: value for name, value in query.items() if value is not None})
        return await self.ask(b.Games, "GET", f"/api/games?{given}")

    async def list_open_games(self) -> b.Games:
        """Return the games that have a seat open to anyone."""
        return await self.ask(b.Games, "GET", "/api/games/open")

    async def list_games_to_watch(self) -> b.Games:
        """Return running games that everyone may watch, with their positions."""
        return await self.ask(b.Games, "GET", "/api/games/watch")

    async def list_turns(self) -> b.Turns:
        """Return the games in which it is your turn."""
        return await self.ask(b.Turns, "GET", "/api/me/turns")

    async def get_game(self, game_id: str) -> p.GameView:
        """Return a game as you may see it."""
        return await self.ask(p.GameView, "GET", f"/api/games/{game_id}")

    async def get_record(self, game_id: str) -> str:
        """Return the record of a game as text; ``erawan.records.parse_record`` reads it."""
        return (await self._send_checked("GET", f"/api/games/{game_id}/record")).text

    async def command(self, command: c.TableCommand | c.Prepare) -> p.Done:
        """Send a command without watching the game; the same command under the same id is done once."""
        return await self.ask(p.Done, "POST", f"/api/games/{command.game}/commands", command)

    def watch(self, game_id: str) -> AsyncWatchedGame:
        """Watch and play a game: ``async with client.watch(game_id) as game``."""
        return AsyncWatchedGame(self.origin, self.credentials, game_id, self._language)

    # ---- requests

    async def ask(self, kind: type[Kind], method: str, path: str, body: object = None) -> Kind:
        """Send any request and return its answer as ``kind``; a refusal raises ``ServerError``."""
        response = await self._send_checked(method, path, body)
        try:
            return msgspec.json.decode(response.content, type=kind)
        except msgspec.DecodeError as error:
            raise ServerError("server.strange", url=self.origin, reason=str(error)) from None

    async def _send_checked(self, method: str, path: str, body: object = None) -> httpx.Response:
        response = await self.send(method, path, msgspec.json.encode(body) if body is not None else b"")
        if response.is_success:
            return response
        try:
            refusal = msgspec.json.decode(response.content, type=ErrorBody)
        except msgspec.DecodeError:
            reason = f"{response.status_code} {quote(response.content[:30])}"
            raise ServerError("server.strange", url=self.origin, reason=reason) from None
        raise ServerError.from_refusal(refusal, response.status_code)

    async def send(
        self, method: str, path: str, content: bytes = b"", headers: Mapping[str, str] | None = None
    ) -> httpx.Response:
        """Send a request and return the response, also an error; after "too many requests" wait and repeat."""
        waited_s = 0.0
        while True:
            sent = {**self.credentials.headers, **(headers or {})}
            try:
                response = await self._http.request(method, path, content=content, headers=sent)
            except (httpx.HTTPError, httpx.InvalidURL) as error:
                reason = str(error) or type(error).__name__
                raise ServerUnreachableError("server.unreachable", url=self.origin, reason=reason) from None
            self.credentials.read_cookies(response.headers.get_list("set-cookie"))
            pause_s = _retry_after_s(response)
            if response.status_code != httpx.codes.TOO_MANY_REQUESTS or waited_s + pause_s > self._patience_s:
                return response
            await asyncio.sleep(pause_s)
            waited_s += pause_s


def _retry_after_s(response: httpx.Response) -> float:
    """Return how many seconds the server asks to wait."""
    text = response.headers.get("retry-after", "")
    return float(text) if text.isdecimal() else 1.0
