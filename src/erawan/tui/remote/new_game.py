"""Describe a new game on a server: who may take each seat, and the clock."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import ValidationError, convert

from erawan.core.errors import OptionError, quote
from erawan.core.game import Game
from erawan.protocol import requests as b
from erawan.protocol.seats_and_clocks import Anyone, ByLink, ClockPlan, Days, Here, Minutes, NoClock, Opponent, SeatPlan
from erawan.tui.game_setup import PERSON

OPEN, LINK, LEVEL = "open", "link", "level-"
_MINUTES = re.compile(r"([0-9]{1,3})(?:\+([0-9]{1,3}))?")
_DAYS = re.compile(r"([0-9]{1,2})d")


def new_game(game: Game, seats: Sequence[str], clock: str) -> b.NewGame:
    """Return the request for a new game; seats are named as ``parse_seat`` reads them."""
    return b.NewGame(
        game=game.name,
        options=dict(game.changed_options()),
        seats=[parse_seat(name) for name in seats],
        clock=parse_clock(clock),
    )


def parse_seat(name: str) -> SeatPlan:
    """Return who may take a seat: a person here, the first to join, a person with a link, or a computer player."""
    if name == PERSON:
        return Here()
    if name == OPEN:
        return Anyone()
    if name == LINK:
        return ByLink()
    level = name.removeprefix(LEVEL)
    if name.startswith(LEVEL) and level.isdecimal() and len(level) == 1 and 1 <= int(level) <= 8:
        return Opponent(int(level))
    raise OptionError("server.seat", found=quote(name))


def parse_clock(text: str) -> ClockPlan:
    """Return a clock: empty for none, ``10`` or ``10+5`` for minutes and extra seconds, ``3d`` for days a turn."""
    written = text.strip()
    if not written:
        return NoClock()
    minutes, days = _MINUTES.fullmatch(written), _DAYS.fullmatch(written)
    try:
        # The types of the protocol refuse the same values as the server.
        if minutes:
            return convert(
                {"kind": "minutes", "minutes": int(minutes[1]), "increment_s": int(minutes[2] or 0)}, Minutes
            )
        if days:
            return convert({"kind": "days", "days": int(days[1])}, Days)
    except ValidationError:
        pass
    raise OptionError("server.clock", found=quote(text))
