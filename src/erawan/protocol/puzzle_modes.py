"""Requests and responses of the puzzle modes: streak, storm, the calendar of daily puzzles, reviews, endgames."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from erawan.protocol.commands import TurnText
from erawan.protocol.puzzles import PuzzleInfo
from erawan.protocol.studies import Place

MOST_ENDGAME_TURNS = 30

RunMode: TypeAlias = Annotated[
    Literal["streak", "storm"],
    Meta(description="`streak`: one wrong answer ends the run. `storm`: as many as you can before the time is over."),
]
RunGame: TypeAlias = Annotated[
    Literal["", "siam", "king-of-siam"], Meta(description="The game of all puzzles; empty for both games.")
]


class NewRun(Struct, frozen=True, forbid_unknown_fields=True):
    """A run to begin. The last run of the same mode and game ends."""

    mode: RunMode
    game: RunGame = ""


class RunTurn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A turn in the puzzle of a run."""

    turn: TurnText
    version: Annotated[int, Meta(ge=1, description="The version of the run that you answer to.")]
    game: RunGame = ""


class RunResult(Struct, frozen=True):
    """A puzzle of a run that you have solved or failed."""

    puzzle: Annotated[str, Meta(description="Name of the puzzle.")]
    is_solved: Annotated[bool, Meta(description="Whether you solved it.")]


class RunView(Struct, frozen=True, kw_only=True):
    """A run of puzzles."""

    version: Annotated[int, Meta(description="Counts up with every change; send it with your turn.")]
    score: Annotated[int, Meta(description="Number of puzzles solved.")]
    answers: Annotated[list[RunResult], Meta(description="The puzzles so far, in order.")]
    combo: Annotated[int, Meta(description="Number of right turns in a row.")]
    best_combo: Annotated[int, Meta(description="Most right turns in a row in this run.")]
    bonus_turns: Annotated[
        int, Meta(description="In a storm: after how many more right turns in a row you win time; 0 in a streak.")
    ]
    bonus_ms: Annotated[int, Meta(description="How many milliseconds you win then; 0 in a streak.")]
    left_ms: Annotated[int | None, Meta(description="Time left in milliseconds; null in a streak.")]
    puzzle: Annotated[PuzzleInfo | None, Meta(description="The puzzle to solve; null once the run has ended.")]
    place: Annotated[Place | None, Meta(description="The position after your right turns in it.")]
    left: Annotated[int, Meta(description="For a win: number of turns to win within from here.")]
    ended: Annotated[
        Literal["wrong", "time", "all"] | None,
        Meta(description="Why the run has ended: a wrong answer, the time, or no puzzles left. Null while it goes on."),
    ]
    is_best: Annotated[bool, Meta(description="Whether this run is your personal best.")]


class RunState(Struct, frozen=True, kw_only=True):
    """Your runs in a mode and game."""

    mode: RunMode
    game: RunGame
    best: Annotated[int, Meta(description="Your personal best: most puzzles solved in one run.")]
    best_ms: Annotated[
        int | None, Meta(description="When you reached it, in Unix milliseconds; null if you have none.")
    ]
    runs: Annotated[int, Meta(description="Number of runs that you have begun.")]
    run: Annotated[RunView | None, Meta(description="Your last run; null if there was none.")]


class TriedInRun(Struct, frozen=True, kw_only=True):
    """The effect of your turn on the current puzzle of a run."""

    is_right: Annotated[bool, Meta(description="Whether the turn is correct.")]
    is_solved: Annotated[bool, Meta(description="Whether the puzzle is solved.")]
    place: Annotated[Place, Meta(description="The position after the replies, or after the refutation.")]
    replies: Annotated[list[str], Meta(description="The opponents' turns since yours.")]
    time_ms: Annotated[int, Meta(description="Milliseconds won or, if negative, lost in a storm.")]


class RunAnswer(Struct, frozen=True):
    """The result of a turn in a run."""

    tried: Annotated[TriedInRun | None, Meta(description="Null if the time was over before your turn.")]
    state: Annotated[RunState, Meta(description="The run now.")]


class Reviews(Struct, frozen=True):
    """Your failed puzzles, which come up again until you have learned them."""

    due: Annotated[int, Meta(description="Number of puzzles to review now.")]
    waiting: Annotated[int, Meta(description="Number of puzzles to review later.")]
    next_ms: Annotated[
        int | None, Meta(description="When the next one is due, in Unix milliseconds; null if none waits.")
    ]
    puzzle: Annotated[PuzzleInfo | None, Meta(description="The puzzle to review first; null if none is due.")]


class PersonalBest(Struct, frozen=True):
    """Your best run in a mode and game."""

    mode: RunMode
    game: RunGame
    best: Annotated[int, Meta(description="Most puzzles solved in one run.")]
    unfinished: Annotated[
        int | None,
        Meta(description="Number of puzzles solved in a run that you can continue; null if there is none."),
    ]


class PuzzleModes(Struct, frozen=True, kw_only=True):
    """Your progress in every puzzle mode."""

    bests: Annotated[list[PersonalBest], Meta(description="Your personal bests.")]
    due: Annotated[int, Meta(description="Number of failed puzzles to review now.")]
    waiting: Annotated[int, Meta(description="Number of failed puzzles to review later.")]
    days_solved: Annotated[int, Meta(description="Number of daily puzzles that you have solved.")]
    days_in_a_row: Annotated[int, Meta(description="Days in a row, up to today or yesterday, with a solved puzzle.")]
    endgames: Annotated[int, Meta(description="Number of positions in the endgame trainer.")]
    endgames_won: Annotated[int, Meta(description="Number of these that you have won.")]


class PuzzleDay(Struct, frozen=True):
    """A day of the calendar."""

    day: Annotated[str, Meta(description="The day, as in `2026-11-18`.")]
    game: Annotated[str, Meta(description="The game of its puzzle.")]
    is_solved: Annotated[bool, Meta(description="Whether you have solved the puzzle of that day.")]


class PuzzleMonth(Struct, frozen=True):
    """A month of daily puzzles."""

    month: Annotated[str, Meta(description="The month, as in `2026-11`.")]
    first: Annotated[str, Meta(description="The first day that has a puzzle.")]
    today: Annotated[str, Meta(description="Today in UTC.")]
    days: Annotated[list[PuzzleDay], Meta(description="The days of the month up to today.")]


EndgameTurnCount: TypeAlias = Annotated[
    int | None, Meta(description="Fewest turns of yours in which you have won it; null if you have not.")
]


class Endgame(Struct, frozen=True):
    """A position of the endgame trainer: a proved win, to be played against the best defence."""

    puzzle: Annotated[PuzzleInfo, Meta(description="The puzzle with this position.")]
    best: EndgameTurnCount


class Endgames(Struct, frozen=True):
    """The positions of the endgame trainer."""

    endgames: Annotated[list[Endgame], Meta(description="By game, shortest first, then the easiest first.")]


class EndgameTurns(Struct, frozen=True, forbid_unknown_fields=True):
    """Your turns in an endgame."""

    turns: Annotated[
        list[TurnText],
        Meta(
            min_length=1, max_length=MOST_ENDGAME_TURNS, description="All your turns from the start, the new one last."
        ),
    ]


class EndgameState(Struct, frozen=True, kw_only=True):
    """An endgame after your turn and the replies to it."""

    place: Annotated[Place, Meta(description="The position.")]
    replies: Annotated[list[str], Meta(description="The turns of the others since yours.")]
    status: Annotated[
        Literal["winning", "open", "won", "lost"],
        Meta(
            description="`winning`: you can force a win. `open`: no forced win is proved any more. "
            "`won`, `lost`: the game is over; a draw is lost."
        ),
    ]
    left: Annotated[int, Meta(description="For Siam, while `winning`: number of turns to win within; otherwise 0.")]
    best: EndgameTurnCount


class StoredReview(Struct, frozen=True):
    """A failed puzzle in your data."""

    puzzle: Annotated[str, Meta(description="Name of the puzzle.")]
    box: Annotated[int, Meta(description="How often in a row you remembered it.")]
    due_ms: Annotated[int, Meta(description="When it is due, in Unix milliseconds.")]


class StoredBest(Struct, frozen=True):
    """Your runs of a mode and game in your data."""

    mode: RunMode
    game: RunGame
    runs: Annotated[int, Meta(description="Number of runs that you have begun.")]
    best: Annotated[int, Meta(description="Most puzzles solved in one run.")]
    best_ms: Annotated[int, Meta(description="When you reached it, in Unix milliseconds; 0 if you have none.")]
    began_ms: Annotated[int, Meta(description="When you began the last one, in Unix milliseconds.")]


class StoredEndgame(Struct, frozen=True):
    """An endgame that you have won, in your data."""

    puzzle: Annotated[str, Meta(description="Name of the puzzle.")]
    turns: Annotated[int, Meta(description="Fewest turns of yours in which you have won it.")]
    won_ms: Annotated[int, Meta(description="When you did, in Unix milliseconds.")]


class PuzzleModeData(Struct, frozen=True):
    """The data that the server stores about you in the puzzle modes."""

    reviews: Annotated[list[StoredReview], Meta(description="Your failed puzzles.")]
    days: Annotated[list[str], Meta(description="The days whose puzzle you have solved.")]
    runs: Annotated[list[StoredBest], Meta(description="Your runs and personal bests.")]
    endgames: Annotated[list[StoredEndgame], Meta(description="The endgames that you have won.")]
