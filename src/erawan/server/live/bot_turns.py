"""Schedule the turns of our opponents and hints in the engine pool: at most one job per game."""

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
from erawan.server.domain import events as e
from erawan.server.domain.clock import Span
from erawan.server.domain.decisions import RefusedError
from erawan.server.domain.table import Table
from erawan.server.live.background_tasks import BackgroundTasks
from erawan.server.live.engine_pool import EnginePool
from erawan.server.live.table_cache import LiveTable, TableCache, retry_seconds
from erawan.server.store.errors import StoreError

_log = logging.getLogger("erawan.live")

Place: TypeAlias = tuple[int, int]
"""A position of a game: how often turns were taken back, and how many were made."""
Decision: TypeAlias = Callable[[Table, int], list[e.Happening]]
"""What is to happen, given the table and the time."""


def place_of(table: Table) -> Place:
    """Which position of its game a table shows."""
    return table.line, table.ply


class BotTurns:
    """Lets opponents think, and tells whoever asks what one would do."""

    def __init__(
        self,
        engines: EnginePool,
        table_cache: TableCache,
        tasks: BackgroundTasks,
        outages: Sequence[Span],
        act: Callable[[str, Decision], Awaitable[int]],
        tell_trouble: Callable[[str, ErawanError], None],
    ) -> None:
        self._engines = engines
        self._table_cache = table_cache
        self._tasks = tasks
        self._outages = outages
        self._act = act
        self._tell_trouble = tell_trouble
        self._hints: dict[str, tuple[Place, asyncio.Task[SearchResult]]] = {}

    def set_thinking(self, live: LiveTable, opponent: Opponent) -> None:
        """Lets the opponent whose turn it is think; one that thinks about this position already goes on."""
        about = place_of(live.table)
        if live.thinks_about != about or not live.is_thinking:
            live.stop_thinking()
            live.thinks_about = about
            live.thinking = self._tasks.spawn(self._let_think(live.table.id, opponent.player, about))

    async def hint(self, table: Table) -> SearchResult:
        """What our engine would do for the seat to move. However many ask, it is thought about once."""
        about, known = place_of(table), self._hints.get(table.id)
        if known is None or known[0] != about:
            if known is not None:
                # That position is gone, and with it the use of the hint.
                known[1].cancel()
            known = about, self._tasks.spawn(self._think_hint(table.id, about, table))
            self._hints[table.id] = known
        try:
            return await asyncio.shield(known[1])
        except asyncio.CancelledError:
            if known[1].cancelled():
                raise RefusedError("table.stale", ply=table.ply, line=table.line) from None
            raise

    async def _think_hint(self, game_id: str, about: Place, table: Table) -> SearchResult:
        try:
            player = "level-8" if has_levels(table.game) else strongest_player(table.game)
            return await self._engines.think(player, table.state.to_move, tuple(table.states), table.ply)
        finally:
            if self._hints.get(game_id, (None,))[0] == about:
                del self._hints[game_id]

    async def _let_think(self, game_id: str, name: str, about: Place) -> None:
        """An opponent's turn, which enters like anyone's; one that fails is replaced by another."""
        for wait in retry_seconds():
            try:
                turn = await self._choose(game_id, name, about)
                await self._act(game_id, self._decide(about, turn))
                return
            except (RefusedError, asyncio.CancelledError):
                # The game went elsewhere meanwhile.
                return
            except StoreError:
                # The table was let go of; whoever brings it back lets the opponent think again.
                _log.warning("an opponent's turn could not be kept", extra={"game": game_id})
                return
            except Exception:
                _log.exception("an opponent failed", extra={"game": game_id, "player": name})
                # Another one finishes the game rather than none.
                name = "level-1" if name != "level-1" else "random"
                self._tell_trouble(game_id, ErawanError("engine.failed"))
            await asyncio.sleep(wait)

    async def _choose(self, game_id: str, name: str, about: Place) -> str:
        table = (await self._table_cache.find(game_id)).table
        if place_of(table) != about:
            raise RefusedError("table.stale", ply=table.ply, line=table.line)
        seed = Random(f"{game_id} {about}").randrange(2**31)
        # People see one turn after another, however quick an opponent is; where its own minutes run it loses none.
        least = 0.0 if isinstance(table.plan.clock, Minutes) else self._engines.opponent_seconds
        earliest = asyncio.get_running_loop().time() + least
        thought = await self._engines.think(name, table.state.to_move, tuple(table.states), seed)
        await asyncio.sleep(earliest - asyncio.get_running_loop().time())
        return thought.turn

    def _decide(self, about: Place, turn: str) -> Decision:
        def decide(table: Table, now: int) -> list[e.Happening]:
            if not table.is_running or place_of(table) != about:
                raise RefusedError("table.stale", ply=table.ply, line=table.line)
            return decisions.decide_turn(table, turn, now, self._outages)

        return decide
