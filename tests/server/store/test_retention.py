"""The server deletes data only if a setting says so, and only old data."""

import pytest
from sqlalchemy import select

from erawan.server.settings import Settings
from erawan.server.store import schema as s
from erawan.server.store.database import migrate, opened, reader_of
from erawan.server.store.retention import DAY_MS, clean
from erawan.server.store.session_store import add_token, mark_seen
from erawan.server.store.user_store import User, add_person, set_passphrase
from erawan.server.store.writer import store_now
from tests.server.domain.driven_table import NOW, seated_table
from tests.server.store.temporary_store import as_new, everything, open_store, run

LATER = NOW + 100 * DAY_MS
NOTHING = {}


def over(game_id, people):
    at = seated_table(game_id=game_id, people=people)
    at.say(people[0], "hello")
    at.resign(people[0])
    return at


@pytest.fixture
def filled(make_database):
    """The address of a database with users of each kind and their games."""
    url = make_database("sqlite")

    async def fill():
        async with open_store(url) as store:
            for person in ("ann", "bob", "cat", "eve"):
                await store.write(add_person(User(person, person.title(), False), f"hash-of-{person}", NOW))
            await store.write(add_person(User("bot", "Bot", True), "hash-of-bot", NOW))
            await store.write(set_passphrase("cat", "cat", "a hash"))
            await store.write(add_token("cat", "hash-of-cat-at-home", NOW))
            await store.write(mark_seen("hash-of-cat-at-home", LATER - DAY_MS))
            await store.write(mark_seen("hash-of-eve", LATER - DAY_MS))
            for at in (over("guests000001", ("ann", "bob")), over("mixed0000001", ("ann", "cat"))):
                await store.write(as_new(at))
            await store.write(as_new(seated_table(game_id="running00001", people=("bob", "cat"))))

    with opened(url) as engine:
        migrate(engine)
    run(fill())
    return url


def cleaned(url, is_dry=False, **days):
    with opened(url) as engine:
        return run(clean(reader_of(engine), engine, Settings(**days), LATER, is_dry))


def ids(url, column):
    with opened(url) as engine, engine.connect() as connection:
        return set(connection.execute(select(column)).scalars())


def test_by_default_everything_is_kept(filled):
    before = everything(filled)
    assert cleaned(filled) == NOTHING
    assert everything(filled) == before


def test_counting_deletes_nothing(filled):
    before = everything(filled)
    days = dict.fromkeys(("keep_chat_days", "keep_guest_games_days", "keep_guests_days", "keep_sessions_days"), 30)
    assert cleaned(filled, is_dry=True, **days) == {"guest_games": 1, "chat_messages": 2, "guests": 1, "sessions": 1}
    assert everything(filled) == before


def test_games_of_guests_alone(filled):
    assert cleaned(filled, keep_guest_games_days=101) == {"guest_games": 0}
    assert cleaned(filled, keep_guest_games_days=30) == {"guest_games": 1}
    assert ids(filled, s.games.c.id) == {"mixed0000001", "running00001"}
    assert ids(filled, s.events.c.game_id) == {"mixed0000001", "running00001"}


def test_chat_of_finished_games_is_erased_and_they_still_replay(filled):
    assert cleaned(filled, keep_chat_days=30) == {"chat_messages": 2}
    assert cleaned(filled, keep_chat_days=30) == {"chat_messages": 0}

    async def load():
        async with open_store(filled) as store:
            return await store.load("mixed0000001")

    table = run(load())
    assert table.result is not None
    assert not any("hello" in body for body in ids(filled, s.events.c.body))


def test_idle_guests_are_deleted_but_not_those_who_play_or_came_lately(filled):
    # Bob plays, Eve came yesterday, Cat has a passphrase, and Bot is a program.
    assert cleaned(filled, keep_guests_days=30) == {"guests": 1}
    with opened(filled) as engine, engine.connect() as connection:
        names = dict(connection.execute(select(s.people.c.id, s.people.c.name)).all())
    # Ann still has a seat in a game with Cat, without a name.
    assert names == {"ann": "", "bob": "Bob", "cat": "Cat", "eve": "Eve", "bot": "Bot"}
    assert "hash-of-ann" not in ids(filled, s.tokens.c.token_hash)
    assert cleaned(filled, keep_guests_days=30) == {"guests": 0}


def test_a_guest_without_games_leaves_nothing(filled):
    with opened(filled) as engine:
        store_now(engine, add_person(User("fay", "", False), "hash-of-fay", NOW))
    assert cleaned(filled, keep_guests_days=30) == {"guests": 2}
    assert "fay" not in ids(filled, s.people.c.id)


def test_idle_sessions_of_registered_users_end(filled):
    assert cleaned(filled, keep_sessions_days=30) == {"sessions": 1}
    assert ids(filled, s.tokens.c.token_hash) >= {"hash-of-cat-at-home", "hash-of-ann", "hash-of-bot"}
    # Running servers notice.
    assert ids(filled, s.access_version.c.version) == {1}
