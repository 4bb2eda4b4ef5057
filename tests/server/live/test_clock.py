"""Clocks over the socket: they run, they stand still while the server is down, and they end a game."""

import sqlite3

MINUTE = {"kind": "minutes", "minutes": 1, "increment_s": 0}


def put_back(server, game, by_ms):
    """Lets the present turn of a game have begun earlier; the server must be down."""
    connection = sqlite3.connect(server.folder / "erawan.sqlite3")
    with connection:
        connection.execute(
            "UPDATE events SET at_ms = at_ms - ? WHERE game_id = ? AND number = "
            "(SELECT max(number) FROM events WHERE game_id = ?)",
            (by_ms, game, game),
        )
        connection.execute("UPDATE games SET due_ms = due_ms - ? WHERE id = ?", (by_ms, game))
    connection.close()


def test_a_clock_stands_still_while_the_server_is_down_and_then_ends_the_game(two, server):
    anna, ben, game = two(clock=MINUTE)
    with anna.socket() as wire:
        shown = wire.watch(game)["clock"]
        assert shown["running"] == 1
        assert 0 < shown["left_ms"][0] <= 60_000
        assert wire.play(game, 0, "+c1n")["t"] == "done"
        played = wire.told("played")[0]
        assert played["clock"]["running"] == 2
        assert played["turn"]["clock_ms"] <= 60_000
    server.stop()
    put_back(server, game, 55_000)
    server.start()
    with anna.socket() as wire, ben.socket() as other:
        other.watch(game)
        left = wire.watch(game)["clock"]["left_ms"]
        # What passed before the server ended counts, what passed while it was down does not.
        assert 0 < left[1] <= 5_000
        assert left[0] == played["turn"]["clock_ms"]
        over = wire.next("snapshot")["game"]
        assert (over["status"], over["result"]["winners"], over["result"]["reason"]) == ("over", [1], "time")
        assert over["clock"]["running"] is None
        assert other.play(game, 1, "+c5s")["code"] == "game.over"


def test_time_that_ran_out_meanwhile_ends_the_game_when_somebody_looks(two, server):
    anna, ben, game = two(clock=MINUTE)
    server.stop()
    # Longer than the server was ever down in this test.
    put_back(server, game, 900_000)
    server.start()
    with anna.socket() as wire:
        refused = wire.play(game, 0, "+c1n")
        assert refused["code"] == "game.over"
        assert wire.watch(game)["result"]["reason"] == "time"
    assert [found["reason"] for found in ben.get("/api/games?status=over")["games"]] == ["time"]
