"""``erawan play``: a game in the terminal, in a full screen or line by line, here or on a server."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from erawan.cli.arguments import (
    Language,
    OptionTexts,
    aside,
    compile_steps,
    find_last_record,
    read_game,
    read_language,
    read_position,
)
from erawan.core.errors import OptionError
from erawan.core.state import State
from erawan.players import FORMS
from erawan.records.keeping import Keeper
from erawan.tui.plan import DEFAULT_OPPONENT, Plan, read_seats, unfinished
from erawan.words import Phrase, say

DEFAULT_SEAT = "1"


def play(
    game: Annotated[
        str | None,
        Parameter(
            help="siam or king-of-siam; a position tells it by itself. With --server the id of a game there, or the "
            "link of an invitation; without it you choose among your games and the open ones.",
            show_default=False,
        ),
    ] = None,
    *,
    seat: Annotated[
        str, Parameter(help="Your seat, from 1 (in Siam the elephants); several as 1,3; all for every seat.")
    ] = DEFAULT_SEAT,
    opponent: Annotated[
        str,
        Parameter(help=f"Who plays the other seats: {', '.join(FORMS)}. Several, in the order of the seats, as A,B."),
    ] = DEFAULT_OPPONENT,
    position: Annotated[str, Parameter(help="Go on from this position.", show_default=False)] = "",
    option: OptionTexts = None,
    language: Language = None,
    seed: Annotated[
        int | None, Parameter(help="Makes the set-up and the opponents' choices repeatable.", show_default=False)
    ] = None,
    record: Annotated[
        Path | None,
        Parameter(
            help="Keep the game in this file of records, after every turn. The full screen keeps games in a file of "
            "your own if none is named.",
            show_default=False,
        ),
    ] = None,
    resume: Annotated[bool, Parameter(help="Go on with the last game of that file of records.", negative="")] = False,
    plain: Annotated[
        bool,
        Parameter(
            help="Play line by line, for pipes, screen readers and simple terminals; chosen by itself where there is "
            "no terminal, or TERM is dumb.",
            negative="",
        ),
    ] = False,
    server: Annotated[
        str | None, Parameter(help="Play on the Erawan server at this address.", show_default=False)
    ] = None,
    name: Annotated[
        str | None, Parameter(help="What others on the server see beside your seat.", show_default=False)
    ] = None,
) -> None:
    """Play a game in the terminal: in a full screen with mouse and keys, or line by line with --plain."""
    spoken = read_language(language)
    is_full = not plain and has_full_screen()
    if server is not None:
        _refuse_beside_server(position, option, record, resume)
        from erawan.cli.play_server import play_there

        _say(play_there(server, game or "", name, spoken, is_full), spoken)
        return
    if name is not None:
        raise OptionError("play.name_alone")
    if is_full and not (game or position or resume):
        from erawan.tui.app import start_app
        from erawan.tui.keeping import Choices

        first = Choices(seat=seat, opponent=opponent, options=tuple(option or ()), seed=seed, record=record)
        _say(start_app(spoken, first), spoken)
        return
    plan = _read_plan(game, seat, opponent, position, option, seed, record, resume, spoken, is_full)
    if is_full:
        from erawan.tui.app import play_plan

        _say(play_plan(plan, spoken), spoken)
        return
    chosen = {"seat": (seat, DEFAULT_SEAT), "opponent": (opponent, DEFAULT_OPPONENT), "language": (language or "", "")}
    words = "".join(f" --{key} {shlex.quote(value)}" for key, (value, usual) in chosen.items() if value != usual)
    _play_lines(plan, spoken, words)


def _say(farewell: Phrase | None, language: str) -> None:
    """How to go on later, once the full screen is gone."""
    if farewell is not None:
        print(say(farewell, language))


def has_full_screen() -> bool:
    """Whether a person sits at a terminal that can move its cursor."""
    is_terminal = all(stream is not None and stream.isatty() for stream in (sys.stdout, sys.stdin))
    return is_terminal and os.environ.get("TERM", "") not in ("dumb", "unknown")


def _refuse_beside_server(position: str, option: list[str] | None, record: Path | None, resume: bool) -> None:
    given = {"--position": position, "--option": option, "--record": record, "--resume": resume}
    for flag, value in given.items():
        if value:
            raise OptionError("play.server_alone", option=flag)


def _read_plan(
    game: str | None,
    seat: str,
    opponent: str,
    position: str,
    option: list[str] | None,
    seed: int | None,
    record: Path | None,
    resume: bool,
    language: str,
    is_full: bool,
) -> Plan:
    turns: tuple[str, ...] = ()
    if resume:
        if game or position or option:
            raise OptionError("play.resume_alone")
        states, turns = aside(lambda: _read_unfinished(record, language))
    else:
        states = (aside(lambda: _first(position, game, option, seed)),)
    seats = read_seats(seat, opponent, states[0].game)
    file = record or (_own_file() if is_full else None)
    adviser = opponent if opponent.startswith("ugi:") else opponent.split(",", maxsplit=1)[0]
    return Plan(states, turns, seats, adviser, seed, Keeper(file) if file else None)


def _own_file() -> Path:
    from erawan.tui.keeping import own_file

    return own_file()


def _first(position: str, game: str | None, option: list[str] | None, seed: int | None) -> State:
    return read_position([position], game, option) if position else read_game(game, option).start(seed=seed)


def _read_unfinished(file: Path | None, language: str) -> tuple[tuple[State, ...], tuple[str, ...]]:
    if file is None:
        raise OptionError("play.resume_needs")
    return unfinished(find_last_record(file, language), file)


def _play_lines(plan: Plan, language: str, words: str) -> None:
    """Plays line by line; ``words`` are the options to give again when the game is gone on with."""
    from rich.console import Console

    from erawan.cli.loop import Loop
    from erawan.cli.table import Table

    compile_steps(plan.steps())
    sitting = aside(plan.sit_down)
    file = plan.keeper.path if plan.keeper else None

    def farewell() -> Phrase:
        """K4.6: a position's text holds all hands, so it is told where none is hidden."""
        state = sitting.state
        if all(sitting.view(seat).text == str(state) for seat in sitting.people):
            options = "".join(f" --option {name}={value}" for name, value in state.game.changed_options().items())
            return Phrase("play-goodbye", {"position": str(state), "words": words + options})
        if file and sitting.texts:
            return Phrase("play-goodbye-record", {"path": shlex.quote(str(file)), "words": words})
        return Phrase("play-goodbye-hidden")

    with Loop() as loop:
        table = Table(sitting, loop, language, farewell, Console(highlight=False))
        try:
            table.run()
        finally:
            if plan.keeper is not None and plan.keeper.has_written:
                table.say("play-recorded", path=str(file))
        loop.do(sitting.close())
