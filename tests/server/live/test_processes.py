"""Two servers on one PostgreSQL: each piece of work is done once, also when the process that has begun it dies."""

import signal
import time
from contextlib import ExitStack

import pytest
from sqlalchemy import select, update

from erawan.server.domain.events import GameEnded, TurnPlayed, decode_event
from erawan.server.store import schema as s
from erawan.server.store.database import changing, opened
from tests.server.client import HERE, PATIENCE, Server, level

MINUTE = {"kind": "minutes", "minutes": 1, "increment_s": 0}
SHORT = ("--lease-seconds", "2")


@pytest.fixture
def start(tmp_path, postgresql_database):
    """Yield a function that starts servers on the same database; they end with the test."""
    with ExitStack() as stack:

        def start_server(name, *arguments):
            folder = tmp_path / name
            folder.mkdir()
            started = Server(folder, *SHORT, *arguments, ERAWAN_DATABASE_URL=postgresql_database)
            stack.callback(end, started)
            return started

        yield start_server


def end(server):
    server.process.send_signal(signal.SIGCONT)
    server.kill()


def events_of(url, kind):
    with opened(url) as engine, engine.connect() as connection:
        bodies = connection.execute(select(s.events.c.body)).scalars()
        return [event for body in bodies if isinstance(event := decode_event(body), kind)]


def until(is_true):
    ends = time.monotonic() + PATIENCE
    while not is_true():
        assert time.monotonic() < ends, "it never happens"
        time.sleep(0.05)


def game_in_which_the_computer_begins(server):
    made, _ = server.person("Anna").make("siam", [level(1), HERE])
    return made["id"]


def leases(url):
    with opened(url) as engine, engine.connect() as connection:
        return connection.execute(select(s.leases.c.name, s.leases.c.holder)).all()


def test_a_turn_of_a_killed_process_is_played_by_another(start, postgresql_database, tmp_path):
    dying = start("dying", "--slow-player", "level-1", "--until", str(tmp_path / "never"))
    game = game_in_which_the_computer_begins(dying)
    until(lambda: [each.name for each in leases(postgresql_database)] == [f"turn:{game}"])
    dying.kill()
    start("other")
    until(lambda: events_of(postgresql_database, TurnPlayed))
    assert len(events_of(postgresql_database, TurnPlayed)) == 1


def test_a_process_that_was_frozen_does_not_act_with_an_old_lease(start, postgresql_database, tmp_path):
    go_on = tmp_path / "go on"
    frozen = start("frozen", "--slow-player", "level-1", "--until", str(go_on))
    game = game_in_which_the_computer_begins(frozen)
    until(lambda: leases(postgresql_database))
    ((_, holder),) = leases(postgresql_database)
    frozen.process.send_signal(signal.SIGSTOP)
    # This one takes over the turn, and is as slow: both want to play when they may go on.
    other = start("other", "--slow-player", "level-1", "--until", str(go_on))
    until(lambda: [each.name for each in leases(postgresql_database) if each.holder != holder] == [f"turn:{game}"])
    frozen.process.send_signal(signal.SIGCONT)
    go_on.touch()
    until(lambda: events_of(postgresql_database, TurnPlayed))
    until(lambda: frozen.person().get("/health")["is_ready"])
    until(lambda: not leases(postgresql_database))
    assert len(events_of(postgresql_database, TurnPlayed)) == 1
    assert "Traceback" not in frozen.read_log() + other.read_log()


def test_two_processes_end_a_game_by_time_once(start, postgresql_database):
    first = start("first")
    anna = first.person("Anna")
    game, _ = anna.make("siam", [HERE, HERE], clock=MINUTE)
    with anna.socket() as wire:
        wire.watch(game["id"])
        assert wire.play(game["id"], 0, "+c1n")["t"] == "done"
    first.stop()
    with opened(postgresql_database) as engine, changing(engine) as connection:
        # The present turn began 50 seconds earlier.
        connection.execute(update(s.events).values(at_ms=s.events.c.at_ms - 50_000))
        connection.execute(update(s.games).values(due_ms=s.games.c.due_ms - 50_000))
    first.start()
    other = start("other")
    ben = other.person("Ben")
    with anna.socket() as wire, ben.socket() as other_wire:
        wire.watch(game["id"])
        other_wire.watch(game["id"])
        until(lambda: events_of(postgresql_database, GameEnded))
        until(lambda: not leases(postgresql_database))
    assert [event.reason for event in events_of(postgresql_database, GameEnded)] == ["time"]
