"""Requests that no client of Erawan sends get a clean error, and leave no trace in the log. HEAD works like GET."""

import asyncio
import json
import socket
from contextlib import closing

import pytest

from erawan.server.http import middleware, static_files
from erawan.server.settings import Settings
from tests.server.client import PATIENCE, Server
from tests.server.raw_http import exchange, post, request_head, status_of

UPGRADE = (
    b"Upgrade: websocket",
    b"Connection: Upgrade",
    b"Sec-WebSocket-Version: 13",
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    """A server whose log no other test writes to."""
    with closing(Server(tmp_path_factory.mktemp("malformed"))) as started:
        yield started


@pytest.fixture
def quiet_log(own):
    """Fail if the test adds a trace or an error to the log."""
    before = len(own.read_log())
    yield
    # A request is logged after its response. When this one is answered, all earlier ones have been logged.
    own.person().get("/health")
    added = own.read_log()[before:]
    assert 'File "' not in added, added
    assert " error " not in added, added


def error_of(response):
    """Return the status of a response, and the code of its JSON body."""
    head, _, body = response.partition(b"\r\n\r\n")
    assert b"content-security-policy" in head.lower()
    found = json.loads(body)
    assert found["message"]
    return status_of(response), found["code"]


# ---- bodies


@pytest.mark.parametrize(
    "body",
    [
        b'{"game":"\xff\xfe"}',
        b'{"game":"\xed\xa0\x80"}',
        '{"game":"siam"}'.encode("utf-16"),
        b"[" * 2000,
        b"[" * 100_000,
        b'{"a":' * 2000,
        b'{"game":"siam","map":' + b"[" * 500 + b"]" * 500 + b"}",
        b'{"game":"siam","map":' + b'{"a":' * 40 + b"1" + b"}" * 41,
        b'{"game":"siam","options":{"players":' + b"9" * 5000 + b"}}",
        b'{"game":"siam","options":{"players":1e999}}',
        b'{"game":"\\ud800"}',
        b'{"game":"\\udc00\\ud800"}',
        b'{"game":"a\x01"}',
        b"\0",
    ],
    ids=lambda body: repr(body[:30]),
)
def test_a_body_that_is_not_usable_json_is_refused(own, quiet_log, body):
    assert error_of(post(own, b"/api/study/look", body)) == (400, "request.wrong")


def test_a_body_may_be_as_deep_as_a_map_inside_a_study_needs(own):
    place = {"game": "king-of-siam", "map": {"a": [[[{"b": "c"}]]]}}
    response = own.person().ask("POST", "/api/studies", {"tree": {"place": place}})
    # The map is not valid, but the body was accepted.
    assert response.json()["code"] != "request.wrong"


def test_a_client_may_leave_before_its_body_is_complete(own, quiet_log):
    head = request_head(own, b"POST", b"/api/study/look", b"Content-Length: 100")
    with socket.create_connection(("127.0.0.1", own.port), timeout=PATIENCE) as wire:
        wire.sendall(head + b"{")
        wire.shutdown(socket.SHUT_WR)
    # The client is gone, so there is no response: only the log could show a fault.


# ---- addresses


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        (b"/assets/%00", (400, "text.control")),
        (b"/game/%00", (400, "text.control")),
        (b"/api/games/%1b", (400, "text.control")),
        (b"/api/games?game=%00", (400, "text.control")),
        (b"/api/games?before_id=%c2%85&before_ms=5", (400, "text.control")),
        (b"/assets/" + b"a" * 300, (404, "request.unknown")),
        (b"/assets/" + b"a/" * 300, (404, "request.unknown")),
        (b"/icons/" + b"a" * 300, (404, "request.unknown")),
        (b"/" + b"a" * 300, (404, "request.unknown")),
        (b"/" + b"a" * 5000, (414, "request.too_large")),
        (b"/assets/%", (404, "request.unknown")),
        (b"/assets/%zz", (404, "request.unknown")),
        (b"/assets/%ff", (404, "request.unknown")),
        (b"/assets/%ed%a0%80", (404, "request.unknown")),
        (b"/assets/../../app.py", (404, "request.unknown")),
        (b"/assets/..%2f..%2fapp.py", (404, "request.unknown")),
        (b"/assets/\xff", (400, "request.wrong")),
        (b"/api/games?game=\xff", (400, "request.wrong")),
        (b"/\x01", (400, "request.wrong")),
        (b"/api/games?before_ms=" + b"9" * 5000, (400, "request.wrong")),
        (b"/" + b"a" * 90_000, (400, "request.wrong")),
    ],
    ids=lambda value: repr(value)[:40],
)
def test_an_address_that_nothing_has_is_refused(own, quiet_log, path, expected):
    assert error_of(exchange(own, request_head(own, b"GET", path))) == expected


def test_a_percent_sign_in_a_query_is_no_control_character(own):
    assert status_of(exchange(own, request_head(own, b"GET", b"/api/games?game=%2500"))) == 200


def test_unknown_addresses_take_no_memory():
    """Files are listed once, and their number limits the cache."""
    static_files._file("index.html")
    before = static_files._read.cache_info().currsize
    for number in range(1200):
        assert static_files._file(f"assets/{number}") is None
        assert static_files._file(f"../{number}.py") is None
    assert static_files._read.cache_info().currsize == before
    assert static_files._paths.cache_info().currsize == 1


# ---- headers


@pytest.mark.parametrize(
    ("header", "status"),
    [
        (b"Cookie: erawan=\xff\xfe", 200),
        (b"Cookie: erawan=%00;;;=;", 200),
        (b"Authorization: Bearer \xff", 401),
        (b"Accept-Language: \xff\xff,,;q=\xff", 200),
        (b"Accept-Encoding: \xff", 200),
        (b"Origin: http://[", 200),
        (b"X-Forwarded-For: \xff\xff,,,[", 200),
        (b"X-Forwarded-Proto: \xff", 200),
        (b"Host: other.example", 400),
        (b"Content-Length: x", 400),
        (b"Content-Length: -1", 400),
        (b"Transfer-Encoding: gzip", 400),
        (b"Upgrade: h2c", 200),
        (b"X: " + b"x" * 20_000, 200),
        (b"\r\n".join(b"X-%d: 1" % number for number in range(500)), 200),
    ],
    ids=lambda value: repr(value)[:40],
)
def test_no_header_is_a_fault(own, quiet_log, header, status):
    assert status_of(exchange(own, request_head(own, b"GET", b"/api/me", header))) == status


@pytest.mark.parametrize("host", [b"[", b"a b", b"evil\xff", b"x" * 3000, b":", b"a:b:c"])
def test_no_host_is_a_fault(own, quiet_log, host):
    assert status_of(exchange(own, request_head(own, b"GET", b"/api/me", host=host))) in (200, 400)
    body = b'{"game":"siam","seats":[{"kind":"here"},{"kind":"link"}]}'
    head = request_head(own, b"POST", b"/api/games", b"Content-Length: %d" % len(body), host=host)
    response = exchange(own, head + body)
    assert status_of(response) in (201, 400)
    assert b'"url":"http://' + host not in response


@pytest.mark.parametrize("first", [b"\x16\x03\x01\x02\x00\x01", b"FOO / HTTP/1.1\r\n\r\n", b"\xff" * 100])
def test_what_is_not_http_gets_an_error(own, quiet_log, first):
    assert error_of(exchange(own, first + b"\r\n\r\n")) == (400, "request.wrong")


# ---- the WebSocket


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        (b"/api/live", [b"X-%d: 1" % number for number in range(300)], 431),
        (b"/api/live", [b"X: " + b"1" * 20_000], 431),
        (b"/api/live?" + b"a" * 20_000, [], 431),
        (b"/api/live", [b"Content-Length: 4"], 400),
        (b"/api/live", [b"Cookie: erawan=\xff"], 403),
        (b"/assets/%00", [], 403),
        (b"/api/nothing", [], 403),
        (b"/", [], 403),
    ],
    ids=["headers", "header", "address", "body", "cookie", "control", "nothing", "page"],
)
def test_a_handshake_that_cannot_work_is_answered(own, quiet_log, path, headers, status):
    head = request_head(own, b"GET", path, *UPGRADE, *headers).replace(b"Connection: close\r\n", b"")
    assert status_of(exchange(own, head + b"body")) == status


def test_a_message_that_is_not_utf_8_leaves_no_trace(own, quiet_log):
    with own.person().socket() as wire:
        wire.raw.send(b"\xff\xfe", text=True)
        assert wire.closed() == 1007


@pytest.mark.parametrize("text", ["[" * 2000, '{"t":' * 700, '{"t":"ping","id":' + "9" * 3000 + "}", '{"t":"\\ud800"}'])
def test_a_message_that_cannot_be_read_is_refused(own, quiet_log, text):
    with own.person().socket() as wire:
        wire.raw.send(text)
        assert wire.next("refused")["code"] == "message.wrong"
        assert wire.ask("ping")["t"] == "pong"


# ---- unexpected errors


async def _fail(scope, receive, send):
    raise ZeroDivisionError


async def _fail_later(scope, receive, send):
    await send({"type": "http.response.start", "status": 200, "headers": []})
    raise ZeroDivisionError


def _guarded(app):
    """Return the messages that the middleware sends for one request to an application that fails."""
    sent = []

    async def send(message):
        sent.append(message)

    scope = {"type": "http", "method": "GET", "path": "/x", "query_string": b"", "headers": [], "client": None}
    guard = middleware.RequestGuard(app, Settings(), middleware.AddressLimits(Settings()))
    asyncio.run(guard(scope, None, send))
    return sent


def test_an_error_outside_of_a_handler_is_answered_and_logged(caplog):
    start, body = _guarded(_fail)
    assert start["status"] == 500
    assert json.loads(body["body"])["code"] == "server.fault"
    assert b"content-security-policy" in dict(start["headers"])
    assert [record.exc_info[0] for record in caplog.records if record.exc_info] == [ZeroDivisionError]


def test_an_error_in_the_middle_of_a_response_is_logged(caplog):
    (start,) = _guarded(_fail_later)
    assert start["status"] == 200
    assert [record.exc_info[0] for record in caplog.records if record.exc_info] == [ZeroDivisionError]


# ---- HEAD


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/games",
        "/game/zzzzzzzzzzzz",
        "/embed/zzzzzzzzzzzz",
        "/icon.svg",
        "/sw.js",
        "/health",
        "/health/live",
        "/api/me",
        "/api/games",
        "/api/games/open",
        "/api/games/zzzzzzzzzzzz",
        "/api/catalogue",
        "/api/addresses",
        "/api/puzzles/today",
        "/api/openapi",
        "/api/openapi/openapi.json",
        "/api/messages.json",
        "/api/docs",
        "/api/nothing",
        "/nothing",
    ],
)
def test_head_is_get_without_a_body(own, path):
    anna = own.person()
    got, headed = anna.ask("GET", path), anna.ask("HEAD", path)
    assert headed.status_code == got.status_code
    assert headed.content == b""
    assert steady_headers(headed) == steady_headers(got)


def steady_headers(response):
    """Return the headers that do not differ from request to request."""
    return {name: value for name, value in response.headers.items() if name not in ("date", "x-request-id")}


def test_head_leaves_nothing_behind_in_the_connection(own):
    head = b"HEAD / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" + request_head(own, b"GET", b"/health/live")
    first, second = exchange(own, head).split(b"HTTP/1.1 200 OK\r\n")[1:]
    assert first.endswith(b"\r\n\r\n")
    assert json.loads(second.partition(b"\r\n\r\n")[2])["is_live"]


def test_head_is_refused_where_get_is(own):
    response = own.person().ask("HEAD", "/api/join")
    assert response.status_code == 405
    assert set(response.headers["allow"].split(", ")) == {"POST", "OPTIONS"}
    response = own.person().ask("DELETE", "/api/games")
    assert set(response.headers["allow"].split(", ")) == {"GET", "HEAD", "POST", "OPTIONS"}
