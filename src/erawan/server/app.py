"""The application: everything put together, from its start to its end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import erawan
from erawan.core.errors import ErawanError
from erawan.server.http import game_routes
from erawan.server.http.api_pages import pages
from erawan.server.http.authentication import Authentication
from erawan.server.http.errors import answer_error, answer_failure, answer_http_error
from erawan.server.http.middleware import RequestGuard
from erawan.server.http.rate_limits import TokenBuckets
from erawan.server.http.services import Services
from erawan.server.http.static_files import web
from erawan.server.http.websocket import RESTARTING, live
from erawan.server.live.engine_pool import EnginePool
from erawan.server.live.game_service import GameService
from erawan.server.live.outage import OutageMonitor
from erawan.server.live.webhooks import WebhookQueue
from erawan.server.settings import Settings
from erawan.server.store.database import open_database, prepare
from erawan.server.store.game_store import Store
from erawan.server.study.analysis_queue import AnalysisQueue
from erawan.server.study.worker_pool import WorkerPool

LARGEST_BODY = 500_000
STUDY_THREADS = 2

_log = logging.getLogger("erawan")


def make_app(settings: Settings) -> RequestGuard:
    """The application as an ASGI server runs it."""
    requests = TokenBuckets(settings.requests_per_s, settings.requests_burst)

    @asynccontextmanager
    async def run(app: Litestar) -> AsyncIterator[None]:
        async with _running(settings, requests) as context:
            app.state.context = context
            yield

    app = Litestar(
        route_handlers=[game_routes.api, *game_routes.health, live, *pages, *web],
        lifespan=[run],
        exception_handlers={
            ErawanError: answer_error,
            HTTPException: answer_http_error,
            Exception: answer_failure,
        },
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Erawan",
            version=erawan.__version__,
            description="Playing Siam and King of Siam over HTTP; live play is in the protocol of the socket.",
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )
    return RequestGuard(app, settings, requests)


@asynccontextmanager
async def _running(settings: Settings, requests: TokenBuckets) -> AsyncIterator[Services]:
    """The parts of the server while it runs."""
    engine = open_database(settings.database)
    await asyncio.to_thread(prepare, engine)
    store = Store(engine, open_database(settings.database, readers=1))
    engines = EnginePool(settings.engine_threads or None, settings.opponent_seconds)
    outage_monitor = OutageMonitor(store)
    await outage_monitor.start()
    hooks = WebhookQueue(store, settings.webhook_private)
    await hooks.open()
    games = GameService(store, engines, outage_monitor, hooks)
    worker_pool = WorkerPool("worker_pool", STUDY_THREADS)
    analysis_queue = AnalysisQueue(store, worker_pool)
    hourly = settings.guests_per_hour, settings.sign_ins_per_hour, settings.analyses_per_hour
    guests, sign_ins, analyses = (TokenBuckets(rate / 3600, rate) for rate in hourly)
    context = Services(
        settings,
        store,
        games,
        outage_monitor,
        hooks,
        Authentication(store),
        guests,
        sign_ins,
        analysis_queue,
        analyses,
        worker_pool,
        requests,
    )
    await games.open()
    await analysis_queue.open()
    beating = asyncio.create_task(outage_monitor.run())
    _log.info("ready")
    try:
        yield context
    finally:
        context.is_closing = True
        beating.cancel()
        await asyncio.gather(*(talk.close(RESTARTING) for talk in tuple(context.conversations)), return_exceptions=True)
        await analysis_queue.close()
        await games.close()
        for threads in (context.live_analyses, context.judging, context.reading, worker_pool, engines):
            await asyncio.to_thread(threads.close)
        with suppress(ErawanError):
            await outage_monitor.stop()
        await store.close()
        _log.info("closed")
