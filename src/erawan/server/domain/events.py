"""The events of a table. A game is its set-up and its events, in order; everything else follows from them.

The names of the tags are written to disk: they are never changed, only added to.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from erawan.protocol.commands import Matter


class Joined(Struct, frozen=True, tag="joined", tag_field="e"):
    """A person took a seat, or took it to another device."""

    seat: int
    person: str


class Began(Struct, frozen=True, tag="began", tag_field="e"):
    """Every seat is taken: the clock runs."""


class Turned(Struct, frozen=True, tag="turned", tag_field="e", omit_defaults=True):
    """A turn was made."""

    turn: str
    clock_ms: int | None = None
    """What the clock of the seat shows after it."""
    is_forced: bool = False
    """Whether the server made it, because it was the only one."""


class TookBack(Struct, frozen=True, tag="took_back", tag_field="e"):
    """All turns after this one were taken back."""

    ply: int


class Asked(Struct, frozen=True, tag="asked", tag_field="e"):
    """A seat asks the other people for something."""

    seat: int
    matter: Matter


class Agreed(Struct, frozen=True, tag="agreed", tag_field="e"):
    """A seat agrees; others are still to be heard."""

    seat: int
    matter: Matter


class Declined(Struct, frozen=True, tag="declined", tag_field="e"):
    """A seat said no, or who asked thought better of it."""

    seat: int
    matter: Matter


class Ended(Struct, frozen=True, tag="ended", tag_field="e"):
    """The game ended outside its rules: somebody resigned, ran out of time, or a draw was agreed."""

    winners: tuple[int, ...]
    reason: str


class Said(Struct, frozen=True, tag="said", tag_field="e"):
    """Somebody said something that all at the table can hear."""

    seat: int
    text: str


class Rematched(Struct, frozen=True, tag="rematched", tag_field="e"):
    """The same players went on to another game."""

    game: str


class Left(Struct, frozen=True, tag="left", tag_field="e"):
    """Somebody stood up: the seat is free again."""

    seat: int


class Titled(Struct, frozen=True, tag="titled", tag_field="e"):
    """Who made the game calls it so."""

    title: str


class Hinted(Struct, frozen=True, tag="hinted", tag_field="e"):
    """A seat was given a hint, the first in a game that counted for the ratings until then."""

    seat: int


Happening: TypeAlias = (
    Joined | Began | Turned | TookBack | Asked | Agreed | Declined | Ended | Said | Rematched | Left | Titled | Hinted
)

encode_happening = Encoder().encode
decode_happening = Decoder(Happening).decode


class Event(Struct, frozen=True):
    """Something that happened, as it is kept."""

    number: int
    """Counts from 1 in each game."""
    at_ms: int
    what: Happening
    person: str | None = None
    command: str | None = None
    """The id of the command that brought it about."""
