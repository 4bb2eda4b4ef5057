"""The rating of a person who solves puzzles: Glicko, where every first try at a puzzle is a game against it.

A try that was right from the first turn to the last is won, any other lost; later tries change nothing. The rating
follows from the tries in their order alone, so only these are stored, and a better formula corrects everyone's rating.
The formulas are those of Mark Glickman's description of Glicko; puzzles do not change, and count as known within
``PUZZLE_DEVIATION``. Glicko trusts a single surprise too much here, since everybody slips now and then: without a limit
one wrong try at an easy puzzle took 216 points. So a try changes the rating by ``MOST_CHANGE`` at most.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import log, pi, sqrt

from erawan.puzzles.puzzle import MIDDLE

FIRST_DEVIATION = 120.0
LEAST_DEVIATION = 50.0
"""The rating stays able to change, however many puzzles a player has solved."""
MOST_CHANGE = 40.0
"""Points that one try gains or costs at most. With the least deviation it is 13, and 7 at a puzzle of one's own
strength."""
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
        change = _Q * weight * (is_right - expected) / (known + learnt)
        change = max(-MOST_CHANGE, min(MOST_CHANGE, change))
        return SolverRating(self.rating + change, max(LEAST_DEVIATION, sqrt(1 / (known + learnt))))


def rate_tries(tries: Iterable[tuple[float, bool]]) -> SolverRating:
    """Return the rating after first tries at puzzles of these ratings, in their order."""
    solver = SolverRating()
    for puzzle_rating, is_right in tries:
        solver = solver.after(puzzle_rating, is_right)
    return solver
