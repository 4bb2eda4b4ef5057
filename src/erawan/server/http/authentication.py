"""Authenticate users: guests by cookie, programs by bearer token, returning users by name and passphrase.

The database stores only hashes of tokens and passphrases.
"""

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
from erawan.server.http.incoming_text import check_text
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

COOKIE = "erawan"
COOKIE_SECONDS = 400 * 24 * 3600
RESPONSE_NOTES = "erawan.notes"
"""Key of the ASGI scope under which a handler leaves notes for the middleware, which writes the response headers."""
NEW_TOKEN = "new_token"
LONGEST_NAME = 40
SHORTEST_PASSPHRASE = 10
# Each hash takes 64 MB and a whole core, on purpose. Further sign-ins wait.
HASHES_AT_ONCE = 2
_MOST_CACHED = 20_000
_hasher = PasswordHasher()
_HASH_OF_NO_USER = _hasher.hash(secrets.token_hex(16))


class AuthenticationError(ErawanError):
    """A request needs a user, and the server knows none for it."""


class Authentication:
    """Find users by their tokens and passphrases. Caches the users of recent tokens."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._cache: OrderedDict[str, User] = OrderedDict()
        self._hashing = asyncio.Semaphore(HASHES_AT_ONCE)

    async def find_user(self, scope: Scope) -> User | None:
        """Return the user of a connection; None without a token or with an unknown one."""
        token = token_of(scope)
        if not token:
            return None
        hashed = hash_token(token)
        user = self._cache.get(hashed) or await person_of(self._store, hashed)
        if user is not None:
            self._add_to_cache(hashed, user)
        return user

    async def create_guest(self) -> tuple[User, str]:
        """Store a new guest; return it and its token."""
        return await create_user(self._store, "", is_bot=False)

    async def rename(self, user: User, name: str, colour: str | None) -> User:
        """Store a new name and colour of a user; None keeps the colour."""
        renamed = replace(user, name=clean_name(name), colour=user.colour if colour is None else colour)
        login = login_of(renamed.name) if user.has_passphrase else None
        await self._write_login(change_person(renamed, login))
        self._update_cache(renamed)
        return renamed

    async def set_passphrase(self, user: User, passphrase: str) -> User:
        """Store the passphrase of a user; an empty one removes it."""
        if passphrase:
            if not user.name:
                raise MalformedError("person.name", most=LONGEST_NAME)
            if len(passphrase) < SHORTEST_PASSPHRASE:
                raise MalformedError("person.passphrase", least=SHORTEST_PASSPHRASE)
            async with self._hashing:
                hashed = await asyncio.to_thread(_hasher.hash, passphrase)
            await self._write_login(set_passphrase(user.id, login_of(user.name), hashed))
        else:
            await self._store.write(set_passphrase(user.id, None, None))
        changed = replace(user, has_passphrase=bool(passphrase))
        self._update_cache(changed)
        return changed

    async def sign_in(self, name: str, passphrase: str) -> tuple[User, str]:
        """Return the user with this name and passphrase, and a new token for this device."""
        found = await passphrase_of(self._store, login_of(name))
        # An unknown name takes as long as a known one, so that the time does not tell which names exist.
        hashed = found[1] if found is not None else _HASH_OF_NO_USER
        async with self._hashing:
            is_right = await asyncio.to_thread(_is_right, hashed, passphrase)
        if found is None or not is_right:
            raise AuthenticationError("person.wrong_passphrase")
        token = fresh_token()
        await self._store.write(add_token(found[0].id, hash_token(token), now_ms()))
        return found[0], token

    async def sign_out(self, hashed_token: str) -> None:
        """Delete a token."""
        await self._store.write(delete_token(hashed_token))
        self._cache.pop(hashed_token, None)

    def forget(self, user_id: str) -> None:
        """Remove a deleted user from the cache."""
        for hashed in [hashed for hashed, user in self._cache.items() if user.id == user_id]:
            del self._cache[hashed]

    async def _write_login(self, change: Change) -> None:
        try:
            await self._store.write(change)
        except ConflictError:
            # Several users may have the same name, but only one of them can sign in with it.
            raise AuthenticationError("person.name_taken") from None

    def _update_cache(self, user: User) -> None:
        for hashed, cached in self._cache.items():
            if cached.id == user.id:
                self._cache[hashed] = user

    def _add_to_cache(self, hashed: str, user: User) -> None:
        self._cache[hashed] = user
        self._cache.move_to_end(hashed)
        if len(self._cache) > _MOST_CACHED:
            self._cache.popitem(last=False)


async def create_user(store: Store, name: str, is_bot: bool) -> tuple[User, str]:
    """Store a new user; return it and its token, which is stored only as a hash."""
    user, token, change = new_user(name, is_bot)
    await store.write(change)
    return user, token


def new_user(name: str, is_bot: bool) -> tuple[User, str, Change]:
    """Return a new user, its token, and the change that stores both."""
    token = fresh_token()
    user = User(secrets.token_hex(8), clean_name(name) if name else "", is_bot)
    return user, token, add_person(user, hash_token(token), now_ms())


# ---- names


def clean_name(name: str) -> str:
    """Return a name without invisible characters and repeated spaces.

    Refuse an empty or a long name, and one with control characters.
    """
    check_text(name)
    shown = " ".join("".join(letter for letter in name if letter.isprintable()).split())
    if not shown or len(shown) > LONGEST_NAME:
        raise MalformedError("person.name", most=LONGEST_NAME)
    return shown


def login_of(name: str) -> str:
    """Return a name in the form in which sign-in compares names."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()


def _is_right(hashed: str, passphrase: str) -> bool:
    try:
        return _hasher.verify(hashed, passphrase)
    except VerificationError:
        return False


# ---- tokens and cookies


def fresh_token() -> str:
    """Return a new random token with 256 bits."""
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> str:
    """Return the hash of a token. A token is random, so a fast hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def headers_of(scope: Scope) -> dict[bytes, bytes]:
    """Return the headers of a connection."""
    return dict(scope["headers"])


def token_of(scope: Scope) -> str:
    """Return the bearer token or the cookie of a connection; empty without one."""
    headers = headers_of(scope)
    authorization = headers.get(b"authorization", b"").decode("latin-1")
    if authorization[:7].lower() == "bearer ":
        return authorization[7:].strip()
    # The standard library drops all cookies behind one that it cannot parse, and other apps on the same host may set
    # such cookies.
    for cookie in headers.get(b"cookie", b"").decode("latin-1").split(";"):
        name, _, value = cookie.strip().partition("=")
        if name == COOKIE:
            return value
    return ""


def format_cookie(token: str, is_https: bool) -> str:
    """Return the ``Set-Cookie`` header for a token; an empty token deletes the cookie."""
    secure = "; Secure" if is_https else ""
    return f"{COOKIE}={token}; Path=/; Max-Age={COOKIE_SECONDS if token else 0}; HttpOnly; SameSite=Lax{secure}"
