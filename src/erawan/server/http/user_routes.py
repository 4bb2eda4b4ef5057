"""Routes of users: account, webhook, public profile."""

from __future__ import annotations

import secrets
from typing import Annotated

from litestar import Router, delete, get, put
from litestar.background_tasks import BackgroundTask
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter
from litestar.response import Stream

from erawan.protocol import requests as b
from erawan.server.domain.player_ratings import Rating
from erawan.server.http.account_export import AccountExport
from erawan.server.http.authentication import Authentication, AuthenticationError
from erawan.server.http.dependencies import ALLOWED_IF_BANNED, Services, Session
from erawan.server.http.errors import BODY, CHANGES, PARAMETERS, READS, USER, errors
from erawan.server.http.request_limits import ExportSlots
from erawan.server.http.websocket import SIGNED_OUT
from erawan.server.live.game_service import GameService
from erawan.server.live.webhook_queue import WebhookQueue
from erawan.server.live.webhooks import check_registration
from erawan.server.settings import Settings
from erawan.server.store.game_store import Store
from erawan.server.store.user_store import User, Webhook, all_ratings_of, people_by_id

NAME_ERRORS = "person.name_taken person.name_similar person.name_reserved"

PersonId = Annotated[
    str, PathParameter(pattern="^[a-z0-9-]{1,32}$", description="Id of the user, as `profile` of a seat.")
]

# ---- the account


def view_me(user: User | None) -> b.Me:
    """Return a user as they see themselves; None is a new visitor."""
    if user is None:
        return b.Me(False, "", False)
    return b.Me(True, user.name, user.is_bot, user.id, user.colour, user.has_passphrase)


@get("/me", responses=errors(READS, USER))
async def get_me(session: NamedDependency[Session]) -> b.Me:
    """Return your account. The cookie of a browser is renewed for another year."""
    if session.uses_cookie:
        session.set_cookie(session.token)
    return view_me(session.user)


@put("/me", responses=errors(CHANGES, BODY, USER, {400: "person.name", 409: NAME_ERRORS}))
async def update_me(
    data: JSONBody[b.Name],
    session: NamedDependency[Session],
    authentication: NamedDependency[Authentication],
    games: NamedDependency[GameService],
) -> b.Me:
    """Set your name and colour. A new visitor becomes a guest."""
    user = await authentication.rename(await session.user_or_guest(), data.name, data.colour)
    games.update_person(user)
    return view_me(user)


@delete(
    "/me",
    status_code=200,
    opt=ALLOWED_IF_BANNED,
    responses=errors(CHANGES, USER, {404: "table.unknown", 409: "store.conflict"}),
)
async def delete_me(
    signed_in_user: NamedDependency[User], session: NamedDependency[Session], services: NamedDependency[Services]
) -> b.Me:
    """Delete your account: your name, chat messages, ratings, and games in which you were the only person.

    In other games you leave your seat, and the players play on.
    """
    await services.games.erase(signed_in_user.id)
    services.authentication.forget(signed_in_user.id)
    await services.end_sessions(signed_in_user.id, SIGNED_OUT)
    session.set_cookie("")
    return view_me(None)


@get("/me/turns", responses=errors(READS, USER))
async def list_my_turns(user: NamedDependency[User | None], store: NamedDependency[Store]) -> b.Turns:
    """List the games in which it is your turn, the one that has waited longest first."""
    games = await store.turns_of(user.id) if user is not None else []
    return b.Turns(len(games), games)


_EXPORT = ResponseSpec(b.Export, description="The export, sent piece by piece.", generate_examples=False)


@get("/me/export", responses={**errors(READS, USER, {429: "export.busy"}), 200: _EXPORT})
async def export_me(
    signed_in_user: NamedDependency[User],
    store: NamedDependency[Store],
    webhooks: NamedDependency[WebhookQueue],
    export_slots: NamedDependency[ExportSlots],
) -> Stream:
    """Export everything that the server stores about you. You can run one export at a time."""
    slot = export_slots.take(signed_in_user.id)
    export = AccountExport(store, export_slots, slot, signed_in_user)
    webhook = webhooks.get(signed_in_user.id)
    try:
        account = {
            "me": view_me(signed_in_user),
            "profile": await _profile(store, signed_in_user),
            "webhook": webhook.url if webhook is not None else None,
            **await export.puzzles_and_studies(),
        }
    except BaseException:
        export_slots.release(slot)
        raise
    # The background task releases the slot of a client that has gone before the first piece.
    release = BackgroundTask(export_slots.release, slot)
    return Stream(export.pieces(account), media_type="application/json", background=release)


# ---- webhooks


@get("/me/webhook", responses=errors(READS, USER))
async def get_webhook(signed_in_user: NamedDependency[User], webhooks: NamedDependency[WebhookQueue]) -> b.WebhookInfo:
    """Return your webhook. The secret is shown only when you set it."""
    webhook = webhooks.get(signed_in_user.id)
    return b.WebhookInfo(webhook.url if webhook else None)


@put("/me/webhook", responses=errors(CHANGES, BODY, USER, {400: "hook.url hook.private"}))
async def set_webhook(
    data: JSONBody[b.WebhookUrl],
    signed_in_user: NamedDependency[User],
    webhooks: NamedDependency[WebhookQueue],
    settings: NamedDependency[Settings],
) -> b.WebhookInfo:
    """Set the address that the server calls when it is your turn; return the secret that signs the calls."""
    await check_registration(data.url, settings.webhook_private)
    secret = secrets.token_urlsafe(32)
    await webhooks.set(signed_in_user.id, Webhook(data.url, secret))
    return b.WebhookInfo(data.url, secret)


@delete("/me/webhook", status_code=200, responses=errors(CHANGES, USER))
async def delete_webhook(
    signed_in_user: NamedDependency[User], webhooks: NamedDependency[WebhookQueue]
) -> b.WebhookInfo:
    """Remove your webhook."""
    await webhooks.set(signed_in_user.id, None)
    return b.WebhookInfo(None)


# ---- public profiles


@get("/people/{person_id:str}", responses=errors(READS, PARAMETERS, USER, {404: "person.unknown"}))
async def get_profile(
    person_id: PersonId, store: NamedDependency[Store], user_id: NamedDependency[str | None]
) -> b.Profile:
    """Return the public profile of a user: name, colour, ratings and results. Others see yours once you have a name."""
    user = (await people_by_id(store, [person_id])).get(person_id)
    if user is None or not (user.name or user.id == user_id):
        raise AuthenticationError("person.unknown")
    return await _profile(store, user)


async def _profile(store: Store, user: User) -> b.Profile:
    ratings = await all_ratings_of(store, user.id)
    return b.Profile(
        user.id,
        user.name,
        user.colour,
        user.is_bot,
        [_rating_info(game, seats, rating) for game, seats, rating in ratings],
        user.is_guest,
    )


def _rating_info(game: str, seats: int, rating: Rating) -> b.RatingInfo:
    return b.RatingInfo(
        game=game,
        seats=seats,
        rating=rating.points,
        deviation=rating.deviation_points,
        played=rating.played,
        won=rating.won,
        drawn=rating.drawn,
        lost=rating.played - rating.won - rating.drawn,
        streak=rating.streak,
        best_streak=rating.best_streak,
    )


user_router = Router(
    "/",
    route_handlers=[
        get_me,
        update_me,
        delete_me,
        list_my_turns,
        export_me,
        get_webhook,
        set_webhook,
        delete_webhook,
        get_profile,
    ],
    tags=["Users"],
)
