"""Take the time of this process from the database, so that all processes agree about the clocks of games."""

from __future__ import annotations

import asyncio
import logging

from erawan.server.domain.server_time import server_time
from erawan.server.store.errors import StoreError
from erawan.server.store.game_store import Store

LOOK_SECONDS = 5.0

_log = logging.getLogger("erawan")


async def follow_database_time(store: Store) -> None:
    """Take over the time of the database now."""
    server_time.follow_database(await store.time_ms())


async def keep_following_database_time(store: Store) -> None:
    """Compare the time with the database every few seconds: the clock of a suspended machine stands still."""
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        try:
            await follow_database_time(store)
        except StoreError as error:
            _log.warning("could not read the time of the database", extra={"code": error.code})
