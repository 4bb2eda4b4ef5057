"""The turns of a game as JSON. Each turn is encoded once, however often the game is shown.

A snapshot of a long game is then little more than joining bytes. Many turns at once, as after a game was loaded, are
encoded in a thread, since every one of them is played again and described.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Protocol

from msgspec import Raw
from msgspec.json import Encoder

from erawan.server.domain.position_history import PositionHistory
from erawan.server.domain.table import PlayedTurn, Table
from erawan.server.live.views import view_turn

MOST_ON_LOOP = 32
"""Maximum turns that are encoded on the event loop; one takes about 50 µs."""
# The memory of a list entry and two objects, besides the text itself.
_PART_BYTES = 60

_encode = Encoder().encode


class RunInThread(Protocol):
    """The type of ``TableCache.run_long``: run a function in a thread."""

    async def __call__(self, function: Callable[..., Any], *arguments: object) -> Any:
        """Run the function and return its result."""


class EncodedTurns:
    """The turns of one table as JSON objects, as far as they were encoded."""

    def __init__(self) -> None:
        self._played: list[PlayedTurn] = []
        """The turns that are encoded. After a takeback, the table has other objects in place of some of these."""
        self._parts: list[bytes] = []
        self._lock = asyncio.Lock()
        self.estimated_bytes = 0

    def is_quick(self, table: Table) -> bool:
        """Return whether the turns of a table can be encoded on the event loop."""
        return table.ply - self._forget_outdated(table) <= MOST_ON_LOOP

    def encode(self, table: Table) -> Raw:
        """Return all turns of a table as a JSON array."""
        since = self._forget_outdated(table)
        self._add(table.played[since:], encode_turns(table.states, table.played[since:], since))
        return Raw(b"[" + b",".join(self._parts) + b"]")

    async def catch_up(self, table: Table, run: RunInThread) -> None:
        """Encode the missing turns in a thread. If the table changes meanwhile, the new turns are still missing."""
        async with self._lock:
            since = self._forget_outdated(table)
            played = table.played[since:]
            if not played:
                return
            found = await run(encode_turns, table.states.copy(), played, since)
            if self._forget_outdated(table) == since:
                self._add(played, found)

    def _add(self, played: Sequence[PlayedTurn], parts: Sequence[bytes]) -> None:
        self._played += played
        self._parts += parts
        self.estimated_bytes += sum(map(len, parts)) + _PART_BYTES * len(parts)

    def _forget_outdated(self, table: Table) -> int:
        """Forget the turns that were taken back; return how many are left."""
        # Turns are only added and removed at the end: if one is still there, so are all before it.
        while self._played and not (
            len(self._played) <= table.ply and table.played[len(self._played) - 1] is self._played[-1]
        ):
            self._played.pop()
            self.estimated_bytes -= len(self._parts.pop()) + _PART_BYTES
        return len(self._played)


def encode_turns(states: PositionHistory, played: Sequence[PlayedTurn], since: int) -> list[bytes]:
    """Return turns as JSON, the first of which was played after ``since`` turns."""
    positions = pairwise(states.since(since))
    return [
        _encode(view_turn(turn, before.describe(turn.turn), before, after))
        for turn, (before, after) in zip(played, positions, strict=True)
    ]


def encode_all_turns(table: Table) -> Raw:
    """Return all turns of a table that is shown once."""
    return EncodedTurns().encode(table)
