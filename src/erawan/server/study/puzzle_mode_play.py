"""Puzzle modes as the server offers them: runs, the calendar of daily puzzles, reviews of failed puzzles, endgames.

In an endgame the client sends its own turns so far, and the server finds the replies. Between two requests the server
keeps only a cache. Proofs share one work space, so one thread plays all endgames.
"""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import Literal

from erawan.core.errors import OptionError, quote
from erawan.protocol import puzzle_modes as wire
from erawan.protocol.puzzle_modes import Endgame, EndgameState
from erawan.puzzles import endgames
from erawan.puzzles.collection import FIRST_DAY, find_puzzle, is_known, puzzle_of_the_day
from erawan.puzzles.puzzle import Puzzle
from erawan.puzzles.review_schedule import ReviewCard
from erawan.puzzles.runs import Run, answer_turn, check_run, next_bonus
from erawan.server.domain.clock import now_ms
from erawan.server.store.puzzle_store import EndgameWin, PuzzleTry, StoredRun
from erawan.server.study import puzzle_play

# ---- days


def today() -> date:
    """Return the present day in UTC."""
    return datetime.fromtimestamp(now_ms() / 1000, UTC).date()


def read_day(text: str) -> date:
    """Return the day of a text such as ``2026-11-30``; refuse a day that has no daily puzzle yet."""
    with suppress(ValueError):
        day = date.fromisoformat(text)
        if FIRST_DAY <= day <= today():
            return day
    raise OptionError("puzzle.no_day", day=quote(text))


def month_of(text: str, solved: Collection[date]) -> wire.PuzzleMonth:
    """Return a month of the calendar, such as ``2026-11``, with the days that have a puzzle already."""
    year, month = int(text[:4]), int(text[5:])
    days = [date(year, month, day) for day in range(1, monthrange(year, month)[1] + 1)] if year else []
    return wire.PuzzleMonth(
        month=text,
        first=FIRST_DAY.isoformat(),
        today=today().isoformat(),
        days=[
            wire.PuzzleDay(day.isoformat(), puzzle_of_the_day(day).game, day in solved)
            for day in days
            if FIRST_DAY <= day <= today()
        ],
    )


def days_in_a_row(solved: Collection[date]) -> int:
    """Return the number of days in a row with a solved puzzle, up to today, or to yesterday if today is open."""
    day = today() if today() in solved else today() - timedelta(days=1)
    count = 0
    while day in solved:
        day, count = day - timedelta(days=1), count + 1
    return count


# ---- reviews


def due_puzzle(cards: Mapping[str, ReviewCard], now: int) -> tuple[str | None, int, int, int | None]:
    """Return the puzzle to review first, how many are due, how many wait, and when the next of these is due.

    The cards are in the order in which they are due; puzzles that are no longer in the collections are left out.
    """
    known = {name: card for name, card in cards.items() if is_known(name)}
    due = [name for name, card in known.items() if card.is_due(now)]
    waiting = [card.due_ms for card in known.values() if not card.is_due(now)]
    return (due[0] if due else None), len(due), len(waiting), min(waiting, default=None)


# ---- runs


def with_run(stored: StoredRun, run: Run, now: int) -> StoredRun:
    """Return the next version of a stored run, with a new personal best if it is one."""
    is_better = run.score > stored.best
    return replace(
        stored,
        run=run,
        version=stored.version + 1,
        best=run.score if is_better else stored.best,
        best_ms=now if is_better else stored.best_ms,
    )


def play_in_run(run: Run, turn: str, now: int) -> tuple[Run, wire.TriedInRun | None]:
    """Return the run after a turn that arrived at ``now``, and the turn's effect; None if the run's time was over."""
    run = check_run(run, now)
    if run.puzzle is None:
        return run, None
    line = puzzle_play.follow(run.puzzle, [*run.own_turns, turn])
    judging_ms = now_ms() - now
    after = answer_turn(run, turn, line.is_right, line.is_solved, judging_ms)
    tried = wire.TriedInRun(
        is_right=line.is_right,
        is_solved=line.is_solved,
        place=puzzle_play.place_of(find_puzzle(run.puzzle), line.turns),
        replies=list(line.replies),
        time_ms=0 if run.due_ms is None or after.due_ms is None else after.due_ms - run.due_ms - judging_ms,
    )
    return check_run(after, now + judging_ms), tried


def best_of(stored: StoredRun, now: int) -> wire.PersonalBest:
    """Return the personal best of a mode and game, and the score of a run that can be continued."""
    run = check_run(stored.run, now)
    return wire.PersonalBest(run.mode, run.game, stored.best, run.score if run.ended is None else None)


def view_run(stored: StoredRun, tried: dict[str, PuzzleTry], now: int) -> wire.RunState:
    """Return a run for its person, with the position of its puzzle."""
    run = stored.run
    puzzle = find_puzzle(run.puzzle) if run.puzzle is not None else None
    line = puzzle_play.follow(puzzle.name, run.own_turns) if puzzle is not None else None
    bonus_turns, bonus_ms = next_bonus(run)
    view = wire.RunView(
        version=stored.version,
        score=run.score,
        answers=[wire.RunResult(answer.puzzle, answer.is_solved) for answer in run.answers],
        combo=run.combo,
        best_combo=run.best_combo,
        bonus_turns=bonus_turns,
        bonus_ms=bonus_ms,
        left_ms=None if run.due_ms is None else max(0, run.due_ms - now),
        puzzle=puzzle_play.info_of(puzzle, tried) if puzzle is not None else None,
        place=puzzle_play.place_of(puzzle, line.turns) if puzzle is not None and line is not None else None,
        left=line.left if line is not None and run.own_turns else puzzle.task.count if puzzle is not None else 0,
        ended=run.ended,
        is_best=run.score > 0 and run.score == stored.best and stored.best_ms >= run.began_ms,
    )
    return wire.RunState(
        mode=run.mode,
        game=run.game,
        best=stored.best,
        best_ms=stored.best_ms if stored.best else None,
        runs=stored.runs,
        run=view,
    )


# ---- endgames


@lru_cache(maxsize=2000)
def _follow(name: str, own_turns: tuple[str, ...]) -> tuple[endgames.EndgamePosition, tuple[str, ...]]:
    """Return the position after the player's own turns and the replies to them, and all turns played."""
    puzzle = endgames.find_endgame(name)
    if not own_turns:
        return endgames.first_position(puzzle), ()
    before, played = _follow(name, own_turns[:-1])
    after = endgames.play_on(endgames.defence_of(puzzle.game), before, own_turns[-1])
    return after, (*played, own_turns[-1], *after.replies)


def view_endgame(puzzle: Puzzle, tried: dict[str, PuzzleTry], wins: dict[str, EndgameWin]) -> Endgame:
    """Return an endgame as a person sees it; ``tried`` and ``wins`` are that person's results, by puzzle."""
    return Endgame(puzzle_play.info_of(puzzle, tried), _best(puzzle, wins))


def play_turns(puzzle: Puzzle, own_turns: list[str], wins: dict[str, EndgameWin]) -> EndgameState:
    """Return the state of an endgame after the player's own turns, for a person with these results."""
    place, played = _follow(puzzle.name, tuple(own_turns))
    return EndgameState(
        place=puzzle_play.place_of(puzzle, played),
        replies=list(place.replies),
        status=_status(place),
        left=place.left,
        best=_best(puzzle, wins),
    )


def _status(place: endgames.EndgamePosition) -> Literal["winning", "open", "won", "lost"]:
    if place.state.outcome is not None:
        return "won" if place.is_winning else "lost"
    return "winning" if place.is_winning else "open"


def _best(puzzle: Puzzle, wins: dict[str, EndgameWin]) -> int | None:
    return wins[puzzle.name].turns if puzzle.name in wins else None
