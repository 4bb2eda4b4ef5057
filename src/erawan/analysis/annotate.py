"""A record with what the analysis says of it: a comment a turn, and what should have been played as a variation."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from erawan.analysis.game import AnalysedTurn, Analysis
from erawan.analysis.wording import LONGEST_LINE, change_words, remark
from erawan.core.errors import ErawanError
from erawan.core.state import State
from erawan.records import Record, RecordedTurn

TAG = "analysis"


def annotate(analysis: Analysis, language: str = "en") -> Record:
    """The record with comments and variations added; what stood there stays, and comes first."""
    record = analysis.record
    judged = {turn.ply: turn for turn in analysis.turns}
    turns = tuple(
        _annotate_turn(recorded, judged[ply], language) if ply in judged else recorded
        for ply, recorded in enumerate(record.turns, 1)
    )
    return replace(record, turns=turns, tags={**record.tags, TAG: _tag_value(analysis)})


def _annotate_turn(recorded: RecordedTurn, turn: AnalysedTurn, language: str) -> RecordedTurn:
    told = f"{turn.mark.sign} {change_words(turn, language)}".strip()
    comment = "; ".join(filter(None, (recorded.comment, told, remark(turn, language))))
    return replace(recorded, comment=comment, variations=(*recorded.variations, *_variations(recorded, turn)))


def _variations(recorded: RecordedTurn, turn: AnalysedTurn) -> tuple[tuple[RecordedTurn, ...], ...]:
    """The best line in place of a turn that gave something away, unless it stands there already."""
    if not turn.mark.is_error:
        return ()
    line = tuple(RecordedTurn(text) for text in legal_part(turn.before.state, turn.best.turns[:LONGEST_LINE]))
    known = (tuple(other.turn for other in variation) for variation in recorded.variations)
    return () if not line or tuple(other.turn for other in line) in known else (line,)


def legal_part(state: State, turns: tuple[str, ...]) -> tuple[str, ...]:
    """The turns of a line as far as they can be played: engines of others may promise more than that."""
    for count, turn in enumerate(turns):
        try:
            state = state.play(turn)
        except ErawanError:
            return turns[:count]
    return turns


def _tag_value(analysis: Analysis) -> dict[str, Any]:
    limits = {name: value for name, value in vars(analysis.limits).items() if value is not None}
    accuracies = [None if value is None else round(value, 1) for value in analysis.accuracies]
    return {**limits, "turns": len(analysis.turns), "accuracy": accuracies}
