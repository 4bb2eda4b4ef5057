"""The change of a player's rating by the first try at a puzzle."""

from hypothesis import given
from hypothesis import strategies as st

from erawan.puzzles.solver_rating import FIRST_DEVIATION, LEAST_DEVIATION, MOST_CHANGE, SolverRating

PUZZLE_RATINGS = st.integers(600, 3000)
SOLVERS = st.builds(SolverRating, st.floats(300, 3300), st.floats(LEAST_DEVIATION, FIRST_DEVIATION))


def test_one_slip_at_an_easy_puzzle_costs_little():
    """An earlier formula took 216 points."""
    new, experienced = SolverRating(), SolverRating(1500, LEAST_DEVIATION)
    assert new.after(600, False).rating == 1500 - MOST_CHANGE
    assert 1500 - 15 < experienced.after(600, False).rating < 1500


@given(SOLVERS, PUZZLE_RATINGS)
def test_a_right_try_never_costs_and_a_wrong_one_never_gains(solver, puzzle):
    assert solver.after(puzzle, False).rating <= solver.rating <= solver.after(puzzle, True).rating


@given(SOLVERS, PUZZLE_RATINGS, st.booleans())
def test_no_try_changes_a_rating_by_more_than_the_limit(solver, puzzle, is_right):
    after = solver.after(puzzle, is_right)
    assert abs(after.rating - solver.rating) <= MOST_CHANGE + 1e-9
    assert LEAST_DEVIATION <= after.deviation <= solver.deviation


@given(SOLVERS, PUZZLE_RATINGS, PUZZLE_RATINGS, st.booleans())
def test_a_harder_puzzle_gains_no_less_and_costs_no_more(solver, one, other, is_right):
    easier, harder = sorted((one, other))
    assert solver.after(easier, is_right).rating <= solver.after(harder, is_right).rating + 1e-9


@given(st.floats(300, 3300), PUZZLE_RATINGS, st.booleans())
def test_the_more_certain_a_rating_the_less_a_try_changes_it(rating, puzzle, is_right):
    changes = [
        abs(SolverRating(rating, deviation).after(puzzle, is_right).rating - rating)
        for deviation in (LEAST_DEVIATION, 80.0, FIRST_DEVIATION)
    ]
    assert changes == sorted(changes)
