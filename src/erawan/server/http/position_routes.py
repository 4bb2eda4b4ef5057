"""Routes of positions without a game: how a board shows one, and which turns continue it."""

from __future__ import annotations

from litestar import Router, post
from litestar.params import JSONBody

from erawan.games.king_of_siam.state import KingOfSiam
from erawan.protocol import messages as p
from erawan.protocol import requests as b
from erawan.protocol.studies import HalfTurn, Place
from erawan.server.domain.decisions import RefusedError
from erawan.server.http import map_routes
from erawan.server.http.dependencies import ERRORS, AnyRequest, context_of
from erawan.server.study.positions import game_of, see_choices, view_place


@post("/look", status_code=200, responses=ERRORS)
async def look(request: AnyRequest, data: JSONBody[Place]) -> p.GameView:
    """A position as a board shows it: you hold every seat, and all cards are open."""
    return await context_of(request).worker_pool.work(view_place, data)


@post("/choices", status_code=200, responses=ERRORS)
async def choose(request: AnyRequest, data: JSONBody[HalfTurn]) -> p.Choices:
    """How a half-made turn may go on in a position."""
    return await context_of(request).worker_pool.work(see_choices, data)


@post("/map", status_code=200, responses=ERRORS)
async def draw_map(request: AnyRequest, data: JSONBody[Place]) -> b.MapInfo:
    """The map of a position of King of Siam, to be drawn."""
    game = game_of(data)
    if not isinstance(game, KingOfSiam):
        raise RefusedError("table.no_map")
    return await context_of(request).worker_pool.work(map_routes.draw, game.map)


study = Router("/study", route_handlers=[look, choose, draw_map])
