"""Requests and responses about puzzles."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from erawan.protocol.commands import TurnText
from erawan.protocol.studies import Place

MOST_OWN_TURNS = 12
DAY = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"

PuzzleKind: TypeAlias = Literal["win", "defence", "resist", "ending"]
RatingChange: TypeAlias = Annotated[int, Meta(description="Change of your puzzle rating.")]


class PuzzleInfo(Struct, frozen=True, kw_only=True):
    """A puzzle without its solution."""

    name: Annotated[str, Meta(description="Name of the puzzle, as in the address of its page.")]
    game: Annotated[str, Meta(description="`siam` or `king-of-siam`.")]
    kind: Annotated[
        PuzzleKind,
        Meta(
            description="`win`: win within `count` turns. `defence`: avoid the loss. `resist`: put the loss off. "
            "`ending`: play the end well."
        ),
    ]
    count: Annotated[int, Meta(description="Number of turns to win within; for an ending, the number of cards left.")]
    players: Annotated[int, Meta(description="Number of players.")]
    seat: Annotated[int, Meta(description="The seat that you play.")]
    themes: Annotated[list[str], Meta(description="Themes of the puzzle.")]
    rating: Annotated[int, Meta(description="Difficulty as a rating.")]
    standing: Annotated[
        Literal["new", "failed", "solved", "right"],
        Meta(description="Your result: `right` if your first try solved it, `solved` if a later one did."),
    ]
    place: Annotated[Place, Meta(description="The position.")]
    day: Annotated[str | None, Meta(description="The day of a daily puzzle, as in `2026-11-18`; null otherwise.")] = (
        None
    )


class PuzzleList(Struct, frozen=True):
    """A list of puzzles."""

    puzzles: Annotated[list[PuzzleInfo], Meta(description="The puzzles; within each kind the easiest first.")]


class Progress(Struct, frozen=True):
    """Your results at puzzles."""

    rating: Annotated[int, Meta(description="Your puzzle rating.")]
    deviation: Annotated[int, Meta(description="Standard deviation of the rating.")]
    tried: Annotated[int, Meta(description="Puzzles that you have tried.")]
    right: Annotated[int, Meta(description="Puzzles that your first try solved.")]
    solved: Annotated[int, Meta(description="Puzzles that you have solved.")]
    streak: Annotated[int, Meta(description="Length of the current run of puzzles solved at the first try.")]
    all: Annotated[int, Meta(description="Number of puzzles on the server.")]


class OwnTurns(Struct, frozen=True, forbid_unknown_fields=True):
    """A try at a puzzle."""

    turns: Annotated[
        list[TurnText],
        Meta(min_length=1, max_length=MOST_OWN_TURNS, description="Your turns from the start, the new one last."),
    ]
    day: Annotated[
        Annotated[str, Meta(pattern=DAY)] | None,
        Meta(description="The day, if you solve it as a daily puzzle: the calendar marks the day as solved."),
    ] = None


class FirstTry(Struct, frozen=True):
    """The effect of your first try at a puzzle on your rating. Later tries change nothing."""

    is_right: Annotated[bool, Meta(description="Whether it solved the puzzle.")]
    change: Annotated[int, Meta(description="By how much it changed your rating.")]


FirstTryOrNone: TypeAlias = Annotated[
    FirstTry | None, Meta(description="How your first try at this puzzle counted; null while it goes on.")
]


ReviewTime: TypeAlias = Annotated[
    int | None,
    Meta(description="When this puzzle comes up for review, in Unix milliseconds; null if it does not."),
]


class Tried(Struct, frozen=True, kw_only=True):
    """The result of a try."""

    is_right: Annotated[bool, Meta(description="Whether the new turn is correct.")]
    is_solved: Annotated[bool, Meta(description="Whether the puzzle is solved.")]
    left: Annotated[int, Meta(description="For a win: number of turns to win within after a correct turn.")]
    place: Annotated[
        Place,
        Meta(description="The position now: after the replies, or after the refutation of a wrong turn."),
    ]
    replies: Annotated[list[str], Meta(description="The opponents' turns since yours.")]
    progress: Annotated[Progress, Meta(description="Your results now.")]
    change: RatingChange
    first_try: FirstTryOrNone = None
    review_ms: ReviewTime = None


class Solution(Struct, frozen=True):
    """The solution of a puzzle."""

    place: Annotated[Place, Meta(description="The start of the puzzle with all turns of the solution.")]
    progress: Annotated[Progress, Meta(description="Your results now.")]
    change: RatingChange
    first_try: FirstTryOrNone = None
    review_ms: ReviewTime = None
