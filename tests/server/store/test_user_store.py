"""Stored users, the same in SQLite and in PostgreSQL."""

import pytest

from erawan.protocol.commands import Step
from erawan.server.domain.conditional_turns import PreparedTurns
from erawan.server.domain.player_ratings import Rating
from erawan.server.store.errors import ConflictError
from erawan.server.store.game_store import GameFilter, store_prepared
from erawan.server.store.session_store import add_token, delete_token
from erawan.server.store.user_store import (
    User,
    Webhook,
    add_person,
    all_ratings_of,
    all_webhooks,
    change_person,
    erase_person,
    games_to_leave,
    passphrase_of,
    people_by_id,
    person_of,
    ratings_of,
    set_passphrase,
    set_webhook,
    store_ratings,
)
from tests.server.domain.driven_table import NOW, seated_table
from tests.server.store.temporary_store import as_new, game, open_store, run


async def add_people(store):
    for name in ("ann", "bob"):
        await store.write(add_person(User(name, name.title(), False), f"hash-of-{name}", NOW))


def test_users_are_found_by_token_and_by_id(database):
    ann, bob, bot = User("ann", "Ann", False), User("bob", "Боб 👋", False), User("bot", "Bot", True)

    async def test():
        async with open_store(database) as store:
            for person in (ann, bob, bot):
                await store.write(add_person(person, f"hash-of-{person.id}", NOW))
            assert await person_of(store, "hash-of-bot") == bot
            assert await people_by_id(store, ["ann", "bob", "eve"]) == {"ann": ann, "bob": bob}
            await store.write(change_person(User("ann", "Anna", False, "#102030"), None))
            assert await person_of(store, "hash-of-ann") == User("ann", "Anna", False, "#102030")
            with pytest.raises(ConflictError):
                await store.write(add_person(User("eve", "Eve", False), "hash-of-ann", NOW))
            assert await people_by_id(store, ["eve"]) == {}

    run(test())


def test_a_user_has_a_token_for_each_device(database):
    async def test():
        async with open_store(database) as store:
            await add_people(store)
            await store.write(add_token("ann", "at-home", NOW))
            assert await person_of(store, "at-home") == await person_of(store, "hash-of-ann")
            await store.write(delete_token("hash-of-ann"))
            assert await person_of(store, "hash-of-ann") is None
            assert (await person_of(store, "at-home")).id == "ann"

    run(test())


def test_two_cannot_come_back_under_one_name(database):
    async def test():
        async with open_store(database) as store:
            await add_people(store)
            await store.write(set_passphrase("ann", "ann", "hash"))
            with pytest.raises(ConflictError):
                await store.write(set_passphrase("bob", "ann", "other"))
            person, hashed = await passphrase_of(store, "ann")
            assert (person.id, person.has_passphrase, hashed) == ("ann", True, "hash")
            # Several people can be without a passphrase.
            await store.write(set_passphrase("ann", None, None))
            await store.write(set_passphrase("bob", None, None))
            assert await passphrase_of(store, "ann") is None

    run(test())


def test_ratings_that_changed_meanwhile_are_a_conflict(database):
    async def test():
        async with open_store(database) as store:
            once = {"ann": Rating(27.5, 7.0, 1, 1, 0, 1, 1), "level-3": Rating(22.5, 7.0, 1, 0, 0, -1, 0)}
            await store.write(store_ratings({}, once, "siam", 2, NOW))
            assert await ratings_of(store, ["ann", "level-3", "bob"], "siam", 2) == once
            assert await ratings_of(store, ["ann"], "siam", 3) == {}
            twice = {"ann": Rating(28.0, 6.5, 2, 2, 0, 2, 2)}
            await store.write(store_ratings(once, twice, "siam", 2, NOW))
            for before in ({}, once):
                with pytest.raises(ConflictError):
                    await store.write(store_ratings(before, twice, "siam", 2, NOW))
            assert await all_ratings_of(store, "ann") == [("siam", 2, twice["ann"])]

    run(test())


def test_games_of_a_kind(database):
    async def test():
        async with open_store(database) as store:
            await add_people(store)
            lost, won, drawn, theirs = game(1), game(2), game(3), game(4)
            lost.resign("ann")
            won.resign("bob")
            drawn.ask("ann", "draw")
            drawn.answer("bob", "draw")
            mine = game(5)
            mine.play("bob", "+e5s")
            for at in (lost, won, drawn, theirs, mine):
                await store.write(as_new(at))

            async def ids(**wanted):
                return [found.id for found in await store.games_of("ann", GameFilter(**wanted), 50)]

            assert await ids(result="lost") == ["game0001"]
            assert await ids(result="won") == ["game0002"]
            assert await ids(result="drawn") == ["game0003"]
            assert await ids(your_turn=True) == ["game0005"] == await store.turns_of("ann")
            assert await ids(your_turn=False, status="running") == ["game0004"]
            assert await ids(game="king-of-siam") == []
            assert len(await ids(game="siam")) == 5

    run(test())


def test_what_is_prepared_is_kept_replaced_and_dropped(database):
    async def test():
        async with open_store(database) as store:
            await store.write(as_new(game(1)))
            first, second = (PreparedTurns(0, 1, (Step(turn),)) for turn in ("+c1n", "+d1n"))
            await store.write(store_prepared("game0001", {1: first, 2: first}))
            await store.write(store_prepared("game0001", {1: second}))
            assert (await store.load("game0001")).prepared == {1: second, 2: first}
            assert await store.waiting_for_prepared() == [("ann", "game0001")]
            await store.write(store_prepared("game0001", {1: None, 2: None}))
            assert (await store.load("game0001")).prepared == {}
            assert await store.waiting_for_prepared() == []

    run(test())


def test_a_deleted_person_leaves_no_data(database):
    async def test():
        async with open_store(database) as store:
            await add_people(store)
            shared = game(1)
            shared.say("bob", "I live in the mountains")
            shared.say("ann", "So do I")
            alone = seated_table(game_id="game0002", people=("bob",), opponents=(2,))
            await store.write(as_new(shared), as_new(alone, "bob"))
            await store.write(set_passphrase("bob", "bob", "hash"), set_webhook("bob", Webhook("https://a", "s"), NOW))
            await store.write(store_ratings({}, {"bob": Rating(), "ann": Rating()}, "siam", 2, NOW))
            assert await games_to_leave(store, "bob") == (["game0001"], ["game0002"])
            await store.write(await erase_person(store, "bob", ["game0002"]))
            assert await store.load("game0002") is None
            table = await store.load("game0001")
            assert [said.text for said in table.chat] == ["", "So do I"]
            assert (await people_by_id(store, ["bob"]))["bob"] == User("bob", "", False)
            assert await person_of(store, "hash-of-bob") is None
            assert await passphrase_of(store, "bob") is None
            assert await all_webhooks(store) == {}
            assert await all_ratings_of(store, "bob") == []
            assert len(await all_ratings_of(store, "ann")) == 1

    run(test())
