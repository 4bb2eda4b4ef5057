"""The ASGI middleware around the application: security headers, rate limits, and protection against other sites.

It also answers HEAD requests like GET requests without a body, and unexpected errors outside of handlers.

A browser says which site a request comes from (``Origin``). A request that changes something, or opens a WebSocket,
must come from this server's own pages. A request with a cookie but without an origin is refused as well. Programs use
bearer tokens, which no other site can make a browser send.

The middleware wraps the whole application. Litestar calls its own middleware only for addresses that have a route
(docs/decisions/0015-framework-and-own-code.md).
"""

from __future__ import annotations

import logging
import time
from typing import Any, NamedTuple, cast

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import HTTPScope, Message, Receive, Scope, Send

from erawan.core.errors import ErawanError, quote
from erawan.server.domain.decisions import RefusedError
from erawan.server.http.authentication import NEW_COOKIES, format_cookie, headers_of
from erawan.server.http.errors import error_body, log_failure, pick_language, plain_error_body, status_of
from erawan.server.http.host_header import is_known_host
from erawan.server.http.incoming_text import check_query, check_text
from erawan.server.http.request_limits import AddressLimits, RefusedRequestError, client_address
from erawan.server.log import begin_request, request_id
from erawan.server.metrics import ERRORS, REQUESTS
from erawan.server.settings import Settings
from erawan.server.tracing import span

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
# The longest address of a page has about 100 characters. Litestar caches routes by path.
LONGEST_PATH = 1000

_log = logging.getLogger("erawan.http")


class Refusal(NamedTuple):
    """A response to a request that does not reach the application."""

    status: int
    code: str
    body: bytes


class RequestGuard:
    """Check every connection before the application sees it, and complete every response."""

    def __init__(self, app: Litestar, settings: Settings, limits: AddressLimits) -> None:
        self.app = app
        self._settings = settings
        self._limits = limits
        https_only = [_HTTPS_ONLY] if settings.is_https else []
        self._headers = [*HEADERS, *https_only]
        self._embedded_headers = [*_EMBEDDED_HEADERS, *https_only]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a connection on to the application, or refuse it."""
        if scope["type"] == _LIFESPAN:
            await self.app(scope, receive, send)
            return
        begin_request(headers_of(scope).get(b"x-request-id", b"").decode("latin-1"))
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        refused = self._refusal(scope, is_safe=False)
        if refused is None:
            await self.app(scope, receive, send)
            return
        ERRORS.labels(refused.code).inc()
        _log.info("socket refused", extra={"code": refused.code, "address": client_address(scope)})
        await receive()
        await send({"type": "websocket.close", "code": 4000 + refused.status, "reason": refused.code})

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 0
        cookies: dict[str, str] = {}
        headers = self._embedded_headers if scope["path"].startswith(EMBEDDED) else self._headers
        method, path = scope["method"], scope["path"]
        is_head = method == "HEAD"

        async def send_completed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                present = {name for name, _ in message["headers"]}
                more = [header for header in headers if header[0] not in present]
                more.append((b"x-request-id", request_id.get().encode()))
                for name, value in cookies.items():
                    more.append((b"set-cookie", format_cookie(name, value, self._settings.is_https).encode()))
                message = {**message, "headers": [*message["headers"], *more]}
            elif message["type"] == "http.response.body" and is_head:
                message = {**message, "body": b""}
            await send(message)

        # The web server keeps its own scope, so it still knows that the request is a HEAD request.
        scope = cast("HTTPScope", {**scope, NEW_COOKIES: cookies, "method": "GET" if is_head else method})
        refused = self._refusal(scope, method in _SAFE_METHODS)
        try:
            if refused is None:
                with span("request"):
                    await self._limits.cpu_shares.run(client_address(scope), self.app(scope, receive, send_completed))
            else:
                ERRORS.labels(refused.code).inc()
                await _answer(refused, send_completed)
        except Exception as error:
            # Litestar answers errors of handlers. This is an error of Litestar itself, or after the response began.
            log_failure(error, scope)
            # The web server closes the connection of a response that is not complete.
            if not status:
                body = error_body(RefusedError("server.fault"), _language(scope))
                await _answer(Refusal(500, "server.fault", body), send_completed)
        REQUESTS.labels(status).inc()
        _log.info(
            "request",
            extra={
                "method": method,
                "path": path,
                "status": status,
                "ms": round((time.perf_counter() - began) * 1000, 1),
                "address": client_address(scope),
            },
        )

    def _refusal(self, scope: Scope, is_safe: bool) -> Refusal | None:
        """Return why a request is refused, or None."""
        if len(scope["path"]) > LONGEST_PATH:
            return Refusal(414, "request.too_large", plain_error_body(414, "The address is too long."))
        if sum(name == b"host" for name, _ in scope["headers"]) > 1:
            return Refusal(400, "request.wrong", plain_error_body(400, "The request has several Host headers."))
        try:
            self._check(scope, is_safe)
        except ErawanError as error:
            return Refusal(status_of(error), error.code, error_body(error, _language(scope)))
        return None

    def _check(self, scope: Scope, is_safe: bool) -> None:
        address = client_address(scope)
        if not self._limits.requests.take(address) or self._limits.cpu_shares.is_crowded(address):
            raise RefusedRequestError("guard.too_many")
        check_text(scope["path"])
        check_query(scope["query_string"])
        if not is_safe:
            self._check_origin(scope)

    def _check_origin(self, scope: Scope) -> None:
        """Refuse a request from a page of another site, or of an address that is not known to be this server's."""
        headers = headers_of(scope)
        origin = headers.get(b"origin", b"").decode("latin-1").lower()
        if origin == self._settings.public_origin.lower() and origin:
            return
        if not origin and b"cookie" not in headers:
            return
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if not origin or origin not in (f"http://{host}", f"https://{host}"):
            raise RefusedRequestError("guard.other_site")
        if not is_known_host(host, scope, self._settings):
            raise RefusedRequestError("guard.unknown_host", host=quote(host))


def _language(scope: Scope) -> str:
    return pick_language(headers_of(scope).get(b"accept-language", b"").decode("latin-1"))


async def _answer(refused: Refusal, send: Any) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(refused.body)).encode())]
    if refused.status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": refused.body, "more_body": False})
