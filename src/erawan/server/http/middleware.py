"""The ASGI middleware around the application: security headers, rate limits, and protection against other sites.

A browser says which site a request comes from (``Origin``). A request that changes something, or opens a WebSocket,
must come from this server's own pages. A request with a cookie but without an origin is refused as well. Programs use
bearer tokens, which no other site can make a browser send.

It wraps the whole application, because Litestar calls its own middleware only for addresses that have a route
(docs/decisions/0015-framework-and-own-code.md).
"""

from __future__ import annotations

import ipaddress
import logging
import time
from collections import OrderedDict
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from erawan.core.errors import ErawanError
from erawan.server.http.authentication import NEW_COOKIES, format_cookie, headers_of
from erawan.server.http.errors import error_body, pick_language
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
    # Responses hold what one user may see. Files that may be cached set their own header.
    (b"cache-control", b"no-store"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
# Other sites may embed a finished game; nothing there changes anything.
EMBEDDED = "/embed/"
_EMBEDDED_HEADERS = [
    (name, value.replace(b"frame-ancestors 'none'", b"frame-ancestors *"))
    for name, value in HEADERS
    if name != b"x-frame-options"
]
_HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")
MOST_BUCKETS = 20_000

_log = logging.getLogger("erawan.http")


# ---- rate limits


class TokenBucket:
    """A rate limit: ``rate`` tokens a second are added, up to ``burst``."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take a token; return False if there is none."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class TokenBuckets:
    """A token bucket for each name. The buckets that were not used for longest are dropped: they are full anyway."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, name: str) -> bool:
        """Take a token from the bucket of a name; return False if there is none."""
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = TokenBucket(self._rate, self._burst)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(name)
        return bucket.take()


class RefusedRequestError(ErawanError):
    """A request that is refused for its rate or its origin."""


def client_address(scope: Scope) -> str:
    """Return the address of a client, as rate limits count it."""
    client: Any = scope.get("client")
    return _fold(client[0]) if client else "-"


def _fold(address: str) -> str:
    """Return the /64 network of an IPv6 address, since one host has a whole network; other addresses unchanged."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))


# ---- the middleware


class RequestGuard:
    """Check every connection before the application sees it, and complete every response."""

    def __init__(self, app: ASGIApp, settings: Settings, request_limit: TokenBuckets) -> None:
        self.app = app
        self._settings = settings
        self._request_limit = request_limit
        https_only = [_HTTPS_ONLY] if settings.is_https else []
        self._headers = [*HEADERS, *https_only]
        self._embedded_headers = [*_EMBEDDED_HEADERS, *https_only]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a connection on to the application, or refuse it."""
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
        _log.info("socket refused", extra={"code": refused[1].code, "address": client_address(scope)})
        await receive()
        await send({"type": "websocket.close", "code": 4000 + refused[0], "reason": refused[1].code})

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 0
        cookies: dict[str, str] = {}
        headers = self._embedded_headers if scope["path"].startswith(EMBEDDED) else self._headers
        scope[NEW_COOKIES] = cookies  # type: ignore[literal-required]

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                present = {name for name, _ in message["headers"]}
                more = [header for header in headers if header[0] not in present]
                for name, value in cookies.items():
                    more.append((b"set-cookie", format_cookie(name, value, self._settings.is_https).encode()))
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
                "address": client_address(scope),
            },
        )

    def _refusal(self, scope: Scope, is_safe: bool) -> tuple[int, RefusedRequestError] | None:
        if not self._request_limit.take(client_address(scope)):
            return 429, RefusedRequestError("guard.too_many")
        headers = headers_of(scope)
        if not is_safe and not self._is_from_own_page(headers):
            return 403, RefusedRequestError("guard.other_site")
        return None

    def _is_from_own_page(self, headers: dict[bytes, bytes]) -> bool:
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin:
            return b"cookie" not in headers
        if origin == self._settings.public_origin:
            return True
        host = headers.get(b"host", b"").decode("latin-1")
        return bool(host) and origin.lower() in (f"http://{host}".lower(), f"https://{host}".lower())


async def _answer(refused: tuple[int, RefusedRequestError], scope: Scope, send: Any) -> None:
    status, error = refused
    body = error_body(error, pick_language(headers_of(scope).get(b"accept-language", b"").decode("latin-1")))
    headers = [(b"content-type", b"application/json")]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
