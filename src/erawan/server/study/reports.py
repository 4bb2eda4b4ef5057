"""Build the report of an analysis: its progress, and what each position and turn deserves as far as that is known."""

from __future__ import annotations

from msgspec import Struct

from erawan.analysis import AnalysedPosition, AnalysedTurn, Analysis
from erawan.analysis.sentences import note_phrase, percent, proof_phrase
from erawan.core.state import State
from erawan.search.search_result import Evaluation, Line
from erawan.server.live import protocol as p
from erawan.words import Phrase

LONGEST_LINE = 8
"""Turns of a line that are told; a search further on is guessing."""


class JudgedLine(Struct, frozen=True):
    """A good turn with what is expected to follow."""

    turns: list[str]
    """The turn itself first."""
    does: p.Words
    """What the turn does."""
    percents: list[int]
    """The chance of each side, in percent; 0 and 100 are certain."""
    certain: p.Words | None
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
    note: p.Words | None
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


def tell_judged(analysis: Analysis) -> Judged:
    """What an analysis has found, to be shown."""
    return Judged(
        [list(side) for side in analysis.record.game.sides],
        [None if value is None else round(value) for value in analysis.accuracies],
        [_tell_position(position) for position in analysis.positions],
        [_tell_turn(turn) for turn in analysis.turns],
    )


def _tell_position(position: AnalysedPosition) -> JudgedPosition:
    state = position.state
    return JudgedPosition(_percents(position.evaluation, state), [_tell_line(line, state) for line in position.lines])


def _tell_line(line: Line, state: State) -> JudgedLine:
    return JudgedLine(
        list(line.turns[:LONGEST_LINE]),
        p.words_of(state.describe(line.turn)),
        _percents(line.evaluation, state),
        _words(proof_phrase(line.evaluation, state.to_move)),
    )


def _tell_turn(turn: AnalysedTurn) -> JudgedTurn:
    return JudgedTurn(
        turn.ply,
        turn.seat,
        turn.turn,
        str(turn.mark),
        turn.mark.sign,
        percent(turn.before.evaluation, turn.seat),
        percent(turn.played, turn.seat),
        _words(note_phrase(turn)),
        turn.is_turning_point,
    )


def _percents(evaluation: Evaluation, state: State) -> list[int]:
    return [percent(evaluation, side[0]) for side in state.game.sides]


def _words(phrase: Phrase | None) -> p.Words | None:
    return None if phrase is None else p.words_of(phrase)
