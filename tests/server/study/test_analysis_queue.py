"""Follow an analysis: its state is answered at once, however busy the worker pool is."""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from threading import Event

import pytest
from sqlalchemy import update

from erawan.protocol.studies import Place
from erawan.server.domain.decisions import RefusedError
from erawan.server.store import schema as s
from erawan.server.store.database import opened, prepare
from erawan.server.store.lease_store import LeaseStore
from erawan.server.store.writer import Change
from erawan.server.study import analysis_queue as analysis_queue_module
from erawan.server.study.analysis_queue import AnalysisQueue
from erawan.server.study.worker_pool import WorkerPool
from tests.server.store.temporary_store import open_store, run

PLACE = Place(game="siam", turns=["+c1n", "+c5s"])


@pytest.fixture
def url(tmp_path):
    url = f"sqlite:///{tmp_path}/erawan.sqlite3"
    with opened(url) as engine:
        prepare(engine)
    return url


def test_a_busy_worker_pool_refuses_new_work_but_not_followers_of_an_analysis(url):
    async def follow():
        go_on, worker_pool = Event(), WorkerPool("test", most_waiting=0)
        async with open_store(url) as store:
            # The queue is not opened, so the analysis keeps waiting.
            analysis_queue = AnalysisQueue(store, worker_pool)
            asked = await analysis_queue.request(PLACE, 0.1, "anna", lambda: True)
            analysis_queue._reports.clear()
            busy = asyncio.ensure_future(worker_pool.work(go_on.wait))
            await asyncio.sleep(0)
            with pytest.raises(RefusedError):
                await worker_pool.work(int)
            followers = [asyncio.ensure_future(analysis_queue.view(asked.id, "anna")) for _ in range(30)]
            followers.pop().cancel()
            await asyncio.sleep(0)
            go_on.set()
            seen = await asyncio.gather(*followers)
            await busy
            await analysis_queue.close()
        worker_pool.close()
        return asked, seen

    asked, seen = run(follow())
    assert seen == [asked] * 29


TURNS = ["+c1n", "+c5s", "+a1n", "+a5s", "+b1n", "+b5s", "+d1n", "+d5s"]


def test_people_take_turns_so_that_none_waits_for_all_analyses_of_another(url, monkeypatch):
    monkeypatch.setattr(analysis_queue_module, "SLICE_SECONDS", 0.0)
    stored, all_done = [], asyncio.Event()

    async def analyse():
        worker_pool = WorkerPool("test")
        async with open_store(url) as store:
            analysis_queue = AnalysisQueue(store, worker_pool)
            store_result = analysis_queue._store_result

            async def note(job, ply, result):
                await store_result(job, ply, result)
                stored.append((job.person, job.task.id, ply))
                if len(stored) == len(TURNS) * 2 + 4:
                    all_done.set()

            analysis_queue._store_result = note
            first = await analysis_queue.request(Place(game="siam", turns=TURNS), 0.1, "anna", lambda: True)
            second = await analysis_queue.request(Place(game="siam", turns=TURNS[:-1]), 0.1, "anna", lambda: True)
            other = await analysis_queue.request(PLACE, 0.1, "ben", lambda: True)
            await analysis_queue.open()
            await all_done.wait()
            while analysis_queue._jobs:
                await asyncio.sleep(0.01)
            status = [(await analysis_queue.view(each.id, "anna")).status for each in (first, second, other)]
            await analysis_queue.close()
        worker_pool.close()
        return status

    assert run(analyse()) == ["over"] * 3
    # The two people take turns, one position each, until one of them is done.
    assert [person for person, _, _ in stored[:6]] == ["anna", "ben"] * 3
    for analysis in {analysis for _, analysis, _ in stored}:
        plies = [ply for _, found, ply in stored if found == analysis]
        assert plies == list(range(len(plies)))


# ---- several processes


@asynccontextmanager
async def processes(postgresql_database, count):
    """The queues of several processes on one PostgreSQL."""
    async with AsyncExitStack() as stack:
        queues = []
        for number in range(count):
            store, worker_pool = await stack.enter_async_context(open_store(postgresql_database)), WorkerPool("test")
            queues.append(AnalysisQueue(store, worker_pool, LeaseStore(store, f"process {number}")))
            stack.callback(worker_pool.close)
            stack.push_async_callback(queues[-1].close)
        yield queues


async def finished(queue, analysis):
    while (view := await queue.view(analysis.id, "anna")).status in ("waiting", "running"):
        await asyncio.sleep(0.05)
    return view


def test_several_processes_share_the_analyses(postgresql_database, monkeypatch):
    monkeypatch.setattr(analysis_queue_module, "SLICE_SECONDS", 0.0)

    async def test():
        async with processes(postgresql_database, 3) as (asking, *others):
            first = await asking.request(Place(game="siam", turns=TURNS), 0.1, "anna", lambda: True)
            second = await asking.request(PLACE, 0.1, "ben", lambda: True)
            seen = [(view.status, view.ahead) for view in (first, second)]
            assert seen == [("waiting", 0), ("waiting", 1)]
            for queue in others:
                await queue.open()
            views = [await finished(asking, each) for each in (first, second)]
            return [(view.status, view.done) for view in views]

    assert run(test()) == [("over", len(TURNS) + 1), ("over", len(PLACE.turns) + 1)]


def test_a_process_that_has_lost_its_lease_stores_nothing(postgresql_database):
    async def test():
        async with processes(postgresql_database, 2) as (frozen, other):
            asked = await other.request(PLACE, 0.1, "anna", lambda: True)
            job = await frozen._claim_job()
            assert await other._claim_job() is None
            assert (await other.view(asked.id, "anna")).status == "running"
            await frozen._store.write(Change([(update(s.leases).values(until_ms=0), None)]))
            await other.open()
            view = await finished(other, asked)
            await frozen._analyse(job)
            assert job.stop.is_set
            assert not job.results
            assert (view.status, view.done) == ("over", 3)
            assert await frozen.view(asked.id, "anna") == await other.view(asked.id, "anna")

    run(test())


def test_an_analysis_is_stopped_wherever_it_runs(postgresql_database):
    async def test():
        async with processes(postgresql_database, 2) as (working, other):
            asked = await other.request(PLACE, 0.1, "anna", lambda: True)
            job = await working._claim_job()
            with pytest.raises(RefusedError):
                await other.stop(asked.id, "ben")
            assert (await other.stop(asked.id, "anna")).status == "stopped"
            await working._analyse(job)
            assert (await working.view(asked.id, "anna")).status == "stopped"
            assert (await working.view(asked.id, "anna")).done == 0

    run(test())
