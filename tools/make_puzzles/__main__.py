"""``python -m tools.make_puzzles find`` looks for puzzles, ``… grade`` names their themes and rates them.

docs/puzzles.md explains both.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

from erawan.puzzles.collection import all_puzzles, select
from erawan.puzzles.puzzle import Puzzle
from tools.make_puzzles.found_file import Finder, find_more, read_found
from tools.make_puzzles.grading import grade_file
from tools.make_puzzles.king_of_siam_finder import EndingFinder
from tools.make_puzzles.siam_finder import SiamFinder

app = App(name="python -m tools.make_puzzles", help="Make the puzzles of the collections.")


@app.command
def find(
    game: Literal["siam", "king-of-siam"],
    file: Annotated[Path, Parameter(help="The file that grows game by game; a later run continues it.")],
    *,
    first_game: Annotated[int, Parameter(help="Number of the first game; others give other puzzles.")] = 1,
) -> None:
    """Look for puzzles that the collections do not have yet, until there are enough of each kind."""
    known, next_game = read_found(file)
    finder = make_finder(game, [*select(all_puzzles(), game=game), *known])
    for number in find_more(finder, file, max(next_game, first_game)):
        missing = ", ".join(f"{kind}: {count}" for kind, count in finder.wanted.items())
        print(f"{number}  {missing}", flush=True)


def make_finder(game: str, known: list[Puzzle]) -> Finder:
    """Return the finder of a game's puzzles; ``known`` are those found before."""
    return SiamFinder(known) if game == "siam" else EndingFinder(known)


@app.command
def grade(
    found: Annotated[Path, Parameter(help="A file of puzzles, such as `find` writes, or a collection to grade again.")],
    out: Annotated[
        Path, Parameter(help="The file of the same puzzles with themes and ratings, easiest first of each kind.")
    ],
) -> None:
    """Compute the themes of puzzles, and how hard they are; the levels try them. A later run continues the file."""
    for puzzle in grade_file(found, out):
        print(f"{puzzle.name}  {puzzle.task}  {puzzle.rating}", flush=True)


if __name__ == "__main__":
    app()
