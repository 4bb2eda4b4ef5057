"""The queue of searches: which one starts next, and how long it may take. It knows no threads and no clock.

1. Searches for games with subscribers start first; every tenth start is for another game, so that none starves.
2. Users share the threads: the user with the fewest running searches comes next, then the one who has used the least
   time. A user has one search per game, and they start in the order in which they came.
3. Quick searches have a place of their own: they never wait for a long one.
4. The more searches compete, the shorter they are. Searches with a time limit (level 8) become shorter first, the
   others only when the load is extreme. The load on a search counts every user as if they had as many searches as its
   own user. So a user with many searches does not slow down the others.

A job holds only names and numbers, so that workers outside the process can run it, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple

from erawan.players.player_registry import SearchCost, search_cost

# The longest search when no other job waits; only level 8 needs it.
FULL_SECONDS = 2.0
# The shortest search that is limited by time.
LEAST_SECONDS = 0.1
# People do not wait for a game that they do not watch: its searches keep more of their strength.
LEAST_UNWATCHED_SECONDS = 0.25
# The shortest search that is limited by nodes, and the load up to which it gets its full time.
LEAST_NODES_SECONDS = 0.5
EXTREME_LOAD = 20.0
# Of this many starts at least one is for a game without subscribers, if one waits.
UNWATCHED_EVERY = 10


@dataclass(frozen=True)
class EngineJob:
    """A search that waits or runs."""

    id: int
    user: str
    """The user for whom the search is: the creator of the game, or the user who asked for a hint."""
    game: str
    player: str
    is_watched: bool
    position: tuple[int, int] = (0, 0)
    """The position that is searched: how often turns were taken back, and how many were played."""

    @property
    def cost(self) -> SearchCost:
        """The cost of the search: quick, limited by nodes, or limited by time."""
        return search_cost(self.player)

    @property
    def is_quick(self) -> bool:
        """True if the search takes a fraction of a second."""
        return self.cost is SearchCost.QUICK


class Start(NamedTuple):
    """A job that starts now, and how long it may take."""

    job: EngineJob
    seconds: float


class EngineQueue:
    """The waiting and running searches of a server that searches in ``threads`` threads."""

    def __init__(self, threads: int, running_per_user: int) -> None:
        self.threads = threads
        self._running_per_user = running_per_user
        self._waiting: dict[int, EngineJob] = {}
        self._running: dict[int, EngineJob] = {}
        self._lanes: dict[tuple[bool, bool], dict[str, dict[int, EngineJob]]] = {
            (is_watched, is_quick): {} for is_watched in (False, True) for is_quick in (False, True)
        }
        """The waiting jobs by (is_watched, is_quick) and user, oldest first."""
        self._waiting_in: dict[str, dict[int, EngineJob]] = {}
        """The waiting jobs by game."""
        self._running_of: Counter[str] = Counter()
        self._waiting_of: Counter[str] = Counter()
        self._long_of: dict[bool, Counter[str]] = {False: Counter(), True: Counter()}
        """How many waiting and running jobs of each user are not quick, by is_watched."""
        self._used_s: dict[str, float] = {}
        """The engine seconds that each user with jobs has used. A user whose jobs have all ended is removed."""
        self._level_s = 0.0
        """The engine seconds of the user whose job started last. New users begin with as many: no one saves up time."""
        self._starts_since_unwatched = 0

    @property
    def places(self) -> int:
        """The number of searches that may run at the same time: one more than threads, for a quick one."""
        return self.threads + 1

    @property
    def waiting_count(self) -> int:
        """The number of jobs that wait."""
        return len(self._waiting)

    def waiting_in(self, cost: SearchCost) -> int:
        """Return how many jobs of one cost wait."""
        return sum(job.cost is cost for job in tuple(self._waiting.values()))

    def waiting_of(self, user: str) -> int:
        """Return the number of jobs of a user that wait."""
        return self._waiting_of[user]

    # ---- changes

    def add(self, job: EngineJob) -> None:
        """Add a job to those that wait."""
        self._used_s.setdefault(job.user, self._level_s)
        self._waiting[job.id] = job
        self._waiting_of[job.user] += 1
        for jobs, key in self._groups(job):
            jobs.setdefault(key, {})[job.id] = job
        self._count_long(job, 1)

    def remove(self, job_id: int) -> None:
        """Remove a job that waits."""
        job = self._stop_waiting(job_id)
        self._count_long(job, -1)
        self._forget_idle(job.user)

    def set_watched(self, game: str, is_watched: bool) -> None:
        """Move the waiting jobs of a game that has got its first subscriber, or lost its last."""
        for job in tuple(self._waiting_in.get(game, {}).values()):
            self.remove(job.id)
            self.add(replace(job, is_watched=is_watched))

    def start_next(self) -> Start | None:
        """Start a job if there is a place for one."""
        unwatched_first = self._starts_since_unwatched >= UNWATCHED_EVERY - 1
        for is_watched in (False, True) if unwatched_first else (True, False):
            job = self._choose(is_watched)
            if job is not None:
                self._starts_since_unwatched = self._starts_since_unwatched + 1 if is_watched else 0
                return self._start(job)
        return None

    def finish(self, job_id: int, seconds: float) -> None:
        """Remove a running job that has taken this many seconds."""
        job = self._running.pop(job_id)
        self._running_of[job.user] -= 1
        self._used_s[job.user] += seconds
        self._count_long(job, -1)
        self._forget_idle(job.user)

    # ---- decisions

    def seconds_for(self, job: EngineJob) -> float:
        """Return how many seconds a job may take: the more long jobs compete for the threads, the fewer."""
        if job.is_quick:
            return FULL_SECONDS
        classes = (True,) if job.is_watched else (False, True)
        users = len({user for is_watched in classes for user in self._long_of[is_watched]})
        own = sum(self._long_of[is_watched][job.user] for is_watched in classes)
        return search_seconds(job.cost, job.is_watched, users * own / self.threads)

    def _choose(self, is_watched: bool) -> EngineJob | None:
        """Return the first job of the user who comes next; None if no job of this kind may start."""
        if len(self._running) >= self.places:
            return None
        long_running = sum(not job.is_quick for job in self._running.values())
        kinds = (True, False) if long_running < self.threads else (True,)
        first = (next(iter(jobs.values())) for kind in kinds for jobs in self._lanes[is_watched, kind].values())
        allowed = (job for job in first if self._running_of[job.user] < self._running_per_user)
        return min(allowed, key=lambda job: (self._running_of[job.user], self._used_s[job.user], job.id), default=None)

    # ---- bookkeeping

    def _start(self, job: EngineJob) -> Start:
        self._stop_waiting(job.id)
        self._running[job.id] = job
        self._running_of[job.user] += 1
        self._level_s = max(self._level_s, self._used_s[job.user])
        return Start(job, self.seconds_for(job))

    def _groups(self, job: EngineJob) -> tuple[tuple[dict[str, dict[int, EngineJob]], str], ...]:
        return (self._lanes[job.is_watched, job.is_quick], job.user), (self._waiting_in, job.game)

    def _stop_waiting(self, job_id: int) -> EngineJob:
        job = self._waiting.pop(job_id)
        self._waiting_of[job.user] -= 1
        for jobs, key in self._groups(job):
            del jobs[key][job_id]
            if not jobs[key]:
                del jobs[key]
        return job

    def _count_long(self, job: EngineJob, by: int) -> None:
        if not job.is_quick:
            count = self._long_of[job.is_watched]
            count[job.user] += by
            if not count[job.user]:
                del count[job.user]

    def _forget_idle(self, user: str) -> None:
        if not self._waiting_of[user] and not self._running_of[user]:
            for known in (self._waiting_of, self._running_of, self._used_s):
                del known[user]


def search_seconds(cost: SearchCost, is_watched: bool, load: float) -> float:
    """Return how many seconds a search may take; ``load`` is the number of long searches for each thread."""
    if cost is SearchCost.QUICK:
        return FULL_SECONDS
    if cost is SearchCost.NODES:
        return max(LEAST_NODES_SECONDS, FULL_SECONDS * min(1.0, EXTREME_LOAD / max(1.0, load)))
    return max(LEAST_SECONDS if is_watched else LEAST_UNWATCHED_SECONDS, FULL_SECONDS / max(1.0, load))


class Backlog:
    """The ids of games that wait until their user has room for another search; users take turns."""

    def __init__(self) -> None:
        self._games: dict[str, dict[str, None]] = {}
        """The games of each user in order; the user who comes next is first."""
        self._user_of: dict[str, str] = {}

    def __len__(self) -> int:
        """Return the number of games."""
        return len(self._user_of)

    def __contains__(self, game: str) -> bool:
        """Return whether a game is in the backlog."""
        return game in self._user_of

    def add(self, user: str, game: str) -> None:
        """Add a game after the others of its user; a game that is in the backlog already keeps its place."""
        if game not in self._user_of:
            self._user_of[game] = user
            self._games.setdefault(user, {})[game] = None

    def discard(self, game: str) -> None:
        """Remove a game, if it is in the backlog."""
        user = self._user_of.pop(game, None)
        if user is not None:
            del self._games[user][game]
            if not self._games[user]:
                del self._games[user]

    def pop(self, has_room: Callable[[str], bool]) -> str | None:
        """Remove and return the next game of the next user for whom there is room; None if there is none."""
        user = next((user for user in self._games if has_room(user)), None)
        if user is None:
            return None
        game = next(iter(self._games[user]))
        self.discard(game)
        if user in self._games:
            self._games[user] = self._games.pop(user)
        return game
