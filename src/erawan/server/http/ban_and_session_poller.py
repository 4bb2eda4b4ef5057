"""Poll the database for the changes that administrators make there: bans, and sessions that they end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from erawan.core.errors import ErawanError
from erawan.server.domain.bans import Ban, check_ban, check_ban_for
from erawan.server.domain.clock import now_ms
from erawan.server.store.ban_store import access_version, all_bans
from erawan.server.store.game_store import Store

# Each look is one small query, so an administrator sees the effect almost at once.
LOOK_SECONDS = 2.0

_log = logging.getLogger("erawan.http")


class BanAndSessionPoller:
    """The bans, as the database had them at the last look. ``on_change`` is called when sessions may have ended."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._version = 0
        self._bans: dict[str, Ban] = {}
        self.on_change: Callable[[], Awaitable[None]] | None = None

    async def open(self) -> None:
        """Read the bans."""
        self._version = await access_version(self._store)
        await self._read_bans()

    async def run(self) -> None:
        """Look for changes until the task is cancelled."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except ErawanError as error:
                _log.debug("bans could not be read", extra={"code": error.code})

    async def look(self) -> None:
        """Read the bans again, and end sessions, if an administrator has changed something."""
        version = await access_version(self._store)
        if version == self._version:
            return
        await self._read_bans()
        if self.on_change is not None:
            await self.on_change()
        # Set this last: after an error the next look tries again.
        self._version = version
        _log.info("bans and sessions read again", extra={"bans": self.banned_count})

    @property
    def banned_count(self) -> int:
        """The number of users who are banned now."""
        now = now_ms()
        return sum(ban.is_in_force(now) for ban in tuple(self._bans.values()))

    def check(self, user_id: str | None) -> None:
        """Refuse a user who is banned."""
        check_ban(self._ban_of(user_id), now_ms())

    def check_command(self, user_id: str | None, command: object) -> None:
        """Refuse a command of a user who is banned, unless it resigns or leaves a seat."""
        if self._bans:
            check_ban_for(self._ban_of(user_id), command, now_ms())

    def _ban_of(self, user_id: str | None) -> Ban | None:
        return self._bans.get(user_id) if user_id is not None else None

    async def _read_bans(self) -> None:
        self._bans = {ban.person: ban for ban in await all_bans(self._store)}
