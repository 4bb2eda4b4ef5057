"""Routes of the coach: moments of a finished game, and tries at them."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from erawan.protocol.coaching import Moments, MomentTry, TriedMoment
from erawan.protocol.studies import Place
from erawan.server.domain.permissions import check_is_over
from erawan.server.http.dependencies import GameId
from erawan.server.http.errors import BODY, CHANGES, GAME, READS, USER, errors
from erawan.server.live.game_service import GameService
from erawan.server.study.analysis_queue import place_of
from erawan.server.study.coach_moments import Coach
from erawan.server.study.fair_play import FairPlay

Ply = Annotated[int, PathParameter(ge=1, le=100_000, description="Number of the turn, from 1.")]
FINISHED = {
    400: "analysis.too_long",
    403: "analysis.running help.own_game help.running_game",
    409: "coach.not_analysed analysis.no_turns analysis.unreadable",
    429: "study.busy",
}


@get("/{game_id:str}/moments", responses=errors(READS, USER, GAME, FINISHED))
async def list_moments(
    game_id: GameId,
    user_id: NamedDependency[str | None],
    games: NamedDependency[GameService],
    coach: NamedDependency[Coach],
    fair_play: NamedDependency[FairPlay],
) -> Moments:
    """List the moments of a finished game that its players can learn from.

    Analyse the game first (`POST /api/analyses`).
    """
    return await coach.moments(await _place(game_id, user_id, games, fair_play))


@post(
    "/{game_id:str}/moments/{ply:int}/tries",
    status_code=200,
    responses=errors(CHANGES, BODY, USER, GAME, FINISHED, {400: "NOTATION", 404: "coach.no_moment", 409: "RULES"}),
)
async def try_moment(
    game_id: GameId,
    ply: Ply,
    data: JSONBody[MomentTry],
    user_id: NamedDependency[str | None],
    games: NamedDependency[GameService],
    coach: NamedDependency[Coach],
    fair_play: NamedDependency[FairPlay],
) -> TriedMoment:
    """Judge a turn that you would play at a moment. Nothing is stored."""
    return await coach.judge(await _place(game_id, user_id, games, fair_play), ply, data.turn)


async def _place(game_id: str, user_id: str | None, games: GameService, fair_play: FairPlay) -> Place:
    """Return a finished game. Refuse one that would help in a running game of the user."""
    table = await games.queries.table(game_id)
    check_is_over(table)
    place = place_of(table)
    await fair_play.check_analysis(place, user_id)
    return place


coach_router = Router("/games", route_handlers=[list_moments, try_moment], tags=["Positions and analysis"])
