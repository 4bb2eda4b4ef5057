"""Stored puzzle attempts, the same in SQLite and in PostgreSQL."""

import pytest

from erawan.server.store.errors import ConflictError
from erawan.server.store.puzzle_store import store_solved, store_try, tries_of
from erawan.server.store.user_store import User, add_person, erase_person
from tests.server.domain.driven_table import NOW
from tests.server.store.temporary_store import open_store, run


def test_the_first_try_counts_and_when_it_was_solved(database):
    async def test():
        async with open_store(database) as store:
            await store.write(store_try("ann", "second", True, NOW + 5))
            await store.write(store_try("ann", "first", False, NOW))
            await store.write(store_try("bob", "first", True, NOW))
            with pytest.raises(ConflictError):
                await store.write(store_try("ann", "first", True, NOW + 9))
            first, second = await tries_of(store, "ann")
            assert (first.puzzle, first.is_right, first.solved_ms) == ("first", False, None)
            assert (second.puzzle, second.is_right, second.solved_ms) == ("second", True, NOW + 5)
            for later in (20, 30):
                await store.write(store_solved("ann", "first", NOW + later))
            first, _ = await tries_of(store, "ann")
            assert (first.is_right, first.solved_ms) == (False, NOW + 20)

    run(test())


def test_a_deleted_person_has_no_attempts(database):
    async def test():
        async with open_store(database) as store:
            await store.write(add_person(User("ann", "Ann", False), "hash", NOW))
            await store.write(store_try("ann", "first", True, NOW))
            await store.write(await erase_person(store, "ann", []))
            assert await tries_of(store, "ann") == []

    run(test())
