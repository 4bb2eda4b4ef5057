"""A real PostgreSQL for the tests: Debian's programs, a folder of its own, reached through a socket in that folder."""

import os
import shutil
import subprocess
import tempfile
from itertools import count
from pathlib import Path

import psycopg
import pytest

from tests.debian_packages import install_packages

PACKAGE = "postgresql"
NEEDED = f"these tests need PostgreSQL: install it with: apt-get install {PACKAGE}"
IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0


class PostgreSQL:
    """One cluster. It never listens on the network, and its data may be lost if the machine fails."""

    def __init__(self):
        self._programs = find_programs()
        # PostgreSQL does not run as root.
        self._user = {"user": "postgres", "group": "postgres"} if IS_ROOT else {}
        self.folder = Path(tempfile.mkdtemp(prefix="erawan-postgresql-"))
        if IS_ROOT:
            shutil.chown(self.folder, "postgres", "postgres")
        self._numbers = count(1)
        self._run("initdb", "--auth=trust", "--username=erawan", "--encoding=UTF8", "--no-locale", "--no-sync")

    def start(self, is_durable=False):
        """Start it; ``is_durable`` lets commits wait for the disk, which only measurements need."""
        fsync = "on" if is_durable else "off"
        options = f"-c listen_addresses='' -c unix_socket_directories='{self.folder}' -c fsync={fsync}"
        self._run("pg_ctl", "--wait", "--timeout=600", f"--log={self.folder / 'log'}", f"--options={options}", "start")

    def stop(self):
        """Stop it at once, as if the machine had failed."""
        self._run("pg_ctl", "--wait", "--timeout=600", "--mode=immediate", "stop")

    @property
    def pid(self):
        return int((self.folder / "data/postmaster.pid").read_text().split()[0])

    def remove(self):
        shutil.rmtree(self.folder)

    def make_database(self):
        """Return the address of a new empty schema: making a schema is quick, making a database is slow."""
        name = f"erawan_{next(self._numbers)}"
        with psycopg.connect(f"host={self.folder} user=erawan dbname=postgres", autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}")
        return f"postgresql://erawan@/postgres?host={self.folder}&options=-csearch_path%3D{name}"

    def _run(self, program, *arguments):
        command = [self._programs / program, f"--pgdata={self.folder / 'data'}", *arguments]
        # The server keeps inherited files open, so its output goes to the log and not to a pipe that a test waits for.
        with tempfile.TemporaryFile() as told:
            done = subprocess.run(
                command, cwd="/", stdin=subprocess.DEVNULL, stdout=told, stderr=told, check=False, **self._user
            )
            told.seek(0)
            assert done.returncode == 0, told.read().decode(errors="replace")


def find_programs():
    """Return the folder of PostgreSQL's programs; install the package if it is missing and this is possible."""
    found = _programs()
    if found is None:
        install_packages(PACKAGE)
        found = _programs()
    if found is None:
        pytest.fail(NEEDED)
    return found


def _programs():
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name))
    on_path = shutil.which("initdb")
    folders = [*([Path(on_path).resolve().parent] if on_path else []), *folders]
    return next((folder for folder in reversed(folders) if (folder / "initdb").exists()), None)
