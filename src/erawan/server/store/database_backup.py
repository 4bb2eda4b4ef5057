"""Back up a database to one file, the same for SQLite and PostgreSQL; verify such a file, and restore it.

The file is gzip of JSON lines. The first line holds the format and the version of the tables. Then comes one line for
each row, with the name of its table and its values. The last line holds the number of rows, so a truncated file is
detected. Rows are read and written one by one, so neither direction needs much memory.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import zlib
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, MetaData, Table, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from erawan.core.errors import MalformedError
from erawan.core.files import replacing
from erawan.server.store import schema
from erawan.server.store.database import changing, first_line, opened, upgrade, version_in, versions
from erawan.server.store.errors import StoreError

FORMAT = 1
AT_ONCE = 500
_DIGEST_SIZE = 2**256
# A row is a few hundred characters; the largest plan, with 2,000 turns before it, has some 400,000.
LONGEST_LINE = 4_000_000
# The table of Alembic; the header of the file holds its value.
_VERSION_TABLE = "alembic_version"

# The names of scheduled backups sort by time.
_PREFIX, _MOMENT, _SUFFIX = "erawan-", "%Y%m%dT%H%M%SZ", ".backup"

ReportProgress: TypeAlias = Callable[[int, int], None]
"""A function that is called with the amount done and the total."""


Values: TypeAlias = dict[str, str | int | float | bool | None]
"""The values of a row by column."""


class _Header(Struct, frozen=True, tag="erawan", tag_field="is", forbid_unknown_fields=True):
    format: int
    tables: str
    """The version of the tables."""


class _Row(Struct, frozen=True, tag="row", tag_field="is", forbid_unknown_fields=True):
    table: str
    values: Values


class _End(Struct, frozen=True, tag="end", tag_field="is", forbid_unknown_fields=True):
    rows: int


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(_Header | _Row | _End).decode


# ---- scheduled backups


def scheduled_path(folder: Path, now_ms: int) -> Path:
    """Return the file of a scheduled backup: its name is the time in UTC."""
    moment = datetime.fromtimestamp(now_ms / 1000, UTC)
    return folder / f"{_PREFIX}{moment.strftime(_MOMENT)}{_SUFFIX}"


def scheduled_backups(folder: Path) -> list[Path]:
    """Return the scheduled backups in a folder, the newest first; leave out other files."""
    return sorted((path for path in folder.glob(f"{_PREFIX}*{_SUFFIX}") if _moment_of(path)), reverse=True)


def newest_backup_ms(folder: Path) -> int | None:
    """Return when the newest scheduled backup was made; None if there is none."""
    newest = next(iter(scheduled_backups(folder)), None)
    made = _moment_of(newest) if newest else None
    return round(made.timestamp() * 1000) if made else None


def delete_old_backups(folder: Path, keep: int) -> list[Path]:
    """Delete all scheduled backups but the newest; return the deleted files."""
    old = scheduled_backups(folder)[keep:]
    for path in old:
        path.unlink(missing_ok=True)
    return old


def _moment_of(path: Path) -> datetime | None:
    text = path.name.removeprefix(_PREFIX).removesuffix(_SUFFIX)
    try:
        return datetime.strptime(text, _MOMENT).replace(tzinfo=UTC)
    except ValueError:
        return None


# ---- from a database to a file


def write_backup(engine: Engine, path: Path, report: ReportProgress) -> int:
    """Write a file with the database as it is at one moment; other writers continue. Return the number of rows."""
    try:
        with _snapshot(engine) as connection, replacing(path) as draft:
            version = version_in(connection)
            if version is None:
                raise StoreError("store.empty")
            return _write(connection, version, draft, report)
    except SQLAlchemyError as error:
        raise StoreError("store.unusable", why=first_line(error)) from error


def _snapshot(engine: Engine) -> Connection:
    """Return a connection that sees the database as it is now, however long it reads; SQLite does so by itself."""
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return engine.connect()


def _write(connection: Connection, version: str, draft: Path, report: ReportProgress) -> int:
    tables = tables_of(connection)
    total = sum(connection.execute(select(func.count()).select_from(table)).scalar_one() for table in tables)
    done = 0
    # The file holds hidden hands and names of people: only its owner may read it.
    private = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    if draft.is_file() and os.name == "posix":
        # A draft that a killed process left behind keeps its permissions.
        draft.chmod(0o600)
    with os.fdopen(private, "wb") as raw, gzip.GzipFile("", "wb", fileobj=raw, mtime=0) as file:
        file.write(_encode(_Header(FORMAT, version)) + b"\n")
        for table in tables:
            query = select(table).order_by(*table.primary_key).execution_options(yield_per=AT_ONCE)
            names = [str(column.name) for column in table.columns]
            for row in connection.execute(query):
                file.write(_encode(_Row(str(table.name), dict(zip(names, row, strict=True)))) + b"\n")
                done += 1
                if done % AT_ONCE == 0:
                    report(done, total)
        file.write(_encode(_End(done)) + b"\n")
        file.close()
        raw.flush()
        if draft.is_file():
            os.fsync(raw.fileno())
    return done


def tables_of(connection: Connection) -> list[Table]:
    """Return the tables of the database, whatever its version, each after those it refers to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != _VERSION_TABLE]


# ---- from a file to a database


def read_backup(engine: Engine, path: Path, report: ReportProgress) -> int:
    """Fill an empty database from a file, all of it or nothing; return the number of rows.

    The whole file is checked before the database is changed. Tables of an older version are migrated.
    """
    version, total = scan_backup(path, report)
    with changing(engine) as connection:
        _clear(connection)
        upgrade(connection, version)
        fill_tables(connection, path, total, report)
        upgrade(connection, "head")
    return total


def scan_backup(path: Path, report: ReportProgress) -> tuple[str, int]:
    """Read a whole file; return the version of its tables and the number of rows."""
    version = _read_header(path)
    size = path.stat().st_size
    total = 0
    for total, (_, place) in enumerate(read_rows(path), 1):
        if total % AT_ONCE == 0:
            report(place, 2 * size)
    return version, total


def fill_tables(connection: Connection, path: Path, total: int, report: ReportProgress) -> None:
    """Insert the rows of a file into the empty tables of its version."""
    tables = {table.name: table for table in tables_of(connection)}
    done = 0
    rows = (row for row, _ in read_rows(path))
    while some := list(islice(rows, AT_ONCE)):
        for name in dict.fromkeys(row.table for row in some):
            rows_of = [row.values for row in some if row.table == name]
            if name not in tables or any(values.keys() != set(tables[name].columns.keys()) for values in rows_of):
                raise MalformedError("backup.broken", path=str(path))
            connection.execute(insert(tables[name]), rows_of)
        done += len(some)
        report(total + done, 2 * total)


def _storable(values: Values) -> Values:
    """Return the values of a row with a replacement character instead of NUL, which PostgreSQL cannot store.

    SQLite can, and older servers accepted it in titles.
    """
    return {name: value.replace("\0", "\ufffd") if isinstance(value, str) else value for name, value in values.items()}


def _clear(connection: Connection) -> None:
    """Drop the tables of a database; refuse one that has people or games."""
    if version_in(connection) is None:
        return
    upgrade(connection, "head")
    for table in (schema.people, schema.games):
        if connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise StoreError("store.not_empty")
    schema.metadata.drop_all(connection)
    connection.exec_driver_sql(f"DROP TABLE {_VERSION_TABLE}")


def _read_header(path: Path) -> str:
    first = next(_read_lines(path), (None, 0))[0]
    if not isinstance(first, _Header):
        raise MalformedError("backup.broken", path=str(path))
    if first.format != FORMAT or first.tables not in versions():
        raise MalformedError("backup.newer", path=str(path))
    return first.tables


def read_rows(path: Path) -> Iterator[tuple[_Row, int]]:
    """Yield every row with its place in the file; raise an error if the file does not end as it should."""
    lines = _read_lines(path)
    next(lines)
    count = 0
    for line, place in lines:
        if isinstance(line, _Row):
            count += 1
            yield _Row(line.table, _storable(line.values)), place
        elif isinstance(line, _End) and line.rows == count and next(lines, None) is None:
            return
        else:
            break
    raise MalformedError("backup.broken", path=str(path))


def _read_lines(path: Path) -> Iterator[tuple[_Header | _Row | _End, int]]:
    try:
        with path.open("rb") as raw, gzip.GzipFile(fileobj=raw) as file:
            while line := file.readline(LONGEST_LINE):
                yield _decode(line), raw.tell()
    except (EOFError, gzip.BadGzipFile, zlib.error, msgspec.DecodeError, UnicodeDecodeError):
        raise MalformedError("backup.broken", path=str(path)) from None
    except OSError as error:
        raise MalformedError("file.unreadable", path=str(path), reason=error.strerror or str(error)) from None


# ---- verification


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
    """Return the number of rows of each table, and the sum of their digests: databases sort texts differently."""
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
