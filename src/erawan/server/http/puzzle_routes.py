"""Routes of puzzles: list, puzzle of the day, next puzzle, tries, solutions, progress."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from random import Random
from typing import Annotated, Literal

from litestar import Router, get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from erawan.protocol import puzzles as wire
from erawan.puzzles.collection import all_puzzles, find_puzzle, pick_near, puzzle_of_the_day, select
from erawan.puzzles.puzzle import Puzzle
from erawan.server.domain.clock import now_ms
from erawan.server.domain.decisions import RefusedError
from erawan.server.http.dependencies import ERRORS, AnyRequest, context_of, find_person, need_person
from erawan.server.store.database import ConflictError
from erawan.server.store.study_store import PuzzleTry, store_solved, store_try, tries_of
from erawan.server.store.user_store import User
from erawan.server.study import puzzle_play as study

Name = Annotated[str, PathParameter(pattern="^[0-9a-f]{10}$", description="The puzzle, as in its address.")]
GameName = FromQuery[Literal["siam", "king-of-siam"] | None]
Kind = FromQuery[Literal["win", "defence", "ending"] | None]
Theme = Annotated[str | None, QueryParameter(max_length=40)]


@get("/", responses=ERRORS)
async def list_puzzles(
    request: AnyRequest, game: GameName = None, kind: Kind = None, theme: Theme = None
) -> wire.PuzzleList:
    """The puzzles: all, or those of a game, of a kind, with a theme."""
    tried = _by_name(await _tries(request, await find_person(request)))
    found = select(all_puzzles(), game=game, kind=kind, theme=theme)
    # The first time every position is read.
    worker_pool = context_of(request).worker_pool
    return wire.PuzzleList(await worker_pool.work(lambda: [study.info_of(puzzle, tried) for puzzle in found]))


@get("/today", responses=ERRORS)
async def see_today(request: AnyRequest) -> wire.PuzzleInfo:
    """The puzzle of the day (UTC), the same for everybody: easy on Mondays, hard on Sundays."""
    return await _see(request, puzzle_of_the_day(datetime.now(UTC).date()))


@get("/next", responses=ERRORS)
async def see_next(
    request: AnyRequest, game: GameName = None, kind: Kind = None, theme: Theme = None
) -> wire.PuzzleInfo:
    """A puzzle that you have not tried, of about your rating; of those asked for, if you say which."""
    tries = await _tries(request, await find_person(request))
    found = select(all_puzzles(), game=game, kind=kind, theme=theme)
    rating = study.progress_of(tries, _ratings()).rating
    puzzle = pick_near(found, rating, {each.puzzle for each in tries}, Random())
    if puzzle is None:
        raise RefusedError("puzzle.done")
    return study.info_of(puzzle, _by_name(tries))


@get("/progress", responses=ERRORS)
async def see_progress(request: AnyRequest) -> wire.Progress:
    """How you do at puzzles."""
    return study.progress_of(await _tries(request, await find_person(request)), _ratings())


@get("/{name:str}", responses=ERRORS)
async def see_puzzle(request: AnyRequest, name: Name) -> wire.PuzzleInfo:
    """One puzzle."""
    return await _see(request, find_puzzle(name))


@post("/{name:str}/tries", status_code=200, responses=ERRORS)
async def try_puzzle(request: AnyRequest, name: Name, data: JSONBody[wire.OwnTurns]) -> wire.Tried:
    """Tries a turn; one that still does what is asked is answered, any other shown to be wrong."""
    puzzle = find_puzzle(name)
    person = await need_person(request)
    line = await context_of(request).judging.work(study.follow, name, data.turns)
    is_over = line.is_solved or not line.is_right
    progress, change = await _keep(request, person, puzzle, line.is_solved if is_over else None)
    return wire.Tried(
        is_right=line.is_right,
        is_solved=line.is_solved,
        left=line.left,
        place=study.place_of(puzzle, line.turns),
        replies=list(line.replies),
        progress=progress,
        change=change,
    )


@post("/{name:str}/solution", status_code=200, responses=ERRORS)
async def show_solution(request: AnyRequest, name: Name) -> wire.Solution:
    """The solution; whoever asks for it before solving the puzzle has not solved it at the first try."""
    puzzle = find_puzzle(name)
    person = await need_person(request)
    turns = await context_of(request).judging.work(study.solve, name)
    progress, change = await _keep(request, person, puzzle, False)
    return wire.Solution(study.place_of(puzzle, turns), progress, change)


async def _see(request: AnyRequest, puzzle: Puzzle) -> wire.PuzzleInfo:
    tried = _by_name(await _tries(request, await find_person(request)))
    return await context_of(request).worker_pool.work(study.info_of, puzzle, tried)


async def _tries(request: AnyRequest, person: User | None) -> list[PuzzleTry]:
    return [] if person is None else await tries_of(context_of(request).store, person.id)


async def _keep(request: AnyRequest, person: User, puzzle: Puzzle, is_solved: bool | None) -> tuple[wire.Progress, int]:
    """Keeps how a try ended, if it did; how the person does now, and by how much the rating has changed."""
    store = context_of(request).store
    tries = await tries_of(store, person.id)
    before = study.progress_of(tries, _ratings())
    if is_solved is None:
        return before, 0
    if puzzle.name in _by_name(tries):
        if is_solved:
            await store.write(store_solved(person.id, puzzle.name, now_ms()))
    else:
        # If the same try comes twice at once, one of them counts.
        with suppress(ConflictError):
            await store.write(store_try(person.id, puzzle.name, is_solved, now_ms()))
    after = study.progress_of(await tries_of(store, person.id), _ratings())
    return after, after.rating - before.rating


def _by_name(tries: Sequence[PuzzleTry]) -> dict[str, PuzzleTry]:
    return {each.puzzle: each for each in tries}


def _ratings() -> dict[str, int]:
    return {puzzle.name: puzzle.rating for puzzle in all_puzzles()}


puzzles = Router(
    "/puzzles",
    route_handlers=[list_puzzles, see_today, see_next, see_progress, see_puzzle, try_puzzle, show_solution],
)
