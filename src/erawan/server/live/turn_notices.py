"""Decide who is called by webhook because it is their turn, and store the calls."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from erawan.server.domain import events as e
from erawan.server.domain.clock import Span
from erawan.server.domain.table import Table
from erawan.server.live import views
from erawan.server.live.background_tasks import BackgroundTasks
from erawan.server.live.broadcast import Broadcast
from erawan.server.live.table_cache import TableCache
from erawan.server.live.webhook_queue import WebhookQueue
from erawan.server.store.errors import StoreError
from erawan.server.store.user_store import store_call
from erawan.server.store.writer import Change

LOOK_SECONDS = 3.0
"""The interval at which one of several processes looks for calls that no process delivers."""

_log = logging.getLogger("erawan.hooks")

# Events after which the same person is to move.
_WITHOUT_NEW_TURN = e.ChatSent | e.RequestMade | e.RequestAccepted | e.RequestDeclined | e.TitleChanged | e.HintGiven


class TurnNotices:
    """Decides whom to call because it is their turn: people with a webhook who are not connected.

    A call is stored together with the event that makes it due, so that a restart loses none.
    """

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

    def due_calls(self, event: e.DomainEvent, *tables: Table) -> list[tuple[str, Table]]:
        """Return the calls that an event makes due, at most one for each table."""
        if isinstance(event, _WITHOUT_NEW_TURN):
            return []
        return [(person, table) for table in tables if (person := self._person_to_call(table)) is not None]

    def _person_to_call(self, table: Table) -> str | None:
        """Return the person to move if they have a webhook and are not connected."""
        person = table.awaited_person
        if person is None or self._hooks.get(person) is None or self._broadcast.is_present(person, table.id):
            return None
        return person

    def start_calls(self, calls: Sequence[tuple[str, Table]]) -> None:
        """Start calls in the background."""
        for person, table in calls:
            news = views.view_turn_news(table, person, self._outages)
            if self._hooks.add(person, news, table.number):
                self._tasks.spawn_quietly(self._hooks.deliver(person))

    async def run(self) -> None:
        """Start the calls that a restart interrupted; with several processes, look again and again."""
        await self._resume()
        while self._hooks.is_shared:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self._hooks.open()
                await self._resume()
            except StoreError as error:
                _log.warning("could not look for webhook calls", extra={"code": error.code})

    async def _resume(self) -> None:
        """Start the stored calls that no process makes, where it still is the person's turn."""
        for person, game_id, number in await self._hooks.calls_without_process():
            live = await self._table_cache.try_load(game_id)
            if live is not None and live.table.number < number:
                # Another process has changed the game since it was loaded here.
                await self._table_cache.forget(live)
                live = await self._table_cache.try_load(game_id)
            if live is None:
                continue
            if live.table.awaited_person == person:
                self.start_calls([(person, live.table)])
            else:
                await self._hooks.delete_call(person, game_id, number)


def store_calls(calls: Sequence[tuple[str, Table]]) -> list[Change]:
    """Return the database changes that store webhook calls, given as pairs of a person and the table of a game."""
    return [store_call(person, table.id, table.number) for person, table in calls]
