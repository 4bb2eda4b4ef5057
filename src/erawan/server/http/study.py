"""Requests about positions without a game: what a board shows of one, and how a turn in it may go on."""

from __future__ import annotations

from litestar import Router, post
from litestar.params import JSONBody

from erawan.games.king_of_siam.state import KingOfSiam
from erawan.server.http import bodies as b
from erawan.server.http import maps
from erawan.server.http.who import ERRORS, AnyRequest, context_of
from erawan.server.live import protocol as p
from erawan.server.study.place import HalfTurn, Place, game_of, see_choices, see_place
from erawan.server.tables.deciding import RefusedError


@post("/look", status_code=200, responses=ERRORS)
async def look(request: AnyRequest, data: JSONBody[Place]) -> p.GameView:
    """A position as a board shows it: you hold every seat, and all cards are open."""
    return await context_of(request).desk.work(see_place, data)


@post("/choices", status_code=200, responses=ERRORS)
async def choose(request: AnyRequest, data: JSONBody[HalfTurn]) -> p.Choices:
    """How a half-made turn may go on in a position."""
    return await context_of(request).desk.work(see_choices, data)


@post("/map", status_code=200, responses=ERRORS)
async def draw_map(request: AnyRequest, data: JSONBody[Place]) -> b.MapInfo:
    """The map of a position of King of Siam, to be drawn."""
    game = game_of(data)
    if not isinstance(game, KingOfSiam):
        raise RefusedError("table.no_map")
    return await context_of(request).desk.work(maps.draw, game.map)


study = Router("/study", route_handlers=[look, choose, draw_map])
