"""Routes of sessions: sign in and out, set the passphrase, list the devices on which a user is signed in."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from erawan.protocol import requests as b
from erawan.server.domain.permissions import can_merge_guest
from erawan.server.domain.user_names import login_of
from erawan.server.http.authentication import Authentication, AuthenticationError
from erawan.server.http.dependencies import ALLOWED_IF_BANNED, Services, Session
from erawan.server.http.errors import BODY, CHANGES, PARAMETERS, READS, USER, errors
from erawan.server.http.request_limits import SignInLimits
from erawan.server.http.user_routes import NAME_ERRORS, view_me
from erawan.server.http.websocket import SIGNED_OUT
from erawan.server.live.game_service import GameService
from erawan.server.store.game_store import Store
from erawan.server.store.puzzle_store import move_puzzle_modes, move_tries
from erawan.server.store.session_store import existing_tokens, sessions_of
from erawan.server.store.study_store import move_studies
from erawan.server.store.user_store import User

SessionId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$", description="Id of the session.")]
TRIES = {429: "person.too_many_tries"}


# ---- signing in and out


@put(
    "/me/passphrase",
    responses=errors(
        CHANGES,
        BODY,
        USER,
        TRIES,
        {400: "person.name person.passphrase", 403: "person.wrong_old_passphrase", 409: NAME_ERRORS},
    ),
)
async def set_passphrase(
    data: JSONBody[b.Passphrase],
    signed_in_user: NamedDependency[User],
    session: NamedDependency[Session],
    services: NamedDependency[Services],
) -> b.Me:
    """Set the passphrase with which you sign in on another device. An empty one removes it.

    If you have a passphrase already, send it as `old`. All your other sessions end.
    """
    services.sign_in_limits.count_user(signed_in_user.id)
    user = await services.authentication.set_passphrase(
        signed_in_user, data.passphrase, data.old, session.token, session.keep_device_token()
    )
    services.games.update_person(user)
    await services.end_sessions(user.id, SIGNED_OUT, kept=session.token_hash)
    return view_me(user)


@post(
    "/sign-in",
    status_code=200,
    opt=ALLOWED_IF_BANNED,
    responses=errors(CHANGES, BODY, USER, TRIES, {403: "person.wrong_passphrase"}),
)
async def sign_in(
    data: JSONBody[b.SignIn],
    session: NamedDependency[Session],
    address: NamedDependency[str],
    authentication: NamedDependency[Authentication],
    games: NamedDependency[GameService],
    store: NamedDependency[Store],
    sign_in_limits: NamedDependency[SignInLimits],
) -> b.Me:
    """Sign in with your name and passphrase.

    With `bring`, the seats, studies and puzzles of the guest in this browser move to your account.
    """
    login = login_of(data.name)
    is_known = await authentication.knows_device(login, session.device_token)
    if not (is_known and sign_in_limits.allow_known_device(session.device_token)):
        await sign_in_limits.count_unknown_device(address, login)
    before = session.user
    user, token = await authentication.sign_in(data.name, data.passphrase, session.device, is_known)
    await authentication.remember_device(user, session.keep_device_token())
    if before is not None and before.id == user.id:
        # The same device signs in again: replace its old token.
        await authentication.sign_out(session.token_hash)
    elif before is not None and data.bring and can_merge_guest(before.has_passphrase, before.is_bot):
        await games.merge_guest(before.id, user)
        moves = (move_studies, move_tries, move_puzzle_modes)
        await store.write(*(move(before.id, user.id) for move in moves))
    session.set_cookie(token)
    return view_me(user)


@post("/sign-out", status_code=200, opt=ALLOWED_IF_BANNED, responses=errors(CHANGES, USER))
async def sign_out(
    signed_in_user: NamedDependency[User],
    session: NamedDependency[Session],
    authentication: NamedDependency[Authentication],
) -> b.Me:
    """Sign out in this browser."""
    await authentication.sign_out(session.token_hash)
    session.set_cookie("")
    return view_me(None)


# ---- all sessions of a user


async def end_lost_sessions(services: Services) -> None:
    """Close the connections whose sessions an administrator has ended, and empty the cache of sessions."""
    services.authentication.forget_all()
    signed_in = [socket for socket in tuple(services.open_sockets) if socket.user_id is not None]
    existing = await existing_tokens(services.store, [socket.token_hash for socket in signed_in])
    for socket in signed_in:
        if socket.token_hash not in existing:
            await socket.close(SIGNED_OUT)


@get("/me/sessions", responses=errors(READS, USER))
async def list_sessions(
    signed_in_user: NamedDependency[User], session: NamedDependency[Session], store: NamedDependency[Store]
) -> b.Sessions:
    """List the devices on which you are signed in, most recently used first."""
    return await _list_sessions(store, signed_in_user.id, session.token_hash)


@delete(
    "/me/sessions/{session_id:str}",
    status_code=200,
    opt=ALLOWED_IF_BANNED,
    responses=errors(CHANGES, PARAMETERS, USER, {404: "session.unknown"}),
)
async def end_session(
    session_id: SessionId,
    signed_in_user: NamedDependency[User],
    session: NamedDependency[Session],
    services: NamedDependency[Services],
) -> b.Sessions:
    """Sign out on one device; return the sessions that are left."""
    sessions = await sessions_of(services.store, signed_in_user.id)
    ended = next((each.token_hash for each in sessions if each.id == session_id), None)
    if ended is None:
        raise AuthenticationError("session.unknown")
    await services.authentication.sign_out(ended)
    await services.end_sessions(signed_in_user.id, SIGNED_OUT, ended=ended)
    if ended == session.token_hash:
        session.set_cookie("")
    return await _list_sessions(services.store, signed_in_user.id, session.token_hash)


@delete("/me/sessions", status_code=200, opt=ALLOWED_IF_BANNED, responses=errors(CHANGES, PARAMETERS, USER))
async def end_sessions(
    signed_in_user: NamedDependency[User],
    session: NamedDependency[Session],
    services: NamedDependency[Services],
    this_too: Annotated[bool, QueryParameter(description="Whether to sign out on this device, too.")] = False,
) -> b.Sessions:
    """Sign out everywhere else, or everywhere; return the sessions that are left."""
    kept = "" if this_too else session.token_hash
    await services.authentication.sign_out_everywhere(signed_in_user.id, kept)
    await services.end_sessions(signed_in_user.id, SIGNED_OUT, kept=kept)
    if this_too:
        session.set_cookie("")
    return await _list_sessions(services.store, signed_in_user.id, kept)


async def _list_sessions(store: Store, user_id: str, current_hash: str) -> b.Sessions:
    return b.Sessions(
        [
            b.SessionInfo(each.id, each.device, each.made_ms, each.seen_ms, each.token_hash == current_hash)
            for each in await sessions_of(store, user_id)
        ]
    )


session_router = Router(
    "/",
    route_handlers=[set_passphrase, sign_in, sign_out, list_sessions, end_session, end_sessions],
    tags=["Sessions"],
)
