"""Puzzles as the server offers them: shown as positions, and tried turn by turn.

The client sends the turns of its own seat so far; the server finds the replies, so a client cannot choose them. Between
two requests the server keeps only a cache. Proofs share one work space, so one thread judges and solves all puzzles;
each takes a fraction of a second.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Literal

import erawan
from erawan.core.errors import IllegalError
from erawan.protocol.puzzles import FirstTry, Progress, PuzzleInfo
from erawan.protocol.studies import Place
from erawan.puzzles import attempts
from erawan.puzzles.collection import find_puzzle
from erawan.puzzles.judges import make_judge
from erawan.puzzles.puzzle import Puzzle
from erawan.puzzles.solver_rating import rate_tries
from erawan.server.store.puzzle_store import PuzzleTry


@dataclass(frozen=True)
class PuzzleLine:
    """A line of play in a puzzle: the judgement of the player's last turn, and all turns played."""

    is_right: bool
    is_solved: bool
    left: int
    turns: tuple[str, ...]
    replies: tuple[str, ...]


@lru_cache(maxsize=4)
def _judge(game: str) -> attempts.Judge:
    return make_judge(game)


def follow(name: str, own_turns: Sequence[str]) -> PuzzleLine:
    """Return the line that follows from the player's own turns; only the last one may be wrong."""
    line = PuzzleLine(True, False, 0, (), ())
    for count in range(1, len(own_turns) + 1):
        line = _follow(name, tuple(own_turns[:count]))
        if count < len(own_turns) and (line.is_solved or not line.is_right):
            raise IllegalError("puzzle.over")
    return line


@lru_cache(maxsize=2000)
def _place(name: str, own_turns: tuple[str, ...]) -> tuple[attempts.PuzzlePosition, tuple[str, ...]]:
    """Return the position after right turns, and all turns played."""
    puzzle = find_puzzle(name)
    if not own_turns:
        return attempts.first_place(puzzle), ()
    before, played = _place(name, own_turns[:-1])
    after = attempts.go_on(_judge(puzzle.game), before, own_turns[-1])
    return after, (*played, own_turns[-1], *after.replies)


@lru_cache(maxsize=2000)
def _follow(name: str, own_turns: tuple[str, ...]) -> PuzzleLine:
    puzzle = find_puzzle(name)
    judge, turn = _judge(puzzle.game), own_turns[-1]
    here, played = _place(name, own_turns[:-1])
    if here.task is None:
        raise IllegalError("puzzle.over")
    if judge.keeps(here.state, here.task, turn):
        after, played = _place(name, own_turns)
        left = 0 if after.task is None else after.task.count
        return PuzzleLine(True, after.task is None, left, played, after.replies)
    shown = judge.refutation(here.state.play(turn), here.task, here.state.to_move)
    replies = () if shown is None else (shown,)
    return PuzzleLine(False, False, 0, (*played, turn, *replies), replies)


@lru_cache(maxsize=600)
def solve(name: str) -> tuple[str, ...]:
    """Return the turns of a puzzle's solution."""
    puzzle = find_puzzle(name)
    state = erawan.parse(puzzle.position)
    line = attempts.main_line(_judge(puzzle.game), state, puzzle.task, puzzle.turn)
    return tuple(turn for _, turn in line)


def place_of(puzzle: Puzzle, turns: Iterable[str] = ()) -> Place:
    """Return the position of a puzzle after turns."""
    return Place(game=puzzle.game, options=dict(_facts(puzzle).options), start=puzzle.position, turns=list(turns))


@dataclass(frozen=True)
class PuzzleFacts:
    """Facts about a puzzle that follow from its position."""

    options: dict[str, bool | int | str]
    players: int
    seat: int


@cache
def _facts(puzzle: Puzzle) -> PuzzleFacts:
    state = erawan.parse(puzzle.position)
    return PuzzleFacts(dict(state.game.changed_options()), state.game.seats, state.to_move)


def info_of(puzzle: Puzzle, tried: dict[str, PuzzleTry]) -> PuzzleInfo:
    """Return a puzzle as a person sees it; ``tried`` are that person's attempts, by puzzle."""
    facts = _facts(puzzle)
    return PuzzleInfo(
        name=puzzle.name,
        game=puzzle.game,
        kind=puzzle.task.kind,  # type: ignore[arg-type]
        count=puzzle.task.count,
        players=facts.players,
        seat=facts.seat,
        themes=list(puzzle.themes),
        rating=puzzle.rating,
        standing=_standing(tried.get(puzzle.name)),
        place=place_of(puzzle),
    )


def _standing(found: PuzzleTry | None) -> Literal["new", "failed", "solved", "right"]:
    if found is None:
        return "new"
    if found.is_right:
        return "right"
    return "failed" if found.solved_ms is None else "solved"


def progress_of(tries: Sequence[PuzzleTry], ratings: dict[str, int]) -> Progress:
    """Return the progress of a person with these attempts, in their order; ``ratings`` are those of all puzzles."""
    known = [each for each in tries if each.puzzle in ratings]
    solver = rate_tries((ratings[each.puzzle], each.is_right) for each in known)
    wrong = [at for at, each in enumerate(known) if not each.is_right]
    return Progress(
        rating=round(solver.rating),
        deviation=round(solver.deviation),
        tried=len(known),
        right=sum(each.is_right for each in known),
        solved=sum(each.solved_ms is not None for each in known),
        streak=len(known) - (wrong[-1] + 1 if wrong else 0),
        all=len(ratings),
    )


def first_try_of(puzzle: str, tries: Sequence[PuzzleTry], ratings: dict[str, int]) -> FirstTry | None:
    """Return how the first attempt at a puzzle counted; None if there is none yet."""
    known = [each for each in tries if each.puzzle in ratings]
    for at, each in enumerate(known):
        if each.puzzle == puzzle:
            before, after = (progress_of(known[:count], ratings).rating for count in (at, at + 1))
            return FirstTry(each.is_right, after - before)
    return None
