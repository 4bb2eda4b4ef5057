"""The memory of the table cache: which tables leave it, what stays of them, and that players do not notice."""

import asyncio
import threading
from contextlib import asynccontextmanager

import pytest

import erawan
from erawan.server.live import encoded_turns
from erawan.server.live.background_tasks import BackgroundTasks
from erawan.server.live.table_cache import LiveTable, TableCache
from erawan.server.store.database import migrate, opened
from tests.server.domain.driven_table import seated_table
from tests.server.domain.test_long_games import long_turns
from tests.server.store.temporary_store import as_new, open_store, run

ENDLESS = erawan.game("siam", repetition=0)


@pytest.fixture
def url(tmp_path):
    found = f"sqlite:///{tmp_path / 'erawan.sqlite3'}"
    with opened(found) as engine:
        migrate(engine)
    return found


def long_game(number, count=1000):
    """A game of many turns."""
    return seated_table(ENDLESS, game_id=f"game{number:04}", earlier=long_turns(count))


@asynccontextmanager
async def open_cache(url, games, budget_bytes):
    """A cache of stored games, and the games that it has loaded."""
    async with open_store(url) as store:
        await store.write(*(as_new(at) for at in games))
        tasks, loaded = BackgroundTasks(), []
        cache = TableCache(store, tasks, lambda live, _: loaded.append(live.table.id), budget_bytes)
        try:
            yield cache, loaded
        finally:
            cache.close()
            await tasks.close()
            cache.stop_long_work()


SIZE = LiveTable(long_game(0).table, {}).estimated_bytes
# Room for two long games.
TWO = int(2.5 * SIZE)


def in_memory(cache):
    return {live.table.id for live in cache}


def test_the_tables_unused_for_longest_leave_memory(url):
    async def work():
        async with open_cache(url, [long_game(number) for number in range(1, 5)], TWO) as (cache, loaded):
            for name in ("game0001", "game0002", "game0001", "game0003"):
                await cache.find(name)
            assert in_memory(cache) == {"game0001", "game0003"}
            assert cache.counted_bytes <= TWO
            await cache.find("game0004")
            assert in_memory(cache) == {"game0003", "game0004"}
            again = await cache.find("game0001")
            assert again.table.ply == 1000
            assert loaded == ["game0001", "game0002", "game0003", "game0004", "game0001"]

    run(work())


def test_small_games_stay_beside_a_large_one(url):
    async def work():
        small = [seated_table(game_id=f"game{number:04}") for number in range(10, 30)]
        async with open_cache(url, [long_game(1), *small], TWO) as (cache, loaded):
            for at in (*small, long_game(1)):
                await cache.find(at.table.id)
            assert len(cache) == 21
            assert len(loaded) == 21

    run(work())


def test_the_table_in_use_stays_even_if_it_alone_exceeds_the_budget(url):
    async def work():
        async with open_cache(url, [long_game(1), long_game(2)], 1) as (cache, _):
            first = await cache.find("game0001")
            assert in_memory(cache) == {"game0001"}
            second = await cache.find("game0002")
            assert in_memory(cache) == {"game0002"}
            assert (first.is_dropped, second.is_dropped) == (True, False)

    run(work())


def test_a_table_that_executes_a_command_stays(url):
    async def work():
        async with open_cache(url, [long_game(1), long_game(2)], 1) as (cache, _):
            first = await cache.find("game0001")
            async with first.lock:
                await cache.find("game0002")
                assert in_memory(cache) == {"game0001", "game0002"}
            await cache.find("game0002")
            cache.update_size(await cache.find("game0002"))
            assert in_memory(cache) == {"game0002"}

    run(work())


def test_the_timer_of_a_table_that_left_memory_still_runs(url):
    async def work():
        async with open_cache(url, [long_game(1), long_game(2)], 1) as (cache, _):
            rang = asyncio.Event()
            first = await cache.find("game0001")
            first.timer = asyncio.get_running_loop().call_later(0.05, rang.set)
            await cache.find("game0002")
            assert first.is_dropped
            await rang.wait()

    run(work())


def test_a_search_goes_on_while_its_table_is_not_in_memory(url):
    async def work():
        async with open_cache(url, [long_game(1), long_game(2)], 1) as (cache, _):
            first = await cache.find("game0001")
            search = asyncio.ensure_future(asyncio.sleep(3600))
            first.bot_task, first.bot_position = search, (0, 1000)
            await cache.find("game0002")
            assert first.is_dropped
            again = await cache.find("game0001")
            assert (again is first, again.bot_task is search, again.is_thinking) == (False, True, True)
            assert again.bot_position == (0, 1000)
            search.cancel()

    run(work())


def test_dropped_tables_are_no_longer_counted(url):
    async def work():
        async with open_cache(url, [long_game(1)], TWO) as (cache, _):
            live = await cache.find("game0001")
            assert cache.counted_bytes == live.counted_bytes == SIZE
            cache.drop(live)
            cache.update_size(live)
            assert cache.counted_bytes == 0

    run(work())


# ---- encoded turns


@pytest.fixture
def encoding(monkeypatch):
    """The threads that have encoded turns, one entry for each turn."""
    threads = []
    view_turn = encoded_turns.view_turn

    def recording_view(*arguments):
        threads.append(threading.current_thread())
        return view_turn(*arguments)

    monkeypatch.setattr(encoded_turns, "view_turn", recording_view)
    return threads


def test_the_turns_of_a_long_game_are_encoded_once_and_not_on_the_event_loop(url, encoding):
    async def work():
        async with open_cache(url, [long_game(1)], 10 * SIZE) as (cache, _):
            for _ in range(3):
                live = await cache.find_encoded("game0001")
                live.encoded_turns.encode(live.table)
            assert len(encoding) == 1000
            assert threading.current_thread() not in encoding
            assert cache.counted_bytes == live.estimated_bytes > SIZE + 100_000

    run(work())


def test_callers_at_the_same_time_share_the_encoded_turns(url, encoding):
    async def work():
        async with open_cache(url, [long_game(1)], 10 * SIZE) as (cache, _):
            await asyncio.gather(*(cache.find_encoded("game0001") for _ in range(5)))
            assert len(encoding) == 1000

    run(work())


def test_a_short_game_is_encoded_on_the_event_loop(url, encoding):
    async def work():
        async with open_cache(url, [long_game(1, 20)], SIZE) as (cache, _):
            live = await cache.find_encoded("game0001")
            live.encoded_turns.encode(live.table)
            assert encoding == [threading.current_thread()] * 20

    run(work())
