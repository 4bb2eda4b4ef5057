"""Everything a database holds as one file, the same for SQLite and PostgreSQL, and back.

The file is gzip of JSON lines. The first names format and version of the tables; then comes a line a row, the name of
its table and its values; the last says how many rows there are, so a file that was cut is known by its missing end.
Rows come one by one, so neither way needs much memory.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, MetaData, Table, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from erawan.core.errors import MalformedError
from erawan.core.files import replacing
from erawan.server.store import schema
from erawan.server.store.database import changing, first_line, upgrade, version_in, versions
from erawan.server.store.errors import StoreError

FORMAT = 1
AT_ONCE = 500
# A row is a few hundred characters; the largest plan, with 2,000 turns before it, has some 400,000.
LONGEST_LINE = 4_000_000
# Kept by Alembic itself; the header has it.
_VERSION_TABLE = "alembic_version"

Tell: TypeAlias = Callable[[int, int], None]
"""Hears how much is done, and of how much."""


class _Header(Struct, frozen=True, tag="erawan", tag_field="is", forbid_unknown_fields=True):
    format: int
    tables: str
    """The version of the tables."""


class _Row(Struct, frozen=True, tag="row", tag_field="is", forbid_unknown_fields=True):
    table: str
    values: dict[str, str | int | float | bool | None]


class _End(Struct, frozen=True, tag="end", tag_field="is", forbid_unknown_fields=True):
    rows: int


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(_Header | _Row | _End).decode


# ---- from a database to a file


def write_backup(engine: Engine, path: Path, tell: Tell) -> int:
    """Writes a file with everything as it is at one moment, while others go on; how many rows it has."""
    try:
        with _snapshot(engine) as connection, replacing(path) as draft:
            version = version_in(connection)
            if version is None:
                raise StoreError("store.empty")
            return _write(connection, version, draft, tell)
    except SQLAlchemyError as error:
        raise StoreError("store.unusable", why=first_line(error)) from error


def _snapshot(engine: Engine) -> Connection:
    """A connection that sees one moment only, however long it reads; SQLite's transactions do so by themselves."""
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return engine.connect()


def _write(connection: Connection, version: str, draft: Path, tell: Tell) -> int:
    tables = _tables(connection)
    total = sum(connection.execute(select(func.count()).select_from(table)).scalar_one() for table in tables)
    done = 0
    # Hidden hands and the names of people are in it: it is for who writes it.
    private = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(private, "wb") as raw, gzip.GzipFile("", "wb", fileobj=raw, mtime=0) as file:
        file.write(_encode(_Header(FORMAT, version)) + b"\n")
        for table in tables:
            query = select(table).order_by(*table.primary_key).execution_options(yield_per=AT_ONCE)
            names = [str(column.name) for column in table.columns]
            for row in connection.execute(query):
                file.write(_encode(_Row(str(table.name), dict(zip(names, row, strict=True)))) + b"\n")
                done += 1
                if done % AT_ONCE == 0:
                    tell(done, total)
        file.write(_encode(_End(done)) + b"\n")
        file.close()
        raw.flush()
        if draft.is_file():
            os.fsync(raw.fileno())
    return done


def _tables(connection: Connection) -> list[Table]:
    """The tables as they are in the database, whatever its version, each after those it refers to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != _VERSION_TABLE]


# ---- from a file to a database


def read_backup(engine: Engine, path: Path, tell: Tell) -> int:
    """Fills an empty database from a file, all of it or nothing; how many rows it has.

    The whole file is read through before anything is changed. One of older tables is brought up to date.
    """
    version, total = _check(path, tell)
    with changing(engine) as connection:
        _clear(connection)
        upgrade(connection, version)
        _fill(connection, path, total, tell)
        upgrade(connection, "head")
    return total


def _check(path: Path, tell: Tell) -> tuple[str, int]:
    """The version of the tables in a file and how many rows it has, once all of it could be read."""
    version = _read_header(path)
    size = path.stat().st_size
    total = 0
    for total, (_, place) in enumerate(_read_rows(path), 1):
        if total % AT_ONCE == 0:
            tell(place, 2 * size)
    return version, total


def _fill(connection: Connection, path: Path, total: int, tell: Tell) -> None:
    tables = {table.name: table for table in _tables(connection)}
    done = 0
    rows = (row for row, _ in _read_rows(path))
    while some := list(islice(rows, AT_ONCE)):
        for name in dict.fromkeys(row.table for row in some):
            rows_of = [row.values for row in some if row.table == name]
            if name not in tables or any(values.keys() != set(tables[name].columns.keys()) for values in rows_of):
                raise MalformedError("backup.broken", path=str(path))
            connection.execute(insert(tables[name]), rows_of)
        done += len(some)
        tell(total + done, 2 * total)


def _clear(connection: Connection) -> None:
    """Takes away the tables of a database in which nobody has played yet; any other is refused."""
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


def _read_rows(path: Path) -> Iterator[tuple[_Row, int]]:
    """Every row with the place in the file at which it was read; an error if the file does not end as it should."""
    lines = _read_lines(path)
    next(lines)
    count = 0
    for line, place in lines:
        if isinstance(line, _Row):
            count += 1
            yield line, place
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
