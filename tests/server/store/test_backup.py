"""Backups: a consistent snapshot, from either database into either; incomplete files are refused."""

import gzip
import json
import os
import shutil
import stat
from pathlib import Path

import pytest
from sqlalchemy import insert, select, text, update

from erawan import cli
from erawan.core.errors import ErawanError
from erawan.server.domain import clock
from erawan.server.store import database as databases
from erawan.server.store import database_backup as backup
from erawan.server.store import schema
from erawan.server.store.database import current_version, migrate, newest_version, opened, prepare
from erawan.server.store.database_backup import verify_backup
from erawan.server.store.game_store import GameFilter, Link, new_link, use_link
from erawan.server.store.user_store import User, add_person, person_of
from tests.server.domain.driven_table import NOW, king_of_siam, refused, seated_table
from tests.server.domain.test_event_replay import picture
from tests.server.store.temporary_store import as_new, everything, game, open_store, run

KINDS = ("sqlite", "postgresql")


def ignore(done, total):
    assert 0 <= done <= total


async def fill(url):
    """Store rows of every kind."""
    async with open_store(url) as store:
        await store.write(add_person(User("ann", "Ann \x85 สวัสดี 👋", False), "hash-of-ann", NOW))
        await store.write(add_person(User("bot", "Bot", True), "hash-of-bot", NOW))
        for number in range(3):
            await store.write(as_new(game(number)))
        at = seated_table(king_of_siam(3), people=("ann", "bob", "cat"), game_id="king0001")
        at.say("ann", 'a "quoted" word')
        at.resign("bob")
        await store.write(as_new(at))
        await store.write(new_link("token1", Link("game0001", 2, None, False), NOW))
        await store.write(new_link("token2", Link("game0001", 1, "ann", False), NOW))
        await store.write(use_link("token2", NOW + 7))
        await store.write_heartbeat(NOW + 9, (NOW, NOW + 9))


@pytest.fixture
def filled(make_database):
    """The address of a database of a kind with something in it."""

    def make(kind):
        url = make_database(kind)
        with opened(url) as engine:
            migrate(engine)
        run(fill(url))
        return url

    return make


@pytest.fixture
def written(filled, tmp_path):
    """A backup, and the address it was made from."""
    url, path = filled("sqlite"), tmp_path / "backup.jsonl.gz"
    with opened(url) as engine:
        backup.write_backup(engine, path, ignore)
    return url, path


@pytest.mark.parametrize("into", KINDS)
@pytest.mark.parametrize("out_of", KINDS)
def test_everything_moves_from_one_database_to_another(filled, make_database, tmp_path, out_of, into):
    path, source, target = tmp_path / "backup.jsonl.gz", filled(out_of), make_database(into)
    with opened(source) as engine:
        written = backup.write_backup(engine, path, ignore)
    with opened(target) as engine:
        assert backup.read_backup(engine, path, ignore) == written
        assert current_version(engine) == newest_version()
        prepare(engine)
    before, after = everything(source), everything(target)
    assert before == after
    assert sum(len(rows) for name, rows in before.items() if name != "alembic_version") == written > 20

    async def games():
        async with open_store(source) as old, open_store(target) as new:
            for found in await old.games_of("ann", GameFilter(), 50):
                assert picture(await old.load(found.id)) == picture(await new.load(found.id))
            assert await person_of(new, "hash-of-bot") == User("bot", "Bot", True)

    run(games())


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_rows_make_the_same_file(filled, make_database, tmp_path, kind):
    first, second, target = tmp_path / "first.gz", tmp_path / "second.gz", make_database(kind)
    with opened(filled("sqlite")) as engine:
        backup.write_backup(engine, first, ignore)
    with opened(target) as engine:
        backup.read_backup(engine, first, ignore)
        backup.write_backup(engine, second, ignore)
    assert first.read_bytes() == second.read_bytes()


@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_is_of_one_moment_however_long_it_takes(filled, tmp_path, monkeypatch, kind):
    monkeypatch.setattr(backup, "AT_ONCE", 1)
    url, path = filled(kind), tmp_path / "backup.gz"
    added = []

    with opened(url) as engine, opened(url) as elsewhere:

        def tell(done, total):
            person = {"id": f"late{done}", "token_hash": f"late{done}", "name": "Late", "is_bot": False, "made_ms": NOW}
            with elsewhere.begin() as connection:
                connection.execute(insert(schema.people), person)
            added.append(person["id"])

        before = everything(url)
        count = backup.write_backup(engine, path, tell)
    assert len(added) == count
    lines = [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]
    people = [line["values"]["id"] for line in lines if line.get("table") == "people"]
    assert people == [row[0] for row in before["people"]]
    assert lines[-1] == {"is": "end", "rows": count}


def test_only_the_owner_can_read_a_backup_file(written):
    assert stat.S_IMODE(written[1].stat().st_mode) == 0o600


def test_there_is_nothing_to_back_up(empty_database, tmp_path):
    with opened(empty_database) as engine:
        assert refused(backup.write_backup, engine, tmp_path / "backup.gz", ignore) == "store.empty"
    assert [path.name for path in tmp_path.iterdir() if "backup" in path.name] == []


def test_a_backup_that_fails_leaves_the_old_one(written, tmp_path):
    _, path = written
    old = path.read_bytes()
    with opened(f"sqlite:///{tmp_path / 'new.sqlite3'}") as engine:
        assert refused(backup.write_backup, engine, path, ignore) == "store.empty"
        assert refused(backup.write_backup, engine, tmp_path / "no" / "folder.gz", ignore) != ""
    assert path.read_bytes() == old


def test_a_folder_that_is_not_there(written, tmp_path):
    with opened(written[0]) as engine:
        assert refused(backup.write_backup, engine, tmp_path / "no" / "folder.gz", ignore) == "file.unwritable"


def test_only_an_empty_database_is_filled(written, database):
    _, path = written
    run(fill(database))
    before = everything(database)
    with opened(database) as engine:
        assert refused(backup.read_backup, engine, path, ignore) == "store.not_empty"
    assert everything(database) == before


def test_a_server_that_was_only_started_left_nothing_of_worth(written, database):
    url, path = written

    async def start():
        async with open_store(database) as store:
            await store.write_heartbeat(NOW + 99, (NOW + 90, NOW + 99))

    run(start())
    with opened(database) as engine:
        backup.read_backup(engine, path, ignore)
    assert everything(database) == everything(url)


def lines_of(path):
    return gzip.decompress(path.read_bytes()).splitlines(keepends=True)


BROKEN = {
    "no end": lambda lines: lines[:-1],
    "a row is missing": lambda lines: [lines[0], *lines[2:]],
    "a row too many": lambda lines: [lines[0], lines[1], *lines[1:]],
    "more after the end": lambda lines: [*lines, lines[1]],
    "two ends": lambda lines: [*lines, lines[-1]],
    "no header": lambda lines: lines[1:],
    "two headers": lambda lines: [lines[0], *lines],
    "nothing": lambda lines: [],
    "half a line": lambda lines: [*lines[:-2], lines[-2][:20]],
    "not JSON": lambda lines: [lines[0], b"nonsense\n", *lines[2:]],
    "not UTF-8": lambda lines: [lines[0], b'{"is":"row","table":"\xff","values":{}}\n', *lines[2:]],
    "an unknown table": lambda lines: [lines[0], b'{"is":"row","table":"cats","values":{"id":1}}\n', *lines[2:]],
    "an unknown kind": lambda lines: [lines[0], b'{"is":"cat"}\n', *lines[2:]],
    "lists for values": lambda lines: [lines[0], b'{"is":"row","table":"people","values":{"id":[1]}}\n', *lines[2:]],
}


@pytest.mark.parametrize("fault", BROKEN)
@pytest.mark.parametrize("kind", KINDS)
def test_a_broken_file_changes_nothing(written, make_database, fault, kind):
    _, path = written
    path.write_bytes(gzip.compress(b"".join(BROKEN[fault](lines_of(path)))))
    target = make_database(kind)
    with opened(target) as engine:
        assert refused(backup.read_backup, engine, path, ignore) == "backup.broken"
        assert current_version(engine) is None
    assert everything(target) == {}


@pytest.mark.parametrize(
    "row",
    [
        {"id": "eve"},
        {"id": "eve", "token_hash": "x", "name": "Eve", "is_bot": False, "made_ms": 1, "cat": 1},
        {"id": "ann", "token_hash": "x", "name": "Ann", "is_bot": False, "made_ms": 1},
    ],
    ids=["too little", "too much", "twice"],
)
def test_a_row_the_tables_do_not_take_changes_nothing(written, empty_database, row):
    _, path = written
    lines = lines_of(path)
    forged = json.dumps({"is": "row", "table": "people", "values": row}).encode() + b"\n"
    # It replaces another row, so that the number of rows stays right.
    path.write_bytes(gzip.compress(b"".join([*lines[:-2], forged, lines[-1]])))
    with opened(empty_database) as engine:
        assert refused(backup.read_backup, engine, path, ignore) in ("store.unusable", "backup.broken")
    assert everything(empty_database) == {}


def test_a_file_that_was_cut_anywhere_is_refused(written, make_database):
    _, path = written
    whole = path.read_bytes()
    target = make_database("sqlite")
    with opened(target) as engine:
        for length in [*range(0, len(whole), 97), len(whole) - 9, len(whole) - 8, len(whole) - 1]:
            path.write_bytes(whole[:length])
            assert refused(backup.read_backup, engine, path, ignore) == "backup.broken", length
    assert everything(target) == {}


def test_a_file_with_a_wrong_byte_is_refused(written, make_database):
    _, path = written
    whole = path.read_bytes()
    target = make_database("sqlite")
    with opened(target) as engine:
        # Bytes 3 to 9 hold flags, time and system of gzip: a change of them may do no harm.
        for place in [0, 1, 2, *range(10, len(whole), 61), len(whole) - 8, len(whole) - 1]:
            path.write_bytes(whole[:place] + bytes([whole[place] ^ 0x10]) + whole[place + 1 :])
            assert refused(backup.read_backup, engine, path, ignore) == "backup.broken", place
    assert everything(target) == {}


@pytest.mark.parametrize("header", [{"format": 2, "tables": "0001"}, {"format": 1, "tables": "9999"}])
def test_a_file_of_a_newer_erawan_is_known_as_such(written, make_database, header):
    _, path = written
    lines = lines_of(path)
    lines[0] = json.dumps({"is": "erawan", **header}).encode() + b"\n"
    path.write_bytes(gzip.compress(b"".join(lines)))
    with opened(make_database("sqlite")) as engine:
        assert refused(backup.read_backup, engine, path, ignore) == "backup.newer"


NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "9000"
down_revision = {down!r}

def upgrade():
    op.add_column("games", sa.Column("mood", sa.String(10), nullable=False, server_default="good"))
"""


def test_a_file_of_older_tables_is_brought_up_to_date(written, database, tmp_path, monkeypatch):
    """Simulate the next version, with a database that has its tables already."""
    _, path = written
    migrations = tmp_path / "migrations"
    shutil.copytree(Path(databases.__file__).parent / "migrations", migrations)
    (migrations / "versions" / "9000_next.py").write_text(NEXT.format(down=newest_version()))
    config = databases._config()
    config.set_main_option("script_location", str(migrations))
    monkeypatch.setattr(databases, "_config", lambda: config)
    assert newest_version() == "9000"
    with opened(database) as engine:
        migrate(engine)
        backup.read_backup(engine, path, ignore)
        assert current_version(engine) == "9000"
        with engine.connect() as connection:
            assert set(connection.execute(text("SELECT mood FROM games")).scalars()) == {"good"}
        # Without the simulated version, a backup of it is too new.
        backup.write_backup(engine, path, ignore)
    monkeypatch.undo()
    with opened(f"sqlite:///{tmp_path / 'other.sqlite3'}") as engine:
        assert refused(backup.read_backup, engine, path, ignore) == "backup.newer"


def test_what_cannot_be_read_at_all(make_database, tmp_path):
    with opened(make_database("sqlite")) as engine:
        assert refused(backup.read_backup, engine, tmp_path / "nothing.gz", ignore) == "file.unreadable"
        assert refused(backup.read_backup, engine, tmp_path, ignore) == "file.unreadable"
        (tmp_path / "text").write_text("not a backup")
        assert refused(backup.read_backup, engine, tmp_path / "text", ignore) == "backup.broken"


def test_a_database_that_is_gone_is_one_clear_error(tmp_path):
    with opened("postgresql://erawan@127.0.0.1:1/erawan") as engine, pytest.raises(ErawanError) as error:
        backup.write_backup(engine, tmp_path / "backup.gz", ignore)
    assert error.value.code == "store.unusable"


def test_text_with_nul_is_restored_into_either_database(written, make_database, database):
    """SQLite stores NUL, and older servers accepted it in titles; PostgreSQL does not."""
    _, path = written
    with opened(make_database("sqlite")) as engine:
        backup.read_backup(engine, path, ignore)
        with engine.begin() as connection:
            connection.execute(update(schema.games).values(title="a\0b"))
            connection.execute(update(schema.people).where(schema.people.c.id == "ann").values(name="An\0n"))
        backup.write_backup(engine, path, ignore)
    with opened(database) as engine:
        backup.read_backup(engine, path, ignore)
        with engine.connect() as connection:
            assert set(connection.execute(select(schema.games.c.title)).scalars()) == {"a\ufffdb"}
            assert "An\ufffdn" in set(connection.execute(select(schema.people.c.name)).scalars())


# ---- verified and scheduled backups


@pytest.mark.parametrize("kind", KINDS)
def test_a_good_backup_is_verified(filled, kind, tmp_path):
    path = tmp_path / "good.backup"
    with opened(filled(kind)) as engine:
        count = backup.write_backup(engine, path, ignore)
    found = verify_backup(path, ignore)
    assert sum(table.rows for table in found) == count
    assert {"people", "games", "events", "links"} <= {table.table for table in found}


def test_a_backup_that_comes_out_different_is_refused(filled, tmp_path, monkeypatch):
    path = tmp_path / "changed.backup"
    with opened(filled("sqlite")) as engine:
        backup.write_backup(engine, path, ignore)
    fill_tables = backup.fill_tables

    def fill_wrongly(connection, *more):
        fill_tables(connection, *more)
        connection.execute(update(schema.people).values(name="Bob"))

    monkeypatch.setattr(backup, "fill_tables", fill_wrongly)
    with pytest.raises(ErawanError) as error:
        verify_backup(path, ignore)
    assert (error.value.code, error.value.values["table"]) == ("backup.differs", "people")


def test_scheduled_backups_rotate(filled, tmp_path, monkeypatch, capsys):
    folder = tmp_path / "backups"
    settings = {
        "ERAWAN_DATABASE_URL": filled("sqlite"),
        "ERAWAN_BACKUP_DIR": str(folder),
        "ERAWAN_BACKUP_KEEP": "2",
    }
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    folder.mkdir()
    (folder / "notes.txt").write_text("stays")
    for day in (1, 2, 3):
        monkeypatch.setattr(clock, "now_ms", lambda day=day: NOW + day * 86_400_000)
        assert cli.run(["backup", "--scheduled"]) == 0
    assert len(list(folder.iterdir())) == 3
    newest = backup.scheduled_backups(folder)
    assert len(newest) == 2
    assert backup.newest_backup_ms(folder) == NOW // 1000 * 1000 + 3 * 86_400_000
    if os.name == "posix":
        assert stat.S_IMODE(newest[0].stat().st_mode) == 0o600
    assert cli.run(["backup", "--verify", str(newest[0])]) == 0
    assert cli.run(["backup"]) == 2
    assert "--scheduled" in capsys.readouterr().err
