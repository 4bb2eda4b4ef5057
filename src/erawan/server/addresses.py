"""At which addresses a server listens and can be reached."""

from __future__ import annotations

import ipaddress
import socket

from erawan.core.errors import OptionError
from erawan.server.settings import Settings

# After so long the system gives up a connection whose other side takes nothing.
UNREAD_MS = 30_000
# Nothing is sent there: asking for a way to it tells which address of this machine others see.
_ELSEWHERE = ("192.0.2.1", 9)
_EVERYWHERE = ("0.0.0.0", "::", "")


def listen(settings: Settings) -> socket.socket:
    """The socket to listen at, before anything slow begins; an address that is taken is an error."""
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
    """The addresses, each with who can use it: ``here`` or ``network``."""
    if host not in _EVERYWHERE:
        return [(_is_here(host), f"http://{_bracketed(host)}:{port}/")]
    outside = _outside()
    found = [("here", f"http://localhost:{port}/")]
    return found + ([("network", f"http://{outside}:{port}/")] if outside else [])


def _is_here(host: str) -> str:
    try:
        return "here" if ipaddress.ip_address(host).is_loopback else "network"
    except ValueError:
        return "here" if host == "localhost" else "network"


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _outside() -> str | None:
    """The address of this machine in its network; None without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if ipaddress.ip_address(address).is_loopback else address
