"""Routes of puzzle modes: runs (streak and storm), the calendar of daily puzzles, reviews, and the endgame trainer."""

from __future__ import annotations

from datetime import date
from random import getrandbits
from typing import Annotated

from litestar import Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec.structs import replace

from erawan.protocol import puzzle_modes as wire
from erawan.puzzles.collection import find_puzzle
from erawan.puzzles.endgames import endgames, find_endgame
from erawan.puzzles.review_schedule import ReviewCard
from erawan.puzzles.runs import begin_run, check_run
from erawan.server.domain.clock import now_ms
from erawan.server.domain.decisions import RefusedError
from erawan.server.http.dependencies import Session
from erawan.server.http.errors import BODY, CHANGES, PARAMETERS, READS, USER, errors
from erawan.server.http.puzzle_routes import BUSY, PUZZLE, Name, change_review, provide_tries, tries_by_name
from erawan.server.store.game_store import Store
from erawan.server.store.puzzle_store import (
    EndgameWin,
    PuzzleTry,
    StoredRun,
    days_of,
    endgame_wins_of,
    reviews_of,
    run_of,
    runs_of,
    store_endgame_win,
    store_run,
)
from erawan.server.store.user_store import User
from erawan.server.study import puzzle_mode_play as modes
from erawan.server.study import puzzle_play
from erawan.server.study.puzzle_mode_play import play_turns, view_endgame
from erawan.server.study.worker_pool import WorkerPool

ModeName = Annotated[wire.RunMode, PathParameter(description="The mode.")]
GameName = Annotated[wire.RunGame, QueryParameter(description="The game of all puzzles; empty for both games.")]
Month = Annotated[
    str | None,
    QueryParameter(
        pattern="^20[0-9]{2}-(0[1-9]|1[0-2])$", description="The month, as in `2026-11`; by default this one."
    ),
]
MODE = {400: "request.wrong"}

_SEED_BITS = 32


# ---- overview, calendar and reviews


async def provide_days(store: NamedDependency[Store], user: NamedDependency[User | None]) -> dict[date, int]:
    """Return the days whose puzzle the user has solved."""
    return {} if user is None else await days_of(store, user.id)


async def provide_reviews(store: NamedDependency[Store], user: NamedDependency[User | None]) -> dict[str, ReviewCard]:
    """Return the user's failed puzzles."""
    return {} if user is None else await reviews_of(store, user.id)


@get("/modes", responses=errors(READS, USER))
async def get_puzzle_modes(
    days: NamedDependency[dict[date, int]],
    reviews: NamedDependency[dict[str, ReviewCard]],
    store: NamedDependency[Store],
    user: NamedDependency[User | None],
) -> wire.PuzzleModes:
    """Return your progress in every puzzle mode."""
    runs = [] if user is None else await runs_of(store, user.id)
    wins = {} if user is None else await endgame_wins_of(store, user.id)
    now = now_ms()
    _, due, waiting, _ = modes.due_puzzle(reviews, now)
    return wire.PuzzleModes(
        bests=[modes.best_of(each, now) for each in runs],
        due=due,
        waiting=waiting,
        days_solved=len(days),
        days_in_a_row=modes.days_in_a_row(days),
        endgames=len(endgames()),
        endgames_won=sum(puzzle.name in wins for puzzle in endgames()),
    )


@get("/days", responses=errors(READS, PARAMETERS, USER))
async def get_month(days: NamedDependency[dict[date, int]], month: Month = None) -> wire.PuzzleMonth:
    """Return a month of daily puzzles, and which of them you have solved."""
    return modes.month_of(month or modes.today().isoformat()[:7], days)


@get("/review", responses=errors(READS, USER, BUSY))
async def get_review(
    reviews: NamedDependency[dict[str, ReviewCard]],
    tries: NamedDependency[list[PuzzleTry]],
    worker_pool: NamedDependency[WorkerPool],
) -> wire.Reviews:
    """Return the failed puzzle that you should try again now, and how many wait."""
    name, due, waiting, next_ms = modes.due_puzzle(reviews, now_ms())
    tried = tries_by_name(tries)
    puzzle = await worker_pool.work(puzzle_play.info_of, find_puzzle(name), tried) if name is not None else None
    return wire.Reviews(due, waiting, next_ms, puzzle)


# ---- runs


@post("/runs", status_code=201, responses=errors(CHANGES, BODY, USER, BUSY))
async def begin_puzzle_run(
    data: JSONBody[wire.NewRun],
    session: NamedDependency[Session],
    store: NamedDependency[Store],
    tries: NamedDependency[list[PuzzleTry]],
    puzzle_pool: NamedDependency[WorkerPool],
) -> wire.RunState:
    """Begin a run of puzzles. The server keeps the time of a storm."""
    user = await session.user_or_guest()
    before = await run_of(store, user.id, data.mode, data.game)
    run = begin_run(data.mode, data.game, getrandbits(_SEED_BITS), now_ms())
    if before is None:
        stored = StoredRun(user.id, run, version=1, runs=1, best=0, best_ms=0)
    else:
        stored = StoredRun(user.id, run, before.version + 1, before.runs + 1, before.best, before.best_ms)
    await store.write(store_run(stored))
    return await puzzle_pool.work(modes.view_run, stored, tries_by_name(tries), now_ms())


@get("/runs/{mode:str}", responses=errors(READS, PARAMETERS, USER, BUSY, MODE))
async def get_puzzle_run(
    mode: ModeName,
    store: NamedDependency[Store],
    user: NamedDependency[User | None],
    tries: NamedDependency[list[PuzzleTry]],
    puzzle_pool: NamedDependency[WorkerPool],
    game: GameName = "",
) -> wire.RunState:
    """Return your last run of a mode, which you can continue if it has not ended, and your personal best."""
    stored = None if user is None else await run_of(store, user.id, mode, game)
    if stored is None:
        return wire.RunState(mode=mode, game=game, best=0, best_ms=None, runs=0, run=None)
    stored = await _check(store, stored)
    return await puzzle_pool.work(modes.view_run, stored, tries_by_name(tries), now_ms())


@post(
    "/runs/{mode:str}/turns",
    status_code=200,
    responses=errors(CHANGES, BODY, USER, BUSY, MODE, {400: "NOTATION", 409: "run.stale RULES"}),
)
async def play_in_puzzle_run(
    mode: ModeName,
    data: JSONBody[wire.RunTurn],
    session: NamedDependency[Session],
    store: NamedDependency[Store],
    tries: NamedDependency[list[PuzzleTry]],
    puzzle_pool: NamedDependency[WorkerPool],
) -> wire.RunAnswer:
    """Play a turn in the puzzle of your run. A failed puzzle is added to your reviews."""
    now = now_ms()
    user = await session.user_or_guest()
    stored = await run_of(store, user.id, mode, data.game)
    if stored is None or stored.version != data.version:
        raise RefusedError("run.stale")
    run, tried = await puzzle_pool.work(modes.play_in_run, stored.run, data.turn, now)
    if run != stored.run:
        failed = stored.run.puzzle if tried is not None and not tried.is_right else None
        stored = modes.with_run(stored, run, now)
        changes = [store_run(stored)]
        if failed is not None:
            changes.append(await change_review(store, user.id, failed, False, now))
        await store.write(*changes)
    state = await puzzle_pool.work(modes.view_run, stored, tries_by_name(tries), now_ms())
    return wire.RunAnswer(tried, state)


async def _check(store: Store, stored: StoredRun) -> StoredRun:
    """Return a run as it stands now; store it if its time is over."""
    run = check_run(stored.run, now_ms())
    if run == stored.run:
        return stored
    checked = modes.with_run(stored, run, now_ms())
    await store.write(store_run(checked))
    return checked


puzzle_mode_router = Router(
    "/puzzles",
    route_handlers=[
        get_puzzle_modes,
        get_month,
        get_review,
        begin_puzzle_run,
        get_puzzle_run,
        play_in_puzzle_run,
    ],
    dependencies={
        "tries": Provide(provide_tries),
        "days": Provide(provide_days),
        "reviews": Provide(provide_reviews),
    },
    tags=["Puzzles"],
)


# ---- endgames


async def provide_wins(store: NamedDependency[Store], user: NamedDependency[User | None]) -> dict[str, EndgameWin]:
    """Return the endgames that the user has won."""
    return {} if user is None else await endgame_wins_of(store, user.id)


@get("/", responses=errors(READS, USER, BUSY))
async def list_endgames(
    tries: NamedDependency[list[PuzzleTry]],
    wins: NamedDependency[dict[str, EndgameWin]],
    worker_pool: NamedDependency[WorkerPool],
) -> wire.Endgames:
    """List the positions of the endgame trainer, and those that you have won."""
    tried = tries_by_name(tries)
    # The first call reads every position.
    return wire.Endgames(await worker_pool.work(lambda: [view_endgame(each, tried, wins) for each in endgames()]))


@get("/{name:str}", responses=errors(READS, USER, BUSY, PUZZLE))
async def get_endgame(
    name: Name,
    tries: NamedDependency[list[PuzzleTry]],
    wins: NamedDependency[dict[str, EndgameWin]],
    worker_pool: NamedDependency[WorkerPool],
) -> wire.Endgame:
    """Return a position of the endgame trainer."""
    return await worker_pool.work(view_endgame, find_endgame(name), tries_by_name(tries), wins)


@post(
    "/{name:str}/turns",
    status_code=200,
    responses=errors(CHANGES, BODY, USER, BUSY, PUZZLE, {400: "NOTATION", 409: "RULES"}),
)
async def play_endgame(
    name: Name,
    data: JSONBody[wire.EndgameTurns],
    session: NamedDependency[Session],
    store: NamedDependency[Store],
    puzzle_pool: NamedDependency[WorkerPool],
) -> wire.EndgameState:
    """Play a turn. The best defence replies; every legal turn is allowed. The fewest turns of a win are stored."""
    puzzle = find_endgame(name)
    user = await session.user_or_guest()
    wins = await endgame_wins_of(store, user.id)
    state = await puzzle_pool.work(play_turns, puzzle, data.turns, wins)
    turns = len(data.turns)
    if state.status != "won" or (state.best is not None and state.best <= turns):
        return state
    await store.write(store_endgame_win(user.id, name, EndgameWin(turns, now_ms())))
    return replace(state, best=turns)


endgame_router = Router(
    "/puzzles/endgames",
    route_handlers=[list_endgames, get_endgame, play_endgame],
    dependencies={"tries": Provide(provide_tries), "wins": Provide(provide_wins)},
    tags=["Puzzles"],
)
