"""Queries about how much one person uses: unfinished games, open games, stored bytes."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, exists, func, select

from erawan.server.store import schema as s
from erawan.server.store.database import Reader
from erawan.server.store.lobby_queries import UNFINISHED, is_open

TURN_BYTES = 200
"""The bytes that a turn counts for: about the length of its event."""


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
