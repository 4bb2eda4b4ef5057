"""The queries of ``erawan admin``: users, sessions, games, bans and waiting work, each row as plain values.

Times are milliseconds, under names that end in ``_ms``. No row holds a token, a hash, a turn or a chat message.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from sqlalchemy import ColumnElement, Connection, Select, case, exists, func, null, or_, select

from erawan.core.errors import quote
from erawan.server.domain.decisions import RefusedError
from erawan.server.domain.user_names import login_of
from erawan.server.store import schema as s
from erawan.server.store.session_store import SESSION_ID_LENGTH

Row: TypeAlias = dict[str, str | int | None]

KINDS = ("guest", "registered", "program")
_UNFINISHED = ("waiting", "running")
_KIND = case(
    (s.people.c.is_bot, "program"), (s.people.c.passphrase_hash.is_not(None), "registered"), else_="guest"
).label("kind")
_SESSION = func.substr(s.tokens.c.token_hash, 1, SESSION_ID_LENGTH).label("session")


# ---- users


def list_users(connection: Connection, name: str | None, kind: str | None, most: int) -> list[Row]:
    """Return users, most recently seen first; ``name`` is a part of the name."""
    query = _users_query()
    if name:
        query = query.where(s.people.c.name.icontains(name, autoescape=True))
    if kind:
        query = query.where(_KIND.expression == kind)
    return _rows(connection, query.order_by(_seen_ms().desc(), s.people.c.id).limit(most))


def find_user(connection: Connection, user: str) -> Row:
    """Return the user with this id, or the registered user or program with this name."""
    found = _rows(connection, _users_query().where(s.people.c.id == user))
    if not found:
        is_named = or_(s.people.c.login == login_of(user), (s.people.c.name == user) & s.people.c.is_bot)
        found = _rows(connection, _users_query().where(is_named).limit(2))
    if len(found) != 1:
        raise RefusedError("admin.user", name=quote(user))
    return found[0]


def _users_query() -> Select[Any]:
    person = s.people.c.id
    sessions = select(func.count()).select_from(s.tokens).where(s.tokens.c.person_id == person).scalar_subquery()
    sits = exists().where(s.seats.c.game_id == s.games.c.id, s.seats.c.person_id == person)
    unfinished = select(func.count()).select_from(s.games).where(s.games.c.status.in_(_UNFINISHED), sits)
    return select(
        person.label("user"),
        s.people.c.name,
        _KIND,
        s.people.c.made_ms,
        _seen_ms().label("seen_ms"),
        sessions.label("sessions"),
        unfinished.scalar_subquery().label("games"),
        select(s.bans.c.reason).where(s.bans.c.person_id == person).scalar_subquery().label("ban"),
    )


def _seen_ms() -> ColumnElement[int]:
    last = func.max(func.coalesce(s.tokens.c.seen_ms, s.tokens.c.made_ms))
    of_person = select(last).where(s.tokens.c.person_id == s.people.c.id).scalar_subquery()
    return func.coalesce(of_person, s.people.c.made_ms)


# ---- sessions and tokens


def list_sessions(connection: Connection, user: str | None, is_program: bool, most: int) -> list[Row]:
    """Return the sessions of people, or the tokens of programs, most recently used first."""
    seen = func.coalesce(s.tokens.c.seen_ms, s.tokens.c.made_ms)
    query = (
        select(_SESSION, s.people.c.id.label("user"), s.people.c.name, s.tokens.c.device, s.tokens.c.made_ms)
        .add_columns(seen.label("seen_ms"))
        .join_from(s.tokens, s.people, s.people.c.id == s.tokens.c.person_id)
        .where(s.people.c.is_bot == is_program)
    )
    if user is not None:
        query = query.where(s.people.c.id == user)
    return _rows(connection, query.order_by(seen.desc(), s.tokens.c.token_hash).limit(most))


def find_token(connection: Connection, session: str) -> str:
    """Return the hash of the token of a session, which is named by its first letters."""
    columns = s.tokens.c.token_hash
    found = connection.execute(select(columns).where(columns.startswith(session, autoescape=True)).limit(2)).all()
    if len(found) != 1 or len(session) < SESSION_ID_LENGTH:
        raise RefusedError("session.unknown")
    return str(found[0].token_hash)


# ---- games


def list_games(connection: Connection, status: str | None, user: str | None, most: int) -> list[Row]:
    """Return games, most recently changed first."""
    query = _games_query()
    if status is not None:
        query = query.where(s.games.c.status == status)
    if user is not None:
        query = query.where(exists().where(s.seats.c.game_id == s.games.c.id, s.seats.c.person_id == user))
    return _rows(connection, query.order_by(s.games.c.changed_ms.desc(), s.games.c.id).limit(most))


def find_game(connection: Connection, game: str) -> Row:
    """Return one game, with the users on its seats."""
    found = _rows(connection, _games_query().where(s.games.c.id == game))
    if not found:
        raise RefusedError("table.unknown", game=quote(game))
    seats = connection.execute(select(s.seats).where(s.seats.c.game_id == game).order_by(s.seats.c.seat)).all()
    events = select(func.count()).select_from(s.events).where(s.events.c.game_id == game)
    people = {f"seat_{seat.seat}": seat.person_id or seat.kind for seat in seats}
    return {**found[0], **people, "events": connection.execute(events).scalar_one()}


def _games_query() -> Select[Any]:
    g = s.games.c
    columns = g.game, g.status, g.ply, g.to_move, g.made_by.label("user"), g.made_ms, g.changed_ms, g.due_ms, g.title
    return select(g.id.label("id"), *columns)


# ---- bans, waiting work and leases


def list_bans(connection: Connection, most: int) -> list[Row]:
    """Return the bans, the newest first."""
    columns = s.bans.c.made_ms, s.bans.c.until_ms, s.bans.c.reason
    query = select(s.bans.c.person_id.label("user"), s.people.c.name, *columns).outerjoin_from(
        s.bans, s.people, s.people.c.id == s.bans.c.person_id
    )
    return _rows(connection, query.order_by(s.bans.c.made_ms.desc(), s.bans.c.person_id).limit(most))


def list_jobs(connection: Connection) -> list[Row]:
    """Return each kind of waiting work: how much there is, and the time that comes first."""
    g = s.games.c
    is_running = g.status == "running"
    counts: Sequence[tuple[str, Any, Any]] = (
        ("bot_turn", g.changed_ms, (is_running, g.waits_for_opponent)),
        ("clock", g.due_ms, (is_running, g.due_ms.is_not(None))),
        ("analysis", s.analyses.c.made_ms, (s.analyses.c.status == "waiting",)),
        ("webhook_call", None, (s.calls.c.number >= 0,)),
        ("premove", None, (s.prepared.c.seat >= 1,)),
    )
    found: list[Row] = []
    for job, time, wanted in counts:
        first = func.min(time) if time is not None else null()
        count, first_ms = connection.execute(select(func.count(), first).where(*wanted)).one()
        found.append({"job": job, "count": count, "first_ms": first_ms})
    return found


def list_leases(connection: Connection, most: int) -> list[Row]:
    """Return the leases of the server processes, the one that ends last first."""
    columns = s.leases.c.name.label("lease"), s.leases.c.holder.label("process"), s.leases.c.until_ms
    return _rows(connection, select(*columns).order_by(s.leases.c.until_ms.desc(), s.leases.c.name).limit(most))


def _rows(connection: Connection, query: Select[Any]) -> list[Row]:
    return [dict(row._mapping) for row in connection.execute(query)]
