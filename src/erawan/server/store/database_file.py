"""The file of a SQLite database: only its owner may read it, and the server notices when it is deleted or replaced.

A process must never open the file except through SQLite: closing any descriptor of a file drops all locks that SQLite
holds on it. So everything here uses the path.
"""

from __future__ import annotations

import logging
import os
import stat
from contextlib import suppress
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, event, make_url
from sqlalchemy.exc import ArgumentError

from erawan.core.errors import OptionError
from erawan.server.store.errors import StoreError

# SQLite creates the last two with the permissions of the first.
_SUFFIXES = ("", "-wal", "-shm")
_OTHERS = stat.S_IRWXG | stat.S_IRWXO
# Windows has no such permissions: there the folder of the user's data is private already.
_HAS_PERMISSIONS = os.name == "posix"
# The check reads the whole file, so that of a larger file would delay the start. The limit is a guess, not measured.
_LARGEST_CHECKED = 256 * 2**20

_log = logging.getLogger("erawan.store")


def parse_address(url: str | URL) -> URL:
    """Return the parts of the address of a database."""
    try:
        return make_url(url)
    except ArgumentError:
        # The address may hold a password, so it is not repeated.
        raise OptionError("store.address") from None


def path_of(url: str | URL) -> Path | None:
    """Return the path of a SQLite database; None for any other."""
    address = parse_address(url)
    is_file = address.get_backend_name() == "sqlite" and address.database not in (None, "", ":memory:")
    return Path(address.database or "").absolute() if is_file else None


# ---- permissions


def create_folder(folder: Path) -> None:
    """Create the folder of a database for its owner alone, or correct the permissions of an existing one.

    A folder that seems to serve other purposes too, such as /tmp or /srv, stays as it is.
    """
    try:
        if not folder.exists():
            folder.mkdir(parents=True, mode=0o700)
        is_shared = folder.stat().st_mode & stat.S_ISVTX or any(each.is_dir() for each in folder.iterdir())
    except OSError as error:
        raise _unusable(error, folder) from None
    if not is_shared:
        _take_from_others(folder)


def create_private(path: Path) -> None:
    """Create the file of a database for its owner alone; correct the permissions of existing files."""
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        for suffix in _SUFFIXES:
            _take_from_others(path.with_name(path.name + suffix))
    except OSError as error:
        raise _unusable(error, path) from None


def _unusable(error: OSError, path: Path) -> StoreError:
    return StoreError("store.unusable", why=f"{error.filename or path}: {error.strerror}")


def _take_from_others(path: Path) -> None:
    """Take all permissions of a file or folder from other users; one of another owner stays as it is."""
    if not _HAS_PERMISSIONS:
        return
    with suppress(FileNotFoundError, PermissionError):
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & _OTHERS:
            path.chmod(mode & ~_OTHERS)


# ---- damage


def check_undamaged(connection: Connection, path: Path) -> None:
    """Refuse a database whose structure is damaged. Larger files are not checked: it would take long."""
    if path.stat().st_size <= _LARGEST_CHECKED:
        found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
        if found != "ok":
            raise StoreError("store.damaged", path=str(path))


# ---- deletion


class WatchedFile:
    """The file of an open database: it must stay the same file for as long as the server runs.

    After it was deleted or replaced, SQLite would go on writing to the old file, which is gone after a restart.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._identity = self._find()
        self.is_lost = False

    def check(self) -> None:
        """Raise an error if the file was deleted or replaced. It may come back."""
        if self._identity is None:
            return
        was_lost, self.is_lost = self.is_lost, self._find() != self._identity
        if self.is_lost != was_lost:
            self._log_change()
        if self.is_lost:
            raise StoreError("store.unavailable")

    def guard(self, engine: Engine) -> None:
        """Let an engine refuse new connections while the file is lost: they would create an empty database."""
        event.listen(engine, "do_connect", lambda *_: self.check())

    def _find(self) -> tuple[int, int] | None:
        """Return the device and the inode of the file; None if there is none."""
        try:
            found = self._path.stat() if self._path else None
        except OSError:
            return None
        return (found.st_dev, found.st_ino) if found else None

    def _log_change(self) -> None:
        about = {"path": str(self._path)}
        if self.is_lost:
            _log.error("the database file was deleted or replaced: put it back, or restart the server", extra=about)
        else:
            _log.warning("the database file is back", extra=about)
