"""Refuse help in positions of running games: hints, analysis and study must not advise a player secretly.

The players of a game get no help with its present position. In a game between people, other visitors do not get the
engine's opinion either: a visitor may be one of the players in another browser.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from erawan.core.state import State
from erawan.protocol.studies import Place
from erawan.server.domain.decisions import RefusedError
from erawan.server.domain.permissions import is_protected
from erawan.server.domain.protected_positions import ProtectedPosition, find_shown, protect
from erawan.server.live.subscriptions import GameQueries
from erawan.server.store.game_store import GameFilter, Store
from erawan.server.study.positions import table_of_place
from erawan.server.study.worker_pool import WorkerPool

MOST_GAMES = 200
"""How many running games of one user are compared, the most recently changed first."""


class FairPlay:
    """The positions of running games in which help is off."""

    def __init__(self, store: Store, queries: GameQueries, worker_pool: WorkerPool) -> None:
        self._store = store
        self._queries = queries
        self._worker_pool = worker_pool

    async def check_study(self, place: Place, user_id: str | None) -> None:
        """Refuse to show a position of a running game to its players."""
        await self._check(lambda: line_of(place), await self._own(user_id), [])

    async def check_analysis(self, place: Place, user_id: str | None) -> None:
        """Refuse the engine's opinion of a position of a running game."""
        await self._check(lambda: line_of(place), await self._own(user_id), await self._of_others())

    async def check_own(self, line: Sequence[State], user_id: str | None, besides: str = "") -> None:
        """Refuse help in positions of the running games of a user, except the game ``besides``."""
        own = [position for position in await self._own(user_id) if position.game != besides]
        await self._check(lambda: line, own, [])

    async def _check(
        self,
        make_line: Callable[[], Sequence[State]],
        own: list[ProtectedPosition],
        others: list[ProtectedPosition],
    ) -> None:
        if not own and not others:
            return

        def find() -> tuple[ProtectedPosition | None, ProtectedPosition | None]:
            line = make_line()
            return find_shown(line, own), find_shown(line, others)

        shown, shown_to_others = await self._worker_pool.work(find)
        if shown is not None:
            raise RefusedError("help.own_game", game=shown.game)
        if shown_to_others is not None:
            raise RefusedError("help.running_game")

    async def _own(self, user_id: str | None) -> list[ProtectedPosition]:
        if user_id is None:
            return []
        running = await self._store.games_of(user_id, GameFilter(status="running"), MOST_GAMES)
        tables = [await self._queries.table(summary.id) for summary in running]
        found = [protect(table) for table in tables if is_protected(table)]
        # A user who left a game against the computer after a few turns may still study its opening.
        return [position for position in found if position.is_between_people or not position.is_opening]

    async def _of_others(self) -> list[ProtectedPosition]:
        tables = [table for table in await self._queries.recent_tables() if is_protected(table)]
        found = [protect(table) for table in tables]
        return [position for position in found if position.is_between_people and not position.is_opening]


def line_of(place: Place) -> Sequence[State]:
    """Return every position from the start of a place to its last turn."""
    return list(table_of_place(place).states)
