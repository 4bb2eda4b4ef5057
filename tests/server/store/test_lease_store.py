"""Leases among the processes of one PostgreSQL: one holder at a time, and no change by a process that has lost one."""

import asyncio
import json
import time
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from sqlalchemy import insert, select, update

from erawan import cli
from erawan.server.domain.decisions import RefusedError
from erawan.server.domain.server_time import ServerTime
from erawan.server.live import outage
from erawan.server.metrics import LEASE_MOVES
from erawan.server.store import lease_store
from erawan.server.store import schema as s
from erawan.server.store.admin_store import list_leases
from erawan.server.store.database import opened
from erawan.server.store.lease_store import LeaseStore, LocalLeases, claim_one
from erawan.server.store.writer import Change
from tests.server.client import PATIENCE
from tests.server.store.temporary_store import open_store, run, until

HOUR_MS = 3_600_000
WORK = "turn:game0001"
BEAT = Change([(insert(s.heartbeat), {"id": 1, "at_ms": 1})])


@asynccontextmanager
async def processes(url, count):
    """Yield the leases of ``count`` processes, each with a store of its own; none renews them by itself."""
    async with AsyncExitStack() as stack:
        stores = [await stack.enter_async_context(open_store(url)) for _ in range(count)]
        yield [LeaseStore(store, f"process {number}") for number, store in enumerate(stores)]


async def end_all(leases):
    """Let every lease end, as if time had passed."""
    await leases._store.write(Change([(update(s.leases).values(until_ms=0), None)]))


async def beats(leases):
    return len(await leases._store.rows(select(s.heartbeat)))


def test_of_many_processes_exactly_one_gets_a_lease(postgresql_database):
    async def test():
        async with processes(postgresql_database, 4) as all_leases:
            claims = (each.claim([WORK, "turn:game0002"]) for each in all_leases for _ in range(3))
            granted = await asyncio.gather(*claims)
            # A process may claim again what it holds already.
            for name in (WORK, "turn:game0002"):
                assert len({number // 3 for number, each in enumerate(granted) if name in each}) == 1
            tokens = [lease.token for each in granted for lease in each.values()]
            assert len(set(tokens)) == len(tokens)

    run(test())


def test_a_change_is_stored_only_while_the_lease_runs(postgresql_database):
    async def test():
        async with processes(postgresql_database, 2) as (old, new):
            lease = await claim_one(old, WORK)
            assert await claim_one(new, WORK) is None
            await old._store.write(BEAT, old.check(lease))
            assert await old.is_held(lease)
            # The process is frozen for so long that its lease ends.
            await end_all(old)
            assert not await old.is_held(lease)
            for change in (old.check(lease), old.spend(lease)):
                with pytest.raises(RefusedError) as error:
                    await old._store.write(Change([(s.heartbeat.delete(), None)]), change)
                assert error.value.code == "lease.lost"
            other = await claim_one(new, WORK)
            with pytest.raises(RefusedError):
                await old._store.write(Change([(s.heartbeat.delete(), None)]), old.spend(lease))
            assert await beats(new) == 1
            await new._store.write(Change([(s.heartbeat.delete(), None)]), new.spend(other))
            assert await beats(new) == 0
            assert await claim_one(old, WORK), "it was given back with the change"

    run(test())


def test_an_older_claim_of_the_same_process_is_void(postgresql_database):
    async def test():
        async with processes(postgresql_database, 1) as (leases,):
            old, new = await claim_one(leases, WORK), await claim_one(leases, WORK)
            leases.release(old)
            await asyncio.gather(*leases._tasks)
            assert [await leases.is_held(each) for each in (old, new)] == [False, True]

    run(test())


def test_taken_over_leases_are_counted_and_listed(postgresql_database):
    async def test():
        async with processes(postgresql_database, 2) as (old, new):
            before = moves()
            await old.claim([WORK])
            await old.claim([WORK])
            assert moves() == before
            await end_all(old)
            await new.claim([WORK])
            assert moves() == before + 1

    run(test())
    with opened(postgresql_database) as engine, engine.connect() as connection:
        assert [each["lease"] for each in list_leases(connection, 9)] == [WORK]


def moves():
    """Return how many leases of turns this process has taken over."""
    return LEASE_MOVES.labels("turn")._value.get()


def test_leases_are_renewed_until_they_are_released(postgresql_database, monkeypatch):
    # A renewal every tenth of a second, and leases that no machine is too slow to renew.
    monkeypatch.setattr(lease_store, "LEASE_SECONDS", 10 * PATIENCE)
    monkeypatch.setattr(lease_store, "RENEWALS", 100 * PATIENCE)

    async def end_of_lease(leases):
        (row,) = await leases._store.rows(select(s.leases.c.until_ms))
        return row.until_ms

    async def test():
        async with processes(postgresql_database, 2) as (holder, other):
            holder.open()
            lease = await claim_one(holder, WORK)
            for _ in range(3):
                end_ms = await end_of_lease(other)
                async with asyncio.timeout(PATIENCE):
                    while await end_of_lease(other) == end_ms:
                        await asyncio.sleep(0.01)
                assert await claim_one(other, WORK) is None
            holder.release(lease)
            assert holder.held_count == 0
            await asyncio.gather(*holder._tasks)
            assert await claim_one(other, WORK)
            await holder.close()

    run(test())


def test_a_process_forgets_leases_that_it_has_lost(postgresql_database, monkeypatch):
    monkeypatch.setattr(lease_store, "LEASE_SECONDS", 0.4)

    async def test():
        async with processes(postgresql_database, 2) as (frozen, other):
            await claim_one(frozen, WORK)
            await end_all(frozen)
            assert await claim_one(other, WORK)
            await frozen._renew()
            assert frozen.held_count == 0

    run(test())


def test_a_process_that_ends_gives_everything_back(postgresql_database):
    async def test():
        async with processes(postgresql_database, 2) as (ending, other):
            ending.open()
            await ending.claim([WORK, "hook:ann"])
            await ending.close()
            assert set(await other.claim([WORK, "hook:ann"])) == {WORK, "hook:ann"}

    run(test())


def test_a_claim_that_nobody_waits_for_is_given_back(postgresql_database):
    async def test():
        async with processes(postgresql_database, 2) as (leases, other):
            claiming = asyncio.ensure_future(leases.claim([WORK]))
            await asyncio.sleep(0)
            claiming.cancel()
            await asyncio.wait([claiming])
            await until(lambda: not leases._tasks and not leases.held_count)
            async with asyncio.timeout(60):
                while not await other.claim([WORK]):
                    await asyncio.sleep(0.01)

    run(test())


def test_the_clocks_of_machines_do_not_matter(postgresql_database, monkeypatch):
    monkeypatch.setattr(outage, "server_time", ServerTime(lambda: time.time_ns() // 1_000_000 + HOUR_MS))

    async def test():
        async with open_store(postgresql_database) as store:
            await outage.follow_database_time(store)
            assert abs(outage.server_time.now_ms() - await store.time_ms()) < HOUR_MS / 2

    run(test())


def test_the_only_process_gets_everything_at_once():
    async def test():
        leases = LocalLeases()
        lease = await claim_one(leases, WORK)
        assert await leases.is_held(lease)
        assert (leases.check(lease), leases.spend(lease)) == (None, None)

    run(test())


def test_an_administrator_sees_which_process_does_which_work(postgresql_database, monkeypatch, capsys):
    async def test():
        async with processes(postgresql_database, 2) as (first, second):
            await first.claim([WORK])
            await second.claim(["clock:game0002"])

    monkeypatch.setenv("ERAWAN_DATABASE_URL", postgresql_database)
    assert cli.run(["admin", "leases", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == []
    run(test())
    assert cli.run(["admin", "leases", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert {(row["lease"], row["process"]) for row in rows} == {(WORK, "process 0"), ("clock:game0002", "process 1")}
    now_ms = time.time() * 1000
    assert all(now_ms - HOUR_MS < row["until_ms"] < now_ms + HOUR_MS for row in rows)
    assert cli.run(["admin", "leases", "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert all(text in told for row in rows for text in (row["lease"], row["process"]))
    assert cli.run(["admin", "leases", "--most", "1", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 1
