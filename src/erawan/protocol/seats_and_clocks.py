"""Who may take each seat of a game, and its clock."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

MOST_EARLIER_TURNS = 2000


class Here(Struct, frozen=True, tag="here", tag_field="kind", forbid_unknown_fields=True):
    """A person at the screen of whoever makes the game."""


class ByLink(Struct, frozen=True, tag="link", tag_field="kind", forbid_unknown_fields=True):
    """A person who gets a link; it works once."""


class Anyone(Struct, frozen=True, tag="open", tag_field="kind", forbid_unknown_fields=True):
    """Whoever comes first."""


class Opponent(Struct, frozen=True, tag="level", tag_field="kind", forbid_unknown_fields=True):
    """An opponent of ours."""

    level: Annotated[int, Meta(ge=1, le=8)]

    @property
    def player(self) -> str:
        """The opponent's name among the players."""
        return f"level-{self.level}"


SeatPlan: TypeAlias = Here | ByLink | Anyone | Opponent


class NoClock(Struct, frozen=True, tag="none", tag_field="kind", forbid_unknown_fields=True):
    """As long as it takes."""


class Minutes(Struct, frozen=True, tag="minutes", tag_field="kind", forbid_unknown_fields=True):
    """So many minutes for the game, and some seconds more after every turn."""

    minutes: Annotated[int, Meta(ge=1, le=600)]
    increment_s: Annotated[int, Meta(ge=0, le=600)] = 0


class Days(Struct, frozen=True, tag="days", tag_field="kind", forbid_unknown_fields=True):
    """So many days for every turn."""

    days: Annotated[int, Meta(ge=1, le=30)]


ClockPlan: TypeAlias = NoClock | Minutes | Days
