"""Error responses: the status, code and text of each error, and their description in the OpenAPI document."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, LitestarException
from litestar.openapi import ResponseSpec
from litestar.types import Scope

from erawan.core.errors import ErawanError, IllegalError, MalformedError, OptionError
from erawan.protocol.errors import ErrorBody
from erawan.server.domain.decisions import RefusedError
from erawan.server.live.views import words_of
from erawan.server.metrics import ERRORS
from erawan.server.store.errors import ConflictError, StoreError
from erawan.words import LANGUAGES

_log = logging.getLogger("erawan.http")

# ---- errors into responses

_STATUS = {
    "table.unknown": 404,
    "link.unknown": 404,
    "person.unknown": 404,
    "study.unknown": 404,
    "study.not_yours": 403,
    "study.busy": 429,
    "puzzle.unknown": 404,
    "puzzle.no_day": 404,
    "table.no_seat": 403,
    "table.not_yours": 403,
    "person.needed": 401,
    "person.wrong_passphrase": 403,
    "person.banned": 403,
    "person.wrong_old_passphrase": 403,
    "person.name_taken": 409,
    "person.name_similar": 409,
    "person.name_reserved": 409,
    "person.too_many_tries": 429,
    "session.unknown": 404,
    "limit.open_games_hour": 429,
    "guard.too_many": 429,
    "guard.other_site": 403,
    "guard.unknown_host": 403,
    "export.busy": 429,
    "analysis.unknown": 404,
    "analysis.running": 403,
    "help.own_game": 403,
    "help.running_game": 403,
    "analysis.not_yours": 403,
    "analysis.too_many": 429,
    "analysis.busy": 429,
    "coach.no_moment": 404,
}
_RETRY_AFTER_S = {"export.busy": "30"}
_KINDS: tuple[tuple[type[ErawanError], int], ...] = (
    (MalformedError, 400),
    (OptionError, 400),
    (IllegalError, 409),
    (RefusedError, 409),
    (ConflictError, 409),
    (StoreError, 503),
)


_PLAIN_CODES = {
    404: "request.unknown",
    405: "request.method",
    408: "request.too_slow",
    413: "request.too_large",
    414: "request.too_large",
    431: "request.too_large",
    503: "guard.too_many_connections",
}


def status_of(error: ErawanError) -> int:
    """Return the HTTP status of an error."""
    if error.code in _STATUS:
        return _STATUS[error.code]
    return next((status for kind, status in _KINDS if isinstance(error, kind)), 400)


def error_body(error: ErawanError, language: str) -> bytes:
    """Return an error as the JSON body of a response."""
    body = ErrorBody(error.code, error.tell(language), error.rule, words_of(error.phrase), error.place)
    return msgspec.json.encode(body)


def pick_language(accepted: str) -> str:
    """Return the first supported language of an ``Accept-Language`` header, or English."""
    for part in accepted.split(","):
        language = part.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


def answer_error(request: Request[Any, Any, Any], error: ErawanError) -> Response[bytes]:
    """Return the HTTP response for an ``ErawanError``."""
    ERRORS.labels(error.code).inc()
    status = status_of(error)
    headers = {"retry-after": _retry_after(error)} if status in (429, 503) else {}
    language = pick_language(request.headers.get("accept-language", ""))
    return Response(error_body(error, language), status_code=status, media_type="application/json", headers=headers)


def _retry_after(error: ErawanError) -> str:
    """Return after how many seconds to try again: the minutes in the error's values, else a default for its code."""
    minutes = error.values.get("minutes")
    return str(60 * minutes) if isinstance(minutes, int) else _RETRY_AFTER_S.get(error.code, "1")


def answer_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Return the response to a request that Litestar refuses. It names the faulty fields without their values."""
    extra = error.extra if isinstance(error.extra, list) else []
    told = "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in extra if isinstance(item, dict))
    ERRORS.labels(_PLAIN_CODES.get(error.status_code, "request.wrong")).inc()
    body = plain_error_body(error.status_code, told or error.detail)
    # The middleware answers HEAD wherever GET is answered.
    headers = {
        name: value.replace("GET", "GET, HEAD") for name, value in (error.headers or {}).items() if name == "allow"
    }
    return Response(body, status_code=error.status_code, media_type="application/json", headers=headers)


def plain_error_body(status: int, message: str) -> bytes:
    """Return the JSON body for an error that the catalogues lack, in English: the app never causes such an error."""
    code = _PLAIN_CODES.get(status, "request.wrong")
    return msgspec.json.encode(ErrorBody(code, message or code))


def answer_failure(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Log an unexpected exception and return a response with status 500."""
    log_failure(error, request.scope)
    body = error_body(RefusedError("server.fault"), pick_language(request.headers.get("accept-language", "")))
    return Response(body, status_code=500, media_type="application/json")


def log_failure(error: Exception, scope: Scope) -> None:
    """Log an unexpected exception with its trace."""
    ERRORS.labels("server.fault").inc()
    _log.error("a fault of the server", exc_info=error, extra={"path": scope["path"]})


async def log_socket_failure(error: Exception, scope: Scope) -> None:
    """Log an unexpected exception of a WebSocket: Litestar closes the WebSocket without logging it."""
    if scope["type"] == ScopeType.WEBSOCKET and not isinstance(error, ErawanError | LitestarException):
        log_failure(error, scope)


# ---- the description of errors

Errors = Mapping[int, str]
"""Error codes by status, separated by spaces. A handler combines several of these to document its errors."""

READS: Errors = {429: "guard.too_many", 503: "store.unavailable"}
"""Errors of every request that reads the database."""
OTHER_SITE: Errors = {403: "guard.other_site guard.unknown_host"}
"""Errors of every request that may change something, sent by a page of another site or of an unknown address."""
CHANGES: Errors = {**READS, 403: f"{OTHER_SITE[403]} person.banned", 503: "store.unavailable store.closing"}
"""Errors of every request that is not a GET request."""
COMPUTES: Errors = {**OTHER_SITE, 429: "guard.too_many study.busy"}
"""Errors of POST requests that work on a position and do not use the database."""
PARAMETERS: Errors = {400: "request.wrong text.control"}
"""Errors of requests with parameters."""
BODY: Errors = {400: "request.wrong text.control", 413: "request.too_large"}
"""Errors of requests with a body."""
USER: Errors = {401: "person.needed"}
"""A bearer token that the server does not know, or no user where one is needed."""
GAME: Errors = {**PARAMETERS, 404: "table.unknown"}
"""Errors of requests about one game."""
POSITION: Errors = {400: "NOTATION", 409: "RULES"}
"""Errors of requests that hold options, positions, turns or records."""
PLACE: Errors = {400: "table.too_long game.unknown game.map_unknown map.name_taken"}
"""Errors of requests that hold a place in a game: its start and the turns up to a position."""

_NOTES = {
    "NOTATION": "any code of the game's notation and options",
    "RULES": "any code of the game's rules",
}
_SENTENCES = {
    400: "The request cannot be read.",
    401: "The token is unknown, or you are not signed in.",
    403: "You are not allowed to do this, or the request comes from another site.",
    404: "There is no such object.",
    409: "This is not possible now.",
    413: "The body is too large.",
    429: "Too many requests. Try again later.",
    503: "The database is not available, and nothing changed. Try again later.",
}


def errors(*groups: Errors) -> dict[int, ResponseSpec]:
    """Return the description of all errors that a handler can give, for its parameter ``responses``."""
    codes: dict[int, list[str]] = {}
    for group in groups:
        for status, names in group.items():
            codes[status] = list(dict.fromkeys([*codes.get(status, []), *names.split()]))
    return {
        status: ResponseSpec(ErrorBody, description=_describe(status, codes[status]), generate_examples=False)
        for status in sorted(codes)
    }


def _describe(status: int, codes: list[str]) -> str:
    plain = [f"`{code}`" for code in codes if code not in _NOTES]
    return f"{_SENTENCES[status]} Codes: {', '.join([*plain, *(_NOTES[code] for code in codes if code in _NOTES)])}."
