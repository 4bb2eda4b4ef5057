"""Let rate limits count what clients do at all server processes.

Each process counts in buckets of its own, so that no request waits for another process. A few times a second it tells
the others how many tokens it has taken, and they take as many from their own buckets. A client that spreads its
requests over the processes can exceed a limit once, until the next exchange a quarter of a second later. It must make
up for that before it gets more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial

from erawan.server.cluster.process_messages import TokensTaken
from erawan.server.http.middleware import TokenBuckets
from erawan.server.live.cluster_sync import ClusterSync

TELL_SECONDS = 0.25


class SharedLimits:
    """The rate limits of this process by name, and the tokens taken since it last told the other processes."""

    def __init__(self, cluster: ClusterSync, limits: Mapping[str, TokenBuckets]) -> None:
        self._cluster = cluster
        self._limits = limits
        self._taken: dict[str, dict[str, int]] = {}
        for limit, buckets in limits.items():
            buckets.on_taken = partial(self._note, limit)
        cluster.on_tokens_taken = self._take

    async def run(self) -> None:
        """Report the tokens taken to the other processes, again and again until the task is cancelled."""
        while True:
            await asyncio.sleep(TELL_SECONDS)
            if self._taken:
                taken, self._taken = self._taken, {}
                self._cluster.tell_tokens_taken(taken)

    def _note(self, limit: str, name: str) -> None:
        of_limit = self._taken.setdefault(limit, {})
        of_limit[name] = of_limit.get(name, 0) + 1

    def _take(self, news: TokensTaken) -> None:
        for limit, taken in news.taken.items():
            if limit in self._limits:
                for name, count in taken.items():
                    self._limits[limit].charge(name, count)
