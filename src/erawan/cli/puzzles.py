"""``erawan puzzles``: count the puzzles of the collections, list them, or prove them once more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

from erawan.cli.arguments import Language, progress_bar, read_language, run_in_background
from erawan.cli.help_texts import PAGES
from erawan.core.errors import OptionError, quote
from erawan.puzzles.collection import all_puzzles, read_puzzles, select
from erawan.puzzles.puzzle import Puzzle
from erawan.words import Phrase, say

app = App(name="puzzles", help=PAGES["puzzles"].text, help_epilogue=PAGES["puzzles"].epilogue)

PuzzleFile = Annotated[Path | None, Parameter(help="A file of puzzles; by default the collections of Erawan.")]


@Parameter(name="*")
@dataclass(frozen=True)
class PuzzleSelection:
    """The puzzles that a command selects; by default all."""

    game: Annotated[Literal["siam", "king-of-siam"] | None, Parameter(help="Only puzzles of this game.")] = None
    kind: Annotated[Literal["win", "defence", "resist", "ending"] | None, Parameter(help="Only this kind of task.")] = (
        None
    )
    theme: Annotated[str | None, Parameter(help="Only puzzles with this theme, such as `lock`.")] = None

    def of(self, file: Path | None) -> list[Puzzle]:
        """Return the chosen puzzles of a file."""
        found = list(all_puzzles()) if file is None else read_puzzles(file)
        themes = sorted({theme for puzzle in found for theme in puzzle.themes})
        if self.theme is not None and self.theme not in themes:
            raise OptionError("puzzle.theme", name=quote(self.theme), themes=", ".join(themes))
        return select(found, game=self.game, kind=self.kind, theme=self.theme)


_ALL = PuzzleSelection()


@app.default
def puzzles(file: PuzzleFile = None, *, chosen: PuzzleSelection = _ALL) -> None:
    """Count the puzzles by their task."""
    _print_counts(str(puzzle.task) for puzzle in chosen.of(file))


@app.command
def themes(file: PuzzleFile = None, *, chosen: PuzzleSelection = _ALL) -> None:
    """Count the puzzles of each theme."""
    _print_counts(theme for puzzle in chosen.of(file) for theme in puzzle.themes)


@app.command(name="list")
def list_puzzles(file: PuzzleFile = None, *, chosen: PuzzleSelection = _ALL) -> None:
    """Print name, rating, task and position of each puzzle, the easiest first."""
    for puzzle in sorted(chosen.of(file), key=lambda puzzle: (puzzle.game, puzzle.rating)):
        print(f"{puzzle.name}  {puzzle.rating:4}  {puzzle.task!s:9}  {puzzle.position}")


@app.command
def check(file: PuzzleFile = None, *, chosen: PuzzleSelection = _ALL, language: Language = None) -> None:
    """Prove for every puzzle that its first turn, and no other, solves the task; no two may be nearly the same."""
    from erawan.puzzles.duplicates import near_duplicates
    from erawan.puzzles.verification import find_fault

    spoken = read_language(language)
    found = chosen.of(file)
    faults = {puzzle: Phrase("puzzle-wrong-duplicate", {"other": other}) for puzzle, other in near_duplicates(found)}
    wrong = 0
    with progress_bar() as progress:
        for puzzle in progress.track(found, description="puzzles"):
            trouble = run_in_background(lambda: find_fault(puzzle)) or faults.get(puzzle)  # noqa: B023
            if trouble is not None:
                wrong += 1
                print(f"{puzzle.name}  {puzzle.position}  {say(trouble, spoken)}")
    if wrong:
        raise OptionError("puzzle.some_wrong", wrong=wrong, all=len(found))
    print(say(Phrase("puzzles-all-proved", {"count": len(found)}), spoken))


@app.command(show=False)
def make(*arguments: str) -> None:
    """Name the program that replaces this command."""
    raise OptionError("command.moved", command="python -m tools.make_puzzles find")


@app.command(show=False)
def grade(*arguments: str) -> None:
    """Name the program that replaces this command."""
    raise OptionError("command.moved", command="python -m tools.make_puzzles grade")


def _print_counts(names: Iterable[str]) -> None:
    for name, count in sorted(Counter(names).items()):
        print(f"{name:14} {count:4}")
