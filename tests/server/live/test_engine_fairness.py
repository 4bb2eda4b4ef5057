"""The searches of one user do not stop those of another, in the engine pool and on a server, also after a restart."""

import asyncio
import os
import threading
import time
from contextlib import asynccontextmanager

import pytest

import erawan
from erawan.protocol.seats_and_clocks import Opponent
from erawan.search.search_result import SearchResult
from erawan.server.live import engine_pool
from erawan.server.live.background_tasks import BackgroundTasks
from erawan.server.live.bot_turns import BotTurns
from erawan.server.live.engine_pool import NICENESS, EnginePool
from erawan.server.live.table_cache import LiveTable
from erawan.server.store.lease_store import LocalLeases
from tests.server.client import HERE, PATIENCE, Server, level
from tests.server.domain.driven_table import seated_table
from tests.server.store.temporary_store import run

# ---- the engine pool


class BlockedPlayer:
    """A player that thinks until the test lets it go on, or the search is stopped."""

    def __init__(self, go_on, nice):
        self._go_on = go_on
        self._nice = nice

    def watch(self, view):
        pass

    def close(self):
        pass

    def choose(self, view, limits, stop):
        self._nice.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
        while not (self._go_on.is_set() or stop.is_set):
            time.sleep(0.01)
        return SearchResult((), depth=1, nodes=1, seconds=limits.seconds)


@pytest.fixture
def go_on(monkeypatch):
    """An event: level 8 thinks until it is set."""
    make, event = engine_pool.make_player, threading.Event()
    event.niceness = []

    def make_blocked(name, game, seed):
        return BlockedPlayer(event, event.niceness) if name == "level-8" else make(name, game, seed)

    monkeypatch.setattr(engine_pool, "make_player", make_blocked)
    yield event
    event.set()


@asynccontextmanager
async def opened(*arguments):
    pool = EnginePool(*arguments)
    try:
        yield pool
    finally:
        await asyncio.to_thread(pool.close)


def search(pool, user, player="level-8", is_watched=False):
    """Start a search in a new game of Siam."""
    states = [erawan.game("siam").start()]
    job = pool.new_job(user, f"game of {user}", player, is_watched)
    return asyncio.ensure_future(pool.think(job, states[0].to_move, lambda: states, 1))


def test_a_quick_opponent_moves_while_all_threads_are_busy(go_on):
    async def test():
        async with opened(1) as pool:
            busy = [search(pool, "mallory") for _ in range(50)]
            assert (await search(pool, "anna", "level-1")).turn
            assert not any(task.done() for task in busy)
            go_on.set()
            assert (await busy[0]).seconds <= 2.0

    run(test())


@pytest.mark.skipif(os.name != "posix", reason="threads have no niceness of their own")
def test_engine_threads_leave_the_processor_to_people(go_on):
    async def test():
        go_on.set()
        async with opened(1) as pool:
            await search(pool, "anna")
            assert go_on.niceness[0] >= NICENESS

    run(test())


def test_the_next_free_thread_is_for_the_user_who_has_none(go_on):
    async def test():
        async with opened(1) as pool:
            first, *others = [search(pool, "mallory") for _ in range(50)]
            await asyncio.sleep(0)
            anna = search(pool, "anna")
            await asyncio.sleep(0)
            first.cancel()
            while pool.waiting_count == 50:
                await asyncio.sleep(0.01)
            go_on.set()
            done, _ = await asyncio.wait([anna, *others], return_when=asyncio.FIRST_COMPLETED)
            assert done == {anna}

    run(test())


def test_searches_that_are_cancelled_leave_room(go_on):
    async def test():
        async with opened(1, 0.0, 4, 3) as pool:
            room = []
            pool.on_room = lambda: room.append(pool.has_room("anna"))
            searches = [search(pool, "anna") for _ in range(4)]
            await asyncio.sleep(0)
            assert pool.waiting_count == 3
            assert not pool.has_room("anna")
            searches[-1].cancel()
            await asyncio.wait(searches[-1:])
            assert room == [True]
            for task in searches:
                task.cancel()
            await asyncio.wait(searches)
            assert pool.waiting_count == 0
            go_on.set()
            assert await search(pool, "anna")

    run(test())


class LoadedTables:
    """A table cache in which every game is in memory."""

    def __init__(self, tables):
        self._tables = tables

    async def find(self, game_id):
        return self._tables[game_id]


def test_a_user_has_only_so_many_searches_in_memory_however_many_games_wait(go_on):
    async def test():
        async with opened(1, 0.0, 4, 3) as pool:
            tasks = BackgroundTasks()
            made = [seated_table(game_id=f"game{n:04}", people=("ann",), opponents=(1,), clock=None) for n in range(20)]
            tables = {at.table.id: LiveTable(at.table, {}) for at in made}
            bots = BotTurns(
                pool, LoadedTables(tables), tasks, (), None, None, None, lambda game_id: False, LocalLeases()
            )
            for game_id in tables:
                bots.add_waiting_game("ann", game_id)

            async def feed():
                while True:
                    live = tables[await bots.next_waiting_game()]
                    bots.start_search(live, Opponent(8))

            tasks.spawn(feed())
            for _ in range(100):
                await asyncio.sleep(0)
            assert bots.waiting_counts == {"searches": 3, "games": 16}
            await tasks.close()

    run(test())


# ---- a server


def play_against_level_1(server, name):
    """Play a turn of a person; return the number of turns after the answer of their opponent."""
    person = server.person(name)
    game, _ = person.make("siam", [HERE, level(1)])
    with person.socket() as wire:
        wire.watch(game["id"])
        wire.play(game["id"], 0, "+c1n")
        while (played := wire.next("played"))["position"]["ply"] < 2:
            pass
        return played["position"]["ply"]


@pytest.fixture
def stuck_server(tmp_path):
    """A server on which level 8 thinks for ever, and a user has room for few searches."""
    started = Server(
        tmp_path,
        "--stuck-player",
        "level-8",
        ERAWAN_ENGINE_THREADS="1",
        ERAWAN_WAITING_SEARCHES_PER_USER="3",
    )
    yield started
    started.kill()


def test_opponents_that_think_for_ever_stop_no_other_opponent(stuck_server):
    mallory = stuck_server.person("Mallory")
    for _ in range(30):
        mallory.make("siam", [level(8), HERE])
    assert play_against_level_1(stuck_server, "Anna") == 2
    stuck_server.kill()
    stuck_server.start()
    assert play_against_level_1(stuck_server, "Ben") == 2
    # The games of Mallory for which there is no room wait in the database.
    assert stuck_server.person().get("/health")["games"] < 15


def test_games_that_wait_are_played_after_a_restart(stuck_server):
    anna = stuck_server.person("Anna")
    for _ in range(12):
        anna.make("siam", [level(8), HERE])
    stuck_server.kill()
    stuck_server._arguments = ()
    stuck_server.start()
    until = time.monotonic() + PATIENCE
    while len(anna.get("/api/games?your_turn=true")["games"]) < 12:
        assert time.monotonic() < until, "the opponent of a game never plays"
        time.sleep(0.1)


def test_the_opponent_of_a_game_that_waits_plays_once_it_is_watched(stuck_server):
    anna = stuck_server.person("Anna")
    for _ in range(10):
        anna.make("siam", [level(8), HERE])
    game, _ = anna.make("siam", [level(1), HERE])
    with anna.socket() as wire:
        if wire.watch(game["id"])["position"]["ply"] == 0:
            assert wire.next("played")["position"]["ply"] == 1
