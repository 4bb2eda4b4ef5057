"""The eight levels of King of Siam, weakest first, and the two plain opponents, by name.

Lower levels examine fewer positions. The lowest also blur the evaluation, and level 1 values cards in hand too little.
The solver helps from level 5 on. Level 8 thinks for two seconds at full strength.
"""

from __future__ import annotations

from dataclasses import dataclass

from erawan.core.errors import OptionError
from erawan.core.state import State
from erawan.search.king_of_siam.engine import KingOfSiamEngine
from erawan.search.king_of_siam.strength import FULL_STRENGTH, GREEDY, WITH_NET, Strength
from erawan.search.limits import Limits, Stop, stricter
from erawan.search.search_result import Report, SearchResult


@dataclass(frozen=True)
class Level:
    """The limits and the strength of a level."""

    limits: Limits
    strength: Strength


LEVELS = (
    Level(Limits(nodes=1), Strength(effects=2, kept=2, solver_cards=0, blur=0.5, card_worth=0.6)),
    Level(Limits(nodes=1), Strength(effects=3, kept=3, solver_cards=0, blur=0.3)),
    Level(Limits(nodes=10), Strength(solver_cards=0, blur=0.1)),
    Level(Limits(nodes=45), Strength(solver_cards=0)),
    Level(Limits(nodes=150), Strength(solver_cards=3)),
    Level(Limits(nodes=500), FULL_STRENGTH),
    Level(Limits(nodes=1600), FULL_STRENGTH),
    Level(Limits(seconds=2.0), WITH_NET),
)


class LimitedEngine:
    """An engine that never exceeds its own limits, even if the caller allows more."""

    def __init__(self, limits: Limits, strength: Strength, seed: int = 0) -> None:
        self._limits = limits
        self._engine = KingOfSiamEngine(seed=seed, strength=strength)

    def forget(self) -> None:
        """Forget the results of earlier searches."""
        self._engine.forget()

    def think(
        self, state: State, limits: Limits, *, lines: int = 1, report: Report | None = None, stop: Stop | None = None
    ) -> SearchResult:
        """Return the best turns, within both its own limits and these."""
        return self._engine.think(state, stricter(self._limits, limits), lines=lines, report=report, stop=stop)


def make_level(level: int, seed: int = 0) -> LimitedEngine:
    """Return the engine of a level, 1 to 8."""
    if type(level) is not int or not 1 <= level <= len(LEVELS):
        raise OptionError("number.range", name="level", value=repr(level), least="1", most=str(len(LEVELS)))
    chosen = LEVELS[level - 1]
    return LimitedEngine(chosen.limits, chosen.strength, seed)


def make_greedy() -> LimitedEngine:
    """Return an engine that plays the turn with the best evaluation among all legal turns."""
    return LimitedEngine(Limits(nodes=1), GREEDY)
