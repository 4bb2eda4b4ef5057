"""Values that a state returns: the outcome of a game, the choices within a turn, and the view of a seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from erawan.words import Phrase
from erawan.words.phrase import Value


@dataclass(frozen=True)
class Outcome:
    """The end of a game: the winning seats (none in a draw), the reason, and the details that decided it."""

    winners: tuple[int, ...]
    reason: str
    decided: dict[str, Value] = field(default_factory=dict, hash=False)
    """The rule that ended the game, and the squares, numbers or names that decided it."""

    phrase: Phrase = field(default=Phrase("outcome"), compare=False, repr=False)
    """The explanation of the outcome, to be translated by the catalogues."""


def returns_of(winners: Sequence[int], sides: Sequence[Sequence[int]]) -> tuple[float, ...]:
    """Return the result of each seat: every side stakes 1, the winning sides share the stakes; 0 for all after a draw.

    So a win alone is 1 and a loss -1, while a win that two sides share is 0, and one that three share -1/3.
    """
    seats = sorted(seat for side in sides for seat in side)
    if not winners:
        return (0.0,) * len(seats)
    won = sum(1 for side in sides if set(side) & set(winners))
    return tuple(2 / won - 1 if seat in winners else -1.0 for seat in seats)


@dataclass(frozen=True)
class Choice:
    """One way to continue a turn that is half written."""

    text: str
    """The half-made turn with this choice added."""

    is_turn: bool
    """Whether the text is a whole turn that can be played."""

    does: Phrase | None = None
    """What the turn would do, as far as it has been chosen; None from a game that does not describe its turns."""


Viewer: TypeAlias = int | Literal["everything"] | None
"""For whom a position is shown: a seat from 1, None for a spectator, or ``"everything"`` where nothing is hidden."""


@dataclass(frozen=True)
class View:
    """The part of a position that a seat (from 1) or a spectator (None) may see."""

    seat: int | None
    text: str
    to_move: int
    latest: tuple[str | None, ...]
    """Each seat's latest turn; None where none is known."""
