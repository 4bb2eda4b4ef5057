"""Queries for the positions of running games in which help is off: the column ``protected`` of the games."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import ColumnElement, exists, select, update

from erawan.server.store import schema as s
from erawan.server.store.database import Reader
from erawan.server.store.writer import Change


@dataclass(frozen=True)
class ProtectedGame:
    """A running game in which help is off."""

    id: str
    game: str
    """The name of the game that is played."""
    stored_name: str
    """The name of its position (``domain/protected_positions.py``)."""


_IS_PROTECTED = s.games.c.status == "running", s.games.c.protected != ""


async def protected_games_of(reader: Reader, person: str, most: int) -> list[ProtectedGame]:
    """Return the protected games in which a person holds a seat, latest change first."""
    sits = s.seats.c.game_id == s.games.c.id, s.seats.c.person_id == person
    return await _protected_games(reader, most, exists().where(*sits))


async def games_at(reader: Reader, game: str, names: Collection[str], since_ms: int) -> list[ProtectedGame]:
    """Return the protected games that have one of these positions and have changed since a time."""
    return await _protected_games(
        reader, len(names), s.games.c.game == game, s.games.c.protected.in_(names), s.games.c.changed_ms >= since_ms
    )


async def latest_protected_games(reader: Reader, game: str, since_ms: int, most: int) -> list[ProtectedGame]:
    """Return the protected games of one kind that have changed since a time, latest change first."""
    return await _protected_games(reader, most, s.games.c.game == game, s.games.c.changed_ms >= since_ms)


async def _protected_games(reader: Reader, most: int, *wanted: ColumnElement[bool]) -> list[ProtectedGame]:
    query = select(s.games.c.id, s.games.c.game, s.games.c.protected).where(*_IS_PROTECTED, *wanted)
    rows = await reader.rows(query.order_by(s.games.c.changed_ms.desc()).limit(most))
    return [ProtectedGame(row.id, row.game, row.protected) for row in rows]


async def unnamed_games(reader: Reader, most: int) -> list[str]:
    """Return running games of which an older version has not stored the name of the position."""
    wanted = s.games.c.status == "running", s.games.c.protected.is_(None)
    return [row.id for row in await reader.rows(select(s.games.c.id).where(*wanted).limit(most))]


def store_name(game_id: str, stored_name: str) -> Change:
    """Return the change that stores the name of a game's position, unless a turn has stored a later one."""
    unnamed = s.games.c.id == game_id, s.games.c.protected.is_(None)
    return Change([(update(s.games).where(*unnamed).values(protected=stored_name), None)])
