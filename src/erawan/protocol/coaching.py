"""Requests and responses about the moments of a finished game that a player can learn from."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from erawan.protocol.commands import TurnText
from erawan.protocol.messages import Seat, Turn
from erawan.protocol.phrases import Words
from erawan.protocol.studies import Place


class MomentView(Struct, frozen=True, kw_only=True):
    """A turn that its player can learn from, as a small puzzle with an explanation."""

    ply: Annotated[int, Meta(description="Number of the turn, from 1.")]
    seat: Seat
    kind: Annotated[str, Meta(description="The kind of mistake, such as `siam-threat`; part of keys of texts.")]
    place: Annotated[Place, Meta(description="The position before the turn.")]
    turn: Turn
    does: Annotated[Words, Meta(description="What the turn does.")]
    better: Annotated[str, Meta(description="A better turn.")]
    better_does: Annotated[Words, Meta(description="What the better turn does.")]
    before: Annotated[int, Meta(description="The player's winning chance before the turn, in percent.")]
    after: Annotated[int, Meta(description="The player's winning chance after the turn, in percent.")]
    told: Annotated[list[Words], Meta(description="What happened: sentences to the player of the turn.")]
    marks: Annotated[
        list[str], Meta(description="What the sentences speak of: squares as `at:c1`, provinces as `land:kh`.")
    ]


class Moments(Struct, frozen=True):
    """The moments of a game, at most three of each seat, in the order of the game."""

    moments: Annotated[list[MomentView], Meta(description="The moments of all seats.")]


class MomentTry(Struct, frozen=True, forbid_unknown_fields=True):
    """A turn that is tried at a moment."""

    turn: TurnText


class TriedMoment(Struct, frozen=True):
    """The judgement of a turn that was tried at a moment."""

    is_right: Annotated[bool, Meta(description="Whether the turn avoids the mistake of the moment.")]
    told: Annotated[Words, Meta(description="What the turn achieves, or what follows it.")]
    reply: Annotated[str | None, Meta(description="The turn of another seat that shows why the try is wrong.")]
