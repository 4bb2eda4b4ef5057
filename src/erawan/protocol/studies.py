"""Requests and responses about positions without a game and about studies."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from erawan.protocol.commands import TurnText
from erawan.protocol.messages import Words
from erawan.protocol.seats_and_clocks import MOST_EARLIER_TURNS

MOST_TURNS = MOST_EARLIER_TURNS
LONGEST_COMMENT = 2000
LONGEST_TITLE = 100
Comment = Annotated[str, Meta(max_length=LONGEST_COMMENT)]
Mark = Literal["", "!!", "!", "!?", "?!", "?", "??"]
Title = Annotated[str, Meta(max_length=LONGEST_TITLE)]


class Place(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position, and how it came about."""

    game: Annotated[str, Meta(max_length=40, description="siam or king-of-siam.")]
    options: dict[str, bool | int | str] = {}
    map: dict[str, Any] | None = None
    """A map of King of Siam as a record's header has it, if it is not one of ours."""
    start: Annotated[str, Meta(max_length=1000)] = ""
    """The first position; the game's own if empty."""
    turns: list[TurnText] = []
    """The turns from there."""


class HalfTurn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A half-made turn in a position."""

    place: Place
    prefix: TurnText = ""
    whole: bool = False
    """Asks for whole turns at once; given where a position has few, as in Siam."""


class TreeTurn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A turn of a tree."""

    turn: TurnText
    after: Annotated[int, Meta(ge=0, le=MOST_TURNS)] = 0
    """The number of the turn it follows; turns count from 1, and 0 is the first position."""
    comment: Comment = ""
    mark: Mark = ""


class Tree(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a study shows."""

    place: Place
    """Where it begins; without turns."""
    comment: Comment = ""
    """What is said of the first position."""
    nodes: Annotated[list[TreeTurn], Meta(max_length=MOST_TURNS)] = []


class NewStudy(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A study to be kept."""

    title: Title = ""
    tree: Tree


class ChangedStudy(NewStudy, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A study as it is to be from now on."""

    version: int
    """The one it was made from."""


class ListedStudy(Struct, frozen=True):
    """A study in a list."""

    id: str
    title: str
    game: str
    turns: int
    version: int
    changed_ms: int


class Studies(Struct, frozen=True):
    """Your studies."""

    studies: list[ListedStudy]


class StudyView(Struct, frozen=True, kw_only=True):
    """A study as you see it."""

    id: str
    title: str
    tree: Tree
    version: int
    changed_ms: int
    is_yours: bool
    """Whether you may change it."""
    owner: str
    """The name of who made it."""


class RecordFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of records."""

    text: Annotated[str, Meta(max_length=1_000_000)]


class OneRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A game as text."""

    record: Annotated[str, Meta(max_length=400_000)]


class FoundGame(Struct, frozen=True, kw_only=True):
    """A game of a file."""

    game: str
    options: dict[str, Any]
    seats: list[str]
    """Who played, if anybody is named."""
    turns: int
    winners: list[int] | None
    reason: str | None
    began: str | None
    record: str
    """The game alone."""


class BrokenGame(Struct, frozen=True):
    """A game of a file that cannot be read: where it breaks, and why."""

    line: int
    code: str
    words: Words
    rule: str


class FoundGames(Struct, frozen=True):
    """What a file holds; of very many games the first."""

    games: list[FoundGame]
    broken: list[BrokenGame]
    games_count: int
    broken_count: int


class Look(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position to be thought about."""

    place: Place
    is_deeper: bool = False
    """Asks for more time."""
