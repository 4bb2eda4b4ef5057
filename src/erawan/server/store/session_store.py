"""Stored sessions: the tokens of a person, one for each device, and the devices that signed in before.

Only hashes of tokens and of device cookies are stored. The id of a session is the first letters of the hash, which
reveal nothing about the token.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, exists, insert, literal, select, update

from erawan.server.store import schema as s
from erawan.server.store.database import Reader
from erawan.server.store.writer import Change

SESSION_ID_LENGTH = 16


@dataclass(frozen=True)
class StoredSession:
    """A token of a person."""

    token_hash: str
    device: str
    """Browser and system in a few words; empty if unknown."""
    made_ms: int
    seen_ms: int

    @property
    def id(self) -> str:
        """The id under which the owner sees the session."""
        return self.token_hash[:SESSION_ID_LENGTH]


# ---- sessions


def add_token(person: str, token_hash: str, now_ms: int, device: str = "") -> Change:
    """Return the change that stores another token of a person: another session."""
    row = {"token_hash": token_hash, "person_id": person, "made_ms": now_ms, "seen_ms": now_ms, "device": device}
    return Change([(insert(s.tokens), row)])


def delete_token(token_hash: str) -> Change:
    """Return the change that deletes a token."""
    return Change([(delete(s.tokens).where(s.tokens.c.token_hash == token_hash), None)])


def delete_other_tokens(person: str, kept_hash: str) -> Change:
    """Return the change that deletes all tokens of a person but one; an empty hash keeps none."""
    place = s.tokens.c.person_id == person, s.tokens.c.token_hash != kept_hash
    return Change([(delete(s.tokens).where(*place), None)])


def mark_seen(token_hash: str, now_ms: int) -> Change:
    """Return the change that stores when a token was last used."""
    return Change([(update(s.tokens).where(s.tokens.c.token_hash == token_hash).values(seen_ms=now_ms), None)])


async def sessions_of(reader: Reader, person: str) -> list[StoredSession]:
    """Return the sessions of a person, most recently used first."""
    rows = await reader.rows(select(s.tokens).where(s.tokens.c.person_id == person))
    found = [StoredSession(row.token_hash, row.device or "", row.made_ms, row.seen_ms or row.made_ms) for row in rows]
    return sorted(found, key=lambda session: (-session.seen_ms, session.token_hash))


async def existing_tokens(reader: Reader, token_hashes: list[str]) -> set[str]:
    """Return those of some tokens that still exist."""
    found: set[str] = set()
    at_once = 500
    for start in range(0, len(token_hashes), at_once):
        some = token_hashes[start : start + at_once]
        rows = await reader.rows(select(s.tokens.c.token_hash).where(s.tokens.c.token_hash.in_(some)))
        found |= {row.token_hash for row in rows}
    return found


# ---- devices


def add_device(person: str, device_hash: str, now_ms: int) -> Change:
    """Return the change that stores that a person has signed in on a device."""
    return Change(
        [
            (delete(s.devices).where(*_is_device(person, device_hash)), None),
            (insert(s.devices), {"person_id": person, "device_hash": device_hash, "made_ms": now_ms}),
        ]
    )


def forget_devices(person: str, kept_hash: str) -> Change:
    """Return the change that forgets all devices of a person but one; an empty hash keeps none."""
    place = s.devices.c.person_id == person, s.devices.c.device_hash != kept_hash
    return Change([(delete(s.devices).where(*place), None)])


async def is_known_device(reader: Reader, person: str, device_hash: str) -> bool:
    """Return whether a person has signed in on a device before."""
    found = select(literal(1)).where(exists().where(*_is_device(person, device_hash)))
    return bool(await reader.rows(found))


def _is_device(person: str, device_hash: str) -> tuple[ColumnElement[bool], ...]:
    return s.devices.c.person_id == person, s.devices.c.device_hash == device_hash
