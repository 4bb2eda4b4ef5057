"""Opening a database and bringing its tables up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from erawan.core.errors import OptionError, quote
from erawan.server.store.errors import StoreError

# How long a writer waits for another process that holds the file.
_BUSY_MS = 3000
READERS = 4


def open_database(url: str, readers: int = READERS) -> Engine:
    """The engine for a database; nothing is read yet."""
    try:
        address = make_url(url)
    except ArgumentError:
        # The address may hold a password, so it is not repeated.
        raise OptionError("store.address") from None
    if address.drivername in ("postgresql", "postgres"):
        address = address.set(drivername="postgresql+psycopg")
    if address.get_backend_name() not in ("sqlite", "postgresql"):
        raise OptionError("store.kind", found=quote(address.drivername))
    is_sqlite = address.get_backend_name() == "sqlite"
    if is_sqlite and address.database:
        Path(address.database).parent.mkdir(parents=True, exist_ok=True)
    try:
        engine = create_engine(
            address,
            pool_size=readers,
            max_overflow=0,
            pool_timeout=10,
            pool_pre_ping=not is_sqlite,
            connect_args={"check_same_thread": False} if is_sqlite else {"connect_timeout": 5},
        )
    except (NoSuchModuleError, ImportError):
        raise OptionError("store.driver") from None
    if is_sqlite:
        event.listen(engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={_BUSY_MS}", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(engine: Engine) -> None:
    """Brings the tables up to date; one that is does not change."""
    config = _config()
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except SQLAlchemyError as error:
        raise StoreError("store.unusable", why=first_line(error)) from error


def current_version(engine: Engine) -> str | None:
    """The version of the tables in a database; None if there are none."""
    try:
        with engine.connect() as connection:
            return MigrationContext.configure(connection).get_current_revision()
    except SQLAlchemyError as error:
        raise StoreError("store.unusable", why=first_line(error)) from error


def newest_version() -> str:
    """The version of the tables that this Erawan works with."""
    newest = ScriptDirectory.from_config(_config()).get_current_head()
    assert newest is not None
    return newest


def prepare(engine: Engine) -> None:
    """Makes a database ready to serve: SQLite by itself; PostgreSQL must have been migrated on purpose."""
    found = current_version(engine)
    if found == newest_version():
        return
    if engine.dialect.name != "sqlite":
        raise StoreError("store.old", found=found or "-", needed=newest_version())
    migrate(engine)


def first_line(error: Exception) -> str:
    """What a database said, short and without the statement and its values."""
    original = getattr(error, "orig", None) or error
    return (str(original).strip().splitlines() or [type(original).__name__])[0]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config
