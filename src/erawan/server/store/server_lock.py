"""A lock beside a SQLite database, so that one server at a time uses it. The system drops it with the process."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from filelock import FileLock, Timeout
from msgspec import Struct

from erawan.server.store.database_file import create_folder, path_of
from erawan.server.store.errors import StoreError


class _Holder(Struct, frozen=True):
    """The process that holds the lock, in a file of its own: on Windows no other process can read a locked file."""

    pid: int
    address: str = ""


@contextmanager
def server_lock(url: str, address: str = "") -> Iterator[None]:
    """Hold the lock of a SQLite database while the block runs; refuse if another process holds it.

    ``address`` is where this process serves, for the error that another one gets. PostgreSQL needs no lock.
    """
    path = path_of(url)
    if path is None:
        yield
        return
    create_folder(path.parent)
    lock = FileLock(path.with_name(path.name + ".lock"), mode=0o600)
    holder = path.with_name(path.name + ".holder")
    try:
        lock.acquire(blocking=False)
        _write_holder(holder, address)
    except Timeout:
        raise StoreError("store.locked", path=str(path), holder=_describe_holder(holder)) from None
    except OSError as error:
        lock.release()
        raise StoreError("store.unusable", why=f"{error.filename or path}: {error.strerror}") from None
    try:
        yield
    finally:
        holder.unlink(missing_ok=True)
        lock.release()


def _write_holder(holder: Path, address: str) -> None:
    descriptor = os.open(holder, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(msgspec.json.encode(_Holder(os.getpid(), address)))


def _describe_holder(holder: Path) -> str:
    try:
        found = msgspec.json.decode(holder.read_bytes(), type=_Holder)
    except (OSError, msgspec.DecodeError):
        return "?"
    return f"{found.pid}, {found.address}" if found.address else f"{found.pid}"
