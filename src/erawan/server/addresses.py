"""The socket on which a server listens, and the addresses at which it can be reached."""

from __future__ import annotations

import ipaddress
import socket

from erawan.core.errors import OptionError
from erawan.server.settings import Settings

# The system closes a connection after this time if the other side reads nothing.
UNREAD_MS = 30_000
# Nothing is sent there: the route to it tells which address of this machine others see.
_ELSEWHERE = ("192.0.2.1", 9)
_EVERYWHERE = ("0.0.0.0", "::", "")


def listen(settings: Settings) -> socket.socket:
    """Open the socket to listen on; raise an error if the address is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MS)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        raise OptionError(
            "serve.address", address=f"{settings.host}:{settings.port}", why=error.strerror or ""
        ) from None
    return listener


def addresses(host: str, port: int) -> list[tuple[str, str]]:
    """Return the addresses, each with its scope: ``here`` or ``network``."""
    if host not in _EVERYWHERE:
        return [(_scope_of(host), f"http://{_bracketed(host)}:{port}/")]
    network_address = _network_address()
    found = [("here", f"http://localhost:{port}/")]
    return found + ([("network", f"http://{network_address}:{port}/")] if network_address else [])


def _scope_of(host: str) -> str:
    try:
        return "here" if ipaddress.ip_address(host).is_loopback else "network"
    except ValueError:
        return "here" if host == "localhost" else "network"


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _network_address() -> str | None:
    """Return the address of this machine in its network; None without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if ipaddress.ip_address(address).is_loopback else address
