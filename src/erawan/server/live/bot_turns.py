"""Search the turns of opponents, and hints, in the engine pool: at most one job per game.

The number of a user's searches in memory is limited. Their other games wait in a backlog of ids, as all games do after
a restart. A lease decides which of several processes plays for the opponents of a game; storing the turn ends it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from erawan.core.errors import ErawanError
from erawan.core.state import State
from erawan.players.player_registry import has_levels, steady_name, strongest_player
from erawan.protocol.seats_and_clocks import Minutes, Opponent
from erawan.search.search_result import SearchResult
from erawan.server.domain import decisions
from erawan.server.domain.clock import Span
from erawan.server.domain.decisions import RefusedError
from erawan.server.domain.table import Decision, Table
from erawan.server.live.background_tasks import BackgroundTasks
from erawan.server.live.blunders import Blunder, Expectation, find_blunder
from erawan.server.live.engine_pool import Engines
from erawan.server.live.engine_queue import Backlog
from erawan.server.live.table_cache import LiveTable, TableCache, retry_seconds
from erawan.server.store.errors import StoreError
from erawan.server.store.game_store import TURN_LEASE
from erawan.server.store.lease_store import Lease, Leases, claim_one
from erawan.server.store.writer import Change

# A person plays few games at the same time.
MAX_HINTS_PER_USER = 10

_log = logging.getLogger("erawan.live")

PositionId: TypeAlias = tuple[int, int]
"""A position of a game: how often turns were taken back, and how many were played."""
Decide: TypeAlias = Callable[[Table, int], Decision]
"""A function that decides what happens, given the table and the time in milliseconds."""


def position_id(table: Table) -> PositionId:
    """Return the id of a table's present position: its ``line`` and ``ply``."""
    return table.line, table.ply


class _Hint(NamedTuple):
    """The search of a hint."""

    about: PositionId
    user: str
    task: asyncio.Task[SearchResult]


def user_of(table: Table) -> str:
    """Return the user for whom the opponents at a table play: its creator, or else the first person at it."""
    return table.made_by or next((person for _, person in sorted(table.people.items())), table.id)


class BotTurns:
    """The searches for opponents and for hints; opponents play the turns that are found.

    ``is_watched`` says whether a game has subscribers: its opponents do not wait for those of other games.
    """

    def __init__(
        self,
        engines: Engines,
        table_cache: TableCache,
        tasks: BackgroundTasks,
        outages: Sequence[Span],
        execute: Callable[[str, Decide, str | None, str | None, Change | None], Awaitable[int]],
        send_error: Callable[[str, ErawanError], None],
        send_remark: Callable[[str, int, Blunder], None],
        is_watched: Callable[[str], bool],
        leases: Leases,
    ) -> None:
        self._engines = engines
        self._table_cache = table_cache
        self._tasks = tasks
        self._outages = outages
        self._execute = execute
        self._send_error = send_error
        self._send_remark = send_remark
        self._is_watched = is_watched
        self._leases = leases
        self._backlog = Backlog()
        self._has_room = asyncio.Event()
        engines.on_room = self._has_room.set
        self._hints: dict[str, _Hint] = {}

    def start_search(self, live: LiveTable, opponent: Opponent) -> None:
        """Start the search of the opponent to move; a search in the same position continues."""
        table, about = live.table, position_id(live.table)
        if live.bot_position == about and live.is_thinking:
            return
        live.stop_thinking()
        if self._is_watched(table.id) or self._engines.has_room(user_of(table)):
            self._backlog.discard(table.id)
            live.bot_position = about
            live.bot_task = self._tasks.spawn(self._play(table.id, opponent.player, about))
        else:
            self.add_waiting_game(user_of(table), table.id)

    # ---- games that wait

    def add_waiting_game(self, user: str, game_id: str) -> None:
        """Add a game to those that wait until there is room for another search of their user."""
        self._backlog.add(user, game_id)
        self._has_room.set()

    async def next_waiting_game(self) -> str:
        """Wait until there is room for a game that waits; return its id."""
        # The search of the previous game must be in the queue by now. Otherwise two games would get the same room.
        await asyncio.sleep(0)
        while (game_id := self._backlog.pop(self._engines.has_room)) is None:
            self._has_room.clear()
            await self._has_room.wait()
        return game_id

    def set_watched(self, game_id: str, is_watched: bool) -> bool:
        """Change the priority of the searches of a game; return whether it is watched and in the backlog."""
        self._engines.set_watched(game_id, is_watched)
        return is_watched and game_id in self._backlog

    @property
    def waiting_counts(self) -> dict[str, int]:
        """The number of searches that wait for a thread, and of games that wait for room in the queue."""
        return {"searches": self._engines.waiting_count, "games": len(self._backlog)}

    # ---- searches

    async def hint(self, table: Table, user: str) -> SearchResult:
        """Return a hint for the seat to move. Requests for the same position share one search."""
        about, known = position_id(table), self._hints.get(table.id)
        if known is None or known.about != about:
            if sum(hint.user == user for hint in self._hints.values()) >= MAX_HINTS_PER_USER:
                raise RefusedError("guard.too_many")
            if known is not None:
                # The game has left that position.
                known.task.cancel()
            known = _Hint(about, user, self._tasks.spawn(self._search_hint(table, about, user)))
            self._hints[table.id] = known
        try:
            return await asyncio.shield(known.task)
        except asyncio.CancelledError:
            if known.task.cancelled():
                raise RefusedError("table.stale", ply=table.ply, line=table.line) from None
            raise

    async def _search_hint(self, table: Table, about: PositionId, user: str) -> SearchResult:
        try:
            player = steady_name("level-8") if has_levels(table.game) else strongest_player(table.game)
            job = self._engines.new_job(user, table.id, player, True, about)
            return await self._engines.think(job, table.state.to_move, _states_of(table, about), table.ply)
        finally:
            if table.id in self._hints and self._hints[table.id].about == about:
                del self._hints[table.id]

    async def _play(self, game_id: str, name: str, about: PositionId) -> None:
        """Play the turn of an opponent, unless another process does it."""
        try:
            lease = await claim_one(self._leases, TURN_LEASE + game_id)
        except StoreError:
            _log.warning("an opponent's turn could not be claimed", extra={"game": game_id})
            return
        if lease is not None:
            try:
                await self._play_leased(game_id, name, about, lease)
            finally:
                self._leases.release(lease)

    async def _play_leased(self, game_id: str, name: str, about: PositionId, lease: Lease) -> None:
        """Play the turn of an opponent by the same path as a person's turn; replace an opponent that fails."""
        for wait in retry_seconds():
            try:
                seat, thought = await self._choose(game_id, name, about)
                # Playing the turn cancels the search, and so this task; shield it, so that the remark follows.
                await asyncio.shield(self._tasks.spawn(self._play_turn(game_id, seat, about, thought, lease)))
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

    async def _play_turn(self, game_id: str, seat: int, about: PositionId, thought: SearchResult, lease: Lease) -> None:
        """Play a turn, and end the lease in the same transaction; then remark on a blunder."""
        await self._execute(game_id, self._decide(about, thought.turn), None, None, self._leases.spend(lease))
        await self._remark(game_id, seat, Expectation(about[0], thought.evaluation.returns[seat - 1]))

    async def _choose(self, game_id: str, name: str, about: PositionId) -> tuple[int, SearchResult]:
        """Return the seat to move, and what the opponent on it would play."""
        table = (await self._table_cache.find(game_id)).table
        _check_position(table, about)
        # Every game varies in its own way; after a restart the opponent makes the same turn of the same position.
        seed = Random(f"{game_id} {about}").randrange(2**31)
        # People must be able to follow quick opponents; where its own minutes run, the opponent does not wait.
        least = 0.0 if isinstance(table.plan.clock, Minutes) else self._engines.opponent_seconds
        earliest = asyncio.get_running_loop().time() + least
        job = self._engines.new_job(user_of(table), game_id, name, self._is_watched(game_id), about)
        seat = table.state.to_move
        thought = await self._engines.think(job, seat, _states_of(table, about), seed)
        await asyncio.sleep(earliest - asyncio.get_running_loop().time())
        return seat, thought

    async def _remark(self, game_id: str, seat: int, now: Expectation) -> None:
        """Tell the subscribers of a blunder that the opponent on a seat has noticed at its turn."""
        live = await self._table_cache.find(game_id)
        blunder = find_blunder(live.expectations.get(seat), now, live.table.game.seats)
        live.expectations[seat] = now
        if blunder is not None and live.table.is_running:
            self._send_remark(game_id, seat, blunder)

    def _decide(self, about: PositionId, turn: str) -> Decide:
        def decide(table: Table, now: int) -> Decision:
            _check_position(table, about)
            return decisions.decide_turn(table, turn, now, self._outages)

        return decide


def _check_position(table: Table, about: PositionId) -> None:
    """Refuse if the game has left a position."""
    if not table.is_running or position_id(table) != about:
        raise RefusedError("table.stale", ply=table.ply, line=table.line)


def _states_of(table: Table, about: PositionId) -> Callable[[], Sequence[State]]:
    """Return a function for a search: it returns the positions of a game, or refuses if the game has changed."""

    def states() -> Sequence[State]:
        _check_position(table, about)
        return table.states.copy()

    return states
