"""Send a server bytes that no HTTP client would send, and read its answer."""

import socket
from contextlib import contextmanager

from tests.server.client import PATIENCE


@contextmanager
def connection(server):
    """Open a TCP connection to a server."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as wire:
        yield wire


def read_to_end(wire):
    """Return everything that comes until the server closes the connection."""
    parts = []
    try:
        while part := wire.recv(65536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


def exchange(server, data):
    """Send bytes, and return everything that comes until the server closes the connection."""
    with connection(server) as wire:
        wire.sendall(data)
        return read_to_end(wire)


def request_head(server, method=b"GET", path=b"/api/me", *headers, host=None):
    """Return the head of a request, after which the server closes the connection."""
    host = host or b"127.0.0.1:%d" % server.port
    lines = [b"%s %s HTTP/1.1" % (method, path), b"Host: " + host, b"Connection: close", *headers]
    return b"\r\n".join([*lines, b"", b""])


def post(server, path, body):
    """Send a body of any bytes, and return the response."""
    head = request_head(server, b"POST", path, b"Content-Length: %d" % len(body), b"Content-Type: application/json")
    return exchange(server, head + body)


def status_of(response):
    """Return the status of a response."""
    assert response.startswith(b"HTTP/1.1 "), response[:200]
    return int(response[9:12])
