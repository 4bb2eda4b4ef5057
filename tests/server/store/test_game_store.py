"""Stored games, their links and outages, the same in SQLite and in PostgreSQL."""

import asyncio

import pytest

from erawan.protocol.seats_and_clocks import Anyone, ByLink, Days, Here
from erawan.server.domain import decisions
from erawan.server.domain.decisions import RefusedError
from erawan.server.domain.table_setup import make_plan
from erawan.server.store.errors import ConflictError
from erawan.server.store.game_store import GameFilter, InviteLink, new_link, use_link
from erawan.server.store.user_store import User, add_person, people_by_id, person_of
from tests.server.domain.driven_table import NOW, SIAM, DrivenTable, king_of_siam, seated_table
from tests.server.domain.test_event_replay import picture
from tests.server.store.temporary_store import as_more, as_new, game, open_store, run

ANN, BOB, BOT = User("ann", "Ann", False), User("bob", "Боб 👋", False), User("bot", "Bot", True)


async def add_people(store):
    for person in (ANN, BOB, BOT):
        await store.write(add_person(person, f"hash-of-{person.id}", NOW))


def test_a_game_is_loaded_as_it_was(database):
    async def test():
        at = seated_table(king_of_siam(3), people=("ann", "bob", "cat"))
        at.say("ann", "สวัสดี 👋 'quoted' \"twice\" \\ %s")
        at.play(at.table.people[at.table.state.to_move], "pass")
        async with open_store(database) as store:
            await store.write(as_new(at))
            assert picture(await store.load("game0001")) == picture(at.table)
            at.say("bob", "well")
            at.resign("cat")
            await store.write(as_more(at, 2))
        async with open_store(database) as store:
            assert picture(await store.load("game0001")) == picture(at.table)

    run(test())


def test_a_game_that_is_not_there(database):
    async def test():
        async with open_store(database) as store:
            assert await store.load("nothing0") is None
            assert await store.link_of("nothing") is None
            assert await person_of(store, "nothing") is None
            assert await people_by_id(store, []) == {}
            assert await store.last_heartbeat_ms() is None
            assert await store.outages() == []
            assert await store.games_of("nobody", GameFilter(), 50) == []
            assert await store.games_with_open_seats(0, 50) == []

    run(test())


def test_the_lists_of_games(database):
    async def test():
        async with open_store(database) as store:
            await add_people(store)
            running, over = game(1), game(2)
            over.wait(1000)
            over.resign("bob")
            waiting = DrivenTable(make_plan(SIAM.start(), (Here(), Anyone()), Days(2)), "game0003")
            waiting.append(decisions.decide_creation(waiting.table.plan, "ann"), "ann")
            closed = DrivenTable(make_plan(SIAM.start(), (Here(), ByLink())), "game0004")
            closed.append(decisions.decide_creation(closed.table.plan, "bob"), "bob")
            for at in (running, waiting, closed):
                await store.write(as_new(at))
            await store.write(as_new(over))
            over.say("ann", "again?")
            over.wait(5000)
            over.say("bob", "gladly")
            await store.write(as_more(over, 2))

            found = await store.games_of("ann", GameFilter(), 50)
            assert found[0].id == "game0002"
            assert {summary.id for summary in found} == {"game0001", "game0002", "game0003"}
            assert [summary.id for summary in await store.games_of("ann", GameFilter("running"), 50)] == ["game0001"]
            assert len(await store.games_of("ann", GameFilter(), 2)) == 2
            assert {s.id for s in await store.games_of("ann", GameFilter(), 50, (over.now, "game0002"))} == {
                "game0001",
                "game0003",
            }
            summary = found[0]
            assert (summary.status, summary.winners, summary.reason, summary.ply) == ("over", (1,), "resigned", 1)
            assert [(row.seat, row.person, row.name) for row in summary.seats] == [
                (1, "ann", "Ann"),
                (2, "bob", BOB.name),
            ]
            assert summary.plan == over.table.plan

            [summary] = await store.games_with_open_seats(0, 50)
            assert summary.id == "game0003"
            assert summary.seats[1].plan == Anyone()
            waiting.append(decisions.decide_join(waiting.table, "bob", 2), "bob")
            await store.write(as_more(waiting, 2))
            assert await store.games_with_open_seats(0, 50) == []
            assert {summary.id for summary in await store.games_of("bob", GameFilter("running"), 50)} == {
                "game0001",
                "game0003",
            }

    run(test())


def test_the_games_that_a_restart_continues_are_found(database):
    async def test():
        async with open_store(database) as store:
            mine = seated_table(game_id="mine0001", people=("ann",), opponents=(2,), clock=None)
            ours = seated_table(game_id="ours0001", people=("ann",), opponents=(2,), clock=None)
            ours.play("ann")
            over = seated_table(game_id="over0001", people=("ann",), opponents=(2,), clock=None)
            over.play("ann")
            over.resign("ann")
            for at in (mine, ours, over, game(1), game(2)):
                await store.write(as_new(at))
            assert await store.waiting_for_opponents() == [("ann", "ours0001")]
            assert await store.due_before(NOW + 299_999) == []
            assert sorted(await store.due_before(NOW + 300_000)) == ["game0001", "game0002"]

    run(test())


def test_a_link_works_once_and_a_new_one_ends_the_old(database):
    async def test():
        async with open_store(database) as store:
            await store.write(as_new(game(1)))
            for token in ("first", "second"):
                await store.write(new_link(token, InviteLink("game0001", 2, None, False), NOW))
            await store.write(new_link("device", InviteLink("game0001", 2, "bob", False), NOW))
            assert await store.link_of("first") is None
            assert await store.link_of("second") == InviteLink("game0001", 2, None, False)
            assert await store.link_of("device") == InviteLink("game0001", 2, "bob", False)
            await store.write(use_link("second", NOW + 5))
            assert await store.link_of("second") == InviteLink("game0001", 2, None, True)
            await store.write(new_link("third", InviteLink("game0001", 2, None, False), NOW))
            assert (await store.link_of("second")).is_used

    run(test())


def test_a_link_to_no_game_is_refused(database):
    async def test():
        async with open_store(database) as store:
            with pytest.raises(ConflictError):
                await store.write(new_link("first", InviteLink("nothing0", 2, None, False), NOW))

    run(test())


def test_what_is_written_together_is_kept_together_or_not_at_all(database):
    async def test():
        async with open_store(database) as store:
            with pytest.raises(ConflictError):
                await store.write(as_new(game(1)), new_link("first", InviteLink("nothing0", 2, None, False), NOW))
            assert await store.load("game0001") is None
            await store.write(as_new(game(1)), new_link("first", InviteLink("game0001", 2, None, False), NOW))
            assert await store.load("game0001") is not None
            assert await store.link_of("first") is not None

    run(test())


def test_two_can_never_make_the_same_turn(database):
    async def test():
        async with open_store(database) as store, open_store(database) as elsewhere:
            here, there = game(1), game(1)
            await store.write(as_new(here))
            here.play("bob", "+a5n")
            there.play("bob", "+e5n")
            await store.write(as_more(here, 1))
            with pytest.raises(ConflictError) as error:
                await elsewhere.write(as_more(there, 1))
            assert error.value.code == "store.conflict"
            assert picture(await elsewhere.load("game0001")) == picture(here.table)

    run(test())


def test_heartbeats_and_outages(database):
    async def test():
        async with open_store(database) as store:
            await store.write_heartbeat(NOW)
            await store.write_heartbeat(NOW + 5)
            assert await store.last_heartbeat_ms() == NOW + 5
            await store.write_heartbeat(NOW + 100, (NOW + 50, NOW + 100))
            await store.write_heartbeat(NOW + 30, (NOW + 10, NOW + 30))
            # The machine's clock was set back, and by chance the same moment comes again.
            await store.write_heartbeat(NOW + 90, (NOW + 50, NOW + 90))
            assert await store.outages() == [(NOW + 10, NOW + 30), (NOW + 50, NOW + 90)]
            assert await store.last_heartbeat_ms() == NOW + 90

    run(test())


def test_pages_lose_no_game_that_changed_in_the_same_millisecond(database):
    async def test():
        async with open_store(database) as store:
            for number in range(1, 8):
                await store.write(as_new(game(number)))
            found, before = [], None
            while page := await store.games_of("ann", GameFilter(), 2, before):
                found += [summary.id for summary in page]
                before = page[-1].changed_ms, page[-1].id
            assert found == [f"game{number:04}" for number in range(1, 8)]

    run(test())


def test_a_link_used_twice_at_once_works_once(database):
    async def test():
        async with open_store(database) as store:
            await store.write(as_new(game(1)))
            await store.write(new_link("hash", InviteLink("game0001", 2, "ann", False), NOW))
            both = (store.write(use_link("hash", NOW + at)) for at in (1, 2))
            outcomes = await asyncio.gather(*both, return_exceptions=True)
            assert sorted(getattr(found, "code", "used") for found in outcomes) == ["table.link_used", "used"]
            # Nothing of the refused batch is stored.
            other = use_link("hash", NOW)
            with pytest.raises(RefusedError):
                await store.write(as_new(game(2)), other)
            assert await store.load("game0002") is None

    run(test())
