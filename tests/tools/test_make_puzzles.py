"""Make puzzles: a run continues its file, near-duplicates are recognised, ratings follow the solvers."""

import pytest
from tools.make_puzzles import siam_themes
from tools.make_puzzles.found_file import find_more, read_found
from tools.make_puzzles.grading import Tries, rating_of, reading_rating, strengths, themes_of

from erawan.games.siam.state import Siam
from erawan.puzzles.collection import all_puzzles
from erawan.puzzles.puzzle import PuzzleGoal, format_puzzle


class Counting:
    """A maker that finds one known puzzle in every second game."""

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


@pytest.mark.parametrize(
    ("theme", "count"),
    [
        ("win 2", 2),
        ("defence 1", 1),
        ("resist 1", 1),
        ("lock", 3),
        ("double-push", 3),
        ("sacrifice", 2),
        ("freeze", 2),
        ("tempo-pass", 2),
        ("colony", 2),
        ("one-for-one", 1),
        ("two-for-one", 1),
        ("khon-thai", 1),
    ],
)
def test_themes_follow_from_the_solution(theme, count):
    """The cheapest puzzles of a theme or task, computed again; a judge that has judged others finds the same."""
    puzzles = [puzzle for puzzle in all_puzzles() if theme in (*puzzle.themes, str(puzzle.task))]
    for puzzle in sorted(puzzles, key=lambda puzzle: puzzle.task.count)[:count]:
        assert themes_of(puzzle) == puzzle.themes


def test_a_lock_and_a_double_push_are_what_the_definition_says():
    game = Siam()
    twice = game.parse("5/5/E#1##/5/4n E")
    line = [(twice, "a3b3e")]
    after = twice.play("a3b3e").play("e1-")
    assert siam_themes._has_double_push([*line, (after, "b3c3e")], 0)
    assert not siam_themes._has_double_push([*line, (after, "b3b4n")], 0)
    # The rhino pushes a rock east; an elephant that faces it from behind the rock locks the line.
    open_line = game.parse("5/5/e#3/5/1##1E E")
    assert not siam_themes._locks(open_line, open_line.play("e1n"), 1)
    barred = game.parse("5/5/e#1N1/5/1##2 E")
    assert not siam_themes._locks(barred, barred.play("d3c3n"), 1)
    assert siam_themes._locks(barred, barred.play("d3c3w"), 1)


def test_what_fewer_solve_is_rated_higher():
    levels = strengths("siam")
    assert levels == sorted(levels)
    ratings = [
        rating_of([Tries(level, 4 if at >= first else 0, 4) for at, level in enumerate(levels)]) for first in range(9)
    ]
    assert ratings == sorted(ratings)
    assert ratings[0] == 600
    assert levels[3] < ratings[4] < levels[4]


@pytest.mark.parametrize("kind", ["win", "defence", "resist", "ending"])
def test_length_and_branching_weigh(kind):
    assert reading_rating(PuzzleGoal(kind, 3), 60) > reading_rating(PuzzleGoal(kind, 2), 60) + 150
    assert reading_rating(PuzzleGoal(kind, 2), 120) == reading_rating(PuzzleGoal(kind, 2), 60) + 50
