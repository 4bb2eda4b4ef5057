"""Stored puzzle modes, the same in SQLite and in PostgreSQL."""

from dataclasses import replace
from datetime import date

import pytest

from erawan.puzzles.review_schedule import ReviewCard
from erawan.puzzles.runs import begin_run
from erawan.server.store.errors import ConflictError
from erawan.server.store.puzzle_store import (
    EndgameWin,
    StoredRun,
    days_of,
    endgame_wins_of,
    move_puzzle_modes,
    review_of,
    reviews_of,
    run_of,
    runs_of,
    store_day,
    store_endgame_win,
    store_review,
    store_run,
)
from erawan.server.store.user_store import User, add_person, erase_person
from tests.server.domain.driven_table import NOW
from tests.server.store.temporary_store import open_store, run

DAY = date(2026, 2, 3)
STORM = begin_run("storm", "siam", 1, NOW)
STREAK = begin_run("streak", "", 2, NOW)


def test_reviews_days_and_runs_are_read_as_they_were_stored(database):
    async def test():
        async with open_store(database) as store:
            await store.write(store_review("ann", "late", ReviewCard(1, NOW + 9)))
            await store.write(store_review("ann", "soon", ReviewCard(0, NOW + 5)))
            assert list(await reviews_of(store, "ann")) == ["soon", "late"]
            await store.write(store_review("ann", "late", ReviewCard(2, NOW + 1)))
            assert await review_of(store, "ann", "late") == ReviewCard(2, NOW + 1)
            await store.write(store_review("ann", "late", None))
            assert await review_of(store, "ann", "late") is None
            await store.write(store_day("ann", DAY, NOW))
            assert await days_of(store, "ann") == {DAY: NOW}
            for turns in (6, 4):
                await store.write(store_endgame_win("ann", "long", EndgameWin(turns, NOW)))
            assert await endgame_wins_of(store, "ann") == {"long": EndgameWin(4, NOW)}
            stored = StoredRun("ann", STORM, version=1, runs=1, best=0, best_ms=0)
            await store.write(store_run(stored))
            assert await run_of(store, "ann", "storm", "siam") == stored
            assert await run_of(store, "ann", "storm", "") is None
            second = replace(stored, version=2, best=4)
            await store.write(store_run(second))
            with pytest.raises(ConflictError):
                await store.write(store_run(second))
            assert await runs_of(store, "ann") == [second]

    run(test())


def test_a_guest_who_signs_in_brings_them_along_and_the_higher_best_counts(database):
    async def test():
        async with open_store(database) as store:
            for person, best in (("guest", 9), ("ann", 4)):
                await store.write(store_run(StoredRun(person, STORM, 1, 1, best, NOW + best)))
            await store.write(store_run(StoredRun("guest", STREAK, 1, 1, 2, NOW)))
            await store.write(store_review("guest", "both", ReviewCard(0, NOW)))
            await store.write(store_review("ann", "both", ReviewCard(3, NOW + 3)))
            await store.write(store_review("guest", "one", ReviewCard(1, NOW + 1)))
            await store.write(store_day("guest", DAY, NOW), store_day("ann", date(2026, 2, 4), NOW))
            await store.write(store_endgame_win("guest", "long", EndgameWin(4, NOW)))
            await store.write(move_puzzle_modes("guest", "ann"))
            assert await endgame_wins_of(store, "ann") == {"long": EndgameWin(4, NOW)}
            assert await reviews_of(store, "ann") == {"one": ReviewCard(1, NOW + 1), "both": ReviewCard(3, NOW + 3)}
            assert sorted(await days_of(store, "ann")) == [DAY, date(2026, 2, 4)]
            bests = {each.run.mode: (each.best, each.best_ms) for each in await runs_of(store, "ann")}
            assert bests == {"storm": (9, NOW + 9), "streak": (2, NOW)}

    run(test())


def test_a_deleted_person_has_none(database):
    async def test():
        async with open_store(database) as store:
            await store.write(add_person(User("ann", "Ann", False), "hash", NOW))
            await store.write(store_review("ann", "one", ReviewCard(0, NOW)), store_day("ann", DAY, NOW))
            await store.write(store_run(StoredRun("ann", STREAK, 1, 1, 2, NOW)))
            await store.write(store_endgame_win("ann", "long", EndgameWin(4, NOW)))
            await store.write(await erase_person(store, "ann", []))
            assert await endgame_wins_of(store, "ann") == {}
            assert (await reviews_of(store, "ann"), await days_of(store, "ann"), await runs_of(store, "ann")) == (
                {},
                {},
                [],
            )

    run(test())
