"""The time of the server: milliseconds of the epoch that never go back.

The monotonic clock measures the time between two readings of the wall clock. So a change of the wall clock while games
run neither takes time from a player nor stops a clock. ``follow_wall_clock`` takes over a wall clock that is ahead; the
caller records the skipped span as an outage. When the wall clock is behind, the server's time continues until the wall
clock has caught up.

Several processes take their time from the database instead (``follow_database``), since the wall clocks of machines may
differ by seconds.
"""

from __future__ import annotations

import time
from collections.abc import Callable

# Smaller differences are corrections by a time server; players do not notice them.
SMALLEST_JUMP_MS = 2000


def _wall_ms() -> int:
    return time.time_ns() // 1_000_000


def _monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class ServerTime:
    """A clock that starts with the wall clock and runs with the monotonic clock."""

    def __init__(self, wall_ms: Callable[[], int] = _wall_ms, monotonic_ms: Callable[[], int] = _monotonic_ms) -> None:
        self._wall_ms = wall_ms
        self._monotonic_ms = monotonic_ms
        self._has_database = False
        """Whether the time comes from the database, and the wall clock does not matter."""
        self._offset_ms = wall_ms() - monotonic_ms()
        """What is added to the monotonic clock. After the first use of the time it is never reduced."""

    def now_ms(self) -> int:
        """Return the time."""
        return self._monotonic_ms() + self._offset_ms

    @property
    def behind_wall_ms(self) -> int:
        """The number of milliseconds that the wall clock is ahead of this one; below 0 if it is behind."""
        return 0 if self._has_database else self._wall_ms() - self.now_ms()

    def follow_database(self, database_ms: int) -> None:
        """Adopt the time of the database. Only the first call, before any use, may set the time back."""
        ahead_ms = database_ms - self.now_ms()
        if not self._has_database or ahead_ms >= SMALLEST_JUMP_MS:
            self._offset_ms += ahead_ms
        self._has_database = True

    def follow_wall_clock(self) -> int:
        """Take over a wall clock that has jumped ahead; return by how many milliseconds, 0 if it has not."""
        jump_ms = self.behind_wall_ms
        if jump_ms < SMALLEST_JUMP_MS:
            return 0
        self._offset_ms += jump_ms
        return jump_ms

    def continue_after(self, at_ms: int) -> int:
        """Continue after a stored time; return how many milliseconds it is ahead of the wall clock, at least 0."""
        self._offset_ms += max(0, at_ms - self.now_ms())
        return max(0, -self.behind_wall_ms)


server_time = ServerTime()
"""The one clock of this process."""
