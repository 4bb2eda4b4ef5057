"""What every request may use: made once when the server starts."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from typing import Protocol

from erawan.server.http.authentication import Identity
from erawan.server.http.rate_limits import Buckets
from erawan.server.live.game_service import Host
from erawan.server.live.outage import Heart
from erawan.server.live.webhooks import Hooks
from erawan.server.settings import Settings
from erawan.server.store.store import Store
from erawan.server.study.analysis_queue import Analyst
from erawan.server.study.live_analysis import Thinkers
from erawan.server.study.worker_pool import Desk


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
class Context:
    """The parts of a running server."""

    settings: Settings
    store: Store
    host: Host
    heart: Heart
    hooks: Hooks
    identity: Identity
    guests: Buckets
    sign_ins: Buckets
    """How often a passphrase may be tried, by address and by name."""
    analyst: Analyst
    analyses: Buckets
    """How many analyses an address may begin."""
    desk: Desk
    """Who does all other work on positions that people study."""
    guard_requests: Buckets
    """What the guard counts requests with; commands count too."""
    sockets: Counter[str] = field(default_factory=Counter)
    """How many sockets each address has."""
    conversations: set[Conversation] = field(default_factory=set)
    thinkers: Thinkers = field(default_factory=Thinkers)
    """Who thinks about positions that people study."""
    judging: Desk = field(default_factory=lambda: Desk("judge"))
    """Who proves what turns of puzzles come to, one after another."""
    reading: Desk = field(default_factory=lambda: Desk("reader"))
    """Who reads files of records: one at a time, for a long one takes a processor for seconds."""
    counting: Counting = field(default_factory=Counting)
    """How far finished games are counted."""
    is_closing: bool = False
