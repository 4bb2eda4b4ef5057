"""The bodies of requests and responses about studies and openings."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from erawan.server.live.protocol import Words
from erawan.server.study.positions import Place
from erawan.server.study.study_tree import LONGEST_TITLE, Tree

Title = Annotated[str, Meta(max_length=LONGEST_TITLE)]


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
