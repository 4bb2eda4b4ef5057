"""Read what the ASGI server tells about a connection."""

from __future__ import annotations

import ipaddress
from typing import Any

from litestar.types import Scope

COOKIE = "erawan"
COOKIE_SECONDS = 400 * 24 * 3600
NOTES = "erawan.notes"
"""Where a request leaves notes for the guard, which sees its response."""
FRESH_TOKEN = "fresh_token"


def headers_of(scope: Scope) -> dict[bytes, bytes]:
    """The headers of a connection."""
    return dict(scope["headers"])


def address_of(scope: Scope) -> str:
    """Where a connection comes from."""
    client: Any = scope.get("client")
    return _fold(client[0]) if client else "-"


def _fold(address: str) -> str:
    """An address as limits count it: one host of IPv6 has a whole network of its own."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))


def token_of(scope: Scope) -> str:
    """The token of a connection, by which somebody is known; empty without one."""
    headers = headers_of(scope)
    authorization = headers.get(b"authorization", b"").decode("latin-1")
    if authorization[:7].lower() == "bearer ":
        return authorization[7:].strip()
    # By hand: the standard library drops everything behind a cookie that it cannot read, and other apps on the same
    # host set such ones.
    for cookie in headers.get(b"cookie", b"").decode("latin-1").split(";"):
        name, _, value = cookie.strip().partition("=")
        if name == COOKIE:
            return value
    return ""


def format_cookie(token: str, is_https: bool) -> str:
    """The header that gives a browser its token, or with an empty one takes it away."""
    secure = "; Secure" if is_https else ""
    return f"{COOKIE}={token}; Path=/; Max-Age={COOKIE_SECONDS if token else 0}; HttpOnly; SameSite=Lax{secure}"
