"""The application: create the services, connect them to the routes, and close them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from litestar import Litestar, Router
from litestar.exceptions import HTTPException, NotFoundException

from erawan.core.errors import ErawanError
from erawan.server.addresses import addresses
from erawan.server.cluster.bus import Bus
from erawan.server.cluster.process_messages import SessionsEnded
from erawan.server.http.analysis_routes import analysis_router, live_analysis_router
from erawan.server.http.api_document import document_routes, openapi_config, openapi_document
from erawan.server.http.authentication import Authentication
from erawan.server.http.ban_and_session_poller import BanAndSessionPoller
from erawan.server.http.coach_routes import coach_router
from erawan.server.http.dependencies import Services, dependencies
from erawan.server.http.errors import answer_error, answer_failure, answer_http_error, log_socket_failure
from erawan.server.http.game_routes import game_router
from erawan.server.http.incoming_text import JsonRequest
from erawan.server.http.middleware import RequestGuard
from erawan.server.http.opening_routes import opening_router
from erawan.server.http.position_routes import position_router
from erawan.server.http.puzzle_mode_routes import endgame_router, puzzle_mode_router
from erawan.server.http.puzzle_routes import puzzle_router
from erawan.server.http.request_limits import AddressLimits, ExportSlots, SharedLimits, SignInLimits, TokenBuckets
from erawan.server.http.seat_routes import seat_router
from erawan.server.http.server_routes import get_metrics, health_router, observe_services, server_router
from erawan.server.http.session_routes import end_lost_sessions, session_router
from erawan.server.http.static_files import answer_unknown_address, web_routes
from erawan.server.http.study_routes import study_router
from erawan.server.http.user_routes import user_router
from erawan.server.http.websocket import RESTARTING, SIGNED_OUT, live
from erawan.server.live.cluster_sync import ClusterSync
from erawan.server.live.engine_pool import EnginePool, Engines
from erawan.server.live.game_service import GameService
from erawan.server.live.outage import OutageMonitor, follow_database_time, keep_following_database_time
from erawan.server.live.user_limits import UserLimits
from erawan.server.live.webhook_queue import WebhookQueue
from erawan.server.live.worker_engines import WorkerEngines
from erawan.server.settings import Settings
from erawan.server.store.database import open_database, prepare
from erawan.server.store.engine_job_store import EngineJobStore
from erawan.server.store.game_store import Store
from erawan.server.store.health_check import HealthCheck
from erawan.server.store.lease_store import Leases, make_leases
from erawan.server.store.server_lock import server_lock
from erawan.server.study.analysis_queue import AnalysisQueue
from erawan.server.study.coach_moments import Coach
from erawan.server.study.fair_play import FairPlay
from erawan.server.study.worker_pool import WorkerPool

LARGEST_BODY = 500_000
STUDY_THREADS = 2

_log = logging.getLogger("erawan")

_API = Router(
    "/api",
    route_handlers=[
        game_router,
        seat_router,
        user_router,
        session_router,
        position_router,
        live_analysis_router,
        analysis_router,
        coach_router,
        study_router,
        puzzle_router,
        puzzle_mode_router,
        endgame_router,
        opening_router,
        server_router,
    ],
)


def make_app(settings: Settings) -> RequestGuard:
    """Return the application for an ASGI server: the routes behind the middleware."""
    limits = AddressLimits(settings)
    return RequestGuard(make_routes(settings, limits), settings, limits)


def make_routes(settings: Settings, limits: AddressLimits) -> Litestar:
    """Return the Litestar application with all routes. Its services start with it."""

    @asynccontextmanager
    async def run(app: Litestar) -> AsyncIterator[None]:
        async with _running_services(settings, limits) as services:
            app.state.services = services
            yield

    return Litestar(
        route_handlers=[_API, health_router, get_metrics, live, *document_routes, *web_routes],
        lifespan=[run],
        dependencies=dependencies,
        exception_handlers={
            ErawanError: answer_error,
            NotFoundException: answer_unknown_address,
            HTTPException: answer_http_error,
            Exception: answer_failure,
        },
        after_exception=[log_socket_failure],
        request_class=JsonRequest,
        request_max_body_size=LARGEST_BODY,
        openapi_config=openapi_config,
        logging_config=None,
    )


def api_document() -> dict[str, Any]:
    """Return the OpenAPI document of the API."""
    return openapi_document(make_routes(Settings(), AddressLimits(Settings())))


@asynccontextmanager
async def _running_services(settings: Settings, limits: AddressLimits) -> AsyncIterator[Services]:
    """Start the services, and close them at the end. Only one server at a time may use a SQLite file."""
    with server_lock(settings.database, addresses(settings.host, settings.port)[0][1]):
        async with _unlocked_services(settings, limits) as services:
            yield services


@asynccontextmanager
async def _unlocked_services(settings: Settings, limits: AddressLimits) -> AsyncIterator[Services]:
    engine = open_database(settings.database)
    await asyncio.to_thread(prepare, engine)
    store = Store(engine, open_database(settings.database, readers=1))
    engines = _make_engines(settings, store)
    name = settings.unique_process_name
    leases = make_leases(store, settings.database, name)
    if leases.is_shared:
        await follow_database_time(store)
    outage_monitor = OutageMonitor(store, is_shared=leases.is_shared)
    await outage_monitor.start()
    webhooks = WebhookQueue(store, settings.webhook_private, settings.webhook_calls_per_user, leases)
    await webhooks.open()
    worker_pool = WorkerPool("worker_pool", STUDY_THREADS)
    bus = Bus(settings.redis_url, name) if settings.redis_url else None
    if bus is not None:
        await bus.open()
    games = GameService(store, engines, outage_monitor, webhooks, settings.table_memory_mb, leases, bus)
    analysis_queue = AnalysisQueue(store, worker_pool, leases, can_search=not settings.engine_workers)
    services = Services(
        settings=settings,
        store=store,
        health_check=HealthCheck(settings.database, store.file),
        games=games,
        outage_monitor=outage_monitor,
        webhooks=webhooks,
        authentication=Authentication(store),
        access=BanAndSessionPoller(store),
        analysis_queue=analysis_queue,
        coach=Coach(analysis_queue, worker_pool),
        worker_pool=worker_pool,
        request_limit=limits.requests,
        cpu_shares=limits.cpu_shares,
        guest_limit=_hourly(settings.guests_per_hour),
        sign_in_limits=SignInLimits(settings.sign_ins_per_hour),
        analysis_limit=_hourly(settings.analyses_per_hour),
        qr_limit=TokenBuckets(settings.qr_codes_per_minute / 60, max(1, settings.qr_codes_per_minute / 4)),
        export_slots=ExportSlots(settings.exports_at_once),
        open_game_limit=_hourly(settings.open_games_per_hour),
        user_limits=UserLimits(store, settings),
        fair_play=FairPlay(store, worker_pool),
    )
    background = await _start(services, leases)
    _log.info("ready")
    try:
        yield services
    finally:
        services.is_closing = True
        for task in background:
            task.cancel()
        closing = (socket.close(RESTARTING) for socket in tuple(services.open_sockets))
        await asyncio.gather(*closing, return_exceptions=True)
        await services.analysis_queue.close()
        await services.games.close()
        pools = (services.live_analyses, services.puzzle_pool, services.record_pool, worker_pool, engines)
        for pool in pools:
            await asyncio.to_thread(pool.close)
        await leases.close()
        with suppress(ErawanError):
            await outage_monitor.stop()
        if bus is not None:
            await bus.close()
        services.health_check.close()
        await store.close()
        _log.info("closed")


async def _start(services: Services, leases: Leases) -> list[asyncio.Task[None]]:
    """Start the services; return the tasks that run until the server ends."""
    observe_services(services)
    await services.access.open()
    services.access.on_change = partial(end_lost_sessions, services)
    leases.open()
    running: list[Coroutine[Any, Any, None]] = []
    if services.games.cluster is not None:
        _follow_other_processes(services, services.games.cluster)
        running.append(SharedLimits(services.games.cluster, _limits_by_name(services)).run())
    await services.games.open()
    await services.analysis_queue.open()
    running += [services.outage_monitor.run(), services.access.run(), services.fair_play.name_older_games()]
    if leases.is_shared:
        running.append(keep_following_database_time(services.store))
    return [asyncio.create_task(each) for each in running]


def _make_engines(settings: Settings, store: Store) -> Engines:
    """Return the engines: threads of this process, or a queue for engine workers."""
    if settings.engine_workers:
        return WorkerEngines(EngineJobStore(store), settings.opponent_seconds, settings.waiting_searches_per_user)
    return EnginePool(
        settings.engine_threads or None,
        settings.opponent_seconds,
        settings.searches_per_user,
        settings.waiting_searches_per_user,
    )


def _follow_other_processes(services: Services, cluster: ClusterSync) -> None:
    """Let other processes end sessions and change people who are cached here."""
    authentication, games = services.authentication, services.games

    async def end_sessions(news: SessionsEnded) -> None:
        authentication.forget(news.person)
        await services.close_sockets(news.person, SIGNED_OUT, news.ended, news.kept)

    async def read_again(person: str) -> None:
        authentication.forget(person)
        await games.read_person_again(person)

    cluster.on_sessions_ended = end_sessions
    cluster.on_person_changed = read_again
    cluster.on_restored = authentication.forget_all
    # While messages may be missing, no session is taken from the cache.
    authentication.is_cache_fresh = lambda: cluster.is_fresh


def _limits_by_name(services: Services) -> dict[str, TokenBuckets]:
    """Return the rate limits that count what clients do at all processes."""
    return {
        "requests": services.request_limit,
        "guests": services.guest_limit,
        "analyses": services.analysis_limit,
        "qr codes": services.qr_limit,
        "open games": services.open_game_limit,
        **services.sign_in_limits.buckets,
    }


def _hourly(rate: float) -> TokenBuckets:
    """Return a rate limit of that many requests an hour."""
    return TokenBuckets(rate / 3600, rate)
