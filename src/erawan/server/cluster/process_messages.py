"""The messages between server processes.

A lost message loses no data. Some messages only say that the database has changed; the others repeat what a process can
report again at any time, such as who is connected to it.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct
from msgspec.json import Decoder, Encoder


class _ProcessMessage(Struct, frozen=True, omit_defaults=True, tag_field="n"):
    """A message; ``sender`` is the name of the process."""

    sender: str


class Heartbeat(_ProcessMessage, frozen=True, tag="beat"):
    """The process is alive. A process that receives its own heartbeat knows that Redis works."""


class Goodbye(_ProcessMessage, frozen=True, tag="bye"):
    """The process ends: its connections are gone."""


class GameChanged(_ProcessMessage, frozen=True, tag="game"):
    """A game has new events, or its conditional turns have changed."""

    game: str
    number: int
    """The number of its latest event."""
    has_new_prepared: bool = False


class GameErased(_ProcessMessage, frozen=True, tag="erased"):
    """A person was erased from a game: its events have changed, so the table has to be loaded again."""

    game: str


class Presence(_ProcessMessage, frozen=True, tag="presence"):
    """The people who are connected to a game at the process."""

    game: str
    people: tuple[str, ...] = ()
    anonymous: int = 0
    """How many connections without a person are subscribed."""
    asks: bool = False
    """Whether the process asks the others who is connected to them."""


class Relayed(_ProcessMessage, frozen=True, tag="relayed"):
    """A WebSocket message for every subscriber of a game, for something that is no event of the game."""

    game: str
    message: str


class TurnNews(_ProcessMessage, frozen=True, tag="turn"):
    """A WebSocket message for every connection on which a person follows all their games."""

    person: str
    message: str


class PersonChanged(_ProcessMessage, frozen=True, tag="person"):
    """A person has another name or colour."""

    person: str


class SessionsEnded(_ProcessMessage, frozen=True, tag="sessions"):
    """Sessions of a person have ended: the connections that were opened with them have to be closed."""

    person: str
    ended: str = ""
    """The hash of the token of the only session that has ended; empty if all sessions but one have ended."""
    kept: str = ""
    """The hash of the token of the session that goes on; empty if none does."""


class TokensTaken(_ProcessMessage, frozen=True, tag="taken"):
    """The number of rate-limit tokens that the process has used since its last report, by limit and by name."""

    taken: dict[str, dict[str, int]]


ProcessMessage: TypeAlias = (
    Heartbeat
    | Goodbye
    | GameChanged
    | GameErased
    | Presence
    | Relayed
    | TurnNews
    | PersonChanged
    | SessionsEnded
    | TokensTaken
)

encode_message = Encoder().encode
decode_message = Decoder(ProcessMessage).decode
