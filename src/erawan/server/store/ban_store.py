"""Stored bans, and the version number of bans and sessions.

``erawan admin`` changes the version together with a ban or a session that it ends; running servers compare the version
every few seconds and read again what has changed.
"""

from __future__ import annotations

from sqlalchemy import delete, exists, insert, literal, select, update

from erawan.server.domain.bans import Ban
from erawan.server.store import schema as s
from erawan.server.store.database import AnyRow, Reader
from erawan.server.store.writer import Change

_ROW = 1


def set_ban(ban: Ban) -> Change:
    """Return the change that bans a user, in place of an earlier ban."""
    row = {"person_id": ban.person, "made_ms": ban.made_ms, "until_ms": ban.until_ms, "reason": ban.reason}
    return Change([(delete(s.bans).where(s.bans.c.person_id == ban.person), None), (insert(s.bans), row)])


def lift_ban(person: str) -> Change:
    """Return the change that lifts the ban of a user."""
    return Change([(delete(s.bans).where(s.bans.c.person_id == person), None)])


async def all_bans(reader: Reader) -> list[Ban]:
    """Return all bans, also those that are over, the newest first."""
    rows = await reader.rows(select(s.bans).order_by(s.bans.c.made_ms.desc(), s.bans.c.person_id))
    return [_ban(row) for row in rows]


def _ban(row: AnyRow) -> Ban:
    return Ban(row.person_id, row.made_ms, row.until_ms, row.reason)


async def access_version(reader: Reader) -> int:
    """Return the version of bans and sessions; it grows with every change by an administrator."""
    rows = await reader.rows(select(s.access_version.c.version).where(s.access_version.c.id == _ROW))
    return int(rows[0].version) if rows else 0


ACCESS_CHANGED = Change(
    [
        # The first change creates the row: a backup restores the one that it has.
        (
            insert(s.access_version).from_select(
                ["id", "version"],
                select(literal(_ROW), literal(0)).where(~exists().where(s.access_version.c.id == _ROW)),
            ),
            None,
        ),
        (update(s.access_version).values(version=s.access_version.c.version + 1), None),
    ]
)
"""Store this change together with a ban or the end of a session: it makes running servers read them again."""
