"""Routes of users: profile, passphrase, privacy, deleting an account."""

from __future__ import annotations

import secrets
from typing import Annotated

from litestar import Router, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from erawan.protocol import requests as b
from erawan.server.domain.player_ratings import Rating
from erawan.server.http.asgi_scope import address_of, token_of
from erawan.server.http.authentication import AuthenticationError, hash_token, login_of
from erawan.server.http.dependencies import (
    ERRORS,
    AnyRequest,
    context_of,
    find_person,
    give_cookie,
    known_person,
    need_person,
)
from erawan.server.http.game_list import list_games
from erawan.server.http.middleware import RefusedRequestError
from erawan.server.http.study_routes import list_study
from erawan.server.http.websocket import SIGNED_OUT
from erawan.server.live.webhooks import check_url
from erawan.server.store.game_store import GameFilter
from erawan.server.store.study_store import move_studies, move_tries, studies_of, tries_of
from erawan.server.store.user_store import User, Webhook, all_ratings_of, people_by_id

MOST_EXPORTED = 10_000

PersonId = Annotated[str, PathParameter(pattern="^[a-z0-9-]{1,32}$", description="The person, as seats name them.")]


def _me(person: User | None) -> b.Me:
    if person is None:
        return b.Me(False, "", False)
    return b.Me(True, person.name, person.is_bot, person.id, person.colour, person.has_passphrase)


@get("/me", responses=ERRORS)
async def see_me(request: AnyRequest) -> b.Me:
    """Who you are, as far as the server knows; a browser that asks keeps its cookie for another year."""
    person = await find_person(request)
    if person is not None and "authorization" not in request.headers:
        give_cookie(request, token_of(request.scope))
    return _me(person)


@put("/me", responses=ERRORS)
async def change_me(request: AnyRequest, data: JSONBody[b.Name]) -> b.Me:
    """Chooses the name, and the colour, in which others see you; somebody unknown becomes a guest."""
    person = await need_person(request)
    context = context_of(request)
    changed = await context.identity.change(person, data.name, data.colour)
    context.games.update_person(changed)
    return _me(changed)


@delete("/me", status_code=200, responses=ERRORS)
async def erase_me(request: AnyRequest) -> b.Me:
    """Erases you: your name, what you said, your ratings and games with nobody else; others play on without you."""
    person = await known_person(request)
    context = context_of(request)
    await context.games.erase(person.id)
    context.identity.forget(person.id)
    for talk in tuple(context.conversations):
        if talk.person == person.id:
            await talk.close(SIGNED_OUT)
    give_cookie(request, "")
    return _me(None)


@get("/me/turns", responses=ERRORS)
async def see_turns(request: AnyRequest) -> b.Turns:
    """The games that wait for you, the longest first."""
    person = await find_person(request)
    games = await context_of(request).store.turns_of(person.id) if person is not None else []
    return b.Turns(len(games), games)


@get("/me/export", responses=ERRORS)
async def export_me(request: AnyRequest) -> b.Export:
    """Everything that is kept about you."""
    person = await known_person(request)
    store = context_of(request).store
    games = await store.games_of(person.id, GameFilter(), MOST_EXPORTED)
    webhook = context_of(request).hooks.get(person.id)
    tries = await tries_of(store, person.id)
    said = [b.SaidInGame(game, at_ms, text) for game, at_ms, text in await store.said_by(person.id)]
    return b.Export(
        _me(person),
        await _profile(request, person),
        list_games(games, person),
        said,
        webhook.url if webhook is not None else None,
        [b.TriedPuzzle(each.puzzle, each.tried_ms, each.is_right, each.solved_ms) for each in tries],
        [list_study(row) for row in await studies_of(store, person.id)],
    )


# ---- coming back


@put("/me/passphrase", responses=ERRORS)
async def choose_passphrase(request: AnyRequest, data: JSONBody[b.Passphrase]) -> b.Me:
    """Chooses a passphrase by which you, with your name, come back on another device; an empty one takes it away."""
    person = await known_person(request)
    _count_sign_in(request, person.id)
    return _me(await context_of(request).identity.set_passphrase(person, data.passphrase))


@post("/sign-in", status_code=200, responses=ERRORS)
async def sign_in(request: AnyRequest, data: JSONBody[b.SignIn]) -> b.Me:
    """Comes back by name and passphrase: this browser is known as that person from now on.

    The seats, studies and tried puzzles of the guest that it was before come along if that is wished for.
    """
    _count_sign_in(request, login_of(data.name))
    before, identity = await find_person(request), context_of(request).identity
    person, token = await identity.sign_in(data.name, data.passphrase)
    if before is not None and before.id == person.id:
        # The same device again: its old token is of no more use.
        await identity.sign_out(hash_token(token_of(request.scope)))
    elif before is not None and data.bring and _is_guest(before):
        context = context_of(request)
        await context.games.merge_guest(before.id, person)
        await context.store.write(move_studies(before.id, person.id), move_tries(before.id, person.id))
    give_cookie(request, token)
    return _me(person)


@post("/sign-out", status_code=200, responses=ERRORS)
async def sign_out(request: AnyRequest) -> b.Me:
    """This browser is no longer known as anybody."""
    await known_person(request)
    await context_of(request).identity.sign_out(hash_token(token_of(request.scope)))
    give_cookie(request, "")
    return _me(None)


def _is_guest(person: User) -> bool:
    """Whether only this browser knows somebody: who can come back by themselves keeps their seats."""
    return not person.has_passphrase and not person.is_bot


def _count_sign_in(request: AnyRequest, name: str) -> None:
    """Guessing takes long: so often from one address, and so often for one name from anywhere."""
    tries = context_of(request).sign_ins
    if not (tries.take(address_of(request.scope)) and tries.take(f"name {name}")):
        raise RefusedRequestError("guard.too_many")


# ---- being called


@get("/me/webhook", responses=ERRORS)
async def see_webhook(request: AnyRequest) -> b.WebhookInfo:
    """Where you are called when it is your turn; the secret is shown when it is set, and never again."""
    person = await known_person(request)
    webhook = context_of(request).hooks.get(person.id)
    return b.WebhookInfo(webhook.url if webhook else None)


@put("/me/webhook", responses=ERRORS)
async def choose_webhook(request: AnyRequest, data: JSONBody[b.WebhookUrl]) -> b.WebhookInfo:
    """Chooses where you are called when it is your turn; the secret by which you know that a call is from here."""
    person = await known_person(request)
    check_url(data.url)
    secret = secrets.token_urlsafe(32)
    await context_of(request).hooks.set(person.id, Webhook(data.url, secret))
    return b.WebhookInfo(data.url, secret)


@delete("/me/webhook", status_code=200, responses=ERRORS)
async def drop_webhook(request: AnyRequest) -> b.WebhookInfo:
    """Wishes to be called no more."""
    person = await known_person(request)
    await context_of(request).hooks.set(person.id, None)
    return b.WebhookInfo(None)


# ---- what others may know


@get("/people/{person_id:str}", responses=ERRORS)
async def see_profile(request: AnyRequest, person_id: PersonId) -> b.Profile:
    """What everybody may know of somebody: name, colour, ratings and results."""
    person = (await people_by_id(context_of(request).store, [person_id])).get(person_id)
    if person is None or not person.name:
        raise AuthenticationError("person.unknown")
    return await _profile(request, person)


async def _profile(request: AnyRequest, person: User) -> b.Profile:
    ratings = await all_ratings_of(context_of(request).store, person.id)
    return b.Profile(
        person.id,
        person.name,
        person.colour,
        person.is_bot,
        [_rating_info(game, seats, rating) for game, seats, rating in ratings],
    )


def _rating_info(game: str, seats: int, rating: Rating) -> b.RatingInfo:
    return b.RatingInfo(
        game=game,
        seats=seats,
        rating=round(1500 + 40 * (rating.mu - 25)),
        deviation=round(40 * rating.sigma),
        played=rating.played,
        won=rating.won,
        drawn=rating.drawn,
        lost=rating.played - rating.won - rating.drawn,
        streak=rating.streak,
        best_streak=rating.best_streak,
    )


people = Router(
    "/",
    route_handlers=[
        see_me,
        change_me,
        erase_me,
        see_turns,
        export_me,
        choose_passphrase,
        sign_in,
        sign_out,
        see_webhook,
        choose_webhook,
        drop_webhook,
        see_profile,
    ],
)
