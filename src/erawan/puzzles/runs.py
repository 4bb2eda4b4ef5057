"""Runs of puzzles: streak and storm, as values that follow from the answers.

**Streak**: puzzles get harder; one wrong answer ends the run.

**Storm**: as many puzzles as possible in three minutes. A wrong answer costs ten seconds and moves on to the next
puzzle. Every fifth right turn in a row wins seconds, the more the longer the row is.

The caller knows the time and what is right. The first puzzle is near ``FIRST_RATING``, each one after it harder by
``STEP`` points, and no puzzle comes twice in a run.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Literal, TypeAlias

from erawan.puzzles.collection import all_puzzles, is_known, pick_near, select
from erawan.puzzles.puzzle import ENDING, WIN, Puzzle

Mode: TypeAlias = Literal["streak", "storm"]
RunGame: TypeAlias = Literal["", "siam", "king-of-siam"]
End: TypeAlias = Literal["wrong", "time", "all"]

STORM_MS = 180_000
PENALTY_MS = 10_000
COMBO_STEP = 5
COMBO_BONUS_MS = (3_000, 5_000, 7_000, 10_000)
"""Time won with 5, 10, 15 and 20 right turns in a row; every five turns after that win the last of these again."""
FIRST_RATING = 600
STEP = {"streak": 40, "storm": 25}
_LONGEST_WIN = 3
_MOST_CARDS = 3


@dataclass(frozen=True)
class AnsweredPuzzle:
    """A puzzle of a run that was solved or failed."""

    puzzle: str
    is_solved: bool


@dataclass(frozen=True)
class Run:
    """A run, from its first puzzle to its end."""

    mode: Mode
    game: RunGame
    """The game of the run's puzzles; empty if they are of both games."""
    seed: int
    began_ms: int
    due_ms: int | None
    """When the time of a storm is over; None in a streak."""
    puzzle: str | None
    """The puzzle to solve; None once the run has ended."""
    own_turns: tuple[str, ...] = ()
    """The right turns in that puzzle so far."""
    answers: tuple[AnsweredPuzzle, ...] = ()
    combo: int = 0
    """Right turns in a row."""
    best_combo: int = 0
    ended: End | None = None

    @property
    def score(self) -> int:
        """The number of puzzles solved."""
        return sum(answer.is_solved for answer in self.answers)


def begin_run(mode: Mode, game: RunGame, seed: int, now_ms: int) -> Run:
    """Return a new run with its first puzzle. The seed decides which puzzles come."""
    due_ms = now_ms + STORM_MS if mode == "storm" else None
    return _with_next_puzzle(Run(mode, game, seed, now_ms, due_ms, None))


def check_run(run: Run, now_ms: int) -> Run:
    """Return the run at this time: end it if its time is over; replace its puzzle if this version no longer has it."""
    if run.puzzle is None:
        return run
    if run.due_ms is not None and run.due_ms <= now_ms:
        return replace(run, puzzle=None, own_turns=(), ended="time")
    return run if is_known(run.puzzle) else _with_next_puzzle(run)


def answer_turn(run: Run, turn: str, is_right: bool, is_solved: bool, judging_ms: int = 0) -> Run:
    """Return the run after a turn in its puzzle; the time that the server took to judge the turn does not count."""
    if run.due_ms is not None:
        run = replace(run, due_ms=run.due_ms + judging_ms)
    assert run.puzzle is not None
    if not is_right:
        failed = replace(run, answers=(*run.answers, AnsweredPuzzle(run.puzzle, False)), combo=0)
        if failed.due_ms is None:
            return replace(failed, puzzle=None, own_turns=(), ended="wrong")
        return _with_next_puzzle(replace(failed, due_ms=failed.due_ms - PENALTY_MS))
    after = _with_longer_combo(run)
    if not is_solved:
        return replace(after, own_turns=(*run.own_turns, turn))
    return _with_next_puzzle(replace(after, answers=(*run.answers, AnsweredPuzzle(run.puzzle, True))))


def combo_bonus_ms(combo: int) -> int:
    """Return the time that a storm gains with the last of ``combo`` right turns in a row."""
    reached, rest = divmod(combo, COMBO_STEP)
    if rest or not reached:
        return 0
    return COMBO_BONUS_MS[min(reached, len(COMBO_BONUS_MS)) - 1]


def next_bonus(run: Run) -> tuple[int, int]:
    """Return after how many more right turns in a row a storm wins time, and how many milliseconds.

    Both are 0 in a streak.
    """
    if run.due_ms is None:
        return 0, 0
    turns = COMBO_STEP - run.combo % COMBO_STEP
    return turns, combo_bonus_ms(run.combo + turns)


def _with_longer_combo(run: Run) -> Run:
    combo = run.combo + 1
    due_ms = None if run.due_ms is None else run.due_ms + combo_bonus_ms(combo)
    return replace(run, combo=combo, best_combo=max(run.best_combo, combo), due_ms=due_ms)


def _with_next_puzzle(run: Run) -> Run:
    number = len(run.answers)
    wanted = FIRST_RATING + STEP[run.mode] * number
    done = {answer.puzzle for answer in run.answers}
    found = pick_near(puzzles_of(run.mode, run.game), wanted, done, Random(f"{run.seed} {number}"))
    if found is None:
        return replace(run, puzzle=None, own_turns=(), ended="all")
    return replace(run, puzzle=found.name, own_turns=())


def puzzles_of(mode: Mode, game: str) -> list[Puzzle]:
    """Return the puzzles that a run may ask: all of its game, in a storm only short ones."""
    found = select(all_puzzles(), game=game or None)
    return [puzzle for puzzle in found if mode == "streak" or _is_short(puzzle)]


def _is_short(puzzle: Puzzle) -> bool:
    most = {WIN: _LONGEST_WIN, ENDING: _MOST_CARDS}
    return puzzle.task.count <= most.get(puzzle.task.kind, puzzle.task.count)
