"""Play a puzzle: a turn is tried, the other seats reply, until the task is done."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

import erawan
from erawan.core.state import State
from erawan.puzzles.puzzle import Puzzle, PuzzleGoal


class Judge(Protocol):
    """Decides which turns are right in the puzzles of a game."""

    def keeps(self, state: State, task: PuzzleGoal, turn: str) -> bool:
        """Return whether a turn does what the task asks of the seat to move."""

    def solutions(self, state: State, task: PuzzleGoal, most: int) -> list[str]:
        """Return the turns that do what the task asks; stop looking after ``most``."""

    def claim(self, state: State, task: PuzzleGoal) -> str | None:
        """Return the only turn that does what the task asks; None if no turn or more than one does."""

    def left(self, task: PuzzleGoal) -> PuzzleGoal | None:
        """Return the task after a right turn and the replies to it; None if the puzzle is solved."""

    def reply(self, state: State, task: PuzzleGoal, seat: int) -> str:
        """Return the turn of a seat other than the solver's, after a right turn."""

    def refutation(self, state: State, task: PuzzleGoal, seat: int) -> str | None:
        """Return the reply that refutes a wrong turn, if there is one."""


@dataclass(frozen=True)
class PuzzlePosition:
    """A position within a puzzle: the solver is to move, or the puzzle is solved (no task left)."""

    state: State
    task: PuzzleGoal | None
    replies: tuple[str, ...] = ()
    """The turns played since the solver's latest one."""


def first_puzzle_position(puzzle: Puzzle) -> PuzzlePosition:
    """Return the first position of a puzzle."""
    return PuzzlePosition(erawan.parse(puzzle.position), puzzle.task)


def play_on(judge: Judge, place: PuzzlePosition, turn: str) -> PuzzlePosition:
    """Return the next position for the solver after a right turn."""
    assert place.task is not None
    seat, task = place.state.to_move, place.task
    state, left = place.state.play(turn), judge.left(place.task)
    replies: list[str] = []
    while left is not None and state.outcome is None:
        # Play a forced turn at once: in the last struggles of King of Siam it usually is a pass.
        only = only_turn(state)
        if only is None and state.to_move == seat:
            return PuzzlePosition(state, left, tuple(replies))
        replies.append(only or judge.reply(state, task, seat))
        state = state.play(replies[-1])
    return PuzzlePosition(state, None, tuple(replies))


def main_line(judge: Judge, state: State, task: PuzzleGoal, turn: str) -> Iterator[tuple[State, str]]:
    """Yield every turn from a right first one to the end, each with the position before it."""
    place = PuzzlePosition(state, task)
    while place.task is not None:
        after = play_on(judge, place, turn)
        here = place.state
        for played in (turn, *after.replies):
            yield here, played
            here = here.play(played)
        place = after
        if place.task is not None:
            turn = judge.solutions(place.state, place.task, 1)[0]


def only_turn(state: State) -> str | None:
    """Return the turn of a seat that has only one; None if it has a choice."""
    first = state.choices()
    return first[0].text if len(first) == 1 and first[0].is_turn else None
