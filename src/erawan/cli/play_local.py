"""``erawan play`` without a server.

Read the request from the command line, and play in a full screen or line by line.
"""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from pathlib import Path

from erawan.cli.arguments import compile_steps, find_last_record, read_position, run_in_background
from erawan.cli.play_options import DEFAULT_SEAT
from erawan.core.errors import OptionError
from erawan.core.state import State
from erawan.players.player_registry import default_opponent
from erawan.records.record_autosave import RecordAutosave
from erawan.tui.game_setup import GameSetup, read_seats, unfinished
from erawan.words import Phrase


@dataclass(frozen=True)
class GameRequest:
    """The arguments of the command line."""

    game: str | None
    seat: str
    opponent: str | None
    position: str
    option: list[str] | None
    seed: int | None
    record: Path | None
    resume: bool

    @property
    def is_open(self) -> bool:
        """True if the start screen asks which game to play."""
        return not (self.game or self.position or self.resume)

    def words(self, language: str | None) -> str:
        """Return the options to repeat when the game is continued."""
        given = {
            "seat": (self.seat, DEFAULT_SEAT),
            "opponent": (self.opponent or "", ""),
            "language": (language or "", ""),
        }
        return "".join(f" --{key} {shlex.quote(value)}" for key, (value, usual) in given.items() if value != usual)


def play_full(wanted: GameRequest, language: str) -> Phrase | None:
    """Play in a full screen; return what to say on leaving."""
    from erawan.tui.launch_options import LaunchOptions, own_file
    from erawan.tui.terminal_app import play_setup, start_app

    if wanted.is_open:
        options = tuple(wanted.option or ())
        return start_app(language, LaunchOptions(wanted.seat, wanted.opponent, options, wanted.seed, wanted.record))
    return play_setup(_read_plan(wanted, language, wanted.record or own_file()), language)


def play_lines(wanted: GameRequest, language: str, words: str) -> None:
    """Play line by line; ``words`` are the options to repeat when the game is continued."""
    from rich.console import Console

    from erawan.cli.event_loop_thread import EventLoopThread
    from erawan.cli.line_mode import LineGame

    plan = _read_plan(wanted, language, wanted.record)
    compile_steps(plan.steps())
    session = run_in_background(plan.make_session)
    file = plan.autosave.path if plan.autosave else None

    def farewell() -> Phrase:
        """Return how to continue; K4.6: the position's text holds all hands, so it is shown only if none is hidden."""
        state = session.state
        if all(session.view(seat).text == str(state) for seat in session.people):
            options = "".join(f" --option {name}={value}" for name, value in state.game.changed_options().items())
            return Phrase("play-goodbye", {"position": str(state), "words": words + options})
        if file and session.texts:
            return Phrase("play-goodbye-record", {"path": shlex.quote(str(file)), "words": words})
        return Phrase("play-goodbye-hidden")

    with EventLoopThread() as loop:
        table = LineGame(session, loop, language, farewell, Console(highlight=False))
        try:
            table.run()
        finally:
            if plan.autosave is not None and plan.autosave.has_written:
                table.say("play-recorded", path=str(file))
        loop.do(session.close())


# ---- reading


def _read_plan(wanted: GameRequest, language: str, file: Path | None) -> GameSetup:
    turns: tuple[str, ...] = ()
    if wanted.resume:
        if wanted.game or wanted.position or wanted.option:
            raise OptionError("play.resume_alone")
        states, turns = run_in_background(lambda: _read_unfinished(wanted.record, language))
    else:
        words = [wanted.position] if wanted.position else []
        states = (read_position(words, wanted.game, wanted.option, wanted.seed),)
    game = states[0].game
    opponent = wanted.opponent or default_opponent(game)
    seats = read_seats(wanted.seat, opponent, game)
    adviser = opponent if opponent.startswith("ugi:") else opponent.split(",", maxsplit=1)[0]
    return GameSetup(states, turns, seats, adviser, wanted.seed, RecordAutosave(file) if file else None)


def _read_unfinished(file: Path | None, language: str) -> tuple[tuple[State, ...], tuple[str, ...]]:
    if file is None:
        raise OptionError("play.resume_needs")
    return unfinished(find_last_record(file, language), file)
