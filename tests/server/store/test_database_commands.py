"""The commands for databases: migrate, backup, restore."""

import pytest

from erawan.cli import run as run_command
from erawan.server.store.database import current_version, newest_version, opened
from tests.server.store.temporary_store import as_new, everything, game, open_store, run


@pytest.fixture
def call(capsys, monkeypatch):
    """Return a function that runs a command with a database, and returns its status, output and errors."""
    monkeypatch.setenv("LC_ALL", "C")

    def calling(url, *arguments):
        monkeypatch.setenv("ERAWAN_DATABASE_URL", url)
        status = run_command([*map(str, arguments)])
        told = capsys.readouterr()
        return status, told.out, told.err

    return calling


def test_migrate_backup_and_restore(call, empty_database, make_database, tmp_path):
    assert call(empty_database, "migrate") == (
        0,
        f"The database is up to date: schema version {newest_version()}.\n",
        "",
    )
    with opened(empty_database) as engine:
        assert current_version(engine) == newest_version()

    async def keep():
        async with open_store(empty_database) as store:
            await store.write(as_new(game(1)))

    run(keep())
    path = tmp_path / "backup.jsonl.gz"
    assert call(empty_database, "backup", path) == (0, f"Rows written to {path}: 7.\n", "")
    for kind in ("sqlite", "postgresql"):
        target = make_database(kind)
        assert call(target, "restore", path) == (0, "Rows restored: 7.\n", "")
        assert everything(target) == everything(empty_database)
        status, _, told = call(target, "restore", path, "--language", "de")
        assert status == 2
        assert "schon Daten" in told


def test_the_data_folder_can_be_named(call, tmp_path):
    assert call("", "migrate", "--data-dir", tmp_path / "data")[0] == 0
    assert (tmp_path / "data" / "erawan.sqlite3").exists()


def test_a_backup_of_a_folder_without_a_database_makes_none(call, tmp_path):
    status, out, told = call("", "backup", tmp_path / "backup.gz", "--data-dir", tmp_path / "wrong")
    assert (status, out) == (2, "")
    assert str(tmp_path / "wrong") in told
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("arguments", [("backup",), ("restore",), ("backup", "a", "b"), ("restore", "nothing.gz")])
def test_what_is_wrong_is_one_line_and_status_2(call, tmp_path, arguments):
    status, out, told = call(f"sqlite:///{tmp_path / 'erawan.sqlite3'}", *arguments)
    assert (status, out, told.count("\n")) == (2, "", 1)
    assert told.startswith("erawan: ")


def test_a_token_needs_tables_that_are_up_to_date(call, make_database):
    url = make_database("postgresql")
    status, _, told = call(url, "token", "robot")
    assert status == 2
    assert "erawan migrate" in told
    call(url, "migrate")
    status, out, _ = call(url, "token", "robot")
    assert status == 0
    assert len(out.strip()) > 20
