"""Webhooks: call an address of a user's choice when it is their turn.

A call is a POST of the ``turn`` message as JSON. ``X-Erawan-Signature`` is ``sha256=`` and the HMAC of the body with
the secret that was shown when the address was registered.

Addresses of this machine and its network are refused. The name of a host is looked up once, and the connection goes to
the checked address. So a name that resolves to another address later (DNS rebinding) gains nothing. Redirects are not
followed, proxies of the environment are not used, and the body of the response is not read.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import socket
import ssl
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import cache, partial
from importlib import import_module
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, urlsplit

from erawan.core.errors import ErawanError

if TYPE_CHECKING:
    import httpx

TIMEOUT_SECONDS = 10.0
MAX_URL_LENGTH = 500
# A name that takes longer to look up is registered without a check; every call checks it again.
REGISTRATION_SECONDS = 3.0

# A lookup blocks its thread. Lookups have their own threads, so that names without an answer do not block the
# database. Registrations and calls have different threads, so that a registration delays no call.
_CALL_LOOKUPS = ThreadPoolExecutor(16, thread_name_prefix="erawan-lookup")
_REGISTRATION_LOOKUPS = ThreadPoolExecutor(4, thread_name_prefix="erawan-register")

_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")


class WebhookError(ErawanError):
    """A call that failed, or an address that cannot be called."""


# ---- one call


def check_url(url: str) -> SplitResult:
    """Return the parts of an address that can be called; refuse any other."""
    try:
        parts = urlsplit(url)
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        raise WebhookError("hook.url", most=MAX_URL_LENGTH) from None
    is_plain = len(url) <= MAX_URL_LENGTH and url.isascii() and url.isprintable() and " " not in url
    if not is_good or not is_plain or parts.username is not None:
        raise WebhookError("hook.url", most=MAX_URL_LENGTH)
    return parts


async def post(url: str, body: bytes, signature: str, allow_private: bool) -> None:
    """Post JSON to an address; raise an error unless the status of the response is 200 to 299."""
    parts = check_url(url)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    # Importing httpx takes a tenth of a server's start, and most servers never make a call.
    await asyncio.to_thread(import_module, "httpx")
    try:
        async with asyncio.timeout(TIMEOUT_SECONDS):
            address = await find_address(parts.hostname or "", port, allow_private)
            status = await send(parts, address, body, signature, TIMEOUT_SECONDS)
    except WebhookError:
        raise
    except (OSError, TimeoutError, ValueError):
        raise WebhookError("hook.unreachable") from None
    if not 200 <= status < 300:
        raise WebhookError("hook.status", status=status)


def make_request(parts: SplitResult, address: str, body: bytes, signature: str, timeout_s: float) -> httpx.Request:
    """Return a request to a checked address. ``Host``, and with HTTPS the certificate, are those of the URL's host."""
    import httpx

    headers = {
        "Host": parts.netloc,
        "User-Agent": "Erawan",
        "Content-Type": "application/json",
        "X-Erawan-Signature": signature,
        "Connection": "close",
    }
    url = httpx.URL(parts.geturl()).copy_with(host=address)
    extensions = {"sni_hostname": parts.hostname or "", "timeout": httpx.Timeout(timeout_s).as_dict()}
    return httpx.Request("POST", url, headers=headers, content=body, extensions=extensions)


async def send(parts: SplitResult, address: str, body: bytes, signature: str, timeout_s: float) -> int:
    """Post JSON to a checked address; return the status of the response without reading its body.

    Raises ``OSError`` if there is no response.
    """
    import httpx

    try:
        request = make_request(parts, address, body, signature, timeout_s)
        async with httpx.AsyncClient(verify=_ssl_context(), trust_env=False, follow_redirects=False) as client:
            response = await client.send(request, stream=True)
            await response.aclose()
            return response.status_code
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        raise OSError(str(error)) from error


@cache
def _ssl_context() -> ssl.SSLContext:
    """Return the context that trusts the certificates of this machine; loading them takes a while."""
    return ssl.create_default_context()


# ---- addresses


async def check_registration(url: str, allow_private: bool) -> None:
    """Refuse an address that cannot be called, or that leads to this machine or its network.

    A host name that cannot be looked up yet is accepted.
    """
    parts = check_url(url)
    try:
        async with asyncio.timeout(REGISTRATION_SECONDS):
            await find_address(parts.hostname or "", 0, allow_private, _REGISTRATION_LOOKUPS)
    except (OSError, TimeoutError, UnicodeError):
        return


async def find_address(host: str, port: int, allow_private: bool, threads: Executor = _CALL_LOOKUPS) -> str:
    """Return the IP address of a host; refuse one of this machine or its network unless that is allowed."""
    look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(threads, look_up)
    addresses = [str(each[4][0]) for each in found]
    if not allow_private and not all(_is_public(address) for address in addresses):
        raise WebhookError("hook.private")
    return addresses[0]


def _is_public(address: str) -> bool:
    parsed = ipaddress.ip_address(address.split("%", maxsplit=1)[0])
    if isinstance(parsed, ipaddress.IPv6Address):
        parsed = _embedded_address(parsed) or parsed
    return parsed.is_global and not parsed.is_multicast


def _embedded_address(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """Return the IPv4 address to which an IPv6 address leads; None if there is none."""
    if address in _NAT64:
        return ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour


def sign(secret: str, body: bytes) -> str:
    """Return the signature of a body."""
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
