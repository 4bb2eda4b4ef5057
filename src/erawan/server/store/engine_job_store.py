"""The queue of searches for engine workers, in PostgreSQL.

A server process adds a search and asks for its result; a worker claims it, renews the claim while it searches, and
stores the result. Each claim counts as a try. A result counts only for the try that found it: a worker that was frozen
comes too late. A worker that dies, or whose result is no legal turn, costs one try; after the last one the search has
failed. All times are those of the database.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, distinct, func, or_, select, update
from sqlalchemy.dialects.postgresql import insert

from erawan.search.search_result import SearchResult
from erawan.server.store import schema as s
from erawan.server.store.database import AnyQuery, database_ms
from erawan.server.store.game_store import Store
from erawan.server.store.writer import Change

CLAIM_SECONDS = 10.0
"""How many seconds a claim lasts after a worker has made or renewed it."""
MOST_TRIES = 3
KEEP_MS = 3_600_000
"""After this time, a search is deleted if no worker has claimed it."""

_NOTHING = SearchResult((), 0, 0, 0.0)

_j = s.engine_jobs.c
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(SearchResult).decode


@dataclass(frozen=True)
class QueuedSearch:
    """A search for the seat to move in a position of a game, which ``line`` and ``ply`` identify."""

    game: str
    line: int
    ply: int
    player: str
    seed: int
    user: str
    """The user for whom the search is."""
    is_watched: bool
    is_quick: bool

    @property
    def id(self) -> str:
        """The id. It does not contain the process that asks, so the same search is queued only once."""
        return f"{self.game}:{self.line}:{self.ply}:{self.player}"


class ClaimedSearch(NamedTuple):
    """A search that a worker has claimed."""

    search: QueuedSearch
    tries: int
    """The number of this try."""
    load: float
    """The number of long searches for each thread."""
    waited_s: float
    """The seconds since the search was queued."""


class FinishedSearch(NamedTuple):
    """A finished search: its result, and the number of tries."""

    result: SearchResult | None
    """The result; None if the search has failed."""
    tries: int


class EngineJobStore:
    """The searches that wait for workers, or that workers have claimed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # ---- for server processes

    async def add(self, search: QueuedSearch) -> None:
        """Queue a search, unless it is queued already; one that has failed gets new tries."""
        row = {
            "id": search.id,
            "game_id": search.game,
            "line": search.line,
            "ply": search.ply,
            "player": search.player,
            "seed": search.seed,
            "user_id": search.user,
            "is_watched": search.is_watched,
            "is_quick": search.is_quick,
            "made_ms": database_ms(),
            "until_ms": 0,
            "tries": 0,
        }
        adding = insert(s.engine_jobs).values(row)
        adding = adding.on_conflict_do_update(index_elements=[_j.id], set_={"tries": 0}, where=_has_failed())
        await self._store.transact(lambda connection: connection.execute(adding))

    async def answers(self, ids: Collection[str]) -> dict[str, FinishedSearch | None]:
        """Return the answers of searches: None for one that still waits; one that is missing was deleted."""
        is_over = or_(_j.result.is_not(None), _has_failed()).label("is_over")
        query = select(_j.id, _j.result, _j.tries, is_over).where(_j.id.in_(ids))
        rows = await self._store.rows(query)
        return {row.id: FinishedSearch(_read(row.result), row.tries) if row.is_over else None for row in rows}

    async def refuse(self, search_id: str, tries: int) -> None:
        """Refuse the result of a try: it was no legal turn."""
        refusing = update(s.engine_jobs).where(_j.id == search_id, _j.tries == tries)
        await self._store.write(Change([(refusing.values(result=None, until_ms=0), None)]))

    async def delete(self, search_id: str) -> None:
        """Delete a search whose result is no longer needed; its worker stops soon."""
        await self._store.write(Change([(delete(s.engine_jobs).where(_j.id == search_id), None)]))

    async def set_watched(self, game: str, is_watched: bool) -> None:
        """Set whether the searches of a game start before those of games without subscribers."""
        change = update(s.engine_jobs).where(_j.game_id == game, _j.is_watched != is_watched)
        await self._store.write(Change([(change.values(is_watched=is_watched), None)]))

    # ---- for workers

    async def claim(
        self, worker: str, threads: int, is_unwatched_first: bool, only_quick: bool, most_per_user: int
    ) -> ClaimedSearch | None:
        """Claim the search that comes next, by the rules of ``engine_queue``; return None if none may start.

        Of each group the user with the fewest running searches comes first, then the search that waits longest.
        """
        counts = select(_j.user_id, func.count().label("running")).where(_runs()).group_by(_j.user_id).subquery()
        running = func.coalesce(counts.c.running, 0)
        waited_ms = (database_ms() - _j.made_ms).label("waited_ms")
        query = select(s.engine_jobs, waited_ms).outerjoin_from(s.engine_jobs, counts, counts.c.user_id == _j.user_id)
        query = query.where(_waits(), running < most_per_user, *([_j.is_quick] if only_quick else []))
        first = _j.is_watched if is_unwatched_first else _j.is_watched.desc()
        query = query.order_by(first, running, _j.made_ms, _j.id).limit(1)

        def work(connection: Connection) -> ClaimedSearch | None:
            row = connection.execute(query.with_for_update(skip_locked=True, of=s.engine_jobs)).first()
            if row is None:
                return None
            values = {"worker": worker, "tries": row.tries + 1, "until_ms": _end_of_claim()}
            connection.execute(update(s.engine_jobs).where(_j.id == row.id).values(values))
            search = QueuedSearch(
                row.game_id, row.line, row.ply, row.player, row.seed, row.user_id, row.is_watched, row.is_quick
            )
            users, own, all_running = connection.execute(_load_query(search)).one()
            load = users * own / max(threads, all_running)
            return ClaimedSearch(search, row.tries + 1, load, row.waited_ms / 1000)

        return await self._store.transact(work)

    async def finish(self, claimed: ClaimedSearch, result: SearchResult) -> bool:
        """Store the result of a try; return whether the try still counted."""
        finishing = update(s.engine_jobs).where(*_is_try(claimed)).values(result=_encode(result).decode(), until_ms=0)
        return await self._store.transact(lambda connection: connection.execute(finishing).rowcount == 1)

    async def give_back(self, claimed: ClaimedSearch, is_try: bool = True) -> None:
        """Let another worker search; ``is_try`` says whether the try counts."""
        tries = claimed.tries if is_try else claimed.tries - 1
        giving = update(s.engine_jobs).where(*_is_try(claimed)).values(until_ms=0, tries=tries)
        await self._store.write(Change([(giving, None)]))

    async def renew(self, claimed: Collection[ClaimedSearch]) -> set[str]:
        """Renew claims; return the ids of the searches that this worker still has."""
        is_mine = or_(*(and_(*_is_try(each)) for each in claimed))
        renewing = update(s.engine_jobs).where(is_mine).values(until_ms=_end_of_claim()).returning(_j.id)
        return await self._store.transact(lambda connection: set(connection.execute(renewing).scalars()))

    async def delete_old(self) -> None:
        """Delete old searches that no worker has claimed: the process that queued them has died."""
        is_old = _j.made_ms < database_ms() - KEEP_MS, _j.until_ms <= database_ms()
        await self._store.write(Change([(delete(s.engine_jobs).where(*is_old), None)]))


def _end_of_claim() -> ColumnElement[int]:
    return database_ms() + int(1000 * CLAIM_SECONDS)


def _is_try(claimed: ClaimedSearch) -> tuple[ColumnElement[bool], ...]:
    return _j.id == claimed.search.id, _j.tries == claimed.tries, _j.result.is_(None)


def _runs() -> ColumnElement[bool]:
    return and_(_j.result.is_(None), _j.until_ms > database_ms())


def _waits() -> ColumnElement[bool]:
    return and_(_j.result.is_(None), _j.until_ms <= database_ms(), _j.tries < MOST_TRIES)


def _has_failed() -> ColumnElement[bool]:
    return and_(_j.result.is_(None), _j.until_ms <= database_ms(), _j.tries >= MOST_TRIES)


def _load_query(search: QueuedSearch) -> AnyQuery:
    """Return the query for the users with long searches, the searches of this user, and all that run."""
    is_rival = and_(~_j.is_quick, *([_j.is_watched] if search.is_watched else []), or_(_runs(), _waits()))
    users = func.count(distinct(_j.user_id)).filter(is_rival)
    own = func.count().filter(is_rival, _j.user_id == search.user)
    return select(users, own, func.count().filter(_runs(), ~_j.is_quick)).select_from(s.engine_jobs)


def _read(result: str | None) -> SearchResult | None:
    try:
        return None if result is None else _decode(result)
    except msgspec.MsgspecError:
        # A worker has stored something unreadable: refuse it, like a result without a turn.
        return _NOTHING
