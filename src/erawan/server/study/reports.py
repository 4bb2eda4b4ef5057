"""Build the report of an analysis: its progress, and what each position and turn deserves as far as that is known."""

from __future__ import annotations

from erawan.analysis import AnalysedPosition, AnalysedTurn, Analysis
from erawan.analysis.sentences import note_phrase, percent, proof_phrase
from erawan.core.state import State
from erawan.protocol import messages as p
from erawan.protocol.analyses import Judged, JudgedLine, JudgedPosition, JudgedTurn
from erawan.search.search_result import Evaluation, Line
from erawan.server.domain.phrases import words_of
from erawan.words import Phrase

LONGEST_LINE = 8
"""Turns of a line that are told; a search further on is guessing."""


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
        words_of(state.describe(line.turn)),
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
    return None if phrase is None else words_of(phrase)
