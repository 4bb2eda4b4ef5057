"""Stored sessions, known devices and protected names, the same in SQLite and in PostgreSQL."""

import pytest

from erawan.server.store.errors import ConflictError
from erawan.server.store.session_store import (
    add_device,
    add_token,
    delete_other_tokens,
    forget_devices,
    is_known_device,
    mark_seen,
    sessions_of,
)
from erawan.server.store.user_store import (
    User,
    add_person,
    change_person,
    erase_person,
    people_with_skeletons,
    person_of,
    set_passphrase,
    token_holder,
)
from tests.server.domain.driven_table import NOW
from tests.server.store.temporary_store import open_store, run


async def add_people(store):
    for name in ("ann", "bob"):
        await store.write(add_person(User(name, name.title(), False), f"hash-of-{name}", NOW, "Firefox, Linux"))


def test_sessions_are_listed_the_last_used_first(database):
    async def test():
        async with open_store(database) as store:
            await add_people(store)
            await store.write(add_token("ann", "at-home", NOW + 5, "Safari, iPhone"), mark_seen("hash-of-ann", NOW + 9))
            found = [(each.id, each.device, each.made_ms, each.seen_ms) for each in await sessions_of(store, "ann")]
            assert found == [
                ("hash-of-ann", "Firefox, Linux", NOW, NOW + 9),
                ("at-home", "Safari, iPhone", NOW + 5, NOW + 5),
            ]
            assert await token_holder(store, "at-home") == (User("ann", "Ann", False), NOW + 5)
            await store.write(delete_other_tokens("ann", "at-home"))
            assert [each.id for each in await sessions_of(store, "ann")] == ["at-home"]
            assert await person_of(store, "hash-of-bob") is not None
            await store.write(delete_other_tokens("ann", ""))
            assert await sessions_of(store, "ann") == []

    run(test())


def test_a_device_is_known_for_one_person_until_it_is_forgotten(database):
    async def test():
        async with open_store(database) as store:
            await store.write(add_device("ann", "laptop", NOW), add_device("ann", "phone", NOW))
            # Signing in again on the same device is no conflict.
            await store.write(add_device("ann", "laptop", NOW + 1), add_device("bob", "laptop", NOW))
            assert await is_known_device(store, "ann", "laptop")
            assert not await is_known_device(store, "bob", "phone")
            await store.write(forget_devices("ann", "phone"))
            assert not await is_known_device(store, "ann", "laptop")
            assert await is_known_device(store, "ann", "phone")
            assert await is_known_device(store, "bob", "laptop")
            await store.write(await erase_person(store, "ann", []))
            assert not await is_known_device(store, "ann", "phone")

    run(test())


def test_only_one_person_has_a_protected_name(database):
    async def test():
        async with open_store(database) as store:
            await add_people(store)
            await store.write(set_passphrase("ann", "ann", "hash", "ann"))
            assert [person.id for person in await people_with_skeletons(store, ["ann", "bob"])] == ["ann"]
            with pytest.raises(ConflictError):
                await store.write(change_person(User("bob", "Ann", False), "bob", "ann"))
            await store.write(await erase_person(store, "ann", []))
            assert await people_with_skeletons(store, ["ann", "bob"]) == []
            await store.write(change_person(User("bob", "Ann", False), "bob", "ann"))

    run(test())
