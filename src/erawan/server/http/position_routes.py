"""Routes of positions: show one, continue a turn, draw a map."""

from __future__ import annotations

from functools import lru_cache

from litestar import Router, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from erawan.core.game import Game
from erawan.drawing.king_of_siam.regions import draw_regions
from erawan.drawing.king_of_siam.table_facts import is_reconstructed
from erawan.games.king_of_siam.maps import FACTION_LETTERS, Map
from erawan.games.king_of_siam.state import KingOfSiam
from erawan.protocol import messages as p
from erawan.protocol.requests import MapInfo, ProvinceInfo, RoadInfo
from erawan.protocol.studies import HalfTurn, Place
from erawan.server.domain.decisions import RefusedError
from erawan.server.http.errors import BODY, COMPUTES, PLACE, POSITION, USER, errors
from erawan.server.study.fair_play import FairPlay
from erawan.server.study.positions import game_of, see_choices, view_place
from erawan.server.study.worker_pool import WorkerPool

OWN_GAME = {403: "help.own_game"}

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


position_router = Router(
    "/study", route_handlers=[show_position, continue_turn, draw_map], tags=["Positions and analysis"]
)
