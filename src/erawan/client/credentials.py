"""The token that tells the server who sends a request, and the headers that carry it."""

from __future__ import annotations

from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie

COOKIE = "erawan"
"""The cookie in which the server hands out tokens: to guests, and to users who sign in."""


class Credentials:
    """A token of one user on one server; empty for a user whom the server does not know.

    A subclass may store the token (override ``set_token``) or send it in another way (override ``headers``).
    """

    def __init__(self, token: str = "") -> None:
        self.token = token

    @property
    def headers(self) -> dict[str, str]:
        """The headers that every request and the WebSocket handshake carry."""
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def set_token(self, token: str) -> None:
        """Use another token from now on; an empty one forgets the user."""
        self.token = token

    def read_cookies(self, set_cookie_headers: Iterable[str]) -> None:
        """Take the token from the ``Set-Cookie`` headers of a response, if it has one."""
        for text in set_cookie_headers:
            try:
                found = SimpleCookie(text).get(COOKIE)
            except CookieError:
                continue
            if found is not None and found.value != self.token:
                self.set_token(found.value)
