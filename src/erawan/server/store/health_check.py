"""Check whether the database can be read: with a connection and a thread of its own, however busy the others are."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from erawan.server.store import schema
from erawan.server.store.database import open_database
from erawan.server.store.database_file import WatchedFile
from erawan.server.store.errors import StoreError

# A database that takes longer for one row serves no player.
MAX_WAIT_SECONDS = 3.0


class HealthCheck:
    """A check that reads one row on each request; requests that arrive meanwhile share the answer."""

    def __init__(self, url: str, file: WatchedFile) -> None:
        self._engine = open_database(url, readers=1)
        self._file = file
        file.guard(self._engine)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="erawan-health")
        self._running: asyncio.Future[bool] | None = None

    async def can_read(self) -> bool:
        """Return whether the database can be read now."""
        if self._running is None or self._running.done():
            self._running = asyncio.get_running_loop().run_in_executor(self._thread, self._try_to_read)
        try:
            return await asyncio.wait_for(asyncio.shield(self._running), MAX_WAIT_SECONDS)
        except TimeoutError:
            return False

    def close(self) -> None:
        """Close the connection. A read that hangs is left alone."""
        # Run this after a running read, which would otherwise return its connection to a pool that is closed.
        self._thread.submit(self._engine.dispose)
        self._thread.shutdown(wait=False)

    def _try_to_read(self) -> bool:
        try:
            self._file.check()
            with self._engine.connect() as connection:
                connection.execute(select(schema.heartbeat).limit(1)).all()
        except (SQLAlchemyError, StoreError):
            return False
        return True
