"""The collections of puzzles, one file per game, and how one is picked from them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import date
from functools import cache
from pathlib import Path
from random import Random

from erawan.core.errors import OptionError, quote
from erawan.puzzles.puzzle import Puzzle, parse_puzzle

FOLDER = Path(__file__).parent / "collections"
FILES = {"siam": FOLDER / "siam.txt", "king-of-siam": FOLDER / "king_of_siam.txt"}
_WEEK = 7
FIRST_DAY = date(2026, 1, 1)
"""The first day of the calendar of daily puzzles."""


def read_puzzles(path: Path) -> list[Puzzle]:
    """Return the puzzles of a file; lines that begin with ``#`` are comments."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [parse_puzzle(line) for line in lines if line and not line.startswith("#")]


@cache
def all_puzzles() -> tuple[Puzzle, ...]:
    """Return every puzzle of the collections, those of Siam first, in the order of their files."""
    return tuple(puzzle for path in FILES.values() for puzzle in read_puzzles(path))


def find_puzzle(name: str) -> Puzzle:
    """Return the puzzle with a name."""
    found = _by_name().get(name)
    if found is None:
        raise OptionError("puzzle.unknown", name=quote(name))
    return found


def is_known(name: str) -> bool:
    """Return whether a puzzle of that name is part of the collections."""
    return name in _by_name()


@cache
def _by_name() -> dict[str, Puzzle]:
    return {puzzle.name: puzzle for puzzle in all_puzzles()}


def puzzle_of_the_day(day: date) -> Puzzle:
    """Return the puzzle of a day, the same for everybody, easy on Mondays and hard on Sundays.

    Each day of the week has a seventh of the puzzles by their rating; all of these come up before any comes again.
    """
    puzzles = of_weekday(day.weekday())
    # Day 1 of Python's calendar was a Monday.
    round_number, at = divmod((day.toordinal() - 1) // _WEEK, len(puzzles))
    order = list(range(len(puzzles)))
    Random(round_number).shuffle(order)
    return puzzles[order[at]]


@cache
def of_weekday(weekday: int) -> tuple[Puzzle, ...]:
    """Return the puzzles of a day of the week, 0 for Monday; they get harder from Monday to Sunday."""
    # Among equal ratings, sort by length: a shorter win is easier for people, though all levels solve both.
    puzzles = sorted(all_puzzles(), key=lambda puzzle: (puzzle.rating, puzzle.task.count, puzzle.name))
    begin, end = (len(puzzles) * day // _WEEK for day in (weekday, weekday + 1))
    return tuple(puzzles[begin:end])


def pick_near(puzzles: Sequence[Puzzle], rating: float, done: Collection[str], chance: Random) -> Puzzle | None:
    """Return a random puzzle among those nearest to a rating that are not done yet; None if all are done."""
    left = [puzzle for puzzle in puzzles if puzzle.name not in done]
    # Many puzzles have the same rating: choose among these at random.
    chance.shuffle(left)
    nearest = sorted(left, key=lambda puzzle: abs(puzzle.rating - rating))[:_NEAREST]
    return chance.choice(nearest) if nearest else None


_NEAREST = 8


def select(
    puzzles: Sequence[Puzzle], *, game: str | None = None, kind: str | None = None, theme: str | None = None
) -> list[Puzzle]:
    """Return the puzzles of a game, of a kind and with a theme."""
    return [
        puzzle
        for puzzle in puzzles
        if game in (None, puzzle.game)
        and kind in (None, puzzle.task.kind)
        and (theme is None or theme in puzzle.themes)
    ]
