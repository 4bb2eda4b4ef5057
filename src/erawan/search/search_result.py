"""The result of a search, as plain values."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from erawan.core.state import State
from erawan.search.limits import Limits, Stop


@dataclass(frozen=True)
class Evaluation:
    """The value of a position or turn for each seat."""

    returns: tuple[float, ...]
    """The expected result of each seat, from -1 (lost) to 1 (won)."""

    is_proven: bool = False
    """Whether the result is certain; the returns are then exact."""

    distance: int | None = None
    """The number of turns until the end under best play, this turn included ("wins in 5"); None if unknown."""


@dataclass(frozen=True)
class Line:
    """A turn with the turns that are expected to follow."""

    turns: tuple[str, ...]
    """The turn itself first."""

    evaluation: Evaluation

    @property
    def turn(self) -> str:
        """The first turn of the line."""
        return self.turns[0]


@dataclass(frozen=True)
class SearchResult:
    """The result of a search so far."""

    lines: tuple[Line, ...]
    """The best turns, best first: the requested number, or all if there are fewer."""

    depth: int
    nodes: int
    seconds: float

    compared: tuple[Line, ...] = ()
    """Turns that were searched equally far, so that their values may be compared; empty if one line was requested."""

    @property
    def turn(self) -> str:
        """The best turn."""
        return self.lines[0].turn

    @property
    def evaluation(self) -> Evaluation:
        """The value of the best turn."""
        return self.lines[0].evaluation

    @property
    def nodes_per_s(self) -> float:
        """The speed of the search."""
        return self.nodes / self.seconds if self.seconds > 0 else 0.0


ELO_SCALE = 800 / math.log(10)
CLEAREST = 0.999_999
"""Expected returns are clipped to this, which is 2520 Elo points: 1 would be infinitely many."""


def elo_of_return(expected: float) -> float:
    """Return the Elo difference of two players, of whom the first can expect this return, from -1 to 1."""
    return ELO_SCALE * math.atanh(max(-CLEAREST, min(CLEAREST, expected)))


Report: TypeAlias = Callable[[SearchResult], None]


class Engine(Protocol):
    """The interface of a search; it gets positions without hidden parts."""

    def think(
        self, state: State, limits: Limits, *, lines: int = 1, report: Report | None = None, stop: Stop | None = None
    ) -> SearchResult:
        """Return the best turns of a running game; a finished one raises ``IllegalError("game.over")``.

        ``report`` is called with every deeper result; ``stop`` ends the search early with what it has. At node
        limits and with a fixed seed the result is the same every time.
        """

    def forget(self) -> None:
        """Forget earlier searches; call this before a new game."""
