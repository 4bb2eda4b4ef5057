"""Analyse a position deeper and deeper while users look at it.

Live games come first: there are a few threads of low priority, one position per person, for a limited time. When others
wait, the analyses that have run for a while are stopped; their results so far stay.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from threading import local
from weakref import finalize

from erawan.analysis import analyse_position, usual_engine
from erawan.core.errors import IllegalError
from erawan.core.game import Game
from erawan.core.state import State
from erawan.protocol.analyses import LineView, ThoughtView
from erawan.protocol.studies import Place
from erawan.search.limits import Limits, Stop
from erawan.search.search_result import Engine, Evaluation, Line, SearchResult
from erawan.server.domain.decisions import RefusedError
from erawan.server.live.engine_pool import lower_thread_priority
from erawan.server.live.views import words_of
from erawan.server.study.positions import table_of_place

LINES = 3
MAX_LINE_TURNS = 6
"""Maximum turns of a line that are sent; beyond them a search only guesses."""
USUAL_SECONDS, DEEPER_SECONDS = 30.0, 120.0
# After this time an analysis ends if another one waits.
FAIR_SECONDS = 5.0
MOST_WAITING = 20
# The shortest time between two results that are sent.
SEND_SECONDS = 0.25


class _Analysis:
    """The analysis of a position for one person."""

    def __init__(self, state: State, seconds: float) -> None:
        self.state = state
        self.seconds = seconds
        self.stop = Stop()
        self.began: float | None = None
        self.latest: ThoughtView | None = None
        self.news = asyncio.Event()


class LiveAnalyses:
    """Threads that analyse the positions that people look at."""

    def __init__(self, threads: int | None = None) -> None:
        self._threads = threads or max(1, (os.cpu_count() or 2) // 2)
        self._pool = ThreadPoolExecutor(self._threads, "erawan-study", initializer=lower_thread_priority)
        self._engines = local()
        self._analyses: dict[str, _Analysis] = {}
        self._timer: asyncio.TimerHandle | None = None

    def close(self) -> None:
        """Stop every analysis."""
        for analysis in self._analyses.values():
            analysis.stop.set()
        self._pool.shutdown(wait=True, cancel_futures=True)

    async def think(self, person: str, state: State, is_deeper: bool = False) -> AsyncIterator[ThoughtView]:
        """Yield each deeper result and mark the last one; stop the previous analysis of the person."""
        if state.outcome is not None:
            raise IllegalError("analysis.over", outcome=state.outcome.phrase)
        before = self._analyses.pop(person, None)
        if before is not None:
            before.stop.set()
        if len(self._analyses) >= self._threads + MOST_WAITING:
            raise RefusedError("study.busy")
        analysis = self._analyses[person] = _Analysis(state, DEEPER_SECONDS if is_deeper else USUAL_SECONDS)
        searching = asyncio.get_running_loop().run_in_executor(self._pool, self._search, analysis, _waker(analysis))
        searching.add_done_callback(lambda _: self._drop(person, analysis))
        if self._timer is None:
            self._make_room()
        results = self._results(analysis, searching)
        # A client that disconnects before the first result never starts the generator, so its `finally` never runs.
        finalize(results, analysis.stop.set)
        return results

    async def _results(
        self, analysis: _Analysis, searching: asyncio.Future[ThoughtView | None]
    ) -> AsyncIterator[ThoughtView]:
        sent = None
        try:
            while not searching.done():
                await _news_or_end(analysis.news, searching)
                if analysis.latest is not sent and not searching.done():
                    sent = analysis.latest
                    assert sent is not None
                    yield sent
                    await asyncio.wait((searching,), timeout=SEND_SECONDS)
            found = await searching
            if found is not None:
                yield found
        finally:
            analysis.stop.set()

    def _make_room(self) -> None:
        """While analyses wait, stop those that have run long enough."""
        self._timer = None
        wanted = [analysis for analysis in self._analyses.values() if not analysis.stop.is_set]
        waiting = sum(1 for analysis in wanted if analysis.began is None)
        if not waiting:
            return
        long_ago = time.monotonic() - FAIR_SECONDS
        stoppable = [analysis for analysis in wanted if analysis.began is not None and analysis.began <= long_ago]
        for analysis in stoppable[:waiting]:
            analysis.stop.set()
        self._timer = asyncio.get_running_loop().call_later(FAIR_SECONDS / 5, self._make_room)

    def _drop(self, person: str, analysis: _Analysis) -> None:
        if self._analyses.get(person) is analysis:
            del self._analyses[person]

    # ---- in a thread

    def _search(self, analysis: _Analysis, wake: _Waker) -> ThoughtView | None:
        if analysis.stop.is_set:
            return None
        analysis.began = time.monotonic()

        def report(result: SearchResult) -> None:
            analysis.latest = view_result(analysis.state, result)
            wake()

        engine = self._engine(analysis.state.game)
        found = analyse_position(
            analysis.state, Limits(seconds=analysis.seconds), LINES, engine, report=report, stop=analysis.stop
        )
        return view_result(analysis.state, found, is_last=True)

    def _engine(self, game: Game) -> Engine:
        """Return this thread's engine. It remembers earlier searches, so a known position is soon searched deeper."""
        known: tuple[Game, Engine] | None = getattr(self._engines, "known", None)
        if known is None or known[0] != game:
            known = self._engines.known = game, usual_engine(game)
        return known[1]


async def _news_or_end(news: asyncio.Event, searching: asyncio.Future[ThoughtView | None]) -> None:
    waiting = asyncio.ensure_future(news.wait())
    try:
        await asyncio.wait((waiting, searching), return_when=asyncio.FIRST_COMPLETED)
    finally:
        waiting.cancel()
    news.clear()


class _Waker:
    """An object that sets an event of the loop from another thread."""

    def __init__(self, loop: asyncio.AbstractEventLoop, news: asyncio.Event) -> None:
        self._loop = loop
        self._news = news

    def __call__(self) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._news.set)


def _waker(analysis: _Analysis) -> _Waker:
    return _Waker(asyncio.get_running_loop(), analysis.news)


def state_of(place: Place) -> State:
    """Return the last position of a place."""
    return table_of_place(place).state


# ---- results for clients


def view_result(state: State, result: SearchResult, is_last: bool = False) -> ThoughtView:
    """Return the result of a search as it is sent."""
    return ThoughtView(
        sides=[list(side) for side in state.game.sides],
        depth=result.depth,
        nodes=result.nodes,
        seconds=round(result.seconds, 2),
        lines=[_view_line(state, line) for line in result.lines],
        is_last=is_last,
    )


def _view_line(state: State, line: Line) -> LineView:
    does = []
    for turn in line.turns[:MAX_LINE_TURNS]:
        does.append(words_of(state.describe(turn)))
        state = state.play(turn)
        if state.outcome is not None:
            break
    return LineView(list(line.turns[: len(does)]), does, _chances(line.evaluation), *_certain(line.evaluation))


def _chances(evaluation: Evaluation) -> list[float]:
    return [round((value + 1) / 2, 4) for value in evaluation.returns]


def _certain(evaluation: Evaluation) -> tuple[bool, int | None]:
    return evaluation.is_proven, evaluation.distance
