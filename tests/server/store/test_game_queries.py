"""The usage of one person (unfinished games, open games, bytes), and the order of the lobby, in both databases."""

from erawan.protocol import commands as c
from erawan.protocol.seats_and_clocks import Anyone, Here
from erawan.protocol.studies import Place, Tree, TreeTurn
from erawan.server.domain import decisions
from erawan.server.domain.table_setup import make_plan
from erawan.server.store.game_queries import TURN_BYTES, count_open_games, count_unfinished_games, stored_bytes
from erawan.server.store.game_store import more_events, plan_bytes
from erawan.server.store.study_store import Study, change_study, new_study, tree_bytes
from erawan.server.store.user_store import User, add_person, set_passphrase
from tests.server.domain.driven_table import NOW, SIAM, DrivenTable
from tests.server.store.temporary_store import as_new, game, open_store, run


def open_game(number, person, made_ms):
    """A game that everybody may join."""
    at = DrivenTable(make_plan(SIAM.start(), (Here(), Anyone())), f"open{number:04}")
    at.table.made_ms = at.now = made_ms
    at.append(decisions.decide_creation(at.table.plan, person), person)
    return at


async def ids_of(store, since_ms=0, most=50):
    return [found.id for found in await store.games_with_open_seats(since_ms, most)]


def test_many_games_of_one_person_do_not_push_out_those_of_others(database):
    async def test():
        async with open_store(database) as store:
            for number in range(1, 61):
                await store.write(as_new(open_game(number, "spammer", NOW + 1000 + number), "spammer"))
            await store.write(as_new(open_game(100, "ann", NOW), "ann"), as_new(open_game(101, "bob", NOW + 1), "bob"))
            listed = await ids_of(store)
            assert listed[:4] == ["open0060", "open0101", "open0100", "open0059"]
            assert len(listed) == 50

    run(test())


def test_registered_people_come_before_guests_in_each_round(database):
    async def test():
        async with open_store(database) as store:
            for name in ("ann", "guest"):
                await store.write(add_person(User(name, name, False), f"hash-of-{name}", NOW))
            await store.write(set_passphrase("ann", "ann", "hash", "ann"))
            games = ((1, "ann", 1), (2, "guest", 2), (3, "ann", 0), (4, "guest", 3))
            for number, person, after_ms in games:
                await store.write(as_new(open_game(number, person, NOW + after_ms), person))
            assert await ids_of(store) == ["open0001", "open0004", "open0003", "open0002"]

    run(test())


def test_a_game_in_which_nothing_happens_leaves_the_lobby(database):
    async def test():
        async with open_store(database) as store:
            await store.write(as_new(open_game(1, "ann", NOW), "ann"))
            assert await ids_of(store, NOW) == ["open0001"]
            assert await count_open_games(store, "ann", NOW) == 1
            assert await ids_of(store, NOW + 1) == []
            assert await count_open_games(store, "ann", NOW + 1) == 0

    run(test())


def test_a_game_that_its_creator_left_is_not_in_the_lobby(database):
    async def test():
        async with open_store(database) as store:
            at = open_game(1, "ann", NOW)
            await store.write(as_new(at, "ann"))
            before = len(at.events)
            at.do("ann", c.StandUp(game=at.table.id, id="up"))
            await store.write(more_events(at.table, at.events[before:], None))
            assert await ids_of(store) == []
            assert await count_open_games(store, "ann", 0) == 0

    run(test())


def test_unfinished_games_are_those_with_a_seat(database):
    async def test():
        async with open_store(database) as store:
            for number in range(3):
                await store.write(as_new(game(number)))
            over = game(7)
            over.resign("bob")
            await store.write(as_new(over), as_new(open_game(1, "ann", NOW), "ann"))
            assert await count_unfinished_games(store, "ann") == 4
            assert await count_unfinished_games(store, "bob") == 3
            assert await count_unfinished_games(store, "eve") == 0

    run(test())


def test_stored_bytes_are_studies_and_created_games_with_their_turns(database):
    async def test():
        async with open_store(database) as store:
            at = game(1)
            await store.write(as_new(at, "ann"))
            of_game = plan_bytes(at.table.plan) + at.table.ply * TURN_BYTES
            assert await stored_bytes(store, "ann") == of_game
            # A person who only joined a game does not store it.
            assert await stored_bytes(store, "bob") == 0
            tree = Tree(place=Place(game="siam"), comment="Wer öffnet?", nodes=[TreeTurn(turn="+c1n")])
            await store.write(new_study(Study("study", "ann", "", "siam", 1, 1, NOW, tree)))
            assert await stored_bytes(store, "ann") == of_game + tree_bytes(tree)
            longer = Tree(place=Place(game="siam"), comment="x" * 2000)
            await store.write(change_study(Study("study", "ann", "", "siam", 0, 2, NOW, longer)))
            assert await stored_bytes(store, "ann") == of_game + tree_bytes(longer)

    run(test())
