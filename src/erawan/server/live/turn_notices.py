"""Decide who gets a webhook call because it is their turn: users who registered one and are not connected."""

from __future__ import annotations

from collections.abc import Sequence

from erawan.server.domain import events as e
from erawan.server.domain.clock import Span
from erawan.server.domain.table import Table
from erawan.server.live import views
from erawan.server.live.background_tasks import BackgroundTasks
from erawan.server.live.broadcast import Broadcast
from erawan.server.live.table_cache import TableCache
from erawan.server.live.webhooks import WebhookQueue
from erawan.server.store.store import Store
from erawan.server.store.user_store import keep_call, waiting_calls
from erawan.server.store.writer import Change

# What leaves it open whose turn it is.
_NO_TURN = e.Said | e.Asked | e.Agreed | e.Declined | e.Titled | e.Hinted


class TurnNotices:
    """Lets hooks call. A call is kept in the very write that makes it due, so a restart forgets none."""

    def __init__(
        self,
        hooks: WebhookQueue,
        broadcast: Broadcast,
        table_cache: TableCache,
        tasks: BackgroundTasks,
        outages: Sequence[Span],
    ) -> None:
        self._hooks = hooks
        self._broadcast = broadcast
        self._table_cache = table_cache
        self._tasks = tasks
        self._outages = outages

    def due(self, happened: e.Happening, *tables: Table) -> list[tuple[str, Table]]:
        """Who is to be called about which table after something has happened."""
        if isinstance(happened, _NO_TURN):
            return []
        return [(person, table) for table in tables if (person := self._whom(table)) is not None]

    def _whom(self, table: Table) -> str | None:
        """Who is to move and does not look, if they wish to be called."""
        person = table.waits_for
        is_wished = person is not None and self._hooks.get(person) is not None
        return person if is_wished and person and not self._broadcast.is_here(person, table.id) else None

    def call(self, person: str, table: Table) -> None:
        """Calls somebody about a table; nobody waits for it."""
        news = views.see_turn_news(table, person, self._outages)
        self._tasks.spawn_quietly(self._hooks.call(person, news, table.number))

    async def take_up(self, store: Store) -> None:
        """Makes the calls that a restart interrupted, where it still is their turn."""
        for person, game_id, number in await waiting_calls(store):
            live = await self._table_cache.take_up(game_id)
            if live is not None and views.see_turn_news(live.table, person, self._outages).is_yours:
                self.call(person, live.table)
            else:
                await self._hooks.drop(person, game_id, number)


def keep_calls(due: Sequence[tuple[str, Table]]) -> list[Change]:
    """That somebody has to be called."""
    return [keep_call(person, table.id, table.number) for person, table in due]
