"""Run queries in threads beside the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, Row, Select
from sqlalchemy.exc import SQLAlchemyError

from erawan.server.store.errors import StoreError

Found = TypeVar("Found")
AnyRow: TypeAlias = Row[*tuple[Any, ...]]
AnyQuery: TypeAlias = Select[*tuple[Any, ...]]


class Reader:
    """Reads on threads, so that nobody waits for a slow answer but who asked."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def read(self, ask: Callable[[Connection], Found]) -> Found:
        """The answer to a question of several parts."""

        def run() -> Found:
            with self._engine.connect() as connection:
                return ask(connection)

        try:
            return await asyncio.to_thread(run)
        except SQLAlchemyError as error:
            raise StoreError("store.unavailable") from error

    async def rows(self, statement: AnyQuery) -> Sequence[AnyRow]:
        """The rows a query finds."""
        return await self.read(lambda connection: connection.execute(statement).all())
