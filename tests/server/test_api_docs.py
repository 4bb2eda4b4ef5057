"""The pages about the API in ``docs/`` are up to date, and the server serves its documents."""

import json
import re
import shlex
from pathlib import Path
from string import Template
from typing import get_args

import httpx
import jsonschema
import msgspec
import pytest

from erawan.protocol import messages as p
from erawan.protocol.json_schema import message_schema
from erawan.server.settings import Settings, settings_table
from tests.server.client import HERE, PATIENCE, level, make_token

DOCS = Path(__file__).parents[2] / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text(encoding="utf-8")
REQUESTS = (DOCS / "requests.md").read_text(encoding="utf-8")


# ---- docs/protocol.md and docs/server.md


def test_the_table_of_settings_is_current():
    assert settings_table() in (DOCS / "server.md").read_text(encoding="utf-8")


def test_what_the_examples_send_can_be_read():
    sent = re.findall(r"^→ (.*)$", PROTOCOL, re.MULTILINE)
    assert [type(p.decode_incoming(line)) for line in sent] == [p.Watch, p.c.Play, p.c.Prepare]


def test_what_the_examples_receive_is_of_the_protocols_types():
    lines = re.findall(r"^← (.*)$", PROTOCOL, re.MULTILINE)
    whole = [line for line in lines if "…" not in line]
    assert len(whole) == 4
    for line in whole:
        msgspec.json.decode(line, type=p.Outgoing)
    tags = {kind.__struct_config__.tag for kind in get_args(p.Outgoing)}
    assert {re.match(r'\{"t":"(\w+)"', line).group(1) for line in lines} <= tags


def test_the_limits_are_those_of_the_settings():
    page, settings = " ".join(PROTOCOL.split()), Settings()
    assert f"socket may send {settings.commands_per_s:.0f} commands a second, and {settings.commands_burst} at" in page
    assert f"{settings.requests_per_s:.0f} requests and commands a second" in page
    assert f"and {settings.requests_burst} at once" in page
    assert f"One address may open {settings.sockets_per_address} sockets." in page
    assert f"One socket may watch {settings.games_per_socket} games." in page
    assert f"is closed after {settings.idle_minutes} minutes" in page


# ---- docs/requests.md


def curl_commands():
    """Return the curl commands of the page."""
    code = "\n".join(re.findall(r"^```sh\n(.*?)^```", REQUESTS, re.MULTILINE | re.DOTALL)).replace("\\\n", " ")
    return [line for line in code.splitlines() if line.startswith("curl ")]


def send(command, values):
    """Send what curl would send."""
    url, *options = shlex.split(Template(command).substitute(values))[1:]
    given = dict(zip(options[::2], options[1::2], strict=True)) if options else {}
    headers = dict(option.split(": ") for flag, option in zip(options[::2], options[1::2], strict=True) if flag == "-H")
    body = given.get("-d")
    return httpx.request("POST" if body else "GET", url, content=body, headers=headers, timeout=PATIENCE)


def test_the_commands_of_the_page_work(server):
    values = {"ERAWAN": server.address, "ERAWAN_TOKEN": make_token(server.folder, "Curl"), "GAME": ""}
    answers = []
    for command in curl_commands():
        answers.append(send(command, values))
        assert answers[-1].is_success, (command, answers[-1].text)
        if not values["GAME"]:
            values["GAME"] = answers[-1].json()["game"]["id"]
    made, seen, choices, played, turns, record = answers
    assert seen.json()["you"] == made.json()["game"]["you"] == [1]
    assert choices.json()["choices"]
    assert played.json() == {"t": "done", "id": "turn-1", "number": played.json()["number"]}
    assert set(turns.json()) == {"count", "games"}
    assert "+c1n" in record.text


# ---- what the server serves


@pytest.mark.parametrize(
    ("path", "kind", "holds"),
    [
        ("/api/docs", "text/html", "/api-pages/start.js"),
        ("/api/openapi", "text/html", "/api-pages/start.js"),
        ("/api/messages.json", "application/schema+json", '"Outgoing"'),
        ("/api/openapi/openapi.json", "application/vnd.oai.openapi+json", '"openapi"'),
        ("/api-pages/start.js", "text/javascript", "SwaggerUIBundle"),
        ("/api-pages/swagger-ui-bundle.js", "text/javascript", "SwaggerUIBundle"),
        ("/api-pages/swagger-ui.css", "text/css", ".swagger-ui"),
    ],
)
def test_the_documents_are_served_under_the_policy(server, path, kind, holds):
    answer = httpx.get(f"{server.address}{path}", follow_redirects=True, timeout=PATIENCE)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith(kind)
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert holds in answer.text


@pytest.mark.parametrize("path", ["/api/docs", "/api/protocol"])
def test_the_known_addresses_lead_to_the_page(server, path):
    answer = server.person().ask("GET", path)
    assert answer.is_redirect
    assert answer.headers["location"] == "/api/openapi"


@pytest.mark.parametrize("path", ["/api/nowhere", "/api", "/api/games/a/b/c"])
def test_an_unknown_address_of_the_api_is_an_error_for_programs(server, path):
    answer = server.person().ask("GET", path)
    assert (answer.status_code, answer.json()["code"]) == (404, "request.unknown")


def test_the_page_has_no_inline_script_and_no_style_and_needs_no_other_host(server):
    html = server.person().get("/api/openapi")
    assert not re.search(r"<script>|<style|style=| on\w+=\"|javascript:|https?://", html)


def test_the_messages_of_a_game_fit_their_schema(server):
    check = jsonschema.Draft202012Validator(message_schema()).validate
    anna = server.person("Anna")
    game, _ = anna.make("siam", [HERE, level(1)])
    with anna.socket() as wire:
        wire.watch(game["id"])
        wire.ask("choose", game["id"], prefix="+c1")
        wire.play(game["id"], 0, "+c1n")
        wire.next("played", "changed")
        wire.ask("say", game["id"], text="Hello")
        wire.play(game["id"], 0, "+c1n")
        wire.ask("resign", game["id"])
        kinds = {message["t"] for message in wire.seen}
        assert {"snapshot", "choices", "played", "said", "refused", "done"} <= kinds
        for message in [wire.hello, *wire.seen]:
            check(message)
    check(json.loads('{"t":"ping","id":"a"}'))
    with pytest.raises(jsonschema.ValidationError):
        check({"t": "ping", "id": "a", "more": 1})
