"""The finder of each game's puzzles."""

from __future__ import annotations

from erawan.puzzles.making.ledger import Finder
from erawan.puzzles.puzzle import Puzzle


def make_finder(game: str, known: list[Puzzle]) -> Finder:
    """Return what finds puzzles of a game; ``known`` are those found before."""
    if game == "siam":
        from erawan.puzzles.making.siam_games import SiamFinder

        return SiamFinder(known)
    from erawan.puzzles.making.king_games import EndingFinder

    return EndingFinder(known)
