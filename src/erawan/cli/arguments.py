"""Functions that several commands share: arguments, error messages, progress bars, and work that Ctrl-C can stop."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias, TypeVar

from cyclopts import Parameter

from erawan.core import registry
from erawan.core.errors import ErawanError, MalformedError, OptionError, quote
from erawan.core.game import Game
from erawan.core.options import read_options
from erawan.core.state import State
from erawan.core.warmup import Step
from erawan.tui.background import start_in_background
from erawan.words import LANGUAGES, Phrase, pick_language, say

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress
    from rich.text import Text

    from erawan.records import Record

PositionWords: TypeAlias = Annotated[
    str, Parameter(help="The position, in quotes; without it, the start of the game.", show_default=False)
]
GameName: TypeAlias = Annotated[
    str | None, Parameter(help="The game: siam or king-of-siam. Not needed with a position.", show_default=False)
]
OptionTexts: TypeAlias = Annotated[
    list[str] | None,
    Parameter(
        name=("--option", "-o"),
        help="An option of the game, as name=value; repeat it for several options.",
        negative="",
        show_default=False,
    ),
]
Language: TypeAlias = Annotated[
    str | None,
    Parameter(help=f"The language: {', '.join(LANGUAGES)}; by default that of your system.", show_default=False),
]
Plain: TypeAlias = Annotated[
    bool,
    Parameter(
        help="Line by line, for pipes, screen readers and simple terminals; automatic without a full terminal.",
        negative="",
    ),
]
DEFAULT_GAME = "siam"
PREPARING = "Preparing the rules"
WAIT_S = 0.2
LONGEST_ERROR = 300
"""Characters of an error message; a longer one is cut."""

Found = TypeVar("Found")


def has_full_screen() -> bool:
    """Return whether the terminal is interactive and can move its cursor, and the extra ``tui`` is installed."""
    is_terminal = all(stream is not None and stream.isatty() for stream in (sys.stdout, sys.stdin))
    has_cursor = os.environ.get("TERM", "") not in ("dumb", "unknown")
    return is_terminal and has_cursor and find_spec("textual") is not None


def read_game(name: str | None, options: Sequence[str] | None) -> Game:
    """Return the game of the command line."""
    found = registry.game_class(name or DEFAULT_GAME)
    return found(**read_options(found.name, found.option_table, options or ()))


def read_position(words: Sequence[str], name: str | None, options: Sequence[str] | None, seed: int | None = 0) -> State:
    """Return the position of the command line: a text, or the start of a game with this seed.

    Positions call kernels, which may have to be compiled, so Ctrl-C would hit Numba in the main thread.
    """
    return run_in_background(lambda: _read_position(words, name, options, seed))


def _read_position(words: Sequence[str], name: str | None, options: Sequence[str] | None, seed: int | None) -> State:
    text = " ".join(words).strip()
    if text and not name:
        return registry.parse(text, lambda found: read_options(found.name, found.option_table, options or ()))
    game = read_game(name, options)
    if text and not game.claims(text):
        for other in registry.names():
            if registry.game_class(other).claims(text):
                raise OptionError("position.other_game", found=quote(text), game=game.name, other=other)
    return game.parse(text) if text else game.start(seed=seed)


def find_record(file: Path, wanted: int, language: str) -> Record:
    """Return the numbered game of a file; faulty ones count too, and those before it are reported."""
    from erawan.records import RecordError, read_records

    found: list[Record | RecordError] = []
    with progress_bar() as progress:
        task = progress.add_task(str(file), total=None)
        for record in read_records(file, found.append):
            progress.advance(task)
            found.append(record)
            if len(found) >= wanted:
                break
    for error in found[: wanted - 1]:
        if isinstance(error, RecordError):
            report_error(error, language)
    if len(found) < wanted:
        raise _not_there(file, wanted, len(found))
    chosen = found[wanted - 1]
    if isinstance(chosen, RecordError):
        raise chosen
    return chosen


def find_last_record(file: Path, language: str) -> Record:
    """Return the last intact game of a file; report faulty ones."""
    from erawan.records import read_records

    found = None
    with progress_bar() as progress:
        task = progress.add_task(str(file), total=None)
        for record in read_records(file, lambda error: report_error(error, language)):
            progress.advance(task)
            found = record
    if found is None:
        raise _not_there(file, 1, 0)
    return found


def _not_there(file: Path, wanted: int, count: int) -> MalformedError:
    if count == 0:
        return MalformedError("record.none", path=str(file))
    return MalformedError("record.number_unknown", path=str(file), number=wanted, count=count)


def read_language(wanted: str | None) -> str:
    """Return the language of the command line; raise ``OptionError`` if there is no catalogue of it."""
    if wanted is not None and wanted.lower() not in LANGUAGES:
        raise OptionError("language.unknown", name=quote(wanted), expected=", ".join(LANGUAGES))
    return pick_language(wanted)


def read_number(name: str, text: str, least: int, most: int) -> int:
    """Return an integer from the command line; raise ``OptionError`` if it is out of bounds."""
    if re.fullmatch(r"[0-9]{1,9}", text) and least <= int(text) <= most:
        return int(text)
    raise OptionError("number.range", name=name, value=quote(text), least=least, most=most)


def check_plot_path(path: Path | None) -> None:
    """Raise ``OptionError`` if a path is given and does not end in ``.svg``."""
    if path is not None and path.suffix.lower() != ".svg":
        raise OptionError("plot.kind", path=quote(str(path)))


# ---- error messages


def report_error(error: ErawanError, language: str) -> None:
    """Print an error to standard error: its message, and faintly below it the rule that it rests on, if any."""
    print_error(error.tell(language))
    if error.rule:
        from rich.console import Console

        console = Console(stderr=True)
        console.print(f"        {error.tell_rule(language)}", style="dim", markup=False, highlight=False)


def print_error(message: str) -> None:
    """Print a message to standard error, in one line of limited length."""
    line = " ".join(message.split())
    shown = line if len(line) <= LONGEST_ERROR else line[: LONGEST_ERROR - 1] + "…"
    print(f"erawan: {shown}", file=sys.stderr)


# ---- work that Ctrl-C can interrupt


def wait_for(future: Future[Found]) -> Found:
    """Return the result of the work; Ctrl-C ends the waiting, not the work."""
    while True:
        try:
            # In small pieces: not every system lets a signal through to one long wait.
            return future.result(timeout=WAIT_S)
        except TimeoutError:
            if future.done():
                raise


def run_in_background(work: Callable[[], Found]) -> Found:
    """Run the work in a thread of its own, so that Ctrl-C works at once, and return its result."""
    return wait_for(start_in_background(work, Future()))


def compile_steps(steps: Sequence[Step]) -> None:
    """Run the steps that compile kernels, behind a progress bar; only the first time takes long."""
    with progress_bar() as progress:
        task = progress.add_task(PREPARING, total=len(steps))
        for name, step in steps:
            progress.update(task, description=f"{PREPARING} ({name})")
            run_in_background(step)
            progress.advance(task)


def run_behind_progress_bar(words: str, work: Callable[[], Found]) -> Found:
    """Run the work in the background behind a moving progress bar, and return its result."""
    with progress_bar() as progress:
        progress.add_task(words, total=None)
        return run_in_background(work)


def print_drawing(console: Console, drawn: Text, language: str) -> None:
    """Print a drawing; a terminal that is too narrow cuts its lines off and gets a note on standard error."""
    console.print(drawn, no_wrap=drawn.no_wrap, overflow=drawn.overflow, crop=console.is_terminal)
    needed = max(line.cell_len for line in drawn.split())
    if drawn.no_wrap and console.is_terminal and console.width < needed:
        told = Phrase("drawing-narrow", {"needed": needed, "width": console.width})
        print(say(told, language), file=sys.stderr)


def progress_bar() -> Progress:
    """Return a progress bar on standard error that vanishes when it is done.

    If standard error is no terminal, the bar is invisible.
    """
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    return Progress(transient=True, console=console, disable=not console.is_terminal)
