"""Follow an analysis: its state is answered at once, however busy the worker pool is."""

import asyncio
from threading import Event

import pytest

from erawan.protocol.studies import Place
from erawan.server.domain.decisions import RefusedError
from erawan.server.store.database import opened, prepare
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
            # Not opened: the analysis waits, so that it stands as it did.
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
