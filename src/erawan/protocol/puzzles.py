"""Requests and responses about puzzles."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from erawan.protocol.commands import TurnText
from erawan.protocol.studies import Place

MOST_OWN_TURNS = 12


class PuzzleInfo(Struct, frozen=True, kw_only=True):
    """A puzzle, without its solution."""

    name: str
    game: str
    kind: Literal["win", "defence", "ending"]
    count: int
    """Within how many turns; of an ending how many cards are left."""
    players: int
    seat: int
    """Whose turn it is: you solve for this seat."""
    themes: list[str]
    rating: int
    standing: Literal["new", "failed", "solved", "right"]
    """What you have made of it: `right` if your first try was."""
    place: Place


class PuzzleList(Struct, frozen=True):
    """Puzzles, those of one kind easiest first."""

    puzzles: list[PuzzleInfo]


class Progress(Struct, frozen=True):
    """How you do at puzzles."""

    rating: int
    deviation: int
    tried: int
    right: int
    """How many you solved at the first try."""
    solved: int
    streak: int
    """How many of the latest first tries were right, one after the other."""
    all: int


class OwnTurns(Struct, frozen=True, forbid_unknown_fields=True):
    """The turns of your own seat from the puzzle's first position on, the new one last."""

    turns: Annotated[list[TurnText], Meta(min_length=1, max_length=MOST_OWN_TURNS)]


class Tried(Struct, frozen=True, kw_only=True):
    """What a turn came to."""

    is_right: bool
    is_solved: bool
    left: int
    """Of a win: within how many turns, after a right one."""
    place: Place
    """Where things stand now: after the replies, or after what shows that the turn was wrong."""
    replies: list[str]
    """The turns of the others since yours."""
    progress: Progress
    change: int
    """By how much your rating has changed."""


class Solution(Struct, frozen=True):
    """The whole line, from the first position to its end."""

    place: Place
    progress: Progress
    change: int
