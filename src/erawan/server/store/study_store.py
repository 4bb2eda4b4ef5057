"""Stored studies: owner, title, and the tree as JSON."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from sqlalchemy import delete, func, insert, select, update

from erawan.protocol.studies import Tree
from erawan.server.store import schema as s
from erawan.server.store.errors import ConflictError
from erawan.server.store.reader import Reader
from erawan.server.store.writer import Change

MOST_STUDIES = 500
"""Of one person, who makes no more then; what somebody brings along from a guest is kept all the same."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Tree).decode


@dataclass(frozen=True)
class StudyRow:
    """A study in a list."""

    id: str
    owner: str
    title: str
    game: str
    turns: int
    version: int
    """Counts up with every change, so that nobody overwrites what they have not seen."""
    changed_ms: int


@dataclass(frozen=True)
class Study(StudyRow):
    """A study."""

    tree: Tree


_LISTED = tuple(s.studies.c[name] for name in StudyRow.__dataclass_fields__)


async def studies_of(reader: Reader, person: str) -> list[StudyRow]:
    """The studies of somebody, the latest changed first."""
    query = select(*_LISTED).where(s.studies.c.owner == person)
    rows = await reader.rows(query.order_by(s.studies.c.changed_ms.desc(), s.studies.c.id))
    return [StudyRow(**row._mapping) for row in rows]


async def count_studies(reader: Reader, person: str) -> int:
    """How many studies somebody has."""
    query = select(func.count().label("found")).select_from(s.studies).where(s.studies.c.owner == person)
    return int((await reader.rows(query))[0].found)


async def study_by_id(reader: Reader, study: str) -> Study | None:
    """A study with its tree; None if there is none."""
    rows = await reader.rows(select(*_LISTED, s.studies.c.tree).where(s.studies.c.id == study))
    return Study(**{**rows[0]._mapping, "tree": _decode(rows[0].tree)}) if rows else None


def new_study(study: Study) -> Change:
    """A study that is new."""
    row = {"id": study.id, "owner": study.owner, "game": study.game, "made_ms": study.changed_ms}
    return Change([(insert(s.studies), row | _changing(study))])


def change_study(study: Study) -> Change:
    """A study as it is now, one version on; if it has been changed since it was read nothing is kept."""
    before = s.studies.c.id == study.id, s.studies.c.version == study.version - 1
    return Change(sure=[(update(s.studies).where(*before).values(_changing(study)), ConflictError("study.stale"))])


def _changing(study: Study) -> dict[str, str | int]:
    return {
        "title": study.title,
        "tree": _encode(study.tree).decode(),
        "turns": study.turns,
        "version": study.version,
        "changed_ms": study.changed_ms,
    }


def drop_study(study: str) -> Change:
    """That a study is no more."""
    return Change([(delete(s.studies).where(s.studies.c.id == study), None)])


def bring_studies(guest: str, person: str) -> Change:
    """That the studies of a guest are somebody's who was that guest."""
    return Change([(update(s.studies).where(s.studies.c.owner == guest).values(owner=person), None)])
