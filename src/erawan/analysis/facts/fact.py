"""The interface of a fact about a played turn: something that it did or missed, checked against the rules.

Code finds each fact and can check it again. A fact can say in sentences what happened, tell which turns would have
avoided it, and show what goes wrong after a turn that does not avoid it. The facts of the games are in ``siam_*.py``
and ``king_of_siam_*.py``; ``coach.py`` chooses among them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from erawan.analysis.game_analysis import AnalysedTurn, Analysis
from erawan.core.state import State
from erawan.words import Phrase


@dataclass(frozen=True)
class TurnInAnalysis:
    """A played turn with the analysis of its game: the input of the functions that find facts."""

    analysis: Analysis
    analysed: AnalysedTurn

    @property
    def state(self) -> State:
        """The position before the turn."""
        return self.analysed.before.state

    @property
    def after(self) -> State:
        """The position after the turn."""
        return self.analysed.after.state

    @property
    def text(self) -> str:
        """The turn that was played."""
        return self.analysed.turn

    @property
    def better(self) -> str:
        """The best turn that the analysis found instead."""
        return self.analysed.best.turn

    @property
    def next_text(self) -> str | None:
        """The turn that followed in the game; None after the last one."""
        texts = self.analysis.record.texts
        return texts[self.analysed.ply] if self.analysed.ply < len(texts) else None

    def later_states(self) -> Iterator[State]:
        """Yield the positions after the turn, the one directly after it first."""
        return (position.state for position in self.analysis.positions[self.analysed.ply :])


@dataclass(frozen=True)
class Refutation:
    """The consequence of a tried turn that repeats the mistake, in words."""

    phrase: Phrase
    reply: str | None = None
    """The other seat's turn that shows the consequence; None if no single turn shows it."""


class Fact(ABC):
    """A mistake of a played turn: harm that it did, or a chance that it missed."""

    kind: ClassVar[str]
    """The kind of fact; its texts have it in their keys: ``coach-task-siam-threat`` is of kind ``siam-threat``."""

    @abstractmethod
    def sentences(self) -> tuple[Phrase, ...]:
        """Return sentences that explain what happened, addressed to the player who played the turn."""

    @abstractmethod
    def marks(self) -> tuple[str, ...]:
        """Return the places to highlight on the board: squares as ``at:c1``, provinces as ``land:kh``."""

    @abstractmethod
    def is_avoided_by(self, turn: str) -> bool:
        """Return whether a legal turn, played instead, avoids the mistake."""

    @abstractmethod
    def praise(self, turn: str) -> Phrase:
        """Return a sentence that praises a turn that avoids the mistake."""

    @abstractmethod
    def refute(self, turn: str) -> Refutation:
        """Return the consequence of a tried turn that repeats the mistake."""
