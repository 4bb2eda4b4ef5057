"""Routes of studies: saved studies, uploaded records, and live analysis."""

from __future__ import annotations

from collections.abc import AsyncIterator
from io import StringIO
from typing import Annotated

import msgspec
from litestar import Response, Router, delete, get, post, put
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter
from litestar.response import Stream

from erawan.core.errors import ErawanError
from erawan.protocol import studies as b
from erawan.protocol.analyses import ThoughtView
from erawan.protocol.studies import Tree
from erawan.records import Record, RecordError, format_record
from erawan.records.files import scan_records
from erawan.server.domain.clock import now_ms
from erawan.server.domain.decisions import RefusedError
from erawan.server.http.asgi_scope import address_of
from erawan.server.http.dependencies import (
    ERRORS,
    AnyRequest,
    GameId,
    context_of,
    find_person,
    known_person,
    need_person,
)
from erawan.server.live.game_service import new_game_id
from erawan.server.live.views import words_of
from erawan.server.store.study_store import (
    MOST_STUDIES,
    Study,
    StudyRow,
    change_study,
    count_studies,
    delete_study,
    new_study,
    studies_of,
    study_by_id,
)
from erawan.server.store.user_store import people_by_id
from erawan.server.study.live_analysis import state_of
from erawan.server.study.study_tree import check_tree, read_tree, record_of, tree_of

MOST_READ = 1000
"""Games of a file that are listed."""
MOST_WRONG = 100
# A text may need two bytes for a character, and is written as JSON.
LARGEST_UPLOAD = 4_000_000

THOUGHTS = ResponseSpec(
    ThoughtView, media_type="application/x-ndjson", description="A thought a line.", generate_examples=False
)

StudyId = Annotated[str, PathParameter(pattern="^[a-z0-9]{8,32}$", description="The study, as in its address.")]


# ---- kept studies


@get("/studies", responses=ERRORS)
async def my_studies(request: AnyRequest) -> b.Studies:
    """Your studies, the latest changed first."""
    person = await find_person(request)
    found = await studies_of(context_of(request).store, person.id) if person is not None else []
    return b.Studies([list_study(row) for row in found])


@post("/studies", responses=ERRORS)
async def make_study(request: AnyRequest, data: JSONBody[b.NewStudy]) -> b.StudyView:
    """Keeps a new study."""
    tree = await context_of(request).worker_pool.work(check_tree, data.tree)
    person = await need_person(request)
    store = context_of(request).store
    if await count_studies(store, person.id) >= MOST_STUDIES:
        raise RefusedError("study.too_many", most=MOST_STUDIES)
    game, turns = tree.place.game, len(tree.nodes)
    study = Study(new_game_id(), person.id, data.title.strip(), game, turns, 1, now_ms(), tree)
    await store.write(new_study(study))
    return _see(study, True, person.name)


@get("/studies/{study_id:str}", responses=ERRORS)
async def see_study(request: AnyRequest, study_id: StudyId) -> b.StudyView:
    """A study; whoever knows its address may read it."""
    person = await find_person(request)
    study = await _find(request, study_id)
    owner = (await people_by_id(context_of(request).store, [study.owner])).get(study.owner)
    return _see(study, person is not None and person.id == study.owner, owner.name if owner else "")


@put("/studies/{study_id:str}", responses=ERRORS)
async def change(request: AnyRequest, study_id: StudyId, data: JSONBody[b.ChangedStudy]) -> b.ListedStudy:
    """Keeps a study of yours as it is now; one that was changed elsewhere meanwhile is left alone."""
    study = await _own(request, study_id)
    if data.version != study.version:
        raise RefusedError("study.stale")
    tree = await context_of(request).worker_pool.work(check_tree, data.tree)
    if tree.place.game != study.game:
        raise RefusedError("study.other_game")
    title, turns, version = data.title.strip(), len(tree.nodes), study.version + 1
    changed = Study(study.id, study.owner, title, study.game, turns, version, now_ms(), tree)
    await context_of(request).store.write(change_study(changed))
    return list_study(changed)


@delete("/studies/{study_id:str}", status_code=200, responses=ERRORS)
async def drop(request: AnyRequest, study_id: StudyId) -> b.Studies:
    """Deletes a study of yours; those that are left."""
    study = await _own(request, study_id)
    store = context_of(request).store
    await store.write(delete_study(study.id))
    return b.Studies([list_study(row) for row in await studies_of(store, study.owner)])


@get("/studies/{study_id:str}/record", media_type="text/plain", responses=ERRORS)
async def download(request: AnyRequest, study_id: StudyId) -> Response[str]:
    """A study as a record, with its variations and comments."""
    study = await _find(request, study_id)
    text = await context_of(request).worker_pool.work(lambda: format_record(record_of(study.tree, study.title)))
    headers = {"content-disposition": f'attachment; filename="{study.game}-{study.id}.erawan"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


async def _find(request: AnyRequest, study_id: str) -> Study:
    study = await study_by_id(context_of(request).store, study_id)
    if study is None:
        raise RefusedError("study.unknown")
    return study


async def _own(request: AnyRequest, study_id: str) -> Study:
    person = await known_person(request)
    study = await _find(request, study_id)
    if study.owner != person.id:
        raise RefusedError("study.not_yours")
    return study


def list_study(row: StudyRow) -> b.ListedStudy:
    """A study as a list has it."""
    return b.ListedStudy(row.id, row.title, row.game, row.turns, row.version, row.changed_ms)


def _see(study: Study, is_yours: bool, owner: str) -> b.StudyView:
    return b.StudyView(
        id=study.id,
        title=study.title,
        tree=study.tree,
        version=study.version,
        changed_ms=study.changed_ms,
        is_yours=is_yours,
        owner=owner,
    )


# ---- records


@post("/study/read", status_code=200, responses=ERRORS, request_max_body_size=LARGEST_UPLOAD)
async def read_file(request: AnyRequest, data: JSONBody[b.RecordFile]) -> b.FoundGames:
    """The games of a file of records; of each that is broken the line and the reason."""
    return await context_of(request).reading.work(_read, data.text)


def _read(text: str) -> b.FoundGames:
    wrong: list[RecordError] = []
    games: list[b.FoundGame] = []
    count = 0
    for record in scan_records(StringIO(text), wrong.append):
        count += 1
        if len(games) < MOST_READ:
            games.append(_list_record(record))
    broken = [b.BrokenGame(error.line, error.code, words_of(error.phrase), error.rule) for error in wrong[:MOST_WRONG]]
    return b.FoundGames(games, broken, count, len(wrong))


def _list_record(record: Record) -> b.FoundGame:
    return b.FoundGame(
        game=record.game.name,
        options=dict(record.game.options),
        seats=list(record.seats),
        turns=len(record.turns),
        winners=list(record.result.winners) if record.result else None,
        reason=record.result.reason if record.result else None,
        began=record.began.isoformat() if record.began else None,
        record=format_record(record),
    )


@post("/study/open", status_code=200, responses=ERRORS)
async def open_record(request: AnyRequest, data: JSONBody[b.OneRecord]) -> Tree:
    """A record as a tree, with its variations and comments."""
    return await context_of(request).worker_pool.work(read_tree, data.record)


@get("/study/game/{game_id:str}", responses=ERRORS)
async def open_game(request: AnyRequest, game_id: GameId) -> Tree:
    """A finished game of this server as a tree. One that still runs is left to those who play it."""
    table = await context_of(request).games.queries.table(game_id)
    if table.result is None:
        raise RefusedError("study.running")
    return await context_of(request).worker_pool.work(lambda: tree_of(table.to_record(())))


# ---- thinking


@post("/study/think", status_code=200, responses={**ERRORS, 200: THOUGHTS})
async def think(request: AnyRequest, data: JSONBody[b.Look]) -> Stream:
    """What the engine thinks of a position, a JSON line a thought, each deeper than the one before.

    It thinks for half a minute, or two if asked to go deeper, and ends when you look elsewhere or hang up.
    """
    state = await context_of(request).worker_pool.work(state_of, data.place)
    person = await find_person(request)
    who = person.id if person is not None else address_of(request.scope)
    thoughts = await context_of(request).live_analyses.think(who, state, data.is_deeper)
    return Stream(_lines(thoughts), media_type="application/x-ndjson")


async def _lines(thoughts: AsyncIterator[ThoughtView]) -> AsyncIterator[bytes]:
    try:
        async for thought in thoughts:
            yield msgspec.json.encode(thought) + b"\n"
    except ErawanError as error:
        yield msgspec.json.encode({"code": error.code, "words": words_of(error.phrase)}) + b"\n"
    finally:
        await thoughts.aclose()  # type: ignore[attr-defined]


studies = Router(
    "/",
    route_handlers=[
        my_studies,
        make_study,
        see_study,
        change,
        drop,
        download,
        read_file,
        open_record,
        open_game,
        think,
    ],
)
