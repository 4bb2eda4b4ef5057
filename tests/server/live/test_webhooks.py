"""Webhooks: calls for absent users, and which addresses the server calls and how."""

import asyncio
import hashlib
import hmac
import json
import socket
import sqlite3
import threading
import time
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from queue import Empty, SimpleQueue
from urllib.parse import urlsplit

import pytest

from erawan.core.errors import ErawanError
from erawan.server.live import webhooks
from erawan.server.live.webhooks import check_url, find_address, make_request
from tests.server.client import HERE, LINK, PATIENCE, Server
from tests.server.live.test_games_to_move import prepare
from tests.server.store.temporary_store import run


@contextmanager
def listening(*statuses, on_request=lambda request: None):
    """The address of a user's webhook and a queue of the calls; they get these statuses, then 204."""
    got, answers = SimpleQueue(), list(statuses)

    class Listener(BaseHTTPRequestHandler):
        def do_POST(self):
            on_request(self)
            body = self.rfile.read(int(self.headers["content-length"]))
            got.put((self.headers["x-erawan-signature"], body))
            self.send_response(answers.pop(0) if answers else 204)
            self.send_header("location", "/elsewhere")
            self.end_headers()

        def log_message(self, *_):
            pass

    with HTTPServer(("127.0.0.1", 0), Listener) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/mine?a=1", got
        finally:
            server.shutdown()
            thread.join()


def next_call(got):
    try:
        return got.get(timeout=PATIENCE)
    except Empty:
        raise AssertionError("nobody called") from None


@pytest.fixture(scope="module")
def friendly(tmp_path_factory):
    """A server that may call this machine, and does not wait long before it calls again."""
    server = Server(tmp_path_factory.mktemp("hooks"), "--hook-seconds", "0.1", ERAWAN_WEBHOOK_PRIVATE="true")
    yield server
    server.close()


def test_a_webhook_is_called_when_it_is_the_turn_of_an_absent_user(friendly):
    anna, ben = friendly.person("Anna"), friendly.person("Ben")
    made, links = anna.make("siam", [HERE, LINK])
    game = made["id"]
    ben.post("/api/join", {"token": links[2]})
    with listening(500) as (url, got):
        secret = ben.put("/api/me/webhook", {"url": url})["secret"]
        assert ben.get("/api/me/webhook") == {"url": url, "secret": None}
        anna.post(f"/api/games/{game}/commands", {"t": "play", "game": game, "id": "a", "ply": 0, "turn": "+a1n"})
        first, again = next_call(got), next_call(got)
        # The first call was answered with an error, so it was repeated.
        assert first == again
        signature, body = first
        assert signature == "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
        news = json.loads(body)
        assert (news["t"], news["game"], news["is_yours"], news["ply"]) == ("turn", game, True, 1)
        assert secret not in friendly.read_log()
        # A user who watches the game is not called.
        with ben.socket() as wire:
            wire.watch(game)
            wire.play(game, 1, "+e5s")
            anna.post(f"/api/games/{game}/commands", {"t": "play", "game": game, "id": "c", "ply": 2, "turn": "+b1n"})
            wire.next("played", "snapshot")
        assert ben.ask("DELETE", "/api/me/webhook").json() == {"url": None, "secret": None}
        assert got.empty()


def test_no_webhook_is_called_for_a_prepared_turn(friendly):
    anna, ben = friendly.person("Anna"), friendly.person("Ben")
    made, links = anna.make("siam", [HERE, LINK])
    game = made["id"]
    ben.post("/api/join", {"token": links[2]})
    with listening() as (url, got):
        ben.put("/api/me/webhook", {"url": url})
        prepare(ben, game, 0, turn="+e5s")
        with anna.socket() as wire:
            wire.watch(game)
            wire.play(game, 0, "+a1n")
            while wire.next("played")["position"]["ply"] < 2:
                pass
            prepare(ben, game, 2, turn="+d5s", expect=["+b1n"])
            wire.play(game, 2, "+c1n")
        # The call comes only when the expected turn was not played.
        assert json.loads(next_call(got)[1])["ply"] == 3
        ben.ask("DELETE", "/api/me/webhook")


def test_a_call_that_waits_is_made_after_a_restart(tmp_path):
    # The next try would come in an hour, so a call within the test comes from the restarted process.
    server = Server(tmp_path, "--hook-seconds", "3600", ERAWAN_WEBHOOK_PRIVATE="true")
    try:
        anna, ben = server.person("Anna"), server.person("Ben")
        games = []
        for _ in range(2):
            made, links = anna.make("siam", [HERE, LINK])
            ben.post("/api/join", {"token": links[2]})
            games.append(made["id"])
        with listening(500, 500) as (url, got):
            ben.put("/api/me/webhook", {"url": url})
            for game in games:
                play = {"t": "play", "game": game, "id": "a", "ply": 0, "turn": "+a1n"}
                anna.post(f"/api/games/{game}/commands", play)
            assert {json.loads(next_call(got)[1])["game"] for _ in games} == set(games)
            # In one of the games the turn is played meanwhile, so it needs no call.
            ben.post(f"/api/games/{games[0]}/commands", {**play, "game": games[0], "ply": 1, "turn": "+e5s"})
            server.kill()
            server.start()
            news = json.loads(next_call(got)[1])
            assert (news["game"], news["is_yours"], news["ply"]) == (games[1], True, 1)
            # The call succeeded, so another restart does not repeat it.
            until = time.monotonic() + PATIENCE
            while waiting(server):
                assert time.monotonic() < until
                time.sleep(0.05)
            server.kill()
            server.start()
            assert got.empty()
    finally:
        server.close()


def waiting(server):
    """Return the calls that are stored in the database of a server."""
    with closing(sqlite3.connect(server.folder / "erawan.sqlite3")) as connection:
        return connection.execute("SELECT * FROM calls").fetchall()


def test_webhooks_are_known_after_a_restart(friendly):
    ben = friendly.person("Ben")
    ben.put("/api/me/webhook", {"url": "https://example.org/hook"})
    friendly.kill()
    friendly.start()
    assert ben.get("/api/me/webhook")["url"] == "https://example.org/hook"
    assert friendly.person("Eve").get("/api/me/webhook")["url"] is None


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org",
        "https://",
        "http://user:word@example.org",
        "http://exa mple.org",
        "http://a:99999/",
        "x" * 9,
    ],
)
def test_what_is_no_address(two, url):
    anna, _, _ = two()
    refused = anna.ask("PUT", "/api/me/webhook", {"url": url})
    assert (refused.status_code, refused.json()["code"]) == (400, "hook.url")
    with pytest.raises(ErawanError):
        check_url(url)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "10.1.2.3", "192.168.0.1", "169.254.169.254", "::1"])
def test_nothing_of_this_network_is_called(host):
    with pytest.raises(ErawanError) as error:
        run(find_address(host, 80, allow_private=False))
    assert error.value.code == "hook.private"
    assert run(find_address(host, 80, allow_private=True))


@pytest.fixture
def lookups(monkeypatch):
    """Return a list of the host names that are looked up; all resolve to this machine."""
    names = []

    def look_up(host, port, *_, **__):
        names.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    return names


def test_the_connection_goes_to_the_address_that_was_checked(lookups):
    heard = SimpleQueue()
    with listening(on_request=heard.put) as (url, got):
        port = urlsplit(url).port
        run(webhooks.post(f"http://hooks.example:{port}/mine?a=1", b"{}", "sha256=x", allow_private=True))
        assert next_call(got) == ("sha256=x", b"{}")
    request = heard.get(timeout=PATIENCE)
    assert (request.path, request.headers["host"]) == ("/mine?a=1", f"hooks.example:{port}")
    assert request.headers["user-agent"] == "Erawan"
    # The name is not looked up again for the connection: it might have another address by then.
    assert lookups.count("hooks.example") == 1


def test_a_name_with_a_private_address_is_not_called(lookups):
    with listening() as (url, got):
        with pytest.raises(ErawanError) as error:
            run(webhooks.post(f"http://hooks.example:{urlsplit(url).port}/", b"{}", "", allow_private=False))
        assert error.value.code == "hook.private"
        assert got.empty()


@pytest.mark.parametrize("address", ["192.0.2.7", "2001:db8::7"])
def test_https_checks_the_certificate_of_the_host_not_of_its_address(address):
    request = make_request(check_url("https://hooks.example/a?b=c"), address, b"{}", "", timeout_s=10)
    assert (request.url.host, request.url.port, request.url.raw_path) == (address, None, b"/a?b=c")
    assert request.headers["host"] == "hooks.example"
    assert request.extensions["sni_hostname"] == "hooks.example"


def test_redirects_are_not_followed():
    with listening(302) as (url, got):
        with pytest.raises(ErawanError) as error:
            run(webhooks.post(url, b"{}", "", allow_private=True))
        assert (error.value.code, error.value.values) == ("hook.status", {"status": 302})
        next_call(got)
        assert got.empty()


def test_proxies_of_the_environment_are_not_used(monkeypatch):
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:9")
    monkeypatch.setenv("ALL_PROXY", "http://127.0.0.1:9")
    with listening() as (url, got):
        run(webhooks.post(url, b"{}", "", allow_private=True))
        next_call(got)


@asynccontextmanager
async def answering(*answer):
    """The port of a server that answers with these bytes, and keeps the connection open until the client closes it."""
    is_closed = asyncio.Event()

    async def answer_connection(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.writelines(answer)
        with suppress(OSError):
            await reader.read()
        writer.close()
        is_closed.set()

    async with await asyncio.start_server(answer_connection, "127.0.0.1", 0) as server:
        yield server.sockets[0].getsockname()[1]
        await is_closed.wait()
        await asyncio.sleep(0)


@pytest.mark.parametrize("answer", [(), (b"nonsense\r\n\r\n",), (b"HTTP/1.1 200 OK\r\n", b"x: " + b"y" * 200_000)])
def test_a_server_that_answers_nothing_sensible_is_unreachable(monkeypatch, answer):
    async def test():
        async with answering(*answer) as port:
            with pytest.raises(ErawanError) as error:
                await webhooks.post(f"http://127.0.0.1:{port}/", b"{}", "", allow_private=True)
            assert error.value.code == "hook.unreachable"

    monkeypatch.setattr(webhooks, "TIMEOUT_SECONDS", 0.5)
    run(test())


def test_the_body_of_the_answer_is_not_read():
    async def test():
        head = b"HTTP/1.1 200 OK\r\ncontent-length: 1000000000\r\n\r\n"
        async with answering(head, b"x" * 1000) as port:
            await webhooks.post(f"http://127.0.0.1:{port}/", b"{}", "", allow_private=True)

    run(test())


def test_a_signature_needs_the_secret():
    assert webhooks.sign("a", b"body") != webhooks.sign("b", b"body")
