"""``erawan arena``: a match between players, on all cores, with error bars."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

from cyclopts import Parameter

from erawan.cli.arguments import (
    GameName,
    Language,
    OptionTexts,
    check_plot_path,
    progress_bar,
    read_game,
    read_language,
    read_number,
    report_error,
    run_in_background,
)
from erawan.core.errors import OptionError
from erawan.core.files import can_append, write_text
from erawan.words import Phrase, say

if TYPE_CHECKING:
    from erawan.arena.match import GameTask, Match
    from erawan.arena.results import MatchResults
    from erawan.arena.statistics import Sprt
    from erawan.arena.workers import FinishedGame
    from erawan.records import Record

MOST_SEED = 999_999_999
MOST_WORKERS = 1024


def arena(
    *players: Annotated[str, Parameter(help="Two to four players by name, such as best, greedy, level-3, plain-6.")],
    game: GameName = None,
    option: OptionTexts = None,
    games: Annotated[
        str, Parameter(help="The number of games, rounded up so that every start is played with every seating.")
    ] = "100",
    seconds: Annotated[float | None, Parameter(help="Seconds per turn.", show_default=False)] = None,
    nodes: Annotated[int | None, Parameter(help="Nodes per turn.", show_default=False)] = None,
    depth: Annotated[int | None, Parameter(help="Search depth per turn.", show_default=False)] = None,
    openings: Annotated[
        str | None,
        Parameter(help="Random turns at the start; by default 2 to 6 in Siam, 0 in King of Siam.", show_default=False),
    ] = None,
    balance: Annotated[
        float | None,
        Parameter(
            help="Only starts whose expected result is at most this far from even, from 0 to 1.", show_default=False
        ),
    ] = None,
    seed: Annotated[str, Parameter(help="The random seed of start positions and players.")] = "0",
    workers: Annotated[
        str | None, Parameter(help="Worker processes; by default one per core.", show_default=False)
    ] = None,
    out: Annotated[
        Path | None,
        Parameter(help="The file for the games; by default a new one in the folder arena.", show_default=False),
    ] = None,
    resume: Annotated[bool, Parameter(help="Continue the match in that file.", negative="")] = False,
    sprt: Annotated[
        tuple[float, float] | None,
        Parameter(help="Stop when a sequential test accepts one of these two Elo differences.", show_default=False),
    ] = None,
    json_file: Annotated[
        Path | None, Parameter(name="--json", help="Write the result to this JSON file.", show_default=False)
    ] = None,
    plot: Annotated[
        Path | None, Parameter(help="Write a chart of the score to this SVG file.", show_default=False)
    ] = None,
    ray: Annotated[
        str | None,
        Parameter(help="Play on the Ray cluster at this address, or `local` (extra: ray).", show_default=False),
    ] = None,
    language: Language = None,
) -> None:
    """Play a match: every set-up with every seating, games kept as records, Elo or rating with error bars."""
    from erawan.arena.match import MOST_GAMES, MOST_OPENING_TURNS, Match
    from erawan.arena.match_file import default_path, open_match_file
    from erawan.arena.results import MatchResults
    from erawan.search.limits import Limits

    spoken = read_language(language)
    match = Match(
        read_game(game, option),
        players,
        Limits(seconds, nodes, depth),
        read_number("seed", seed, 0, MOST_SEED),
        None if openings is None else read_number("openings", openings, 0, MOST_OPENING_TURNS),
        _check_balance(balance),
    )
    count = read_number("games", games, 1, MOST_GAMES)
    results = MatchResults(match, _sprt(match, sprt))
    pool = Workers(None if workers is None else read_number("workers", workers, 1, MOST_WORKERS), ray)
    reports = Reports(json_file, plot)
    reports.check()
    run_in_background(lambda: _check_players(match))
    path = out or default_path(match, resume)
    open_match_file(path, resume)
    # Games that are read are also replayed, so the rules may have to be compiled first.
    finished = run_in_background(lambda: _resumed(path, match, spoken)) if resume else {}
    for record in finished.values():
        results.add(record)
    tasks = [task for task in match.tasks(count) if task.key not in finished]
    try:
        _play(results, tasks, pool, path)
    except KeyboardInterrupt:
        print("erawan: " + say(Phrase("arena-interrupted", {"path": str(path)}), spoken), file=sys.stderr)
        raise
    finally:
        reports.tell(results, path)


class Workers(NamedTuple):
    """The workers that play the games, here or on a Ray cluster; ``workers`` is their number, None for one per core."""

    workers: int | None
    ray: str | None

    def play(
        self, match: Match, tasks: list[GameTask], on_ready: Callable[[], None]
    ) -> Generator[FinishedGame, None, None]:
        """Yield every game as it ends."""
        from erawan.arena.ray_backend import play_on_ray
        from erawan.arena.workers import cores, play_in_processes

        if self.ray is not None:
            return play_on_ray(match, tasks, self.ray, self.workers, on_ready)
        return play_in_processes(match, tasks, self.workers or cores(), on_ready)


# ---- reading


def _sprt(match: Match, elos: tuple[float, float] | None) -> Sprt | None:
    """Return the requested sequential test; raise an error if the match is no duel."""
    from erawan.arena.statistics import MOST_ELO, Sprt

    if elos is None:
        return None
    if not match.is_duel or not -MOST_ELO <= elos[0] < elos[1] <= MOST_ELO:
        raise OptionError("arena.sprt", elo0=f"{elos[0]:g}", elo1=f"{elos[1]:g}")
    return Sprt(*elos)


def _check_balance(balance: float | None) -> float | None:
    """Return the option if it is left out or from 0 to 1."""
    if balance is None or 0 <= balance <= 1:
        return balance
    raise OptionError("number.range", name="balance", value=f"{balance:g}", least=0, most=1)


def _check_players(match: Match) -> None:
    """Raise an error for an unknown player before anything is played."""
    from erawan.players import make_player

    for name in dict.fromkeys(match.names):
        make_player(name, match.game, match.seed).close()


def _resumed(path: Path, match: Match, language: str) -> dict[tuple[int, int], Record]:
    """Return the games already played; report those cut off while they were written, which are played again."""
    from erawan.arena.match_file import read_match_file

    with progress_bar() as progress:
        progress.add_task("Reading the games already played", total=None)
        return read_match_file(path, match, lambda error: report_error(error, language))


# ---- playing


def _play(results: MatchResults, tasks: list[GameTask], pool: Workers, path: Path) -> None:
    """Play the games that are left, store each, and show the results meanwhile."""
    from erawan.arena.match_file import append_game

    left = [] if results.verdict() else tasks
    with _display(results, len(left)) as update, closing(pool.play(results.match, left, update)) as games:
        for _, record in games:
            # Store, then tell.
            append_game(path, record)
            results.add(record)
            update()
            if results.verdict():
                return


@contextmanager
def _display(results: MatchResults, count: int) -> Iterator[Callable[[], None]]:
    """Show a progress bar and a running table on standard error, if it is a terminal.

    Yield a function to call whenever the match changes.
    """
    from rich.console import Console, Group
    from rich.live import Live
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    from erawan.arena.results_table import table_of

    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    progress = Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn())
    before = results.games
    bar = progress.add_task("Preparing the players", total=count)
    with Live(Group(progress, table_of(results)), console=console, transient=True) as live:

        def update() -> None:
            progress.update(bar, description="Playing", completed=results.games - before)
            live.update(Group(progress, table_of(results)))

        yield update


# ---- telling


class Reports(NamedTuple):
    """The files that the results go to, beside the terminal."""

    json_file: Path | None
    plot: Path | None

    def check(self) -> None:
        """Raise an error before the match if a file cannot be written."""
        check_plot_path(self.plot)
        for path in (self.json_file, self.plot):
            if path is not None:
                can_append(path)

    def tell(self, results: MatchResults, path: Path) -> None:
        """Print the table, and write the requested files."""
        from rich.console import Console

        from erawan.arena.results import as_object
        from erawan.arena.results_table import table_of
        from erawan.arena.score_chart import plot_svg

        Console().print(table_of(results))
        print(f"records: {path}")
        if self.json_file is not None:
            told = {**as_object(results), "records": str(path)}
            write_text(self.json_file, json.dumps(told, indent=2, ensure_ascii=False) + "\n")
        if self.plot is not None:
            write_text(self.plot, plot_svg(results))
