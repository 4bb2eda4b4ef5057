"""Send everything that the server stores about a user, as a stream.

All exports together use at most one connection to the database, and none while a piece is being sent. So neither many
exports nor a slow client keep other requests from the database. One user has one export at a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec

from erawan.protocol import requests as b
from erawan.protocol.puzzle_modes import PuzzleModeData, StoredBest, StoredEndgame, StoredReview
from erawan.server.http.game_routes import list_games
from erawan.server.http.request_limits import ExportSlot, ExportSlots, RefusedRequestError
from erawan.server.http.study_routes import list_study
from erawan.server.store.game_store import Store
from erawan.server.store.puzzle_store import days_of, endgame_wins_of, reviews_of, runs_of, tries_of
from erawan.server.store.study_store import studies_of
from erawan.server.store.user_store import User, said_after

GAMES_AT_ONCE = 50
MESSAGES_AT_ONCE = 500

_encode = msgspec.json.Encoder().encode


class AccountExport:
    """One export. ``account`` holds the first fields of ``requests.Export``."""

    def __init__(self, store: Store, slots: ExportSlots, slot: ExportSlot, user: User) -> None:
        self._store = store
        self._slots = slots
        self._slot = slot
        self._user = user

    async def pieces(self, account: dict[str, object]) -> AsyncIterator[bytes]:
        """Yield a ``requests.Export`` as JSON: the account first, then the long lists page by page."""
        try:
            yield _encode(account)[:-1] + b',"games":['
            async for piece in _join(self._games()):
                yield piece
            yield b'],"said":['
            async for piece in _join(self._messages()):
                yield piece
            yield b"]}"
        finally:
            self._slots.release(self._slot)

    async def puzzles_and_studies(self) -> dict[str, object]:
        """Return the short lists: those of puzzles and studies."""
        async with self._slots.reading:
            tries = await tries_of(self._store, self._user.id)
            studies = await studies_of(self._store, self._user.id)
            reviews = await reviews_of(self._store, self._user.id)
            days = await days_of(self._store, self._user.id)
            runs = await runs_of(self._store, self._user.id)
            endgames = await endgame_wins_of(self._store, self._user.id)
        return {
            "puzzles": [b.TriedPuzzle(each.puzzle, each.tried_ms, each.is_right, each.solved_ms) for each in tries],
            "puzzle_modes": PuzzleModeData(
                [StoredReview(puzzle, card.box, card.due_ms) for puzzle, card in reviews.items()],
                [day.isoformat() for day in sorted(days)],
                [
                    StoredBest(each.run.mode, each.run.game, each.runs, each.best, each.best_ms, each.run.began_ms)
                    for each in runs
                ],
                [StoredEndgame(puzzle, win.turns, win.won_ms) for puzzle, win in endgames.items()],
            ),
            "studies": [list_study(row) for row in studies],
        }

    async def _games(self) -> AsyncIterator[list[b.ListedGame]]:
        last = ""
        while True:
            async with self._reading():
                page = await self._store.games_after(self._user.id, last, GAMES_AT_ONCE)
            if not page:
                return
            yield list_games(page, self._user)
            last = page[-1].id

    async def _messages(self) -> AsyncIterator[list[b.SaidInGame]]:
        last = ("", 0)
        while True:
            async with self._reading():
                page = await said_after(self._store, self._user.id, last, MESSAGES_AT_ONCE)
            if not page:
                return
            yield [b.SaidInGame(each.game, each.at_ms, each.text) for each in page if each.text]
            last = page[-1].game, page[-1].number

    def _reading(self) -> asyncio.Semaphore:
        if not self._slots.holds(self._slot):
            raise RefusedRequestError("export.busy")
        return self._slots.reading


async def _join(pages: AsyncIterator[list[b.ListedGame]] | AsyncIterator[list[b.SaidInGame]]) -> AsyncIterator[bytes]:
    """Yield the members of a JSON list, page by page."""
    separator = b""
    async for page in pages:
        if page:
            yield separator + _encode(page)[1:-1]
            separator = b","
