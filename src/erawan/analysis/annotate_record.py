"""Annotate a record: add a comment to each turn, and a better turn as a variation."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from erawan.analysis.game_analysis import AnalysedTurn, Analysis
from erawan.analysis.sentences import LONGEST_LINE, change_words, remark
from erawan.core.errors import ErawanError
from erawan.core.state import State
from erawan.records import Record, RecordedTurn

TAG = "analysis"
SAID = "said"
"""The key in the record's tag that holds what was added to each turn, so that a later analysis can remove it."""

_SEPARATOR = "; "


def annotate(analysis: Analysis, language: str = "en") -> Record:
    """Return the record with comments and variations added. What others wrote stays, and stands before them.

    The comments of an earlier analysis of the same turns are replaced.
    """
    record = analysis.record
    judged = {turn.ply: turn for turn in analysis.turns}
    said = _said_before(record)
    turns = []
    for ply, recorded in enumerate(record.turns, 1):
        if ply not in judged:
            turns.append(recorded)
            continue
        plain = _without(recorded, said.pop(str(ply), None))
        noted = _annotate_turn(plain, judged[ply], language)
        said[str(ply)] = _difference(plain, noted)
        turns.append(noted)
    return replace(record, turns=tuple(turns), tags={**record.tags, TAG: {**_tag_value(analysis), SAID: said}})


def _annotate_turn(recorded: RecordedTurn, turn: AnalysedTurn, language: str) -> RecordedTurn:
    told = f"{turn.mark.sign} {change_words(turn, language)}".strip()
    comment = _SEPARATOR.join(filter(None, (recorded.comment, told, remark(turn, language))))
    return replace(recorded, comment=comment, variations=(*recorded.variations, *_variations(recorded, turn)))


# ---- what an earlier analysis added


def _said_before(record: Record) -> dict[str, Any]:
    """Return the additions of an earlier analysis by Erawan, from its tag; empty for tags of other programs."""
    tag = record.tags.get(TAG)
    said = tag.get(SAID) if isinstance(tag, dict) else None
    return dict(said) if isinstance(said, dict) else {}


def _difference(plain: RecordedTurn, noted: RecordedTurn) -> dict[str, Any]:
    """Return the additions to a turn: the end of its comment, and the turns of a variation."""
    start = len(plain.comment) + len(_SEPARATOR) if plain.comment else 0
    lines = noted.variations[len(plain.variations) :]
    added: dict[str, Any] = {"comment": noted.comment[start:]}
    return added | ({"line": [other.turn for other in lines[0]]} if lines else {})


def _without(recorded: RecordedTurn, said: Any) -> RecordedTurn:
    """Return the turn without the additions of an earlier analysis. Later changes by people stay."""
    if not isinstance(said, dict):
        return recorded
    comment, own = recorded.comment, said.get("comment")
    if comment == own:
        comment = ""
    elif isinstance(own, str):
        comment = comment.removesuffix(_SEPARATOR + own)
    line = said.get("line")
    added = tuple(RecordedTurn(str(turn)) for turn in line) if isinstance(line, list) else None
    kept = tuple(variation for variation in recorded.variations if variation != added)
    return replace(recorded, comment=comment, variations=kept)


# ---- what this analysis adds


def _variations(recorded: RecordedTurn, turn: AnalysedTurn) -> tuple[tuple[RecordedTurn, ...], ...]:
    """Return the best line as a variation of a bad turn, unless it is there already."""
    if not turn.mark.is_error:
        return ()
    line = tuple(RecordedTurn(text) for text in legal_part(turn.before.state, turn.best.turns[:LONGEST_LINE]))
    known = (tuple(other.turn for other in variation) for variation in recorded.variations)
    return () if not line or tuple(other.turn for other in line) in known else (line,)


def legal_part(state: State, turns: tuple[str, ...]) -> tuple[str, ...]:
    """Return the turns of a line up to the first illegal one: other programs may report more."""
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
