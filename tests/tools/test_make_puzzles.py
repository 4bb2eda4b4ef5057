"""Make puzzles: a run continues its file, near-duplicates are recognised, ratings follow the solvers."""

import pytest
from tools.make_puzzles.found_file import find_more, read_found
from tools.make_puzzles.grading import Tries, rating_of, strengths
from tools.make_puzzles.siam_finder import NEAR, SiamFinder, images
from tools.make_puzzles.siam_themes import themes_of

import erawan
from erawan.games.siam.features import SYMMETRIES
from erawan.puzzles.collection import all_puzzles, select
from erawan.puzzles.puzzle import format_puzzle
from erawan.puzzles.siam_judge import SiamJudge


class Counting:
    """Finds one known puzzle in every second game."""

    def __init__(self, known):
        self.left = 3 - len(known)

    @property
    def wanted(self):
        return {"win 1": self.left} if self.left else {}

    def look_through(self, seed):
        if seed % 2:
            return []
        self.left -= 1
        return [all_puzzles()[seed]]


def test_a_run_continues_where_the_last_one_ended(tmp_path):
    file = tmp_path / "found.txt"
    known, first = read_found(file)
    assert (known, first) == ([], 1)
    for number in find_more(Counting(known), file, first):
        if number == 4:
            break
    with file.open("a") as torn:
        torn.write(format_puzzle(all_puzzles()[6]) + "\n")
    known, following = read_found(file)
    assert ([puzzle.name for puzzle in known], following) == ([all_puzzles()[at].name for at in (2, 4)], 5)
    assert list(find_more(Counting(known), file, following)) == [5, 6]
    assert read_found(file)[1] == 7


def test_no_two_puzzles_of_siam_are_near_duplicates():
    puzzles = select(all_puzzles(), game="siam")
    assert len(puzzles) > 300
    boards = [next(images(erawan.parse(puzzle.position).vector)) for puzzle in puzzles]
    for at, puzzle in enumerate(puzzles):
        for image in images(erawan.parse(puzzle.position).vector):
            assert all((image != board).sum() > NEAR for board in boards[:at])


def test_a_position_turned_or_with_sides_swapped_is_no_new_one():
    puzzle = next(puzzle for puzzle in all_puzzles() if str(puzzle.task) == "win 2")
    finder = SiamFinder([puzzle])
    board, side = puzzle.position.split()
    swapped = f"{board.swapcase()} {'ER'.replace(side, '')}"
    assert not finder._is_new(type(puzzle)(puzzle.task, swapped, puzzle.turn))
    here = erawan.parse(puzzle.position)
    for symmetry in SYMMETRIES:
        turned = symmetry.transform(here.vector)
        assert any((image == next(images(here.vector))).all() for image in images(turned))


@pytest.mark.parametrize("task", ["win 1", "win 2", "defence 1"])
def test_themes_are_those_that_were_kept(task):
    puzzle = next(puzzle for puzzle in all_puzzles() if str(puzzle.task) == task)
    state = erawan.parse(puzzle.position)
    assert themes_of(state, puzzle.task, puzzle.turn, SiamJudge(rows=1 << 12)) == puzzle.themes


def test_what_fewer_solve_is_rated_higher():
    levels = strengths("siam")
    assert levels == sorted(levels)
    ratings = [
        rating_of([Tries(level, 4 if at >= first else 0, 4) for at, level in enumerate(levels)]) for first in range(9)
    ]
    assert ratings == sorted(ratings)
    assert ratings[0] == 600
    assert levels[3] < ratings[4] < levels[4]
