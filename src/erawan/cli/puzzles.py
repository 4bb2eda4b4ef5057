"""``erawan puzzles``: count the puzzles of the collections, or prove them once more."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from erawan.cli.arguments import Language, progress_bar, read_language, run_in_background
from erawan.cli.help_texts import PAGES
from erawan.core.errors import OptionError
from erawan.puzzles.collection import all_puzzles, read_puzzles
from erawan.puzzles.puzzle import Puzzle
from erawan.words import Phrase, say

app = App(name="puzzles", help=PAGES["puzzles"].text, help_epilogue=PAGES["puzzles"].epilogue)

PuzzleFile = Annotated[Path | None, Parameter(help="A file of puzzles; by default the collections of Erawan.")]


@app.default
def puzzles(file: PuzzleFile = None) -> None:
    """Count the puzzles by what they ask."""
    for task, count in sorted(Counter(str(puzzle.task) for puzzle in _read(file)).items()):
        print(f"{task:12} {count:4}")


@app.command
def check(file: PuzzleFile = None, *, language: Language = None) -> None:
    """Prove for every puzzle that its first turn, and no other, solves the task."""
    from erawan.puzzles.verification import find_fault

    spoken = read_language(language)
    found = _read(file)
    wrong = 0
    with progress_bar() as progress:
        for puzzle in progress.track(found, description="puzzles"):
            trouble = run_in_background(lambda: find_fault(puzzle))  # noqa: B023
            if trouble is not None:
                wrong += 1
                print(f"{puzzle.name}  {puzzle.position}  {say(trouble, spoken)}")
    if wrong:
        raise OptionError("puzzle.some_wrong", wrong=wrong, all=len(found))
    print(say(Phrase("puzzles-all-proved", {"count": len(found)}), spoken))


@app.command(show=False)
def make(*arguments: str) -> None:
    """Say where this maintainers' command has moved."""
    raise OptionError("command.moved", command="python -m tools.make_puzzles find")


@app.command(show=False)
def grade(*arguments: str) -> None:
    """Say where this maintainers' command has moved."""
    raise OptionError("command.moved", command="python -m tools.make_puzzles grade")


def _read(file: Path | None) -> list[Puzzle]:
    return list(all_puzzles()) if file is None else read_puzzles(file)
