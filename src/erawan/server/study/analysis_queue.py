"""Analyse whole games one after another, in one low-priority thread.

What is found about a position is kept at once, so an analysis that a restart cuts off goes on where it was. Those that
wait are kept in the order they were asked for; memory holds the same queue with what is known so far.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import msgspec

from erawan.analysis import analyse_record, judge_record
from erawan.core.errors import ErawanError
from erawan.protocol.analyses import AnalysisView, Judged
from erawan.protocol.studies import Place
from erawan.search.limits import Stop
from erawan.search.search_result import SearchResult
from erawan.server.domain.clock import now_ms
from erawan.server.domain.decisions import RefusedError
from erawan.server.live.background_tasks import BackgroundTasks
from erawan.server.live.engine_pool import NICENESS, step_back
from erawan.server.live.table_cache import retry_seconds
from erawan.server.store.analysis_store import (
    FAILED,
    OVER,
    STOPPED,
    WAITING,
    KeptAnalysis,
    analysis_of,
    ask_again,
    end_analysis,
    keep_thought,
    new_analysis,
    thoughts_of,
    waiting_analyses,
)
from erawan.server.store.errors import ConflictError, StoreError
from erawan.server.store.store import Store
from erawan.server.study.analysis_task import LINES, AnalysisTask, make_task
from erawan.server.study.reports import tell_judged
from erawan.server.study.worker_pool import WorkerPool

# Opponents that somebody waits for think before it.
FURTHER_BACK = NICENESS + 5
MOST_EACH = 3
"""Analyses of one person that may wait at the same time."""
MOST_WAITING = 200
MOST_TOLD = 64
"""Answers kept ready: a page that follows an analysis asks every second."""

_log = logging.getLogger("erawan.study")
_decode_place = msgspec.json.Decoder(Place).decode
_encode = msgspec.json.Encoder().encode


@dataclass
class AnalysisJob:
    """An analysis that waits or runs."""

    task: AnalysisTask
    person: str | None
    found: list[SearchResult | None] = field(default_factory=list)
    stop: Stop = field(default_factory=Stop)


class AnalysisQueue:
    """Analyses games for whoever asks."""

    def __init__(self, store: Store, worker_pool: WorkerPool) -> None:
        self._store = store
        self._worker_pool = worker_pool
        self._jobs: dict[str, AnalysisJob] = {}
        """The first one is being worked on."""
        self._tasks = BackgroundTasks()
        self._asking = asyncio.Lock()
        self._has_work = asyncio.Event()
        self._pool = ThreadPoolExecutor(1, "erawan-analysis", initializer=step_back, initargs=(FURTHER_BACK,))
        self._told: OrderedDict[tuple[str, int], asyncio.Future[Judged]] = OrderedDict()

    # ---- beginning and end

    async def open(self) -> None:
        """Takes up what a restart cut off."""
        for kept in await waiting_analyses(self._store):
            await self._take_up(kept)
        self._tasks.spawn(self._work())

    async def _take_up(self, kept: KeptAnalysis) -> None:
        try:
            task = await self._worker_pool.work(_task_of, kept)
            found = await self._thoughts(kept.id)
        except RefusedError as error:
            why = str(error.__cause__)
            _log.warning("an analysis could not be taken up", extra={"analysis": kept.id, "error": why})
            await self._store.write(end_analysis(kept.id, FAILED))
            return
        if task.id == kept.id:
            self._add(AnalysisJob(task, kept.person, found))
        else:
            # Another Erawan began it: what that one found and this one would find cannot be compared.
            await self._store.write(end_analysis(kept.id, STOPPED))

    async def close(self) -> None:
        """Stops thinking; what was found is kept."""
        for job in self._jobs.values():
            job.stop.set()
        await self._tasks.close()
        await asyncio.to_thread(self._pool.shutdown)

    # ---- what is asked

    async def ask(self, place: Place, seconds: float, person: str, may_begin: Callable[[], bool]) -> AnalysisView:
        """Begins an analysis, or finds the one that was made before; ``may_begin`` says whether there may be more."""
        task = await self._worker_pool.work(make_task, place, seconds)
        async with self._asking:
            kept = await analysis_of(self._store, task.id)
            found = await self._readable_thoughts(task.id)
            if kept is None or kept.status in (STOPPED, FAILED) or found is None:
                self._check_room(person, may_begin)
                await self._begin(task, place, person, found, is_new=kept is None)
        return await self.see(task.id, person, task)

    def _check_room(self, person: str, may_begin: Callable[[], bool]) -> None:
        own = sum(job.person == person for job in self._jobs.values())
        if own >= MOST_EACH:
            raise RefusedError("analysis.too_many", most=MOST_EACH)
        if len(self._jobs) >= MOST_WAITING or not may_begin():
            raise RefusedError("analysis.busy")

    async def _begin(
        self, task: AnalysisTask, place: Place, person: str, found: list[SearchResult | None] | None, is_new: bool
    ) -> None:
        """``found`` is what is known already; None if what is kept of it cannot be read and is to be found anew."""
        text = _encode(place).decode()
        if is_new:
            kept = KeptAnalysis(task.id, text, task.limits.seconds or 0.0, WAITING, person)
            await self._store.write(new_analysis(kept, now_ms()))
        else:
            await self._store.write(ask_again(task.id, text, person, now_ms(), anew=found is None))
        if found is None:
            # Nor is anything told of what was found before.
            for key in [key for key in self._told if key[0] == task.id]:
                del self._told[key]
        self._add(AnalysisJob(task, person, found or []))

    async def stop(self, analysis_id: str, person: str | None) -> AnalysisView:
        """Gives up an analysis that somebody asked for; what was found stays."""
        async with self._asking:
            job = self._jobs.get(analysis_id)
            if job is None or person is None or job.person != person:
                raise RefusedError("analysis.not_yours")
            await self._store.write(end_analysis(analysis_id, STOPPED))
            job.stop.set()
            self._let_go(job)
        return await self.see(analysis_id, person)

    # ---- what is told

    async def look(self, place: Place, seconds: float, person: str | None) -> AnalysisView:
        """How an analysis stands that may never have been asked for."""
        task = await self._worker_pool.work(make_task, place, seconds)
        # One that cannot be read may be asked for as if it were new.
        if await analysis_of(self._store, task.id) is None or await self._readable_thoughts(task.id) is None:
            return AnalysisView(id=task.id, status="new", total=task.total, seconds=seconds)
        return await self.see(task.id, person, task)

    async def see(self, analysis_id: str, person: str | None, known: AnalysisTask | None = None) -> AnalysisView:
        """How an analysis stands, with what was found; whoever asks with the game itself knows its task."""
        job = self._jobs.get(analysis_id)
        if job is not None:
            task, found, ahead = job.task, list(job.found), list(self._jobs).index(analysis_id)
            status, owner = "waiting" if ahead else "running", job.person
        else:
            kept = await analysis_of(self._store, analysis_id)
            if kept is None:
                raise RefusedError("analysis.unknown")
            task = await self._worker_pool.work(_task_of, kept) if known is None else known
            found, status, owner, ahead = await self._thoughts(analysis_id), kept.status, kept.person, 0
        return AnalysisView(
            id=analysis_id,
            status=status,
            ahead=ahead,
            is_yours=person is not None and owner == person,
            done=len(found),
            total=task.total,
            seconds=task.limits.seconds or 0.0,
            judged=await self._judge(analysis_id, task, found),
        )

    async def _thoughts(self, analysis_id: str) -> list[SearchResult | None]:
        try:
            return await thoughts_of(self._store, analysis_id)
        except msgspec.MsgspecError as error:
            raise RefusedError("analysis.unreadable") from error

    async def _readable_thoughts(self, analysis_id: str) -> list[SearchResult | None] | None:
        """What was found, none of it for a new analysis; None if what is kept cannot be read."""
        if analysis_id in self._jobs:
            return self._jobs[analysis_id].found
        try:
            return await self._thoughts(analysis_id)
        except RefusedError:
            return None

    async def _judge(self, analysis_id: str, task: AnalysisTask, found: list[SearchResult | None]) -> Judged:
        """What is found so far, put into words; however many follow an analysis, each step is told only once."""
        key = analysis_id, len(found)
        if key not in self._told:
            # Beside the loop: every turn is replayed and every line put into words.
            telling = self._told[key] = asyncio.ensure_future(self._worker_pool.follow(_tell, task, found))
            telling.add_done_callback(lambda done: self._forget_failed(key, done))
            if len(self._told) > MOST_TOLD:
                self._told.popitem(last=False)
        # Who hangs up leaves it to the others who wait for it.
        return await asyncio.shield(self._told[key])

    def _forget_failed(self, key: tuple[str, int], telling: asyncio.Future[Judged]) -> None:
        if telling.cancelled() or telling.exception() is not None:
            self._told.pop(key, None)

    # ---- the work

    def _add(self, job: AnalysisJob) -> None:
        self._jobs[job.task.id] = job
        self._has_work.set()

    def _let_go(self, job: AnalysisJob) -> None:
        # The same analysis may have been asked for again meanwhile.
        if self._jobs.get(job.task.id) is job:
            del self._jobs[job.task.id]

    async def _work(self) -> None:
        while True:
            await self._has_work.wait()
            job = next(iter(self._jobs.values()), None)
            if job is None:
                self._has_work.clear()
                continue
            await self._do(job)
            self._let_go(job)

    async def _do(self, job: AnalysisJob) -> None:
        """One analysis to its end; while nothing can be kept it waits."""
        for wait in retry_seconds():
            try:
                await self._analyse(job)
                return
            except StoreError:
                _log.warning("an analysis waits for the store", extra={"analysis": job.task.id})
            await asyncio.sleep(wait)

    async def _analyse(self, job: AnalysisJob) -> None:
        loop = asyncio.get_running_loop()

        def keep(ply: int, thought: SearchResult | None) -> None:
            asyncio.run_coroutine_threadsafe(self._keep(job, ply, thought), loop).result()

        try:
            await loop.run_in_executor(self._pool, _think, job, keep)
            status = OVER
        except StoreError:
            raise
        except Exception:
            _log.exception("an analysis failed", extra={"analysis": job.task.id})
            status = FAILED
        if not job.stop.is_set:
            await self._store.write(end_analysis(job.task.id, status))

    async def _keep(self, job: AnalysisJob, ply: int, thought: SearchResult | None) -> None:
        try:
            await self._store.write(keep_thought(job.task.id, ply, thought))
        except ConflictError:
            # Another process of the same database was first; either thought will do.
            _log.debug("a thought was kept before", extra={"analysis": job.task.id})
        job.found.append(thought)


def _task_of(kept: KeptAnalysis) -> AnalysisTask:
    try:
        return make_task(_decode_place(kept.place), kept.seconds)
    except (ErawanError, msgspec.MsgspecError) as error:
        raise RefusedError("analysis.unreadable") from error


def _tell(task: AnalysisTask, found: list[SearchResult | None]) -> Judged:
    return tell_judged(judge_record(task.record, task.limits, found, LINES))


def _think(job: AnalysisJob, keep: Callable[[int, SearchResult | None], None]) -> None:
    task = job.task
    analyse_record(task.record, task.limits, LINES, stop=job.stop, known=tuple(job.found), found=keep)
