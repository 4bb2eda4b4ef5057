"""The clock of a game, kept by the server.

Only the seat to move loses time, and no seat loses time during an outage of the server; the store holds the outages.
Every stored turn holds what the clock showed after it, so a clock is the same after a restart.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import TypeAlias

from erawan.protocol.seats_and_clocks import ClockPlan, Days, Minutes, NoClock
from erawan.server.domain.server_time import server_time

Span: TypeAlias = tuple[int, int]
"""Begin and end, in milliseconds of the epoch."""

_DAY_MS = 24 * 3600 * 1000


def now_ms() -> int:
    """Return the time of the server in milliseconds of the epoch; it never goes back."""
    return server_time.now_ms()


def merge_spans(spans: Iterable[Span]) -> list[Span]:
    """Return spans that cover the same time, in order and without overlaps, as ``Clock`` needs them."""
    merged: list[Span] = []
    for began, ended in sorted(spans):
        if merged and began <= merged[-1][1]:
            merged[-1] = merged[-1][0], max(ended, merged[-1][1])
        else:
            merged.append((began, ended))
    return merged


class Clock:
    """The time that each seat has left, and when the turn of the seat to move began.

    Outages are given in order, and do not overlap.
    """

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self._plan = plan
        self._seats = seats
        self.left_ms = [_initial_ms(plan)] * seats
        self.since_ms: int | None = None
        """When the present turn began; None while no clock runs."""

    @property
    def is_limited(self) -> bool:
        """True if the game is played with a clock."""
        return not isinstance(self._plan, NoClock)

    def remaining_ms(self, seat: int, now_ms: int, outages: Sequence[Span]) -> int:
        """Return the time that the seat to move has left now; below 0 if its time is over."""
        return self.left_ms[seat - 1] - self._spent_ms(now_ms, outages)

    def after_turn_ms(self, seat: int, now_ms: int, outages: Sequence[Span]) -> int | None:
        """Return the time on the seat's clock after a turn played now; None without a clock."""
        if isinstance(self._plan, Minutes):
            return max(0, self.remaining_ms(seat, now_ms, outages)) + self._plan.increment_s * 1000
        return _initial_ms(self._plan) if isinstance(self._plan, Days) else None

    def restore(self, shown: Iterable[tuple[int, int | None]]) -> None:
        """Set the clocks to their times after these turns, given as (seat, clock_ms)."""
        self.left_ms = [_initial_ms(self._plan)] * self._seats
        for seat, clock_ms in shown:
            if clock_ms is not None:
                self.left_ms[seat - 1] = clock_ms

    def due_ms(self, seat: int, outages: Sequence[Span]) -> int | None:
        """Return when the time of the seat to move is over; None if it never is."""
        if not self.is_limited or self.since_ms is None:
            return None
        due = self.since_ms + self.left_ms[seat - 1]
        for began, ended in _outages_after(self.since_ms, outages):
            if began >= due:
                break
            due += ended - max(began, self.since_ms)
        return due

    def _spent_ms(self, now_ms: int, outages: Sequence[Span]) -> int:
        """Return the length of the current turn without outages."""
        if self.since_ms is None:
            return 0
        during = _outages_after(self.since_ms, outages)
        down = sum(max(0, min(ended, now_ms) - max(began, self.since_ms)) for began, ended in during)
        # The clocks of two processes may differ a little.
        return max(0, now_ms - self.since_ms - down)


def _outages_after(since_ms: int, outages: Sequence[Span]) -> Sequence[Span]:
    """Return the outages that ended after a moment: of the many outages of a server, only few concern one turn."""
    return outages[bisect_right(outages, since_ms, key=itemgetter(1)) :]


def _initial_ms(plan: ClockPlan) -> int:
    """Return the time that each seat has at the start."""
    if isinstance(plan, Minutes):
        return plan.minutes * 60_000
    return plan.days * _DAY_MS if isinstance(plan, Days) else 0
