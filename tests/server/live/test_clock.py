"""Clocks over the socket: they run, they stand still while the server is down, and they end a game."""

import os
import signal
import sqlite3

import pytest

from tests.server.client import HERE, Server

HOUR_MS = 3_600_000
MINUTE_MS = 60_000
# A busy machine may pause the server for a moment, also before the start that ``put_back`` has moved: not counted.
PAUSES_MS = 5 * MINUTE_MS
MINUTE = {"kind": "minutes", "minutes": 1, "increment_s": 0}
# Longer than anything takes, so that no clock runs out before a test wants it.
LONG = {"kind": "minutes", "minutes": 30, "increment_s": 0}


def put_back(server, game, by_ms):
    """Move the start of the present turn of a game back in time; the server must be down."""
    connection = sqlite3.connect(server.folder / "erawan.sqlite3")
    with connection:
        connection.execute(
            "UPDATE events SET at_ms = at_ms - ? WHERE game_id = ? AND number = "
            "(SELECT max(number) FROM events WHERE game_id = ?)",
            (by_ms, game, game),
        )
        connection.execute("UPDATE games SET due_ms = due_ms - ? WHERE id = ?", (by_ms, game))
    connection.close()


def watch_to_the_end(wire, game):
    """Watch a game until it is over; return its last snapshot."""
    shown = wire.watch(game)
    return shown if shown["status"] == "over" else wire.next("snapshot")["game"]


def test_a_clock_stands_still_while_the_server_is_down_and_then_ends_the_game(two, server):
    anna, ben, game = two(clock=LONG)
    with anna.socket() as wire:
        shown = wire.watch(game)["clock"]
        assert shown["running"] == 1
        assert 0 < shown["left_ms"][0] <= 30 * MINUTE_MS
        assert wire.play(game, 0, "+c1n")["t"] == "done"
        played = wire.told("played")[0]
        assert played["clock"]["running"] == 2
        assert played["turn"]["clock_ms"] <= 30 * MINUTE_MS
    server.stop()
    put_back(server, game, 20 * MINUTE_MS)
    server.start()
    with anna.socket() as wire:
        left = wire.watch(game)["clock"]["left_ms"]
        # What passed before the server ended counts, what passed while it was down does not.
        assert 0 < left[1] <= 10 * MINUTE_MS + PAUSES_MS
        assert left[0] == played["turn"]["clock_ms"]
    server.stop()
    put_back(server, game, left[1] - 2_000)
    server.start()
    with anna.socket() as wire, ben.socket() as other:
        over = watch_to_the_end(wire, game)
        assert (over["status"], over["result"]["winners"], over["result"]["reason"]) == ("over", [1], "time")
        assert over["clock"]["running"] is None
        assert other.play(game, 1, "+c5s")["code"] == "game.over"


def test_time_that_ran_out_meanwhile_ends_the_game_when_it_is_opened(two, server):
    anna, ben, game = two(clock=MINUTE)
    server.stop()
    # Much longer than the server was down, so that the outage does not save the player.
    put_back(server, game, 900_000)
    server.start()
    with anna.socket() as wire:
        refused = wire.play(game, 0, "+c1n")
        assert refused["code"] == "game.over"
        assert wire.watch(game)["result"]["reason"] == "time"
    assert [found["reason"] for found in ben.get("/api/games?status=over")["games"]] == ["time"]


# ---- a frozen process and a wrong wall clock


@pytest.fixture
def wall_server(tmp_path):
    """A server whose clocks a test moves, by as many milliseconds as files say.

    ``wall_file`` moves the wall clock alone, ``frozen_file`` all clocks: as if the process had been frozen so long.
    """
    wall_file, frozen_file = tmp_path / "wall.txt", tmp_path / "frozen.txt"
    started = Server(tmp_path, "--wall-file", str(wall_file), "--frozen-file", str(frozen_file))
    started.wall_file, started.frozen_file = wall_file, frozen_file
    yield started
    started.close()


def make_game_with_little_time(server, left_ms):
    """Make a game with this time left for the first seat; return the person on both seats, and its id."""
    anna = server.person("Anna")
    made, _ = anna.make("siam", [HERE, HERE], clock=LONG)
    server.stop()
    put_back(server, made["id"], 30 * MINUTE_MS - left_ms)
    server.start()
    return anna, made["id"]


def test_a_frozen_server_takes_no_time_from_the_player_to_move(wall_server):
    anna, game = make_game_with_little_time(wall_server, 10 * MINUTE_MS)
    os.kill(wall_server.process.pid, signal.SIGSTOP)
    # Longer than the player has.
    wall_server.frozen_file.write_text(str(HOUR_MS))
    os.kill(wall_server.process.pid, signal.SIGCONT)
    with anna.socket() as wire:
        assert wire.play(game, 0, "+c1n")["t"] == "done"
        assert wire.watch(game)["status"] == "running"


def test_a_server_that_ends_frozen_and_starts_again_takes_no_time_either(wall_server):
    anna, game = make_game_with_little_time(wall_server, 10 * MINUTE_MS)
    os.kill(wall_server.process.pid, signal.SIGSTOP)
    wall_server.frozen_file.write_text(str(HOUR_MS))
    wall_server.kill()
    wall_server.start()
    with anna.socket() as wire:
        assert wire.play(game, 0, "+c1n")["t"] == "done"


def test_a_wall_clock_that_jumps_an_hour_ahead_ends_no_game(wall_server):
    anna, game = make_game_with_little_time(wall_server, 10 * MINUTE_MS)
    with anna.socket() as wire:
        wire.watch(game)
        wall_server.wall_file.write_text(str(HOUR_MS))
        assert wire.play(game, 0, "+c1n")["t"] == "done"
        # The outage began with the last tick, after the game began.
        assert 0 < wire.told("played")[0]["turn"]["clock_ms"] <= 10 * MINUTE_MS + PAUSES_MS
    # The outage is stored: after a restart the skipped hour still does not count.
    wall_server.stop()
    wall_server.start()
    with anna.socket() as wire:
        assert wire.watch(game)["clock"]["left_ms"][1] > 0
        assert wire.play(game, 1, "+c5s")["t"] == "done"


def test_a_wall_clock_that_is_set_back_an_hour_stops_no_clock(wall_server):
    anna, game = make_game_with_little_time(wall_server, 5_000)
    wall_server.wall_file.write_text(str(-HOUR_MS))
    with anna.socket() as wire:
        over = watch_to_the_end(wire, game)
        assert (over["status"], over["result"]["reason"]) == ("over", "time")


def test_a_clock_goes_on_after_a_restart_with_a_wall_clock_that_was_set_back(wall_server):
    anna, game = make_game_with_little_time(wall_server, 5_000)
    wall_server.stop()
    wall_server.wall_file.write_text(str(-HOUR_MS))
    wall_server.start()
    with anna.socket() as wire:
        over = watch_to_the_end(wire, game)
        assert (over["status"], over["result"]["reason"]) == ("over", "time")
