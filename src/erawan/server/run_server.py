"""Run the server with Uvicorn."""

from __future__ import annotations

import gc
import signal
import socket
import sys
from collections.abc import Callable

import msgspec
import uvicorn
from litestar import Litestar

from erawan.server.app import make_app
from erawan.server.http.connections import ConnectionLimits
from erawan.server.http.websocket import LARGEST_MESSAGE
from erawan.server.metrics import serve_metrics
from erawan.server.settings import Settings
from erawan.server.tracing import set_up_tracing

BACKLOG = 2048
PING_SECONDS = 20.0
# Time that running requests get at shutdown.
GRACE_SECONDS = 5
# Writer, engines and event loop share an interpreter. With Python's 5 ms a turn could wait for several time slices.
SWITCH_SECONDS = 0.0005
# Few objects form cycles, so the collector need not scan a thousand sockets every second.
GARBAGE = (20_000, 20, 20)


def serve(
    settings: Settings, listener: socket.socket, tell_ready: Callable[[], None], opens_metrics: bool = True
) -> None:
    """Serve until the process is told to end. Call ``tell_ready`` once the server accepts connections.

    ``opens_metrics`` says whether to open the port for metrics at the start. Raise the error that stops the services
    from starting.
    """
    set_up_tracing(settings.trace_url)
    if settings.metrics_port and opens_metrics:
        serve_metrics(settings.metrics_host, settings.metrics_port)
    app = make_app(msgspec.structs.replace(settings, port=listener.getsockname()[1]))
    http, websocket = ConnectionLimits(settings).protocols
    config = uvicorn.Config(
        app,
        http=http,
        ws=websocket,
        # _Server starts and closes the services itself: Uvicorn would write the trace of an error to the log.
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        backlog=BACKLOG,
        ws_max_size=LARGEST_MESSAGE * 4,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        # Messages are small: compressing them costs more memory and time than it saves.
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    _Server(config, app.app, tell_ready).run(sockets=[listener])


def end_quietly() -> None:
    """Treat SIGINT and SIGTERM as a normal end.

    Uvicorn closes everything, then raises the signal again, which does nothing.
    """
    for told in (signal.SIGINT, signal.SIGTERM):
        signal.signal(told, lambda *_: None)


def _end_at_hang_up(server: uvicorn.Server) -> None:
    """Treat SIGHUP like SIGTERM, unless it is ignored: under systemd, reloading a single process restarts it."""
    if sys.platform != "win32" and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:

        def end(*_: object) -> None:
            server.should_exit = True

        signal.signal(signal.SIGHUP, end)


class _Server(uvicorn.Server):
    """A Uvicorn server that starts the services first, and says when it is ready."""

    def __init__(self, config: uvicorn.Config, routes: Litestar, tell_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._routes = routes
        self._services = routes.lifespan()
        self._tell_ready = tell_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, tune the interpreter, and call ``tell_ready``."""
        try:
            await self._services.__aenter__()
        except BaseExceptionGroup as group:
            # Litestar runs the services in a task group, which wraps their error.
            raise group.exceptions[0] from None
        await super().startup(sockets)
        if self.started:
            sys.setswitchinterval(SWITCH_SECONDS)
            # Exempt loaded modules from garbage collection: it would stop every game for 0.3 seconds.
            gc.collect()
            gc.freeze()
            gc.set_threshold(*GARBAGE)
            _end_at_hang_up(self)
            self._tell_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Ask the clients to reconnect to other processes, close all connections, then close the services."""
        for server in self.servers:
            server.close()
        await self._routes.state.services.drain()
        await super().shutdown(sockets)
        await self._services.__aexit__(None, None, None)
