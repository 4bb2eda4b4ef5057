"""The worker pool: its queue is bounded, and cancelled work makes room."""

import asyncio
from threading import Event

import pytest

from erawan.server.domain.decisions import RefusedError
from erawan.server.study.worker_pool import WorkerPool


@pytest.fixture
def worker_pool():
    worker_pool = WorkerPool("test", most_waiting=1)
    yield worker_pool
    worker_pool.close()


def test_more_than_may_wait_is_refused_and_there_is_room_again_afterwards(worker_pool):
    async def ask():
        go_on = Event()
        first, second = (asyncio.ensure_future(worker_pool.work(go_on.wait)) for _ in range(2))
        await asyncio.sleep(0)
        with pytest.raises(RefusedError) as refused:
            await worker_pool.work(int)
        go_on.set()
        assert await first
        assert await second
        return refused.value.code, await worker_pool.work(int, "7")

    assert asyncio.run(ask()) == ("study.busy", 7)


def test_a_cancelled_job_that_waits_makes_room(worker_pool):
    async def ask():
        go_on = Event()
        first, second = (asyncio.ensure_future(worker_pool.work(go_on.wait)) for _ in range(2))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.sleep(0)
        third = asyncio.ensure_future(worker_pool.work(int, "7"))
        await asyncio.sleep(0)
        go_on.set()
        await first
        return await third

    assert asyncio.run(ask()) == 7


def test_a_failure_is_reported_and_makes_room(worker_pool):
    async def ask():
        for _ in range(3):
            with pytest.raises(ValueError, match="x"):
                await worker_pool.work(int, "x")

    asyncio.run(ask())
