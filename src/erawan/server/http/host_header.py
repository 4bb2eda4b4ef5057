"""Decide whether the ``Host`` header of a request names this server, and build links.

A client may send any ``Host``. Only a known host is used in links, and shows that a page belongs to this server. Known
are the host of ``public_url``, the names in ``allowed_hosts``, ``localhost``, the name of this machine, addresses in
private networks, and the address at which the connection arrived. So playing in a local network needs no settings,
while a name that another person owns (DNS rebinding) is never trusted.
"""

from __future__ import annotations

import ipaddress
import socket
from typing import Any
from urllib.parse import urlsplit

from litestar.types import Scope

from erawan.server.addresses import addresses
from erawan.server.http.authentication import headers_of
from erawan.server.settings import Settings


def is_known_host(host: str, scope: Scope, settings: Settings) -> bool:
    """Return whether a ``Host`` header names this server."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    return name in _known_names(settings) or name.endswith(".localhost") or _is_own_address(name, scope)


def _known_names(settings: Settings) -> set[str]:
    machine = socket.gethostname().lower()
    public = urlsplit(settings.public_url).hostname or ""
    allowed = (name.strip().lower() for name in settings.allowed_hosts.split(","))
    return {"localhost", machine, f"{machine}.local", public, *allowed} - {""}


def _is_own_address(name: str, scope: Scope) -> bool:
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return False
    # With port forwarding, as in a container, the server cannot tell its own address in the network.
    return address.is_private or name == _local_address(scope)


def _local_address(scope: Scope) -> str:
    server: Any = scope.get("server")
    return server[0] if server else ""


def link_base(scope: Scope, settings: Settings) -> str:
    """Return the address that links start with, without a slash at the end."""
    if settings.public_origin:
        return settings.public_origin
    host = headers_of(scope).get(b"host", b"").decode("latin-1").lower()
    if is_known_host(host, scope, settings):
        return f"{scope['scheme']}://{host}"
    # The last one is for other machines, if there is one.
    return addresses(settings.host, local_port(scope, settings))[-1][1].rstrip("/")


def local_port(scope: Scope, settings: Settings) -> int:
    """Return the port at which the server listens."""
    server: Any = scope.get("server")
    port: int = server[1] if server and server[1] else settings.port
    return port
