"""The rating of a person who solves puzzles: Glicko, where every first try at a puzzle is a game against it.

A try that was right from the first turn to the last is won, any other lost. The rating follows from the tries in their
order alone, so only these are stored. The formulas are those of Mark Glickman's description of Glicko; puzzles do
not change, and count as known within ``PUZZLE_DEVIATION``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import log, pi, sqrt

from erawan.puzzles.puzzle import MIDDLE

FIRST_DEVIATION = 200.0
"""Less than usual for Glicko, so that one careless first try does not cost too many points."""
LEAST_DEVIATION = 45.0
"""The rating stays able to change, however many puzzles a player has solved."""
PUZZLE_DEVIATION = 100.0
_Q = log(10) / 400


@dataclass(frozen=True)
class SolverRating:
    """A rating and its deviation."""

    rating: float = MIDDLE
    deviation: float = FIRST_DEVIATION

    def after(self, puzzle_rating: float, is_right: bool) -> SolverRating:
        """Return the rating after a first try at a puzzle."""
        weight = 1 / sqrt(1 + 3 * (_Q * PUZZLE_DEVIATION / pi) ** 2)
        expected = 1 / (1 + 10 ** (-weight * (self.rating - puzzle_rating) / 400))
        known = 1 / self.deviation**2
        learnt = (_Q * weight) ** 2 * expected * (1 - expected)
        rating = self.rating + _Q * weight * (is_right - expected) / (known + learnt)
        return SolverRating(rating, max(LEAST_DEVIATION, sqrt(1 / (known + learnt))))


def rate_tries(tries: Iterable[tuple[float, bool]]) -> SolverRating:
    """Return the rating after first tries at puzzles of these ratings, in their order."""
    solver = SolverRating()
    for puzzle_rating, is_right in tries:
        solver = solver.after(puzzle_rating, is_right)
    return solver
