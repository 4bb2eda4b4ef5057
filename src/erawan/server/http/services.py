"""The services that request handlers use, created once when the server starts."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from typing import Protocol

from erawan.server.http.authentication import Authentication
from erawan.server.http.rate_limits import TokenBuckets
from erawan.server.live.game_service import GameService
from erawan.server.live.outage import OutageMonitor
from erawan.server.live.webhooks import WebhookQueue
from erawan.server.settings import Settings
from erawan.server.store.game_store import Store
from erawan.server.study.analysis_queue import AnalysisQueue
from erawan.server.study.live_analysis import LiveAnalyses
from erawan.server.study.worker_pool import WorkerPool


class Conversation(Protocol):
    """A socket that can be closed."""

    @property
    def person(self) -> str | None:
        """Who is at the other end."""

    async def close(self, code: int) -> None:
        """Ends the connection."""


@dataclass
class Counting:
    """How far finished games are counted."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while games are counted."""
    since_ms: int = 0
    """All that were last changed before are counted, so nobody need look through them again."""


@dataclass
class Services:
    """The parts of a running server."""

    settings: Settings
    store: Store
    games: GameService
    outage_monitor: OutageMonitor
    hooks: WebhookQueue
    identity: Authentication
    guests: TokenBuckets
    sign_ins: TokenBuckets
    """How often a passphrase may be tried, by address and by name."""
    analysis_queue: AnalysisQueue
    analyses: TokenBuckets
    """How many analyses an address may begin."""
    worker_pool: WorkerPool
    """Who does all other work on positions that people study."""
    guard_requests: TokenBuckets
    """What the guard counts requests with; commands count too."""
    sockets: Counter[str] = field(default_factory=Counter)
    """How many sockets each address has."""
    conversations: set[Conversation] = field(default_factory=set)
    live_analyses: LiveAnalyses = field(default_factory=LiveAnalyses)
    """Who thinks about positions that people study."""
    judging: WorkerPool = field(default_factory=lambda: WorkerPool("judge"))
    """Who proves what turns of puzzles come to, one after another."""
    reading: WorkerPool = field(default_factory=lambda: WorkerPool("reader"))
    """Who reads files of records: one at a time, for a long one takes a processor for seconds."""
    counting: Counting = field(default_factory=Counting)
    """How far finished games are counted."""
    is_closing: bool = False
