"""Routes about the server itself: its games and languages, its addresses, QR codes of links, its health and metrics."""

from __future__ import annotations

import hmac
import time
from collections.abc import Callable
from functools import lru_cache, partial
from io import BytesIO

import segno
from litestar import Request, Response, Router, get, post
from litestar.datastructures import ResponseHeader, State
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody
from prometheus_client import Gauge

import erawan
from erawan.core import registry
from erawan.core.game import Game
from erawan.core.options import Option
from erawan.players.player_registry import LEVELS, SearchCost, has_levels
from erawan.protocol import requests as b
from erawan.server import metrics
from erawan.server.addresses import addresses
from erawan.server.http.authentication import token_of
from erawan.server.http.dependencies import Services
from erawan.server.http.errors import BODY, COMPUTES, errors
from erawan.server.http.host_header import local_port
from erawan.server.http.request_limits import RefusedRequestError, TokenBuckets
from erawan.server.live.views import words_of
from erawan.server.settings import Settings
from erawan.server.store.database_backup import newest_backup_ms
from erawan.server.study.worker_pool import WorkerPool
from erawan.words import LANGUAGES, Phrase

_STATELESS = {429: "guard.too_many"}
_NOT_CACHED = [ResponseHeader(name="cache-control", value="no-store")]


@get("/catalogue", sync_to_thread=False, responses=errors(_STATELESS))
def get_catalogue() -> b.Catalogue:
    """List the games with their options and computer players, and the languages."""
    return b.Catalogue([_game_info(registry.game_class(name)) for name in registry.names()], list(LANGUAGES))


def _game_info(game: type[Game]) -> b.GameInfo:
    options = [_option_info(game.name, option) for option in game.option_table]
    return b.GameInfo(game.name, options, [*LEVELS] if has_levels(game) else [])


def _option_info(game: str, option: Option) -> b.OptionInfo:
    words = words_of(Phrase(f"option-{game}-{option.name}".replace("_", "-")))
    numbers = option.numbers
    least, most = (numbers[0], numbers[-1]) if numbers else (None, None)
    return b.OptionInfo(option.name, option.default, list(option.choices), least, most, option.rule, words)


@get("/addresses", sync_to_thread=False, responses=errors(_STATELESS))
def get_addresses(request: Request[None, None, State], settings: NamedDependency[Settings]) -> b.Addresses:
    """List the addresses of this server: the public one, or else those on this machine and in its network."""
    if settings.public_origin:
        return b.Addresses([b.AddressInfo("public", f"{settings.public_origin}/")])
    found = addresses(settings.host, local_port(request.scope, settings))
    return b.Addresses([b.AddressInfo(kind, url) for kind, url in found])


@post(
    "/qr",
    status_code=200,
    media_type="image/svg+xml",
    responses=errors(BODY, COMPUTES),
)
async def draw_qr_code(
    data: JSONBody[b.QrText],
    address: NamedDependency[str],
    worker_pool: NamedDependency[WorkerPool],
    qr_limit: NamedDependency[TokenBuckets],
) -> Response[bytes]:
    """Draw a link as a QR code in SVG. The link is in the body, because it is secret and addresses are logged."""
    if not qr_limit.take(address):
        raise RefusedRequestError("guard.too_many")
    return Response(await worker_pool.work(_draw_qr_code, data.text), media_type="image/svg+xml")


@lru_cache(maxsize=256)
def _draw_qr_code(text: str) -> bytes:
    """Return a QR code in SVG. A usual link takes 15 ms of one core, the longest 80 ms."""
    drawing = BytesIO()
    segno.make_qr(text, error="m").save(drawing, kind="svg", border=4, dark="#000", light="#fff", xmldecl=False)
    return drawing.getvalue()


# ---- health


@get("/health", response_headers=_NOT_CACHED, responses=errors(_STATELESS))
async def get_health(services: NamedDependency[Services]) -> b.Health:
    """Return whether the server runs, and whether it can store games."""
    return await _health(services)


@get("/health/live", response_headers=_NOT_CACHED, sync_to_thread=False, responses=errors(_STATELESS))
def get_liveness() -> b.Health:
    """Return whether the server runs at all."""
    return b.Health(True, True, erawan.__version__)


@get(
    "/health/ready",
    response_headers=_NOT_CACHED,
    responses={
        **errors(_STATELESS),
        503: ResponseSpec(b.Health, description="The server cannot store games.", generate_examples=False),
    },
)
async def get_readiness(services: NamedDependency[Services]) -> Response[b.Health]:
    """Return whether the server can store games: status 200, or 503 if not."""
    health = await _health(services)
    return Response(health, status_code=200 if health.is_ready else 503)


async def _health(services: Services) -> b.Health:
    can_write = not services.is_closing and services.outage_monitor.is_healthy
    is_ready = can_write and await services.health_check.can_read()
    return b.Health(True, is_ready, erawan.__version__, **services.games.queries.counts)


# ---- metrics, at ``/metrics`` of the main port for clients with the token


@get("/metrics", include_in_schema=False, sync_to_thread=True)
def get_metrics(request: Request[None, None, State], settings: NamedDependency[Settings]) -> Response[bytes]:
    """Return the metrics of this process; without the right token, 404."""
    wanted = settings.metrics_token
    if not wanted or not hmac.compare_digest(token_of(request.scope).encode(), wanted.encode()):
        raise NotFoundException
    return Response(metrics.exposition(), media_type=metrics.CONTENT_TYPE)


def observe_services(services: Services) -> None:
    """Let the gauges read a server. The metrics thread calls these functions, so each reads only plain numbers."""
    monitor, games, engines = services.outage_monitor, services.games, services.games.engines
    length = metrics.QUEUE_LENGTH.labels
    gauges: dict[Gauge, Callable[[], float]] = {
        metrics.SOCKETS: lambda: len(services.open_sockets),
        metrics.TABLES: lambda: games.memory["tables"],
        metrics.TABLE_BYTES: lambda: games.memory["bytes"],
        metrics.OPEN_OUTAGE: lambda: float(monitor.has_open_outage),
        metrics.HEARTBEAT_AGE: lambda: monitor.silence_s,
        metrics.BANNED: lambda: services.access.banned_count,
        metrics.BACKUP_AGE: lambda: _backup_age_s(services.settings),
        **{length("engine", cost.value): partial(engines.waiting_in, cost) for cost in SearchCost},
        length("backlog", "games"): lambda: games.waiting_counts["games"],
        length("analysis", "games"): lambda: services.analysis_queue.length,
        length("webhook", "calls"): lambda: services.webhooks.waiting_count,
        length("database", "changes"): lambda: services.store.waiting_changes,
    }
    for gauge, read in gauges.items():
        gauge.set_function(read)


def _backup_age_s(settings: Settings) -> float:
    newest = newest_backup_ms(settings.backup_folder)
    return -1 if newest is None else max(0.0, time.time() - newest / 1000)


server_router = Router("/", route_handlers=[get_catalogue, get_addresses, draw_qr_code], tags=["Server"])
health_router = Router("/", route_handlers=[get_health, get_liveness, get_readiness], tags=["Server"])
