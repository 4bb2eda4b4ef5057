"""The permissions to take each seat of a game, and the game's clock."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

MOST_EARLIER_TURNS = 2000


class Here(Struct, frozen=True, tag="here", tag_field="kind", forbid_unknown_fields=True):
    """A seat for the user who creates the game, or for a second person at the same screen."""


class ByLink(Struct, frozen=True, tag="link", tag_field="kind", forbid_unknown_fields=True):
    """A seat for a person who is invited by a link. The link works once."""


class Anyone(Struct, frozen=True, tag="open", tag_field="kind", forbid_unknown_fields=True):
    """A seat for the first person who joins."""


class Opponent(Struct, frozen=True, tag="level", tag_field="kind", forbid_unknown_fields=True):
    """A seat for one of the server's computer players."""

    level: Annotated[int, Meta(ge=1, le=8, description="Strength, from 1 (weakest) to 8 (strongest).")]

    @property
    def player(self) -> str:
        """Name of the computer player, such as ``level-3``."""
        return f"level-{self.level}"


SeatPlan: TypeAlias = Here | ByLink | Anyone | Opponent


class NoClock(Struct, frozen=True, tag="none", tag_field="kind", forbid_unknown_fields=True):
    """No time limit."""


class Minutes(Struct, frozen=True, tag="minutes", tag_field="kind", forbid_unknown_fields=True):
    """A limit for the whole game, and some extra time after every turn."""

    minutes: Annotated[int, Meta(ge=1, le=600, description="Minutes for each seat.")]
    increment_s: Annotated[int, Meta(ge=0, le=600, description="Seconds added after every turn.")] = 0


class Days(Struct, frozen=True, tag="days", tag_field="kind", forbid_unknown_fields=True):
    """A limit for every turn."""

    days: Annotated[int, Meta(ge=1, le=30, description="Days for each turn.")]


ClockPlan: TypeAlias = NoClock | Minutes | Days
