"""A puzzle, as a value and as a line of text.

A line reads ``task | position | first turn | themes | rating``, such as
``win 3 | 5/2#S1/… E | c4c3s | push, double-threat | 1480``. The tasks:

==============  ============================================================================================
``win N``       Siam: begin a win that the other side cannot stop, within N of your own turns
``defence N``   Siam: stop the other side from forcing a win. It cannot within four of its turns; after any other
                turn of yours it can, within N
``resist N``    Siam: delay a win that the other side can force. It needs more than N of its turns, and at most
                five; after any other turn of yours it wins within N
``ending N``    King of Siam with N cards left: play the turn after which your side wins whatever the others do
==============  ============================================================================================

Each task has one solution: only one first turn does it.

A puzzle's name is a digest of its position. So when lines are added or removed, the players' progress stays with the
right puzzles.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace

from erawan.core.errors import MalformedError, quote

WIN, DEFENCE, RESIST, ENDING = "win", "defence", "resist", "ending"
GAMES = {WIN: "siam", DEFENCE: "siam", RESIST: "siam", ENDING: "king-of-siam"}
UNRATED = 0
MIDDLE = 1500
"""The middle rating: the average of the levels, and the rating at which people begin."""
_FIELDS = 5
_NAME_LENGTH = 10


@dataclass(frozen=True)
class PuzzleGoal:
    """The task of a puzzle, and its N: a number of turns, or in an ending the number of cards left."""

    kind: str
    count: int

    def __str__(self) -> str:
        return f"{self.kind} {self.count}"


@dataclass(frozen=True)
class Puzzle:
    """A position in which only one turn solves the task."""

    task: PuzzleGoal
    position: str
    turn: str
    themes: tuple[str, ...] = ()
    rating: int = UNRATED

    @property
    def game(self) -> str:
        """The name of its game."""
        return GAMES[self.task.kind]

    @property
    def name(self) -> str:
        """The permanent name: a digest of the position."""
        return hashlib.sha256(self.position.encode()).hexdigest()[:_NAME_LENGTH]

    def rated(self, rating: int) -> Puzzle:
        """Return the puzzle with another rating."""
        return replace(self, rating=rating)


def format_puzzle(puzzle: Puzzle) -> str:
    """Return the line of a puzzle."""
    themes = ", ".join(puzzle.themes)
    return f"{puzzle.task} | {puzzle.position} | {puzzle.turn} | {themes} | {puzzle.rating}"


def parse_puzzle(line: str) -> Puzzle:
    """Return the puzzle of a line; its position and turn are not checked."""
    fields = [field.strip() for field in line.split("|")]
    if len(fields) != _FIELDS or not fields[4].isdecimal():
        raise MalformedError("puzzle.line", found=quote(line))
    task, position, turn, themes, rating = fields
    return Puzzle(parse_task(task), position, turn, tuple(themes.split(", ")) if themes else (), int(rating))


def parse_task(text: str) -> PuzzleGoal:
    """Return the task of a text such as ``win 3``."""
    kind, _, count = text.partition(" ")
    if kind not in GAMES or not count.isdecimal():
        raise MalformedError("puzzle.task", found=quote(text), expected=", ".join(f"{kind} N" for kind in GAMES))
    return PuzzleGoal(kind, int(count))
