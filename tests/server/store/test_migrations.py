"""Migrations create exactly the tables that the program expects."""

import json
from concurrent.futures import ThreadPoolExecutor

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect, select, text

from erawan.core.errors import ErawanError, OptionError
from erawan.server.store import schema
from erawan.server.store.database import (
    StoreError,
    changing,
    current_version,
    migrate,
    newest_version,
    open_database,
    opened,
    prepare,
    upgrade,
    versions,
)


def test_the_migrated_tables_are_those_of_the_schema(database):
    with opened(database) as engine, engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, schema.metadata) == []
        assert set(inspect(connection).get_table_names()) == {*schema.metadata.tables, "alembic_version"}


def test_the_indexes_are_those_of_the_schema(database):
    with opened(database) as engine, engine.connect() as connection:
        tables = [table for table in schema.metadata.sorted_tables if table.indexes]
        assert tables
        for table in tables:
            found = {index["name"] for index in inspect(connection).get_indexes(table.name)}
            assert {index.name for index in table.indexes} <= found


def test_migrating_twice_changes_nothing(empty_database):
    with opened(empty_database) as engine:
        assert current_version(engine) is None
        migrate(engine)
        assert current_version(engine) == newest_version()
        migrate(engine)
        assert current_version(engine) == newest_version() == versions()[0]


def test_sqlite_migrates_by_itself(make_database):
    with opened(make_database("sqlite")) as engine:
        prepare(engine)
        assert current_version(engine) == newest_version()
        prepare(engine)


def test_postgresql_is_migrated_on_purpose_only(make_database):
    with opened(make_database("postgresql")) as engine:
        with pytest.raises(StoreError) as error:
            prepare(engine)
        assert error.value.code == "store.old"
        assert error.value.values == {"found": "-", "needed": newest_version()}
        assert current_version(engine) is None
        migrate(engine)
        prepare(engine)


def test_tables_of_a_newer_erawan_are_left_alone(database):
    with opened(database) as engine:
        with engine.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        for doing in (prepare, migrate):
            with pytest.raises(StoreError) as error:
                doing(engine)
            assert error.value.code == "store.newer"
        assert current_version(engine) == "9999"


class StoppedError(Exception):
    """An error that interrupts a migration."""


def half_migrate(engine):
    with changing(engine) as connection:
        upgrade(connection, "head")
        raise StoppedError


def test_a_migration_that_is_interrupted_leaves_nothing(empty_database):
    with opened(empty_database) as engine:
        with pytest.raises(StoppedError):
            half_migrate(engine)
        with engine.connect() as connection:
            assert inspect(connection).get_table_names() == []
        migrate(engine)


def test_two_servers_may_start_on_a_new_file_at_once(make_database):
    url = make_database("sqlite")

    def start(_):
        with opened(url) as engine:
            prepare(engine)
            return current_version(engine)

    with ThreadPoolExecutor(4) as pool:
        assert set(pool.map(start, range(4))) == {newest_version()}


def test_sqlite_syncs_every_commit_to_disk(make_database):
    with opened(make_database("sqlite")) as engine, engine.connect() as connection:
        asked = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")
        }
        assert asked == {"journal_mode": "wal", "synchronous": 2}
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("nonsense", "store.address"),
        ("mysql://erawan:secret@localhost/erawan", "store.kind"),
        ("postgresql+nothing://erawan:secret@localhost/erawan", "store.driver"),
    ],
)
def test_addresses_that_cannot_be(address, code):
    with pytest.raises(OptionError) as error:
        open_database(address)
    assert error.value.code == code
    assert "secret" not in str(error.value)


def test_a_folder_that_cannot_be_made(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(ErawanError) as error:
        open_database(f"sqlite:///{tmp_path / 'file' / 'erawan.sqlite3'}")
    assert error.value.code == "store.unusable"


def test_a_file_that_is_no_database(tmp_path):
    (tmp_path / "erawan.sqlite3").write_text("not a database, but long enough to be looked at as one" * 20)
    with opened(f"sqlite:///{tmp_path / 'erawan.sqlite3'}") as engine:
        for doing in (prepare, migrate):
            with pytest.raises(StoreError) as error:
                doing(engine)
            assert error.value.code == "store.unusable"


def test_unfinished_games_between_people_lose_hints_that_nobody_agreed_to(empty_database):
    """Version 0005: a game against the computer and a finished game stay as they were."""
    link, bot = {"kind": "link"}, {"kind": "level", "level": 2}
    plans = {"people": ("running", link), "computer": ("running", bot), "finished": ("over", link)}
    row = "INSERT INTO games (id, made_ms, made_by, plan, game, status, ply, to_move, waits_for_opponent, changed_ms) "
    values = "VALUES (:id, 1, 'ann', :plan, 'siam', :status, 0, 1, :waits, 1)"
    with opened(empty_database) as engine:
        with changing(engine) as connection:
            upgrade(connection, "0004")
            for game, (status, other) in plans.items():
                plan = json.dumps({"header": {"game": "siam"}, "seats": [{"kind": "here"}, other], "hints": True})
                given = {"id": game, "plan": plan, "status": status, "waits": False}
                connection.execute(text(row + values), given)
        migrate(engine)
        with engine.connect() as connection:
            stored = connection.execute(select(schema.games.c.id, schema.games.c.plan)).all()
    found = {game: json.loads(plan) for game, plan in stored}
    assert {game: plan["hints"] for game, plan in found.items()} == {
        "people": False,
        "computer": True,
        "finished": True,
    }
    assert found["people"]["is_casual"], "hints may have been used before, so the game is never rated"
    assert "is_casual" not in found["computer"]
