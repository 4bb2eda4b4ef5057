"""Write changes in one thread: commit all changes that wait at once, and only then wake their callers.

So a client hears of a turn only when it is on disk, and a thousand players share the cost of a commit.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from operator import itemgetter
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from sqlalchemy import Connection, Engine, Executable, bindparam, exc, insert, update

from erawan.core.errors import ErawanError
from erawan.server.log import request_id
from erawan.server.metrics import COMMIT_CHANGES, COMMIT_SECONDS
from erawan.server.store import schema
from erawan.server.store.database import WRITING, changing, first_line
from erawan.server.store.database_file import WatchedFile
from erawan.server.store.errors import ConflictError, StoreError

MAX_BATCH = 500
# PostgreSQL's code for transactions that wait for each other, and how often a change is tried again after it.
DEADLOCK, MOST_DEADLOCKS = "40P01", 5

# Errors of the database, not of one change: trying each change alone would only take longer.
_UNAVAILABLE = (exc.OperationalError, exc.InterfaceError, exc.TimeoutError)

_log = logging.getLogger("erawan.store")

_ADD_EVENT = insert(schema.events)
# The columns of a game that follow from its events.
_DERIVED = (
    "status",
    "ply",
    "to_move",
    "waits_for_opponent",
    "due_ms",
    "winners",
    "reason",
    "changed_ms",
    "title",
    "protected",
)
_UPDATE_GAME = (
    update(schema.games)
    .where(schema.games.c.id == bindparam("game_id"))
    .values({name: bindparam(name) for name in _DERIVED})
)


@dataclass
class Change:
    """Statements that belong together: all of them are stored, or none."""

    statements: Sequence[tuple[Executable, Any]] = ()
    """Statements with their values; they run first, in this order."""
    required: Sequence[tuple[Executable, ErawanError]] = ()
    """Statements that run next. If one does not change exactly one row, nothing is stored and its error is raised."""
    events: Sequence[dict[str, Any]] = ()
    games: Sequence[dict[str, Any]] = ()
    """The derived columns of games after the events, with ``game_id``."""


@dataclass
class _WaitingChange:
    change: Change
    future: asyncio.Future[None]
    request: str = ""
    """The id of the request that the change belongs to, for the log."""
    error: ErawanError | None = field(default=None)


class Writer:
    """The only writer of a database."""

    def __init__(self, engine: Engine, file: WatchedFile) -> None:
        self._engine = engine.execution_options(**WRITING)
        self._file = file
        self._queue: SimpleQueue[_WaitingChange | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._run, name="erawan-writer", daemon=True)
        self._is_closed = False
        self._thread.start()

    async def write(self, change: Change) -> None:
        """Store a change; return once it is on disk. After an error it may or may not be stored."""
        if self._is_closed:
            raise StoreError("store.closing")
        future = self._loop.create_future()
        self._queue.put(_WaitingChange(change, future, request_id.get()))
        await future

    @property
    def waiting_count(self) -> int:
        """The number of changes that wait for the thread."""
        return self._queue.qsize()

    async def close(self) -> None:
        """Write the waiting changes, then end the thread."""
        self._is_closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    # ---- in the thread

    def _run(self) -> None:
        while (first := self._queue.get()) is not None:
            batch = [first]
            goes_on = self._take_waiting(batch)
            self._commit(batch)
            self._loop.call_soon_threadsafe(_release, batch)
            if not goes_on:
                return

    def _take_waiting(self, batch: list[_WaitingChange]) -> bool:
        """Add all waiting changes to a batch; return False if the thread is to end."""
        while len(batch) < MAX_BATCH:
            try:
                waiting = self._queue.get_nowait()
            except Empty:
                return True
            if waiting is None:
                return False
            batch.append(waiting)
        return True

    def _commit(self, batch: list[_WaitingChange], tries_left: int = MOST_DEADLOCKS) -> None:
        try:
            with COMMIT_SECONDS.time():
                self._write_all([waiting.change for waiting in batch])
            COMMIT_CHANGES.observe(len(batch))
        except exc.OperationalError as error:
            if not (_is_deadlock(error) and tries_left):
                self._fail(batch, error)
                return
            # Another process has changed the same rows in another order; the database has given up this transaction.
            for waiting in batch:
                self._commit([waiting], tries_left - 1)
        except Exception as error:  # the thread must go on after any error: all callers wait for it
            if len(batch) > 1 and not isinstance(error, _UNAVAILABLE):
                # One change is at fault: each is tried alone, so that only its caller gets the error.
                for waiting in batch:
                    self._commit([waiting])
                return
            self._fail(batch, error)

    def _fail(self, batch: list[_WaitingChange], error: Exception) -> None:
        if not isinstance(error, exc.IntegrityError | ErawanError):
            requests = ",".join(dict.fromkeys(waiting.request for waiting in batch if waiting.request))
            extra = {"why": _cause(error), "changes": len(batch), "requests": requests}
            _log.error("could not write", extra=extra)
        for waiting in batch:
            waiting.error = _explain(error)

    def _write_all(self, changes: list[Change]) -> None:
        with self._engine.begin() as connection:
            for change in changes:
                for statement, values in change.statements:
                    connection.execute(statement, values)
                for statement, error in change.required:
                    if connection.execute(statement).rowcount != 1:
                        raise error
            # All processes lock rows in the same order, so that they do not wait for each other in a circle.
            events = sorted((row for change in changes for row in change.events), key=_event_key)
            games = sorted((row for change in changes for row in change.games), key=_game_key)
            _execute_many(connection, _ADD_EVENT, events)
            _execute_many(connection, _UPDATE_GAME, games)
            self._file.check()
        # Check the file again after the commit: no caller may be told of a change to a file that is gone.
        self._file.check()


_event_key = itemgetter("game_id", "number")
# The sort is stable: of several changes to one game the last one counts.
_game_key = itemgetter("game_id")


def store_now(engine: Engine, *changes: Change) -> None:
    """Store changes without a writer, all or nothing, in the caller's thread: for commands beside a server.

    The changes have statements only.
    """
    with changing(engine) as connection:
        for change in changes:
            for statement, values in change.statements:
                connection.execute(statement, values)


def _is_deadlock(error: exc.OperationalError) -> bool:
    return getattr(error.orig, "sqlstate", None) == DEADLOCK


def _execute_many(connection: Connection, statement: Executable, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(statement, rows)


def _explain(error: Exception) -> ErawanError:
    if isinstance(error, ErawanError):
        return error
    if isinstance(error, exc.IntegrityError):
        return ConflictError("store.conflict")
    return StoreError("store.unavailable")


def _cause(error: Exception) -> str:
    """Return the cause for the log; an error about values must not write them into it."""
    return first_line(error) if isinstance(error, _UNAVAILABLE) else type(error).__name__


def _release(batch: list[_WaitingChange]) -> None:
    for waiting in batch:
        if waiting.future.done():
            continue
        if waiting.error is not None:
            waiting.future.set_exception(waiting.error)
        else:
            waiting.future.set_result(None)
