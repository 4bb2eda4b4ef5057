"""Search the turns of opponents, and hints, in the engine pool: at most one job per game."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import TypeAlias

from erawan.core.errors import ErawanError
from erawan.players.registry import has_levels, strongest_player
from erawan.protocol.seats_and_clocks import Minutes, Opponent
from erawan.search.search_result import SearchResult
from erawan.server.domain import decisions
from erawan.server.domain.clock import Span
from erawan.server.domain.decisions import RefusedError
from erawan.server.domain.table import Decision, Table
from erawan.server.live.background_tasks import BackgroundTasks
from erawan.server.live.engine_pool import EnginePool
from erawan.server.live.table_cache import LiveTable, TableCache, retry_seconds
from erawan.server.store.database import StoreError

_log = logging.getLogger("erawan.live")

PositionId: TypeAlias = tuple[int, int]
"""A position of a game: how often turns were taken back, and how many were played."""
Decide: TypeAlias = Callable[[Table, int], Decision]
"""Decide what happens, given the table and the time in milliseconds."""


def position_id(table: Table) -> PositionId:
    """Return which position of its game a table shows."""
    return table.line, table.ply


class BotTurns:
    """Searches for opponents and for hints; opponents play what they find."""

    def __init__(
        self,
        engines: EnginePool,
        table_cache: TableCache,
        tasks: BackgroundTasks,
        outages: Sequence[Span],
        execute: Callable[[str, Decide], Awaitable[int]],
        send_error: Callable[[str, ErawanError], None],
    ) -> None:
        self._engines = engines
        self._table_cache = table_cache
        self._tasks = tasks
        self._outages = outages
        self._execute = execute
        self._send_error = send_error
        self._hints: dict[str, tuple[PositionId, asyncio.Task[SearchResult]]] = {}

    def start_search(self, live: LiveTable, opponent: Opponent) -> None:
        """Start the search of the opponent to move; a search in the same position continues."""
        about = position_id(live.table)
        if live.bot_position != about or not live.is_thinking:
            live.stop_thinking()
            live.bot_position = about
            live.bot_task = self._tasks.spawn(self._play(live.table.id, opponent.player, about))

    async def hint(self, table: Table) -> SearchResult:
        """Return a hint for the seat to move. Requests for the same position share one search."""
        about, known = position_id(table), self._hints.get(table.id)
        if known is None or known[0] != about:
            if known is not None:
                # The game has left that position.
                known[1].cancel()
            known = about, self._tasks.spawn(self._search_hint(table.id, about, table))
            self._hints[table.id] = known
        try:
            return await asyncio.shield(known[1])
        except asyncio.CancelledError:
            if known[1].cancelled():
                raise RefusedError("table.stale", ply=table.ply, line=table.line) from None
            raise

    async def _search_hint(self, game_id: str, about: PositionId, table: Table) -> SearchResult:
        try:
            player = "level-8" if has_levels(table.game) else strongest_player(table.game)
            return await self._engines.think(player, table.state.to_move, table.states.copy(), table.ply)
        finally:
            if self._hints.get(game_id, (None,))[0] == about:
                del self._hints[game_id]

    async def _play(self, game_id: str, name: str, about: PositionId) -> None:
        """Play the turn of an opponent like that of a person; replace an opponent that fails."""
        for wait in retry_seconds():
            try:
                turn = await self._choose(game_id, name, about)
                await self._execute(game_id, self._decide(about, turn))
                return
            except (RefusedError, asyncio.CancelledError):
                # The game has changed since.
                return
            except StoreError:
                # The table was dropped; when it is loaded again the search starts again.
                _log.warning("an opponent's turn could not be stored", extra={"game": game_id})
                return
            except Exception:
                _log.exception("an opponent failed", extra={"game": game_id, "player": name})
                # A weaker opponent finishes the game.
                name = "level-1" if name != "level-1" else "random"
                self._send_error(game_id, ErawanError("engine.failed"))
            await asyncio.sleep(wait)

    async def _choose(self, game_id: str, name: str, about: PositionId) -> str:
        table = (await self._table_cache.find(game_id)).table
        if position_id(table) != about:
            raise RefusedError("table.stale", ply=table.ply, line=table.line)
        seed = Random(f"{game_id} {about}").randrange(2**31)
        # People must be able to follow quick opponents; where its own minutes run, the opponent does not wait.
        least = 0.0 if isinstance(table.plan.clock, Minutes) else self._engines.opponent_seconds
        earliest = asyncio.get_running_loop().time() + least
        thought = await self._engines.think(name, table.state.to_move, table.states.copy(), seed)
        await asyncio.sleep(earliest - asyncio.get_running_loop().time())
        return thought.turn

    def _decide(self, about: PositionId, turn: str) -> Decide:
        def decide(table: Table, now: int) -> Decision:
            if not table.is_running or position_id(table) != about:
                raise RefusedError("table.stale", ply=table.ply, line=table.line)
            return decisions.decide_turn(table, turn, now, self._outages)

        return decide
