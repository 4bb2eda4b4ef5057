"""Control characters are refused wherever text comes in; text that was stored before is still shown."""

import json
from contextlib import closing

import pytest
from sqlalchemy import update

from erawan import cli
from erawan.server.http.incoming_text import check_text, decode_json
from erawan.server.store import schema
from erawan.server.store.database import opened
from tests.server.client import HERE, Server
from tests.server.domain.driven_table import refused
from tests.server.raw_http import post

BAD = ["\0", "\x07", "\x0b", "\x1b[31m", "\x7f", "\x85", "\x9b"]
PLACE = {"game": "siam"}
TEXT = "TEXT"
NODES = [{"turn": "+c1n"}]
REQUESTS = [
    ("PUT", "/api/me", {"name": TEXT}),
    ("PUT", "/api/me/passphrase", {"passphrase": TEXT}),
    ("POST", "/api/sign-in", {"name": TEXT, "passphrase": "a long passphrase"}),
    ("POST", "/api/sign-in", {"name": "Anna", "passphrase": TEXT}),
    ("PUT", "/api/me/webhook", {"url": TEXT}),
    ("POST", "/api/join", {"token": TEXT}),
    ("POST", "/api/games", {"game": TEXT, "seats": [HERE, HERE]}),
    ("POST", "/api/games", {"game": "siam", "seats": [HERE, HERE], "position": TEXT}),
    ("POST", "/api/games", {"game": "siam", "seats": [HERE, HERE], "record": TEXT}),
    ("POST", "/api/games", {"game": "siam", "seats": [HERE, HERE], "options": {TEXT: 1}}),
    ("POST", "/api/games/GAME/commands", {"t": "say", "game": "GAME", "id": "a", "text": TEXT}),
    ("POST", "/api/games/GAME/commands", {"t": "title", "game": "GAME", "id": "a", "title": TEXT}),
    ("POST", "/api/games/GAME/commands", {"t": "play", "game": "GAME", "id": "a", "ply": 0, "turn": TEXT}),
    ("POST", "/api/studies", {"title": TEXT, "tree": {"place": PLACE}}),
    ("POST", "/api/studies", {"tree": {"place": PLACE, "comment": TEXT}}),
    ("POST", "/api/studies", {"tree": {"place": PLACE, "nodes": [{"turn": "+c1n", "comment": TEXT}]}}),
    ("POST", "/api/studies", {"tree": {"place": {"game": "king-of-siam", "map": {"title": TEXT}}}}),
    ("POST", "/api/study/read", {"text": TEXT}),
    ("POST", "/api/study/open", {"record": TEXT}),
    ("POST", "/api/study/look", {**PLACE, "start": TEXT}),
    ("POST", "/api/puzzles/0000000000/tries", {"turns": [TEXT]}),
    ("POST", "/api/qr", {"text": TEXT}),
]


@pytest.fixture(scope="module")
def anna(server):
    return server.person("Anna")


@pytest.fixture(scope="module")
def game(anna):
    return anna.make("siam", [HERE, HERE])[0]["id"]


@pytest.mark.parametrize(("method", "path", "body"), REQUESTS, ids=[f"{each[1]} {each[2]}"[:60] for each in REQUESTS])
def test_no_field_takes_control_characters(anna, game, method, path, body):
    for bad in BAD:
        sent = json.loads(json.dumps(body).replace("GAME", game).replace(TEXT, json.dumps(f"ab{bad}cd")[1:-1]))
        response = anna.ask(method, path.replace("GAME", game), sent)
        assert (response.status_code, response.json()["code"]) == (400, "text.control"), bad


@pytest.mark.parametrize("bad", BAD)
def test_no_message_takes_control_characters(anna, game, bad):
    with anna.socket() as wire:
        for command in (
            {"kind": "say", "text": bad},
            {"kind": "title", "title": bad},
            {"kind": "choose", "prefix": bad},
        ):
            assert wire.ask(command.pop("kind"), game, **command)["code"] == "text.control"
        assert wire.ask("title", game, title="my \\u0000 game")["t"] == "done"


def test_half_a_character_is_refused(server):
    for text in (b"\\ud800", b"\\udfff", b"a\\ud800b", b"\\udc00\\ud800"):
        body = b'{"title":"' + text + b'","tree":{"place":{"game":"siam"}}}'
        assert b"400 Bad Request" in post(server, b"/api/studies", body)
    assert refused(check_text, "\ud800") == "text.control"


def test_tabs_and_line_breaks_are_text(anna):
    tree = {"place": PLACE, "comment": "one\r\n\ttwo", "nodes": NODES}
    study = anna.post("/api/studies", {"title": " my\n\tstudy ", "tree": tree})
    assert study["tree"]["comment"] == "one\r\n\ttwo"
    # A title is one line.
    assert study["title"] == "my study"


@pytest.mark.parametrize("text", ["สวัสดี 👋", "\xa0né\xad", "\u2028\u202e\ufeff", "\\u0000", "a\\b\\f"])
def test_all_other_characters_are_text(text):
    for encoded in (json.dumps({text: [text]}), json.dumps({text: [text]}, ensure_ascii=False)):
        assert decode_json(encoded.encode()) == {text: [text]}


def test_every_character_is_judged_the_same_in_every_encoding():
    for number in (*range(0x300), 0xD7FF, 0xE000, 0x1F418):
        character = chr(number)
        is_control = (number < 32 or 127 <= number < 160) and character not in "\t\n\r"
        for encoded in (json.dumps([character]), json.dumps([character], ensure_ascii=False)):
            if is_control:
                assert refused(decode_json, encoded.encode()) == "text.control"
            else:
                assert decode_json(encoded.encode()) == [character]


def test_the_name_of_a_token_has_no_control_characters(tmp_path, capsys):
    assert cli.run(["token", "My\x07bot", "--data-dir", str(tmp_path)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "control characters" in line


def test_text_that_was_stored_before_is_still_shown(tmp_path):
    with closing(Server(tmp_path)) as server:
        anna = server.person("Anna")
        study = anna.post(
            "/api/studies", {"title": "x", "tree": {"place": PLACE, "comment": "COMMENT", "nodes": NODES}}
        )
        game = anna.make("siam", [HERE, HERE])[0]["id"]
        server.stop()
        with opened(f"sqlite:///{tmp_path / 'erawan.sqlite3'}") as engine, engine.begin() as connection:
            tree = json.dumps({**study["tree"], "comment": "a\0b\x1bc"})
            connection.execute(update(schema.studies).values(title="a\0b", tree=tree))
            connection.execute(update(schema.games).values(title="a\0b"))
            connection.execute(update(schema.people).values(name="An\0na"))
        server.start()
        found = anna.get(f"/api/studies/{study['id']}")
        assert (found["title"], found["tree"]["comment"]) == ("a\0b", "a\0b\x1bc")
        assert anna.get("/api/studies")["studies"][0]["title"] == "a\0b"
        assert "a\0b" in {each["title"] for each in anna.get("/api/games")["games"] if each["id"] == game}
        assert anna.get(f"/api/studies/{study['id']}/record")
        assert anna.get("/api/me")["name"] == "An\0na"
