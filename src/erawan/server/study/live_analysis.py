"""Analyse a position deeper and deeper while users look at it.

It gives way to live games: a few threads of low priority, one position a person at a time, for a limited time. When
others wait, whoever has looked for a fair while is asked to make room; the thought so far stays.
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
from erawan.server.domain.phrases import words_of
from erawan.server.live.engine_pool import step_back
from erawan.server.study.positions import sit_down

LINES = 3
LONGEST_LINE = 6
"""Turns of a line that are told; what comes after them is guessing."""
USUAL_SECONDS, DEEPER_SECONDS = 30.0, 120.0
# After so long somebody who waits comes next.
FAIR_SECONDS = 5.0
MOST_WAITING = 20
# So often a new thought is sent at most.
TELL_SECONDS = 0.25


class _Looking:
    """Somebody who looks at a position."""

    def __init__(self, state: State, seconds: float) -> None:
        self.state = state
        self.seconds = seconds
        self.stop = Stop()
        self.began: float | None = None
        self.latest: ThoughtView | None = None
        self.news = asyncio.Event()


class LiveAnalyses:
    """Threads that think about positions people study."""

    def __init__(self, threads: int | None = None) -> None:
        self._threads = threads or max(1, (os.cpu_count() or 2) // 2)
        self._pool = ThreadPoolExecutor(self._threads, "erawan-study", initializer=step_back)
        self._engines = local()
        self._looking: dict[str, _Looking] = {}
        self._timer: asyncio.TimerHandle | None = None

    def close(self) -> None:
        """Lets nobody think any more."""
        for looking in self._looking.values():
            looking.stop.set()
        self._pool.shutdown(wait=True, cancel_futures=True)

    async def think(self, who: str, state: State, is_deeper: bool = False) -> AsyncIterator[ThoughtView]:
        """Every deeper thought about a position, the last one marked; whoever looks elsewhere looks here no more."""
        if state.outcome is not None:
            raise IllegalError("analysis.over", outcome=state.outcome.phrase)
        before = self._looking.pop(who, None)
        if before is not None:
            before.stop.set()
        if len(self._looking) >= self._threads + MOST_WAITING:
            raise RefusedError("study.busy")
        looking = self._looking[who] = _Looking(state, DEEPER_SECONDS if is_deeper else USUAL_SECONDS)
        searching = asyncio.get_running_loop().run_in_executor(self._pool, self._search, looking, _waker(looking))
        searching.add_done_callback(lambda _: self._drop(who, looking))
        if self._timer is None:
            self._make_room()
        telling = self._tell(looking, searching)
        # Whoever hangs up before the first thought never begins to read, and so never ends reading either.
        finalize(telling, looking.stop.set)
        return telling

    async def _tell(
        self, looking: _Looking, searching: asyncio.Future[ThoughtView | None]
    ) -> AsyncIterator[ThoughtView]:
        told = None
        try:
            while not searching.done():
                await _news_or_end(looking.news, searching)
                if looking.latest is not told and not searching.done():
                    told = looking.latest
                    assert told is not None
                    yield told
                    await asyncio.wait((searching,), timeout=TELL_SECONDS)
            found = await searching
            if found is not None:
                yield found
        finally:
            looking.stop.set()

    def _make_room(self) -> None:
        """While somebody waits, asks those who have looked long enough to end."""
        self._timer = None
        wanted = [looking for looking in self._looking.values() if not looking.stop.is_set]
        waiting = sum(1 for looking in wanted if looking.began is None)
        if not waiting:
            return
        long_ago = time.monotonic() - FAIR_SECONDS
        sated = [looking for looking in wanted if looking.began is not None and looking.began <= long_ago]
        for looking in sated[:waiting]:
            looking.stop.set()
        self._timer = asyncio.get_running_loop().call_later(FAIR_SECONDS / 5, self._make_room)

    def _drop(self, who: str, looking: _Looking) -> None:
        if self._looking.get(who) is looking:
            del self._looking[who]

    # ---- in a thread

    def _search(self, looking: _Looking, wake: _Waker) -> ThoughtView | None:
        if looking.stop.is_set:
            return None
        looking.began = time.monotonic()

        def report(thought: SearchResult) -> None:
            looking.latest = see_thought(looking.state, thought)
            wake()

        engine = self._engine(looking.state.game)
        found = analyse_position(
            looking.state, Limits(seconds=looking.seconds), LINES, engine, report=report, stop=looking.stop
        )
        return see_thought(looking.state, found, is_last=True)

    def _engine(self, game: Game) -> Engine:
        """The engine of this thread, with what it remembers: a position that is looked at again goes deeper at once."""
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
    """Tells the loop, from another thread, that there is news."""

    def __init__(self, loop: asyncio.AbstractEventLoop, news: asyncio.Event) -> None:
        self._loop = loop
        self._news = news

    def __call__(self) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._news.set)


def _waker(looking: _Looking) -> _Waker:
    return _Waker(asyncio.get_running_loop(), looking.news)


def state_of(place: Place) -> State:
    """The last position of a place."""
    return sit_down(place).state


# ---- for people


def see_thought(state: State, thought: SearchResult, is_last: bool = False) -> ThoughtView:
    """A thought about a position as it is sent."""
    return ThoughtView(
        sides=[list(side) for side in state.game.sides],
        depth=thought.depth,
        nodes=thought.nodes,
        seconds=round(thought.seconds, 2),
        lines=[_see_line(state, line) for line in thought.lines],
        is_last=is_last,
    )


def _see_line(state: State, line: Line) -> LineView:
    does = []
    for turn in line.turns[:LONGEST_LINE]:
        does.append(words_of(state.describe(turn)))
        state = state.play(turn)
        if state.outcome is not None:
            break
    return LineView(list(line.turns[: len(does)]), does, _chances(line.evaluation), *_certain(line.evaluation))


def _chances(evaluation: Evaluation) -> list[float]:
    return [round((value + 1) / 2, 4) for value in evaluation.returns]


def _certain(evaluation: Evaluation) -> tuple[bool, int | None]:
    return evaluation.is_proven, evaluation.distance
