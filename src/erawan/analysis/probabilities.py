"""Values of positions in terms that people read: win probabilities, and results that are certain.

An evaluation holds a return a seat, from -1 (lost) to 1 (won). As a win probability, (return + 1) / 2, 0 is lost, 1 is
won, and a draw counts half.
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
    """Return what a seat (from 1) may hope for, from 0 to 1; a draw counts half."""
    return (evaluation.returns[seat - 1] + 1) / 2


def proof_for(evaluation: Evaluation, seat: int) -> Proof | None:
    """Return what is certain for a seat, a win shared with others being drawn; None where nothing is."""
    if not evaluation.is_proven:
        return None
    expected = evaluation.returns[seat - 1]
    if expected > 0:
        return Proof.WON
    # A win that all of three share is worth -1/3: nobody has more.
    return Proof.DRAWN if expected == max(evaluation.returns) else Proof.LOST


def evaluate_outcome(outcome: Outcome, sides: Sequence[Sequence[int]]) -> Evaluation:
    """Return what a finished game returned: certain, and no turn away."""
    return Evaluation(returns_of(outcome.winners, sides), True, 0)


def one_turn_earlier(evaluation: Evaluation) -> Evaluation:
    """Return the worth of a turn by that of the position after it: the end is one turn further away."""
    return evaluation if evaluation.distance is None else replace(evaluation, distance=evaluation.distance + 1)


def is_better(first: Evaluation, second: Evaluation, seat: int) -> bool:
    """Return whether the first is better for a seat; of two equal hopes a certain one."""
    mine, other = first.returns[seat - 1], second.returns[seat - 1]
    return mine > other or (mine == other > 0 and first.is_proven and not second.is_proven)


def only_turn(state: State) -> str | None:
    """Return the turn of a position that leaves no choice; None where there is one, or the game is over.

    Goes by choices: a list of all turns may be long.
    """
    choices = state.choices()
    while len(choices) == 1:
        if choices[0].is_turn:
            return choices[0].text
        choices = state.choices(choices[0].text)
    return None
