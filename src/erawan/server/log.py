"""The log: one line per event on standard error, as text or as JSON.

No line holds a token, a cookie, the address of a link, a turn or a position. So nothing secret or hidden leaks from the
log. For an error the log has its type and its trace, never its text, which may repeat user input.

Every line that belongs to a request has the request's id as ``request``: that of the header ``X-Request-ID``, or a new
one. The id of a command over a socket is that of the socket's request and a number. Later work that a command starts,
such as the turn of a computer player, keeps the id.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import time
import traceback
from contextvars import ContextVar
from typing import Any

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The id of the request that is being handled; empty outside of requests."""

_USABLE_ID = re.compile(r"[A-Za-z0-9._-]{1,64}")
_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


def set_up_log(form: str, level: str) -> None:
    """Write the log of Erawan and of its web server as ``text`` or ``json``, from a minimum level on."""
    handler = logging.StreamHandler()
    handler.setFormatter(_JsonLines() if form == "json" else _TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("alembic", "sqlalchemy", "uvicorn.access"):
        logging.getLogger(name).setLevel("WARNING")
    # The web server writes three lines a socket, and at its debug level every frame and every cookie.
    logging.getLogger("uvicorn.error").setLevel(max(logging.WARNING, root.level))
    logging.getLogger("uvicorn.error").addFilter(_drop_trace_of_client)
    logging.getLogger("asyncio").setLevel(max(logging.INFO, root.level))


def _drop_trace_of_client(record: logging.LogRecord) -> bool:
    """Drop the trace that Uvicorn logs for a WebSocket message that is not UTF-8: the fault is the client's."""
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
        record.exc_info = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True


def begin_request(sent: str) -> str:
    """Set the id of a request: the one that a proxy or client sent if it is usable, or a new one; return it."""
    found = sent if _USABLE_ID.fullmatch(sent) else secrets.token_hex(8)
    request_id.set(found)
    return found


def _extras(record: logging.LogRecord) -> dict[str, Any]:
    found = {name: value for name, value in vars(record).items() if name not in _PLAIN}
    if request := request_id.get():
        found.setdefault("request", request)
    return found


def _moment(record: logging.LogRecord) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"


def _printable(value: object) -> str:
    """Return a value on one line, so that user input cannot add lines to the log."""
    return "".join(letter if letter.isprintable() else f"\\x{ord(letter):02x}" for letter in str(value))


def _trace(error: BaseException | None) -> str:
    """Return the trace of an error and of its causes."""
    if error is None:
        return ""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    kind = f"{type(error).__module__}.{type(error).__qualname__}"
    return _trace(before) + "".join(traceback.format_tb(error.__traceback__)) + f"{kind}\n"


class _JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {"at": _moment(record), "level": record.levelname.lower(), "from": record.name}
        line |= {"what": record.getMessage(), **_extras(record)}
        if record.exc_info:
            line["trace"] = _trace(record.exc_info[1])
        return json.dumps(line, default=str)


class _TextLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        extras = "".join(f" {name}={_printable(value)}" for name, value in _extras(record).items())
        line = f"{_moment(record)} {record.levelname.lower():7} {record.getMessage()}{extras}"
        return line + ("\n" + _trace(record.exc_info[1]).rstrip() if record.exc_info else "")
