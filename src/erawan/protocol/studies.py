"""Requests and responses about positions without a game and about studies."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from erawan.protocol.commands import TurnText
from erawan.protocol.messages import Options
from erawan.protocol.phrases import FreeObject, Words
from erawan.protocol.seats_and_clocks import MOST_EARLIER_TURNS

MOST_TURNS = MOST_EARLIER_TURNS
LONGEST_COMMENT = 2000
LONGEST_TITLE = 100
Comment: TypeAlias = Annotated[str, Meta(max_length=LONGEST_COMMENT, description="A comment.")]
Mark: TypeAlias = Annotated[Literal["", "!!", "!", "!?", "?!", "?", "??"], Meta(description="Annotation symbol.")]
Title: TypeAlias = Annotated[str, Meta(max_length=LONGEST_TITLE, description="Title of the study.")]
StudyVersion: TypeAlias = Annotated[int, Meta(description="Version of the study; every change adds one.")]
ChangedMs: TypeAlias = Annotated[int, Meta(description="When it was last changed, in Unix milliseconds.")]
OptionValues: TypeAlias = Annotated[
    dict[str, bool | int | str], Meta(description="The game's options by name; `/api/catalogue` lists them.")
]
GameName: TypeAlias = Annotated[str, Meta(max_length=40, description="`siam` or `king-of-siam`.")]
OfGame: TypeAlias = Annotated[str, Meta(description="`siam` or `king-of-siam`.")]


class Place(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position, described by a start and the turns from there."""

    game: GameName
    options: OptionValues = {}
    map: Annotated[
        FreeObject | None,
        Meta(description="A custom map of King of Siam, as in the header of a record; null for a built-in map."),
    ] = None
    start: Annotated[str, Meta(max_length=1000, description="The first position; empty for the game's own.")] = ""
    turns: Annotated[list[TurnText], Meta(description="The turns from the first position.")] = []


class HalfTurn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An incomplete turn in a position."""

    place: Annotated[Place, Meta(description="The position.")]
    prefix: TurnText = ""
    whole: Annotated[
        bool, Meta(description="List complete turns at once. Available where a position has few turns, as in Siam.")
    ] = False


class TreeTurn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A turn in a tree of variations."""

    turn: TurnText
    after: Annotated[
        int,
        Meta(ge=0, le=MOST_TURNS, description="Number of the turn that comes before, from 1; 0 for the start."),
    ] = 0
    comment: Comment = ""
    mark: Mark = ""


class Tree(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The content of a study: a start and a tree of variations."""

    place: Annotated[Place, Meta(description="The start, without turns.")]
    comment: Annotated[Comment, Meta(description="Comment on the start.")] = ""
    nodes: Annotated[list[TreeTurn], Meta(max_length=MOST_TURNS, description="The turns; parents come first.")] = []


class NewStudy(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A study to save."""

    title: Title = ""
    tree: Annotated[Tree, Meta(description="The content.")]


class ChangedStudy(NewStudy, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new version of a study."""

    version: Annotated[int, Meta(description="The version that was changed. An old version is refused.")]


class ListedStudy(Struct, frozen=True):
    """A study in a list."""

    id: Annotated[str, Meta(description="Id of the study, as in the address of its page.")]
    title: Annotated[str, Meta(description="Title of the study.")]
    game: OfGame
    turns: Annotated[int, Meta(description="Number of turns in the tree.")]
    version: StudyVersion
    changed_ms: ChangedMs


class Studies(Struct, frozen=True):
    """Your studies."""

    studies: Annotated[list[ListedStudy], Meta(description="The studies, most recently changed first.")]


class StudyView(Struct, frozen=True, kw_only=True):
    """A study as you may see it."""

    id: Annotated[str, Meta(description="Id of the study.")]
    title: Annotated[str, Meta(description="Title of the study.")]
    tree: Annotated[Tree, Meta(description="The content.")]
    version: StudyVersion
    changed_ms: ChangedMs
    is_yours: Annotated[bool, Meta(description="Whether you may change it.")]
    owner: Annotated[str, Meta(description="Name of its owner.")]
    is_owner_guest: Annotated[bool, Meta(description="Whether its owner is a guest, not registered.")] = False


class RecordFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of game records."""

    text: Annotated[str, Meta(max_length=1_000_000, description="The content of the file.")]


class OneRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """One game record."""

    record: Annotated[str, Meta(max_length=400_000, description="The record as text.")]


class FoundGame(Struct, frozen=True, kw_only=True):
    """A game of a file."""

    game: OfGame
    options: Options
    seats: Annotated[list[str], Meta(description="Names of the players; empty if the record has none.")]
    turns: Annotated[int, Meta(description="Number of turns.")]
    winners: Annotated[list[int] | None, Meta(description="The winning seats; null without a result.")]
    reason: Annotated[str | None, Meta(description="Reason of the result; null without one.")]
    began: Annotated[str | None, Meta(description="When the game began, in ISO 8601.")]
    record: Annotated[str, Meta(description="The record of this game alone.")]


class BrokenGame(Struct, frozen=True):
    """A game of a file that cannot be read."""

    line: Annotated[int, Meta(description="Line of the mistake, from 1.")]
    code: Annotated[str, Meta(description="Stable code of the mistake.")]
    words: Annotated[Words, Meta(description="The mistake as a sentence.")]
    rule: Annotated[str, Meta(description="The numbered rule that a turn breaks; empty if none.")]


class FoundGames(Struct, frozen=True):
    """The games of a file. Of very long files only the first games are listed."""

    games: Annotated[list[FoundGame], Meta(description="The games that can be read.")]
    broken: Annotated[list[BrokenGame], Meta(description="The games that cannot be read.")]
    games_count: Annotated[int, Meta(description="Number of games that can be read, also those not listed.")]
    broken_count: Annotated[int, Meta(description="Number of games that cannot be read, also those not listed.")]


class Look(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position for the live analysis."""

    place: Annotated[Place, Meta(description="The position.")]
    is_deeper: Annotated[bool, Meta(description="Search for two minutes instead of half a minute.")] = False
