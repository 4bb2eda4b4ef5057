"""The metrics at ``/metrics`` of the main port, for clients with the token; and the gauges of a running server."""

from __future__ import annotations

import hmac
import time
from collections.abc import Callable
from functools import partial

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from prometheus_client import Gauge

from erawan.players.player_registry import SearchCost
from erawan.server import metrics
from erawan.server.http.authentication import token_of
from erawan.server.http.dependencies import Services
from erawan.server.settings import Settings
from erawan.server.store.database_backup import newest_backup_ms


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
