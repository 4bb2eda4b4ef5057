"""``erawan admin``: look after the users, games and data of a server, beside it.

Every command works on the database directly, with the same settings as ``erawan serve``. A running server notices bans
and ended sessions within seconds (``server/http/ban_and_session_poller.py``).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from cyclopts import App, Parameter
from cyclopts.types import PositiveInt

from erawan.cli.admin_output import AsJson, print_done, print_row, print_rows
from erawan.cli.arguments import Language, read_language
from erawan.cli.help_texts import PAGES
from erawan.words import Phrase

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from erawan.server.settings import Settings

DataDir: TypeAlias = Annotated[str | None, Parameter(help="The folder of the SQLite database.")]
Most: TypeAlias = Annotated[PositiveInt, Parameter(help="The most rows to print.")]
User: TypeAlias = Annotated[str, Parameter(help="The id of a user, or the name of a registered user or program.")]
OfUser: TypeAlias = Annotated[str | None, Parameter(help="Only those of this user: an id or a registered name.")]

app = App(name="admin", help=PAGES["admin"].text, help_epilogue=PAGES["admin"].epilogue)
users = App(name="users", help="List users, or show one.")
sessions = App(name="sessions", help="List the sessions of people, or end some.")
tokens = App(name="tokens", help="List the tokens of programs, or revoke some.")
games = App(name="games", help="List games, or show one.")
bans = App(name="bans", help="List bans, ban a user, or lift a ban.")
for _part in (users, sessions, tokens, games, bans):
    app.command(_part)


@contextmanager
def _database(data_dir: str | None) -> Iterator[tuple[Engine, Settings]]:
    """Open the database of a server, which may be running. Its tables must be of this version: nothing is migrated."""
    from erawan.server.settings import read_settings
    from erawan.server.store.database import check_there, check_version, opened

    settings = read_settings(data_dir=data_dir)
    check_there(settings.database)
    with opened(settings.database) as engine:
        check_version(engine)
        yield engine, settings


def _user_id(engine: Engine, user: str | None) -> str | None:
    from erawan.server.store.admin_store import find_user

    if user is None:
        return None
    with engine.connect() as connection:
        return str(find_user(connection, user)["user"])


# ---- users


@users.default
def list_users(
    *,
    name: Annotated[str | None, Parameter(help="Only users with this in their name.")] = None,
    kind: Annotated[Literal["guest", "registered", "program"] | None, Parameter(help="Only this kind.")] = None,
    most: Most = 50,
    data_dir: DataDir = None,
    is_json: AsJson = False,
    language: Language = None,
) -> None:
    """List the users, most recently seen first."""
    from erawan.server.store import admin_store

    spoken = read_language(language)
    with _database(data_dir) as (engine, _), engine.connect() as connection:
        print_rows(admin_store.list_users(connection, name, kind, most), is_json, spoken)


@users.command
def show(user: User, *, data_dir: DataDir = None, is_json: AsJson = False, language: Language = None) -> None:
    """Show one user."""
    from erawan.server.store.admin_store import find_user

    spoken = read_language(language)
    with _database(data_dir) as (engine, _), engine.connect() as connection:
        print_row(find_user(connection, user), is_json, spoken)


# ---- sessions and tokens


@sessions.default
def list_sessions(
    *,
    user: OfUser = None,
    most: Most = 50,
    data_dir: DataDir = None,
    is_json: AsJson = False,
    language: Language = None,
) -> None:
    """List the sessions of people, most recently used first."""
    _list_sessions(user, False, most, data_dir, is_json, language)


@tokens.default
def list_tokens(
    *,
    user: OfUser = None,
    most: Most = 50,
    data_dir: DataDir = None,
    is_json: AsJson = False,
    language: Language = None,
) -> None:
    """List the tokens of programs, most recently used first."""
    _list_sessions(user, True, most, data_dir, is_json, language)


def _list_sessions(
    user: str | None, is_program: bool, most: int, data_dir: str | None, is_json: bool, language: str | None
) -> None:
    from erawan.server.store import admin_store

    spoken = read_language(language)
    with _database(data_dir) as (engine, _):
        person = _user_id(engine, user)
        with engine.connect() as connection:
            print_rows(admin_store.list_sessions(connection, person, is_program, most), is_json, spoken)


@sessions.command
def revoke(
    session: Annotated[str, Parameter(help="The id of a session, as the list shows it; empty with --user.")] = "",
    *,
    user: Annotated[str | None, Parameter(help="End all sessions of this user, on every device.")] = None,
    data_dir: DataDir = None,
    is_json: AsJson = False,
    language: Language = None,
) -> None:
    """End a session, or all sessions of a user. A guest whose session ends cannot come back."""
    from erawan.core.errors import OptionError
    from erawan.server.store.admin_store import find_token
    from erawan.server.store.ban_store import ACCESS_CHANGED
    from erawan.server.store.session_store import delete_other_tokens, delete_token, forget_devices
    from erawan.server.store.writer import store_now

    spoken = read_language(language)
    if bool(session) == bool(user):
        raise OptionError("admin.session_or_user")
    with _database(data_dir) as (engine, _):
        person = _user_id(engine, user)
        if person is not None:
            changes = [delete_other_tokens(person, ""), forget_devices(person, "")]
        else:
            with engine.connect() as connection:
                changes = [delete_token(find_token(connection, session))]
        store_now(engine, *changes, ACCESS_CHANGED)
    print_done(Phrase("admin-session-ended"), {"session": session or None, "user": person}, is_json, spoken)


# The token of a program is its session.
tokens.command(revoke)


# ---- games


@games.default
def list_games(
    *,
    status: Annotated[Literal["waiting", "running", "over"] | None, Parameter(help="Only games in this state.")] = None,
    user: OfUser = None,
    most: Most = 50,
    data_dir: DataDir = None,
    is_json: AsJson = False,
    language: Language = None,
) -> None:
    """List the games, most recently changed first."""
    from erawan.server.store import admin_store

    spoken = read_language(language)
    with _database(data_dir) as (engine, _):
        person = _user_id(engine, user)
        with engine.connect() as connection:
            print_rows(admin_store.list_games(connection, status, person, most), is_json, spoken)


@games.command(name="show")
def show_game(
    game: Annotated[str, Parameter(help="The id of the game.")],
    *,
    data_dir: DataDir = None,
    is_json: AsJson = False,
    language: Language = None,
) -> None:
    """Show one game: its state and who sits where, but no turns or hidden cards."""
    from erawan.server.store.admin_store import find_game

    spoken = read_language(language)
    with _database(data_dir) as (engine, _), engine.connect() as connection:
        print_row(find_game(connection, game), is_json, spoken)


# ---- bans


@bans.default
def list_bans(*, most: Most = 50, data_dir: DataDir = None, is_json: AsJson = False, language: Language = None) -> None:
    """List the bans, the newest first."""
    from erawan.server.store import admin_store

    spoken = read_language(language)
    with _database(data_dir) as (engine, _), engine.connect() as connection:
        print_rows(admin_store.list_bans(connection, most), is_json, spoken)


@bans.command
def add(
    user: User,
    *,
    reason: Annotated[str, Parameter(help="What the user is told.")],
    hours: Annotated[PositiveInt | None, Parameter(help="How long; without it, until you lift the ban.")] = None,
    data_dir: DataDir = None,
    is_json: AsJson = False,
    language: Language = None,
) -> None:
    """Ban a user: they may watch, resign and leave seats, but neither play nor write."""
    from erawan.server.domain.bans import HOUR_MS, Ban, clean_reason
    from erawan.server.domain.clock import now_ms
    from erawan.server.store.ban_store import ACCESS_CHANGED, set_ban
    from erawan.server.store.writer import store_now

    spoken = read_language(language)
    with _database(data_dir) as (engine, _):
        person, now = str(_user_id(engine, user)), now_ms()
        ban = Ban(person, now, None if hours is None else now + hours * HOUR_MS, clean_reason(reason))
        store_now(engine, set_ban(ban), ACCESS_CHANGED)
    done = {"user": person, "until_ms": ban.until_ms, "reason": ban.reason}
    print_done(Phrase("admin-banned", {"name": user}), done, is_json, spoken)


@bans.command
def lift(user: User, *, data_dir: DataDir = None, is_json: AsJson = False, language: Language = None) -> None:
    """Lift the ban of a user."""
    from erawan.server.store.ban_store import ACCESS_CHANGED, lift_ban
    from erawan.server.store.writer import store_now

    spoken = read_language(language)
    with _database(data_dir) as (engine, _):
        person = str(_user_id(engine, user))
        store_now(engine, lift_ban(person), ACCESS_CHANGED)
    print_done(Phrase("admin-lifted", {"name": user}), {"user": person}, is_json, spoken)


# ---- limits, jobs, leases and old data


@app.command
def limits(
    user: Annotated[str | None, Parameter(help="Show how much of each limit this user takes up.")] = None,
    *,
    data_dir: DataDir = None,
    is_json: AsJson = False,
    language: Language = None,
) -> None:
    """List the limits of each user; the settings change them. Rates per hour are not stored, and not shown."""
    import asyncio

    from erawan.server.live.user_limits import usage_of
    from erawan.server.store.database import reader_of

    spoken = read_language(language)
    with _database(data_dir) as (engine, settings):
        person = _user_id(engine, user)
        used = asyncio.run(usage_of(reader_of(engine), settings, person)) if person is not None else {}
    names = ("games_per_user", "open_games_per_user", "studies_per_user", "stored_mb_per_user")
    print_rows([{"limit": n, "most": getattr(settings, n), "used": used.get(n)} for n in names], is_json, spoken)


@app.command
def jobs(*, data_dir: DataDir = None, is_json: AsJson = False, language: Language = None) -> None:
    """List the work that waits: turns of computer players, clocks, analyses, webhook calls and premoves."""
    from erawan.server.store.admin_store import list_jobs

    spoken = read_language(language)
    with _database(data_dir) as (engine, _), engine.connect() as connection:
        print_rows(list_jobs(connection), is_json, spoken)


@app.command
def leases(*, most: Most = 50, data_dir: DataDir = None, is_json: AsJson = False, language: Language = None) -> None:
    """List the work of each process, where several processes serve the same games."""
    from erawan.server.store.admin_store import list_leases

    spoken = read_language(language)
    with _database(data_dir) as (engine, _), engine.connect() as connection:
        print_rows(list_leases(connection, most), is_json, spoken)


@app.command
def clean(
    *,
    dry_run: Annotated[bool, Parameter(help="Only count what would be deleted.", negative="")] = False,
    data_dir: DataDir = None,
    is_json: AsJson = False,
    language: Language = None,
) -> None:
    """Delete data that is older than the settings keep_…_days allow. They are off by default."""
    import asyncio

    from erawan.server.domain.clock import now_ms
    from erawan.server.store.database import reader_of
    from erawan.server.store.retention import clean as delete_old

    spoken = read_language(language)
    with _database(data_dir) as (engine, settings):
        found = asyncio.run(delete_old(reader_of(engine), engine, settings, now_ms(), dry_run))
    print_rows([{"data": kind, "count": count} for kind, count in found.items()], is_json, spoken)
