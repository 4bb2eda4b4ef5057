"""Split a tree search into slices of time: between two of them it reports, and notices that it was stopped."""

from __future__ import annotations

import time

SLICE_S = 0.25
"""Seconds between two reports; a slice lasts about a quarter of it."""


class TimeSlices:
    """The clock of one search, and how many rounds fit into the next slice at its speed so far."""

    def __init__(self, smallest: int) -> None:
        """Start the clock; ``smallest`` is the least number of rounds in a slice."""
        self._smallest = smallest
        self._began = time.perf_counter()
        self._reported_s = 0.0

    @property
    def seconds(self) -> float:
        """Seconds since the search began."""
        return time.perf_counter() - self._began

    def next_size(self, rounds_done: int) -> int:
        """Return how many rounds the next slice has."""
        return max(self._smallest, int(rounds_done / max(self.seconds, 0.001) * SLICE_S / 4))

    def is_report_due(self) -> bool:
        """Return whether the latest report is ``SLICE_S`` old; if so, count a new report as made now."""
        seconds = self.seconds
        is_due = seconds > self._reported_s + SLICE_S
        if is_due:
            self._reported_s = seconds
        return is_due
