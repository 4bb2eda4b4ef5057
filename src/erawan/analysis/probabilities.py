"""Win probabilities and certain results of positions, computed from evaluations.

An evaluation holds one return per seat, from -1 (lost) to 1 (won). The win probability is (return + 1) / 2: 0 is lost,
1 is won, and a draw counts half.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum

from erawan.core.outcome import Outcome, returns_of
from erawan.core.state import State
from erawan.search.search_result import Evaluation


class Proof(StrEnum):
    """A certain result, as one seat sees it."""

    WON = "won"
    DRAWN = "drawn"
    LOST = "lost"


def win_probability(evaluation: Evaluation, seat: int) -> float:
    """Return the win probability of a seat (from 1), from 0 to 1; a draw counts half."""
    return (evaluation.returns[seat - 1] + 1) / 2


def proof_for(evaluation: Evaluation, seat: int) -> Proof | None:
    """Return the certain result for a seat (a shared win counts as a draw); None if nothing is certain."""
    if not evaluation.is_proven:
        return None
    expected = evaluation.returns[seat - 1]
    if expected > 0:
        return Proof.WON
    # A win that all three share is worth -1/3 to each.
    return Proof.DRAWN if expected == max(evaluation.returns) else Proof.LOST


def evaluate_outcome(outcome: Outcome, sides: Sequence[Sequence[int]]) -> Evaluation:
    """Return the evaluation of a finished game: its result is certain, and the distance 0."""
    return Evaluation(returns_of(outcome.winners, sides), True, 0)


def one_turn_earlier(evaluation: Evaluation) -> Evaluation:
    """Return the value of a turn, given the value of the position after it: the end is one turn further away."""
    return evaluation if evaluation.distance is None else replace(evaluation, distance=evaluation.distance + 1)


def is_better(first: Evaluation, second: Evaluation, seat: int) -> bool:
    """Return whether the first evaluation is better for a seat; if both are equal, a certain one is better."""
    mine, other = first.returns[seat - 1], second.returns[seat - 1]
    return mine > other or (mine == other > 0 and first.is_proven and not second.is_proven)


def only_turn(state: State) -> str | None:
    """Return the only legal turn of a position; None if there are several, or the game is over.

    This looks at the choices step by step, because a list of all turns may be long.
    """
    choices = state.choices()
    while len(choices) == 1:
        if choices[0].is_turn:
            return choices[0].text
        choices = state.choices(choices[0].text)
    return None
