"""Near-duplicates of puzzles: what counts as one, and that the collections have none."""

from dataclasses import replace

import pytest

import erawan
from erawan.games.siam.features import SYMMETRIES
from erawan.games.siam.notation import format_position
from erawan.puzzles.collection import all_puzzles
from erawan.puzzles.duplicates import KnownPuzzles, near_duplicates
from erawan.puzzles.puzzle import Puzzle, PuzzleGoal

WIN = Puzzle(PuzzleGoal("win", 3), "1S3/enS2/eW##1/1#2e/W4 E", "+b5s")
HANDS = "1.0.3/0.0.0/1.1.1/4.2.0/0.3.2/2.2.0/0.0.0/3.2.0 na=M,lp=L,ke,cm,ba,su,ay!,kh! 1.3.5:R/2.2.5:L 1 1 1>2 -"
ENDING = Puzzle(PuzzleGoal("ending", 2), f"siam:2 {HANDS}", "rama:kh,kh>R@ba")


def moved(puzzle, *changes):
    position = puzzle.position
    for old, new in changes:
        assert old in position
        position = position.replace(old, new, 1)
    return replace(puzzle, position=position)


def test_no_two_puzzles_are_near_duplicates():
    assert list(near_duplicates(all_puzzles())) == []


def test_a_board_turned_mirrored_or_with_sides_swapped_is_no_new_one():
    known = KnownPuzzles([WIN])
    board, side = WIN.position.split()
    assert known.near(replace(WIN, position=f"{board.swapcase()} {'ER'.replace(side, '')}")) == WIN.name
    for symmetry in SYMMETRIES:
        assert known.near(replace(WIN, position=image_of(WIN, symmetry))) == WIN.name


def image_of(puzzle, symmetry):
    """Return the text of a position as a symmetry maps it."""
    vector = symmetry.transform(erawan.parse(puzzle.position).vector)
    return format_position(vector, occurrences=1, is_drawn=False)


def test_a_few_animals_that_play_no_part_make_no_new_puzzle_of_siam():
    known = KnownPuzzles([WIN])
    assert known.near(moved(WIN, ("1#2e", "1#3"), ("/W4", "/4W"))) == WIN.name
    assert known.near(moved(WIN, ("1S3", "S4"), ("1#2e", "#3e"), ("/W4", "/4W"))) is None


@pytest.mark.parametrize(
    ("changes", "is_near"),
    [
        ([("0.3.2", "0.2.2")], True),  # a follower less
        ([("0.3.2", "0.2.2"), ("2.2.0", "2.3.0")], True),  # a follower elsewhere
        ([("ay!,kh!", "kh,ay")], True),  # the order of the tiles, and markers
        ([("1 1 1>2", "1 0 2>1")], True),  # passes, and who played last
        ([("1.3.5:R", "1.3.5:L")], True),  # another card: one less, one more
        ([("1.3.5:R", "1.3.5:L"), ("2.2.5:L", "2.2.5:R")], False),
        ([("0.3.2", "0.1.2"), ("3.2.0", "1.2.0")], False),  # four followers less
    ],
)
def test_endings_that_differ_by_little_are_near_duplicates(changes, is_near):
    assert (KnownPuzzles([ENDING]).near(moved(ENDING, *changes)) == ENDING.name) is is_near


def test_seats_are_counted_from_the_one_to_move():
    other = moved(ENDING, ("1.3.5:R/2.2.5:L 1 1 1>2", "2.2.5:L/1.3.5:R 2 1 2>1"))
    assert KnownPuzzles([ENDING]).near(other) == ENDING.name
