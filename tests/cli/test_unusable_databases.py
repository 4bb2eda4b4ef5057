"""Databases that cannot be used: every command says so in one line. A second server on the same file is refused."""

import os
import resource
import shutil
import sqlite3
import tempfile
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path

import pytest

from erawan import cli
from erawan.core.compiled import cache_folder
from erawan.server.addresses import listen
from erawan.server.run_server import serve
from erawan.server.settings import read_settings
from erawan.server.store.errors import StoreError
from erawan.server.store.server_lock import server_lock
from tests.server.client import make_token
from tests.server.server_process import running

SERVE = ("serve", "--host", "127.0.0.1", "--port", "0")
COMMANDS = [SERVE, ("token", "Somchai"), ("migrate",), ("backup", "backup.gz"), ("restore", "good.gz")]
PAGE = 4096
NOBODY = 65534


@pytest.fixture
def folder():
    """A folder with a good database and a backup of it, which every user of this machine can reach."""
    found = Path(tempfile.mkdtemp(prefix="erawan-test-"))
    make_token(found / "data")
    assert cli.run(["backup", str(found / "good.gz"), "--data-dir", str(found / "data")]) == 0
    (found / "good.gz").chmod(0o644)
    yield found
    (found / "data").chmod(0o700)
    shutil.rmtree(found)


@pytest.fixture
def complain_about(complain, folder):
    """Return a function that runs a command on the database in the folder and returns its one line of output."""

    def run(command, **named):
        name, *rest = command
        given = [str(folder / each) if each.endswith(".gz") else each for each in rest]
        return complain(name, *given, "--data-dir", str(folder / "data"), **named)

    return run


def write_at(path, place, data):
    with path.open("r+b") as file:
        file.seek(place)
        file.write(data)


def make_garbage(path):
    path.write_bytes(b"This is no database. " * 1000)


def truncate(path):
    os.truncate(path, path.stat().st_size // 2)


def damage_a_page(path):
    """Damage the table of events, which the server does not read when it starts."""
    with closing(sqlite3.connect(path)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'events'").fetchone()
    write_at(path, (page - 1) * PAGE, b"\xff" * PAGE)


def make_newer(path):
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()


@pytest.mark.parametrize(
    ("spoil", "holds"),
    [
        (make_garbage, "not a database"),
        (truncate, "malformed"),
        (make_newer, "9999"),
    ],
)
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_database_that_is_no_good_is_one_line(complain_about, folder, command, spoil, holds):
    spoil(folder / "data" / "erawan.sqlite3")
    if (command[0], spoil) == ("backup", make_newer):
        # A backup is a copy of whatever tables there are.
        assert cli.run(["backup", str(folder / "backup.gz"), "--data-dir", str(folder / "data")]) == 0
        return
    assert holds in complain_about(command)


def test_a_server_does_not_start_with_a_damaged_file(complain_about, folder):
    damage_a_page(folder / "data" / "erawan.sqlite3")
    line = complain_about(SERVE)
    assert "damaged" in line
    assert str(folder / "data" / "erawan.sqlite3") in line


def with_full_disk(arguments):
    """Run a command whose files cannot grow beyond ten pages. SQLite needs 32 kB to open a database."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (10 * PAGE, resource.RLIM_INFINITY))
    cli.main(arguments)


@contextmanager
def long_log(path):
    """Fill the write-ahead log to its limit: the database can be opened, but nothing can be added."""
    with closing(sqlite3.connect(path)) as reader, closing(sqlite3.connect(path)) as writer:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM people").fetchall()
        writer.execute("CREATE TABLE filler (text)")
        writer.execute("INSERT INTO filler VALUES (?)", ["x" * 12 * PAGE])
        writer.commit()
        yield


@pytest.mark.parametrize(
    "command", [SERVE, ("token", "Somchai"), ("restore", "good.gz")], ids=lambda command: command[0]
)
def test_a_full_disk_is_one_line(complain_about, folder, command):
    path = folder / "data" / "erawan.sqlite3"
    if command[0] == "restore":
        path.unlink()
    with nullcontext() if command[0] == "restore" else long_log(path):
        assert "disk" in complain_about(command, start=with_full_disk)


def as_another_user(arguments):
    """Run a command as a user to whom permissions apply; root ignores them."""
    if os.geteuid() == 0:
        os.setgid(NOBODY)
        os.setuid(NOBODY)
        # This user has a cache of its own.
        cache_folder.cache_clear()
    cli.main(arguments)


@pytest.mark.parametrize("has_database", [True, False])
@pytest.mark.parametrize("command", [SERVE, ("token", "Somchai"), ("migrate",)], ids=lambda command: command[0])
def test_a_folder_that_cannot_be_written_to_is_one_line(complain_about, folder, command, has_database):
    folder.chmod(0o755)
    if not has_database:
        (folder / "data" / "erawan.sqlite3").unlink()
    else:
        (folder / "data" / "erawan.sqlite3").chmod(0o444)
    (folder / "data").chmod(0o555)
    assert "data" in complain_about(command, start=as_another_user)


# ---- a second server


def test_a_second_server_on_the_same_file_is_refused(complain, tmp_path):
    with running(tmp_path) as server:
        for command in (SERVE, ("migrate",), ("restore", "any.gz")):
            line = complain(*command, "--data-dir", str(tmp_path))
            assert str(server.process.pid) in line
            assert server.url in line
        # What only reads, or adds a token, goes on beside it.
        assert make_token(tmp_path)
        assert cli.run(["backup", str(tmp_path / "backup.gz"), "--data-dir", str(tmp_path)]) == 0
        server.process.kill()
        server.process.wait(60)
    with running(tmp_path) as server:
        assert server.end()[0] == 0


def test_an_error_while_the_services_start_is_raised_as_it_is(tmp_path):
    settings = read_settings({}, host="127.0.0.1", port=0, data_dir=str(tmp_path))
    with server_lock(settings.database), closing(listen(settings)) as listener:
        with pytest.raises(StoreError) as error:
            serve(settings, listener, lambda: None)
        assert error.value.code == "store.locked"
