"""Stored analyses: what was requested, how far each is, and what was found about each position."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from sqlalchemy import delete, insert, select, update

from erawan.search.search_result import SearchResult
from erawan.server.store import schema as s
from erawan.server.store.reader import AnyRow, Reader
from erawan.server.store.writer import Change

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(SearchResult | None).decode

WAITING, OVER, STOPPED, FAILED = "waiting", "over", "stopped", "failed"


@dataclass(frozen=True)
class KeptAnalysis:
    """An analysis that somebody has asked for."""

    id: str
    place: str
    """What is analysed, as JSON."""
    seconds: float
    status: str
    person: str | None
    """Who asked, for as long as it waits."""


def _kept(row: AnyRow) -> KeptAnalysis:
    return KeptAnalysis(row.id, row.place, row.seconds, row.status, row.person_id)


async def analysis_of(reader: Reader, analysis_id: str) -> KeptAnalysis | None:
    """An analysis by its id; None if nobody asked for it."""
    rows = await reader.rows(select(s.analyses).where(s.analyses.c.id == analysis_id))
    return _kept(rows[0]) if rows else None


async def waiting_analyses(reader: Reader) -> list[KeptAnalysis]:
    """The analyses that are not through, in the order they were asked for."""
    query = select(s.analyses).where(s.analyses.c.status == WAITING).order_by(s.analyses.c.made_ms, s.analyses.c.id)
    return [_kept(row) for row in await reader.rows(query)]


async def thoughts_of(reader: Reader, analysis_id: str) -> list[SearchResult | None]:
    """What was found about the first positions of an analysis, in order."""
    query = select(s.thoughts).where(s.thoughts.c.analysis_id == analysis_id).order_by(s.thoughts.c.ply)
    return [_decode(row.body) for row in await reader.rows(query)]


def new_analysis(analysis: KeptAnalysis, now_ms: int) -> Change:
    """An analysis that somebody asks for."""
    row = {
        "id": analysis.id,
        "place": analysis.place,
        "seconds": analysis.seconds,
        "status": analysis.status,
        "person_id": analysis.person,
        "made_ms": now_ms,
    }
    return Change([(insert(s.analyses), row)])


def ask_again(analysis_id: str, place: str, person: str, now_ms: int, anew: bool) -> Change:
    """Somebody asks for an analysis that was given up or could not be read.

    What was found before is still there; ``anew`` forgets it.
    """
    values = {"place": place, "status": WAITING, "person_id": person, "made_ms": now_ms}
    again = (update(s.analyses).where(s.analyses.c.id == analysis_id).values(values), None)
    forget = (delete(s.thoughts).where(s.thoughts.c.analysis_id == analysis_id), None)
    return Change([again, forget] if anew else [again])


def keep_thought(analysis_id: str, ply: int, thought: SearchResult | None) -> Change:
    """What was found about the position after so many turns; None where no search was needed."""
    row = {"analysis_id": analysis_id, "ply": ply, "body": _encode(thought).decode()}
    return Change([(insert(s.thoughts), row)])


def end_analysis(analysis_id: str, status: str) -> Change:
    """An analysis no longer waits, and who asked is nobody's business any more."""
    values = {"status": status, "person_id": None}
    return Change([(update(s.analyses).where(s.analyses.c.id == analysis_id).values(values), None)])
