"""Faults: opponents that fail, a database that is locked or full, a server that is told to end.

The player gets the documented refusal, nothing is lost, and everything goes on without a restart.
"""

import resource
import sqlite3
import sys
from contextlib import contextmanager

import pytest

from tests.server.client import HERE, LINK, Server, level


@contextmanager
def locked(server):
    """Lock the database from another connection."""
    connection = sqlite3.connect(server.folder / "erawan.sqlite3", isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        connection.rollback()
        connection.close()


@contextmanager
def full(server):
    """Simulate a full disk."""
    if not sys.platform.startswith("linux"):
        pytest.fail("this test needs Linux: it takes the right to write from a running process")
    pid = server.process.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


TROUBLES = [locked, full]


@pytest.mark.parametrize("trouble", TROUBLES)
def test_a_turn_that_cannot_be_kept_is_refused_and_can_be_made_again(two, server, trouble):
    anna, ben, game = two()
    with anna.socket() as wire, ben.socket() as other:
        wire.watch(game)
        other.watch(game)
        wire.play(game, 0, "+c1n")
        other.next("played")
        with trouble(server):
            refused = other.play(game, 1, "+c5s", id="mine")
            assert refused["code"] == "store.unavailable"
            wire.ask("ping")
            assert len(wire.told("played")) == 1
            assert ben.ask("POST", "/api/games", {"game": "siam", "seats": [HERE, HERE]}).status_code == 503
        assert other.play(game, 1, "+c5s", id="mine")["t"] == "done"
        assert wire.next("played", "snapshot")
        shown = wire.watch(game)
        assert [turn["turn"] for turn in shown["turns"]] == ["+c1n", "+c5s"]
    assert anna.ask("GET", "/health/ready").status_code == 200


@pytest.mark.parametrize("trouble", TROUBLES)
def test_an_opponent_that_could_not_be_kept_plays_when_it_can(server, trouble):
    anna = server.person("Anna")
    # Two computer opponents play after the person's turn; the database fails during one of their turns.
    game, _ = anna.make("king-of-siam", [HERE, level(1), level(1)], options={"players": 3})
    with anna.socket() as wire:
        ply = wait_for_seat_1(wire, wire.watch(game["id"])["position"])
        wire.play(game["id"], ply, "pass")
        with trouble(server):
            # Opponents that have not played yet wait until the database works again.
            wire.ask("say", game["id"], text="hello?")
        assert wait_for_seat_1(wire, wire.watch(game["id"])["position"]) == ply + 3


def wait_for_seat_1(wire, position):
    """Wait until seat 1 is to move; return the number of turns played."""
    while position["to_move"] != 1:
        told = wire.next("played", "snapshot")
        position = (told if told["t"] == "played" else told["game"])["position"]
    return position["ply"]


def test_a_spectator_does_not_notice_a_full_disk(two, server):
    anna, _, game = two()
    with server.person().socket() as stranger, anna.socket() as wire, full(server):
        assert stranger.watch(game)["you"] == []
        assert wire.play(game, 0, "+c1n")["code"] == "store.unavailable"


def test_a_failing_opponent_is_replaced(tmp_path):
    server = Server(tmp_path, "--broken-player", "level-3")
    try:
        anna = server.person("Anna")
        game, _ = anna.make("siam", [HERE, level(3)], hints=True)
        with anna.socket() as wire:
            wire.watch(game["id"])
            assert wire.play(game["id"], 0, "+c1n")["t"] == "done"
            told = wire.next("refused")
            assert (told["id"], told["code"]) == (None, "engine.failed")
            assert wire.next("played")["turn"]["seat"] == 2
        # The log has the trace of an error, but not its text, which may repeat user input.
        assert "builtins.RuntimeError" in server.read_log()
        assert "level-3 is broken\n" not in server.read_log()
    finally:
        server.close()


def test_a_failing_hint_is_refused(tmp_path):
    server = Server(tmp_path, "--broken-player", "level-8-steady")
    try:
        anna = server.person("Anna")
        game, _ = anna.make("siam", [HERE, level(1)], hints=True)
        with anna.socket() as wire:
            assert wire.ask("hint", game["id"])["code"] == "server.fault"
            assert wire.play(game["id"], 0, "+c1n")["t"] == "done"
    finally:
        server.close()


def test_a_server_that_is_told_to_end_says_so_and_loses_nothing(server):
    anna, ben = server.person("Anna"), server.person("Ben")
    game, links = anna.make("siam", [HERE, LINK])
    ben.post("/api/join", {"token": links[2]})
    game = game["id"]
    with anna.socket() as wire, ben.socket() as other:
        wire.watch(game)
        assert wire.play(game, 0, "+c1n", id="kept")["t"] == "done"
        server.stop()
        assert (wire.closed(), other.closed()) == (1012, 1012)
    ending = server.read_log().split("Shutting down")[-1]
    assert "closed" in ending
    assert "Traceback" not in ending
    server.start()
    with anna.socket() as wire:
        assert wire.watch(game)["position"]["ply"] == 1
        assert wire.play(game, 0, "+c1n", id="kept")["t"] == "done"
