"""Requests and responses about analyses of whole games, and the live analysis of a position."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from erawan.protocol.commands import GameId
from erawan.protocol.messages import Words
from erawan.protocol.studies import Place


class JudgedLine(Struct, frozen=True):
    """A good turn with what is expected to follow."""

    turns: list[str]
    """The turn itself first."""
    does: Words
    """What the turn does."""
    percents: list[int]
    """The chance of each side, in percent; 0 and 100 are certain."""
    certain: Words | None
    """What is certain for whoever makes the turn."""


class JudgedPosition(Struct, frozen=True):
    """A position as far as it is known."""

    percents: list[int]
    """The chance of each side, in percent; 0 and 100 are certain."""
    lines: list[JudgedLine]
    """The best turns, best first; none once the game is over."""


class JudgedTurn(Struct, frozen=True):
    """A turn and what it deserves."""

    ply: int
    """The number of the turn, from 1."""
    seat: int
    turn: str
    mark: str
    """`good`, `only`, `forced`, `inaccuracy`, `mistake` or `blunder`."""
    sign: str
    """The sign written behind the turn; good and forced turns have none."""
    before: int
    """The mover's chance before the turn, in percent."""
    after: int
    note: Words | None
    """A win that was missed, a loss that was allowed."""
    is_turning_point: bool
    """Whether the game went another way from here."""


class Judged(Struct, frozen=True):
    """What is known of a game's turns, from the first one on."""

    sides: list[list[int]]
    """The seats that win together; chances are told in this order."""
    accuracy: list[int | None]
    """How well each seat played, from 0 to 100; null for one that had no choice so far."""
    positions: list[JudgedPosition]
    """From the first one on: one more than there are turns."""
    turns: list[JudgedTurn]


class AnalysisView(Struct, frozen=True, kw_only=True):
    """An analysis: how far it is and what was found so far."""

    id: str
    status: str
    """`new` (nobody asked for it yet), `waiting`, `running`, `over`, `stopped` or `failed`."""
    ahead: int = 0
    """How many analyses come first."""
    is_yours: bool = False
    """Whether you asked for it and may stop it."""
    done: int = 0
    """How many positions are through."""
    total: int
    seconds: float
    """How long each position is thought about."""
    judged: Judged | None = None


class LineView(Struct, frozen=True):
    """A turn with what is expected to follow, and what it is worth."""

    turns: list[str]
    does: list[Words]
    """What each of the turns does."""
    chances: list[float]
    """The chance of each seat to win, from 0 to 1."""
    is_certain: bool
    distance: int | None
    """Turns until the end, where it is known."""


class ThoughtView(Struct, frozen=True):
    """What was found so far; a later one takes its place."""

    sides: list[list[int]]
    """The seats that win together."""
    depth: int
    nodes: int
    seconds: float
    lines: list[LineView]
    """The best first."""
    is_last: bool = False
    """Whether nothing deeper follows."""


USUAL_SECONDS = 0.5


class Analysed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is to be analysed: a game of this server, or the turns of a place."""

    game: GameId | None = None
    place: Place | None = None
    seconds: Annotated[float, Meta(ge=0.1, le=5.0)] = USUAL_SECONDS
    """How long each position is thought about."""
