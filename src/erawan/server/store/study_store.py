"""Stored studies, attempts at puzzles, and analyses of games.

A study is its owner, its title and its tree as JSON. For a puzzle, the result of the first attempt is stored, and when
it was solved; for an analysis, the request, its progress, and the result for each position.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from sqlalchemy import delete, func, insert, select, update

from erawan.protocol.studies import Tree
from erawan.search.search_result import SearchResult
from erawan.server.domain.decisions import RefusedError
from erawan.server.store import schema as s
from erawan.server.store.database import AnyRow, Reader, database_ms
from erawan.server.store.errors import ConflictError
from erawan.server.store.writer import Change

WAITING, OVER, STOPPED, FAILED = "waiting", "over", "stopped", "failed"

_encode = msgspec.json.Encoder().encode
_decode_tree = msgspec.json.Decoder(Tree).decode
_decode_result = msgspec.json.Decoder(SearchResult | None).decode


# ---- studies


@dataclass(frozen=True)
class StudyRow:
    """A study in a list."""

    id: str
    owner: str
    title: str
    game: str
    turns: int
    version: int
    """Counts up with every change, so that no client overwrites a change it has not seen."""
    changed_ms: int


@dataclass(frozen=True)
class Study(StudyRow):
    """A study with its tree."""

    tree: Tree


_LISTED = tuple(s.studies.c[name] for name in StudyRow.__dataclass_fields__)


async def studies_of(reader: Reader, person: str) -> list[StudyRow]:
    """Return the studies of a person, latest change first."""
    query = select(*_LISTED).where(s.studies.c.owner == person)
    rows = await reader.rows(query.order_by(s.studies.c.changed_ms.desc(), s.studies.c.id))
    return [StudyRow(**row._mapping) for row in rows]


async def count_studies(reader: Reader, person: str) -> int:
    """Return the number of studies of a person."""
    query = select(func.count().label("found")).select_from(s.studies).where(s.studies.c.owner == person)
    return int((await reader.rows(query))[0].found)


async def study_by_id(reader: Reader, study: str) -> Study | None:
    """Return a study with its tree; None if there is none."""
    rows = await reader.rows(select(*_LISTED, s.studies.c.tree).where(s.studies.c.id == study))
    return Study(**{**rows[0]._mapping, "tree": _decode_tree(rows[0].tree)}) if rows else None


def new_study(study: Study) -> Change:
    """Return the change that stores a new study."""
    row = {"id": study.id, "owner": study.owner, "game": study.game, "made_ms": study.changed_ms}
    return Change([(insert(s.studies), row | _changed_columns(study))])


def change_study(study: Study) -> Change:
    """Return the change that stores the next version of a study; it fails if the study has changed since."""
    before = s.studies.c.id == study.id, s.studies.c.version == study.version - 1
    return Change(
        required=[(update(s.studies).where(*before).values(_changed_columns(study)), ConflictError("study.stale"))]
    )


def tree_bytes(tree: Tree) -> int:
    """Return how many bytes the tree of a study takes."""
    return len(_encode(tree))


def _changed_columns(study: Study) -> dict[str, str | int]:
    tree = _encode(study.tree)
    return {
        "title": study.title,
        "tree": tree.decode(),
        "tree_bytes": len(tree),
        "turns": study.turns,
        "version": study.version,
        "changed_ms": study.changed_ms,
    }


def delete_study(study: str) -> Change:
    """Return the change that deletes a study."""
    return Change([(delete(s.studies).where(s.studies.c.id == study), None)])


def move_studies(guest: str, person: str) -> Change:
    """Return the change that gives the studies of a guest to the person as whom the guest has signed in."""
    return Change([(update(s.studies).where(s.studies.c.owner == guest).values(owner=person), None)])


# ---- puzzles


@dataclass(frozen=True)
class PuzzleTry:
    """The attempts of a person at one puzzle."""

    puzzle: str
    tried_ms: int
    is_right: bool
    """Whether every turn of the first attempt was right."""
    solved_ms: int | None


async def tries_of(reader: Reader, person: str) -> list[PuzzleTry]:
    """Return the puzzles that a person has tried, in the order of the first attempts."""
    query = select(s.puzzle_tries).where(s.puzzle_tries.c.person_id == person)
    rows = await reader.rows(query.order_by(s.puzzle_tries.c.tried_ms, s.puzzle_tries.c.puzzle))
    return [PuzzleTry(row.puzzle, row.tried_ms, row.is_right, row.solved_ms) for row in rows]


def store_try(person: str, puzzle: str, is_solved: bool, now_ms: int) -> Change:
    """Return the change that stores how the first attempt at a puzzle ended."""
    solved_ms = now_ms if is_solved else None
    row = {"person_id": person, "puzzle": puzzle, "tried_ms": now_ms, "is_right": is_solved, "solved_ms": solved_ms}
    return Change([(insert(s.puzzle_tries), row)])


def store_solved(person: str, puzzle: str, now_ms: int) -> Change:
    """Return the change that stores that a person has solved a puzzle at a later attempt."""
    place = s.puzzle_tries.c.person_id == person, s.puzzle_tries.c.puzzle == puzzle
    is_first = s.puzzle_tries.c.solved_ms.is_(None)
    return Change([(update(s.puzzle_tries).where(*place, is_first).values(solved_ms=now_ms), None)])


def move_tries(guest: str, person: str) -> Change:
    """Return the change that gives the attempts of a guest to a person; the person's own attempts stay."""
    own = select(s.puzzle_tries.c.puzzle).where(s.puzzle_tries.c.person_id == person)
    is_new = s.puzzle_tries.c.puzzle.not_in(own)
    moving = update(s.puzzle_tries).where(s.puzzle_tries.c.person_id == guest, is_new)
    return Change([(moving.values(person_id=person), None)])


# ---- analyses


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
    """Return the change that queues an analysis again, which was stopped or could not be read.

    Results that were found before stay; ``anew`` deletes them.
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
