"""A live analysis ends when its reader leaves, even before reading began."""

import asyncio

import erawan
from erawan.server.study.live_analysis import LiveAnalyses


def test_a_stream_that_is_never_read_ends_the_thinking():
    async def look():
        live_analyses = LiveAnalyses(threads=1)
        try:
            unread = await live_analyses.think("Anna", erawan.game("siam").start())
            looking = live_analyses._analyses["Anna"]
            assert not looking.stop.is_set
            del unread
            assert looking.stop.is_set
        finally:
            await asyncio.to_thread(live_analyses.close)

    asyncio.run(look())


def test_hanging_up_between_two_thoughts_leaves_nothing_waiting():
    async def look():
        live_analyses = LiveAnalyses(threads=1)
        try:
            thoughts = await live_analyses.think("Anna", erawan.game("siam").start())
            looking = live_analyses._analyses["Anna"]
            reading = asyncio.ensure_future(anext(thoughts))
            await asyncio.sleep(0)
            reading.cancel()
            await asyncio.wait((reading,))
            assert looking.stop.is_set
            await asyncio.sleep(0)
            return [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        finally:
            await asyncio.to_thread(live_analyses.close)

    assert asyncio.run(look()) == []
