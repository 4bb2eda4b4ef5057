"""Routes of puzzles: list, puzzle of the day, next puzzle, tries, solutions, progress."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import date
from random import Random
from typing import Annotated, Literal, NamedTuple

from litestar import Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec.structs import replace

from erawan.protocol import puzzles as wire
from erawan.puzzles.collection import all_puzzles, find_puzzle, pick_near, puzzle_of_the_day, select
from erawan.puzzles.puzzle import Puzzle
from erawan.puzzles.review_schedule import review_after
from erawan.server.domain.clock import now_ms
from erawan.server.domain.decisions import RefusedError
from erawan.server.http.dependencies import Session
from erawan.server.http.errors import BODY, CHANGES, PARAMETERS, READS, USER, errors
from erawan.server.store.errors import ConflictError
from erawan.server.store.game_store import Store
from erawan.server.store.puzzle_store import (
    PuzzleTry,
    days_of,
    review_of,
    store_day,
    store_review,
    store_solved,
    store_try,
    tries_of,
)
from erawan.server.store.user_store import User
from erawan.server.store.writer import Change
from erawan.server.study import puzzle_mode_play as modes
from erawan.server.study import puzzle_play as study
from erawan.server.study.worker_pool import WorkerPool

Name = Annotated[str, PathParameter(pattern="^[0-9a-f]{10}$", description="Name of the puzzle.")]
Day = Annotated[str, PathParameter(pattern=wire.DAY, description="The day, as in `2026-11-18`.")]
GameName = Annotated[Literal["siam", "king-of-siam"] | None, QueryParameter(description="Only puzzles of this game.")]
Kind = Annotated[wire.PuzzleKind | None, QueryParameter(description="Only puzzles of this kind.")]
Theme = Annotated[str | None, QueryParameter(max_length=40, description="Only puzzles with this theme.")]
PUZZLE = {400: "request.wrong", 404: "puzzle.unknown"}
BUSY = {429: "study.busy"}


async def provide_tries(store: NamedDependency[Store], user: NamedDependency[User | None]) -> list[PuzzleTry]:
    """Return the user's tries at puzzles."""
    return [] if user is None else await tries_of(store, user.id)


@get("/", responses=errors(READS, PARAMETERS, USER, BUSY))
async def list_puzzles(
    tries: NamedDependency[list[PuzzleTry]],
    worker_pool: NamedDependency[WorkerPool],
    game: GameName = None,
    kind: Kind = None,
    theme: Theme = None,
) -> wire.PuzzleList:
    """List the puzzles: all of them, or those of a game, a kind or a theme."""
    tried = tries_by_name(tries)
    found = select(all_puzzles(), game=game, kind=kind, theme=theme)
    # The first call reads every position.
    return wire.PuzzleList(await worker_pool.work(lambda: [study.info_of(puzzle, tried) for puzzle in found]))


@get("/today", responses=errors(READS, USER, BUSY))
async def get_puzzle_of_the_day(
    tries: NamedDependency[list[PuzzleTry]], worker_pool: NamedDependency[WorkerPool]
) -> wire.PuzzleInfo:
    """Return the puzzle of the day (UTC), the same for everyone: easy on Mondays, hard on Sundays."""
    return await _daily_puzzle(modes.today(), tries, worker_pool)


@get("/days/{day:str}", responses=errors(READS, USER, BUSY, {400: "request.wrong", 404: "puzzle.no_day"}))
async def get_puzzle_of_a_day(
    day: Day, tries: NamedDependency[list[PuzzleTry]], worker_pool: NamedDependency[WorkerPool]
) -> wire.PuzzleInfo:
    """Return the daily puzzle of today or of a past day (UTC)."""
    return await _daily_puzzle(modes.read_day(day), tries, worker_pool)


async def _daily_puzzle(day: date, tries: Sequence[PuzzleTry], worker_pool: WorkerPool) -> wire.PuzzleInfo:
    puzzle = await worker_pool.work(study.info_of, puzzle_of_the_day(day), tries_by_name(tries))
    return replace(puzzle, day=day.isoformat())


@get("/next", responses=errors(READS, PARAMETERS, USER, {409: "puzzle.done"}))
async def get_next_puzzle(
    tries: NamedDependency[list[PuzzleTry]], game: GameName = None, kind: Kind = None, theme: Theme = None
) -> wire.PuzzleInfo:
    """Return a puzzle near your rating that you have not tried yet."""
    found = select(all_puzzles(), game=game, kind=kind, theme=theme)
    rating = study.progress_of(tries, _ratings()).rating
    puzzle = pick_near(found, rating, {each.puzzle for each in tries}, Random())
    if puzzle is None:
        raise RefusedError("puzzle.done")
    return study.info_of(puzzle, tries_by_name(tries))


@get("/progress", responses=errors(READS, USER))
async def get_progress(tries: NamedDependency[list[PuzzleTry]]) -> wire.Progress:
    """Return your results at puzzles."""
    return study.progress_of(tries, _ratings())


@get("/{name:str}", responses=errors(READS, USER, BUSY, PUZZLE))
async def get_puzzle(
    name: Name, tries: NamedDependency[list[PuzzleTry]], worker_pool: NamedDependency[WorkerPool]
) -> wire.PuzzleInfo:
    """Return one puzzle."""
    return await worker_pool.work(study.info_of, find_puzzle(name), tries_by_name(tries))


@post(
    "/{name:str}/tries",
    status_code=200,
    responses=errors(
        CHANGES, BODY, USER, BUSY, PUZZLE, {400: "NOTATION", 404: "puzzle.no_day", 409: "puzzle.over RULES"}
    ),
)
async def try_puzzle(
    name: Name,
    data: JSONBody[wire.OwnTurns],
    session: NamedDependency[Session],
    store: NamedDependency[Store],
    puzzle_pool: NamedDependency[WorkerPool],
) -> wire.Tried:
    """Try a turn. A correct turn gets the opponents' reply, a wrong one its refutation."""
    puzzle = find_puzzle(name)
    day = modes.read_day(data.day) if data.day is not None else None
    user = await session.user_or_guest()
    line = await puzzle_pool.work(study.follow, name, data.turns)
    is_over = line.is_solved or not line.is_right
    counted = await _store_try(store, user, puzzle, line.is_solved if is_over else None, day)
    return wire.Tried(
        is_right=line.is_right,
        is_solved=line.is_solved,
        left=line.left,
        place=study.place_of(puzzle, line.turns),
        replies=list(line.replies),
        progress=counted.progress,
        change=counted.change,
        first_try=counted.first_try,
        review_ms=counted.review_ms,
    )


@post("/{name:str}/solution", status_code=200, responses=errors(CHANGES, USER, BUSY, PUZZLE))
async def get_solution(
    name: Name,
    session: NamedDependency[Session],
    store: NamedDependency[Store],
    puzzle_pool: NamedDependency[WorkerPool],
) -> wire.Solution:
    """Return the solution. If you have not solved the puzzle yet, it counts as a failed try."""
    puzzle = find_puzzle(name)
    user = await session.user_or_guest()
    turns = await puzzle_pool.work(study.solve, name)
    tried = tries_by_name(await tries_of(store, user.id)).get(name)
    is_known = tried is not None and tried.solved_ms is not None and await review_of(store, user.id, name) is None
    counted = await _store_try(store, user, puzzle, None if is_known else False)
    return wire.Solution(
        study.place_of(puzzle, turns), counted.progress, counted.change, counted.first_try, counted.review_ms
    )


class CountedTry(NamedTuple):
    """A counted try: the user's progress, the change of the rating, and the next review."""

    progress: wire.Progress
    change: int
    """The change of the rating, in points."""
    first_try: wire.FirstTry | None
    review_ms: int | None


async def _store_try(
    store: Store, user: User, puzzle: Puzzle, is_solved: bool | None, day: date | None = None
) -> CountedTry:
    """Store the result of a try; ``is_solved`` is None while the try goes on.

    ``day`` is given if the puzzle is solved as the daily puzzle of that day.
    """
    tries = await tries_of(store, user.id)
    before = study.progress_of(tries, _ratings())
    if is_solved is None:
        return await _count_try(store, user, puzzle, before)
    now = now_ms()
    changes = [await change_review(store, user.id, puzzle.name, is_solved, now)]
    if puzzle.name not in tries_by_name(tries):
        changes.append(store_try(user.id, puzzle.name, is_solved, now))
    elif is_solved:
        changes.append(store_solved(user.id, puzzle.name, now))
    # A new version may have another puzzle for that day.
    if is_solved and day is not None and puzzle_of_the_day(day) == puzzle and day not in await days_of(store, user.id):
        changes.append(store_day(user.id, day, now))
    # If the same try arrives twice at once, one of them counts.
    with suppress(ConflictError):
        await store.write(*changes)
    return await _count_try(store, user, puzzle, before)


async def _count_try(store: Store, user: User, puzzle: Puzzle, before: wire.Progress) -> CountedTry:
    """Return the changes since ``before``."""
    tries = await tries_of(store, user.id)
    after = study.progress_of(tries, _ratings())
    card = await review_of(store, user.id, puzzle.name)
    first_try = study.first_try_of(puzzle.name, tries, _ratings())
    return CountedTry(after, after.rating - before.rating, first_try, None if card is None else card.due_ms)


async def change_review(store: Store, person: str, puzzle: str, is_right: bool, now: int) -> Change:
    """Return the change of a person's review of a puzzle after an answer."""
    card = await review_of(store, person, puzzle)
    after = review_after(card, is_right, now)
    return Change() if after == card else store_review(person, puzzle, after)


def tries_by_name(tries: Sequence[PuzzleTry]) -> dict[str, PuzzleTry]:
    """Return tries by the names of their puzzles."""
    return {each.puzzle: each for each in tries}


def _ratings() -> dict[str, int]:
    return {puzzle.name: puzzle.rating for puzzle in all_puzzles()}


puzzle_router = Router(
    "/puzzles",
    route_handlers=[
        list_puzzles,
        get_puzzle_of_the_day,
        get_puzzle_of_a_day,
        get_next_puzzle,
        get_progress,
        get_puzzle,
        try_puzzle,
        get_solution,
    ],
    dependencies={"tries": Provide(provide_tries)},
    tags=["Puzzles"],
)
