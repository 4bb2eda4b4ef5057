"""Stored studies: each is its owner, its title and its tree as JSON."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from sqlalchemy import delete, func, insert, select, update

from erawan.protocol.studies import Tree
from erawan.server.store import schema as s
from erawan.server.store.database import Reader
from erawan.server.store.errors import ConflictError
from erawan.server.store.writer import Change

_encode = msgspec.json.Encoder().encode
_decode_tree = msgspec.json.Decoder(Tree).decode


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
