"""The metrics of a server process or an engine worker, for Prometheus (docs/operations.md explains each).

They are global, as the log is, so that every layer can count. Metrics of the server's present state are read
when Prometheus asks (``http/server_routes.py`` connects them). A process counts only its own work.
"""

from __future__ import annotations

import errno
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
    start_http_server,
)

import erawan
from erawan.server.tracing import span

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
# A process that finds the port in use takes the next one, so that several processes share one setting.
MOST_PORTS = 64
_TURN_S = (0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
_WAIT_S = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 120)

_log = logging.getLogger("erawan")

# Leave out when each counter began: it would double the lines, and the process's start is a metric already.
disable_created_metrics()  # type: ignore[no-untyped-call]
registry = CollectorRegistry()
ProcessCollector(registry=registry)
PlatformCollector(registry=registry)
GCCollector(registry=registry)

# ---- turns and the database

TURN_SECONDS = Histogram(
    "erawan_turn_seconds", "Seconds of each stage of a turn", ["stage"], registry=registry, buckets=_TURN_S
)
COMMIT_SECONDS = Histogram(
    "erawan_commit_seconds", "Seconds of a commit of the database", registry=registry, buckets=_TURN_S
)
COMMIT_CHANGES = Histogram(
    "erawan_commit_changes",
    "Changes that one commit stores",
    registry=registry,
    buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256, 500),
)
OPEN_OUTAGE = Gauge("erawan_open_outage", "1 while the server can confirm no turn", registry=registry)
HEARTBEAT_AGE = Gauge("erawan_heartbeat_age_seconds", "Seconds since the last stored heartbeat", registry=registry)

# ---- queues

QUEUE_LENGTH = Gauge("erawan_queue_length", "Jobs that wait", ["queue", "class"], registry=registry)
QUEUE_WAIT = Histogram(
    "erawan_queue_wait_seconds",
    "Seconds that jobs waited before they started",
    ["queue", "class"],
    registry=registry,
    buckets=_WAIT_S,
)
ENGINE_NODES = Counter("erawan_engine_nodes", "Positions that engines have searched", registry=registry)
ENGINE_SEARCHES = Counter("erawan_engine_searches", "Searches that have ended", ["class"], registry=registry)

# ---- memory and connections

SOCKETS = Gauge("erawan_sockets", "Open WebSocket connections", registry=registry)
TABLES = Gauge("erawan_tables", "Games in memory", registry=registry)
TABLE_BYTES = Gauge("erawan_table_bytes", "Estimated bytes of the games in memory", registry=registry)
BANNED = Gauge("erawan_banned_users", "Users who are banned now", registry=registry)

# ---- requests and errors

REQUESTS = Counter("erawan_requests", "HTTP requests", ["status"], registry=registry)
COMMANDS = Counter("erawan_commands", "Commands that arrived over sockets", registry=registry)
ERRORS = Counter("erawan_errors", "Errors sent to clients, by code", ["code"], registry=registry)

# ---- several processes

LEASE_MOVES = Counter("erawan_lease_moves", "Leases taken over from another process", ["kind"], registry=registry)

# ---- the process

BUILD = Gauge("erawan_build_info", "The version of Erawan", ["version"], registry=registry)
BUILD.labels(erawan.__version__).set(1)
BACKUP_AGE = Gauge(
    "erawan_backup_age_seconds", "Seconds since the newest backup in backup_dir; -1: none", registry=registry
)

_STAGES = {name: TURN_SECONDS.labels(name) for name in ("decide", "commit", "broadcast")}


@contextmanager
def turn_stage(name: str) -> Iterator[None]:
    """Measure one stage of a turn: ``decide``, ``commit`` or ``broadcast``. A stage that fails is not counted."""
    began = perf_counter()
    with span(name):
        yield
    _STAGES[name].observe(perf_counter() - began)


def leave_out_server_metrics() -> None:
    """Remove the metrics that only servers have: an engine worker would show them as 0, as if it had measured that."""
    for metric in (
        TURN_SECONDS,
        OPEN_OUTAGE,
        HEARTBEAT_AGE,
        QUEUE_LENGTH,
        SOCKETS,
        TABLES,
        TABLE_BYTES,
        BANNED,
        REQUESTS,
        COMMANDS,
        ERRORS,
        BACKUP_AGE,
    ):
        registry.unregister(metric)


def exposition() -> bytes:
    """Return all metrics in the text format of Prometheus."""
    return generate_latest(registry)


def serve_metrics(host: str, port: int) -> int:
    """Serve the metrics in a thread of their own, at a port or the next free one; return the port."""
    for candidate in range(port, min(port + MOST_PORTS, 65536)):
        try:
            start_http_server(candidate, host, registry)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or candidate == port + MOST_PORTS - 1:
                raise
        else:
            _log.info("metrics", extra={"host": host, "port": candidate})
            return candidate
    raise OSError(errno.EADDRINUSE, "no free port for metrics")
