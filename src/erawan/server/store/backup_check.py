"""Verify a backup: restore it into a temporary database, and compare it table by table with the file.

The digest of a table does not depend on the order of its rows, because databases sort texts in different ways.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, select

from erawan.core.errors import MalformedError
from erawan.server.store.backup import AT_ONCE, ReportProgress, Values, fill_tables, read_rows, scan_backup, tables_of
from erawan.server.store.database import changing, opened, upgrade

_DIGEST_SIZE = 2**256


class TableCheck(NamedTuple):
    """One table of a verified backup."""

    table: str
    rows: int
    digest: str


def verify_backup(path: Path, report: ReportProgress) -> list[TableCheck]:
    """Return the tables of a backup; raise ``MalformedError`` if it cannot be restored as it is."""
    version, total = scan_backup(path, report)
    with (
        TemporaryDirectory(prefix="erawan-verify-") as folder,
        opened(f"sqlite:///{folder}/check.sqlite3") as engine,
        changing(engine) as connection,
    ):
        upgrade(connection, version)
        fill_tables(connection, path, total, report)
        restored = _digests(_stored_rows(connection))
        in_file = _digests((row.table, row.values) for row, _ in read_rows(path))
        for table in in_file.keys() | restored.keys():
            if in_file.get(table) != restored.get(table):
                raise MalformedError("backup.differs", path=str(path), table=table)
        if connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
            raise MalformedError("backup.broken", path=str(path))
        # A backup of an older version must also become one of this version.
        upgrade(connection, "head")
    return [TableCheck(table, count, f"{total:064x}") for table, (count, total) in sorted(in_file.items())]


def _digests(rows: Iterator[tuple[str, Values]]) -> dict[str, tuple[int, int]]:
    """Return the number of rows of each table, and the sum of their digests."""
    found: dict[str, tuple[int, int]] = {}
    for table, values in rows:
        count, total = found.get(table, (0, 0))
        text = msgspec.json.encode(values, order="deterministic")
        digest = int.from_bytes(hashlib.sha256(text).digest(), "big")
        found[table] = count + 1, (total + digest) % _DIGEST_SIZE
    return found


def _stored_rows(connection: Connection) -> Iterator[tuple[str, Values]]:
    for table in tables_of(connection):
        query = select(table).execution_options(yield_per=AT_ONCE)
        for row in connection.execute(query):
            yield str(table.name), dict(row._mapping)
