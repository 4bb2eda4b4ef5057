"""``erawan serve`` and ``erawan token``: what they print, how they end, and one line for every mistake."""

import json
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from contextlib import closing
from pathlib import Path

import pytest

from erawan.server.addresses import addresses
from tests.server.client import Server, make_token
from tests.server.server_process import Running, running


def ask(url, token, body=None):
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    request = urllib.request.Request(url, None if body is None else json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def test_every_address_it_prints_can_be_reached(tmp_path):
    server = Running(tmp_path, "--port", "0")
    try:
        assert server.told[0] == "Erawan is ready:"
        assert "on this machine" in server.told[1]
        assert server.addresses
        for address in server.addresses:
            with urllib.request.urlopen(f"{address}health/ready", timeout=60) as answer:
                assert json.load(answer)["is_ready"] is True
    finally:
        status, log = server.end()
    assert status == 0
    assert "Traceback" not in log
    assert log.rstrip().endswith("closed")


def test_it_speaks_the_language_that_is_asked_for(tmp_path):
    command = [sys.executable, "-m", "erawan", "serve", "--port", "0", "--host", "127.0.0.1", "--language", "fr"]
    process = subprocess.Popen([*command, "--data-dir", str(tmp_path)], stdout=subprocess.PIPE, text=True)
    try:
        assert "Erawan" in process.stdout.readline()
        assert "sur cette machine" in process.stdout.readline()
    finally:
        process.terminate()
        process.communicate(timeout=60)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_told_to_end_it_ends_cleanly_and_keeps_everything(tmp_path, how):
    with running(tmp_path) as server:
        token = make_token(tmp_path)
        body = {"game": "siam", "seats": [{"kind": "here"}, {"kind": "open"}]}
        game = ask(f"{server.url}/api/games", token, body)["game"]["id"]
        status, log = server.end(how)
    assert status == 0
    assert "Traceback" not in log
    with closing(Server(tmp_path)) as server:
        assert ask(f"{server.address}/api/games/{game}", token)["id"] == game


def test_the_public_address_is_told_and_stands_in_links(tmp_path):
    with running(tmp_path, "--public-url", "https://games.example.org") as server:
        assert server.addresses[-1] == "https://games.example.org"
        assert "for everybody" in server.told[-2]
        body = {"game": "siam", "seats": [{"kind": "here"}, {"kind": "link"}]}
        (link,) = ask(f"{server.url}/api/games", make_token(tmp_path), body)["links"]
        assert link["url"] == f"https://games.example.org/join#{link['token']}"
        _, log = server.end()
    assert link["token"] not in log


def test_a_link_without_a_public_address_leads_to_where_one_asked(tmp_path):
    with closing(Server(tmp_path)) as server:
        body = {"game": "siam", "seats": [{"kind": "here"}, {"kind": "link"}]}
        (link,) = ask(f"{server.address}/api/games", make_token(tmp_path), body)["links"]
        assert link["url"].startswith(f"{server.address}/join#")


def test_the_log_can_be_json(tmp_path):
    with running(tmp_path, ERAWAN_LOG_FORMAT="json") as server:
        with urllib.request.urlopen(f"{server.url}/health", timeout=60):
            pass
        _, log = server.end()
    # A busy machine may freeze the server for a moment, and the server then says so.
    lines = [line for line in map(json.loads, log.splitlines()) if "frozen" not in line["what"]]
    assert [line["what"] for line in lines] == ["ready", "request", "closed"]
    assert lines[1]["path"] == "/health"
    assert lines[1]["status"] == 200


def test_settings_come_from_a_file_and_the_environment_wins(tmp_path):
    file = tmp_path / "settings.toml"
    file.write_text('log_format = "json"\npublic_url = "https://one.example.org"\n', encoding="utf-8")
    environment = {"ERAWAN_SETTINGS": str(file), "ERAWAN_PUBLIC_URL": "https://two.example.org"}
    with running(tmp_path, **environment) as server:
        assert server.addresses[-1] == "https://two.example.org"
        assert server.end()[1].startswith("{")


def test_a_taken_port_is_one_line(complain, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        line = complain("serve", "--host", "127.0.0.1", "--port", port, "--data-dir", str(tmp_path))
    assert f"127.0.0.1:{port}" in line
    assert "--port" in line


ANY_PORT = ("--port", "0")


@pytest.mark.parametrize(
    ("arguments", "environment", "holds"),
    [
        (("--port", "70000"), {}, "port"),
        ((), {"ERAWAN_PORT": "many"}, "port"),
        ((), {"ERAWAN_LOG_FORMAT": "xml"}, "log_format"),
        ((), {"ERAWAN_COMMANDS_PER_S": "0"}, "commands_per_s"),
        (("--public-url", "games.example.org"), {}, "https://games.example.org"),
        (("--public-url", "https://example.org/games"), {}, "https://games.example.org"),
        ((), {"ERAWAN_SETTINGS": "/nowhere/settings.toml"}, "/nowhere/settings.toml"),
        (("--language", "tlh"), {}, "tlh"),
        (ANY_PORT, {"ERAWAN_DATABASE_URL": "mysql://somebody:secret@localhost/erawan"}, "mysql"),
        (ANY_PORT, {"ERAWAN_DATABASE_URL": "what is this"}, "ERAWAN_DATABASE_URL"),
        (ANY_PORT, {"ERAWAN_DATABASE_URL": "postgresql://somebody:secret@127.0.0.1:1/erawan"}, "database"),
    ],
)
def test_a_bad_setting_is_one_line(complain, tmp_path, arguments, environment, holds):
    line = complain("serve", "--host", "127.0.0.1", "--data-dir", str(tmp_path), *arguments, **environment)
    assert holds in line
    assert "secret" not in line


@pytest.mark.parametrize("text", ["port = ", "colour = 3", 'port = "a"', "\x00"])
def test_a_bad_file_of_settings_is_one_line(complain, tmp_path, text):
    file = tmp_path / "settings.toml"
    file.write_text(text, encoding="utf-8")
    line = complain("serve", "--data-dir", str(tmp_path), ERAWAN_SETTINGS=str(file))
    assert "setting" in line


@pytest.mark.parametrize("command", [("serve", "--host", "127.0.0.1", "--port", "0"), ("token", "Somchai")])
def test_a_database_that_cannot_be_used_is_one_line(complain, tmp_path, command):
    (tmp_path / "erawan.sqlite3").write_text("this is no database, only a text that is long enough to be one" * 20)
    assert "not a database" in complain(*command, "--data-dir", str(tmp_path))
    (tmp_path / "file").touch()
    assert "file" in complain(*command, "--data-dir", str(tmp_path / "file" / "folder"))


def test_a_token_is_a_secret_that_works(tmp_path):
    token, other = make_token(tmp_path, "Somchai"), make_token(tmp_path, "Somchai")
    assert token != other
    assert len(token) >= 40
    kept = b"".join(path.read_bytes() for path in Path(tmp_path).rglob("*") if path.is_file())
    assert token.encode() not in kept
    with closing(Server(tmp_path)) as server:
        me = ask(f"{server.address}/api/me", token)
        assert (me["is_known"], me["name"], me["is_bot"]) == (True, "Somchai", True)
        with pytest.raises(urllib.error.HTTPError, match="401"):
            ask(f"{server.address}/api/me", "x" * 43)


def test_an_invisible_name_is_refused_in_one_line(complain, tmp_path):
    assert "visible" in complain("token", " \t ", "--data-dir", str(tmp_path))


def test_addresses_say_from_where_they_work():
    assert addresses("127.0.0.1", 8421) == [("here", "http://127.0.0.1:8421/")]
    assert addresses("::1", 8421) == [("here", "http://[::1]:8421/")]
    assert addresses("localhost", 8421) == [("here", "http://localhost:8421/")]
    assert addresses("192.0.2.7", 8421) == [("network", "http://192.0.2.7:8421/")]
    assert addresses("0.0.0.0", 8421)[0] == ("here", "http://localhost:8421/")
