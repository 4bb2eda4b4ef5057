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
from erawan.server.http.authentication import Identity
from erawan.server.http.errors import answer_error, answer_failure, answer_http_error
from erawan.server.http.middleware import Guard
from erawan.server.http.rate_limits import Buckets
from erawan.server.http.services import Context
from erawan.server.http.static_files import web
from erawan.server.http.websocket import RESTARTING, live
from erawan.server.live.engine_pool import Engines
from erawan.server.live.game_service import Host
from erawan.server.live.outage import Heart
from erawan.server.live.webhooks import Hooks
from erawan.server.settings import Settings
from erawan.server.store.database import open_database, prepare
from erawan.server.store.store import Store
from erawan.server.study.analysis_queue import Analyst
from erawan.server.study.worker_pool import Desk

LARGEST_BODY = 500_000
STUDY_THREADS = 2

_log = logging.getLogger("erawan")


def make_app(settings: Settings) -> Guard:
    """The application as an ASGI server runs it."""
    requests = Buckets(settings.requests_per_s, settings.requests_burst)

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
    return Guard(app, settings, requests)


@asynccontextmanager
async def _running(settings: Settings, requests: Buckets) -> AsyncIterator[Context]:
    """The parts of the server while it runs."""
    engine = open_database(settings.database)
    await asyncio.to_thread(prepare, engine)
    store = Store(engine, open_database(settings.database, readers=1))
    engines = Engines(settings.engine_threads or None, settings.opponent_seconds)
    heart = Heart(store)
    await heart.start()
    hooks = Hooks(store, settings.webhook_private)
    await hooks.open()
    host = Host(store, engines, heart, hooks)
    desk = Desk("desk", STUDY_THREADS)
    analyst = Analyst(store, desk)
    hourly = settings.guests_per_hour, settings.sign_ins_per_hour, settings.analyses_per_hour
    guests, sign_ins, analyses = (Buckets(rate / 3600, rate) for rate in hourly)
    context = Context(
        settings, store, host, heart, hooks, Identity(store), guests, sign_ins, analyst, analyses, desk, requests
    )
    await host.open()
    await analyst.open()
    beating = asyncio.create_task(heart.run())
    _log.info("ready")
    try:
        yield context
    finally:
        context.is_closing = True
        beating.cancel()
        await asyncio.gather(*(talk.close(RESTARTING) for talk in tuple(context.conversations)), return_exceptions=True)
        await analyst.close()
        await host.close()
        for threads in (context.thinkers, context.judging, context.reading, desk, engines):
            await asyncio.to_thread(threads.close)
        with suppress(ErawanError):
            await heart.stop()
        await store.close()
        _log.info("closed")
