"""An engine that returns scripted results."""

from erawan.analysis.probabilities import only_turn
from erawan.search.search_result import Evaluation, Line, SearchResult


def worth(seat, value, seats=2, *, is_proven=False, distance=None):
    """Return an evaluation with this value for a seat, and its negative for each other seat."""
    return Evaluation(tuple(value if other == seat else -value for other in range(1, seats + 1)), is_proven, distance)


def first_turn(state):
    choice = state.choices()[0]
    while not choice.is_turn:
        choice = state.choices(choice.text)[0]
    return choice.text


class FakeEngine:
    """An engine with scripted answers: ``told`` maps position texts to lines.

    For any other position it answers with the first legal turn and an evaluation of 0.
    """

    def __init__(self, told=None, before=lambda state, stop: None):
        self.told = told or {}
        self.asked = []
        self.forgotten = 0
        self._before = before

    def think(self, state, limits, *, lines=1, report=None, stop=None):
        self.asked.append(str(state))
        self._before(state, stop)
        level = Evaluation((0.0,) * state.game.seats)
        found = self.told.get(str(state)) or [((first_turn(state),), level)]
        thought = SearchResult(
            tuple(Line(tuple(turns), evaluation) for turns, evaluation in found[:lines]), 3, 100, 0.5
        )
        if report:
            report(thought)
        return thought

    def forget(self):
        self.forgotten += 1


def forced_count(record):
    """Return how many turns of a record were the only legal one."""
    return sum(only_turn(state) is not None for state in list(record.replay())[: len(record.turns)])
