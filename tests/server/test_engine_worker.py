"""Engine workers in processes of their own: they take turns, hints and analyses; a bad one costs only a retry."""

import os
import signal
import urllib.request
from contextlib import contextmanager

import pytest
from sqlalchemy import select, update

from erawan.server.domain.events import TurnPlayed, decode_event
from erawan.server.store import schema as s
from erawan.server.store.database import opened
from tests.fork_server import ForkedProcess
from tests.server import faulty_worker
from tests.server.client import HERE, PATIENCE, Server, level, own_port
from tests.server.live.test_analyses import MISSED, ask, finish


@pytest.fixture
def web(tmp_path, postgresql_database):
    """A server that leaves all searches to engine workers."""
    started = Server(tmp_path, ERAWAN_DATABASE_URL=postgresql_database, ERAWAN_ENGINE_WORKERS="1")
    yield started
    started.close()


@pytest.fixture
def start_worker(tmp_path, postgresql_database):
    """Yield a function that starts workers; they end with the test."""
    started = []

    def start(*arguments, **given):
        environment = {**os.environ, "ERAWAN_DATABASE_URL": postgresql_database, **given}
        log = tmp_path / f"worker{len(started)}.txt"
        started.append(ForkedProcess(faulty_worker.main, arguments, environment, log))
        wait_for(started[-1], faulty_worker.READY)
        return started[-1]

    yield start
    for process in started:
        process.kill()
        process.wait(PATIENCE)


def wait_for(process, text):
    assert any(text in line for line in process.stdout), "the worker has ended"


@contextmanager
def game_against_level_1(web):
    """Begin a game in which the computer is to answer the first turn; yield its id, and a socket that watches it."""
    anna = web.person("Anna")
    game, _ = anna.make("siam", [HERE, level(1)], hints=True)
    with anna.socket() as wire:
        wire.watch(game["id"])
        assert wire.play(game["id"], 0, "+c1n")["t"] == "done"
        yield game["id"], wire


def wait_for_ply(wire, ply):
    while (played := wire.next("played"))["position"]["ply"] < ply:
        pass
    return played


def rows(url, table):
    with opened(url) as engine, engine.connect() as connection:
        return connection.execute(select(table)).all()


def end_claims(url):
    """End the claims of all workers, as if time had passed."""
    with opened(url) as engine, engine.begin() as connection:
        connection.execute(update(s.engine_jobs).values(until_ms=0))


def turns_in(url):
    """Return the stored turns of all games."""
    return [event for row in rows(url, s.events) if isinstance(event := decode_event(row.body), TurnPlayed)]


def test_a_worker_plays_gives_hints_and_analyses(web, start_worker, postgresql_database):
    worker = start_worker()
    with game_against_level_1(web) as (game, wire):
        wait_for_ply(wire, 2)
        hint = wire.ask("hint", game)
        assert (hint["t"], hint["ply"]) == ("hint", 2)
        assert wire.play(game, 2, hint["turn"])["t"] == "done"
    ben = web.person("Ben")
    found = finish(ben, ask(ben, place=MISSED))
    assert (found["status"], found["done"]) == ("over", 6)
    assert found["judged"]["turns"][0]["turn"] == "b2n"
    worker.terminate()
    assert worker.wait(PATIENCE) == 0
    assert rows(postgresql_database, s.leases) == [], "a worker that ends gives everything back"


def test_a_worker_measures_its_searches(web, start_worker):
    """Without these figures the alert ErawanEnginesBusy could never fire for engine workers."""
    port = own_port()
    start_worker(ERAWAN_METRICS_PORT=str(port))
    with game_against_level_1(web) as (_, wire):
        wait_for_ply(wire, 2)
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as response:
        lines = [line for line in response.read().decode().splitlines() if not line.startswith("#")]
    found = {key: float(value) for key, value in (line.rsplit(" ", 1) for line in lines)}
    quick = '{class="quick",queue="engine"}'
    assert found[f"erawan_queue_wait_seconds_count{quick}"] == 1
    assert 0 <= found[f"erawan_queue_wait_seconds_sum{quick}"] < PATIENCE
    assert found['erawan_engine_searches_total{class="quick"}'] == 1
    assert found["erawan_engine_nodes_total"] > 0
    # A worker has no backups and no heartbeat: a zero here would hide that of a server.
    assert {"erawan_backup_age_seconds", "erawan_open_outage", "erawan_heartbeat_age_seconds"} & found.keys() == set()


def test_a_worker_that_dies_or_finds_no_legal_turn_costs_only_a_retry(web, start_worker, postgresql_database):
    dying = start_worker("--dies")
    with game_against_level_1(web) as (game, wire):
        dying.wait(PATIENCE)
        (job,) = rows(postgresql_database, s.engine_jobs)
        assert (job.game_id, job.player, job.tries, job.result) == (game, "level-1", 1, None)
        end_claims(postgresql_database)
        start_worker("--illegal", "1")
        wait_for_ply(wire, 2)
    assert len(turns_in(postgresql_database)) == 2
    assert "found no legal turn" in web.read_log()
    assert "an opponent failed" not in web.read_log()


def test_after_some_tries_a_weaker_opponent_plays(web, start_worker):
    # Three tries of level 1 fail; the next search is for the player that replaces it.
    start_worker("--illegal", "3")
    with game_against_level_1(web) as (_, wire):
        wait_for_ply(wire, 2)
    assert "an opponent failed" in web.read_log()


def test_a_search_of_a_frozen_worker_is_repeated_by_another(web, start_worker, postgresql_database):
    frozen = start_worker("--stuck")
    with game_against_level_1(web) as (_, wire):
        wait_for(frozen, faulty_worker.SEARCHING)
        frozen.send_signal(signal.SIGSTOP)
        end_claims(postgresql_database)
        start_worker()
        wait_for_ply(wire, 2)
    frozen.send_signal(signal.SIGCONT)
    assert len(turns_in(postgresql_database)) == 2


def test_it_needs_postgresql(capsys, tmp_path, monkeypatch):
    from erawan import cli

    monkeypatch.setenv("ERAWAN_DATA_DIR", str(tmp_path))
    monkeypatch.delenv("ERAWAN_DATABASE_URL", raising=False)
    assert cli.run(["engine-worker"]) == 2
    assert "PostgreSQL" in capsys.readouterr().err
    monkeypatch.setenv("ERAWAN_ENGINE_WORKERS", "1")
    assert cli.run(["serve"]) == 2
    assert "PostgreSQL" in capsys.readouterr().err
