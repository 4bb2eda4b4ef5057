"""The clock of a game, kept by the server.

Only the seat to move loses time. While the server was down nobody does: those spans are the ``outages``, kept in the
store. What a clock showed after a turn is kept with the turn, so a clock is the same after a restart.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from erawan.protocol.seats_and_clocks import ClockPlan, Days, Minutes, NoClock

Span: TypeAlias = tuple[int, int]
"""From and to, in milliseconds of the epoch."""

_DAY_MS = 24 * 3600 * 1000


def now_ms() -> int:
    """The time in milliseconds of the epoch."""
    return time.time_ns() // 1_000_000


class Clock:
    """What each seat has left, and since when the seat to move is thinking."""

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self._plan = plan
        self._seats = seats
        self.left_ms = [_first_ms(plan)] * seats
        self.since_ms: int | None = None
        """When the present turn began; None while nobody's clock runs."""

    @property
    def is_kept(self) -> bool:
        """Whether there is a clock at all."""
        return not isinstance(self._plan, NoClock)

    def left_now_ms(self, seat: int, now_ms: int, outages: Sequence[Span]) -> int:
        """What the seat to move would show; below 0 if its time is over."""
        return self.left_ms[seat - 1] - self._spent_ms(now_ms, outages)

    def after_turn_ms(self, seat: int, now_ms: int, outages: Sequence[Span]) -> int | None:
        """What the clock of the seat shows once it has made a turn now; None without a clock."""
        if isinstance(self._plan, Minutes):
            return max(0, self.left_now_ms(seat, now_ms, outages)) + self._plan.increment_s * 1000
        return _first_ms(self._plan) if isinstance(self._plan, Days) else None

    def set_back(self, shown: Iterable[tuple[int, int | None]]) -> None:
        """Lets the clocks show what they did after these turns: the seat, and what was kept with its turn."""
        self.left_ms = [_first_ms(self._plan)] * self._seats
        for seat, clock_ms in shown:
            if clock_ms is not None:
                self.left_ms[seat - 1] = clock_ms

    def due_ms(self, seat: int, outages: Sequence[Span]) -> int | None:
        """When the time of the seat to move is over; None if it never is."""
        if not self.is_kept or self.since_ms is None:
            return None
        due = self.since_ms + self.left_ms[seat - 1]
        for began, ended in outages:
            if began < due and ended > self.since_ms:
                due += ended - max(began, self.since_ms)
        return due

    def _spent_ms(self, now_ms: int, outages: Sequence[Span]) -> int:
        if self.since_ms is None:
            return 0
        down = sum(max(0, min(ended, now_ms) - max(began, self.since_ms)) for began, ended in outages)
        # The wall clock of a machine may be set back.
        return max(0, now_ms - self.since_ms - down)


def _first_ms(plan: ClockPlan) -> int:
    if isinstance(plan, Minutes):
        return plan.minutes * 60_000
    return plan.days * _DAY_MS if isinstance(plan, Days) else 0
