"""Stored analyses of games: the request, its progress, and the result for each position."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from sqlalchemy import delete, insert, select, update

from erawan.search.search_result import SearchResult
from erawan.server.domain.decisions import RefusedError
from erawan.server.store import schema as s
from erawan.server.store.database import AnyRow, Reader, database_ms
from erawan.server.store.writer import Change

WAITING, OVER, STOPPED, FAILED = "waiting", "over", "stopped", "failed"

_encode = msgspec.json.Encoder().encode
_decode_result = msgspec.json.Decoder(SearchResult | None).decode


@dataclass(frozen=True)
class StoredAnalysis:
    """An analysis that a person has requested."""

    id: str
    place: str
    """What is analysed: a ``Place`` as JSON."""
    seconds: float
    status: str
    person: str | None
    """The person who requested it, while it waits."""


def _analysis(row: AnyRow) -> StoredAnalysis:
    return StoredAnalysis(row.id, row.place, row.seconds, row.status, row.person_id)


async def analysis_of(reader: Reader, analysis_id: str) -> StoredAnalysis | None:
    """Return an analysis by its id; None if it was never requested."""
    rows = await reader.rows(select(s.analyses).where(s.analyses.c.id == analysis_id))
    return _analysis(rows[0]) if rows else None


async def waiting_analyses(reader: Reader) -> list[StoredAnalysis]:
    """Return the analyses that are not finished, in the order of the requests."""
    query = select(s.analyses).where(s.analyses.c.status == WAITING).order_by(s.analyses.c.made_ms, s.analyses.c.id)
    return [_analysis(row) for row in await reader.rows(query)]


async def search_results_of(reader: Reader, analysis_id: str) -> list[SearchResult | None]:
    """Return the results of the positions that were searched, in order; None where no search was needed."""
    query = select(s.thoughts).where(s.thoughts.c.analysis_id == analysis_id).order_by(s.thoughts.c.ply)
    return [_decode_result(row.body) for row in await reader.rows(query)]


def new_analysis(analysis: StoredAnalysis, now_ms: int) -> Change:
    """Return the change that stores a requested analysis."""
    row = {
        "id": analysis.id,
        "place": analysis.place,
        "seconds": analysis.seconds,
        "status": analysis.status,
        "person_id": analysis.person,
        "made_ms": now_ms,
    }
    return Change([(insert(s.analyses), row)])


def restart_analysis(analysis_id: str, place: str, person: str, now_ms: int, anew: bool) -> Change:
    """Return the change that queues an analysis again after it was stopped or could not be read.

    Earlier results stay, unless ``anew`` is true.
    """
    values = {"place": place, "status": WAITING, "person_id": person, "made_ms": now_ms}
    again = (update(s.analyses).where(s.analyses.c.id == analysis_id).values(values), None)
    forget = (delete(s.thoughts).where(s.thoughts.c.analysis_id == analysis_id), None)
    return Change([again, forget] if anew else [again])


def store_search_result(analysis_id: str, ply: int, result: SearchResult | None) -> Change:
    """Return the change that stores the result of the position after ``ply`` turns; None if no search was needed."""
    row = {"analysis_id": analysis_id, "ply": ply, "body": _encode(result).decode()}
    return Change([(insert(s.thoughts), row)])


def end_analysis(analysis_id: str, status: str) -> Change:
    """Return the change that ends an analysis, and deletes who requested it."""
    values = {"status": status, "person_id": None}
    return Change([(update(s.analyses).where(s.analyses.c.id == analysis_id).values(values), None)])


def still_waiting(analysis_id: str) -> Change:
    """Return a change that is refused if an analysis is finished or was stopped."""
    # The update locks the row: the analysis is not stopped before the change is stored.
    return _of_waiting(analysis_id, {"status": WAITING})


def end_waiting(analysis_id: str, status: str) -> Change:
    """Return the change that ends an analysis as ``end_analysis`` does; it is refused if it is finished or stopped."""
    return _of_waiting(analysis_id, {"status": status, "person_id": None})


def _of_waiting(analysis_id: str, values: dict[str, str | None]) -> Change:
    is_waiting = s.analyses.c.id == analysis_id, s.analyses.c.status == WAITING
    return Change(required=[(update(s.analyses).where(*is_waiting).values(values), RefusedError("lease.lost"))])


async def is_claimed(reader: Reader, lease: str, analysis_id: str) -> bool:
    """Return whether a process works on an analysis; ``lease`` is the first part of the names of such leases."""
    runs = s.leases.c.name == lease + analysis_id, s.leases.c.until_ms > database_ms()
    return bool(await reader.rows(select(s.leases.c.name).where(*runs)))
