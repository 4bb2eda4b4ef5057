"""Routes of seats: take an open seat, invite by link, join by link, continue on another device."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Router, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from erawan.protocol import messages as p
from erawan.protocol import requests as b
from erawan.protocol.seats_and_clocks import ByLink
from erawan.server.domain.clock import now_ms
from erawan.server.domain.decisions import RefusedError
from erawan.server.domain.permissions import check_can_link, check_open_seat
from erawan.server.domain.table_setup import Plan
from erawan.server.http.authentication import fresh_token, hash_token
from erawan.server.http.dependencies import GameId, Session
from erawan.server.http.errors import BODY, CHANGES, GAME, USER, errors
from erawan.server.http.host_header import link_base
from erawan.server.live.game_service import GameService
from erawan.server.live.user_limits import UserLimits
from erawan.server.settings import Settings
from erawan.server.store.game_store import Link, Store, new_link, use_link
from erawan.server.store.user_store import User
from erawan.server.store.writer import Change

AnyRequest = Request[Any, Any, Any]
SeatNumber = Annotated[int, PathParameter(ge=1, le=4, description="Seat number, from 1.")]
JOINING = {409: "table.seat_taken table.sits_already limit.games store.conflict"}
LINK = {404: "link.unknown", 409: "table.link_used"}


@post(
    "/games/{game_id:str}/seats/{seat:int}",
    status_code=200,
    responses=errors(CHANGES, USER, GAME, JOINING, {400: "seat.unknown", 409: "table.not_open"}),
)
async def take_seat(
    game_id: GameId,
    seat: SeatNumber,
    session: NamedDependency[Session],
    games: NamedDependency[GameService],
    user_limits: NamedDependency[UserLimits],
) -> p.GameView:
    """Take a seat that is open to everyone."""
    check_open_seat(await games.queries.table(game_id), seat)
    user = await session.user_or_guest()
    async with user_limits.joining_game(user.id):
        await games.join(game_id, user, seat)
    return await games.queries.view(user.id, game_id)


@post(
    "/games/{game_id:str}/seats/{seat:int}/link",
    status_code=201,
    responses=errors(CHANGES, USER, GAME, {400: "seat.unknown", 403: "table.no_seat"}),
)
async def create_link(
    request: AnyRequest,
    game_id: GameId,
    seat: SeatNumber,
    user: NamedDependency[User | None],
    games: NamedDependency[GameService],
    store: NamedDependency[Store],
    settings: NamedDependency[Settings],
) -> b.SeatLink:
    """Create a link to a seat: your own, to continue on another device; or a free one, to invite a person.

    You may invite if you created the game. Once the game has begun, every player may invite to a seat that a player
    has left.
    """
    is_own = check_can_link(await games.queries.table(game_id), user.id if user else None, seat)
    token = fresh_token()
    link = Link(game_id, seat, user.id if user and is_own else None, False)
    await store.write(new_link(hash_token(token), link, now_ms()))
    return format_link(request, settings, "device" if is_own else "join", seat, token)


@post("/join", status_code=200, responses=errors(CHANGES, BODY, USER, LINK, JOINING, {404: "table.unknown"}))
async def join_by_link(
    data: JSONBody[b.LinkToken],
    session: NamedDependency[Session],
    games: NamedDependency[GameService],
    store: NamedDependency[Store],
    user_limits: NamedDependency[UserLimits],
) -> p.GameView:
    """Use a link: you get its seat, and the link stops working."""
    hashed = hash_token(data.token)
    link = await _usable_link(store, hashed)
    user = await session.user_or_guest()
    used = use_link(hashed, now_ms())
    if link.person is None:
        async with user_limits.joining_game(user.id):
            await games.join(link.game, user, link.seat, used)
    else:
        await games.move_seat(link.game, link.person, user, link.seat, used)
    return await games.queries.view(user.id, link.game)


@post("/join/look", status_code=200, responses=errors(CHANGES, BODY, USER, LINK, {404: "table.unknown"}))
async def preview_link(
    data: JSONBody[b.LinkToken],
    user_id: NamedDependency[str | None],
    games: NamedDependency[GameService],
    store: NamedDependency[Store],
) -> b.InvitationView:
    """Return the game that a link leads to, its seat and who invites, without using the link."""
    link = await _usable_link(store, hash_token(data.token))
    return await games.queries.invitation(user_id, link)


async def _usable_link(store: Store, hashed: str) -> Link:
    link = await store.link_of(hashed)
    if link is None:
        raise RefusedError("link.unknown")
    if link.is_used:
        raise RefusedError("table.link_used")
    return link


# ---- invitations of a new game


def fresh_invitations(plan: Plan) -> dict[int, str]:
    """Return a new token for each seat that is given away by link."""
    return {seat: fresh_token() for seat, kind in enumerate(plan.seats, 1) if isinstance(kind, ByLink)}


def store_invitations(game_id: str, tokens: dict[int, str]) -> Change:
    """Return the database change that stores the invitations of a new game."""
    changes = [
        new_link(hash_token(token), Link(game_id, seat, None, False), now_ms()) for seat, token in tokens.items()
    ]
    return Change([statement for change in changes for statement in change.statements])


def format_link(request: AnyRequest, settings: Settings, page: str, seat: int, token: str) -> b.SeatLink:
    """Return a link to a seat: an address of the browser app with the token after ``#``."""
    return b.SeatLink(seat, f"{link_base(request.scope, settings)}/{page}#{token}", token)


seat_router = Router("/", route_handlers=[take_seat, create_link, join_by_link, preview_link], tags=["Seats"])
