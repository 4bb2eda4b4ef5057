"""Limit how many exports of accounts run at the same time."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

from erawan.server.http.middleware import RefusedRequestError

# An export that has taken longer is stopped if another one needs its slot.
MAX_SECONDS = 600.0


@dataclass(eq=False)
class ExportSlot:
    """The right to run one export."""

    user: str
    began_s: float = field(default_factory=time.monotonic)


class ExportSlots:
    """The exports that are running: at most ``most``, and one for each user."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: dict[str, ExportSlot] = {}
        self.reading = asyncio.Semaphore()
        """Held while an export reads the database."""

    def take(self, user: str) -> ExportSlot:
        """Return a slot for a user; refuse if the user has one or too many are taken."""
        if len(self._taken) >= self._most:
            oldest = next(iter(self._taken.values()))
            if time.monotonic() - oldest.began_s > MAX_SECONDS:
                self.release(oldest)
        if user in self._taken or len(self._taken) >= self._most:
            raise RefusedRequestError("export.busy")
        self._taken[user] = slot = ExportSlot(user)
        return slot

    def holds(self, slot: ExportSlot) -> bool:
        """Return whether a slot is still taken."""
        return self._taken.get(slot.user) is slot

    def release(self, slot: ExportSlot) -> None:
        """Release a slot for another export. Releasing it twice does nothing."""
        if self.holds(slot):
            del self._taken[slot.user]
