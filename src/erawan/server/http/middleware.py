"""Middleware before every request: security headers, rate limits, and protection against cross-site requests.

A browser says which site a request comes from (``Origin``). One that would change something, or opens a socket, must
come from this site itself; a request with a cookie but without an origin is refused as well. Programs use bearer
tokens, which no other site can make a browser send.
"""

from __future__ import annotations

import logging
import time
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from erawan.core.errors import ErawanError
from erawan.server.http.asgi_scope import FRESH_TOKEN, NOTES, address_of, format_cookie, headers_of
from erawan.server.http.errors import error_body, pick_spoken
from erawan.server.http.rate_limits import TokenBuckets
from erawan.server.settings import Settings

_LIFESPAN: Any = "lifespan"
_SAFE_METHODS = frozenset(("GET", "HEAD", "OPTIONS"))
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    # What one person may see is kept nowhere; files that may be kept say so themselves.
    (b"cache-control", b"no-store"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
# A finished game may be shown inside a page of another site; nothing there changes anything.
EMBEDDED = "/embed/"
_EMBEDDED_HEADERS = [
    (name, value.replace(b"frame-ancestors 'none'", b"frame-ancestors *"))
    for name, value in HEADERS
    if name != b"x-frame-options"
]
_LASTING = (b"strict-transport-security", b"max-age=31536000")

_log = logging.getLogger("erawan.http")


class RefusedRequestError(ErawanError):
    """A request that is turned away before anybody looks at it."""


class RequestGuard:
    """An ASGI application around another."""

    def __init__(self, app: ASGIApp, settings: Settings, requests: TokenBuckets) -> None:
        self.app = app
        self._settings = settings
        self._requests = requests
        lasting = [_LASTING] if settings.is_https else []
        self._headers = [*HEADERS, *lasting]
        self._embedded_headers = [*_EMBEDDED_HEADERS, *lasting]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a connection through, or answers it."""
        if scope["type"] == _LIFESPAN:
            await self.app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        refused = self._refusal(scope, is_safe=False)
        if refused is None:
            await self.app(scope, receive, send)
            return
        _log.info("socket refused", extra={"code": refused[1].code, "address": address_of(scope)})
        await receive()
        await send({"type": "websocket.close", "code": 4000 + refused[0], "reason": refused[1].code})

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 0
        notes: dict[str, str] = {}
        headers = self._embedded_headers if scope["path"].startswith(EMBEDDED) else self._headers
        scope[NOTES] = notes  # type: ignore[literal-required]

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                present = {name for name, _ in message["headers"]}
                more = [header for header in headers if header[0] not in present]
                if FRESH_TOKEN in notes:
                    cookie = format_cookie(notes[FRESH_TOKEN], self._settings.is_https)
                    more.append((b"set-cookie", cookie.encode()))
                message = {**message, "headers": [*message["headers"], *more]}
            await send(message)

        refused = self._refusal(scope, scope["method"] in _SAFE_METHODS)  # type: ignore[typeddict-item]
        if refused is None:
            await self.app(scope, receive, send_with_headers)
        else:
            await _answer(refused, scope, send_with_headers)
        _log.info(
            "request",
            extra={
                "method": scope["method"],  # type: ignore[typeddict-item]
                "path": scope["path"],
                "status": status,
                "ms": round((time.perf_counter() - began) * 1000, 1),
                "address": address_of(scope),
            },
        )

    def _refusal(self, scope: Scope, is_safe: bool) -> tuple[int, RefusedRequestError] | None:
        if not self._requests.take(address_of(scope)):
            return 429, RefusedRequestError("guard.too_many")
        headers = headers_of(scope)
        if not is_safe and not self._is_from_here(scope, headers):
            return 403, RefusedRequestError("guard.other_site")
        return None

    def _is_from_here(self, scope: Scope, headers: dict[bytes, bytes]) -> bool:
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin:
            return b"cookie" not in headers
        if origin == self._settings.public_origin:
            return True
        host = headers.get(b"host", b"").decode("latin-1")
        return bool(host) and origin.lower() in (f"http://{host}".lower(), f"https://{host}".lower())


async def _answer(refused: tuple[int, RefusedRequestError], scope: Scope, send: Any) -> None:
    status, error = refused
    body = error_body(error, pick_spoken(headers_of(scope).get(b"accept-language", b"").decode("latin-1")))
    headers = [(b"content-type", b"application/json")]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
