"""``erawan puzzles``: the puzzles that are kept, proved once more; and how new ones are made and graded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, TypeVar

from cyclopts import App, Parameter

from erawan.cli.arguments import Language, progress_bar, read_language, run_in_background
from erawan.cli.help_texts import PAGES
from erawan.core.errors import OptionError, quote
from erawan.puzzles.collection import FILES, all_puzzles, read_puzzles
from erawan.puzzles.puzzle import Puzzle
from erawan.words import Phrase, say

app = App(name="puzzles", help=PAGES["puzzles"].text, help_epilogue=PAGES["puzzles"].epilogue)

Found = TypeVar("Found")
PuzzleFile = Annotated[Path | None, Parameter(help="A file of puzzles; without one, those that are kept.")]


@app.default
def puzzles(file: PuzzleFile = None) -> None:
    """Count the puzzles by what they ask."""
    for task, count in sorted(Counter(str(puzzle.task) for puzzle in _read(file)).items()):
        print(f"{task:12} {count:4}")


@app.command
def check(file: PuzzleFile = None, *, language: Language = None) -> None:
    """Prove every puzzle once more: that its first turn does what is asked, and no other turn does."""
    from erawan.puzzles.verification import wrong_with

    spoken = read_language(language)
    found = _read(file)
    wrong = 0
    with progress_bar() as progress:
        for puzzle in progress.track(found, description="puzzles"):
            trouble = run_in_background(lambda: wrong_with(puzzle))  # noqa: B023
            if trouble is not None:
                wrong += 1
                print(f"{puzzle.name}  {puzzle.position}  {say(trouble, spoken)}")
    if wrong:
        raise OptionError("puzzle.some_wrong", wrong=wrong, all=len(found))
    print(say(Phrase("puzzles-all-proved", {"count": len(found)}), spoken))


@app.command
def make(
    game: Annotated[str, Parameter(help="siam or king-of-siam.")],
    file: Annotated[Path, Parameter(help="The file that grows game by game; a later run goes on where it ends.")],
) -> None:
    """Look for puzzles in games between levels, until there are enough of each kind."""
    from erawan.puzzles.making.finders import make_finder
    from erawan.puzzles.making.ledger import find_more, read_found

    _check_game(game)
    known, next_game = read_found(file)
    finder = make_finder(game, known)
    for number in aside_each(find_more(finder, file, next_game)):
        missing = ", ".join(f"{kind}: {count}" for kind, count in finder.wanted.items())
        print(f"{number}  {missing}", flush=True)


@app.command
def grade(
    found: Annotated[Path, Parameter(help="A file of puzzles, such as `erawan puzzles make` writes.")],
    out: Annotated[Path, Parameter(help="The file of the same puzzles with ratings, easiest first of each kind.")],
) -> None:
    """Measure how hard puzzles are by letting every level try them; a later run goes on where the file ends."""
    from erawan.puzzles.making.grading import grade_file

    for puzzle in aside_each(grade_file(found, out)):
        print(f"{puzzle.name}  {puzzle.task}  {puzzle.rating}", flush=True)


def aside_each(items: Iterable[Found]) -> Iterator[Found]:
    """Yield each item, worked out beside the main thread, which hears Ctrl-C."""
    waiting = iter(items)
    while True:
        item = run_in_background(lambda: next(waiting, None))
        if item is None:
            return
        yield item


def _read(file: Path | None) -> list[Puzzle]:
    return list(all_puzzles()) if file is None else read_puzzles(file)


def _check_game(game: str) -> None:
    if game not in FILES:
        raise OptionError("game.unknown", name=quote(game), expected=", ".join(FILES))
