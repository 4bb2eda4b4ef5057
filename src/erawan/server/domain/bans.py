"""Bans: a banned user may watch, resign and leave seats, and delete the account, but neither play nor write."""

from __future__ import annotations

from dataclasses import dataclass

from erawan.protocol import commands as c
from erawan.server.domain.decisions import RefusedError

HOUR_MS = 3_600_000
LONGEST_REASON = 200


@dataclass(frozen=True)
class Ban:
    """A ban of one user."""

    person: str
    made_ms: int
    until_ms: int | None
    """When the ban ends; None if it lasts until an administrator lifts it."""
    reason: str
    """The reason, which the user is shown."""

    def is_in_force(self, now_ms: int) -> bool:
        """Return whether the ban counts now."""
        return self.until_ms is None or now_ms < self.until_ms


def clean_reason(reason: str) -> str:
    """Return the reason of a ban on one line of limited length."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in reason).split())[:LONGEST_REASON]


def check_ban(ban: Ban | None, now_ms: int) -> None:
    """Raise ``person.banned`` if a ban is in force."""
    if ban is None or not ban.is_in_force(now_ms):
        return
    # Rounded up, so that the last hour is not shown as 0 hours.
    hours = 0 if ban.until_ms is None else -(-(ban.until_ms - now_ms) // HOUR_MS)
    raise RefusedError("person.banned", hours=hours, reason=ban.reason)


def check_ban_for(ban: Ban | None, command: object, now_ms: int) -> None:
    """Raise ``person.banned`` if a ban is in force, unless the command resigns or leaves a seat.

    These two stay allowed, so that the other players do not have to wait for a banned user.
    """
    if not isinstance(command, c.Resign | c.StandUp):
        check_ban(ban, now_ms)
