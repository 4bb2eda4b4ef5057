"""Analyse whole games in one low-priority thread, and report the results.

People take turns: an analysis runs for a while, then one of another person continues. The result of a position is
stored at once, so an analysis continues after a restart. The waiting analyses are stored in the order of the requests;
memory holds the same queue with the results so far. The id of an analysis is a digest: the same game with the same
limits is analysed once.

With several processes, the stored analyses are the queue: a process claims one by a lease, and works on it for a while.
Each result is stored only while the lease runs and the analysis was not stopped. Engine workers have the same queue.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import cast

import msgspec

import erawan
from erawan.analysis import AnalysedPosition, AnalysedTurn, Analysis, analyse_record, judge_record
from erawan.analysis.sentences import note_phrase, percent, proof_phrase
from erawan.core.errors import ErawanError, IllegalError, MalformedError
from erawan.core.state import State
from erawan.protocol.analyses import (
    USUAL_SECONDS,
    AnalysisView,
    Judged,
    JudgedLine,
    JudgedPosition,
    JudgedTurn,
)
from erawan.protocol.phrases import Words
from erawan.protocol.studies import Place
from erawan.records import Record, record_of
from erawan.search.limits import Limits, Stop
from erawan.search.search_result import Evaluation, Line, SearchResult
from erawan.server.domain.clock import now_ms
from erawan.server.domain.decisions import RefusedError
from erawan.server.domain.table import Table
from erawan.server.live.background_tasks import BackgroundTasks
from erawan.server.live.engine_pool import NICENESS, lower_thread_priority
from erawan.server.live.table_cache import retry_seconds
from erawan.server.live.views import words_of
from erawan.server.store.analysis_store import (
    FAILED,
    OVER,
    STOPPED,
    WAITING,
    StoredAnalysis,
    analysis_of,
    end_analysis,
    end_waiting,
    is_claimed,
    new_analysis,
    restart_analysis,
    search_results_of,
    still_waiting,
    store_search_result,
    waiting_analyses,
)
from erawan.server.store.errors import ConflictError, StoreError
from erawan.server.store.game_store import Store
from erawan.server.store.lease_store import Lease, Leases, LocalLeases, claim_one
from erawan.server.store.writer import Change
from erawan.server.study.positions import first_state_of, place_of_header
from erawan.server.study.worker_pool import WorkerPool
from erawan.words import Phrase

# The niceness of the analysis thread: the searches of opponents come first.
ANALYSIS_NICENESS = NICENESS + 5
LINES = 2
"""How many turns are compared in each position, to find out whether only one is good."""
LONGEST_SECONDS = 300.0
"""How many seconds all positions of an analysis may take together."""
MAX_LINE_TURNS = 8
"""Maximum turns of a line in a report; beyond them a search only guesses."""
MAX_PER_PERSON = 3
"""Analyses of one person that may wait at the same time."""
MOST_WAITING = 200
LOOK_SECONDS = 1.0
"""Seconds between two looks for stored analyses, where several processes share them."""
ANALYSIS_LEASE = "analysis:"
"""The prefix of a lease's name; the id of an analysis follows. The holder of the lease works on this analysis."""
SLICE_SECONDS = 10.0
"""After this time an analysis lets one of another person continue."""
MAX_CACHED_REPORTS = 64
"""How many encoded reports are kept: a page that shows an analysis asks for it every second."""

_log = logging.getLogger("erawan.study")
_decode_place = msgspec.json.Decoder(Place).decode
_encode = msgspec.json.Encoder().encode


# ---- tasks


@dataclass(frozen=True)
class AnalysisTask:
    """A game to be analysed, and the limits of the search."""

    id: str
    record: Record
    limits: Limits

    @property
    def total(self) -> int:
        """The number of positions."""
        return len(self.record.turns) + 1


@dataclass(frozen=True)
class FinishedAnalysis:
    """An analysis with the result of every position."""

    task: AnalysisTask
    results: list[SearchResult | None]

    @property
    def id(self) -> str:
        """The id of the analysis."""
        return self.task.id

    def judge(self) -> Analysis:
        """Return the judgement of every turn; it replays the game."""
        return judge_record(self.task.record, self.task.limits, self.results, LINES)


def make_task(place: Place, seconds: float) -> AnalysisTask:
    """Return the task of analysing a start position and its turns; refuse turns that cannot be played."""
    check_length(place, seconds)
    if not place.turns:
        raise IllegalError("analysis.no_turns")
    record = record_of(first_state_of(place), place.turns)
    return AnalysisTask(_digest(record, seconds), record, Limits(seconds=seconds))


def _digest(record: Record, seconds: float) -> str:
    """Return a digest of everything on which the result depends."""
    game = record.game
    played = game.name, game.rules_version, game.header(), record.start, record.texts
    asked = msgspec.json.encode((*played, erawan.__version__, LINES, seconds), order="sorted")
    return hashlib.sha256(asked).hexdigest()[:32]


def check_length(place: Place, seconds: float) -> None:
    """Refuse more turns than an analysis with this thinking time for each position may have."""
    most = int(LONGEST_SECONDS / seconds)
    if len(place.turns) > most:
        raise MalformedError("analysis.too_long", found=len(place.turns), most=most)


def place_of(table: Table) -> Place:
    """Return the game at a table as a start position and its turns."""
    header = table.plan.header
    return place_of_header(header["game"], header, header["start"], (played.turn for played in table.played))


# ---- the queue


@dataclass
class AnalysisJob:
    """An analysis that waits or runs, with the results so far."""

    task: AnalysisTask
    person: str | None
    results: list[SearchResult | None] = field(default_factory=list)
    stop: Stop = field(default_factory=Stop)
    pause: Stop = field(default_factory=Stop)
    """Interrupts the analysis; it continues later."""
    slice_began: float = 0.0
    lease: Lease | None = None
    """The lease of this process, if there are several."""

    @property
    def id(self) -> str:
        """The id of the analysis."""
        return self.task.id

    @property
    def is_complete(self) -> bool:
        """True if every position has its result."""
        return len(self.results) >= self.task.total


class AnalysisQueue:
    """The analyses that wait, run, or are stored."""

    def __init__(
        self, store: Store, worker_pool: WorkerPool, leases: Leases | None = None, can_search: bool = True
    ) -> None:
        self._store = store
        self._worker_pool = worker_pool
        self._leases = leases or LocalLeases()
        self._can_search = can_search
        self._jobs: dict[str, AnalysisJob] = {}
        """The queue; the first job runs. With several processes it holds only that job, and the database the others."""
        self._slices: dict[str | None, int] = {}
        """The number of the last slice of each person with analyses: the person with the lowest comes next."""
        self._tasks = BackgroundTasks()
        self._request_lock = asyncio.Lock()
        self._has_work = asyncio.Event()
        self._pool = ThreadPoolExecutor(
            1, "erawan-analysis", initializer=lower_thread_priority, initargs=(ANALYSIS_NICENESS,)
        )
        self._reports: OrderedDict[tuple[str, int], asyncio.Future[Judged]] = OrderedDict()

    @property
    def length(self) -> int:
        """The number of analyses that wait or run."""
        return len(self._jobs)

    # ---- start and stop

    async def open(self) -> None:
        """Continue the analyses that a restart interrupted."""
        if self._leases.is_shared:
            if self._can_search:
                self._tasks.spawn(self._share_work())
            return
        for stored in await waiting_analyses(self._store):
            job = await self._resume(stored)
            if job is not None:
                self._add(job)
        self._tasks.spawn(self._work())

    async def _resume(self, stored: StoredAnalysis) -> AnalysisJob | None:
        """Return the job of a stored analysis; end one that cannot be continued."""
        try:
            task = await self._worker_pool.work(_task_of, stored)
            results = await self._results(stored.id)
        except RefusedError as error:
            why = str(error.__cause__)
            _log.warning("an analysis could not be continued", extra={"analysis": stored.id, "error": why})
            await self._store.write(end_analysis(stored.id, FAILED))
            return None
        if task.id == stored.id:
            return AnalysisJob(task, stored.person, results)
        # Another version of Erawan began it: its results cannot be compared with new ones.
        await self._store.write(end_analysis(stored.id, STOPPED))
        return None

    async def close(self) -> None:
        """Stop searching; the results so far are stored."""
        for job in self._jobs.values():
            job.stop.set()
        await self._tasks.close()
        await asyncio.to_thread(self._pool.shutdown)

    # ---- requests

    async def request(self, place: Place, seconds: float, person: str, may_begin: Callable[[], bool]) -> AnalysisView:
        """Start an analysis, or return the one made before; ``may_begin`` may refuse a new one (the rate limit)."""
        task = await self._worker_pool.work(make_task, place, seconds)
        async with self._request_lock:
            stored = await analysis_of(self._store, task.id)
            results = await self._readable_results(task.id)
            if stored is None or stored.status in (STOPPED, FAILED) or results is None:
                await self._check_room(person, may_begin)
                await self._begin(task, place, person, results, is_new=stored is None)
        return await self.view(task.id, person, task)

    async def _check_room(self, person: str, may_begin: Callable[[], bool]) -> None:
        people = [waiting.person for waiting in await self._waiting()]
        if people.count(person) >= MAX_PER_PERSON:
            raise RefusedError("analysis.too_many", most=MAX_PER_PERSON)
        if len(people) >= MOST_WAITING or not may_begin():
            raise RefusedError("analysis.busy")

    async def _begin(
        self, task: AnalysisTask, place: Place, person: str, results: list[SearchResult | None] | None, is_new: bool
    ) -> None:
        """Queue an analysis; ``results`` are those found before, or None to begin again because they cannot be read."""
        text = _encode(place).decode()
        if is_new:
            stored = StoredAnalysis(task.id, text, task.limits.seconds or 0.0, WAITING, person)
            await self._store.write(new_analysis(stored, now_ms()))
        else:
            await self._store.write(restart_analysis(task.id, text, person, now_ms(), anew=results is None))
        if results is None:
            for key in [key for key in self._reports if key[0] == task.id]:
                del self._reports[key]
        if self._leases.is_shared:
            self._has_work.set()
        else:
            self._add(AnalysisJob(task, person, results or []))

    async def _waiting(self) -> Sequence[StoredAnalysis | AnalysisJob]:
        """Return the analyses that are not finished, in order."""
        return await waiting_analyses(self._store) if self._leases.is_shared else list(self._jobs.values())

    async def stop(self, analysis_id: str, person: str | None) -> AnalysisView:
        """Stop an analysis of a person; the results so far stay."""
        async with self._request_lock:
            waiting = next((each for each in await self._waiting() if each.id == analysis_id), None)
            if waiting is None or person is None or waiting.person != person:
                raise RefusedError("analysis.not_yours")
            await self._store.write(end_analysis(analysis_id, STOPPED))
            # If another process works on it, that process cannot store its next result.
            if (job := self._jobs.get(analysis_id)) is not None:
                job.stop.set()
                self._remove(job)
        return await self.view(analysis_id, person)

    # ---- answers

    async def find(self, place: Place, seconds: float, person: str | None) -> AnalysisView:
        """Return the state of an analysis; its status is ``new`` if it was never requested."""
        task = await self._worker_pool.work(make_task, place, seconds)
        # A stored analysis that cannot be read may be requested as if it were new.
        if await analysis_of(self._store, task.id) is None or await self._readable_results(task.id) is None:
            return AnalysisView(id=task.id, status="new", total=task.total, seconds=seconds)
        return await self.view(task.id, person, task)

    async def finished(self, place: Place, seconds: float = USUAL_SECONDS) -> FinishedAnalysis | None:
        """Return the analysis of a place if it is over."""
        task = await self._worker_pool.work(make_task, place, seconds)
        stored = await analysis_of(self._store, task.id)
        if stored is None or stored.status != OVER:
            return None
        return FinishedAnalysis(task, await self._results(task.id))

    async def view(self, analysis_id: str, person: str | None, known: AnalysisTask | None = None) -> AnalysisView:
        """Return the state of an analysis with its report. A caller that has the task passes it as ``known``."""
        job = self._jobs.get(analysis_id)
        if job is not None:
            task, results, ahead = job.task, list(job.results), list(self._jobs).index(analysis_id)
            status, owner = "waiting" if ahead else "running", job.person
        else:
            stored = await analysis_of(self._store, analysis_id)
            if stored is None:
                raise RefusedError("analysis.unknown")
            task = await self._worker_pool.work(_task_of, stored) if known is None else known
            results, owner = await self._results(analysis_id), stored.person
            status, ahead = await self._status(stored)
        return AnalysisView(
            id=analysis_id,
            status=status,
            ahead=ahead,
            is_yours=person is not None and owner == person,
            done=len(results),
            total=task.total,
            seconds=task.limits.seconds or 0.0,
            judged=await self._report(analysis_id, task, results),
        )

    async def _status(self, stored: StoredAnalysis) -> tuple[str, int]:
        """Return the status of an analysis that is not in memory, and how many stored analyses come before it."""
        if stored.status != WAITING or not self._leases.is_shared:
            return stored.status, 0
        if await is_claimed(self._store, ANALYSIS_LEASE, stored.id):
            return "running", 0
        before = [each.id for each in await waiting_analyses(self._store)]
        return WAITING, before.index(stored.id) if stored.id in before else 0

    async def _results(self, analysis_id: str) -> list[SearchResult | None]:
        try:
            return await search_results_of(self._store, analysis_id)
        except msgspec.MsgspecError as error:
            raise RefusedError("analysis.unreadable") from error

    async def _readable_results(self, analysis_id: str) -> list[SearchResult | None] | None:
        """Return the results so far, empty for a new analysis; None if the stored ones cannot be read."""
        if analysis_id in self._jobs:
            return self._jobs[analysis_id].results
        try:
            return await self._results(analysis_id)
        except RefusedError:
            return None

    async def _report(self, analysis_id: str, task: AnalysisTask, results: list[SearchResult | None]) -> Judged:
        """Return the report of the results so far; all clients share the report of each step."""
        key = analysis_id, len(results)
        if key not in self._reports:
            # In a thread: every turn is replayed and every line is described.
            reporting = self._reports[key] = asyncio.ensure_future(self._worker_pool.follow(_judge, task, results))
            reporting.add_done_callback(lambda done: self._forget_failed(key, done))
            if len(self._reports) > MAX_CACHED_REPORTS:
                self._reports.popitem(last=False)
        # A client that disconnects must not cancel the report of the others.
        return await asyncio.shield(self._reports[key])

    def _forget_failed(self, key: tuple[str, int], reporting: asyncio.Future[Judged]) -> None:
        if reporting.cancelled() or reporting.exception() is not None:
            self._reports.pop(key, None)

    # ---- the work

    def _add(self, job: AnalysisJob) -> None:
        self._jobs[job.task.id] = job
        self._has_work.set()

    def _remove(self, job: AnalysisJob) -> None:
        # The same analysis may have been requested again.
        if self._jobs.get(job.task.id) is job:
            del self._jobs[job.task.id]

    async def _work(self) -> None:
        while True:
            await self._has_work.wait()
            job = self._next_job()
            if job is None:
                self._has_work.clear()
                continue
            await self._run(job)
            if job.stop.is_set or not job.pause.is_set:
                self._remove(job)

    async def _share_work(self) -> None:
        """Work on the stored analyses that no other process works on."""
        while True:
            try:
                job = await self._claim_job()
            except StoreError as error:
                _log.warning("could not look for analyses", extra={"code": error.code})
                job = None
            if job is None:
                self._has_work.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._has_work.wait(), LOOK_SECONDS)
                continue
            self._jobs[job.id] = job
            try:
                await self._run(job)
            finally:
                self._remove(job)
                if job.lease is not None:
                    self._leases.release(job.lease)

    async def _claim_job(self) -> AnalysisJob | None:
        """Claim an analysis of the person who has waited longest; return None if there is none."""
        waiting = await waiting_analyses(self._store)
        people = {stored.person for stored in waiting}
        self._slices = {person: number for person, number in self._slices.items() if person in people}
        for stored in sorted(waiting, key=lambda stored: self._slices.get(stored.person, 0)):
            lease = await claim_one(self._leases, ANALYSIS_LEASE + stored.id)
            if lease is None:
                continue
            # The process that had the lease before may have ended the analysis.
            again = await analysis_of(self._store, stored.id)
            job = await self._resume(again) if again is not None and again.status == WAITING else None
            if job is not None:
                self._slices[stored.person] = max(self._slices.values(), default=0) + 1
                job.lease = lease
                return job
            self._leases.release(lease)
        return None

    def _next_job(self) -> AnalysisJob | None:
        """Move an analysis of the person who has waited longest to the head of the queue; return it."""
        people = {job.person for job in self._jobs.values()}
        self._slices = {person: number for person, number in self._slices.items() if person in people}
        job = min(self._jobs.values(), key=lambda job: self._slices.get(job.person, 0), default=None)
        if job is not None:
            self._jobs = {job.task.id: job, **self._jobs}
            self._slices[job.person] = max(self._slices.values(), default=0) + 1
        return job

    async def _run(self, job: AnalysisJob) -> None:
        """Run one analysis until it is complete or its slice is over; wait while the store fails."""
        for wait in retry_seconds():
            try:
                await self._analyse(job)
                return
            except StoreError:
                _log.warning("an analysis waits for the store", extra={"analysis": job.task.id})
            await asyncio.sleep(wait)

    async def _analyse(self, job: AnalysisJob) -> None:
        loop = asyncio.get_running_loop()
        job.pause, job.slice_began = Stop(), time.monotonic()

        def store_result(ply: int, result: SearchResult | None) -> None:
            asyncio.run_coroutine_threadsafe(self._store_result(job, ply, result), loop).result()

        try:
            await loop.run_in_executor(self._pool, _search, job, store_result)
            status = OVER
        except StoreError:
            raise
        except Exception:
            _log.exception("an analysis failed", extra={"analysis": job.task.id})
            status, job.pause = FAILED, Stop()
        if not job.stop.is_set and not job.pause.is_set:
            with suppress(RefusedError):
                await self._store.write(end_waiting(job.id, status), *self._check_lease(job))

    def _check_lease(self, job: AnalysisJob) -> list[Change]:
        """Return the change that is refused if this process has lost the lease of an analysis."""
        check = self._leases.check(job.lease) if job.lease is not None else None
        return [check] if check is not None else []

    async def _store_result(self, job: AnalysisJob, ply: int, result: SearchResult | None) -> None:
        try:
            checks = still_waiting(job.id), *self._check_lease(job)
            await self._store.write(store_search_result(job.id, ply, result), *checks)
        except (RefusedError, ConflictError) as error:
            # It was stopped, or this process was frozen and another one goes on. In the only process, a search that was
            # stopped and requested again was first; either result will do.
            _log.debug("a result was not stored", extra={"analysis": job.id, "code": error.code})
            if isinstance(error, RefusedError) or job.lease is not None:
                job.stop.set()
                return
        job.results.append(result)
        has_had_slice = time.monotonic() - job.slice_began >= SLICE_SECONDS
        others_wait = self._leases.is_shared or any(other.person != job.person for other in self._jobs.values())
        if has_had_slice and others_wait and not job.is_complete:
            job.pause.set()


# ---- in a thread


def _task_of(stored: StoredAnalysis) -> AnalysisTask:
    try:
        return make_task(_decode_place(stored.place), stored.seconds)
    except (ErawanError, msgspec.MsgspecError) as error:
        raise RefusedError("analysis.unreadable") from error


def _judge(task: AnalysisTask, results: list[SearchResult | None]) -> Judged:
    """Return the report as JSON. It is encoded in this thread; the response contains it unchanged."""
    report = make_report(judge_record(task.record, task.limits, results, LINES))
    return cast(Judged, msgspec.Raw(_encode(report)))


def _search(job: AnalysisJob, store_result: Callable[[int, SearchResult | None], None]) -> None:
    task = job.task
    with job.stop.part() as stop:

        def store(ply: int, result: SearchResult | None) -> None:
            store_result(ply, result)
            if job.pause.is_set:
                stop.set()

        analyse_record(task.record, task.limits, LINES, stop=stop, known=tuple(job.results), found=store)


# ---- reports


def make_report(analysis: Analysis) -> Judged:
    """Return the results of an analysis, for a client."""
    return Judged(
        [list(side) for side in analysis.record.game.sides],
        [None if value is None else round(value) for value in analysis.accuracies],
        [_report_position(position) for position in analysis.positions],
        [_report_turn(turn) for turn in analysis.turns],
    )


def _report_position(position: AnalysedPosition) -> JudgedPosition:
    state = position.state
    return JudgedPosition(_percents(position.evaluation, state), [_report_line(line, state) for line in position.lines])


def _report_line(line: Line, state: State) -> JudgedLine:
    return JudgedLine(
        list(line.turns[:MAX_LINE_TURNS]),
        words_of(state.describe(line.turn)),
        _percents(line.evaluation, state),
        _words(proof_phrase(line.evaluation, state.to_move)),
    )


def _report_turn(turn: AnalysedTurn) -> JudgedTurn:
    return JudgedTurn(
        turn.ply,
        turn.seat,
        turn.turn,
        str(turn.mark),
        turn.mark.sign,
        percent(turn.before.evaluation, turn.seat),
        percent(turn.played, turn.seat),
        _words(note_phrase(turn)),
        turn.is_turning_point,
    )


def _percents(evaluation: Evaluation, state: State) -> list[int]:
    return [percent(evaluation, side[0]) for side in state.game.sides]


def _words(phrase: Phrase | None) -> Words | None:
    return None if phrase is None else words_of(phrase)
