"""Routes of openings and statistics: the turns played from a position, and how games of King of Siam end."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress

from litestar import Router, get, post
from litestar.params import JSONBody

from erawan.core.errors import ErawanError
from erawan.games.siam.state import SiamState
from erawan.protocol import openings as b
from erawan.protocol.studies import Place
from erawan.server.domain.clock import now_ms
from erawan.server.domain.decisions import RefusedError
from erawan.server.domain.opening_statistics import BoardSymmetry, canonical_position, turn_as_seen
from erawan.server.http.dependencies import ERRORS, AnyRequest, context_of
from erawan.server.http.services import Services
from erawan.server.live.views import words_of
from erawan.server.store.database import ConflictError, StoreError
from erawan.server.store.opening_store import (
    EndingCount,
    TurnCount,
    count_game,
    count_uncounted_games,
    endings_of_games,
    mark_as_counted,
    turns_played_in,
    uncounted_games,
)
from erawan.server.study.positions import table_of_place, view_place

# So long a request counts games that ended since the last one; whoever asks again goes on with it.
COUNTING_SECONDS = 0.4
AT_ONCE = 20
# What another process of the same database keeps may be dated so much earlier than it is seen.
LATE_MS = 600_000

_log = logging.getLogger("erawan.http")


@post("/siam", status_code=200, responses=ERRORS)
async def see_openings(request: AnyRequest, data: JSONBody[Place]) -> b.Openings:
    """What was played from a position of Siam in the finished games of this server, and how often it won.

    Positions that are one but for turning or mirroring the board count as one.
    """
    context = context_of(request)
    state = (await context.worker_pool.work(table_of_place, data)).state
    if not isinstance(state, SiamState):
        raise RefusedError("openings.siam_only")
    left = await _count(context)
    name, looks = canonical_position(state)
    played = await turns_played_in(context.store, name)
    return b.Openings(
        game=await context.worker_pool.work(view_place, data),
        turns=_turns(state, looks, played),
        games=sum(each.count for each in played),
        left=left,
    )


@get("/king-of-siam", responses=ERRORS)
async def see_numbers(request: AnyRequest) -> b.Numbers:
    """How the finished games of King of Siam on this server ended, by map and number of players."""
    context = context_of(request)
    left = await _count(context)
    ended = await endings_of_games(context.store)
    variants = sorted({each.variant for each in ended})
    return b.Numbers(
        [_numbers(variant, [each for each in ended if each.variant == variant]) for variant in variants], left
    )


async def _count(context: Services) -> int:
    """Counts games that ended since; how many are left."""
    until = time.monotonic() + COUNTING_SECONDS
    counting = context.counting
    async with counting.lock:
        began_ms = now_ms()
        while games := await uncounted_games(context.store, counting.since_ms, AT_ONCE):
            for game_id in games:
                await _count_game(context, game_id)
                if time.monotonic() > until:
                    return await count_uncounted_games(context.store)
        counting.since_ms = began_ms - LATE_MS
    return 0


async def _count_game(context: Services, game_id: str) -> None:
    try:
        table = await context.store.load(game_id)
        change = mark_as_counted(game_id) if table is None else await context.worker_pool.work(count_game, table)
    except StoreError:
        raise
    except ErawanError as error:
        # Of other rules than ours: the numbers do without it.
        _log.warning("a game could not be counted", extra={"game": game_id, "code": error.code})
        change = mark_as_counted(game_id)
    # If another process was first it is counted.
    with suppress(ConflictError):
        await context.store.write(change)


def _turns(state: SiamState, looks: list[BoardSymmetry], played: Sequence[TurnCount]) -> list[b.OpeningTurn]:
    """The turns by how often they were played."""
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
        )
        for turn, count in counts.items()
        # Games with other options may have gone where this one cannot.
        if turn in legal
    ]
    return sorted(found, key=lambda each: (-each.games, each.turn))


def _numbers(variant: str, ended: list[EndingCount]) -> b.VariantNumbers:
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


openings = Router("/openings", route_handlers=[see_openings, see_numbers])
