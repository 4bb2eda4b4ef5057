"""Routes of the endgame trainer: list the positions, look at one, play a turn."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody
from msgspec.structs import replace

from erawan.protocol import puzzle_modes as wire
from erawan.puzzles.endgames import endgames, find_endgame
from erawan.server.domain.clock import now_ms
from erawan.server.http.dependencies import Session
from erawan.server.http.errors import BODY, CHANGES, READS, USER, errors
from erawan.server.http.puzzle_routes import BUSY, PUZZLE, Name, provide_tries, tries_by_name
from erawan.server.store.game_store import Store
from erawan.server.store.puzzle_attempt_store import PuzzleTry
from erawan.server.store.puzzle_mode_store import EndgameWin, endgame_wins_of, store_endgame_win
from erawan.server.store.user_store import User
from erawan.server.study.endgame_play import play_turns, view_endgame
from erawan.server.study.worker_pool import WorkerPool


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
