"""Protection against abuse: origins, rates, sizes, headers, close codes."""

import json
import socket
import time
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.client import HERE, LINK, PATIENCE, Server, Wire

HEADERS = (
    "content-security-policy",
    "x-content-type-options",
    "referrer-policy",
    "x-frame-options",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
    "cache-control",
)


@pytest.fixture(scope="module")
def tight(tmp_path_factory):
    """A server with limits that are soon reached."""
    limits = {
        "ERAWAN_COMMANDS_PER_S": "0.001",
        "ERAWAN_COMMANDS_BURST": "5",
        "ERAWAN_REQUESTS_PER_S": "1000",
        "ERAWAN_REQUESTS_BURST": "1000",
        "ERAWAN_GUESTS_PER_HOUR": "3",
        "ERAWAN_SOCKETS_PER_ADDRESS": "2",
        "ERAWAN_GAMES_PER_SOCKET": "1",
    }
    started = Server(tmp_path_factory.mktemp("tight"), **limits)
    yield started
    started.close()


# ---- other sites


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "http://127.0.0.1:1", "", "file://"])
def test_other_sites_change_nothing_in_the_name_of_a_user(server, origin):
    anna = server.person("Anna")
    for method, path, body in (
        ("PUT", "/api/me", {"name": "Mallory"}),
        ("POST", "/api/games", {"game": "siam", "seats": [HERE, HERE]}),
    ):
        refused = anna.ask(method, path, body, headers={"origin": origin})
        assert (refused.status_code, refused.json()["code"]) == (403, "guard.other_site")
    assert anna.get("/api/me")["name"] == "Anna"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", None])
def test_other_sites_open_no_socket(server, origin):
    cookie = {"cookie": f"erawan={server.person('Anna').cookie}"}
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(
            f"ws://127.0.0.1:{server.port}/api/live",
            origin=origin,
            additional_headers=cookie,
            open_timeout=PATIENCE,
            proxy=None,
        ),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_the_public_address_is_this_site(tmp_path):
    public = Server(tmp_path, ERAWAN_PUBLIC_URL="https://games.example.org")
    try:
        anna = public.person(origin="https://games.example.org")
        response = anna.ask("PUT", "/api/me", {"name": "Anna"})
        assert response.status_code == 200
        assert "; secure" in response.headers["set-cookie"].lower()
        assert response.headers["strict-transport-security"]
        made = anna.ask("POST", "/api/games", {"game": "siam", "seats": [HERE, LINK]}).json()
        assert made["links"][0]["url"].startswith("https://games.example.org/join#")
    finally:
        public.close()


# ---- headers


def test_every_response_has_its_headers(server):
    anna = server.person("Anna")
    responses = [
        anna.ask("GET", "/health"),
        anna.ask("GET", "/api/openapi/openapi.json"),
        anna.ask("GET", "/nowhere"),
        anna.ask("GET", "/api/games/zzzzzzzzzzzz"),
        anna.ask("DELETE", "/api/games"),
        anna.ask("PUT", "/api/me", {"name": ""}),
        anna.ask("PUT", "/api/me", {"name": "x"}, headers={"origin": "https://evil.example"}),
        anna.ask("POST", "/api/games", {"game": "siam", "seats": [HERE, HERE], "record": "x" * 600_000}),
    ]
    assert [response.status_code for response in responses] == [200, 200, 404, 404, 405, 400, 403, 413]
    for response in responses:
        assert [name for name in HEADERS if name not in response.headers] == []
        assert "server" not in response.headers
        assert "unsafe" not in response.headers["content-security-policy"]
        if not response.is_success:
            assert response.json()["code"]
            assert response.json()["message"]


def test_only_embedded_games_are_shown_inside_other_sites(server):
    anna = server.person("Anna")
    for path in ("/embed/nosuchgame22", "/replay/nosuchgame22", "/", "/api/embed/", "/embedded"):
        headers = anna.ask("GET", path, headers={"accept": "text/html"}).headers
        is_open = path.startswith("/embed/")
        assert ("frame-ancestors *" in headers["content-security-policy"]) == is_open
        assert ("x-frame-options" not in headers) == is_open
        assert "unsafe" not in headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/people", "/game", "/replay", "/embed", "/nothing", "/nothing/at", "/assets/no.js"])
def test_a_browser_gets_the_apps_page_for_an_unknown_address_and_a_program_gets_json(server, path):
    anna = server.person("Anna")
    shown = anna.ask("GET", path, headers={"accept": "text/html,application/xhtml+xml"})
    assert shown.status_code == 404
    assert shown.headers["content-type"].startswith("text/html")
    assert '<div id="app">' in shown.text
    told = anna.ask("GET", path)
    assert (told.status_code, told.json()["code"]) == (404, "request.unknown")


def test_an_unknown_address_of_the_api_is_answered_in_json_even_to_a_browser(server):
    told = server.person("Anna").ask("GET", "/api/nothing", headers={"accept": "text/html"})
    assert (told.status_code, told.json()["code"]) == (404, "request.unknown")


# ---- rates


def test_commands_of_a_socket_are_counted(tight):
    with tight.person().socket() as wire:
        answers = [wire.ask("ping") for _ in range(7)]
        assert [answer["t"] for answer in answers] == ["pong"] * 5 + ["refused"] * 2
        assert answers[-1]["code"] == "guard.too_many"
        with suppress(ConnectionClosed):
            for _ in range(200):
                wire.send("ping")
        assert wire.closed() == 4429


def test_sockets_of_an_address_are_counted(tight):
    address = f"ws://127.0.0.1:{tight.port}/api/live"
    with (
        tight.person().socket(),
        tight.person().socket(),
        connect(address, open_timeout=PATIENCE, proxy=None) as third,
    ):
        assert Wire(third).closed() == 4429


def test_games_of_a_socket_are_counted_and_one_can_be_asked_for_again(tight):
    anna = tight.person("Anna")
    first, second = (anna.make("siam", [HERE, HERE])[0]["id"] for _ in range(2))
    with anna.socket() as wire:
        wire.watch(first)
        assert wire.ask("watch", second)["code"] == "guard.too_many_games"
        wire.watch(first)
        wire.ask("leave", first)
        wire.watch(second)


def test_new_guests_of_an_address_are_counted(tight):
    codes = [tight.person().ask("PUT", "/api/me", {"name": "Guest"}).status_code for _ in range(5)]
    assert codes[-1] == 429
    assert set(codes) <= {200, 429}


def test_requests_of_an_address_are_counted(tmp_path):
    strict = Server(tmp_path, ERAWAN_REQUESTS_PER_S="0.001", ERAWAN_REQUESTS_BURST="3")
    try:
        anna = strict.person()
        responses = [anna.ask("GET", "/health") for _ in range(5)]
        assert [response.status_code for response in responses] == [200, 200, 200, 429, 429]
        assert responses[-1].headers["retry-after"]
        assert responses[-1].json()["code"] == "guard.too_many"
    finally:
        strict.close()


def test_a_socket_that_watches_nothing_and_says_nothing_is_closed(tmp_path):
    server = Server(tmp_path, "--idle-minute", "3", ERAWAN_IDLE_MINUTES="1")
    try:
        anna = server.person("Anna")
        game = anna.make("siam", [HERE, HERE])[0]["id"]
        with anna.socket() as watching:
            watching.watch(game)
            with anna.socket() as idle:
                assert idle.closed() == 4410
            # A client that watches a game may be silent for as long as the game lasts.
            assert watching.ask("ping")["t"] == "pong"
            watching.ask("leave", game)
            assert watching.closed() == 4410
    finally:
        server.close()


# ---- sizes and slowness


def test_messages_have_a_size(server):
    with server.person().socket() as wire:
        wire.raw.send("x" * 5000)
        assert wire.next("refused")["code"] == "message.too_large"
        wire.raw.send(b"\x00\x01")
        assert wire.next("refused")["code"] == "message.binary"
        assert wire.ask("ping")["t"] == "pong"
        wire.raw.send("x" * 50_000)
        assert wire.closed() == 1009


def watchers_of(person, game):
    return person.get(f"/api/games/{game}").get("watchers", 0)


def test_a_client_that_does_not_read_is_disconnected(server):
    anna = server.person("Anna")
    game = anna.make("king-of-siam", [HERE, HERE], options={"players": 2})[0]["id"]
    watch = json.dumps({"t": "watch", "game": game, "id": "again"})
    address = f"ws://127.0.0.1:{server.port}/api/live"
    # A small receive buffer: data for a client that does not read soon waits in the server.
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", server.port))
    with connect(address, sock=narrow, max_queue=1, open_timeout=PATIENCE, close_timeout=1, proxy=None) as raw:
        wire = Wire(raw)
        wire.watch(game)
        assert watchers_of(anna, game) == 1
        until = time.monotonic() + PATIENCE
        # From here on the client reads nothing, so the server closes the socket at some point.
        with suppress(ConnectionClosed):
            while watchers_of(anna, game):
                assert time.monotonic() < until, "the server keeps a socket that reads nothing"
                for _ in range(500):
                    raw.send(watch)
        # Otherwise the thread of this client would read for ever.
        raw.socket.close()
    with anna.socket() as other:
        assert other.watch(game)["you"] == [1, 2]
