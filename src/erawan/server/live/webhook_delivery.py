"""Send one POST to an address that a user chose. Addresses of this machine and its network are refused.

The name is looked up once and the connection made to the very address that was checked, so a name that changes its mind
between the two gains nothing. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from contextlib import suppress
from urllib.parse import SplitResult, urlsplit

from erawan.core.errors import ErawanError

SECONDS = 10.0
LONGEST_URL = 500
_LONGEST_LINE = 1000


class WebhookError(ErawanError):
    """A call that did not arrive, or an address that cannot be called."""


def check_url(url: str) -> SplitResult:
    """An address that can be called, in parts."""
    try:
        parts = urlsplit(url)
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        raise WebhookError("hook.url", most=LONGEST_URL) from None
    is_plain = len(url) <= LONGEST_URL and url.isascii() and url.isprintable() and " " not in url
    if not is_good or not is_plain or parts.username is not None:
        raise WebhookError("hook.url", most=LONGEST_URL)
    return parts


async def post(url: str, body: bytes, signature: str, allow_private: bool) -> None:
    """Posts JSON; an error unless it was taken (status 200 to 299)."""
    parts = check_url(url)
    try:
        async with asyncio.timeout(SECONDS):
            status = await _post(parts, body, signature, allow_private)
    except (OSError, ssl.SSLError, TimeoutError, ValueError, asyncio.IncompleteReadError):
        raise WebhookError("hook.unreachable") from None
    if not 200 <= status < 300:
        raise WebhookError("hook.status", status=status)


async def _post(parts: SplitResult, body: bytes, signature: str, allow_private: bool) -> int:
    host, is_https = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if is_https else 80)
    address = await find_address(host, port, allow_private)
    secure = {"ssl": ssl.create_default_context(), "server_hostname": host} if is_https else {}
    reader, writer = await asyncio.open_connection(address, port, limit=_LONGEST_LINE, **secure)  # type: ignore[arg-type]
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        head = [
            f"POST {path} HTTP/1.1",
            f"Host: {parts.netloc}",
            "User-Agent: Erawan",
            "Content-Type: application/json",
            f"Content-Length: {len(body)}",
            f"X-Erawan-Signature: {signature}",
            "Connection: close",
        ]
        writer.write("\r\n".join([*head, "", ""]).encode("ascii") + body)
        await writer.drain()
        version, status, *_ = (await reader.readline()).split()
        if not version.startswith(b"HTTP/1."):
            raise ValueError(version)
        return int(status)
    finally:
        writer.close()
        with suppress(OSError, ssl.SSLError):
            await writer.wait_closed()


async def find_address(host: str, port: int, allow_private: bool) -> str:
    """The address of a host; one of this machine or its network is refused unless that is allowed."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(each[4][0]) for each in found]
    if not allow_private and not all(_is_public(address) for address in addresses):
        raise WebhookError("hook.private")
    return addresses[0]


def _is_public(address: str) -> bool:
    parsed = ipaddress.ip_address(address.split("%", maxsplit=1)[0])
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is not None:
        parsed = parsed.ipv4_mapped
    return parsed.is_global and not parsed.is_multicast
