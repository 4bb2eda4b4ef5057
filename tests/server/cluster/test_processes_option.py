"""``erawan serve --processes N``: several processes at one port, signals, and what it refuses."""

import asyncio
import os
import signal
import socket
import time
from contextlib import suppress
from pathlib import Path

import pytest

from erawan.cli import run
from erawan.client import AsyncClient, ByLink, Here, NewGame
from erawan.server.store.database import migrate, opened
from tests.server.client import PATIENCE, own_port
from tests.server.cluster.test_two_processes import play_turn, record, until
from tests.server.server_process import running


def children_of(pid):
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()]


@pytest.fixture(scope="module")
def served(tmp_path_factory, postgresql, redis_server):
    """``erawan serve --processes 2``."""
    database = postgresql.make_database()
    with opened(database) as engine:
        migrate(engine)
    environment = {"ERAWAN_DATABASE_URL": database, "ERAWAN_REDIS_URL": redis_server.url}
    environment["ERAWAN_METRICS_PORT"] = str(own_port())
    with running(tmp_path_factory.mktemp("served"), "--processes", "2", **environment) as server:
        server.metrics_port = int(environment["ERAWAN_METRICS_PORT"])
        yield server
        assert server.end()[0] == 0


def wait_for_other_children(pid, before, count=2):
    until_s = time.monotonic() + PATIENCE
    while True:
        now = children_of(pid)
        if len(now) == count and not set(now) & set(before):
            return now
        assert time.monotonic() < until_s, (before, now)
        time.sleep(0.1)


def wait_for_metrics(server):
    """Wait until the two ports for metrics answer, and no other one."""
    until_s = time.monotonic() + PATIENCE
    while True:
        answering = []
        for place in range(5):
            with suppress(OSError), socket.create_connection(("127.0.0.1", server.metrics_port + place)):
                answering.append(place)
        if answering == [0, 1]:
            return
        assert time.monotonic() < until_s, answering
        time.sleep(0.1)


async def play_while(url, act):
    """Play a game until ``act`` has ended; return what both players received."""
    async with AsyncClient(url) as first, AsyncClient(url) as second:
        made = await first.create_game(NewGame(game="siam", seats=[Here(), ByLink()], options={"repetition": 0}))
        await second.join(made.links[0].token)
        async with first.watch(made.game.id) as one, second.watch(made.game.id) as other:
            games, heard = (one, other), [record(one), record(other)]
            acting = asyncio.create_task(asyncio.to_thread(act))
            while not acting.done() or len(heard[0]) < 6:
                await until(lambda: any(game.is_your_turn for game in games) or one.view.result)
                if one.view.result:
                    break
                await play_turn(next(game for game in games if game.is_your_turn))
                await asyncio.sleep(0.02)
            await acting
            await until(lambda: one.view.position.ply == other.view.position.ply)
            stored = await first.get_game(made.game.id)
            return one.view, other.view, stored, [game.connection.connection_count for game in games]


def check_same(one, other, stored):
    turns = [turn.turn for turn in stored.turns]
    assert [turn.turn for turn in one.turns] == turns
    assert [turn.turn for turn in other.turns] == turns


@pytest.mark.slow
def test_sighup_replaces_all_processes_under_play(served):
    before = children_of(served.process.pid)

    def replace():
        os.kill(served.process.pid, signal.SIGHUP)
        wait_for_other_children(served.process.pid, before)

    one, other, stored, connections = asyncio.run(play_while(served.url, replace))
    check_same(one, other, stored)
    assert min(connections) > 1
    # Prometheus finds the new processes where the old ones were.
    wait_for_metrics(served)


def test_sighup_ends_a_single_process_as_sigterm_does(tmp_path):
    """Under systemd, reloading a single process restarts it; no turn may be cut off."""
    with running(tmp_path) as server:
        assert server.end(signal.SIGHUP)[0] == 0


@pytest.mark.slow
def test_a_process_that_dies_is_started_again(served):
    before = children_of(served.process.pid)

    def kill():
        os.kill(before[0], signal.SIGKILL)
        until_s = time.monotonic() + PATIENCE
        while len(children_of(served.process.pid)) < 2 or before[0] in children_of(served.process.pid):
            assert time.monotonic() < until_s
            time.sleep(0.1)

    one, other, stored, _ = asyncio.run(play_while(served.url, kill))
    check_same(one, other, stored)


@pytest.mark.slow
def test_when_the_first_process_is_killed_the_others_end(tmp_path, postgresql, redis_server):
    database = postgresql.make_database()
    with opened(database) as engine:
        migrate(engine)
    environment = {"ERAWAN_DATABASE_URL": database, "ERAWAN_REDIS_URL": redis_server.url}
    with running(tmp_path, "--processes", "2", **environment) as server:
        children = children_of(server.process.pid)
        server.process.kill()
        until_s = time.monotonic() + PATIENCE
        while any(Path(f"/proc/{child}").exists() for child in children):
            assert time.monotonic() < until_s
            time.sleep(0.1)


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({}, "several processes need PostgreSQL and Redis"),
        ({"ERAWAN_DATABASE_URL": "postgresql://localhost/erawan"}, "several processes need Redis"),
    ],
)
def test_what_it_needs_is_said_in_one_line(tmp_path, monkeypatch, capsys, environment, said):
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert run(["serve", "--processes", "2", "--data-dir", str(tmp_path)]) == 2
    told = capsys.readouterr().err.strip()
    assert said in told
    assert "\n" not in told
