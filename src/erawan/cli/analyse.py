"""``erawan analyse``: the best turns of a position, or a judgement of every turn of a recorded game.

Reading and searching run in a thread of their own, so that Ctrl-C works at once: it ends the search, the results so
far are printed, and the exit status is 130. A second Ctrl-C ends the program silently.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, TypeVar

from cyclopts import Parameter

from erawan.analysis import (
    Analysis,
    analyse_position,
    analyse_record,
    analysis_value,
    annotate,
    plot,
    position_value,
)
from erawan.analysis.game_analysis import check_lines, check_not_over
from erawan.analysis.sentences import percent, percent_words
from erawan.analysis.text_report import tell_game, tell_position
from erawan.cli.arguments import (
    Language,
    OptionTexts,
    check_plot_path,
    find_record,
    progress_bar,
    read_language,
    read_position,
    wait_for,
)
from erawan.core import registry
from erawan.core.errors import ErawanError, OptionError
from erawan.core.files import write_text
from erawan.core.game import Game
from erawan.core.state import State
from erawan.players.player_registry import make_named_engine, strongest_player
from erawan.records import Record, append_record
from erawan.search.limits import Limits, Stop, stricter
from erawan.search.search_result import Engine, SearchResult
from erawan.tui.background import start_in_background
from erawan.words import Phrase, say

if TYPE_CHECKING:
    from rich.text import Text

USUAL_SECONDS = 1.0
LINES_OF_A_POSITION = 3
LINES_OF_A_GAME = 2  # the second tells whether the first was the only good turn

Found = TypeVar("Found")


class AnalyseRequest(NamedTuple):
    """The engine, its limits, and the form of the output."""

    engine: Engine
    limits: Limits
    lines: int
    language: str
    as_json: bool


def analyse(
    *subject: Annotated[str, Parameter(help="A file of recorded games, or a position, with or without quotes.")],
    game: Annotated[int, Parameter(help="The number of the game in the file.")] = 1,
    seconds: Annotated[float | None, Parameter(help="Seconds for each position; 1 if no limit is set.")] = None,
    nodes: Annotated[int | None, Parameter(help="Nodes to search in each position.")] = None,
    depth: Annotated[int | None, Parameter(help="Depth to search in each position.")] = None,
    lines: Annotated[
        int | None, Parameter(help="How many turns to compare; by default 3 for a position, 2 for a game.")
    ] = None,
    player: Annotated[
        str | None,
        Parameter(
            help="The engine: best, level-1 to level-8, plain-D, greedy or uct; by default best, or uct in a game from "
            "another package.",
            show_default=False,
        ),
    ] = None,
    option: OptionTexts = None,
    json_output: Annotated[bool, Parameter(name="--json", help="Print one JSON object.", negative="")] = False,
    plot_file: Annotated[
        Path | None, Parameter(name="--plot", help="Write a chart of the win probability to this SVG file.")
    ] = None,
    annotate_file: Annotated[
        Path | None,
        Parameter(name="--annotate", help="Append the game, with comments and better turns, to this file."),
    ] = None,
    language: Language = None,
) -> None:
    """Find the best turns of a position, or judge every turn of a recorded game.

    Ctrl-C ends it early: the results so far are printed, and the exit status is 130.
    """
    spoken = read_language(language)
    limits = _read_limits(seconds, nodes, depth)
    if lines is not None:
        check_lines(lines)
    check_plot_path(plot_file)
    outputs = {"--plot": plot_file, "--annotate": annotate_file}
    file = _find_file(subject)
    if file is None:
        _refuse(outputs)
        count = lines or LINES_OF_A_POSITION

        def read() -> tuple[State, AnalyseRequest]:
            state = read_position(subject, None, option)
            return state, _make_task(player, state.game, limits, count, spoken, json_output)

        _analyse_position(*wait_for(start_in_background(read, Future())))
    else:
        _check_folders(outputs)
        count = lines or LINES_OF_A_GAME

        def read_file() -> tuple[Record, AnalyseRequest]:
            record = find_record(file, game, spoken)
            return record, _make_task(player, record.game, limits, count, spoken, json_output)

        _analyse_game(*wait_for(start_in_background(read_file, Future())), plot_file, annotate_file)


# ---- reading the arguments


def _find_file(subject: tuple[str, ...]) -> Path | None:
    """Return the file of the arguments; None for a position.

    A position has spaces, so a single word that is no file is a missing file.
    """
    if len(subject) == 1 and not any(letter.isspace() for letter in subject[0]):
        path = Path(subject[0])
        claimed = any(registry.game_class(name).claims(subject[0]) for name in registry.names())
        if path.exists() or path.suffix or not claimed:
            return path
    return Path(subject[0]) if len(subject) == 1 and Path(subject[0]).is_file() else None


def _read_limits(seconds: float | None, nodes: int | None, depth: int | None) -> Limits:
    limits = Limits(seconds, nodes, depth)
    return Limits(USUAL_SECONDS) if limits == Limits() else limits


def _make_task(
    player: str | None, game: Game, limits: Limits, lines: int, language: str, as_json: bool
) -> AnalyseRequest:
    named = make_named_engine(player or strongest_player(game), game)
    return AnalyseRequest(named.engine, stricter(named.limits, limits), lines, language, as_json)


def _refuse(outputs: dict[str, Path | None]) -> None:
    for name, path in outputs.items():
        if path is not None:
            raise OptionError("analysis.needs_game", option=name)


def _check_folders(outputs: dict[str, Path | None]) -> None:
    """Raise an error before the analysis if the folder of an output does not exist."""
    for path in outputs.values():
        if path is not None and not path.parent.is_dir():
            raise ErawanError("file.unwritable", path=str(path), reason="No such file or directory")


# ---- a position


def _analyse_position(state: State, task: AnalyseRequest) -> None:
    check_not_over(state)
    with progress_bar() as progress:
        bar = progress.add_task(say(Phrase("analysis-thinking"), task.language), total=None)

        def report(thought: SearchResult) -> None:
            progress.update(bar, description=_thought_words(state, thought, task.language))

        thought, was_stopped = _run_in_background(
            lambda stop: analyse_position(state, task.limits, task.lines, task.engine, report, stop)
        )
    if task.as_json:
        _print_json(position_value(state, thought, task.limits, not was_stopped))
    else:
        _print(tell_position(state, thought, task.language))
    _end(was_stopped)


def _thought_words(state: State, thought: SearchResult, language: str) -> str:
    hope = percent_words(percent(thought.evaluation, state.to_move), language)
    phrase = Phrase("analysis-thought", {"depth": thought.depth, "turn": thought.turn, "percent": hope})
    # Rich reads brackets as styles.
    return say(phrase, language).replace("[", r"\[")


# ---- a game


def _analyse_game(record: Record, task: AnalyseRequest, plot_file: Path | None, annotate_file: Path | None) -> None:
    with progress_bar() as progress:
        bar = progress.add_task(_progress_words(1, record, task.language), total=len(record.turns) + 1)

        def report(done: int, total: int) -> None:
            words = _progress_words(min(done + 1, total), record, task.language)
            progress.update(bar, completed=done, description=words)

        analysis, was_stopped = _run_in_background(
            lambda stop: analyse_record(record, task.limits, task.lines, task.engine, report, stop)
        )
    if task.as_json:
        _print_json(analysis_value(analysis))
    else:
        _print(tell_game(analysis, task.language))
    if analysis.turns:
        _write_files(analysis, task, plot_file, annotate_file)
    _end(was_stopped)


def _progress_words(number: int, record: Record, language: str) -> str:
    return say(Phrase("analysis-progress", {"done": number, "total": len(record.turns) + 1}), language)


def _write_files(analysis: Analysis, task: AnalyseRequest, plot_file: Path | None, annotate_file: Path | None) -> None:
    """Write the requested files, and say so where it does not disturb the output."""
    if plot_file is not None:
        write_text(plot_file, plot(analysis, task.language))
        _tell_written("analysis-plotted", plot_file, task)
    if annotate_file is not None:
        append_record(annotate_file, annotate(analysis, task.language))
        _tell_written("analysis-annotated", annotate_file, task)


def _tell_written(key: str, path: Path, task: AnalyseRequest) -> None:
    told = say(Phrase(key, {"path": str(path)}), task.language)
    print(told, file=sys.stderr if task.as_json else sys.stdout)


# ---- running and printing


def _run_in_background(work: Callable[[Stop], Found]) -> tuple[Found, bool]:
    """Return the result of the work, and whether Ctrl-C ended it early."""
    stop = Stop()
    future: Future[Found] = Future()
    try:
        start_in_background(lambda: work(stop), future)
        return wait_for(future), False
    except KeyboardInterrupt:
        stop.set()
        return wait_for(future), True


def _end(was_stopped: bool) -> None:
    if was_stopped:
        raise KeyboardInterrupt


def _print(lines: Iterable[Text]) -> None:
    from rich.console import Console

    console = Console(highlight=False)
    for line in lines:
        console.print(line, soft_wrap=True)


def _print_json(value: dict[str, Any]) -> None:
    print(json.dumps(value, ensure_ascii=False))
