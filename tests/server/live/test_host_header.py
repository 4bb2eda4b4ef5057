"""The ``Host`` header shapes links only where it names this server."""

import socket
from contextlib import closing

import pytest

from tests.server.client import HERE, LINK, Server
from tests.server.raw_http import exchange, request_head, status_of

FOREIGN = [
    "evil.example",
    "evil.example:80",
    "localhost.evil.example",
    "8.8.8.8",
    "127.0.0.1.evil.example",
    "x@y",
    "[::",
]


@pytest.fixture(scope="module")
def named(tmp_path_factory):
    """A server with names of its own."""
    names = "games.example.org, Play.Example"
    with closing(Server(tmp_path_factory.mktemp("named"), ERAWAN_ALLOWED_HOSTS=names)) as started:
        yield started


def link_from(server, **headers):
    """Create a game as a program that sends these headers; return the link in the response."""
    response = server.person().ask("POST", "/api/games", {"game": "siam", "seats": [HERE, LINK]}, headers=headers)
    assert response.status_code == 201, response.text
    return response.json()["links"][0]["url"]


def own_hosts(server):
    machine = socket.gethostname().lower()
    return [
        f"127.0.0.1:{server.port}",
        f"localhost:{server.port}",
        "LOCALHOST",
        f"192.168.1.20:{server.port}",
        "10.0.0.7",
        f"[::1]:{server.port}",
        f"[fd00::7]:{server.port}",
        f"{machine}:{server.port}",
        f"{machine}.local",
    ]


def test_links_lead_to_the_local_address_at_which_the_server_was_reached(server):
    for host in own_hosts(server):
        assert link_from(server, host=host, origin=f"http://{host}").startswith(f"http://{host.lower()}/join#")


@pytest.mark.parametrize("host", FOREIGN[:5])
def test_a_foreign_host_shapes_no_link(server, host):
    assert link_from(server, host=host, origin="").startswith(f"{server.address}/join#")


@pytest.mark.parametrize("host", FOREIGN)
def test_a_page_at_a_foreign_host_changes_nothing(server, host):
    response = server.person().ask("PUT", "/api/me", {"name": "A"}, headers={"host": host, "origin": f"http://{host}"})
    assert response.status_code in (400, 403)
    if response.status_code == 403:
        assert response.json()["code"] == "guard.unknown_host"
        assert "allowed_hosts" in response.json()["message"]


def test_a_page_at_a_foreign_host_opens_no_socket(server):
    head = request_head(
        server,
        b"GET",
        b"/api/live",
        b"Upgrade: websocket",
        b"Connection: Upgrade",
        b"Sec-WebSocket-Version: 13",
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        b"Origin: http://evil.example",
        host=b"evil.example",
    )
    assert status_of(exchange(server, head.replace(b"Connection: close\r\n", b""))) == 403


@pytest.mark.parametrize("host", ["games.example.org", "games.example.org:8421", "GAMES.example.org", "play.example."])
def test_the_settings_allow_further_hosts(named, host):
    assert link_from(named, host=host, origin=f"http://{host}").startswith(f"http://{host.lower()}/join#")


def test_an_allowed_host_allows_no_other(named):
    assert link_from(named, host="other.example.org", origin="").startswith(f"{named.address}/join#")


def test_the_public_address_is_the_only_one_in_links(tmp_path):
    with closing(Server(tmp_path, ERAWAN_PUBLIC_URL="https://games.example.org")) as public:
        for host in ("evil.example", "localhost"):
            assert link_from(public, host=host, origin="").startswith("https://games.example.org/join#")
        anna = public.person()
        for host in ("games.example.org", f"localhost:{public.port}"):
            headers = {"host": host, "origin": f"http://{host}"}
            assert anna.ask("PUT", "/api/me", {"name": "Anna"}, headers=headers).status_code == 200


def test_addresses_do_not_depend_on_the_host(server):
    for host in ("evil.example", "localhost:1"):
        found = server.person().ask("GET", "/api/addresses", headers={"host": host}).json()["addresses"]
        assert found == [{"kind": "here", "url": f"{server.address}/"}]


@pytest.mark.parametrize("path", ["/", "/api/docs", "/api/openapi", "/api/openapi/openapi.json", "/api/me", "/nothing"])
def test_no_page_repeats_the_host(server, path):
    response = server.person().ask("GET", path, headers={"host": "evil.example", "accept": "text/html"})
    assert "evil.example" not in response.text
    assert "evil.example" not in str(response.headers)
