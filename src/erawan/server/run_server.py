"""Running the server from its start to its end."""

from __future__ import annotations

import gc
import socket
import sys
from collections.abc import Callable

import uvicorn

from erawan.server.app import make_app
from erawan.server.http.websocket import LARGEST_MESSAGE
from erawan.server.settings import Settings

BACKLOG = 2048
PING_SECONDS = 20.0
# How long a request may still run once the server is told to end.
GRACE_SECONDS = 5
# Writer, engines and loop are threads of one interpreter. With Python's 5 ms a turn could wait for several of them.
SWITCH_SECONDS = 0.0005
# Next to nothing here waits for the collector: a thousand sockets need not be looked through every second.
GARBAGE = (20_000, 20, 20)


def serve(settings: Settings, listener: socket.socket, tell_ready: Callable[[], None]) -> None:
    """Serves until the process is told to end; ``tell_ready`` is called once people can come in."""
    config = uvicorn.Config(
        make_app(settings),
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
    _Server(config, tell_ready).run(sockets=[listener])


class _Server(uvicorn.Server):
    """Tells when it is ready, and ends quietly when it is asked to."""

    def __init__(self, config: uvicorn.Config, tell_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._tell_ready = tell_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, then tells."""
        await super().startup(sockets)
        if self.started:
            sys.setswitchinterval(SWITCH_SECONDS)
            # What was loaded stays to the end: looking through it for rubbish would stop every game for 0.3 seconds.
            gc.collect()
            gc.freeze()
            gc.set_threshold(*GARBAGE)
            self._tell_ready()
