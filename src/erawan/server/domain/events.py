"""The events of a table. A game is its plan and its events, in order; everything else follows from them.

The tags are written to the database: they are never changed, only added to.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from erawan.protocol.commands import Matter


class SeatTaken(Struct, frozen=True, tag="joined", tag_field="e"):
    """A person took a seat, or moved it to another device."""

    seat: int
    person: str


class GameBegan(Struct, frozen=True, tag="began", tag_field="e"):
    """Every seat is taken: the clock runs."""


class TurnPlayed(Struct, frozen=True, tag="turned", tag_field="e", omit_defaults=True):
    """The seat to move played a turn."""

    turn: str
    clock_ms: int | None = None
    """What the clock of the seat shows after the turn."""
    is_forced: bool = False
    """Whether the server played it because it was the only legal turn."""


class TurnsTakenBack(Struct, frozen=True, tag="took_back", tag_field="e"):
    """All turns after the first ``ply`` turns were taken back."""

    ply: int


class RequestMade(Struct, frozen=True, tag="asked", tag_field="e"):
    """A seat asked the other people for a draw, a takeback or a rematch."""

    seat: int
    matter: Matter


class RequestAccepted(Struct, frozen=True, tag="agreed", tag_field="e"):
    """A seat agreed to a request; other people have not answered yet."""

    seat: int
    matter: Matter


class RequestDeclined(Struct, frozen=True, tag="declined", tag_field="e"):
    """A seat declined a request, or withdrew its own."""

    seat: int
    matter: Matter


class GameEnded(Struct, frozen=True, tag="ended", tag_field="e"):
    """The game ended outside its rules: by resignation, by time, or by an agreed draw."""

    winners: tuple[int, ...]
    reason: str


class ChatSent(Struct, frozen=True, tag="said", tag_field="e"):
    """A seat sent a chat message to everybody at the table."""

    seat: int
    text: str


class RematchStarted(Struct, frozen=True, tag="rematched", tag_field="e"):
    """The same players started another game."""

    game: str


class SeatLeft(Struct, frozen=True, tag="left", tag_field="e"):
    """A person left a seat: it is free again."""

    seat: int


class TitleChanged(Struct, frozen=True, tag="titled", tag_field="e"):
    """The person who made the game changed its title."""

    title: str


class HintGiven(Struct, frozen=True, tag="hinted", tag_field="e"):
    """A seat got its first hint: every player sees that, and the game does not count for the ratings."""

    seat: int


class SeatRating(Struct, frozen=True, array_like=True):
    """The rating of a seat's player before and after a game, in points."""

    seat: int
    before: int
    after: int


class RatingsChanged(Struct, frozen=True, tag="rated", tag_field="e"):
    """The end of the game changed the ratings of its players; stored together with the end."""

    changes: tuple[SeatRating, ...]


DomainEvent: TypeAlias = (
    SeatTaken
    | GameBegan
    | TurnPlayed
    | TurnsTakenBack
    | RequestMade
    | RequestAccepted
    | RequestDeclined
    | GameEnded
    | ChatSent
    | RematchStarted
    | SeatLeft
    | TitleChanged
    | HintGiven
    | RatingsChanged
)

encode_event = Encoder().encode
decode_event = Decoder(DomainEvent).decode


class StoredEvent(Struct, frozen=True):
    """An event with its number, its time and its cause, as the database holds it."""

    number: int
    """Counts from 1 in each game."""
    at_ms: int
    event: DomainEvent
    person: str | None = None
    command: str | None = None
    """The id of the command that caused the event."""
