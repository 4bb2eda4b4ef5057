"""Who somebody is: a guest by a cookie, a program by a bearer token. Only hashes of tokens are kept."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict

from litestar.types import Scope

from erawan.core.errors import ErawanError, MalformedError
from erawan.server.http.scope import token_of
from erawan.server.store.store import Person, Store
from erawan.server.tables.clock import now_ms

LONGEST_NAME = 40
_MOST_KNOWN = 20_000


class IdentityError(ErawanError):
    """Somebody is needed, and nobody is known."""


class Identity:
    """Knows people by their tokens."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Person] = OrderedDict()

    async def who(self, scope: Scope) -> Person | None:
        """Who a connection comes from; None for somebody without a token, or with one that is not known."""
        token = token_of(scope)
        if not token:
            return None
        hashed = hash_token(token)
        person = self._known.get(hashed) or await self._store.person_of(hashed)
        if person is not None:
            self._remember(hashed, person)
        return person

    async def make_guest(self, name: str = "") -> tuple[Person, str]:
        """Somebody new, and the token that shows it."""
        return await make_person(self._store, name, is_bot=False)

    async def rename(self, person: Person, name: str) -> Person:
        """The same person under another name."""
        renamed = Person(person.id, check_name(name), person.is_bot)
        await self._store.rename(person.id, renamed.name)
        for hashed, known in self._known.items():
            if known.id == person.id:
                self._known[hashed] = renamed
        return renamed

    def _remember(self, hashed: str, person: Person) -> None:
        self._known[hashed] = person
        self._known.move_to_end(hashed)
        if len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)


async def make_person(store: Store, name: str, is_bot: bool) -> tuple[Person, str]:
    """Keeps somebody new; the person and the token, which is nowhere else."""
    token = fresh_token()
    person = Person(secrets.token_hex(8), check_name(name) if name else "", is_bot)
    await store.add_person(person, hash_token(token), now_ms())
    return person, token


def check_name(name: str) -> str:
    """A name as it is shown."""
    shown = " ".join("".join(letter for letter in name if letter.isprintable()).split())
    if not shown or len(shown) > LONGEST_NAME:
        raise MalformedError("person.name", most=LONGEST_NAME)
    return shown


def fresh_token() -> str:
    """A token nobody can guess."""
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> str:
    """What is kept of a token. It has 256 bits of chance, so a plain hash hides it."""
    return hashlib.sha256(token.encode()).hexdigest()
