"""The file of found puzzles: it grows game by game, and a later run continues where it ends.

Lines are those of ``format_puzzle``; after the puzzles of a game comes ``# game N``.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

from erawan.puzzles.puzzle import Puzzle, format_puzzle, parse_puzzle

_GAME = "# game "


class Finder(Protocol):
    """The interface of a finder: find puzzles in numbered games."""

    @property
    def wanted(self) -> dict[str, int]:
        """The number of missing puzzles of each kind."""

    def look_through(self, seed: int) -> list[Puzzle]:
        """Return the puzzles in the game of a seed."""


def read_found(path: Path) -> tuple[list[Puzzle], int]:
    """Return the puzzles found so far, and the number of the next game."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    games = [int(line.removeprefix(_GAME)) for line in lines if line.startswith(_GAME)]
    # After a run was cut off, the next one searches its last game again.
    whole = max((at + 1 for at, line in enumerate(lines) if line.startswith(_GAME)), default=0)
    return [parse_puzzle(line) for line in lines[:whole] if not line.startswith("#")], max(games, default=0) + 1


def find_more(finder: Finder, path: Path, next_game: int) -> Iterator[int]:
    """Search game after game until no more puzzles are wanted; yield the number of each game."""
    while finder.wanted:
        found = finder.look_through(next_game)
        with path.open("a", encoding="utf-8") as file:
            file.write("".join(f"{format_puzzle(puzzle)}\n" for puzzle in found) + f"{_GAME}{next_game}\n")
        yield next_game
        next_game += 1
