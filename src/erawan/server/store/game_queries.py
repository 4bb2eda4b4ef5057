"""Queries about games: those that the lobby lists, to join and to watch; and how much one person uses.

A person uses unfinished games, open games and stored bytes.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Select, case, exists, func, select

from erawan.server.store import schema as s
from erawan.server.store.database import AnyQuery, Reader

UNFINISHED = ("waiting", "running")
TURN_BYTES = 200
"""The bytes that a turn counts for: about the length of its event."""


def is_open(since_ms: int) -> tuple[ColumnElement[bool], ...]:
    """Return the conditions for a game that everybody may join: unfinished, changed since then, and not abandoned."""
    seat_of_game = s.seats.c.game_id == s.games.c.id
    return (
        s.games.c.status.in_(UNFINISHED),
        s.games.c.changed_ms >= since_ms,
        exists().where(seat_of_game, s.seats.c.kind == "open", s.seats.c.person_id.is_(None)),
        exists().where(seat_of_game, s.seats.c.person_id.is_not(None)),
    )


def open_games_query(since_ms: int, most: int) -> AnyQuery:
    """Return the query for the games that everybody may join, in a fair order.

    First comes the newest game of each person, then the second of each, and so on. So many games of one person do not
    push those of others out of the list. In each round, games of registered people come before those of guests, who can
    have many names.
    """
    newest_first = s.games.c.made_ms.desc(), s.games.c.id
    number = func.row_number().over(partition_by=s.games.c.made_by, order_by=newest_first)
    is_guest = case((s.people.c.passphrase_hash.is_not(None), 0), (s.people.c.is_bot, 0), else_=1)
    ranked = (
        select(s.games.c.id, number.label("number"), is_guest.label("is_guest"))
        .outerjoin_from(s.games, s.people, s.people.c.id == s.games.c.made_by)
        .where(*is_open(since_ms))
        .subquery()
    )
    query = select(s.games).join(ranked, ranked.c.id == s.games.c.id)
    return query.order_by(ranked.c.number, ranked.c.is_guest, *newest_first).limit(most)


def watchable_games_query(since_ms: int, most: int) -> AnyQuery:
    """Return the query for the running games that were open to everybody and have changed since then, latest first."""
    was_open = exists().where(s.seats.c.game_id == s.games.c.id, s.seats.c.kind == "open")
    query = select(s.games).where(s.games.c.status == "running", s.games.c.changed_ms >= since_ms, was_open)
    return query.order_by(s.games.c.changed_ms.desc(), s.games.c.id).limit(most)


# ---- how much one person uses


async def count_unfinished_games(reader: Reader, person: str) -> int:
    """Return the number of unfinished games in which a person holds a seat."""
    sits = exists().where(s.seats.c.game_id == s.games.c.id, s.seats.c.person_id == person)
    return await _number(
        reader, select(func.count()).select_from(s.games).where(s.games.c.status.in_(UNFINISHED), sits)
    )


async def count_open_games(reader: Reader, person: str, since_ms: int) -> int:
    """Return the number of open games of a person that the lobby lists."""
    own = s.games.c.made_by == person
    return await _number(reader, select(func.count()).select_from(s.games).where(own, *is_open(since_ms)))


async def stored_bytes(reader: Reader, person: str) -> int:
    """Return about how many bytes a person stores: studies, and the games that they created with their turns."""
    size = func.coalesce(s.games.c.plan_bytes, 0) + s.games.c.ply * TURN_BYTES
    games = await _number(reader, select(func.sum(size)).where(s.games.c.made_by == person))
    return games + await _number(reader, select(func.sum(s.studies.c.tree_bytes)).where(s.studies.c.owner == person))


async def _number(reader: Reader, query: Select[Any]) -> int:
    return int((await reader.rows(query))[0][0] or 0)
