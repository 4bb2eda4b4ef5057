"""Queries for the games that the lobby lists: to join, and to watch."""

from __future__ import annotations

from sqlalchemy import ColumnElement, case, exists, func, select

from erawan.server.store import schema as s
from erawan.server.store.database import AnyQuery

UNFINISHED = ("waiting", "running")


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
