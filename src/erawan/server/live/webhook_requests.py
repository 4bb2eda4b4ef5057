"""The HTTP requests of webhook calls. ``webhooks.py`` imports this module when the first call is made."""

from __future__ import annotations

import ssl
from functools import cache
from urllib.parse import SplitResult

import httpx


def make_request(parts: SplitResult, address: str, body: bytes, signature: str, timeout_s: float) -> httpx.Request:
    """Return a request to a checked address. ``Host``, and with HTTPS the certificate, are those of the URL's host."""
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
    try:
        request = make_request(parts, address, body, signature, timeout_s)
        async with httpx.AsyncClient(verify=ssl_context(), trust_env=False, follow_redirects=False) as client:
            response = await client.send(request, stream=True)
            await response.aclose()
            return response.status_code
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        raise OSError(str(error)) from error


@cache
def ssl_context() -> ssl.SSLContext:
    """Return the context that trusts the certificates of this machine; loading them takes a while."""
    return ssl.create_default_context()
