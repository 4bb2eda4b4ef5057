"""Stored attempts at puzzles: the result of a person's first attempt, and when the puzzle was solved."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import insert, select, update

from erawan.server.store import schema as s
from erawan.server.store.database import Reader
from erawan.server.store.writer import Change


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
