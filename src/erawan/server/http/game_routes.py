"""Routes of games: create, list, join, read; a running game itself uses the WebSocket."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from litestar import Response, Router, get, post
from litestar.datastructures import ResponseHeader
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

import erawan
from erawan.core import registry
from erawan.core.options import Option
from erawan.games.king_of_siam.state import KingOfSiam
from erawan.players.registry import LEVELS
from erawan.protocol import commands as c
from erawan.protocol import messages as p
from erawan.protocol import requests as b
from erawan.protocol.seats_and_clocks import Anyone, ByLink
from erawan.records import format_record
from erawan.server.domain.clock import now_ms
from erawan.server.domain.decisions import RefusedError
from erawan.server.http import map_routes
from erawan.server.http.address_routes import draw_code, see_addresses
from erawan.server.http.analysis_routes import analyses
from erawan.server.http.authentication import fresh_token, hash_token
from erawan.server.http.dependencies import ERRORS, AnyRequest, GameId, context_of, find_person, need_person
from erawan.server.http.game_list import list_games
from erawan.server.http.new_game import plan_game
from erawan.server.http.opening_routes import openings
from erawan.server.http.position_routes import study
from erawan.server.http.puzzle_routes import puzzles
from erawan.server.http.services import Services
from erawan.server.http.study_routes import studies
from erawan.server.http.user_routes import people
from erawan.server.live.views import words_of
from erawan.server.store.database import StoreError
from erawan.server.store.game_store import GameFilter, Link, new_link, use_link
from erawan.server.store.writer import Change
from erawan.words import LANGUAGES, Phrase

PAGE = 50

SeatNumber = Annotated[int, PathParameter(ge=1, le=4, description="A seat, from 1.")]


# ---- games


@get("/catalogue", sync_to_thread=False, responses=ERRORS)
def see_catalogue() -> b.Catalogue:
    """The games with their options, and the opponents."""
    games = [
        b.GameInfo(name, [_option_info(name, option) for option in registry.game_class(name).option_table], [*LEVELS])
        for name in registry.names()
    ]
    return b.Catalogue(games, list(LANGUAGES))


def _option_info(game: str, option: Option) -> b.OptionInfo:
    words = words_of(Phrase(f"option-{game}-{option.name}".replace("_", "-")))
    numbers = option.numbers
    least, most = (numbers[0], numbers[-1]) if numbers else (None, None)
    return b.OptionInfo(option.name, option.default, list(option.choices), least, most, option.rule, words)


@post("/games", responses=ERRORS)
async def make_game(request: AnyRequest, data: JSONBody[b.NewGame]) -> b.MadeGame:
    """Makes a game; the seats at your screen are yours."""
    person = await need_person(request)
    context = context_of(request)
    # A long record takes a while to replay; the others at the server do not wait for it.
    plan = await asyncio.to_thread(plan_game, data)
    tokens = {seat: fresh_token() for seat, kind in enumerate(plan.seats, 1) if isinstance(kind, ByLink)}
    game_id = await context.games.create(plan, person, lambda made: _links(made, tokens))
    links = [_seat_link(request, "join", seat, token) for seat, token in tokens.items()]
    return b.MadeGame(await context.games.queries.view(person.id, game_id), links)


def _links(game_id: str, tokens: dict[int, str]) -> Change:
    """The invitations of a new game."""
    changes = [
        new_link(hash_token(token), Link(game_id, seat, None, False), now_ms()) for seat, token in tokens.items()
    ]
    return Change([statement for change in changes for statement in change.statements])


def _seat_link(request: AnyRequest, purpose: str, seat: int, token: str) -> b.SeatLink:
    base = context_of(request).settings.public_origin or str(request.base_url).rstrip("/")
    return b.SeatLink(seat, f"{base}/{purpose}#{token}", token)


@get("/games", responses=ERRORS)
async def my_games(
    request: AnyRequest,
    status: FromQuery[Literal["waiting", "running", "over"] | None] = None,
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    your_turn: FromQuery[bool | None] = None,
    result: FromQuery[Literal["won", "lost", "drawn"] | None] = None,
    before_ms: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
    before_id: Annotated[str, QueryParameter(max_length=32)] = "",
) -> b.Games:
    """The games in which you hold a seat, the latest changed first: all, or those of a kind."""
    person = await find_person(request)
    if person is None:
        return b.Games([])
    before = None if before_ms is None else (before_ms, before_id)
    wanted = GameFilter(status, game, your_turn, result)
    listed = list_games(await context_of(request).store.games_of(person.id, wanted, PAGE, before), person)
    return b.Games(listed, listed[-1].changed_ms, listed[-1].id) if len(listed) == PAGE else b.Games(listed)


@get("/games/open", responses=ERRORS)
async def open_games(request: AnyRequest) -> b.Games:
    """The games anybody may join."""
    person = await find_person(request)
    found = await context_of(request).store.games_with_open_seats(PAGE)
    return b.Games(list_games(found, person))


@get("/games/{game_id:str}", responses=ERRORS)
async def see_game(request: AnyRequest, game_id: GameId) -> p.GameView:
    """A game as you may see it."""
    person = await find_person(request)
    return await context_of(request).games.queries.view(person.id if person else None, game_id)


@get("/games/{game_id:str}/choices", responses=ERRORS)
async def see_choices(
    request: AnyRequest, game_id: GameId, prefix: Annotated[str, QueryParameter(max_length=200)] = ""
) -> p.Choices:
    """How a half-made turn of yours may go on."""
    person = await find_person(request)
    command = p.Choose(game=game_id, id="http", prefix=prefix)
    return await context_of(request).games.queries.choices(person.id if person else None, command)


@post("/games/{game_id:str}/commands", status_code=200, responses=ERRORS)
async def command_game(
    request: AnyRequest,
    game_id: GameId,
    data: JSONBody[c.Play | c.Resign | c.Ask | c.Answer | c.Say | c.StandUp | c.Title | c.Prepare],
) -> p.Done:
    """The same commands as over the socket, for programs that need no live news."""
    if data.game != game_id:
        raise RefusedError("table.other_game")
    person = await find_person(request)
    own, games = person.id if person else None, context_of(request).games
    return await (games.prepare(own, data) if isinstance(data, c.Prepare) else games.command(own, data))


@get("/games/{game_id:str}/record", media_type="text/plain", responses=ERRORS)
async def download_record(request: AnyRequest, game_id: GameId) -> Response[str]:
    """The record of a game; of one that hides cards only when it is over (K4.6)."""
    games = context_of(request).games
    table = await games.queries.table(game_id)
    if not table.is_fully_visible:
        raise RefusedError("table.hidden", rule="K4.6")
    text = format_record(table.to_record(await games.queries.player_names(game_id)))
    headers = {"content-disposition": f'attachment; filename="{table.game.name}-{game_id}.erawan"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get("/games/{game_id:str}/map", responses=ERRORS)
async def see_map(request: AnyRequest, game_id: GameId) -> b.MapInfo:
    """The map of a game of King of Siam, to be drawn."""
    game = (await context_of(request).games.queries.table(game_id)).game
    if not isinstance(game, KingOfSiam):
        raise RefusedError("table.no_map")
    return await asyncio.to_thread(map_routes.draw, game.map)


# ---- sitting down


@post("/games/{game_id:str}/seats/{seat:int}", status_code=200, responses=ERRORS)
async def take_seat(request: AnyRequest, game_id: GameId, seat: SeatNumber) -> p.GameView:
    """Takes a seat that is open to anybody."""
    games = context_of(request).games
    table = await games.queries.table(game_id)
    table.game.check_seat(seat)
    if not isinstance(table.plan.seats[seat - 1], Anyone):
        raise RefusedError("table.not_open", seat=seat)
    person = await need_person(request)
    await games.join(game_id, person, seat)
    return await games.queries.view(person.id, game_id)


@post("/games/{game_id:str}/seats/{seat:int}/link", status_code=201, responses=ERRORS)
async def make_link(request: AnyRequest, game_id: GameId, seat: SeatNumber) -> b.SeatLink:
    """A new link for a seat: your own, to take it to another device; or one that waits.

    For one that waits you must have made the game, or sit in it once it has begun and somebody has left.
    """
    context = context_of(request)
    person = await find_person(request)
    table = await context.games.queries.table(game_id)
    table.game.check_seat(seat)
    is_own = person is not None and seat in table.seats_of(person.id)
    waits = seat in table.free_seats() and not isinstance(table.plan.seats[seat - 1], Anyone)
    may_invite = person is not None and (
        table.made_by == person.id or (table.has_begun and bool(table.seats_of(person.id)))
    )
    if person is None or not (is_own or (waits and may_invite)):
        raise RefusedError("table.no_seat")
    token = fresh_token()
    link = Link(game_id, seat, person.id if is_own else None, False)
    await context.store.write(new_link(hash_token(token), link, now_ms()))
    return _seat_link(request, "device" if is_own else "join", seat, token)


@post("/join", status_code=200, responses=ERRORS)
async def use_seat_link(request: AnyRequest, data: JSONBody[b.LinkToken]) -> p.GameView:
    """Uses a link: you get its seat, and the link stops working."""
    context = context_of(request)
    hashed = hash_token(data.token)
    link = await _usable_link(context, hashed)
    person = await need_person(request)
    used = use_link(hashed, now_ms())
    if link.person is None:
        await context.games.join(link.game, person, link.seat, used)
    else:
        await context.games.move_seat(link.game, link.person, person, link.seat, used)
    return await context.games.queries.view(person.id, link.game)


@post("/join/look", status_code=200, responses=ERRORS)
async def look_at_seat_link(request: AnyRequest, data: JSONBody[b.LinkToken]) -> p.GameView:
    """The game a link leads to, as you may see it now; the link is not used up."""
    context = context_of(request)
    link = await _usable_link(context, hash_token(data.token))
    person = await find_person(request)
    return await context.games.queries.view(person.id if person else None, link.game)


async def _usable_link(context: Services, hashed: str) -> Link:
    link = await context.store.link_of(hashed)
    if link is None:
        raise RefusedError("link.unknown")
    if link.is_used:
        raise RefusedError("table.link_used")
    return link


# ---- health

health_headers = [ResponseHeader(name="cache-control", value="no-store")]


@get("/health", response_headers=health_headers, tags=["health"])
async def see_health(request: AnyRequest) -> b.Health:
    """Whether the server runs, and whether it can keep games."""
    return await _health(request)


@get("/health/live", response_headers=health_headers, sync_to_thread=False, tags=["health"])
def see_live() -> b.Health:
    """Whether the server runs at all."""
    return b.Health(True, True, erawan.__version__)


@get(
    "/health/ready",
    response_headers=health_headers,
    tags=["health"],
    responses={503: ResponseSpec(b.Health, description="Not ready.", generate_examples=False)},
)
async def see_ready(request: AnyRequest) -> Response[b.Health]:
    """Whether games can be played now: 503 if not."""
    health = await _health(request)
    return Response(health, status_code=200 if health.is_ready else 503)


async def _health(request: AnyRequest) -> b.Health:
    context = context_of(request)
    is_ready = not context.is_closing and context.outage_monitor.is_healthy
    try:
        await context.store.last_heartbeat_ms()
    except StoreError:
        is_ready = False
    return b.Health(True, is_ready, erawan.__version__, **context.games.queries.counts)


api = Router(
    "/api",
    route_handlers=[
        people,
        study,
        puzzles,
        studies,
        openings,
        analyses,
        see_addresses,
        draw_code,
        see_catalogue,
        make_game,
        my_games,
        open_games,
        see_game,
        see_choices,
        command_game,
        download_record,
        see_map,
        take_seat,
        make_link,
        use_seat_link,
        look_at_seat_link,
    ],
)
health = (see_health, see_live, see_ready)
