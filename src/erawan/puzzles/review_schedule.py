"""The schedule on which failed puzzles come up again: a Leitner schedule with six boxes.

A puzzle that was failed lies in box 0 and is due after ten minutes. A right answer when it is due moves it to the next
box, which waits longer; a wrong answer at any time puts it back into box 0. A right answer before it is due changes
nothing: only an answer after the whole wait counts. After the last box the puzzle is learned.
"""

from __future__ import annotations

from dataclasses import dataclass

MINUTE_MS = 60_000
DAY_MS = 24 * 60 * MINUTE_MS
WAITS_MS = (10 * MINUTE_MS, 1 * DAY_MS, 3 * DAY_MS, 7 * DAY_MS, 16 * DAY_MS, 35 * DAY_MS)
"""How long a puzzle waits in each box."""


@dataclass(frozen=True)
class ReviewCard:
    """A failed puzzle: its box, and when it is due in milliseconds of the epoch."""

    box: int
    due_ms: int

    def is_due(self, now_ms: int) -> bool:
        """Return whether the puzzle is to be asked again."""
        return self.due_ms <= now_ms


def review_after(card: ReviewCard | None, is_right: bool, now_ms: int) -> ReviewCard | None:
    """Return the card after an answer; None if the puzzle needs no review, or is learned now."""
    if not is_right:
        return _card(0, now_ms)
    if card is None or not card.is_due(now_ms):
        return card
    return _card(card.box + 1, now_ms) if card.box + 1 < len(WAITS_MS) else None


def _card(box: int, now_ms: int) -> ReviewCard:
    return ReviewCard(box, now_ms + WAITS_MS[box])
