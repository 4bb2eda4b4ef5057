"""Extras: groups of optional packages that parts of Erawan need, and errors that name the one that is missing."""

from __future__ import annotations

from erawan.core.errors import OptionError

# Which extra installs a package, by the name under which the package is imported.
EXTRA_OF = {
    "alembic": "server",
    "argon2": "server",
    "litestar": "server",
    "segno": "server",
    "sqlalchemy": "server",
    "uvicorn": "server",
    "psycopg": "postgresql",
    "msgspec": "tui",
    "textual": "tui",
    "websockets": "tui",
    "gymnasium": "research",
    "pettingzoo": "research",
    "pyspiel": "research",
    "resvg_py": "research",
    "PIL": "research",
    "openskill": "arena",
    "pyarrow": "parquet",
    "ray": "ray",
}


def missing_extra(error: ImportError) -> OptionError | None:
    """Return the error that names the extra to install, if a package of an extra could not be imported."""
    package = (error.name or "").partition(".")[0]
    return OptionError("extra.missing", extra=EXTRA_OF[package]) if package in EXTRA_OF else None
