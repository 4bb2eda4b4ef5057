"""The file of a SQLite database: its permissions, what happens when it is lost, and the lock beside it."""

import os
import shutil
import stat

import pytest

from erawan.server.store.database import migrate, opened
from erawan.server.store.database_backup import write_backup
from erawan.server.store.errors import StoreError
from erawan.server.store.server_lock import server_lock
from tests.server.store.temporary_store import as_new, everything, game, open_store, run


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def path(tmp_path):
    """The path of a database whose tables are up to date."""
    found = tmp_path / "data" / "erawan.sqlite3"
    with opened(f"sqlite:///{found}") as engine:
        migrate(engine)
    return found


@pytest.fixture
def url(path):
    return f"sqlite:///{path}"


# ---- permissions


@pytest.fixture
def open_mask():
    """New files are readable for everybody unless their program says otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("open_mask")
def test_only_the_owner_can_read_what_is_stored(tmp_path):
    path = tmp_path / "new" / "data" / "erawan.sqlite3"

    async def test():
        with opened(f"sqlite:///{path}") as engine:
            migrate(engine)
        async with open_store(f"sqlite:///{path}") as store:
            await store.write(as_new(game(1)))
            files = {each.name: mode(each) for each in path.parent.iterdir()}
            assert files == dict.fromkeys(("erawan.sqlite3", "erawan.sqlite3-wal", "erawan.sqlite3-shm"), 0o600)

    run(test())
    assert mode(path.parent) == 0o700


def test_permissions_of_older_files_are_corrected(path, url):
    async def test():
        async with open_store(url) as store:
            await store.write(as_new(game(1)))
            for each in (*path.parent.iterdir(), path.parent):
                each.chmod(0o755 if each.is_dir() else 0o644)
            with opened(url) as engine, engine.connect():
                assert {mode(each) for each in path.parent.iterdir()} == {0o600}
        assert mode(path.parent) == 0o700

    run(test())


def test_a_folder_with_other_things_in_it_stays_as_it_is(path, url):
    (path.parent / "photos").mkdir()
    path.parent.chmod(0o755)
    path.chmod(0o644)
    with opened(url) as engine, engine.connect():
        assert (mode(path.parent), mode(path)) == (0o755, 0o600)


@pytest.mark.usefixtures("open_mask")
def test_a_backup_is_private_even_after_a_killed_one(tmp_path, url):
    (tmp_path / "backup.gz.part").write_text("left behind", encoding="utf-8")
    with opened(url) as engine:
        write_backup(engine, tmp_path / "backup.gz", lambda done, total: None)
    assert mode(tmp_path / "backup.gz") == 0o600


# ---- deletion


def lose(path):
    path.rename(path.with_name("elsewhere"))


def replace(path):
    lose(path)
    shutil.copy(path.with_name("elsewhere"), path)


@pytest.mark.parametrize("happens", [lose, replace])
def test_nothing_is_confirmed_after_the_file_is_lost(path, url, caplog, happens):
    async def test():
        async with open_store(url) as store:
            await store.write(as_new(game(1)))
            happens(path)
            for number in (2, 3):
                with pytest.raises(StoreError) as error:
                    await store.write(as_new(game(number)))
                assert error.value.code == "store.unavailable"
            # A game that is read again must not show what will be gone after a restart.
            with pytest.raises(StoreError):
                await store.load("game0001")
            path.with_name("elsewhere").replace(path)
            await store.write(as_new(game(4)))
            assert await store.load("game0004")

    run(test())
    assert {row[0] for row in everything(url)["games"]} == {"game0001", "game0004"}
    told = [record.getMessage() for record in caplog.records]
    assert len([line for line in told if "deleted or replaced" in line]) == 1
    assert told[-1] == "the database file is back"


def test_a_lost_file_is_not_replaced_by_an_empty_one(path, url):
    async def test():
        async with open_store(url) as store:
            lose(path)
            with pytest.raises(StoreError):
                await store.load("game0001")
            with pytest.raises(StoreError):
                await store.write(as_new(game(1)))
            assert not path.exists()

    run(test())


# ---- the lock


def test_one_process_at_a_time_holds_the_lock(url):
    with server_lock(url, "http://localhost:8421/"):
        with pytest.raises(StoreError) as error, server_lock(url):
            pass
        assert error.value.code == "store.locked"
        assert error.value.values["holder"] == f"{os.getpid()}, http://localhost:8421/"
    with server_lock(url):
        pass


def test_other_databases_have_locks_of_their_own(url, tmp_path, make_database):
    with server_lock(url), server_lock(f"sqlite:///{tmp_path / 'other.sqlite3'}"):
        pass
    address = make_database("postgresql")
    with server_lock(address), server_lock(address):
        pass
