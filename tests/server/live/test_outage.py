"""Outages: while nothing can be stored no clock runs, and the server says that it is not ready."""

import time
from contextlib import asynccontextmanager, contextmanager

import pytest

from erawan.protocol.seats_and_clocks import Minutes
from erawan.server.domain.clock import Clock
from erawan.server.live import outage
from erawan.server.live.outage import OutageMonitor
from erawan.server.store.errors import StoreError
from tests.server.client import HERE, PATIENCE, Server
from tests.server.live.test_faults import locked
from tests.server.store.temporary_store import open_store, run


class Wall:
    """A wall clock that tests set."""

    def __init__(self, monkeypatch):
        self.now = 1_800_000_000_000
        monkeypatch.setattr(outage, "now_ms", lambda: self.now)


@pytest.fixture
def wall(monkeypatch):
    return Wall(monkeypatch)


@contextmanager
def refusing(store, monkeypatch):
    """Let the database refuse heartbeats."""

    async def write_heartbeat(now, outage=None):
        raise StoreError("store.unavailable")

    with monkeypatch.context() as patch:
        patch.setattr(store, "write_heartbeat", write_heartbeat)
        yield


def test_an_outage_is_from_the_last_good_beat_to_the_next(database, wall, monkeypatch):
    async def test():
        async with open_store(database) as store:
            outage_monitor = OutageMonitor(store)
            await outage_monitor.start()
            began, told = wall.now, []
            outage_monitor.on_outage_ended = lambda: told.append(wall.now)
            clock = Clock(Minutes(1), 2)
            clock.since_ms = began
            with refusing(store, monkeypatch):
                for _ in range(3):
                    wall.now += 300_000
                    is_open = outage_monitor.has_open_outage
                    beat = outage_monitor.ensure_store_is_healthy if is_open else outage_monitor.stop
                    with pytest.raises(StoreError):
                        await beat()
                    # However long the outage lasts, no player loses time.
                    assert clock.remaining_ms(1, wall.now, outage_monitor.outages) == 60_000
                    assert clock.due_ms(1, outage_monitor.outages) > wall.now + 10**9
            assert not outage_monitor.is_healthy
            await outage_monitor.ensure_store_is_healthy()
            assert outage_monitor.is_healthy
            assert told == [wall.now]
            assert outage_monitor.outages == [(began, wall.now)] == await store.outages()
            assert clock.due_ms(1, outage_monitor.outages) == wall.now + 60_000
            await outage_monitor.ensure_store_is_healthy()
            assert len(outage_monitor.outages) == 1

    run(test())


def test_it_is_not_well_when_no_beat_came_for_long(database, wall):
    async def test():
        async with open_store(database) as store:
            outage_monitor = OutageMonitor(store)
            await outage_monitor.start()
            assert outage_monitor.is_healthy
            wall.now += outage.MAX_SILENCE_MS
            assert not outage_monitor.is_healthy

    run(test())


@asynccontextmanager
async def monitoring(database):
    """A store, and a monitor of its outages that has started."""
    async with open_store(database) as store:
        outage_monitor = OutageMonitor(store)
        await outage_monitor.start()
        yield store, outage_monitor


async def tick(outage_monitor, wall, ms):
    """Let the next tick come after ``ms`` milliseconds."""
    wall.now += ms
    await outage_monitor._tick()


def test_a_pause_without_ticks_is_an_outage_and_late_ticks_are_none(database, wall):
    async def test():
        async with monitoring(database) as (store, outage_monitor):
            for _ in range(20):
                await tick(outage_monitor, wall, outage.LONGEST_PAUSE_MS - 1)
            assert outage_monitor.outages == []
            began, told = wall.now, []
            outage_monitor.on_outage_ended = lambda: told.append(wall.now)
            await tick(outage_monitor, wall, 3_600_000)
            assert outage_monitor.outages == [(began, wall.now)] == await store.outages()
            assert told == [wall.now]
            await tick(outage_monitor, wall, 500)
            assert len(outage_monitor.outages) == 1

    run(test())


def test_a_command_finds_a_pause_before_the_next_tick(database, wall):
    async def test():
        async with monitoring(database) as (store, outage_monitor):
            began = wall.now
            clock = Clock(Minutes(1), 2)
            clock.since_ms = began
            wall.now += 3_600_000
            now = await outage_monitor.ensure_store_is_healthy()
            assert now == wall.now
            assert await store.outages() == [(began, now)]
            assert clock.remaining_ms(1, now, outage_monitor.outages) == 60_000

    run(test())


def test_time_in_which_the_database_wrote_nothing_is_an_outage(database, wall, monkeypatch):
    async def test():
        async with monitoring(database) as (store, outage_monitor):
            write_heartbeat = store.write_heartbeat

            async def write_slowly(now, outage=None):
                wall.now += 60_000
                await write_heartbeat(now, outage)

            began = wall.now
            with monkeypatch.context() as patch:
                patch.setattr(store, "write_heartbeat", write_slowly)
                await outage_monitor.stop()
            assert await outage_monitor.ensure_store_is_healthy() == began + 60_000
            assert await store.outages() == [(began, began + 60_000)]

    run(test())


def test_a_pause_ends_when_the_database_writes_again_and_outages_never_overlap(database, wall, monkeypatch):
    async def test():
        async with monitoring(database) as (store, outage_monitor):
            began = wall.now
            with refusing(store, monkeypatch):
                await tick(outage_monitor, wall, 1000)
                with pytest.raises(StoreError):
                    await tick(outage_monitor, wall, 60_000)
                assert outage_monitor.outages == [(began + 1000, outage.OPEN_END)]
            await outage_monitor.ensure_store_is_healthy()
            wall.now += 1000
            with refusing(store, monkeypatch), pytest.raises(StoreError):
                await outage_monitor.stop()
            # The last heartbeat was written when the first outage ended.
            assert outage_monitor.outages == [(began + 1000, began + 61_000), (began + 61_000, outage.OPEN_END)]

    run(test())


def wait_for_status(person, status):
    until = time.monotonic() + PATIENCE
    while person.ask("GET", "/health/ready").status_code != status:
        assert time.monotonic() < until, f"it never answered {status}"
        time.sleep(0.1)


def test_a_server_that_cannot_write_is_not_ready(tmp_path):
    server = Server(tmp_path, "--beat-seconds", "0.1")
    try:
        anna = server.person("Anna")
        wait_for_status(anna, 200)
        with locked(server):
            wait_for_status(anna, 503)
            assert anna.get("/health/live")["is_live"]
        wait_for_status(anna, 200)
    finally:
        server.close()


def test_a_server_whose_database_file_is_deleted_confirms_nothing(tmp_path):
    server = Server(tmp_path, "--beat-seconds", "0.1")
    file = tmp_path / "erawan.sqlite3"
    try:
        anna = server.person("Anna")
        game = anna.make("siam", [HERE, HERE])[0]["id"]
        with anna.socket() as wire:
            wire.watch(game)
            assert wire.play(game, 0, "+c1n")["t"] == "done"
            file.rename(tmp_path / "elsewhere")
            assert wire.play(game, 1, "+c5s")["code"] == "store.unavailable"
            assert anna.ask("GET", "/health/ready").status_code == 503
            assert server.read_log().count("the database file was deleted or replaced") == 1
            assert not file.exists()
            (tmp_path / "elsewhere").rename(file)
            wait_for_status(anna, 200)
            assert wire.play(game, 1, "+c5s")["t"] == "done"
    finally:
        server.close()
