"""The bodies of responses about openings and statistics."""

from __future__ import annotations

from msgspec import Struct

from erawan.protocol.messages import GameView, Words


class OpeningTurn(Struct, frozen=True, kw_only=True):
    """A turn of Siam that was played in a position: how often, and how those games ended."""

    turn: str
    does: Words
    games: int
    elephants: int
    """How many of them the elephants won."""
    rhinos: int
    drawn: int


class Openings(Struct, frozen=True, kw_only=True):
    """What was played from a position."""

    game: GameView
    """The position, to be shown."""
    turns: list[OpeningTurn]
    """The most frequent first."""
    games: int
    left: int
    """How many finished games are still to be counted; ask again."""


class EndingCount(Struct, frozen=True):
    """How often games ended for a reason."""

    reason: str
    count: int


class VariantNumbers(Struct, frozen=True, kw_only=True):
    """How games of King of Siam with some map and number of players ended."""

    map: str
    players: int
    games: int
    rulers: dict[str, int]
    """How often each faction ruled in the end, by its letter; B for the British."""
    endings: list[EndingCount]
    wins: list[int]
    """How often each seat won, alone or with others."""


class Numbers(Struct, frozen=True):
    """How games of King of Siam ended."""

    variants: list[VariantNumbers]
    left: int
    """How many finished games are still to be counted; ask again."""
