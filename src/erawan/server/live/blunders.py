"""Notice blunders: how a computer player's own expectation changes from one of its turns to the next.

A jump of the expectation means that the turns between were far better or worse than the player thought. It is the
player's belief, not the truth: a weak level misjudges positions. The expectations are not stored, so after a restart a
player needs two turns until it notices anything.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

Blunder: TypeAlias = Literal["your_blunder", "own_blunder"]

LEAST_JUMP = 0.6
"""The change of the expected result, which goes from -1 to 1, that counts as a blunder."""
NOTHING_LEFT = 0.9
"""Above this expectation, or below its negative, the game is as good as decided, and no jump counts as a blunder."""


class Expectation(NamedTuple):
    """The result that a computer player expected at one of its turns."""

    line: int
    """How often players had taken turns back (``Table.line``)."""
    expected: float
    """From -1 (lost) to 1 (won)."""


def find_blunder(before: Expectation | None, now: Expectation, seats: int) -> Blunder | None:
    """Return the blunder that explains why an expectation changed; None if it changed little.

    With more than two seats it is not clear which opponent blundered, so only the player's own blunders are noticed.
    """
    if before is None or before.line != now.line or abs(before.expected) > NOTHING_LEFT:
        return None
    if now.expected - before.expected <= -LEAST_JUMP:
        return "own_blunder"
    return "your_blunder" if now.expected - before.expected >= LEAST_JUMP and seats == 2 else None
