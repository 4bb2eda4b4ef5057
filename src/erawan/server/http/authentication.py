"""Authenticate users: guests by cookie, programs by bearer token, returning users by name and passphrase.

The database stores only hashes of tokens and passphrases. A token is a session. A second cookie marks browsers in
which a user has signed in before; it signs nobody in (``request_limits.py``).
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from litestar.types import Scope

from erawan.core.errors import ErawanError, MalformedError
from erawan.server.domain.clock import now_ms
from erawan.server.domain.user_names import LONGEST_NAME, clean_name, is_reserved, login_of, skeleton_of, skeletons_of
from erawan.server.http.incoming_text import check_text
from erawan.server.store.errors import ConflictError, StoreError
from erawan.server.store.game_store import Store
from erawan.server.store.session_store import (
    add_device,
    add_token,
    delete_other_tokens,
    delete_token,
    forget_devices,
    is_known_device,
    mark_seen,
)
from erawan.server.store.user_store import (
    User,
    add_person,
    change_person,
    passphrase_of,
    people_with_skeletons,
    set_colour,
    set_passphrase,
    token_holder,
)
from erawan.server.store.writer import Change

COOKIE = "erawan"
DEVICE_COOKIE = "erawan-device"
COOKIE_SECONDS = 400 * 24 * 3600
NEW_COOKIES = "erawan.cookies"
"""Key of the ASGI scope under which a handler leaves cookies; the middleware writes them into the response."""
SHORTEST_PASSPHRASE = 10
# The time of a session's last use is stored once an hour, so that few requests write.
SEEN_EVERY_MS = 3_600_000
_MOST_CACHED = 20_000
_hasher = PasswordHasher()


class AuthenticationError(ErawanError):
    """A request needs a user, and the server knows none for it."""


@dataclass(frozen=True)
class _CachedSession:
    user: User
    seen_ms: int


class Authentication:
    """Find users by their tokens and passphrases. Caches the users of recent tokens."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._cache: OrderedDict[str, _CachedSession] = OrderedDict()
        self.is_cache_fresh: Callable[[], bool] = lambda: True
        """Whether the cache knows every session that has ended: another process may have ended it."""
        # Each hash takes 64 MB and a whole core, on purpose, so few are made at once and further sign-ins wait.
        # Sign-ins from unknown devices delay only each other, however many there are.
        self._hashing = asyncio.Lock()
        self._hashing_for_unknown = asyncio.Lock()

    async def find_user(self, scope: Scope) -> User | None:
        """Return the user of a connection; None without a token or with an unknown one."""
        token = token_of(scope)
        if not token:
            return None
        hashed = hash_token(token)
        session = self._cache.get(hashed) if self.is_cache_fresh() else None
        if session is None:
            found = await token_holder(self._store, hashed)
            if found is None:
                return None
            session = _CachedSession(*found)
        self._add_to_cache(hashed, await self._see(hashed, session))
        return session.user

    async def _see(self, hashed: str, session: _CachedSession) -> _CachedSession:
        """Store that a session is used, once an hour."""
        now = now_ms()
        if now - session.seen_ms < SEEN_EVERY_MS:
            return session
        with suppress(StoreError):
            await self._store.write(mark_seen(hashed, now))
        return replace(session, seen_ms=now)

    async def create_guest(self, device: str) -> tuple[User, str]:
        """Store a new guest; return it and its token."""
        return await create_user(self._store, "", is_bot=False, device=device)

    # ---- names

    async def rename(self, user: User, name: str, colour: str | None) -> User:
        """Store a new name and colour of a user; None keeps the colour."""
        renamed = replace(user, name=clean_name(name), colour=user.colour if colour is None else colour)
        if renamed.name == user.name:
            await self._store.write(set_colour(user.id, renamed.colour))
        else:
            await self._check_name(renamed)
            login = login_of(renamed.name) if user.has_passphrase else None
            await self._write_login(change_person(renamed, login, protected_skeleton(renamed)))
        self._update_cache(renamed)
        return renamed

    async def _check_name(self, user: User) -> None:
        """Refuse a name that looks like that of a registered user, or like one that the app itself shows."""
        if is_reserved(user.name, user.is_guest):
            raise AuthenticationError("person.name_reserved")
        for holder in await people_with_skeletons(self._store, skeletons_of(user.name)):
            if holder.id == user.id:
                continue
            if login_of(holder.name) == login_of(user.name):
                raise AuthenticationError("person.name_taken")
            raise AuthenticationError("person.name_similar")

    async def _write_login(self, *changes: Change) -> None:
        try:
            await self._store.write(*changes)
        except ConflictError:
            # Another user has taken the name since it was checked.
            raise AuthenticationError("person.name_taken") from None

    # ---- passphrases

    async def set_passphrase(self, user: User, passphrase: str, old: str, token: str, device: str) -> User:
        """Store the passphrase of a user; an empty one removes it. All sessions but that of ``token`` end.

        ``old`` is the passphrase until now, if there is one. ``device`` is the cookie of the device that stays known.
        """
        if user.has_passphrase and not await self._check_passphrase(login_of(user.name), old, True):
            raise AuthenticationError("person.wrong_old_passphrase")
        changed = replace(user, has_passphrase=bool(passphrase))
        login = hashed = None
        if passphrase:
            if not user.name:
                raise MalformedError("person.name", most=LONGEST_NAME)
            if len(passphrase) < SHORTEST_PASSPHRASE:
                raise MalformedError("person.passphrase", least=SHORTEST_PASSPHRASE)
            await self._check_name(changed)
            async with self._hashing:
                hashed = await asyncio.to_thread(_hasher.hash, passphrase)
            login = login_of(user.name)
        kept = hash_token(token)
        await self._write_login(
            set_passphrase(user.id, login, hashed, protected_skeleton(changed)),
            delete_other_tokens(user.id, kept),
            forget_devices(user.id, ""),
            *([add_device(user.id, hash_token(device), now_ms())] if passphrase else ()),
        )
        self.forget(user.id, kept)
        self._update_cache(changed)
        return changed

    async def sign_in(self, name: str, passphrase: str, device: str, is_known: bool) -> tuple[User, str]:
        """Return the user with this name and passphrase, and a new token. ``device`` describes the device.

        ``is_known`` says whether the user has signed in on this device before.
        """
        user = await self._check_passphrase(login_of(name), passphrase, is_known)
        if user is None:
            raise AuthenticationError("person.wrong_passphrase")
        token = fresh_token()
        await self._store.write(add_token(user.id, hash_token(token), now_ms(), device))
        return user, token

    async def _check_passphrase(self, login: str, passphrase: str, is_known: bool) -> User | None:
        """Return the user with this login if the passphrase is right."""
        found = await passphrase_of(self._store, login)
        # An unknown name takes as long as a known one, so that the time does not tell which names exist.
        hashed = found[1] if found is not None else None
        async with self._hashing if is_known else self._hashing_for_unknown:
            is_right = await asyncio.to_thread(_is_right, hashed, passphrase)
        return found[0] if found is not None and is_right else None

    # ---- devices

    async def knows_device(self, login: str, device: str) -> bool:
        """Return whether the user with this login has signed in before on the device with this cookie."""
        found = await passphrase_of(self._store, login) if device else None
        return found is not None and await is_known_device(self._store, found[0].id, hash_token(device))

    async def remember_device(self, user: User, device: str) -> None:
        """Store that a user has signed in on the device with this cookie."""
        await self._store.write(add_device(user.id, hash_token(device), now_ms()))

    # ---- sessions

    async def sign_out(self, hashed_token: str) -> None:
        """End a session."""
        await self._store.write(delete_token(hashed_token))
        self._cache.pop(hashed_token, None)

    async def sign_out_everywhere(self, user_id: str, kept_hash: str) -> None:
        """End all sessions of a user but one, and forget their devices; an empty hash keeps none."""
        await self._store.write(delete_other_tokens(user_id, kept_hash), forget_devices(user_id, ""))
        self.forget(user_id, kept_hash)

    def forget(self, user_id: str, kept_hash: str = "") -> None:
        """Remove the sessions of a user from the cache, except one."""
        for hashed in [hashed for hashed, session in self._cache.items() if session.user.id == user_id]:
            if hashed != kept_hash:
                del self._cache[hashed]

    def forget_all(self) -> None:
        """Empty the cache: sessions may have ended."""
        self._cache.clear()

    def _update_cache(self, user: User) -> None:
        for hashed, session in self._cache.items():
            if session.user.id == user.id:
                self._cache[hashed] = replace(session, user=user)

    def _add_to_cache(self, hashed: str, session: _CachedSession) -> None:
        self._cache[hashed] = session
        self._cache.move_to_end(hashed)
        if len(self._cache) > _MOST_CACHED:
            self._cache.popitem(last=False)


async def create_user(store: Store, name: str, is_bot: bool, device: str = "") -> tuple[User, str]:
    """Store a new user; return it and its token, which is stored only as a hash.

    A bot's name is protected, unless another user has it already.
    """
    user, token = new_user(name, is_bot)
    skeleton = protected_skeleton(user)
    if skeleton is not None and await people_with_skeletons(store, [skeleton]):
        skeleton = None
    await store.write(add_person(user, hash_token(token), now_ms(), device, skeleton))
    return user, token


def new_user(name: str, is_bot: bool) -> tuple[User, str]:
    """Return a new user and its token; neither is stored."""
    check_text(name)
    return User(secrets.token_hex(8), clean_name(name) if name else "", is_bot), fresh_token()


def protected_skeleton(user: User) -> str | None:
    """Return the skeleton that only this user may have; None for a guest."""
    return None if user.is_guest or not user.name else skeleton_of(user.name)


@cache
def _hash_of_no_user() -> str:
    """Return a hash for names that do not exist; made at the first sign-in, because it takes a while."""
    return _hasher.hash(secrets.token_hex(16))


def _is_right(hashed: str | None, passphrase: str) -> bool:
    """Return whether a passphrase is right; without a hash it is wrong, after the same time."""
    hash_of_no_user = _hash_of_no_user()  # also for a known name: the first sign-in must not tell either
    try:
        return _hasher.verify(hashed or hash_of_no_user, passphrase)
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
    authorization = headers_of(scope).get(b"authorization", b"").decode("latin-1")
    if authorization[:7].lower() == "bearer ":
        return authorization[7:].strip()
    return cookie_of(scope, COOKIE)


def cookie_of(scope: Scope, wanted: str) -> str:
    """Return a cookie of a connection; empty without one."""
    # The standard library drops all cookies behind one that it cannot parse, and other apps on the same host may set
    # such cookies.
    for cookie in headers_of(scope).get(b"cookie", b"").decode("latin-1").split(";"):
        name, _, value = cookie.strip().partition("=")
        if name == wanted:
            return value
    return ""


def format_cookie(name: str, value: str, is_https: bool) -> str:
    """Return the ``Set-Cookie`` header for a cookie; an empty value deletes it."""
    secure = "; Secure" if is_https else ""
    return f"{name}={value}; Path=/; Max-Age={COOKIE_SECONDS if value else 0}; HttpOnly; SameSite=Lax{secure}"
