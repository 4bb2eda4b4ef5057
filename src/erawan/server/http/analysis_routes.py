"""Routes of analyses: request one, follow it, cancel it."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, delete, get, post
from litestar.params import JSONBody, PathParameter

from erawan.core.errors import OptionError
from erawan.protocol.analyses import Analysed, AnalysisView
from erawan.protocol.studies import Place
from erawan.server.domain.decisions import RefusedError
from erawan.server.http.asgi_scope import address_of
from erawan.server.http.dependencies import ERRORS, AnyRequest, context_of, find_person, need_person
from erawan.server.study.analysis_queue import place_of

AnalysisId = Annotated[str, PathParameter(pattern="^[0-9a-f]{32}$", description="The analysis, as it was told.")]


@post("/", status_code=200, responses=ERRORS)
async def ask_analysis(request: AnyRequest, data: JSONBody[Analysed]) -> AnalysisView:
    """Begins an analysis, or finds the one that was made before.

    A game that others still play is not analysed.
    """
    context = context_of(request)
    person = await need_person(request)
    place = await _place(request, data, person.id)
    address = address_of(request.scope)
    return await context.analysis_queue.request(place, data.seconds, person.id, lambda: context.analyses.take(address))


@post("/look", status_code=200, responses=ERRORS)
async def look_for_analysis(request: AnyRequest, data: JSONBody[Analysed]) -> AnalysisView:
    """How an analysis stands, without beginning it."""
    person = await find_person(request)
    own = person.id if person else None
    return await context_of(request).analysis_queue.find(await _place(request, data, own), data.seconds, own)


@get("/{analysis_id:str}", responses=ERRORS)
async def see_analysis(request: AnyRequest, analysis_id: AnalysisId) -> AnalysisView:
    """How an analysis stands, with what was found so far."""
    person = await find_person(request)
    return await context_of(request).analysis_queue.view(analysis_id, person.id if person else None)


@delete("/{analysis_id:str}", status_code=200, responses=ERRORS)
async def stop_analysis(request: AnyRequest, analysis_id: AnalysisId) -> AnalysisView:
    """Gives up an analysis of yours; what was found stays."""
    person = await find_person(request)
    return await context_of(request).analysis_queue.stop(analysis_id, person.id if person else None)


async def _place(request: AnyRequest, wanted: Analysed, person: str | None) -> Place:
    """What is to be analysed; a running game only for who holds every seat of it."""
    if (wanted.game is None) == (wanted.place is None):
        raise OptionError("analysis.of_what")
    if wanted.game is None:
        assert wanted.place is not None
        return wanted.place
    table = await context_of(request).games.queries.table(wanted.game)
    is_alone = person is not None and len(table.seats_of(person)) == table.game.seats
    # K4.6: what an analysis tells of hidden cards is for nobody before the end.
    if table.result is None and not (is_alone and table.is_fully_visible):
        raise RefusedError("analysis.running", rule="" if table.is_fully_visible else "K4.6")
    return place_of(table)


analyses = Router("/analyses", route_handlers=[ask_analysis, look_for_analysis, see_analysis, stop_analysis])
