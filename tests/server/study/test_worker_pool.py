"""The desk: what waits has a bound, and what nobody waits for any more makes room."""

import asyncio
from threading import Event

import pytest

from erawan.server.domain.decisions import RefusedError
from erawan.server.study.worker_pool import Desk


@pytest.fixture
def desk():
    desk = Desk("test", most_waiting=1)
    yield desk
    desk.close()


def test_more_than_may_wait_is_refused_and_there_is_room_again_afterwards(desk):
    async def ask():
        go_on = Event()
        first, second = (asyncio.ensure_future(desk.work(go_on.wait)) for _ in range(2))
        await asyncio.sleep(0)
        with pytest.raises(RefusedError) as refused:
            await desk.work(int)
        go_on.set()
        assert await first
        assert await second
        return refused.value.code, await desk.work(int, "7")

    assert asyncio.run(ask()) == ("study.busy", 7)


def test_who_hangs_up_while_waiting_makes_room(desk):
    async def ask():
        go_on = Event()
        first, second = (asyncio.ensure_future(desk.work(go_on.wait)) for _ in range(2))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.sleep(0)
        third = asyncio.ensure_future(desk.work(int, "7"))
        await asyncio.sleep(0)
        go_on.set()
        await first
        return await third

    assert asyncio.run(ask()) == 7


def test_what_goes_wrong_is_told_and_makes_room(desk):
    async def ask():
        for _ in range(3):
            with pytest.raises(ValueError, match="x"):
                await desk.work(int, "x")

    asyncio.run(ask())
