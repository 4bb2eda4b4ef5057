"""Worker processes: each plays one game at a time and sends back its record.

The first worker starts alone, so that the others find its compiled code. A worker that dies is replaced
and its game played again, a few times at most. When the caller stops iterating, because of an interruption or because
the match is decided, all workers end; they also end when this process dies.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import TYPE_CHECKING, NamedTuple

from erawan.arena.match import GameTask, Match
from erawan.core.errors import ErawanError

if TYPE_CHECKING:
    from erawan.records import Record

MOST_TRIES = 3
"""How many times a game is tried if its worker dies, and how many workers in a row may die before their first game."""
_PATIENCE_S = 2.0


class FinishedGame(NamedTuple):
    """A game that was played."""

    task: GameTask
    record: Record


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_in_processes(
    match: Match, tasks: Iterable[GameTask], workers: int, on_ready: Callable[[], None] = lambda: None
) -> Generator[FinishedGame, None, None]:
    """Play games in that many processes; yield each when it is over, in any order.

    ``on_ready`` is called when the first worker is ready to play.
    """
    pool = _WorkerPool(match, deque(tasks), workers, on_ready)
    try:
        yield from pool.play()
    finally:
        pool.dismiss()


class _Worker:
    """A process, and the connection to it."""

    def __init__(self, match: Match) -> None:
        context = get_context("spawn")
        self.line, far_end = context.Pipe()
        self.process: BaseProcess = context.Process(target=_work, args=(match, far_end), daemon=True)
        with _uninterrupted():
            self.process.start()
        far_end.close()
        self.task: GameTask | None = None
        self.is_ready = False

    def give(self, task: GameTask) -> None:
        """Send a game to the worker; a worker that has just died is noticed later."""
        self.task = task
        try:
            self.line.send(task)
        except OSError:
            return

    def end(self) -> None:
        """End the process, if necessary by force."""
        self.process.terminate()
        self.process.join(_PATIENCE_S)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.line.close()


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Hold back interruptions inside the block; a process started meanwhile never gets any."""
    if sys.platform == "win32":  # has no signal masks
        yield
    else:
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _WorkerPool:
    """All workers of a match, and the games still to be played."""

    def __init__(self, match: Match, tasks: deque[GameTask], most: int, on_ready: Callable[[], None]) -> None:
        self._match = match
        self._tasks = tasks
        self._most = most
        self._on_ready = on_ready
        self._workers: list[_Worker] = []
        self._tries: dict[GameTask, int] = {}
        self._early_deaths = 0

    def play(self) -> Iterator[FinishedGame]:
        """Yield every game as it ends."""
        if self._tasks:
            self._workers.append(_Worker(self._match))
        while self._tasks or any(worker.task for worker in self._workers):
            ready = wait([worker.line for worker in self._workers])
            for worker in [worker for worker in self._workers if worker.line in ready]:
                finished = self._hear(worker)
                if finished:
                    yield finished

    def dismiss(self) -> None:
        """End every worker."""
        for worker in self._workers:
            worker.process.terminate()
        for worker in self._workers:
            worker.end()
        self._workers.clear()

    def _hear(self, worker: _Worker) -> FinishedGame | None:
        """Return the message of a worker and send it its next game."""
        try:
            said: Record | ErawanError | None = worker.line.recv()
        except (EOFError, OSError):
            self._replace(worker)
            return None
        if isinstance(said, ErawanError):
            raise said
        task, worker.task = worker.task, None
        finished = FinishedGame(task, said) if task and said else None
        if not worker.is_ready:
            worker.is_ready = True
            self._early_deaths = 0
            self._complete()
        if self._tasks:
            worker.give(self._tasks.popleft())
        return finished

    def _complete(self) -> None:
        """Start the other workers once the first is ready, at most as many as there are games."""
        if len(self._workers) == 1:
            self._on_ready()
        while len(self._workers) < min(self._most, len(self._tasks)):
            self._workers.append(_Worker(self._match))

    def _replace(self, worker: _Worker) -> None:
        """Replace a worker that died; its game is played first."""
        worker.end()
        self._workers.remove(worker)
        if worker.task:
            self._tries[worker.task] = self._tries.get(worker.task, 0) + 1
            self._tasks.appendleft(worker.task)
        else:
            self._early_deaths += 1
        if max(self._early_deaths, *self._tries.values(), 0) >= MOST_TRIES:
            raise ErawanError("arena.worker_died", tries=MOST_TRIES)
        self._workers.append(_Worker(self._match))


# ---- in the worker's process


def _work(match: Match, line: Connection) -> None:
    """Play the games that arrive on the connection until it closes."""
    # An interruption is for the process that listens, which then ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    from erawan.arena.game_runner import play_game, warm_up

    try:
        warm_up(match)
        line.send(None)
        while True:
            task = line.recv()
            try:
                line.send(play_game(match, task))
            except ErawanError as error:
                line.send(error)
    except (EOFError, OSError):
        return


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)
