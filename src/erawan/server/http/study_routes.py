"""Routes of studies: saved studies, and records opened as studies."""

from __future__ import annotations

from io import StringIO
from typing import Annotated

from litestar import Response, Router, delete, get, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter

from erawan.protocol import studies as b
from erawan.records import Record, RecordError, format_record
from erawan.records.record_files import scan_records
from erawan.server.domain.clock import now_ms
from erawan.server.domain.decisions import RefusedError, clean_line
from erawan.server.domain.permissions import check_can_study, check_owns_study
from erawan.server.http.dependencies import GameId, Session
from erawan.server.http.errors import BODY, CHANGES, COMPUTES, GAME, PARAMETERS, POSITION, READS, USER, errors
from erawan.server.live.game_service import GameService, new_game_id
from erawan.server.live.user_limits import UserLimits
from erawan.server.live.views import words_of
from erawan.server.store.game_store import Store
from erawan.server.store.study_store import (
    Study,
    StudyRow,
    change_study,
    new_study,
    studies_of,
    study_by_id,
    tree_bytes,
)
from erawan.server.store.study_store import (
    delete_study as delete_from_store,
)
from erawan.server.store.user_store import User, people_by_id
from erawan.server.study.study_tree import check_tree, read_tree, record_of, tree_of
from erawan.server.study.worker_pool import WorkerPool

MOST_LISTED = 1000
"""How many games of a file are listed."""
MOST_BROKEN = 100
"""How many broken games of a file are listed."""
# A character may take two bytes, and the text is escaped as JSON.
LARGEST_UPLOAD = 4_000_000

StudyId = Annotated[str, PathParameter(pattern="^[a-z0-9]{8,32}$", description="Id of the study.")]
STUDY = {**PARAMETERS, 404: "study.unknown"}
TREE = {
    400: "study.turns_twice study.order study.long_comment study.too_much record.too_deep table.too_long",
    429: "study.busy",
}
OWN_STUDY = {403: "study.not_yours"}
CHANGED = {409: "study.stale study.other_game limit.bytes"}


async def provide_study(study_id: StudyId, store: NamedDependency[Store]) -> Study:
    """Return the study of a request."""
    study = await study_by_id(store, study_id)
    if study is None:
        raise RefusedError("study.unknown")
    return study


async def provide_own_study(
    study_id: StudyId, store: NamedDependency[Store], signed_in_user: NamedDependency[User]
) -> Study:
    """Return the study of a request. Refuse the study of another user."""
    study = await provide_study(study_id, store)
    check_owns_study(study.owner, signed_in_user.id)
    return study


# ---- saved studies


@get("/studies", responses=errors(READS, USER))
async def list_my_studies(store: NamedDependency[Store], user: NamedDependency[User | None]) -> b.Studies:
    """List your studies, most recently changed first."""
    return await _list_studies(store, user.id) if user is not None else b.Studies([])


@post("/studies", responses=errors(CHANGES, BODY, USER, POSITION, TREE, {409: "study.too_many limit.bytes"}))
async def save_study(
    data: JSONBody[b.NewStudy],
    session: NamedDependency[Session],
    store: NamedDependency[Store],
    worker_pool: NamedDependency[WorkerPool],
    user_limits: NamedDependency[UserLimits],
) -> b.StudyView:
    """Save a new study."""
    tree = await worker_pool.work(check_tree, data.tree)
    user = await session.user_or_guest()
    game, turns = tree.place.game, len(tree.nodes)
    study = Study(new_game_id(), user.id, clean_line(data.title), game, turns, 1, now_ms(), tree)
    async with user_limits.creating_study(user.id, tree_bytes(tree)):
        await store.write(new_study(study))
    return _see(study, user, user)


@get("/studies/{study_id:str}", responses=errors(READS, USER, STUDY))
async def get_study(
    study: NamedDependency[Study], store: NamedDependency[Store], user: NamedDependency[User | None]
) -> b.StudyView:
    """Return a study. Everyone who knows its address may read it."""
    owner = (await people_by_id(store, [study.owner])).get(study.owner)
    return _see(study, user, owner)


@put(
    "/studies/{study_id:str}",
    responses=errors(CHANGES, BODY, USER, STUDY, OWN_STUDY, POSITION, TREE, CHANGED),
)
async def update_study(
    data: JSONBody[b.ChangedStudy],
    own_study: NamedDependency[Study],
    store: NamedDependency[Store],
    worker_pool: NamedDependency[WorkerPool],
    user_limits: NamedDependency[UserLimits],
) -> b.ListedStudy:
    """Save a new version of your study. If it was changed elsewhere meanwhile, the request is refused."""
    if data.version != own_study.version:
        raise RefusedError("study.stale")
    tree = await worker_pool.work(check_tree, data.tree)
    if tree.place.game != own_study.game:
        raise RefusedError("study.other_game")
    title, turns, version = clean_line(data.title), len(tree.nodes), own_study.version + 1
    changed = Study(own_study.id, own_study.owner, title, own_study.game, turns, version, now_ms(), tree)
    async with user_limits.changing_study(own_study.owner, tree_bytes(tree) - tree_bytes(own_study.tree)):
        await store.write(change_study(changed))
    return list_study(changed)


@delete("/studies/{study_id:str}", status_code=200, responses=errors(CHANGES, USER, STUDY, OWN_STUDY))
async def delete_study(own_study: NamedDependency[Study], store: NamedDependency[Store]) -> b.Studies:
    """Delete your study; return the studies that are left."""
    await store.write(delete_from_store(own_study.id))
    return await _list_studies(store, own_study.owner)


@get(
    "/studies/{study_id:str}/record",
    media_type="text/plain",
    responses=errors(READS, STUDY, {429: "study.busy"}),
)
async def download_study(study: NamedDependency[Study], worker_pool: NamedDependency[WorkerPool]) -> Response[str]:
    """Download a study as a record with variations and comments."""
    text = await worker_pool.work(lambda: format_record(record_of(study.tree, study.title)))
    headers = {"content-disposition": f'attachment; filename="{study.game}-{study.id}.erawan"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


async def _list_studies(store: Store, user_id: str) -> b.Studies:
    return b.Studies([list_study(row) for row in await studies_of(store, user_id)])


def list_study(row: StudyRow) -> b.ListedStudy:
    """Return a study as an entry of a list."""
    return b.ListedStudy(row.id, row.title, row.game, row.turns, row.version, row.changed_ms)


def _see(study: Study, user: User | None, owner: User | None) -> b.StudyView:
    return b.StudyView(
        id=study.id,
        title=study.title,
        tree=study.tree,
        version=study.version,
        changed_ms=study.changed_ms,
        is_yours=user is not None and user.id == study.owner,
        owner=owner.name if owner else "",
        is_owner_guest=owner is None or owner.is_guest,
    )


# ---- records


@post(
    "/study/read",
    status_code=200,
    responses=errors(COMPUTES, BODY),
    request_max_body_size=LARGEST_UPLOAD,
)
async def list_records(data: JSONBody[b.RecordFile], record_pool: NamedDependency[WorkerPool]) -> b.FoundGames:
    """List the games of a file of records, and the line and reason of each broken one."""
    return await record_pool.work(_read, data.text)


def _read(text: str) -> b.FoundGames:
    wrong: list[RecordError] = []
    games: list[b.FoundGame] = []
    count = 0
    for record in scan_records(StringIO(text), wrong.append):
        count += 1
        if len(games) < MOST_LISTED:
            games.append(_list_record(record))
    broken = [b.BrokenGame(error.line, error.code, words_of(error.phrase), error.rule) for error in wrong[:MOST_BROKEN]]
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


@post("/study/open", status_code=200, responses=errors(COMPUTES, BODY, POSITION, TREE))
async def open_record(data: JSONBody[b.OneRecord], worker_pool: NamedDependency[WorkerPool]) -> b.Tree:
    """Return a record as a tree with its variations and comments."""
    return await worker_pool.work(read_tree, data.record)


@get("/study/game/{game_id:str}", responses=errors(READS, GAME, {409: "study.running", 429: "study.busy"}))
async def open_game(
    game_id: GameId, games: NamedDependency[GameService], worker_pool: NamedDependency[WorkerPool]
) -> b.Tree:
    """Return a finished game of this server as a tree."""
    table = await games.queries.table(game_id)
    check_can_study(table)
    return await worker_pool.work(lambda: tree_of(table.to_record(())))


study_router = Router(
    "/",
    route_handlers=[
        list_my_studies,
        save_study,
        get_study,
        update_study,
        delete_study,
        download_study,
        list_records,
        open_record,
        open_game,
    ],
    dependencies={"study": Provide(provide_study), "own_study": Provide(provide_own_study)},
    tags=["Studies"],
)
