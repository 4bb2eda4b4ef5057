"""Routes of analyses: of a position, live, and of whole games, in the background."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
from litestar import Router, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter
from litestar.response import Stream

from erawan.core.errors import ErawanError, OptionError
from erawan.protocol.analyses import Analysed, AnalysisView, ThoughtView
from erawan.protocol.studies import Look, Place
from erawan.server.domain.permissions import check_can_analyse
from erawan.server.http.dependencies import Session
from erawan.server.http.errors import BODY, CHANGES, COMPUTES, PARAMETERS, PLACE, POSITION, READS, USER, errors
from erawan.server.http.request_limits import TokenBuckets
from erawan.server.live.game_service import GameService
from erawan.server.live.views import words_of
from erawan.server.study.analysis_queue import AnalysisQueue, check_length, place_of
from erawan.server.study.fair_play import FairPlay
from erawan.server.study.live_analysis import LiveAnalyses, state_of
from erawan.server.study.worker_pool import WorkerPool

HELP = {403: "help.own_game help.running_game"}
ANALYSED = {
    400: "analysis.of_what analysis.too_long",
    403: "analysis.running help.own_game help.running_game",
    404: "table.unknown",
}

# ---- live analysis

_THOUGHTS = ResponseSpec(
    ThoughtView,
    media_type="application/x-ndjson",
    description="One JSON object a line, each deeper than the one before.",
    generate_examples=False,
)


@post(
    "/think",
    status_code=200,
    responses={**errors(COMPUTES, READS, BODY, USER, POSITION, PLACE, HELP, {409: "analysis.over"}), 200: _THOUGHTS},
)
async def analyse_live(
    data: JSONBody[Look],
    user_id: NamedDependency[str | None],
    address: NamedDependency[str],
    worker_pool: NamedDependency[WorkerPool],
    live_analyses: NamedDependency[LiveAnalyses],
    fair_play: NamedDependency[FairPlay],
) -> Stream:
    """Analyse a position live.

    The engine thinks for half a minute, or for two minutes with `is_deeper`. It stops when you ask about another
    position or close the connection. It does not analyse positions of running games that are rated or between people.
    """
    await fair_play.check_analysis(data.place, user_id)
    state = await worker_pool.work(state_of, data.place)
    thoughts = await live_analyses.think(user_id or address, state, data.is_deeper)
    return Stream(_lines(thoughts), media_type="application/x-ndjson")


async def _lines(thoughts: AsyncIterator[ThoughtView]) -> AsyncIterator[bytes]:
    try:
        async for thought in thoughts:
            yield msgspec.json.encode(thought) + b"\n"
    except ErawanError as error:
        yield msgspec.json.encode({"code": error.code, "words": words_of(error.phrase)}) + b"\n"
    finally:
        await thoughts.aclose()  # type: ignore[attr-defined]


live_analysis_router = Router("/study", route_handlers=[analyse_live], tags=["Positions and analysis"])


# ---- analyses of games

AnalysisId = Annotated[str, PathParameter(pattern="^[0-9a-f]{32}$", description="Id of the analysis.")]


@post(
    "/",
    status_code=200,
    responses=errors(
        CHANGES,
        BODY,
        USER,
        POSITION,
        PLACE,
        ANALYSED,
        {409: "analysis.no_turns analysis.unreadable", 429: "analysis.too_many analysis.busy study.busy"},
    ),
)
async def start_analysis(
    data: JSONBody[Analysed],
    session: NamedDependency[Session],
    address: NamedDependency[str],
    games: NamedDependency[GameService],
    analysis_queue: NamedDependency[AnalysisQueue],
    analysis_limit: NamedDependency[TokenBuckets],
    fair_play: NamedDependency[FairPlay],
) -> AnalysisView:
    """Start the analysis of a game, or find the one that exists. A game that others still play is refused."""
    user = await session.user_or_guest()
    place = await _place(games, fair_play, data, user.id)
    return await analysis_queue.request(place, data.seconds, user.id, lambda: analysis_limit.take(address))


@post(
    "/look",
    status_code=200,
    responses=errors(
        CHANGES,
        BODY,
        USER,
        POSITION,
        PLACE,
        ANALYSED,
        {409: "analysis.no_turns analysis.unreadable", 429: "study.busy"},
    ),
)
async def find_analysis(
    data: JSONBody[Analysed],
    user_id: NamedDependency[str | None],
    games: NamedDependency[GameService],
    analysis_queue: NamedDependency[AnalysisQueue],
    fair_play: NamedDependency[FairPlay],
) -> AnalysisView:
    """Return the progress and results of an analysis, without starting it."""
    place = await _place(games, fair_play, data, user_id)
    return await analysis_queue.find(place, data.seconds, user_id)


@get(
    "/{analysis_id:str}",
    responses=errors(READS, PARAMETERS, USER, {404: "analysis.unknown", 409: "analysis.unreadable", 429: "study.busy"}),
)
async def get_analysis(
    analysis_id: AnalysisId, user_id: NamedDependency[str | None], analysis_queue: NamedDependency[AnalysisQueue]
) -> AnalysisView:
    """Return the progress and results of an analysis."""
    return await analysis_queue.view(analysis_id, user_id)


@delete(
    "/{analysis_id:str}",
    status_code=200,
    responses=errors(
        CHANGES, PARAMETERS, USER, {403: "analysis.not_yours", 409: "analysis.unreadable", 429: "study.busy"}
    ),
)
async def stop_analysis(
    analysis_id: AnalysisId, user_id: NamedDependency[str | None], analysis_queue: NamedDependency[AnalysisQueue]
) -> AnalysisView:
    """Stop an analysis of yours. The results so far are kept."""
    return await analysis_queue.stop(analysis_id, user_id)


async def _place(games: GameService, fair_play: FairPlay, wanted: Analysed, user_id: str | None) -> Place:
    """Return the turns to analyse. Refuse those that would help in a running game."""
    if (wanted.game is None) == (wanted.place is None):
        raise OptionError("analysis.of_what")
    if wanted.game is None:
        assert wanted.place is not None
        place = wanted.place
    else:
        table = await games.queries.table(wanted.game)
        check_can_analyse(table, user_id)
        place = place_of(table)
    check_length(place, wanted.seconds)
    # A finished game may have passed through a position of another game, which still runs.
    await fair_play.check_analysis(place, user_id)
    return place


analysis_router = Router(
    "/analyses",
    route_handlers=[start_analysis, find_analysis, get_analysis, stop_analysis],
    tags=["Positions and analysis"],
)
