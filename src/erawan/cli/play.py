"""``erawan play``: a game in the terminal, line by line, against opponents of any strength."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from erawan.cli.arguments import (
    GameName,
    Language,
    OptionTexts,
    aside,
    compile_steps,
    find_last_record,
    read_game,
    read_language,
    read_position,
)
from erawan.cli.table import Farewell, Table
from erawan.core.errors import OptionError, quote
from erawan.core.files import can_append
from erawan.core.game import Game
from erawan.core.state import State
from erawan.core.warmup import rule_steps
from erawan.players import FORMS, Player, make_player
from erawan.records import append_record, record_of
from erawan.search.limits import Limits

ALL_SEATS = "all"
DEFAULT_SEAT = "1"
DEFAULT_OPPONENT = "level-3"


def play(
    *,
    game: GameName = None,
    seat: Annotated[
        str, Parameter(help="Your seat, from 1 (in Siam the elephants), or all for every seat.")
    ] = DEFAULT_SEAT,
    opponent: Annotated[str, Parameter(help=f"Who plays the others: {', '.join(FORMS)}.")] = DEFAULT_OPPONENT,
    position: Annotated[str, Parameter(help="Go on from this position.", show_default=False)] = "",
    option: OptionTexts = None,
    language: Language = None,
    seed: Annotated[
        int | None, Parameter(help="Makes the set-up and the opponents' choices repeatable.", show_default=False)
    ] = None,
    record: Annotated[Path | None, Parameter(help="Add the game to this file of records.", show_default=False)] = None,
    resume: Annotated[bool, Parameter(help="Go on with the last game of that file of records.", negative="")] = False,
) -> None:
    """Play a game in the terminal against opponents of any strength."""
    from rich.console import Console

    spoken = read_language(language)
    began = datetime.now(UTC)
    if resume:
        if game or position or option:
            raise OptionError("play.resume_alone")
        states, turns = aside(lambda: _unfinished(record, spoken))
    else:
        turns = []
        states = [aside(lambda: _first(position, game, option, seed))]
    state = states[-1]
    seats = _read_seats(seat, state.game)
    players = {other: make_player(opponent, state.game, seed) for other in _others(seats, state.game)}
    adviser = make_player(opponent, state.game, seed)
    if state.outcome is None:
        compile_steps([*rule_steps(state.game), ("opponents", lambda: _warm_up(adviser, state))])
    chosen = {"seat": (seat, DEFAULT_SEAT), "opponent": (opponent, DEFAULT_OPPONENT), "language": (language, None)}
    words = "".join(f" --{name} {value}" for name, (value, default) in chosen.items() if value != default)
    if record is not None:
        can_append(record)
    farewell = Farewell(words, str(record or ""))
    table = Table(states, turns, players, adviser, spoken, farewell, Console(highlight=False))
    try:
        table.run()
    finally:
        for player in (*players.values(), adviser):
            player.close()
        if record is not None and table.turns and table.turns != turns:
            names = tuple(players[at].name if at in players else "" for at in range(1, state.game.seats + 1))
            append_record(record, record_of(states[0], table.turns, seats=names, began=began, ended=datetime.now(UTC)))
            table.say("play-recorded", path=str(record))


def _first(position: str, game: str | None, option: list[str] | None, seed: int | None) -> State:
    return read_position([position], game, option) if position else read_game(game, option).start(seed=seed)


def _unfinished(file: Path | None, language: str) -> tuple[list[State], list[str]]:
    """The positions and turns of the last game in a file, which must not be finished."""
    if file is None:
        raise OptionError("play.resume_needs")
    found = find_last_record(file, language)
    states = list(found.replay())
    if found.result is not None or states[-1].outcome is not None:
        raise OptionError("play.resume_finished", path=str(file))
    return states, list(found.texts)


def _read_seats(text: str, game: Game) -> tuple[int, ...]:
    if text == ALL_SEATS:
        return tuple(range(1, game.seats + 1))
    if text.isdecimal() and 1 <= int(text) <= game.seats:
        return (int(text),)
    raise OptionError("seat.unknown", seat=quote(text), seats=game.seats)


def _others(seats: tuple[int, ...], game: Game) -> list[int]:
    return [seat for seat in range(1, game.seats + 1) if seat not in seats]


def _warm_up(player: Player, state: State) -> None:
    """One short thought, which compiles what the opponents think with."""
    player.choose(state.view(state.to_move), Limits(nodes=1))
