"""Routes of openings and statistics: the turns played from a position, and the results of King of Siam."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress

from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from erawan.analysis.opening_book import BookPage, chance_after, look_up
from erawan.core.errors import ErawanError
from erawan.games.siam.canonical import BoardSymmetry, canonical_position, turn_as_seen
from erawan.games.siam.state import SiamState
from erawan.protocol import openings as b
from erawan.protocol.studies import Place
from erawan.server.domain.clock import now_ms
from erawan.server.domain.decisions import RefusedError
from erawan.server.http.dependencies import OpeningCount
from erawan.server.http.errors import BODY, CHANGES, POSITION, READS, USER, errors
from erawan.server.live.views import words_of
from erawan.server.store.errors import ConflictError, StoreError
from erawan.server.store.game_store import Store
from erawan.server.store.opening_store import (
    TurnCount,
    VariantEndingCount,
    count_game,
    count_uncounted_games,
    endings_of_games,
    mark_as_counted,
    turns_played_in,
    uncounted_games,
)
from erawan.server.study.fair_play import FairPlay
from erawan.server.study.positions import table_of_place, view_place
from erawan.server.study.worker_pool import WorkerPool

# A request counts new finished games for at most this long; the next request continues.
COUNTING_SECONDS = 0.4
AT_ONCE = 20
# Another process may store a game with a time that is earlier than the last count.
LATE_MS = 600_000

_log = logging.getLogger("erawan.http")


@post(
    "/siam",
    status_code=200,
    responses=errors(
        CHANGES,
        BODY,
        POSITION,
        USER,
        {400: "table.too_long game.unknown", 403: "help.own_game", 409: "openings.siam_only", 429: "study.busy"},
    ),
)
async def get_openings(
    data: JSONBody[Place],
    user_id: NamedDependency[str | None],
    store: NamedDependency[Store],
    worker_pool: NamedDependency[WorkerPool],
    opening_count: NamedDependency[OpeningCount],
    fair_play: NamedDependency[FairPlay],
) -> b.Openings:
    """List the turns played from a position of Siam, and their results: by users of this server, and by engines.

    Positions that differ only by rotation or reflection of the board count as one. A position of a game that you are
    playing is refused, if the game is rated or between people.
    """
    await fair_play.check_study(data, user_id)
    state = (await worker_pool.work(table_of_place, data)).state
    if not isinstance(state, SiamState):
        raise RefusedError("openings.siam_only")
    left = await _count(store, worker_pool, opening_count)
    name, looks = canonical_position(state)
    played = await turns_played_in(store, name)
    page = await worker_pool.work(look_up, state)
    return b.Openings(
        game=await worker_pool.work(view_place, data),
        turns=_turns(state, looks, played),
        games=sum(each.count for each in played),
        engines=_engine_openings(state, page),
        left=left,
    )


@get("/king-of-siam", responses=errors(READS, {429: "study.busy"}))
async def get_results(
    store: NamedDependency[Store],
    worker_pool: NamedDependency[WorkerPool],
    opening_count: NamedDependency[OpeningCount],
) -> b.Numbers:
    """Return the results of all finished games of King of Siam, by map and number of players."""
    left = await _count(store, worker_pool, opening_count)
    ended = await endings_of_games(store)
    variants = sorted({each.variant for each in ended})
    return b.Numbers(
        [_numbers(variant, [each for each in ended if each.variant == variant]) for variant in variants], left
    )


async def _count(store: Store, worker_pool: WorkerPool, counted: OpeningCount) -> int:
    """Count games that ended since the last call; return how many are left."""
    until = time.monotonic() + COUNTING_SECONDS
    async with counted.lock:
        began_ms = now_ms()
        while games := await uncounted_games(store, counted.since_ms, AT_ONCE):
            for game_id in games:
                await _count_game(store, worker_pool, game_id)
                if time.monotonic() > until:
                    return await count_uncounted_games(store)
        counted.since_ms = began_ms - LATE_MS
    return 0


async def _count_game(store: Store, worker_pool: WorkerPool, game_id: str) -> None:
    try:
        table = await store.load(game_id)
        change = mark_as_counted(game_id) if table is None else await worker_pool.work(count_game, table)
    except StoreError:
        raise
    except ErawanError as error:
        # A game under older rules: leave it out.
        _log.warning("a game could not be counted", extra={"game": game_id, "code": error.code})
        change = mark_as_counted(game_id)
    # A conflict means that another process has counted it.
    with suppress(ConflictError):
        await store.write(change)


def _turns(state: SiamState, looks: list[BoardSymmetry], played: Sequence[TurnCount]) -> list[b.OpeningTurn]:
    """Return the turns played on this server, most frequent first."""
    legal = set(state.turns())
    counts: dict[str, Counter[str]] = {}
    for each in played:
        counts.setdefault(turn_as_seen(each.turn, looks), Counter())[each.winners] += each.count
    found = [
        b.OpeningTurn(
            turn=turn,
            does=words_of(state.describe(turn)),
            games=count.total(),
            elephants=count["1"],
            rhinos=count["2"],
            drawn=count[""],
            chance=chance_after(state, turn),
        )
        for turn, count in counts.items()
        # A turn of a game with other options may be illegal here.
        if turn in legal
    ]
    return sorted(found, key=lambda each: (-each.games, each.turn))


def _engine_openings(state: SiamState, page: BookPage) -> b.EngineOpenings:
    turns = [
        b.OpeningTurn(
            turn=each.turn,
            does=words_of(state.describe(each.turn)),
            games=each.count.games,
            elephants=each.count.elephants,
            rhinos=each.count.rhinos,
            drawn=each.count.drawn,
            chance=each.chance,
        )
        for each in page.turns
    ]
    return b.EngineOpenings(games=page.games, chance=page.chance, turns=turns)


def _numbers(variant: str, ended: list[VariantEndingCount]) -> b.VariantNumbers:
    name, _, seats = variant.rpartition(":")
    rulers, endings, wins = Counter[str](), Counter[str](), Counter[str]()
    for each in ended:
        rulers[each.ruler or ""] += each.count
        endings[each.reason] += each.count
        for seat in filter(None, each.winners.split(",")):
            wins[seat] += each.count
    return b.VariantNumbers(
        map=name,
        players=int(seats),
        games=endings.total(),
        rulers={letter: rulers[letter] for letter in "RLMB"},
        endings=[b.EndingCount(reason, count) for reason, count in endings.most_common()],
        wins=[wins[str(seat)] for seat in range(1, int(seats) + 1)],
    )


opening_router = Router("/openings", route_handlers=[get_openings, get_results], tags=["Openings"])
