"""Authenticate users: guests by cookie, programs by bearer token. Only hashes of tokens are stored."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import unicodedata
from collections import OrderedDict
from dataclasses import replace

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from litestar.types import Scope

from erawan.core.errors import ErawanError, MalformedError
from erawan.server.domain.clock import now_ms
from erawan.server.http.asgi_scope import token_of
from erawan.server.store.database import ConflictError
from erawan.server.store.game_store import Store
from erawan.server.store.user_store import (
    User,
    add_person,
    add_token,
    change_person,
    delete_token,
    passphrase_of,
    person_of,
    set_passphrase,
)
from erawan.server.store.writer import Change

LONGEST_NAME = 40
SHORTEST_PASSPHRASE = 10
# Each takes 64 MB and all of a core, on purpose; many who sign in at once wait for each other.
HASHES_AT_ONCE = 2
_MOST_KNOWN = 20_000
_hasher = PasswordHasher()
_NOBODYS_HASH = _hasher.hash(secrets.token_hex(16))


class AuthenticationError(ErawanError):
    """Somebody is needed, and nobody is known."""


class Authentication:
    """Knows people by their tokens."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, User] = OrderedDict()
        self._hashing = asyncio.Semaphore(HASHES_AT_ONCE)

    async def who(self, scope: Scope) -> User | None:
        """Who a connection comes from; None for somebody without a token, or with one that is not known."""
        token = token_of(scope)
        if not token:
            return None
        hashed = hash_token(token)
        person = self._known.get(hashed) or await person_of(self._store, hashed)
        if person is not None:
            self._remember(hashed, person)
        return person

    async def make_guest(self, name: str = "") -> tuple[User, str]:
        """Somebody new, and the token that shows it."""
        return await make_person(self._store, name, is_bot=False)

    async def change(self, person: User, name: str, colour: str | None) -> User:
        """The same person under another name and colour; without a colour theirs stays."""
        changed = replace(person, name=check_name(name), colour=person.colour if colour is None else colour)
        login = login_of(changed.name) if person.has_passphrase else None
        await self._write_login(change_person(changed, login))
        self._refresh(changed)
        return changed

    async def set_passphrase(self, person: User, passphrase: str) -> User:
        """Lets somebody come back by their name and a passphrase, or no longer."""
        if passphrase:
            if not person.name:
                raise MalformedError("person.name", most=LONGEST_NAME)
            if len(passphrase) < SHORTEST_PASSPHRASE:
                raise MalformedError("person.passphrase", least=SHORTEST_PASSPHRASE)
            async with self._hashing:
                hashed = await asyncio.to_thread(_hasher.hash, passphrase)
            await self._write_login(set_passphrase(person.id, login_of(person.name), hashed))
        else:
            await self._store.write(set_passphrase(person.id, None, None))
        changed = replace(person, has_passphrase=bool(passphrase))
        self._refresh(changed)
        return changed

    async def sign_in(self, name: str, passphrase: str) -> tuple[User, str]:
        """Who comes back, and a token for this device."""
        found = await passphrase_of(self._store, login_of(name))
        # For a name that nobody has it takes as long: how long it took tells nobody which names there are.
        hashed = found[1] if found is not None else _NOBODYS_HASH
        async with self._hashing:
            is_right = await asyncio.to_thread(_is_right, hashed, passphrase)
        if found is None or not is_right:
            raise AuthenticationError("person.wrong_passphrase")
        token = fresh_token()
        await self._store.write(add_token(found[0].id, hash_token(token), now_ms()))
        return found[0], token

    async def sign_out(self, hashed: str) -> None:
        """A token is nobody's any more."""
        await self._store.write(delete_token(hashed))
        self._known.pop(hashed, None)

    def forget(self, person: str) -> None:
        """Somebody is no more."""
        for hashed in [hashed for hashed, known in self._known.items() if known.id == person]:
            del self._known[hashed]

    async def _write_login(self, change: Change) -> None:
        try:
            await self._store.write(change)
        except ConflictError:
            # Names are shared freely, but not those by which somebody comes back.
            raise AuthenticationError("person.name_taken") from None

    def _refresh(self, person: User) -> None:
        for hashed, known in self._known.items():
            if known.id == person.id:
                self._known[hashed] = person

    def _remember(self, hashed: str, person: User) -> None:
        self._known[hashed] = person
        self._known.move_to_end(hashed)
        if len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)


async def make_person(store: Store, name: str, is_bot: bool) -> tuple[User, str]:
    """Keeps somebody new; the person and the token, which is nowhere else."""
    token = fresh_token()
    person = User(secrets.token_hex(8), check_name(name) if name else "", is_bot)
    await store.write(add_person(person, hash_token(token), now_ms()))
    return person, token


def check_name(name: str) -> str:
    """A name as it is shown."""
    shown = " ".join("".join(letter for letter in name if letter.isprintable()).split())
    if not shown or len(shown) > LONGEST_NAME:
        raise MalformedError("person.name", most=LONGEST_NAME)
    return shown


def login_of(name: str) -> str:
    """A name as it is compared when somebody comes back by it."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()


def _is_right(hashed: str, passphrase: str) -> bool:
    try:
        return _hasher.verify(hashed, passphrase)
    except VerificationError:
        return False


def fresh_token() -> str:
    """A token nobody can guess."""
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> str:
    """What is kept of a token. It has 256 bits of chance, so a plain hash hides it."""
    return hashlib.sha256(token.encode()).hexdigest()
