"""Limits on what one user has at the same time: unfinished games, open games in the lobby, studies, stored bytes.

Each limit is a setting. A turn of a running game is never refused: only what a user begins or saves is counted. While
one request of a user is checked and carried out, the user's other requests wait. So simultaneous requests cannot pass
the limit together.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from erawan.server.domain.clock import now_ms
from erawan.server.domain.decisions import RefusedError
from erawan.server.domain.table_setup import Plan
from erawan.server.settings import Settings
from erawan.server.store.database import Reader
from erawan.server.store.game_queries import count_open_games, count_unfinished_games, stored_bytes
from erawan.server.store.game_store import Store, plan_bytes
from erawan.server.store.study_store import count_studies

MB = 1_000_000
HOUR_MS = 3_600_000


async def usage_of(reader: Reader, settings: Settings, user_id: str) -> dict[str, int]:
    """Return a user's usage of everything that is limited, by the name of the limit's setting."""
    since_ms = now_ms() - round(settings.open_game_hours * HOUR_MS)
    return {
        "games_per_user": await count_unfinished_games(reader, user_id),
        "open_games_per_user": await count_open_games(reader, user_id, since_ms),
        "studies_per_user": await count_studies(reader, user_id),
        "stored_mb_per_user": -(-await stored_bytes(reader, user_id) // MB),
    }


class UserLimits:
    """The limits of all users."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @property
    def open_since_ms(self) -> int:
        """Open games that have not changed since then are no longer listed."""
        return now_ms() - round(self._settings.open_game_hours * HOUR_MS)

    @asynccontextmanager
    async def creating_game(self, user_id: str, plan: Plan) -> AsyncIterator[None]:
        """Check that a user may create a game, and let no other request of theirs in between."""
        async with self._lock(user_id):
            await self._check_games(user_id)
            if plan.is_open:
                await self._check_open_games(user_id)
            await self._check_bytes(user_id, plan_bytes(plan))
            yield

    @asynccontextmanager
    async def joining_game(self, user_id: str) -> AsyncIterator[None]:
        """Check that a user may take a seat in a game."""
        async with self._lock(user_id):
            await self._check_games(user_id)
            yield

    @asynccontextmanager
    async def creating_study(self, user_id: str, size: int) -> AsyncIterator[None]:
        """Check that a user may save a new study of this many bytes."""
        async with self._lock(user_id):
            if await count_studies(self._store, user_id) >= self._settings.studies_per_user:
                raise RefusedError("study.too_many", most=self._settings.studies_per_user)
            await self._check_bytes(user_id, size)
            yield

    @asynccontextmanager
    async def changing_study(self, user_id: str, more: int) -> AsyncIterator[None]:
        """Check that a study of a user may grow by this many bytes; one that becomes smaller is always saved."""
        async with self._lock(user_id):
            if more > 0:
                await self._check_bytes(user_id, more)
            yield

    def _lock(self, user_id: str) -> asyncio.Lock:
        return self._locks.setdefault(user_id, asyncio.Lock())

    async def _check_games(self, user_id: str) -> None:
        most = self._settings.games_per_user
        if await count_unfinished_games(self._store, user_id) >= most:
            raise RefusedError("limit.games", most=most)

    async def _check_open_games(self, user_id: str) -> None:
        most = self._settings.open_games_per_user
        if await count_open_games(self._store, user_id, self.open_since_ms) >= most:
            raise RefusedError("limit.open_games", most=most)

    async def _check_bytes(self, user_id: str, more: int) -> None:
        most = self._settings.stored_mb_per_user
        if await stored_bytes(self._store, user_id) + more > most * MB:
            raise RefusedError("limit.bytes", most=most)
