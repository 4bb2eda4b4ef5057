"""The writer thread: waiting writes share a commit, a failed one does not affect others, and it survives faults."""

import asyncio
import subprocess
import sys
from threading import Event

import pytest
from sqlalchemy import event, exc, text

from erawan.server.store import database as databases
from erawan.server.store.errors import ConflictError, StoreError
from erawan.server.store.game_store import GameFilter
from erawan.server.store.user_store import User, add_person, change_person
from erawan.server.store.writer import DEADLOCK, MAX_BATCH, MOST_DEADLOCKS, Change
from tests.server.domain.driven_table import NOW
from tests.server.store.temporary_store import PATIENCE, as_more, as_new, everything, game, open_store, run


class Gate:
    """A gate that holds the writer at its next commit until a test opens it, and counts the commits."""

    def __init__(self):
        self.commits = 0
        self.is_reached, self._is_open = Event(), Event()

    def watch(self, engine):
        event.listen(engine, "commit", self._commit)

    def _commit(self, _):
        self.commits += 1
        self.is_reached.set()
        assert self._is_open.wait(PATIENCE)

    async def reach(self):
        assert await asyncio.to_thread(self.is_reached.wait, PATIENCE)

    def open(self):
        self._is_open.set()


async def queue(*writing):
    """Queue writes in order; return their tasks, for ``gather``."""
    tasks = [asyncio.create_task(doing) for doing in writing]
    await asyncio.sleep(0)
    return tasks


async def outcomes(tasks):
    return await asyncio.gather(*tasks, return_exceptions=True)


def codes(found):
    return [error.code if isinstance(error, StoreError) else error for error in found]


def test_all_that_wait_share_one_commit(database):
    async def test():
        gate = Gate()
        async with open_store(database, gate.watch) as store:
            first = await queue(store.write(as_new(game(0))))
            await gate.reach()
            rest = await queue(*(store.write(as_new(game(number))) for number in range(1, 101)))
            assert not first[0].done()
            gate.open()
            assert await outcomes([*first, *rest]) == [None] * 101
            assert gate.commits == 2
            assert len(await store.games_of("ann", GameFilter(), 200)) == 101

    run(test())


def test_a_batch_has_its_limit(database):
    async def test():
        gate = Gate()
        async with open_store(database, gate.watch) as store:
            first = await queue(store.write_heartbeat(NOW))
            await gate.reach()
            rest = await queue(
                *(store.write(change_person(User("nobody", "x", False), None)) for _ in range(MAX_BATCH + 1))
            )
            gate.open()
            await outcomes([*first, *rest])
            assert gate.commits == 3

    run(test())


@pytest.mark.parametrize("fault", ["conflict", "value"])
def test_one_bad_change_hurts_no_other(database, fault):
    async def test():
        gate = Gate()
        async with open_store(database, gate.watch) as store:
            await_first = await queue(store.write(as_new(game(0))))
            await gate.reach()
            bad = as_new(game(0)) if fault == "conflict" else Change(events=[_event_row(at_ms=2**80)])
            rest = await queue(
                store.write(as_new(game(1))), store.write(bad), store.write(as_new(game(2))), store.write_heartbeat(NOW)
            )
            gate.open()
            found = codes(await outcomes([*await_first, *rest]))
            expected = "store.conflict" if fault == "conflict" else "store.unavailable"
            assert found == [None, None, expected, None, None]
            assert len(await store.games_of("ann", GameFilter(), 50)) == 3
            # The writer still works.
            await store.write(as_new(game(3)))

    run(test())


def _event_row(at_ms):
    return {"game_id": "game0000", "number": 99, "at_ms": at_ms, "person_id": None, "command": None, "body": "{}"}


def test_a_change_that_is_none_at_all_does_not_stop_the_writer(database):
    async def test():
        async with open_store(database) as store:
            with pytest.raises(StoreError) as error:
                await store.write(Change([(text("nonsense"), None)]))
            assert error.value.code == "store.unavailable"
            with pytest.raises(StoreError):
                await store.write(Change([(None, None)]))
            await store.write_heartbeat(NOW)

    run(test())


def test_the_same_event_twice_is_a_conflict(database):
    async def test():
        async with open_store(database) as store:
            at = game(1)
            await store.write(as_new(at))
            at.play("bob", "+a5n")
            await store.write(as_more(at, 1))
            with pytest.raises(ConflictError):
                await store.write(as_more(at, 1))

    run(test())


def test_two_writers_of_one_batch_and_the_same_event(database):
    """Of two simultaneous writes of one event, one is stored and the other gets an error."""

    async def test():
        gate = Gate()
        async with open_store(database, gate.watch) as store:
            first = await queue(store.write(as_new(game(1))))
            await gate.reach()
            here, there = game(1), game(1)
            here.play("bob", "+a5n")
            there.play("bob", "+e5n")
            rest = await queue(store.write(as_more(here, 1)), store.write(as_more(there, 1)))
            gate.open()
            assert codes(await outcomes([*first, *rest])) == [None, None, "store.conflict"]
            assert (await store.load("game0001")).played[-1].turn == "+a5n"

    run(test())


def test_a_change_whose_caller_is_cancelled_is_written(database):
    async def test():
        gate = Gate()
        async with open_store(database, gate.watch) as store:
            [writing] = await queue(store.write(as_new(game(1))))
            await gate.reach()
            writing.cancel()
            gate.open()
            await store.write_heartbeat(NOW)
            assert await store.load("game0001") is not None

    run(test())


def test_closing_writes_waiting_events_and_then_refuses_more(database):
    async def test():
        gate = Gate()
        async with open_store(database, gate.watch) as store:
            waiting = await queue(*(store.write(as_new(game(number))) for number in range(3)))
            closing = asyncio.create_task(store.close())
            await gate.reach()
            with pytest.raises(StoreError) as error:
                await store.write(as_new(game(4)))
            assert error.value.code == "store.closing"
            gate.open()
            assert await outcomes([*waiting, closing]) == [None] * 4
        assert len(everything(database)["games"]) == 3

    run(test())


# ---- the database has trouble


def test_a_postgresql_that_goes_and_comes_back(postgresql, make_database):
    url = make_database("postgresql")
    with databases.opened(url) as engine:
        databases.migrate(engine)

    async def test():
        attempts = []
        async with open_store(
            url, lambda engine: event.listen(engine, "do_connect", lambda *a: attempts.append(1))
        ) as store:
            await store.write(as_new(game(1)))
            postgresql.stop()
            try:
                attempts.clear()
                found = await outcomes(await queue(*(store.write(as_new(game(number))) for number in range(2, 40))))
                assert set(codes(found)) == {"store.unavailable"}
                # The changes are not tried one by one.
                assert len(attempts) <= 3
                with pytest.raises(StoreError) as error:
                    await store.load("game0001")
                assert error.value.code == "store.unavailable"
            finally:
                postgresql.start()
            assert await store.load("game0001") is not None
            await store.write(as_new(game(50)))
            assert {summary.id for summary in await store.games_of("ann", GameFilter(), 50)} == {"game0001", "game0050"}

    run(test())


def test_a_lost_database_connection_is_reopened(make_database):
    url = make_database("postgresql")
    with databases.opened(url) as engine:
        databases.migrate(engine)

    async def test():
        async with open_store(url) as store:
            await store.write(as_new(game(1)))
            await store.load("game0001")
            with databases.opened(url) as engine, engine.connect() as connection:
                cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid() AND datname"
                connection.execute(text(f"{cut} = current_database()"))
            await store.write(as_new(game(2)))
            assert await store.load("game0001") is not None

    run(test())


LOCKER = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN IMMEDIATE")
print("locked", flush=True)
sys.stdin.read()
connection.execute("ROLLBACK")
"""


def test_a_sqlite_file_that_another_process_holds(make_database, monkeypatch):
    monkeypatch.setattr(databases, "_BUSY_MS", 50)
    url = make_database("sqlite")
    with databases.opened(url) as engine:
        databases.migrate(engine)
        path = engine.url.database

    async def test():
        async with open_store(url) as store:
            await store.write(as_new(game(1)))
            command = [sys.executable, "-c", LOCKER, path]
            with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as locker:
                assert await asyncio.to_thread(locker.stdout.readline) == "locked\n"
                found = await outcomes(await queue(*(store.write(as_new(game(number))) for number in (2, 3))))
                assert codes(found) == ["store.unavailable"] * 2
                # Reading still works.
                assert await store.load("game0001") is not None
                locker.stdin.close()
                await asyncio.to_thread(locker.wait)
            await store.write(as_new(game(2)))
            assert await store.load("game0002") is not None
            assert await store.load("game0003") is None

    run(test())


def test_a_disk_that_is_full(make_database):
    url = make_database("sqlite")
    with databases.opened(url) as engine:
        databases.migrate(engine)
    engines = []

    def most_pages(count):
        with engines[0].connect() as connection:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            connection.exec_driver_sql(f"PRAGMA max_page_count={pages + count}")

    async def test():
        async with open_store(url, engines.append) as store:
            await store.write(as_new(game(1)))
            most_pages(2)
            kept, found = 1, None
            while found is None:
                [found] = await outcomes(await queue(store.write(as_new(game(kept + 1)))))
                kept += found is None
            assert found.code == "store.unavailable"
            assert len(await store.games_of("ann", GameFilter(), 1000)) == kept
            most_pages(10_000)
            await store.write(as_new(game(kept + 1)))
            assert len(await store.games_of("ann", GameFilter(), 1000)) == kept + 1

    run(test())


def test_a_database_address_without_an_answer_is_an_error():
    async def test():
        async with open_store("postgresql://erawan@127.0.0.1:1/erawan") as store:
            with pytest.raises(StoreError) as error:
                await store.write(add_person(User("ann", "Ann", False), "hash", NOW))
            assert error.value.code == "store.unavailable"

    run(test())


class DeadlockError(Exception):
    """The error that PostgreSQL raises in one of two transactions that wait for each other."""

    sqlstate = DEADLOCK


@pytest.mark.parametrize(("deadlocks", "is_stored"), [(MOST_DEADLOCKS, True), (MOST_DEADLOCKS + 1, False)])
def test_a_change_that_waited_in_a_circle_is_tried_again(make_database, deadlocks, is_stored):
    left = deadlocks

    def fail(_):
        nonlocal left
        if left:
            left -= 1
            raise exc.OperationalError("COMMIT", {}, DeadlockError())

    async def test():
        async with open_store(database, lambda engine: event.listen(engine, "commit", fail)) as store:
            try:
                await store.write(add_person(User("ann", "Ann", False), "hash", NOW))
            except StoreError as error:
                return error.code
            return None

    database = make_database("sqlite")
    with databases.opened(database) as engine:
        databases.migrate(engine)
    assert run(test()) == (None if is_stored else "store.unavailable")
