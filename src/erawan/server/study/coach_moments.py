"""Find the moments of an analysed game that a player can learn from, and judge what users try at them.

Moments follow from a finished analysis, so they are not stored. A game's moments are found once and cached. Finding
them replays the game and proves turns, so threads of the worker pool do it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from erawan.analysis.coach import Moment, find_moments, judge_try
from erawan.analysis.sentences import percent
from erawan.protocol.coaching import Moments, MomentView, TriedMoment
from erawan.protocol.studies import Place
from erawan.server.domain.decisions import RefusedError
from erawan.server.live.views import words_of
from erawan.server.study.analysis_queue import AnalysisQueue, FinishedAnalysis
from erawan.server.study.worker_pool import WorkerPool

MAX_CACHED_GAMES = 64


class Coach:
    """The moments of analysed games."""

    def __init__(self, analysis_queue: AnalysisQueue, worker_pool: WorkerPool) -> None:
        self._analysis_queue = analysis_queue
        self._worker_pool = worker_pool
        self._found: OrderedDict[str, asyncio.Future[list[Moment]]] = OrderedDict()
        """The moments that were found, or are being found, by the id of the analysis."""

    async def moments(self, place: Place) -> Moments:
        """Return the moments of a game; refuse one that is not analysed yet."""
        found = await self._moments(place)
        return Moments(await self._worker_pool.work(lambda: [_view(moment, place) for moment in found]))

    async def judge(self, place: Place, ply: int, turn: str) -> TriedMoment:
        """Judge a turn that a user tries at a moment, the one of the turn at ``ply``; refuse a ply without a moment."""
        moment = next((moment for moment in await self._moments(place) if moment.turn.ply == ply), None)
        if moment is None:
            raise RefusedError("coach.no_moment", ply=ply)
        tried = await self._worker_pool.work(judge_try, moment, turn)
        return TriedMoment(tried.is_right, words_of(tried.phrase), tried.reply)

    async def _moments(self, place: Place) -> list[Moment]:
        analysis = await self._analysis_queue.finished(place)
        if analysis is None:
            raise RefusedError("coach.not_analysed")
        if analysis.id not in self._found:
            # In a thread: facts replay the game and prove turns.
            finding = asyncio.ensure_future(self._worker_pool.follow(_find, analysis))
            finding.add_done_callback(lambda done: self._forget_failed(analysis.id, done))
            self._found[analysis.id] = finding
            if len(self._found) > MAX_CACHED_GAMES:
                self._found.popitem(last=False)
        # A client that disconnects must not cancel the work for the others.
        return await asyncio.shield(self._found[analysis.id])

    def _forget_failed(self, analysis_id: str, finding: asyncio.Future[list[Moment]]) -> None:
        if finding.cancelled() or finding.exception() is not None:
            self._found.pop(analysis_id, None)


def _find(finished: FinishedAnalysis) -> list[Moment]:
    analysis = finished.judge()
    seats = range(1, analysis.record.game.seats + 1)
    return sorted((moment for seat in seats for moment in find_moments(analysis, seat)), key=lambda each: each.turn.ply)


def _view(moment: Moment, place: Place) -> MomentView:
    turn, state = moment.turn, moment.state
    return MomentView(
        ply=turn.ply,
        seat=turn.seat,
        kind=moment.fact.kind,
        place=Place(
            game=place.game,
            options=place.options,
            map=place.map,
            start=place.start,
            turns=place.turns[: turn.ply - 1],
        ),
        turn=turn.turn,
        does=words_of(state.describe(turn.turn)),
        better=moment.better,
        better_does=words_of(state.describe(moment.better)),
        before=percent(turn.before.evaluation, turn.seat),
        after=percent(turn.played, turn.seat),
        told=[words_of(phrase) for phrase in moment.fact.sentences()],
        marks=list(moment.fact.marks()),
    )
