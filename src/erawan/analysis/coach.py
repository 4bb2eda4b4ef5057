"""Choose at most three moments of a game that a player can learn from.

A moment is a turn that the analysis marks as an error and that a fact (``facts``) explains. The played turn makes the
mistake that the fact describes; the better turn of the analysis avoids it. An error without a fact is no moment. The
player gets each moment as a small puzzle: the player tries other turns, and the fact judges them.
"""

from __future__ import annotations

from dataclasses import dataclass

from erawan.analysis.facts.fact import Fact, TurnInAnalysis
from erawan.analysis.facts.finders import find_facts
from erawan.analysis.game_analysis import AnalysedTurn, Analysis
from erawan.core.state import State
from erawan.words import Phrase

MOST_MOMENTS = 3


@dataclass(frozen=True)
class Moment:
    """A turn of a player, the fact about it, and a better turn."""

    turn: AnalysedTurn
    fact: Fact

    @property
    def state(self) -> State:
        """The position in which the turn was played."""
        return self.turn.before.state

    @property
    def better(self) -> str:
        """A turn that avoids the mistake."""
        return self.turn.best.turn


@dataclass(frozen=True)
class JudgedTry:
    """The judgement of a turn that is tried at a moment."""

    is_right: bool
    phrase: Phrase
    """A sentence: what the turn achieves, or what goes wrong after it."""
    reply: str | None = None
    """The turn of another seat that shows why it is wrong, if one turn does."""


def find_moments(analysis: Analysis, seat: int) -> list[Moment]:
    """Return the moments of a seat (from 1), in the order of the game; none before the analysis is complete."""
    if not analysis.is_complete:
        return []
    turns = [turn for turn in analysis.turns if turn.seat == seat]
    found = [moment for turn in turns if (moment := _moment_of(analysis, turn)) is not None]
    return sorted(_choose(found), key=lambda moment: moment.turn.ply)


def judge_try(moment: Moment, turn: str) -> JudgedTry:
    """Judge a turn that is tried at a moment; raise ``IllegalError`` or ``MalformedError`` if it cannot be played."""
    moment.state.play(turn)
    if moment.fact.is_avoided_by(turn):
        return JudgedTry(True, moment.fact.praise(turn))
    refutation = moment.fact.refute(turn)
    return JudgedTry(False, refutation.phrase, refutation.reply)


def _moment_of(analysis: Analysis, turn: AnalysedTurn) -> Moment | None:
    """Return the moment of a turn, if it has one."""
    if not turn.mark.is_error:
        return None
    for fact in find_facts(TurnInAnalysis(analysis, turn)):
        if fact.is_avoided_by(turn.best.turn) and not fact.is_avoided_by(turn.turn):
            return Moment(turn, fact)
    return None


def _choose(found: list[Moment]) -> list[Moment]:
    """Return the costliest moments: one of each kind before a second one, and no two with the same better turn."""
    by_cost = sorted(found, key=lambda moment: -moment.turn.judgement.loss)
    first: list[Moment] = []
    again: list[Moment] = []
    for moment in by_cost:
        same = [other for other in first + again if other.fact.kind == moment.fact.kind]
        if not same:
            first.append(moment)
        elif all(other.better != moment.better for other in same):
            again.append(moment)
    return (first + again)[:MOST_MOMENTS]
