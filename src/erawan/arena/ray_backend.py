"""Games on a Ray cluster: the same as worker processes, on many machines. Needs the extra ``ray``.

Every machine of the cluster must have the same Erawan installed. The address ``local`` starts a cluster on this
machine alone. Ray replaces actors that die and repeats their games.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from socket import create_connection
from typing import Any

from erawan.arena.match import GameTask, Match
from erawan.arena.workers import MOST_TRIES, FinishedGame
from erawan.core.errors import ErawanError, OptionError
from erawan.records import Record

LOCAL = "local"
PATIENCE_S = 5.0


def play_on_ray(
    match: Match,
    tasks: Iterable[GameTask],
    address: str,
    workers: int | None = None,
    on_ready: Callable[[], None] = lambda: None,
) -> Generator[FinishedGame, None, None]:
    """Play games on a cluster, one at a time on each core or on ``workers`` of them; yield each when it is over."""
    waiting = deque(tasks)
    if not waiting:
        return
    ray = load_ray()
    _connect(ray, address, workers)
    try:
        count = min(workers or int(ray.cluster_resources().get("CPU", 1)), len(waiting))
        yield from _play(ray, match, waiting, count, on_ready)
    finally:
        ray.shutdown()


def load_ray() -> Any:
    """Return the package; raise ``OptionError`` if it is not installed."""
    try:
        import ray
    except ImportError:
        raise OptionError("extra.missing", extra="ray") from None
    return ray


def _connect(ray: Any, address: str, workers: int | None) -> None:
    _knock(address)
    own = {"num_cpus": workers, "include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **own)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        reason = str(error).strip().splitlines() or [type(error).__name__]
        raise ErawanError("arena.ray", address=address, reason=reason[0]) from None


def _knock(address: str) -> None:
    """Raise an error if no program listens at HOST:PORT, for which Ray would wait for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        create_connection((host, int(port)), PATIENCE_S).close()
    except (OSError, OverflowError) as error:
        raise ErawanError("arena.ray", address=address, reason=str(error)) from None


def _play(
    ray: Any, match: Match, waiting: deque[GameTask], count: int, on_ready: Callable[[], None]
) -> Iterator[FinishedGame]:
    actor = ray.remote(num_cpus=1, max_restarts=MOST_TRIES, max_task_retries=MOST_TRIES)(_Actor)
    # The first actor starts alone: it compiles the kernels for all actors on its machine.
    actors = [actor.remote(match)]
    _get(ray, actors[0].greet.remote())
    on_ready()
    actors += [actor.remote(match) for _ in range(count - 1)]
    running = {each.play.remote(task): (each, task) for each in actors for task in _take(waiting)}
    while running:
        (done, *_), _ = ray.wait(list(running), num_returns=1)
        each, task = running.pop(done)
        record: Record = _get(ray, done)
        running |= {each.play.remote(following): (each, following) for following in _take(waiting)}
        yield FinishedGame(task, record)


def _take(waiting: deque[GameTask]) -> list[GameTask]:
    """Remove the next task and return it in a list; return an empty list if there is none."""
    return [waiting.popleft()] if waiting else []


def _get(ray: Any, reference: Any) -> Any:
    """Return the result of a call; raise Ray's errors as errors of Erawan."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, ErawanError):
            raise error.cause from None
        raise
    except ray.exceptions.RayActorError:
        raise ErawanError("arena.worker_died", tries=MOST_TRIES) from None


class _Actor:
    """The actor that runs on the cluster."""

    def __init__(self, match: Match) -> None:
        from erawan.arena.game_runner import warm_up

        self._match = match
        warm_up(match)

    def greet(self) -> bool:
        """Return True; the answer comes once the actor is ready."""
        return True

    def play(self, task: GameTask) -> Record:
        """Play one game and return its record."""
        from erawan.arena.game_runner import play_game

        return play_game(self._match, task)
