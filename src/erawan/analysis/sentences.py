"""Sentences about an analysis in the five languages, and names of seats."""

from __future__ import annotations

from collections.abc import Iterator

from erawan.analysis.game_analysis import AnalysedTurn, Analysis
from erawan.analysis.judgement import Mark, Note
from erawan.analysis.probabilities import proof_for, win_probability
from erawan.core.game import Game
from erawan.records import Record
from erawan.search.search_result import Evaluation
from erawan.words import Phrase, say

LONGEST_NAME = 24
LONGEST_LINE = 6
"""How many turns of a line are shown beside a turn; later turns of a search are mostly guesses."""

_SIDES = {"siam": ("siam-elephants", "siam-rhinos")}


def seat_name(game: Game, seat: int, names: tuple[str, ...], language: str) -> str:
    """Return the name of a seat's player if there is one, else the side or the number."""
    name = names[seat - 1] if names else ""
    if name:
        return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
    sides = _SIDES.get(game.name)
    return say(Phrase(sides[seat - 1]) if sides else Phrase("analysis-seat", {"seat": seat}), language)


def team_name(record: Record, team: tuple[int, ...], language: str) -> str:
    """Return the names of the seats that win together."""
    return " + ".join(seat_name(record.game, seat, record.seats, language) for seat in team)


def percent(evaluation: Evaluation, seat: int) -> int:
    """Return a seat's win probability in percent; 0 and 100 only if the result is certain."""
    whole = round(100 * win_probability(evaluation, seat))
    return whole if evaluation.is_proven else min(max(whole, 1), 99)


def percent_words(number: int, language: str) -> str:
    """Return a number with its percent sign."""
    return say(Phrase("analysis-percent", {"number": number}), language)


def accuracy_words(value: float | None, language: str) -> str:
    """Return an accuracy as text, or that there is none."""
    if value is None:
        return say(Phrase("analysis-accuracy-none"), language)
    return say(Phrase("analysis-accuracy", {"percent": percent_words(round(value), language)}), language)


def proof_words(evaluation: Evaluation, seat: int, language: str) -> str:
    """Return the certain result of a seat, such as "wins in 5 turns"; an empty text if nothing is certain."""
    return _say_if(proof_phrase(evaluation, seat), language)


def proof_phrase(evaluation: Evaluation, seat: int) -> Phrase | None:
    """Return the certain result of a seat as a phrase."""
    proof = proof_for(evaluation, seat)
    return None if proof is None else _within(f"analysis-{proof}", evaluation.distance)


def note_words(turn: AnalysedTurn, language: str) -> str:
    """Return a turn's effect on a proved result in words; an empty text if it had none."""
    return _say_if(note_phrase(turn), language)


def note_phrase(turn: AnalysedTurn) -> Phrase | None:
    """Return a turn's effect on a proved result, as a phrase."""
    note = turn.judgement.note
    if note is None:
        return None
    distance = turn.before.evaluation.distance if note is Note.MISSED_WIN else turn.played.distance
    return _within(f"analysis-{note}", distance)


def _within(key: str, distance: int | None) -> Phrase:
    return Phrase(key) if distance is None else Phrase(f"{key}-in", {"turns": distance})


def _say_if(phrase: Phrase | None, language: str) -> str:
    return "" if phrase is None else say(phrase, language)


def better_words(turn: AnalysedTurn, language: str) -> str:
    """Return the better turn in words; an empty text if the turn was good."""
    if not turn.mark.is_error:
        return ""
    return say(Phrase("analysis-better", {"line": " ".join(turn.best.turns[:LONGEST_LINE])}), language)


def remark(turn: AnalysedTurn, language: str) -> str:
    """Return the remark that stands next to a turn's mark and numbers; for most turns it is empty."""
    certain = note_words(turn, language) or proof_words(turn.played, turn.seat, language)
    forced = say(Phrase("analysis-mark-forced"), language) if turn.mark is Mark.FORCED else ""
    return "; ".join(filter(None, (forced, certain, better_words(turn, language))))


def change_words(turn: AnalysedTurn, language: str) -> str:
    """Return how the mover's win probability changed."""
    before = percent_words(percent(turn.before.evaluation, turn.seat), language)
    after = percent_words(percent(turn.played, turn.seat), language)
    return after if before == after else f"{before} → {after}"


def describe_course(analysis: Analysis, language: str) -> Iterator[str]:
    """Yield the course of a game for people who cannot see its chart: a sentence for each seat, then the bad turns."""
    record, first, last = analysis.record, analysis.positions[0], analysis.positions[-1]
    for team in record.game.sides:
        values = {
            "name": team_name(record, team, language),
            "first": percent_words(percent(first.evaluation, team[0]), language),
            "last": percent_words(percent(last.evaluation, team[0]), language),
        }
        yield say(Phrase("analysis-course", {**values}), language)
    for turn in analysis.turns:
        if turn.mark.is_error:
            yield turn_words(analysis, turn, language)


def turn_words(analysis: Analysis, turn: AnalysedTurn, language: str) -> str:
    """Return a turn in one line: number, player, turn, mark and what it changed."""
    record = analysis.record
    name = seat_name(record.game, turn.seat, record.seats, language)
    told = f"{turn.ply}. {name}: {turn.turn} {turn.mark.sign}".rstrip()
    more = "; ".join(filter(None, (change_words(turn, language), remark(turn, language))))
    return f"{told} ({more})"
