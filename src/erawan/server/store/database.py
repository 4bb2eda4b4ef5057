"""Open a database, migrate its tables, and run queries in threads beside the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Engine,
    Row,
    Select,
    cast,
    create_engine,
    event,
    func,
    make_url,
    select,
)
from sqlalchemy.exc import NoSuchModuleError, SQLAlchemyError

from erawan.core.errors import OptionError, quote
from erawan.server.store.database_file import (
    WatchedFile,
    check_undamaged,
    create_folder,
    create_private,
    parse_address,
    path_of,
)
from erawan.server.store.errors import StoreError

# How long a writer waits for another process that holds the file.
_BUSY_MS = 3000
READERS = 4
# How long a query may still run when the store closes.
LAST_QUERY_SECONDS = 2.0
# A database server that vanishes is noticed within seconds, not minutes.
_POSTGRESQL = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
# How long a transaction of a server may do nothing before PostgreSQL ends it, and how long one waits for a lock.
_IDLE_MS = 10_000
_LOCK_MS = 5_000
# How SQLite begins a transaction that writes: it takes the lock at once, so that it never has to start again.
WRITING = {"sqlite_begin": "IMMEDIATE"}

Found = TypeVar("Found")
AnyRow: TypeAlias = Row[*tuple[Any, ...]]
AnyQuery: TypeAlias = Select[*tuple[Any, ...]]


# ---- reading


class Reader:
    """A reader that runs queries in threads, so that a slow one delays only its caller."""

    def __init__(self, engine: Engine, file: WatchedFile) -> None:
        self._engine = engine
        self._file = file
        self._running: set[asyncio.Task[Any]] = set()
        """The queries that run in threads. A query goes on even if its caller is cancelled."""
        file.guard(engine)

    async def read(self, query: Callable[[Connection], Found]) -> Found:
        """Run a function with a connection, and return its result."""

        def run() -> Found:
            with self._engine.connect() as connection:
                return query(connection)

        return await self._run(run)

    async def transact(self, work: Callable[[Connection], Found]) -> Found:
        """Run a function in a transaction of its own, not in the writer's, and return its result."""

        def run() -> Found:
            with self._engine.begin() as connection:
                return work(connection)

        return await self._run(run)

    async def time_ms(self) -> int:
        """Return the time of PostgreSQL in milliseconds of the epoch."""
        return int((await self.rows(select(database_ms().label("now_ms"))))[0].now_ms)

    async def _run(self, run: Callable[[], Found]) -> Found:
        if self._file.is_lost:
            raise StoreError("store.unavailable")
        try:
            running = asyncio.create_task(asyncio.to_thread(run))
            self._running.add(running)
            running.add_done_callback(self._end)
            return await asyncio.shield(running)
        except SQLAlchemyError as error:
            raise StoreError("store.unavailable") from error

    def _end(self, running: asyncio.Task[Any]) -> None:
        self._running.discard(running)
        # The caller may be gone; asyncio would log an error that no one has retrieved.
        if not running.cancelled():
            running.exception()

    async def finish_queries(self) -> None:
        """Wait a moment for running queries: a connection that is in use stays open when its engine is disposed of."""
        if self._running:
            await asyncio.wait(self._running, timeout=LAST_QUERY_SECONDS)

    async def rows(self, statement: AnyQuery) -> Sequence[AnyRow]:
        """Return the rows that a query finds."""
        return await self.read(lambda connection: connection.execute(statement).all())


def database_ms() -> ColumnElement[int]:
    """Return the time of PostgreSQL in milliseconds of the epoch, as an expression."""
    return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


# ---- opening and migrating


def open_database(url: str, readers: int = READERS) -> Engine:
    """Return the engine for a database. A SQLite file is created if necessary; nothing is read yet."""
    address = parse_address(url)
    if address.drivername in ("postgresql", "postgres"):
        address = address.set(drivername="postgresql+psycopg")
    if address.get_backend_name() not in ("sqlite", "postgresql"):
        raise OptionError("store.kind", found=quote(address.drivername))
    is_sqlite = address.get_backend_name() == "sqlite"
    try:
        engine = create_engine(
            address,
            pool_size=readers,
            max_overflow=0,
            pool_timeout=10,
            pool_pre_ping=not is_sqlite,
            connect_args={"check_same_thread": False} if is_sqlite else _POSTGRESQL,
        )
    except (NoSuchModuleError, ImportError):
        raise OptionError("store.driver") from None
    if (path := path_of(address)) is not None:
        create_folder(path.parent)
        create_private(path)
    if is_sqlite:
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def limit_waiting(engine: Engine) -> None:
    """Let no server hold locks of PostgreSQL, or wait for them, for long: it may be frozen in a transaction."""
    if engine.dialect.name == "postgresql":
        event.listen(engine, "connect", _set_up_postgresql)


def is_postgresql(url: str) -> bool:
    """Return whether an address is one of PostgreSQL, which several processes may use at once."""
    return parse_address(url).get_backend_name() in ("postgresql", "postgres")


@contextmanager
def opened(url: str) -> Iterator[Engine]:
    """Open the engine for a database while the block runs."""
    engine = open_database(url)
    try:
        yield engine
    finally:
        engine.dispose()


def check_there(url: str) -> None:
    """Refuse a SQLite file that does not exist; opening it would create an empty one."""
    path = make_url(url).database
    if url.startswith("sqlite:") and path and not Path(path).is_file():
        raise StoreError("store.missing", path=path)


def _set_up_postgresql(connection: Any, _: object) -> None:
    with connection.cursor() as cursor:
        cursor.execute(f"SET idle_in_transaction_session_timeout = {_IDLE_MS}")
        cursor.execute(f"SET lock_timeout = {_LOCK_MS}")
    connection.commit()


def _set_up_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={_BUSY_MS}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # Python begins no transaction for reading or for changes of tables, but a backup and a migration must be one each.
    connection.exec_driver_sql(f"BEGIN {connection.get_execution_options().get('sqlite_begin', 'DEFERRED')}")


@contextmanager
def changing(engine: Engine) -> Iterator[Connection]:
    """Open a connection for a change of many parts: all of it is stored, or nothing."""
    try:
        with engine.execution_options(**WRITING).begin() as connection:
            yield connection
    except SQLAlchemyError as error:
        raise StoreError("store.unusable", why=first_line(error)) from error


def migrate(engine: Engine) -> None:
    """Migrate the tables to the newest version."""
    with changing(engine) as connection:
        upgrade(connection, "head")


def upgrade(connection: Connection, version: str) -> None:
    """Migrate the tables to a version in the caller's transaction; refuse tables that are newer than this Erawan."""
    found = version_in(connection)
    if found is not None and found not in versions():
        raise StoreError("store.newer", found=found, known=newest_version())
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def version_in(connection: Connection) -> str | None:
    """Return the version of the tables that a connection sees; None if there are none."""
    return MigrationContext.configure(connection).get_current_revision()


def current_version(engine: Engine) -> str | None:
    """Return the version of the tables in a database; None if there are none."""
    try:
        with engine.connect() as connection:
            return version_in(connection)
    except SQLAlchemyError as error:
        raise StoreError("store.unusable", why=first_line(error)) from error


def versions() -> tuple[str, ...]:
    """Return every version of the tables that this Erawan knows."""
    return tuple(script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions())


def newest_version() -> str:
    """Return the version of the tables that this Erawan needs."""
    newest = ScriptDirectory.from_config(_config()).get_current_head()
    assert newest is not None
    return newest


def check_readable(engine: Engine) -> None:
    """Refuse a SQLite file that is damaged."""
    if (path := path_of(engine.url)) is not None:
        try:
            with engine.connect() as connection:
                check_undamaged(connection, path)
        except SQLAlchemyError as error:
            raise StoreError("store.unusable", why=first_line(error)) from error


def check_writable(engine: Engine) -> None:
    """Refuse a SQLite file to which nothing can be added, as on a full disk."""
    if path_of(engine.url) is not None:
        with changing(engine) as connection:
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")


def prepare(engine: Engine) -> None:
    """Make a database ready to serve: migrate SQLite; refuse PostgreSQL that was not migrated on purpose."""
    if engine.dialect.name != "sqlite":
        check_version(engine)
        return
    found = current_version(engine)
    if found is not None and found not in versions():
        raise StoreError("store.newer", found=found, known=newest_version())
    if found != newest_version():
        migrate(engine)


def check_version(engine: Engine) -> None:
    """Refuse a database whose tables are of another version; nothing is migrated."""
    found = current_version(engine)
    if found is not None and found not in versions():
        raise StoreError("store.newer", found=found, known=newest_version())
    if found != newest_version():
        raise StoreError("store.old", found=found or "-", needed=newest_version())


def reader_of(engine: Engine) -> Reader:
    """Return a reader for a command beside a server."""
    return Reader(engine, WatchedFile(path_of(engine.url)))


def first_line(error: Exception) -> str:
    """Return the first line of a database error, without the statement and its values."""
    original = getattr(error, "orig", None) or error
    return (str(original).strip().splitlines() or [type(original).__name__])[0]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config
