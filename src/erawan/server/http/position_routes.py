"""Routes of positions: show one, continue a turn, draw a map, and analyse games and positions."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import lru_cache
from typing import Annotated

import msgspec
from litestar import Router, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter
from litestar.response import Stream

from erawan.core.errors import ErawanError, OptionError
from erawan.core.game import Game
from erawan.drawing.king_of_siam.regions import draw_regions
from erawan.drawing.king_of_siam.table_facts import is_reconstructed
from erawan.games.king_of_siam.maps import FACTION_LETTERS, Map
from erawan.games.king_of_siam.state import KingOfSiam
from erawan.protocol import messages as p
from erawan.protocol.analyses import Analysed, AnalysisView, ThoughtView
from erawan.protocol.requests import MapInfo, ProvinceInfo, RoadInfo
from erawan.protocol.studies import HalfTurn, Look, Place
from erawan.server.domain.decisions import RefusedError
from erawan.server.domain.permissions import check_can_analyse
from erawan.server.http.dependencies import Session
from erawan.server.http.errors import BODY, CHANGES, COMPUTES, PARAMETERS, POSITION, READS, USER, errors
from erawan.server.http.middleware import TokenBuckets
from erawan.server.live.game_service import GameService
from erawan.server.live.views import words_of
from erawan.server.study.analysis_queue import AnalysisQueue, place_of
from erawan.server.study.fair_play import FairPlay
from erawan.server.study.live_analysis import LiveAnalyses, state_of
from erawan.server.study.positions import game_of, see_choices, view_place
from erawan.server.study.worker_pool import WorkerPool

PLACE = {400: "table.too_long game.unknown game.map_unknown map.name_taken"}
OWN_GAME = {403: "help.own_game"}
HELP = {403: "help.own_game help.running_game"}
ANALYSED = {
    400: "analysis.of_what analysis.too_long",
    403: "analysis.running help.own_game help.running_game",
    404: "table.unknown",
}
# ---- one position


@post("/look", status_code=200, responses=errors(COMPUTES, BODY, USER, POSITION, PLACE, OWN_GAME))
async def show_position(
    data: JSONBody[Place],
    user_id: NamedDependency[str | None],
    worker_pool: NamedDependency[WorkerPool],
    fair_play: NamedDependency[FairPlay],
) -> p.GameView:
    """Return a position as a board shows it: you hold every seat, and no card is hidden.

    A position of a game that you are playing is refused, if the game is rated or between people.
    """
    await fair_play.check_study(data, user_id)
    return await worker_pool.work(view_place, data)


@post("/choices", status_code=200, responses=errors(COMPUTES, BODY, USER, POSITION, PLACE, OWN_GAME))
async def continue_turn(
    data: JSONBody[HalfTurn],
    user_id: NamedDependency[str | None],
    worker_pool: NamedDependency[WorkerPool],
    fair_play: NamedDependency[FairPlay],
) -> p.Choices:
    """Return the ways to continue an incomplete turn in a position, and the position after a complete one.

    A position of a game that you are playing is refused, if the game is rated or between people.
    """
    await fair_play.check_study(data.place, user_id)
    return await worker_pool.work(see_choices, data)


@post("/map", status_code=200, responses=errors(COMPUTES, BODY, POSITION, PLACE, {409: "table.no_map"}))
async def draw_map(data: JSONBody[Place], worker_pool: NamedDependency[WorkerPool]) -> MapInfo:
    """Return a drawing of the map of a position of King of Siam."""
    return await worker_pool.work(draw_map_of, game_of(data))


# ---- maps

MAP_WIDTH, MAP_HEIGHT = 494.0, 832.0


def draw_map_of(game: Game) -> MapInfo:
    """Return a drawing of the map of a game of King of Siam; refuse other games."""
    if not isinstance(game, KingOfSiam):
        raise RefusedError("table.no_map")
    return _draw(game.map)


@lru_cache(maxsize=32)
def _draw(plan: Map) -> MapInfo:
    regions = draw_regions(plan, MAP_WIDTH, MAP_HEIGHT)
    homes = dict(zip(plan.homes, FACTION_LETTERS, strict=True))
    provinces = [
        ProvinceInfo(
            province.code,
            province.name,
            regions.paths[at],
            *regions.middles[at],
            [plan.codes[other] for other in _neighbours(plan, at)],
            homes.get(at),
        )
        for at, province in enumerate(plan.provinces)
    ]
    return MapInfo(
        plan.name,
        plan.title,
        MAP_WIDTH,
        MAP_HEIGHT,
        provinces,
        regions.coast,
        "".join(regions.borders.values()),
        regions.mountains,
        list(regions.peaks),
        [RoadInfo(road.path, [road.start, road.end]) for road in regions.roads],
        regions.open_sea,
        is_reconstructed(plan),
    )


def _neighbours(plan: Map, province: int) -> list[int]:
    return sorted({*(b for a, b in plan.borders if a == province), *(a for a, b in plan.borders if b == province)})


# ---- live analysis

_THOUGHTS = ResponseSpec(
    ThoughtView,
    media_type="application/x-ndjson",
    description="One JSON object a line, each deeper than the one before.",
    generate_examples=False,
)


@post(
    "/think",
    status_code=200,
    responses={**errors(COMPUTES, READS, BODY, USER, POSITION, PLACE, HELP, {409: "analysis.over"}), 200: _THOUGHTS},
)
async def analyse_live(
    data: JSONBody[Look],
    user_id: NamedDependency[str | None],
    address: NamedDependency[str],
    worker_pool: NamedDependency[WorkerPool],
    live_analyses: NamedDependency[LiveAnalyses],
    fair_play: NamedDependency[FairPlay],
) -> Stream:
    """Analyse a position live.

    The engine thinks for half a minute, or for two minutes with `is_deeper`. It stops when you ask about another
    position or close the connection. It does not analyse positions of running games that are rated or between people.
    """
    await fair_play.check_analysis(data.place, user_id)
    state = await worker_pool.work(state_of, data.place)
    thoughts = await live_analyses.think(user_id or address, state, data.is_deeper)
    return Stream(_lines(thoughts), media_type="application/x-ndjson")


async def _lines(thoughts: AsyncIterator[ThoughtView]) -> AsyncIterator[bytes]:
    try:
        async for thought in thoughts:
            yield msgspec.json.encode(thought) + b"\n"
    except ErawanError as error:
        yield msgspec.json.encode({"code": error.code, "words": words_of(error.phrase)}) + b"\n"
    finally:
        await thoughts.aclose()  # type: ignore[attr-defined]


position_router = Router(
    "/study", route_handlers=[show_position, continue_turn, draw_map, analyse_live], tags=["Positions and analysis"]
)


# ---- analyses of games

AnalysisId = Annotated[str, PathParameter(pattern="^[0-9a-f]{32}$", description="Id of the analysis.")]


@post(
    "/",
    status_code=200,
    responses=errors(
        CHANGES,
        BODY,
        USER,
        POSITION,
        PLACE,
        ANALYSED,
        {409: "analysis.no_turns analysis.unreadable", 429: "analysis.too_many analysis.busy study.busy"},
    ),
)
async def start_analysis(
    data: JSONBody[Analysed],
    session: NamedDependency[Session],
    address: NamedDependency[str],
    games: NamedDependency[GameService],
    analysis_queue: NamedDependency[AnalysisQueue],
    analysis_limit: NamedDependency[TokenBuckets],
    fair_play: NamedDependency[FairPlay],
) -> AnalysisView:
    """Start the analysis of a game, or find the one that exists. A game that others still play is refused."""
    user = await session.user_or_guest()
    place = await _place(games, fair_play, data, user.id)
    return await analysis_queue.request(place, data.seconds, user.id, lambda: analysis_limit.take(address))


@post(
    "/look",
    status_code=200,
    responses=errors(
        CHANGES,
        BODY,
        USER,
        POSITION,
        PLACE,
        ANALYSED,
        {409: "analysis.no_turns analysis.unreadable", 429: "study.busy"},
    ),
)
async def find_analysis(
    data: JSONBody[Analysed],
    user_id: NamedDependency[str | None],
    games: NamedDependency[GameService],
    analysis_queue: NamedDependency[AnalysisQueue],
    fair_play: NamedDependency[FairPlay],
) -> AnalysisView:
    """Return the progress and results of an analysis, without starting it."""
    place = await _place(games, fair_play, data, user_id)
    return await analysis_queue.find(place, data.seconds, user_id)


@get(
    "/{analysis_id:str}",
    responses=errors(READS, PARAMETERS, USER, {404: "analysis.unknown", 409: "analysis.unreadable", 429: "study.busy"}),
)
async def get_analysis(
    analysis_id: AnalysisId, user_id: NamedDependency[str | None], analysis_queue: NamedDependency[AnalysisQueue]
) -> AnalysisView:
    """Return the progress and results of an analysis."""
    return await analysis_queue.view(analysis_id, user_id)


@delete(
    "/{analysis_id:str}",
    status_code=200,
    responses=errors(
        CHANGES, PARAMETERS, USER, {403: "analysis.not_yours", 409: "analysis.unreadable", 429: "study.busy"}
    ),
)
async def stop_analysis(
    analysis_id: AnalysisId, user_id: NamedDependency[str | None], analysis_queue: NamedDependency[AnalysisQueue]
) -> AnalysisView:
    """Stop an analysis of yours. The results so far are kept."""
    return await analysis_queue.stop(analysis_id, user_id)


async def _place(games: GameService, fair_play: FairPlay, wanted: Analysed, user_id: str | None) -> Place:
    """Return the turns to analyse. Refuse those that would help in a running game."""
    if (wanted.game is None) == (wanted.place is None):
        raise OptionError("analysis.of_what")
    if wanted.game is None:
        assert wanted.place is not None
        await fair_play.check_analysis(wanted.place, user_id)
        return wanted.place
    table = await games.queries.table(wanted.game)
    check_can_analyse(table, user_id)
    place = place_of(table)
    # Others may have passed through the same position; the players' own running games count.
    await fair_play.check_study(place, user_id)
    return place


analysis_router = Router(
    "/analyses",
    route_handlers=[start_analysis, find_analysis, get_analysis, stop_analysis],
    tags=["Positions and analysis"],
)
