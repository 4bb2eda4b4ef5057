"""The opponents of a server: a seed for each game that it keeps, and remarks about blunders."""

import asyncio

import pytest

from erawan.search.search_result import Evaluation, Line, SearchResult
from erawan.server.live.background_tasks import BackgroundTasks
from erawan.server.live.blunders import Expectation, find_blunder
from erawan.server.live.bot_turns import BotTurns, position_id
from erawan.server.live.table_cache import LiveTable
from erawan.server.store.lease_store import LocalLeases
from tests.server.domain.driven_table import seated_table
from tests.server.live.test_engine_fairness import LoadedTables
from tests.server.store.temporary_store import run, until


@pytest.mark.parametrize(
    ("before", "now", "seats", "found"),
    [
        (0.0, 0.7, 2, "your_blunder"),
        (0.2, -0.5, 2, "own_blunder"),
        (0.0, 0.5, 2, None),
        (0.0, 0.7, 3, None),
        (0.2, -0.5, 3, "own_blunder"),
        (0.95, 0.1, 2, None),
        (-0.95, 0.1, 2, None),
    ],
)
def test_a_jump_of_the_expectation_is_a_blunder(before, now, seats, found):
    assert find_blunder(Expectation(0, before), Expectation(0, now), seats) == found


def test_nothing_is_compared_across_a_takeback_or_before_the_first_turn():
    assert find_blunder(None, Expectation(0, 0.8), 2) is None
    assert find_blunder(Expectation(0, 0.0), Expectation(1, 0.8), 2) is None


class ScriptedPool:
    """An engine pool whose searches return these expectations one after the other; it keeps the seeds."""

    opponent_seconds = 0.0

    def __init__(self, *expected):
        self._expected = list(expected)
        self.seeds = []

    def new_job(self, *about):
        return about

    async def think(self, job, seat, states, seed):
        self.seeds.append(seed)
        value = self._expected.pop(0) if self._expected else 0.0
        return SearchResult((Line(("+c1n",), Evaluation((value, -value))),), 1, 1, 0.0)


async def nothing(*_):
    """Execute nothing: the position stays."""


def bots_with(pool, *games, remarks=None):
    lives = {game: LiveTable(seated_table(game_id=game, people=("ann",), opponents=(1,)).table, {}) for game in games}
    hear = (remarks if remarks is not None else []).append
    bots = BotTurns(
        pool,
        LoadedTables(lives),
        BackgroundTasks(),
        (),
        nothing,
        None,
        lambda *remark: hear(remark),
        lambda game_id: True,
        LocalLeases(),
    )
    return bots, {game: position_id(live.table) for game, live in lives.items()}


def test_an_opponent_tells_of_a_blunder_after_its_turn():
    remarks, game = [], "game0001"
    bots, about = bots_with(ScriptedPool(0.1, 0.2, 0.85, 0.1), game, remarks=remarks)

    async def play():
        for _ in range(4):
            await bots._play(game, "level-1", about[game])

    run(play())
    assert remarks == [(game, 1, "your_blunder"), (game, 1, "own_blunder")]


def test_the_remark_comes_although_the_turn_ends_the_search():
    remarks, game = [], "game0001"
    bots, about = bots_with(ScriptedPool(0.1, 0.85), game, remarks=remarks)

    async def play():
        for _ in range(2):
            playing = asyncio.ensure_future(bots._play(game, "level-1", about[game]))

            async def execute(*_, playing=playing):
                # So does the scheduler, as the game has left the position.
                playing.cancel()
                await asyncio.sleep(0)

            bots._execute = execute
            await asyncio.wait([playing])
            await until(lambda: not bots._tasks._running)

    run(play())
    assert remarks == [(game, 1, "your_blunder")]


def test_every_game_has_a_seed_of_its_own_and_keeps_it_over_a_restart():
    async def seeds_of(*games):
        pool = ScriptedPool()
        bots, about = bots_with(pool, *games)
        for game in games:
            await bots._play(game, "level-2", about[game])
        return pool.seeds

    games = [f"game{number:04}" for number in range(6)]
    before = run(seeds_of(*games))
    assert len(set(before)) == 6
    assert run(seeds_of(*games)) == before
