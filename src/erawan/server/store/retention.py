"""Delete what an operator does not want to keep for ever: chat, games of guests, idle guests and idle sessions.

Each kind has a setting in days; 0 keeps everything. ``erawan admin clean`` runs it beside a server, in small
transactions. A game that is in the memory of a server at that moment stays there until it is unloaded.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Engine, Select, delete, exists, func, or_, select, update

from erawan.server.domain.events import ChatSent, decode_event, encode_event
from erawan.server.settings import Settings
from erawan.server.store import schema as s
from erawan.server.store.ban_store import ACCESS_CHANGED
from erawan.server.store.database import AnyRow, Reader
from erawan.server.store.user_store import erase_person, games_to_leave
from erawan.server.store.writer import Change, store_now

DAY_MS = 86_400_000
AT_ONCE = 200
# The beginning and the end of the body of a chat message that is not erased.
_CHAT, _ERASED = '{"e":"said"%', '%"text":""}'


async def clean(reader: Reader, engine: Engine, settings: Settings, now_ms: int, is_dry: bool) -> dict[str, int]:
    """Delete what is older than the settings allow; return the number of rows of each kind. ``is_dry`` only counts."""

    def before(days: int) -> int:
        return now_ms - days * DAY_MS

    found: dict[str, int] = {}
    # Delete games first: their chat then need not be erased one by one.
    if days := settings.keep_guest_games_days:
        found["guest_games"] = await _in_pieces(reader, engine, _guest_games(before(days)), _delete_games, is_dry)
    if days := settings.keep_chat_days:
        found["chat_messages"] = await _in_pieces(reader, engine, _old_chat(before(days)), _empty_chat, is_dry)
    if days := settings.keep_guests_days:
        idle = [row.id for row in await reader.rows(_idle_guests(before(days)))]
        found["guests"] = len(idle)
        for person in [] if is_dry else idle:
            await _erase_guest(reader, engine, person)
    if days := settings.keep_sessions_days:
        found["sessions"] = await _in_pieces(reader, engine, _idle_sessions(before(days)), _end_sessions, is_dry)
        if found["sessions"] and not is_dry:
            store_now(engine, ACCESS_CHANGED)
    return found


async def _in_pieces(
    reader: Reader, engine: Engine, query: Select[Any], remove: Callable[[Sequence[AnyRow]], Change], is_dry: bool
) -> int:
    rows = await reader.rows(query)
    for start in range(0, 0 if is_dry else len(rows), AT_ONCE):
        store_now(engine, remove(rows[start : start + AT_ONCE]))
    return len(rows)


# ---- games of guests


def _guest_games(before_ms: int) -> Select[Any]:
    """Return the query for the finished games in which only guests and computer players sat."""
    registered = or_(s.people.c.passphrase_hash.is_not(None), s.people.c.is_bot)
    sits = exists().where(s.seats.c.game_id == s.games.c.id, s.seats.c.person_id == s.people.c.id, registered)
    return select(s.games.c.id).where(s.games.c.status == "over", s.games.c.changed_ms < before_ms, ~sits)


def _delete_games(rows: Sequence[AnyRow]) -> Change:
    return Change([(delete(s.games).where(s.games.c.id.in_([row.id for row in rows])), None)])


# ---- chat


def _old_chat(before_ms: int) -> Select[Any]:
    body = s.events.c.body
    query = select(s.events).join_from(s.games, s.events, s.events.c.game_id == s.games.c.id)
    is_old = s.games.c.status == "over", s.games.c.changed_ms < before_ms
    return query.where(*is_old, body.like(_CHAT), body.not_like(_ERASED))


def _empty_chat(rows: Sequence[AnyRow]) -> Change:
    """Return the change that erases the texts; the events stay, because their numbers count."""
    statements = []
    for row in rows:
        event = decode_event(row.body)
        assert isinstance(event, ChatSent)
        place = s.events.c.game_id == row.game_id, s.events.c.number == row.number
        body = encode_event(ChatSent(event.seat, "")).decode()
        statements.append((update(s.events).where(*place).values(body=body), None))
    return Change(statements)


# ---- guests


def _idle_guests(before_ms: int) -> Select[Any]:
    """Return the query for guests who still have data, no unfinished game, and no visit since a time."""
    person = s.people.c.id
    is_guest = s.people.c.passphrase_hash.is_(None), ~s.people.c.is_bot, s.people.c.made_ms < before_ms
    came = exists().where(s.tokens.c.person_id == person, _seen_ms() >= before_ms)
    plays = exists().where(s.seats.c.person_id == person, s.seats.c.game_id == s.games.c.id, s.games.c.status != "over")
    has_token = exists().where(s.tokens.c.person_id == person)
    has_study = exists().where(s.studies.c.owner == person)
    return select(person).where(*is_guest, ~came, ~plays, or_(has_token, has_study, s.people.c.name != ""))


async def _erase_guest(reader: Reader, engine: Engine, person: str) -> None:
    """Erase a guest as if they had deleted their account; a guest without games leaves no row."""
    _, alone = await games_to_leave(reader, person)
    sits = exists().where(s.seats.c.person_id == person)
    gone = delete(s.people).where(s.people.c.id == person, ~sits)
    store_now(engine, await erase_person(reader, person, alone), Change([(gone, None)]))


# ---- sessions


def _seen_ms() -> ColumnElement[int]:
    return func.coalesce(s.tokens.c.seen_ms, s.tokens.c.made_ms)


def _idle_sessions(before_ms: int) -> Select[Any]:
    """Return the query for idle sessions of registered users, who can sign in again; a guest could not."""
    is_registered = exists().where(
        s.people.c.id == s.tokens.c.person_id, s.people.c.passphrase_hash.is_not(None), ~s.people.c.is_bot
    )
    return select(s.tokens.c.token_hash).where(_seen_ms() < before_ms, is_registered)


def _end_sessions(rows: Sequence[AnyRow]) -> Change:
    return Change([(delete(s.tokens).where(s.tokens.c.token_hash.in_([row.token_hash for row in rows])), None)])
