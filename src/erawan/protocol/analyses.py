"""Requests and responses about analyses of whole games, and the live analysis of a position."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from erawan.protocol.commands import GameId
from erawan.protocol.messages import Seat, Turn
from erawan.protocol.phrases import Words
from erawan.protocol.studies import Place

Percents: TypeAlias = Annotated[
    list[int], Meta(description="Winning chance of each side in percent; 0 and 100 are proven.")
]
SidesOfSeats: TypeAlias = Annotated[
    list[list[int]], Meta(description="The seats of each side. Chances are listed in this order.")
]


class JudgedLine(Struct, frozen=True):
    """A good turn and the expected continuation."""

    turns: Annotated[list[str], Meta(description="The turn, then the continuation.")]
    does: Annotated[Words, Meta(description="What the turn does.")]
    percents: Percents
    certain: Annotated[Words | None, Meta(description="The proven result for the player of the turn, if there is one.")]


class JudgedPosition(Struct, frozen=True):
    """The analysis of one position."""

    percents: Percents
    lines: Annotated[list[JudgedLine], Meta(description="The best turns, best first; empty once the game is over.")]


class JudgedTurn(Struct, frozen=True):
    """The analysis of one played turn."""

    ply: Annotated[int, Meta(description="Number of the turn, from 1.")]
    seat: Seat
    turn: Turn
    mark: Annotated[str, Meta(description="`good`, `only`, `forced`, `inaccuracy`, `mistake` or `blunder`.")]
    sign: Annotated[str, Meta(description="Annotation symbol, such as `?!`; empty for good and forced turns.")]
    before: Annotated[int, Meta(description="The mover's winning chance before the turn, in percent.")]
    after: Annotated[int, Meta(description="The mover's winning chance after the turn, in percent.")]
    note: Annotated[Words | None, Meta(description="A missed win or an allowed loss.")]
    is_turning_point: Annotated[bool, Meta(description="Whether the turn changed the course of the game.")]


class Judged(Struct, frozen=True):
    """The analysis of a game, as far as it has come."""

    sides: SidesOfSeats
    accuracy: Annotated[
        list[int | None], Meta(description="Accuracy of each seat, from 0 to 100; null before its first choice.")
    ]
    positions: Annotated[
        list[JudgedPosition], Meta(description="The positions from the first on: one more than there are turns.")
    ]
    turns: Annotated[list[JudgedTurn], Meta(description="The turns in order.")]


class AnalysisView(Struct, frozen=True, kw_only=True):
    """An analysis of a game, its progress and its results so far."""

    id: Annotated[str, Meta(description="Id of the analysis.")]
    status: Annotated[
        str, Meta(description="`new` (not requested yet), `waiting`, `running`, `over`, `stopped` or `failed`.")
    ]
    ahead: Annotated[int, Meta(description="Number of analyses before this one in the queue.")] = 0
    is_yours: Annotated[bool, Meta(description="Whether you requested the analysis and may stop it.")] = False
    done: Annotated[int, Meta(description="Number of analysed positions.")] = 0
    total: Annotated[int, Meta(description="Number of all positions.")]
    seconds: Annotated[float, Meta(description="Thinking time for each position.")]
    judged: Annotated[Judged | None, Meta(description="The results so far.")] = None


class LineView(Struct, frozen=True):
    """A turn, the expected continuation, and its value."""

    turns: Annotated[list[str], Meta(description="The turn, then the continuation.")]
    does: Annotated[list[Words], Meta(description="What each of the turns does.")]
    chances: Annotated[list[float], Meta(description="Winning chance of each seat, from 0 to 1.")]
    is_certain: Annotated[bool, Meta(description="Whether the value is proven.")]
    distance: Annotated[int | None, Meta(description="Number of turns until the end, if it is known.")]


class ThoughtView(Struct, frozen=True):
    """The result of a live analysis so far. A later one replaces it."""

    sides: SidesOfSeats
    depth: Annotated[int, Meta(description="Search depth in turns.")]
    nodes: Annotated[int, Meta(description="Number of positions searched.")]
    seconds: Annotated[float, Meta(description="Time spent.")]
    lines: Annotated[list[LineView], Meta(description="The best turns, best first.")]
    is_last: Annotated[bool, Meta(description="Whether the analysis has ended.")] = False


USUAL_SECONDS = 0.5


class Analysed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The subject of an analysis: either a game of this server or a list of turns."""

    game: Annotated[GameId | None, Meta(description="Id of a game of this server.")] = None
    place: Annotated[Place | None, Meta(description="A start and turns, instead of a game.")] = None
    seconds: Annotated[float, Meta(ge=0.1, le=5.0, description="Thinking time for each position.")] = USUAL_SECONDS
