"""``erawan play``: play a game in the terminal, in a full screen or line by line, here or on a server."""

from __future__ import annotations

from erawan.cli.arguments import Language, OptionTexts, Plain, has_full_screen, read_language
from erawan.cli.play_local import GameRequest, play_full, play_lines
from erawan.cli.play_options import (
    DEFAULT_SEAT,
    Clock,
    Name,
    Opponents,
    PositionText,
    RecordFile,
    Resume,
    Seat,
    Seed,
    Server,
    Which,
)
from erawan.core.errors import OptionError
from erawan.words import Phrase, say


def play(
    game: Which = None,
    *,
    seat: Seat = DEFAULT_SEAT,
    opponent: Opponents = None,
    position: PositionText = "",
    option: OptionTexts = None,
    language: Language = None,
    seed: Seed = None,
    record: RecordFile = None,
    resume: Resume = False,
    plain: Plain = False,
    server: Server = None,
    name: Name = None,
    clock: Clock = "",
) -> None:
    """Play a game in the terminal: in a full screen with mouse and keys, or line by line with --plain."""
    spoken = read_language(language)
    is_full = not plain and has_full_screen()
    wanted = GameRequest(game, seat, opponent, position, option, seed, record, resume)
    if server is not None:
        from erawan.cli.play_server import play_on_server

        _say(play_on_server(server, wanted, name, clock, spoken, is_full), spoken)
    elif name is not None or clock:
        raise OptionError("play.name_alone", option="--clock" if name is None else "--name")
    elif is_full:
        _say(play_full(wanted, spoken), spoken)
    else:
        play_lines(wanted, spoken, wanted.words(language))


def _say(farewell: Phrase | None, language: str) -> None:
    """Print how to continue later, once the full screen is gone."""
    if farewell is not None:
        print(say(farewell, language))
