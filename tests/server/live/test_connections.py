"""Slow clients lose their connection, and no client can take all connections of a server."""

import json
import socket
import time
from contextlib import ExitStack, closing, contextmanager

import pytest

from erawan.server.http.connections import ConnectionLimits
from erawan.server.settings import Settings
from tests.server.client import PATIENCE, Server
from tests.server.raw_http import connection, exchange, read_to_end, request_head, status_of

# On a busy machine this may be too short for any client: a test that needs an answer asks until it gets one.
SOON = "2"
NEVER = "3600"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory):
    """A server that waits for a head or a body for a short time."""
    limits = {"ERAWAN_HEAD_SECONDS": SOON, "ERAWAN_BODY_SECONDS": SOON}
    with closing(Server(tmp_path_factory.mktemp("hasty"), **limits)) as started:
        yield started


def answer_to(server, data):
    """Send the beginning of a request, then endless single bytes; return the answer of the server."""
    with connection(server) as wire:
        wire.sendall(data)
        wire.settimeout(0.1)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                wire.send(b"x")
                first = wire.recv(65536)
            except TimeoutError:
                continue
            except (BrokenPipeError, ConnectionResetError):
                first = b""
            wire.settimeout(PATIENCE)
            return first + read_to_end(wire)
    raise AssertionError("the server waits for ever")


@contextmanager
def answered(server, data):
    """Open a connection, send the beginning of its first request, and yield it with the response, which is JSON."""
    until = time.monotonic() + PATIENCE
    while True:
        with connection(server) as wire:
            wire.sendall(data)
            found = part = wire.recv(65536)
            while part and not found.endswith(b"}"):
                part = wire.recv(65536)
                found += part
            if part:
                yield wire, found
                return
        assert time.monotonic() < until, "the server closes every connection without an answer"


def refusal_in(response):
    """Return the status and the code of an error."""
    return status_of(response), json.loads(response.partition(b"\r\n\r\n")[2])["code"]


# ---- slow clients


def test_a_silent_connection_is_closed(hasty):
    assert exchange(hasty, b"") == b""


def test_a_head_must_come_in_time(hasty):
    assert refusal_in(answer_to(hasty, b"GET / HTTP/1.1\r\nHost: x\r\nX: ")) == (408, "request.too_slow")


@pytest.mark.parametrize(
    "header", [b"Content-Length: 100000", b"Transfer-Encoding: chunked\r\n\r\n186a0"], ids=["length", "chunks"]
)
def test_a_body_must_come_in_time(hasty, header):
    head = (
        b"POST /api/study/look HTTP/1.1\r\nHost: x\r\n" + header + b"\r\n" + (b"" if b"chunked" in header else b"\r\n")
    )
    assert refusal_in(answer_to(hasty, head)) == (408, "request.too_slow")


def test_a_body_must_come_in_time_though_nobody_reads_it(hasty):
    """The address takes no body, so its response is complete long before the request is."""
    with answered(hasty, b"POST /api/sign-out HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n") as (wire, found):
        assert status_of(found) == 401
        wire.sendall(b"x")
        # There is one response to one request.
        assert read_to_end(wire) == b""


def test_line_breaks_do_not_keep_a_connection_open(hasty):
    head = request_head(hasty, b"GET", b"/health/live").replace(b"Connection: close\r\n", b"")
    with answered(hasty, head) as (wire, found):
        assert status_of(found) == 200
        # Any byte ends Uvicorn's limit for idle connections.
        wire.sendall(b"\r\n")
        assert read_to_end(wire) == b""


def test_a_socket_is_not_closed_for_being_silent(hasty):
    with hasty.person().socket() as live:
        assert exchange(hasty, b"") == b""
        assert exchange(hasty, b"") == b""
        # Two connections that were opened later have been closed; this one has not.
        assert live.ask("ping")["t"] == "pong"


def test_a_head_has_a_size(server):
    head = b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 600_000
    assert refusal_in(exchange(server, head)) == (431, "request.too_large")


def test_a_client_that_does_not_read_is_let_go_of(tmp_path):
    limits = {"ERAWAN_BODY_SECONDS": SOON, "ERAWAN_CONNECTIONS": "1"}
    with closing(Server(tmp_path, **limits)) as server, socket.socket() as wire:
        # A small receive buffer: data for a client that does not read soon waits in the server.
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        wire.connect(("127.0.0.1", server.port))
        one = request_head(server, b"GET", b"/api/openapi/openapi.json").replace(b"Connection: close\r\n", b"")
        wire.sendall(one * 50)
        wait_for_room(server)


def wait_for_room(server):
    """Retry until the server accepts another connection."""
    until = time.monotonic() + PATIENCE
    while status_of(exchange(server, request_head(server, b"GET", b"/health/live"))) != 200:
        assert time.monotonic() < until, "the server keeps connections that it should close"
        time.sleep(0.1)


# ---- the number of connections


@pytest.mark.parametrize(
    "limits",
    [
        {"ERAWAN_CONNECTIONS": "3"},
        # By default this machine is a trusted proxy, to whom the limit for addresses does not apply.
        {"ERAWAN_CONNECTIONS_PER_ADDRESS": "3", "ERAWAN_TRUSTED_PROXIES": "192.0.2.1"},
    ],
    ids=["all", "address"],
)
def test_connections_are_counted_until_they_end(tmp_path, limits):
    with closing(Server(tmp_path, ERAWAN_HEAD_SECONDS=NEVER, **limits)) as server, ExitStack() as stack:
        # A WebSocket is a connection too.
        live = stack.enter_context(server.person().socket())
        second = stack.enter_context(connection(server))
        stack.enter_context(connection(server))
        refused = exchange(server, b"")
        assert refusal_in(refused) == (503, "guard.too_many_connections")
        assert b"retry-after" in refused.lower()
        assert live.ask("ping")["t"] == "pong"
        second.close()
        wait_for_room(server)
        stack.enter_context(connection(server))
        assert status_of(exchange(server, b"")) == 503
        live.raw.close()
        wait_for_room(server)


def counts(settings, *addresses):
    """Return, for each of these connections, whether it is within the limits."""
    limits = ConnectionLimits(settings)
    return [limits.add(address) for address in addresses]


def test_one_ipv6_network_is_one_address():
    settings = Settings(connections_per_address=1)
    assert counts(settings, "2001:db8::1", "2001:db8::2", "2001:db8:0:1::1") == [True, False, True]
    assert counts(settings, "192.0.2.1", "::ffff:192.0.2.1", "192.0.2.2") == [True, False, True]


@pytest.mark.parametrize(
    ("proxies", "is_trusted"), [("192.0.2.1", True), ("192.0.2.0/24", True), ("*", True), ("", False), ("name", False)]
)
def test_trusted_proxies_stand_for_many_clients(proxies, is_trusted):
    settings = Settings(connections_per_address=1, trusted_proxies=proxies)
    assert counts(settings, "192.0.2.1", "192.0.2.1") == [True, is_trusted]
    assert counts(Settings(connections=1, trusted_proxies=proxies), "192.0.2.1", "192.0.2.1") == [True, False]
