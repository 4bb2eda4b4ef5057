"""How a puzzle goes on: a turn is tried, the other seats reply, until what was asked is done."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

import erawan
from erawan.core.state import State
from erawan.puzzles.puzzle import Puzzle, PuzzleGoal


class Judge(Protocol):
    """Knows what is right in the puzzles of a game."""

    def keeps(self, state: State, task: PuzzleGoal, turn: str) -> bool:
        """Return whether a turn does what the task asks of the seat to move."""

    def solutions(self, state: State, task: PuzzleGoal, most: int) -> list[str]:
        """Return the turns that do; it stops looking when it has found ``most``."""

    def claim(self, state: State, task: PuzzleGoal) -> str | None:
        """Return the one turn that does, as every puzzle promises; None if the promise is not kept."""

    def left(self, task: PuzzleGoal) -> PuzzleGoal | None:
        """Return what is to be done after a right turn and the replies to it; None if nothing."""

    def reply(self, state: State, task: PuzzleGoal, seat: int) -> str:
        """Return what is played for another seat than the one that solves, after a turn that kept the task."""

    def refutation(self, state: State, task: PuzzleGoal, seat: int) -> str | None:
        """After a turn that missed the task: the reply that shows it, if there is one."""


@dataclass(frozen=True)
class PuzzlePosition:
    """How far a puzzle has come: where the seat that solves is to move, or where it is solved (no task left)."""

    state: State
    task: PuzzleGoal | None
    replies: tuple[str, ...] = ()
    """What was played since the seat's latest turn."""


def first_place(puzzle: Puzzle) -> PuzzlePosition:
    """Return where a puzzle begins."""
    return PuzzlePosition(erawan.parse(puzzle.position), puzzle.task)


def go_on(judge: Judge, place: PuzzlePosition, turn: str) -> PuzzlePosition:
    """Return the next place after a turn that keeps the task."""
    assert place.task is not None
    seat, task = place.state.to_move, place.task
    state, left = place.state.play(turn), judge.left(place.task)
    replies: list[str] = []
    while left is not None and state.outcome is None:
        # Whoever has one turn makes it: in the last struggles of King of Siam mostly a pass.
        only = _only_turn(state)
        if only is None and state.to_move == seat:
            return PuzzlePosition(state, left, tuple(replies))
        replies.append(only or judge.reply(state, task, seat))
        state = state.play(replies[-1])
    return PuzzlePosition(state, None, tuple(replies))


def main_line(judge: Judge, state: State, task: PuzzleGoal, turn: str) -> Iterator[tuple[State, str]]:
    """Yield every turn from a right first one to the end, each with the position before it."""
    place = PuzzlePosition(state, task)
    while place.task is not None:
        after = go_on(judge, place, turn)
        here = place.state
        for played in (turn, *after.replies):
            yield here, played
            here = here.play(played)
        place = after
        if place.task is not None:
            turn = judge.solutions(place.state, place.task, 1)[0]


def _only_turn(state: State) -> str | None:
    """Return the turn of a seat that has no other."""
    first = state.choices()
    return first[0].text if len(first) == 1 and first[0].is_turn else None
