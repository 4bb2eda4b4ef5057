"""Errors as they leave the server: a status, a stable code, and a line for people."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

from erawan.core.errors import ErawanError, IllegalError, MalformedError, OptionError
from erawan.protocol.errors import ErrorBody
from erawan.server.domain.decisions import RefusedError
from erawan.server.live.views import words_of
from erawan.server.store.database import ConflictError, StoreError
from erawan.words import LANGUAGES

_log = logging.getLogger("erawan.http")


_STATUS = {
    "table.unknown": 404,
    "link.unknown": 404,
    "person.unknown": 404,
    "study.unknown": 404,
    "study.not_yours": 403,
    "study.busy": 429,
    "puzzle.unknown": 404,
    "table.no_seat": 403,
    "table.not_yours": 403,
    "person.needed": 401,
    "person.wrong_passphrase": 403,
    "person.name_taken": 409,
    "guard.too_many": 429,
    "analysis.unknown": 404,
    "analysis.running": 403,
    "analysis.not_yours": 403,
    "analysis.too_many": 429,
    "analysis.busy": 429,
}
_KINDS: tuple[tuple[type[ErawanError], int], ...] = (
    (MalformedError, 400),
    (OptionError, 400),
    (IllegalError, 409),
    (RefusedError, 409),
    (ConflictError, 409),
    (StoreError, 503),
)


def status_of(error: ErawanError) -> int:
    """The status an error is answered with."""
    if error.code in _STATUS:
        return _STATUS[error.code]
    return next((status for kind, status in _KINDS if isinstance(error, kind)), 400)


def error_body(error: ErawanError, language: str) -> bytes:
    """An error as JSON."""
    body = ErrorBody(error.code, error.tell(language), error.rule, words_of(error.phrase), error.place)
    return msgspec.json.encode(body)


def pick_spoken(accepted: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    for part in accepted.split(","):
        language = part.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


def answer_error(request: Request[Any, Any, Any], error: ErawanError) -> Response[bytes]:
    """The response to an error of ours."""
    status = status_of(error)
    headers = {"retry-after": "1"} if status in (429, 503) else {}
    language = pick_spoken(request.headers.get("accept-language", ""))
    return Response(error_body(error, language), status_code=status, media_type="application/json", headers=headers)


def answer_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """The response to a request the framework refuses: what is wrong with it, without echoing it."""
    extra = error.extra if isinstance(error.extra, list) else []
    told = "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in extra if isinstance(item, dict))
    code = {404: "request.unknown", 405: "request.method", 413: "request.too_large"}.get(
        error.status_code, "request.wrong"
    )
    body = msgspec.json.encode(ErrorBody(code, told or error.detail or code))
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    return Response(body, status_code=error.status_code, media_type="application/json", headers=headers)


def answer_failure(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """The response to a fault of our own."""
    _log.error("a fault of the server", exc_info=error, extra={"path": request.url.path})
    body = msgspec.json.encode(ErrorBody("server.fault", "The server made a mistake; nothing was lost. Try again."))
    return Response(body, status_code=500, media_type="application/json")
