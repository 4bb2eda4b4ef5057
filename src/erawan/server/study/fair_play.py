"""Refuse help in positions of running games: hints, analysis and study must not advise a player secretly.

While a game runs that is rated or between people, its players get no help with its position: they can neither study
it nor ask the engine. All others may look at it but get no opinion of the engine either: a visitor may be one of the
players in another browser. The first turns from the usual start, and the positions of the opening book, are known to
everyone. In games that began from a position of a user's choice, only the players get no help.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

from erawan.core.errors import ErawanError
from erawan.core.state import State
from erawan.protocol.studies import Place
from erawan.search.siam.opening_book import read_book
from erawan.server.domain.clock import now_ms
from erawan.server.domain.decisions import RefusedError
from erawan.server.domain.protected_positions import OPENING, SET_UP, follows_one, name_position, shows_own, stored_name
from erawan.server.store.errors import StoreError
from erawan.server.store.fair_play_store import (
    ProtectedGame,
    games_at,
    latest_protected_games,
    protected_games_of,
    store_name,
    unnamed_games,
)
from erawan.server.store.game_store import Store
from erawan.server.study.positions import table_of_place
from erawan.server.study.worker_pool import WorkerPool

MOST_GAMES = 200
"""How many running games of one user are compared, the most recently changed first."""
MOST_GAMES_OF_OTHERS = 2000
"""How many games of others are searched for the position one turn before, the most recently changed first."""
ABANDONED_MS = 30 * 24 * 3_600_000
"""A game without a turn for so long is protected only from its players."""
NAMES_AT_ONCE = 500
GAMES_AT_ONCE = 100
RETRY_SECONDS = 15.0

_log = logging.getLogger("erawan.study")


class FairPlay:
    """The positions of running games in which help is off."""

    def __init__(self, store: Store, worker_pool: WorkerPool) -> None:
        self._store = store
        self._worker_pool = worker_pool

    async def check_study(self, place: Place, user_id: str | None) -> None:
        """Refuse to show a position of a running game to its players."""
        own = await self._own(user_id)
        if own:
            await self._check_own(*await self._read_line(lambda: line_of(place)), own)

    async def check_analysis(self, place: Place, user_id: str | None) -> None:
        """Refuse the engine's opinion of a position of a running game."""
        await self.check_help(lambda: line_of(place), user_id)

    async def check_help(
        self, make_line: Callable[[], Sequence[State]], user_id: str | None, besides: str = ""
    ) -> None:
        """Refuse hints and computer opponents in positions of running games, except those of the game ``besides``.

        ``make_line`` returns the positions; it is called in a thread.
        """
        own = [game for game in await self._own(user_id) if game.id != besides]
        line, names = await self._read_line(make_line)
        await self._check_own(line, names, own)
        await self._check_others(line, names, {besides, *(game.id for game in own)})

    async def _read_line(self, make_line: Callable[[], Sequence[State]]) -> tuple[Sequence[State], list[str]]:
        """Return the positions of a line and their names."""

        def read() -> tuple[Sequence[State], list[str]]:
            line = make_line()
            return line, [name_position(state) for state in line]

        return await self._worker_pool.work(read)

    async def _own(self, user_id: str | None) -> list[ProtectedGame]:
        return [] if user_id is None else await protected_games_of(self._store, user_id, MOST_GAMES)

    async def _check_own(self, line: Sequence[State], names: Sequence[str], own: Sequence[ProtectedGame]) -> None:
        def find() -> ProtectedGame | None:
            same = (game for game in own if game.game == line[0].game.name)
            return next((game for game in same if shows_own(line, names, game.stored_name)), None)

        if own and (shown := await self._worker_pool.work(find)) is not None:
            raise RefusedError("help.own_game", game=shown.id)

    async def _check_others(self, line: Sequence[State], names: Sequence[str], besides: set[str]) -> None:
        game, since_ms, book = line[0].game.name, now_ms() - ABANDONED_MS, read_book()
        unknown = sorted({name for name in names if name not in book})
        for at in range(0, len(unknown), NAMES_AT_ONCE):
            found = await games_at(self._store, game, unknown[at : at + NAMES_AT_ONCE], since_ms)
            if any(each.id not in besides for each in found):
                raise RefusedError("help.running_game")
        # The position after a turn that a player considers: set up, or reached by turns in another order.
        ends = [state for name, state in {names[0]: line[0], names[-1]: line[-1]}.items() if name not in book]
        if not ends or game != "siam":
            return
        latest = await latest_protected_games(self._store, game, since_ms, MOST_GAMES_OF_OTHERS)
        before = [each.stored_name for each in latest if each.id not in besides]
        before = [name for name in before if not name.startswith((OPENING, SET_UP)) and name not in book]
        is_next = await self._worker_pool.work(lambda: [end for end in ends if follows_one(end, before)])
        if is_next:
            raise RefusedError("help.running_game")

    async def name_older_games(self) -> None:
        """Store the names of the positions of games that an older version has left without."""
        while True:
            try:
                while games := await unnamed_games(self._store, GAMES_AT_ONCE):
                    for game_id in games:
                        await self._store.write(store_name(game_id, await self._name_of(game_id)))
                return
            except StoreError as error:
                _log.warning("positions of running games could not be named", extra={"code": error.code})
            await asyncio.sleep(RETRY_SECONDS)

    async def _name_of(self, game_id: str) -> str:
        try:
            table = await self._store.load(game_id)
        except StoreError:
            raise
        except ErawanError:
            # A game under older rules: nobody can play it.
            return ""
        return "" if table is None else stored_name(table)


def line_of(place: Place) -> Sequence[State]:
    """Return every position from the start of a place to its last turn."""
    return list(table_of_place(place).states)
