"""The rating of a person who solves puzzles: Glicko, where every first try at a puzzle is a game against it.

A first try that is right from the first turn to the last is a win, any other a loss; later tries change nothing. Only
the tries are stored: the rating is computed from them in their order. So a better formula corrects everyone's rating.

The formulas are those of Mark Glickman's description of Glicko. A puzzle's rating does not change; its deviation is
``PUZZLE_DEVIATION``. Glicko would let one slip cost too much: without a limit one wrong try at an easy puzzle took 216
points. So a try changes the rating by at most ``MOST_CHANGE``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import log, pi, sqrt

from erawan.puzzles.puzzle import MIDDLE

FIRST_DEVIATION = 120.0
LEAST_DEVIATION = 50.0
"""The smallest deviation: so the rating can still change after any number of puzzles."""
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
