"""``erawan admin`` beside a running server: the server notices bans and ended sessions."""

import json
import time

import pytest

from erawan import cli
from erawan.server.http.websocket import SIGNED_OUT
from tests.server.client import HERE, PATIENCE


@pytest.fixture
def admin(server, capsys):
    """Return a function that runs ``erawan admin`` on the database of the server, and returns its JSON output."""

    def run(*arguments):
        assert cli.run(["admin", *arguments, "--json", "--data-dir", str(server.folder)]) == 0
        return json.loads(capsys.readouterr().out)

    return run


def wait_until(is_true):
    limit = time.monotonic() + PATIENCE
    while not is_true():
        assert time.monotonic() < limit
        time.sleep(0.1)


def test_a_banned_user_is_refused_until_the_ban_is_lifted(two, admin):
    anna, ben, game = two()
    me = anna.get("/api/me")["id"]
    with anna.socket() as wire:
        wire.watch(game)
        admin("bans", "add", me, "--reason", "spam", "--hours", "3")
        wait_until(lambda: anna.ask("PUT", "/api/me", {"name": "Anna"}).status_code == 403)
        refused = wire.play(game, 0, "+c1n")
        assert (refused["code"], "spam" in refused["message"]) == ("person.banned", True)
        over_http = anna.ask("POST", f"/api/games/{game}/commands", {"t": "say", "game": game, "id": "a", "text": "hi"})
        assert (over_http.status_code, over_http.json()["code"]) == (403, "person.banned")
        assert [ban["user"] for ban in admin("bans") if ban["user"] == me] == [me]
        assert admin("users", "show", me)["ban"] == "spam"
        # Watching, reading and others are not affected.
        assert anna.get(f"/api/games/{game}")["id"] == game
        assert ben.ask("PUT", "/api/me", {"name": "Ben"}).status_code == 200
        admin("bans", "lift", me)
        wait_until(lambda: wire.play(game, 0, "+c1n")["t"] == "done")


def test_a_banned_user_may_resign_and_delete_the_account(two, admin):
    anna, _, game = two()
    me = anna.get("/api/me")["id"]
    admin("bans", "add", me, "--reason", "spam")
    wait_until(lambda: anna.ask("PUT", "/api/me", {"name": "Anna"}).status_code == 403)
    anna.post(f"/api/games/{game}/commands", {"t": "resign", "game": game, "id": "a"})
    assert anna.get(f"/api/games/{game}")["status"] == "over"
    assert anna.ask("DELETE", "/api/me").status_code == 200


def test_ended_sessions_close_their_sockets(server, admin):
    bot = server.bot("Endless")
    token = next(each for each in admin("tokens") if each["name"] == "Endless")
    with bot.socket() as wire:
        admin("tokens", "revoke", token["session"])
        assert wire.closed() == SIGNED_OUT
    assert bot.ask("GET", "/api/me").status_code == 401
    assert admin("users", "show", token["user"])["sessions"] == 0
    bot.owns_name = False


def test_what_the_server_holds_is_listed(two, admin, server):
    anna, _, game = two()
    me = anna.get("/api/me")["id"]
    assert [each["id"] for each in admin("games", "--user", me)] == [game]
    shown = admin("games", "show", game)
    assert (shown["status"], shown["seat_1"], shown["game"]) == ("running", me, "siam")
    assert me in [each["user"] for each in admin("users", "--kind", "guest", "--name", "Anna")]
    assert [each["user"] for each in admin("sessions", "--user", me)] == [me]
    limits = {each["limit"]: each["used"] for each in admin("limits", me)}
    assert (limits["games_per_user"], limits["studies_per_user"]) == (1, 0)
    anna.make("siam", [HERE, {"kind": "level", "level": 1}], clock={"kind": "days", "days": 2})
    clocks = next(each for each in admin("jobs") if each["job"] == "clock")
    assert clocks["count"] >= 1
    assert clocks["first_ms"] > 0


def test_people_get_tables_and_one_line_for_an_error(server, capsys):
    folder = str(server.folder)
    assert cli.run(["admin", "jobs", "--data-dir", folder, "--language", "de"]) == 0
    assert "Aufgabe" in capsys.readouterr().out
    for wrong in (["users", "show", "nobody"], ["sessions", "revoke"], ["sessions", "revoke", "0" * 16]):
        assert cli.run(["admin", *wrong, "--data-dir", folder]) == 2
        assert capsys.readouterr().err.count("\n") == 1
