"""What request handlers share: services, the user of a request, and documented errors."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter

from erawan.protocol.errors import ErrorBody
from erawan.server.http.asgi_scope import FRESH_TOKEN, NOTES, address_of
from erawan.server.http.authentication import AuthenticationError
from erawan.server.http.middleware import RefusedRequestError
from erawan.server.http.services import Services
from erawan.server.store.user_store import User

_ERRORS = {
    400: "Something about the request is wrong.",
    401: "The token is not known.",
    403: "Not yours, or sent by another site.",
    404: "There is no such thing.",
    409: "Not possible now.",
    429: "Too many requests.",
    503: "The database cannot be used now; nothing was changed.",
}
ERRORS = {
    status: ResponseSpec(ErrorBody, description=told, generate_examples=False) for status, told in _ERRORS.items()
}

AnyRequest = Request[Any, Any, Any]
GameId = Annotated[str, PathParameter(pattern="^[a-z0-9]{8,32}$", description="The game, as in its address.")]


def context_of(request: AnyRequest) -> Services:
    """The parts of the running server."""
    context: Services = request.app.state.context
    return context


async def find_person(request: AnyRequest) -> User | None:
    """Who asks, if that is known; a token that nobody has is refused."""
    found = await context_of(request).identity.who(request.scope)
    if found is None and "authorization" in request.headers:
        raise AuthenticationError("person.needed")
    return found


async def known_person(request: AnyRequest) -> User:
    """Who asks; somebody unknown is refused."""
    found = await find_person(request)
    if found is None:
        raise AuthenticationError("person.needed")
    return found


async def need_person(request: AnyRequest) -> User:
    """Who asks; somebody unknown becomes a guest, and gets a cookie with the response."""
    context = context_of(request)
    found = await find_person(request)
    if found is not None:
        return found
    if not context.guests.take(address_of(request.scope)):
        raise RefusedRequestError("guard.too_many")
    person, token = await context.identity.make_guest()
    give_cookie(request, token)
    return person


def give_cookie(request: AnyRequest, token: str) -> None:
    """Lets the response carry a cookie with a token; with an empty one the browser forgets it."""
    request.scope[NOTES][FRESH_TOKEN] = token  # type: ignore[literal-required]
