"""Routes of games: create, list, read and command them. Live play uses the WebSocket."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Iterable
from typing import Annotated, Literal

from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter
from msgspec.structs import replace

from erawan.core.errors import MalformedError, OptionError
from erawan.core.game import Game
from erawan.core.state import State
from erawan.protocol import commands as c
from erawan.protocol import messages as p
from erawan.protocol import requests as b
from erawan.protocol.seats_and_clocks import MOST_EARLIER_TURNS, Opponent
from erawan.records import Record, parse_record
from erawan.server.domain.decisions import RefusedError
from erawan.server.domain.permissions import check_can_download
from erawan.server.domain.table_setup import Plan, check_map, find_public_game, make_plan
from erawan.server.http.ban_and_session_poller import BanAndSessionPoller
from erawan.server.http.dependencies import ALLOWED_IF_BANNED, GameId, Session
from erawan.server.http.errors import BODY, CHANGES, GAME, PARAMETERS, POSITION, READS, USER, errors
from erawan.server.http.position_routes import draw_map_of
from erawan.server.http.request_limits import RefusedRequestError, TokenBuckets
from erawan.server.http.seat_routes import AnyRequest, format_link, fresh_invitations, store_invitations
from erawan.server.live.game_service import GameService
from erawan.server.live.user_limits import UserLimits
from erawan.server.settings import Settings
from erawan.server.store.game_store import GameFilter, Store, Summary
from erawan.server.store.user_store import User
from erawan.server.study.fair_play import FairPlay
from erawan.server.study.worker_pool import WorkerPool

PAGE = 50
MOST_POSITIONS = 8


# ---- creating a game


@post(
    "/games",
    responses=errors(
        CHANGES,
        BODY,
        USER,
        POSITION,
        {
            400: "game.two_starts game.of_record game.ply game.unknown game.map_unknown map.name_taken table.seats "
            "table.nobody table.no_opponents table.too_long table.already_over",
            403: "help.own_game help.running_game",
            409: "table.no_seat_here limit.games limit.open_games limit.bytes",
            429: "study.busy limit.open_games_hour",
        },
    ),
)
async def create_game(
    request: AnyRequest,
    data: JSONBody[b.NewGame],
    session: NamedDependency[Session],
    games: NamedDependency[GameService],
    settings: NamedDependency[Settings],
    record_pool: NamedDependency[WorkerPool],
    user_limits: NamedDependency[UserLimits],
    address: NamedDependency[str],
    open_game_limit: NamedDependency[TokenBuckets],
    fair_play: NamedDependency[FairPlay],
) -> b.MadeGame:
    """Create a game. You hold the seats of kind `here`."""
    user = await session.user_or_guest()
    # A thread, since replaying a long record takes a while.
    plan = await (record_pool.work(plan_game, data) if data.record else asyncio.to_thread(plan_game, data))
    if plan.is_set_up and (plan.hints or not plan.awaits_people):
        await fair_play.check_help(plan.positions, user.id)
    tokens = fresh_invitations(plan)
    async with user_limits.creating_game(user.id, plan):
        if plan.is_open and not open_game_limit.take(address):
            minutes = math.ceil(60 / settings.open_games_per_hour)
            raise RefusedRequestError("limit.open_games_hour", minutes=minutes)
        game_id = await games.create(plan, user, lambda made: store_invitations(made, tokens))
    links = [format_link(request, settings, "join", seat, token) for seat, token in tokens.items()]
    return b.MadeGame(await games.queries.view(user.id, game_id), links)


def plan_game(wanted: b.NewGame) -> Plan:
    """Return the set-up of a new game."""
    if wanted.position and wanted.record:
        raise OptionError("game.two_starts")
    state, earlier, is_set_up = _start(wanted)
    return make_plan(
        state,
        tuple(wanted.seats),
        wanted.clock,
        hints=wanted.hints,
        takebacks=wanted.takebacks,
        chat=wanted.chat,
        earlier=earlier,
        is_set_up=is_set_up,
    )


def _start(wanted: b.NewGame) -> tuple[State, tuple[str, ...], bool]:
    """Return the first position, the turns since, and whether the user chose them."""
    if wanted.record:
        # Count the turns before replaying them.
        count = len(parse_record(wanted.record, is_verified=False).turns)
        if count > MOST_EARLIER_TURNS:
            raise MalformedError("table.too_long", found=count, most=MOST_EARLIER_TURNS)
        record = parse_record(wanted.record)
        _check_game(wanted, record.game)
        check_map(record.game)
        return record.game.parse(record.start), _turns(record, wanted.ply), True
    game = find_public_game(wanted.game, wanted.options)
    if wanted.position:
        return game.parse(wanted.position), (), True
    return game.start(), (), False


def _check_game(wanted: b.NewGame, found: Game) -> None:
    if found.name != wanted.game or wanted.options:
        raise OptionError("game.of_record", found=found.name)


def _turns(record: Record, ply: int | None) -> tuple[str, ...]:
    if ply is not None and ply > len(record.turns):
        raise MalformedError("game.ply", found=ply, most=len(record.turns))
    return record.texts[:ply]


# ---- lists of games


@get("/games", responses=errors(READS, PARAMETERS, USER))
async def list_my_games(
    store: NamedDependency[Store],
    games: NamedDependency[GameService],
    user: NamedDependency[User | None],
    status: Annotated[
        Literal["waiting", "running", "over"] | None, QueryParameter(description="Status of the games.")
    ] = None,
    game: Annotated[str | None, QueryParameter(max_length=40, description="`siam` or `king-of-siam`.")] = None,
    your_turn: Annotated[bool | None, QueryParameter(description="Whether it is your turn.")] = None,
    result: Annotated[
        Literal["won", "lost", "drawn"] | None, QueryParameter(description="Your result in a finished game.")
    ] = None,
    before_ms: Annotated[
        int | None, QueryParameter(ge=0, le=2**53, description="`before_ms` of the previous page.")
    ] = None,
    before_id: Annotated[str, QueryParameter(max_length=32, description="`before_id` of the previous page.")] = "",
    positions: Annotated[
        bool, QueryParameter(description="Whether to return the positions of the first unfinished games, too.")
    ] = False,
) -> b.Games:
    """List the games in which you hold a seat, most recently changed first."""
    if user is None:
        return b.Games([])
    before = None if before_ms is None else (before_ms, before_id)
    wanted = GameFilter(status, game, your_turn, result)
    listed = list_games(await store.games_of(user.id, wanted, PAGE, before), user)
    if positions:
        listed = await _with_positions(listed, games)
    return b.Games(listed, listed[-1].changed_ms, listed[-1].id) if len(listed) == PAGE else b.Games(listed)


@get("/games/open", responses=errors(READS, USER))
async def list_open_games(
    store: NamedDependency[Store], user: NamedDependency[User | None], user_limits: NamedDependency[UserLimits]
) -> b.Games:
    """List the games that everyone may join: the newest of each user first, then their others.

    A game in which nothing has happened for some hours (setting `open_game_hours`) is no longer listed.
    """
    return b.Games(list_games(await store.games_with_open_seats(user_limits.open_since_ms, PAGE), user))


@get("/games/watch", responses=errors(READS, USER))
async def list_games_to_watch(
    store: NamedDependency[Store],
    games: NamedDependency[GameService],
    user: NamedDependency[User | None],
    user_limits: NamedDependency[UserLimits],
) -> b.Games:
    """List running games to watch, with their positions: those that everyone could join, most recently changed first.

    Games among friends are not listed: only people with their link can watch them.
    """
    found = await store.games_to_watch(user_limits.open_since_ms, MOST_POSITIONS)
    return b.Games(await _with_positions(list_games(found, user), games))


async def _with_positions(listed: list[b.ListedGame], games: GameService) -> list[b.ListedGame]:
    """Return games with the positions of the first unfinished ones. Each may have to be loaded, so they are few."""
    wanted = [game.id for game in listed if game.status != "over"][:MOST_POSITIONS]
    texts = {game_id: await games.queries.public_position(game_id) for game_id in wanted}
    return [replace(game, position=texts.get(game.id)) for game in listed]


def list_games(summaries: Iterable[Summary], user: User | None) -> list[b.ListedGame]:
    """Return games as a user sees them in a list."""
    return [_list_game(summary, user.id if user else None) for summary in summaries]


def _list_game(summary: Summary, user_id: str | None) -> b.ListedGame:
    plan: Plan = summary.plan
    seats = [
        b.ListedSeat(
            row.seat,
            row.plan,
            row.plan.player if isinstance(row.plan, Opponent) else row.name,
            row.person is not None or isinstance(row.plan, Opponent),
            user_id is not None and row.person == user_id,
            row.is_guest,
        )
        for row in summary.seats
    ]
    is_users_turn = any(seat.is_you and seat.seat == summary.to_move for seat in seats)
    return b.ListedGame(
        id=summary.id,
        title=summary.title,
        game=plan.header["game"],
        options=plan.header["options"],
        status=summary.status,
        ply=summary.ply,
        to_move=summary.to_move,
        your_turn=summary.status == "running" and is_users_turn,
        due_ms=summary.due_ms,
        winners=None if summary.winners is None else list(summary.winners),
        reason=summary.reason,
        made_ms=summary.made_ms,
        changed_ms=summary.changed_ms,
        clock=plan.clock,
        seats=seats,
        hints=plan.hints,
    )


# ---- one game


@get("/games/{game_id:str}", responses=errors(READS, USER, GAME))
async def get_game(
    game_id: GameId, user_id: NamedDependency[str | None], games: NamedDependency[GameService]
) -> p.GameView:
    """Return a game as you may see it."""
    return await games.queries.view(user_id, game_id)


@get(
    "/games/{game_id:str}/choices",
    responses=errors(READS, USER, GAME, {409: "game.over table.waiting table.not_your_turn"}),
)
async def get_choices(
    game_id: GameId,
    user_id: NamedDependency[str | None],
    games: NamedDependency[GameService],
    prefix: Annotated[str, QueryParameter(max_length=200, description="The incomplete turn; empty at first.")] = "",
) -> p.Choices:
    """Return the ways to continue an incomplete turn of yours."""
    return await games.queries.choices(user_id, p.Choose(game=game_id, id="http", prefix=prefix))


@post(
    "/games/{game_id:str}/commands",
    status_code=200,
    opt=ALLOWED_IF_BANNED,
    responses=errors(
        CHANGES,
        BODY,
        USER,
        GAME,
        POSITION,
        {
            400: "table.title",
            403: "table.no_seat table.not_yours",
            409: "table.other_game game.over table.waiting table.stale table.not_your_turn table.which_seat "
            "table.no_draw table.opponents_play_on table.no_takebacks table.nothing_to_take_back "
            "table.too_many_takebacks table.asked_already table.too_many_requests table.not_asked "
            "table.agreed_already table.not_over table.rematched table.no_chat table.says_nothing "
            "table.too_much_said table.prepares_both table.no_pass table.your_turn table.cannot_prepare "
            "store.conflict",
        },
    ),
)
async def send_command(
    game_id: GameId,
    data: JSONBody[c.Play | c.Resign | c.Ask | c.Answer | c.Say | c.StandUp | c.Title | c.Prepare],
    user_id: NamedDependency[str | None],
    games: NamedDependency[GameService],
    access: NamedDependency[BanAndSessionPoller],
) -> p.Done:
    """Send a command to a game: the same commands as over the WebSocket, for programs that need no live events."""
    if data.game != game_id:
        raise RefusedError("table.other_game")
    access.check_command(user_id, data)
    return await (games.prepare(user_id, data) if isinstance(data, c.Prepare) else games.command(user_id, data))


@get(
    "/games/{game_id:str}/record",
    media_type="text/plain",
    responses=errors(READS, GAME, {409: "table.hidden"}),
)
async def download_record(game_id: GameId, games: NamedDependency[GameService]) -> Response[str]:
    """Download the record of a game. A game that hides cards must be over (K4.6)."""
    table = await games.queries.table(game_id)
    check_can_download(table)
    text = await games.queries.record(game_id)
    headers = {"content-disposition": f'attachment; filename="{table.game.name}-{game_id}.erawan"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get("/games/{game_id:str}/map", responses=errors(READS, GAME, {409: "table.no_map"}))
async def get_map(game_id: GameId, games: NamedDependency[GameService]) -> b.MapInfo:
    """Return a drawing of the map of a game of King of Siam."""
    game = (await games.queries.table(game_id)).game
    return await asyncio.to_thread(draw_map_of, game)


game_router = Router(
    "/",
    route_handlers=[
        create_game,
        list_my_games,
        list_open_games,
        list_games_to_watch,
        get_game,
        get_choices,
        send_command,
        download_record,
        get_map,
    ],
    tags=["Games"],
)
