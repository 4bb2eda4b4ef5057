"""The analysis as JSON values; docs/analysis.md describes them field by field.

``FORMAT`` changes when a field changes its meaning or is removed, but not when fields are added.
"""

from __future__ import annotations

from typing import Any

from erawan.analysis.game_analysis import AnalysedPosition, AnalysedTurn, Analysis
from erawan.analysis.judgement import Mark
from erawan.analysis.probabilities import win_probability
from erawan.core.state import State
from erawan.search.limits import Limits
from erawan.search.search_result import Evaluation, Line, SearchResult

FORMAT = 1
DIGITS = 4


def position_value(state: State, thought: SearchResult, limits: Limits, is_complete: bool = True) -> dict[str, Any]:
    """Return the analysis of one position."""
    return {
        "kind": "position",
        "format": FORMAT,
        **_game_value(state),
        "limits": _limits_value(limits),
        "complete": is_complete,
        "position": str(state),
        "seat": state.to_move,
        "evaluation": _evaluation_value(thought.evaluation),
        "lines": [_line_value(line) for line in thought.lines],
        "search": _search_value(thought),
    }


def analysis_value(analysis: Analysis) -> dict[str, Any]:
    """Return the analysis of a game."""
    record = analysis.record
    return {
        "kind": "game",
        "format": FORMAT,
        "game": record.game.name,
        "options": dict(record.game.options),
        "limits": _limits_value(analysis.limits),
        "complete": analysis.is_complete,
        "seats": list(record.seats) or [""] * record.game.seats,
        "accuracy": [None if value is None else round(value, 2) for value in analysis.accuracies],
        "errors": [_errors_value(analysis, seat) for seat in range(1, record.game.seats + 1)],
        "turns": [_turn_value(turn) for turn in analysis.turns],
        "final": _position_value(analysis.positions[-1]) if analysis.positions else None,
    }


def _game_value(state: State) -> dict[str, Any]:
    return {"game": state.game.name, "options": dict(state.game.options)}


def _limits_value(limits: Limits) -> dict[str, Any]:
    return {"seconds": limits.seconds, "nodes": limits.nodes, "depth": limits.depth}


def _errors_value(analysis: Analysis, seat: int) -> dict[str, int]:
    marks = [turn.mark for turn in analysis.turns if turn.seat == seat]
    return {str(mark): marks.count(mark) for mark in Mark if mark.is_error}


def _turn_value(turn: AnalysedTurn) -> dict[str, Any]:
    judgement = turn.judgement
    return {
        "ply": turn.ply,
        "seat": turn.seat,
        "turn": turn.turn,
        "mark": str(judgement.mark),
        "sign": judgement.mark.sign,
        "loss": round(judgement.loss, DIGITS),
        "note": None if judgement.note is None else str(judgement.note),
        "played": _evaluation_value(turn.played),
        **_position_value(turn.before),
    }


def _position_value(position: AnalysedPosition) -> dict[str, Any]:
    return {
        "position": str(position.state),
        "evaluation": _evaluation_value(position.evaluation),
        "lines": [_line_value(line) for line in position.lines],
        "search": None if position.thought is None else _search_value(position.thought),
    }


def _line_value(line: Line) -> dict[str, Any]:
    return {"turns": list(line.turns), "evaluation": _evaluation_value(line.evaluation)}


def _evaluation_value(evaluation: Evaluation) -> dict[str, Any]:
    seats = range(1, len(evaluation.returns) + 1)
    return {
        "returns": [round(value, DIGITS) for value in evaluation.returns],
        "win_probability": [round(win_probability(evaluation, seat), DIGITS) for seat in seats],
        "proven": evaluation.is_proven,
        "distance": evaluation.distance,
    }


def _search_value(thought: SearchResult) -> dict[str, Any]:
    return {"depth": thought.depth, "nodes": thought.nodes, "seconds": round(thought.seconds, 3)}
