"""Leases: a piece of work that one server process does; if the process dies, another one takes the work over.

A lease has the name of the work, such as ``turn:`` and the id of a game. A process claims it, renews it every few
seconds while it works, and ends it in the transaction that stores the result. A process that died or was frozen renews
nothing: its leases end, and others claim them.

Each claim has a new token (a fencing token). A change is stored only together with a check that the lease with this
token still runs. So a process that wakes up with old leases cannot act, whatever it still believes. All times are those
of the database: the clocks of the processes do not matter.

With SQLite there is one process, and ``LocalLeases`` grants everything without asking the database.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Collection
from contextlib import suppress
from typing import NamedTuple, Protocol

from sqlalchemy import Boolean, ColumnElement, Connection, Delete, Update, delete, literal_column, or_, select, update
from sqlalchemy.dialects.postgresql import insert

from erawan.server.domain.decisions import RefusedError
from erawan.server.metrics import LEASE_MOVES
from erawan.server.store import schema as s
from erawan.server.store.database import database_ms, is_postgresql
from erawan.server.store.errors import StoreError
from erawan.server.store.game_store import Store
from erawan.server.store.writer import Change

LEASE_SECONDS = 10.0
"""How long a lease runs after it was claimed or renewed."""
RENEWALS = 4
"""How many times a lease is renewed in that time, so that one late answer of the database does no harm."""
KEEP_SECONDS = 3600.0
"""After this time, ended leases that nobody claimed again are deleted."""
# PostgreSQL's own column for the transaction that replaced a row: 0 for a row that was inserted.
_WAS_THERE = literal_column("xmax <> 0", Boolean).label("was_there")

_log = logging.getLogger("erawan.leases")


class Lease(NamedTuple):
    """A lease that this process has claimed."""

    name: str
    token: int


class Leases(Protocol):
    """The interface of leases: ``LeaseStore`` for several processes, otherwise ``LocalLeases``."""

    holder: str
    """The name of this process."""
    is_shared: bool
    """Whether other processes use the same database."""

    def open(self) -> None:
        """Start to renew leases."""

    async def close(self) -> None:
        """Give back everything, so that other processes need not wait until the leases end."""

    async def claim(self, names: Collection[str]) -> dict[str, Lease]:
        """Claim leases; return those that were granted: they were free, ended, or held by this process."""

    def has(self, lease: Lease) -> bool:
        """Return whether this process renews a lease. It may have lost the lease and not know it yet."""

    async def is_held(self, lease: Lease) -> bool:
        """Ask whether a lease still runs."""

    def check(self, lease: Lease) -> Change | None:
        """Return a change that is refused once the lease is lost; it is stored together with the work."""

    def spend(self, lease: Lease) -> Change | None:
        """Return a change like that of ``check`` that also ends the lease."""

    def release(self, lease: Lease) -> None:
        """Give a lease back in the background."""


def make_leases(store: Store, url: str, holder: str) -> Leases:
    """Return the leases for a database: only PostgreSQL has several processes. ``holder`` names this one."""
    return LeaseStore(store, holder) if is_postgresql(url) else LocalLeases(holder)


async def claim_one(leases: Leases, name: str) -> Lease | None:
    """Claim a lease; return None if another process holds it."""
    return (await leases.claim([name])).get(name)


class LocalLeases:
    """The leases of the only process of a database: every one is granted."""

    is_shared = False

    def __init__(self, holder: str = "") -> None:
        self.holder = holder

    def open(self) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""

    async def claim(self, names: Collection[str]) -> dict[str, Lease]:
        """Grant all leases."""
        return {name: Lease(name, 0) for name in names}

    def has(self, lease: Lease) -> bool:
        """Return True."""
        return True

    async def is_held(self, lease: Lease) -> bool:
        """Return True."""
        return True

    def check(self, lease: Lease) -> Change | None:
        """Return None: nothing has to be checked."""
        return None

    def spend(self, lease: Lease) -> Change | None:
        """Return None: nothing has to be checked."""
        return None

    def release(self, lease: Lease) -> None:
        """Do nothing."""


class LeaseStore:
    """Leases in PostgreSQL, among all processes that use it."""

    is_shared = True

    def __init__(self, store: Store, holder: str) -> None:
        self.holder = holder
        self._store = store
        self._held: dict[str, Lease] = {}
        """The leases that are renewed, by name."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._renewing: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start to renew leases."""
        self._renewing = asyncio.create_task(self._renew_for_ever())

    async def close(self) -> None:
        """Give back everything, so that other processes need not wait until the leases end."""
        if self._renewing is not None:
            self._renewing.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StoreError):
            await self._store.write(Change([(delete(s.leases).where(s.leases.c.holder == self.holder), None)]))

    @property
    def held_count(self) -> int:
        """The number of leases that this process renews."""
        return len(self._held)

    # ---- claims

    async def claim(self, names: Collection[str]) -> dict[str, Lease]:
        """Claim leases; a lease of this process is granted again, with a new token."""
        if not names:
            return {}
        claiming = asyncio.ensure_future(self._claim(names))
        try:
            return await asyncio.shield(claiming)
        except asyncio.CancelledError:
            # The database may grant them nevertheless.
            claiming.add_done_callback(self._release_unwanted)
            raise

    async def _claim(self, names: Collection[str]) -> dict[str, Lease]:
        def work(connection: Connection) -> dict[str, Lease]:
            ends = database_ms() + int(1000 * LEASE_SECONDS)
            # All processes claim in the same order, so that two never wait for each other.
            rows = [
                {"name": name, "holder": self.holder, "token": secrets.randbits(62), "until_ms": ends}
                for name in sorted(set(names))
            ]
            adding = insert(s.leases).values(rows)
            new = adding.excluded
            claiming = adding.on_conflict_do_update(
                index_elements=[s.leases.c.name],
                set_={"holder": new.holder, "token": new.token, "until_ms": new.until_ms},
                where=or_(s.leases.c.until_ms <= database_ms(), s.leases.c.holder == new.holder),
            )
            granted = connection.execute(claiming.returning(s.leases.c.name, s.leases.c.token, _WAS_THERE)).all()
            taken_over.extend(row.name for row in granted if row.was_there and row.name not in self._held)
            return {row.name: Lease(row.name, row.token) for row in granted}

        taken_over: list[str] = []
        claimed = await self._store.transact(work)
        self._held |= claimed
        for name in taken_over:
            LEASE_MOVES.labels(name.partition(":")[0]).inc()
        return claimed

    def _release_unwanted(self, claiming: asyncio.Future[dict[str, Lease]]) -> None:
        if not claiming.cancelled() and claiming.exception() is None:
            for lease in claiming.result().values():
                self.release(lease)

    def has(self, lease: Lease) -> bool:
        """Return whether this process renews a lease. It may have lost the lease and not know it yet."""
        return self._held.get(lease.name) == lease

    async def is_held(self, lease: Lease) -> bool:
        """Ask the database whether a lease still runs."""
        found = await self._store.rows(select(s.leases.c.name).where(*self._runs(lease)))
        return bool(found)

    # ---- changes

    def check(self, lease: Lease) -> Change:
        """Return a change that is refused once the lease is lost."""
        # The update locks the row: no other process gets the lease before the change is stored.
        return _required(update(s.leases).where(*self._runs(lease)).values(token=lease.token))

    def spend(self, lease: Lease) -> Change:
        """Return a change like that of ``check`` that also ends the lease."""
        return _required(delete(s.leases).where(*self._runs(lease)))

    def release(self, lease: Lease) -> None:
        """Give a lease back in the background."""
        if self.has(lease):
            del self._held[lease.name]
            task = asyncio.get_running_loop().create_task(self._release(lease))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _release(self, lease: Lease) -> None:
        # If it fails, the lease ends by itself.
        with suppress(StoreError):
            await self._store.write(Change([(delete(s.leases).where(*self._runs(lease)), None)]))

    def _runs(self, lease: Lease) -> tuple[ColumnElement[bool], ...]:
        is_mine = s.leases.c.name == lease.name, s.leases.c.token == lease.token
        return *is_mine, s.leases.c.until_ms > database_ms()

    # ---- renewal

    async def _renew_for_ever(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(LEASE_SECONDS / RENEWALS)
            beats += 1
            try:
                await self._renew()
                if beats % 100 == 0:
                    await self._delete_old()
            except StoreError as error:
                _log.warning("leases could not be renewed", extra={"code": error.code, "leases": len(self._held)})

    async def _renew(self) -> None:
        """Renew the leases of this process; forget those that it has lost."""
        held = list(self._held.values())
        if not held:
            return

        def work(connection: Connection) -> set[int]:
            is_mine = s.leases.c.token.in_([lease.token for lease in held]), s.leases.c.until_ms > database_ms()
            ends = database_ms() + int(1000 * LEASE_SECONDS)
            renewing = update(s.leases).where(*is_mine).values(until_ms=ends)
            return {row.token for row in connection.execute(renewing.returning(s.leases.c.token))}

        renewed = await self._store.transact(work)
        lost = [lease for lease in held if lease.token not in renewed and self.has(lease)]
        for lease in lost:
            del self._held[lease.name]
        if lost:
            _log.warning("leases were lost", extra={"leases": len(lost), "first": lost[0].name})

    async def _delete_old(self) -> None:
        old = delete(s.leases).where(s.leases.c.until_ms < database_ms() - int(1000 * KEEP_SECONDS))
        await self._store.write(Change([(old, None)]))


def _required(statement: Update | Delete) -> Change:
    return Change(required=[(statement, RefusedError("lease.lost"))])
