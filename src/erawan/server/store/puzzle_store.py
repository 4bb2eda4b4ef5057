"""Stored results of puzzles: attempts, reviews of failed puzzles, solved daily puzzles, runs and bests, endgames won.

Of the attempts at a puzzle, the result of the first is stored, and when the puzzle was solved. Each person has at most
one row of attempts and one review for a puzzle, one row for a day, one run for a mode and game, and one win of an
endgame.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

import msgspec
from sqlalchemy import ColumnElement, Table, Update, and_, case, delete, insert, select, update

from erawan.puzzles.review_schedule import ReviewCard
from erawan.puzzles.runs import Mode, Run
from erawan.server.store import schema as s
from erawan.server.store.database import AnyRow, Reader
from erawan.server.store.errors import ConflictError
from erawan.server.store.writer import Change

_encode = msgspec.json.Encoder().encode
_decode_run = msgspec.json.Decoder(Run).decode


# ---- attempts


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


# ---- reviews


async def reviews_of(reader: Reader, person: str) -> dict[str, ReviewCard]:
    """Return the reviews of a person by puzzle, those that are due first at the front."""
    query = select(s.puzzle_reviews).where(s.puzzle_reviews.c.person_id == person)
    rows = await reader.rows(query.order_by(s.puzzle_reviews.c.due_ms, s.puzzle_reviews.c.puzzle))
    return {row.puzzle: ReviewCard(row.box, row.due_ms) for row in rows}


async def review_of(reader: Reader, person: str, puzzle: str) -> ReviewCard | None:
    """Return a person's review of a puzzle; None if there is none."""
    place = s.puzzle_reviews.c.person_id == person, s.puzzle_reviews.c.puzzle == puzzle
    rows = await reader.rows(select(s.puzzle_reviews).where(*place))
    return ReviewCard(rows[0].box, rows[0].due_ms) if rows else None


def store_review(person: str, puzzle: str, card: ReviewCard | None) -> Change:
    """Return the change that stores a review, or deletes it if there is no card."""
    place = s.puzzle_reviews.c.person_id == person, s.puzzle_reviews.c.puzzle == puzzle
    removed = (delete(s.puzzle_reviews).where(*place), None)
    if card is None:
        return Change([removed])
    row = {"person_id": person, "puzzle": puzzle, "box": card.box, "due_ms": card.due_ms}
    return Change([removed, (insert(s.puzzle_reviews), row)])


# ---- days


async def days_of(reader: Reader, person: str) -> dict[date, int]:
    """Return the days whose puzzle a person has solved, each with the time of the solution in milliseconds."""
    rows = await reader.rows(select(s.puzzle_days).where(s.puzzle_days.c.person_id == person))
    return {date.fromisoformat(row.day): row.solved_ms for row in rows}


def store_day(person: str, day: date, now_ms: int) -> Change:
    """Return the change that stores that a person has solved the puzzle of a day; it fails if that is stored."""
    return Change([(insert(s.puzzle_days), {"person_id": person, "day": day.isoformat(), "solved_ms": now_ms})])


# ---- runs


@dataclass(frozen=True)
class StoredRun:
    """The latest run of a person in a mode and game, and the personal best."""

    person: str
    run: Run
    version: int
    """Counts up with every change, so that no request answers a puzzle twice."""
    runs: int
    best: int
    best_ms: int


def _stored_run(row: AnyRow) -> StoredRun:
    return StoredRun(row.person_id, _decode_run(row.run), row.version, row.runs, row.best, row.best_ms)


async def runs_of(reader: Reader, person: str) -> list[StoredRun]:
    """Return the latest run of a person in each mode and game."""
    query = select(s.puzzle_runs).where(s.puzzle_runs.c.person_id == person)
    rows = await reader.rows(query.order_by(s.puzzle_runs.c.mode, s.puzzle_runs.c.game))
    return [_stored_run(row) for row in rows]


async def run_of(reader: Reader, person: str, mode: Mode, game: str) -> StoredRun | None:
    """Return the latest run of a person in a mode and game; None if there was none."""
    rows = await reader.rows(select(s.puzzle_runs).where(*_place(person, mode, game)))
    return _stored_run(rows[0]) if rows else None


def store_run(stored: StoredRun) -> Change:
    """Return the change that stores the next version of a run; it fails if the run has changed since."""
    run = stored.run
    values = {
        "version": stored.version,
        "run": _encode(run).decode(),
        "runs": stored.runs,
        "best": stored.best,
        "best_ms": stored.best_ms,
    }
    if stored.version == 1:
        key = {"person_id": stored.person, "mode": run.mode, "game": run.game}
        return Change([(insert(s.puzzle_runs), key | values)])
    before = (*_place(stored.person, run.mode, run.game), s.puzzle_runs.c.version == stored.version - 1)
    return Change(required=[(update(s.puzzle_runs).where(*before).values(values), ConflictError("run.stale"))])


def _place(person: str, mode: str, game: str) -> tuple[ColumnElement[bool], ...]:
    columns = s.puzzle_runs.c
    return columns.person_id == person, columns.mode == mode, columns.game == game


# ---- endgames


@dataclass(frozen=True)
class EndgameWin:
    """An endgame that was won: the fewest own turns, and when that was."""

    turns: int
    won_ms: int


async def endgame_wins_of(reader: Reader, person: str) -> dict[str, EndgameWin]:
    """Return the endgames that a person has won, by puzzle."""
    rows = await reader.rows(select(s.endgame_wins).where(s.endgame_wins.c.person_id == person))
    return {row.puzzle: EndgameWin(row.turns, row.won_ms) for row in rows}


def store_endgame_win(person: str, puzzle: str, win: EndgameWin) -> Change:
    """Return the change that stores a win instead of an earlier one."""
    place = s.endgame_wins.c.person_id == person, s.endgame_wins.c.puzzle == puzzle
    row = {"person_id": person, "puzzle": puzzle, "turns": win.turns, "won_ms": win.won_ms}
    return Change([(delete(s.endgame_wins).where(*place), None), (insert(s.endgame_wins), row)])


# ---- guests who sign in


def move_puzzle_modes(guest: str, person: str) -> Change:
    """Return the change that moves reviews, days, personal bests and endgames of a guest to a person.

    The person's own entries stay; of two personal bests the higher one counts.
    """
    own, other = s.puzzle_runs.alias("own"), s.puzzle_runs
    is_same = and_(own.c.person_id == guest, own.c.mode == other.c.mode, own.c.game == other.c.game)
    guests = {name: select(own.c[name]).where(is_same).scalar_subquery() for name in ("best", "best_ms")}
    is_higher = guests["best"] > other.c.best
    better = {name: case((is_higher, guests[name]), else_=other.c[name]) for name in guests}
    return Change(
        [
            (update(other).where(other.c.person_id == person).values(better), None),
            *((_move(table, guest, person, key), None) for table, *key in _MOVED),
        ]
    )


_MOVED: tuple[tuple[Table, *tuple[str, ...]], ...] = (
    (s.puzzle_reviews, "puzzle"),
    (s.puzzle_days, "day"),
    (s.puzzle_runs, "mode", "game"),
    (s.endgame_wins, "puzzle"),
)


def _move(table: Table, guest: str, person: str, key: list[str]) -> Update:
    own = table.alias("own")
    is_there = select(own.c.person_id).where(own.c.person_id == person, *(own.c[name] == table.c[name] for name in key))
    return update(table).where(table.c.person_id == guest, ~is_there.exists()).values(person_id=person)
