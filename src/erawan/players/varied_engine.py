"""Variety: an engine that chooses among turns of nearly equal value, so that no two games need be the same.

1. The search compares several turns at the same depth (``SearchResult.compared``).
2. Turns at most a margin worse than the best one are near-equal. The margin is in Elo points, as in UGI: a turn 20
   points worse costs as much as playing on against an opponent 20 points stronger.
3. One of them is drawn; the nearer to the best, the likelier. Turns that suit the player's style are likelier, too.
4. A turn that a symmetry of the position makes equal to the drawn one is as likely as that one.

A proven result is never put at risk: where the best turn is proven, it is played. The seed and the position alone
decide what is drawn. So the same seed gives the same game, also after a restart in the middle of it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TypeAlias

from erawan.core.state import State
from erawan.players.playing_styles import Preference
from erawan.search.limits import Limits, Stop, stricter
from erawan.search.search_result import Engine, Line, Report, SearchResult, elo_of_return

Mirror: TypeAlias = Callable[[State, Line], Sequence[Line]]
"""Return the lines that symmetries of a position make equal to a line, itself included."""


STYLE_WEIGHT = 6.0
"""How many times as likely a turn is that suits the player's style."""


@dataclass(frozen=True)
class Variety:
    """The limits within which an engine varies its turns."""

    opening: float
    """How much worse than the best turn a turn of the opening may be, in Elo points."""

    later: float = 0.0
    """The same after the opening; 0 to play the best turn only."""

    compared: int = 8
    """The number of turns that the search compares."""

    opening_turns: int = 4
    """The number of turns of each seat that make the opening."""

    effort: int = 1
    """The factor on the engine's own node limit while it compares turns, so that each gets as many nodes as before."""

    def margin(self, state: State) -> float:
        """Return how much worse than the best turn the chosen turn may be in a position."""
        is_opening = len(state.seen_keys) <= self.opening_turns * state.game.seats
        return self.opening if is_opening else self.later


class VariedEngine:
    """An engine whose first line is one of the near-equal turns that another engine finds."""

    def __init__(
        self,
        engine: Engine,
        limits: Limits,
        variety: Variety,
        seed: int | None,
        mirror: Mirror | None = None,
        style: Preference | None = None,
    ) -> None:
        """Search within ``limits``; in positions where turns vary, allow ``Variety.effort`` times as many nodes."""
        self._engine = engine
        self._limits = limits
        self._variety = variety
        self._seed = Random().getrandbits(63) if seed is None else seed
        self._mirror = mirror
        self._style = style

    @property
    def limits(self) -> Limits:
        """The limits that no search exceeds."""
        nodes = self._limits.nodes
        return self._limits if nodes is None else replace(self._limits, nodes=nodes * self._variety.effort)

    def forget(self) -> None:
        """Forget earlier searches."""
        self._engine.forget()

    def think(
        self, state: State, limits: Limits, *, lines: int = 1, report: Report | None = None, stop: Stop | None = None
    ) -> SearchResult:
        """Return the turns that the engine finds, with the chosen one first."""
        margin = self._variety.margin(state)
        if not margin:
            return self._engine.think(state, stricter(self._limits, limits), lines=lines, report=report, stop=stop)
        compared = max(lines, self._variety.compared)
        allowed = stricter(self.limits, limits)
        found = self._engine.think(state, allowed, lines=compared, report=_shortened(report, lines), stop=stop)
        chosen = self._choose(state, found, margin)
        others = tuple(line for line in found.lines if line.turn != chosen.turn)
        return replace(found, lines=(chosen, *others)[:lines])

    def _choose(self, state: State, found: SearchResult, margin: float) -> Line:
        chance = Random(f"{self._seed} {state}")
        near = near_equal(found, state.to_move, margin)
        # At the margin a turn is e² times less likely than the best one.
        weights = [math.exp(-2 * gap / margin) * self._liking(state, line.turn) for line, gap in near]
        chosen = chance.choices([line for line, _ in near], weights)[0]
        return chance.choice(self._mirror(state, chosen)) if self._mirror else chosen

    def _liking(self, state: State, turn: str) -> float:
        return STYLE_WEIGHT ** self._style(state, turn) if self._style else 1.0


def near_equal(found: SearchResult, seat: int, margin: float) -> list[tuple[Line, float]]:
    """Return the turns that are at most ``margin`` worse than the best one, each with the difference; best first."""
    best = found.lines[0]
    compared = {line.turn: line for line in found.compared}
    if best.evaluation.is_proven or best.turn not in compared:
        return [(best, 0.0)]
    highest = max(_elo(line, seat) for line in found.compared)
    gaps = [(line, highest - _elo(line, seat)) for line in found.compared if not line.evaluation.is_proven]
    near = [(line, gap) for line, gap in gaps if gap <= margin]
    # The result comes from a deeper search than the comparison: if its best turn is not among these, trust it.
    return near if any(line.turn == best.turn for line, _ in near) else [(best, 0.0)]


def _elo(line: Line, seat: int) -> float:
    return elo_of_return(line.evaluation.returns[seat - 1])


def _shortened(report: Report | None, lines: int) -> Report | None:
    """Return a report function that passes on only the requested number of lines."""
    if report is None:
        return None
    return lambda found: report(replace(found, lines=found.lines[:lines]))
