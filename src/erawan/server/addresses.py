"""At which addresses a server can be reached."""

from __future__ import annotations

import ipaddress
import socket

# Nothing is sent there: asking for a way to it tells which address of this machine others see.
_ELSEWHERE = ("192.0.2.1", 9)
_EVERYWHERE = ("0.0.0.0", "::", "")


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
