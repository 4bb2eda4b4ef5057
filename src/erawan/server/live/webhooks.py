"""Webhooks: call an address of a user's choice when it is their turn.

A call is a POST of the ``turn`` message as JSON. ``X-Erawan-Signature`` is ``sha256=`` and the HMAC of the body with
the secret that was shown when the address was registered. A failed call is retried a few times at growing intervals;
newer news of a game replaces a call that still waits. No game waits for a call. Waiting calls are stored: after a
restart they start again from the first try, if it still is the user's turn.

Addresses of this machine and its network are refused. The name of a host is looked up once, and the connection goes to
the address that was checked: a name that resolves to another address later (DNS rebinding) gains nothing. Redirects are
not followed, proxies of the environment are not used, and the body of the response is not read.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import logging
import socket
import ssl
from collections.abc import Sequence
from functools import cache
from urllib.parse import SplitResult, urlsplit

import httpx

from erawan.core.errors import ErawanError
from erawan.protocol import messages as p
from erawan.server.domain import events as e
from erawan.server.domain.clock import Span, now_ms
from erawan.server.domain.table import Table
from erawan.server.live import views
from erawan.server.live.background_tasks import BackgroundTasks
from erawan.server.live.broadcast import Broadcast
from erawan.server.live.table_cache import TableCache
from erawan.server.store.game_store import Store
from erawan.server.store.user_store import (
    Webhook,
    all_webhooks,
    delete_call,
    set_webhook,
    store_call,
    waiting_calls,
)
from erawan.server.store.writer import Change

RETRY_SECONDS = (2.0, 10.0, 60.0, 300.0, 1800.0)
MAX_WAITING_CALLS = 1000
TIMEOUT_SECONDS = 10.0
MAX_URL_LENGTH = 500

# Events after which the same person is to move.
_WITHOUT_NEW_TURN = e.ChatSent | e.RequestMade | e.RequestAccepted | e.RequestDeclined | e.TitleChanged | e.HintGiven

_log = logging.getLogger("erawan.hooks")


class WebhookError(ErawanError):
    """A call that failed, or an address that cannot be called."""


# ---- one call


def check_url(url: str) -> SplitResult:
    """Return the parts of an address that can be called; refuse any other."""
    try:
        parts = urlsplit(url)
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        raise WebhookError("hook.url", most=MAX_URL_LENGTH) from None
    is_plain = len(url) <= MAX_URL_LENGTH and url.isascii() and url.isprintable() and " " not in url
    if not is_good or not is_plain or parts.username is not None:
        raise WebhookError("hook.url", most=MAX_URL_LENGTH)
    return parts


async def post(url: str, body: bytes, signature: str, allow_private: bool) -> None:
    """Post JSON to an address; raise an error unless the status of the response is 200 to 299."""
    parts = check_url(url)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    try:
        async with asyncio.timeout(TIMEOUT_SECONDS):
            address = await find_address(parts.hostname or "", port, allow_private)
            status = await _send(make_request(parts, address, body, signature))
    except WebhookError:
        raise
    except (OSError, TimeoutError, ValueError, httpx.HTTPError, httpx.InvalidURL):
        raise WebhookError("hook.unreachable") from None
    if not 200 <= status < 300:
        raise WebhookError("hook.status", status=status)


def make_request(parts: SplitResult, address: str, body: bytes, signature: str) -> httpx.Request:
    """Return a request to a checked address. ``Host``, and with HTTPS the certificate, are those of the URL's host."""
    headers = {
        "Host": parts.netloc,
        "User-Agent": "Erawan",
        "Content-Type": "application/json",
        "X-Erawan-Signature": signature,
        "Connection": "close",
    }
    url = httpx.URL(parts.geturl()).copy_with(host=address)
    return httpx.Request("POST", url, headers=headers, content=body, extensions=_extensions(parts.hostname or ""))


def _extensions(host: str) -> dict[str, object]:
    timeout = httpx.Timeout(TIMEOUT_SECONDS).as_dict()
    return {"sni_hostname": host, "timeout": timeout}


async def _send(request: httpx.Request) -> int:
    """Send a request; return the status of the response without reading its body."""
    async with httpx.AsyncClient(verify=_ssl_context(), trust_env=False, follow_redirects=False) as client:
        response = await client.send(request, stream=True)
        await response.aclose()
        return response.status_code


@cache
def _ssl_context() -> ssl.SSLContext:
    """Return the context that trusts the certificates of this machine; loading them takes a while."""
    return ssl.create_default_context()


async def find_address(host: str, port: int, allow_private: bool) -> str:
    """Return the IP address of a host; refuse one of this machine or its network unless that is allowed."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(each[4][0]) for each in found]
    if not allow_private and not all(_is_public(address) for address in addresses):
        raise WebhookError("hook.private")
    return addresses[0]


def _is_public(address: str) -> bool:
    parsed = ipaddress.ip_address(address.split("%", maxsplit=1)[0])
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is not None:
        parsed = parsed.ipv4_mapped
    return parsed.is_global and not parsed.is_multicast


def sign(secret: str, body: bytes) -> str:
    """Return the signature of a body."""
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()


# ---- the calls of all users


class WebhookQueue:
    """The webhooks of users, and the calls that wait or are retried."""

    def __init__(self, store: Store, allow_private: bool) -> None:
        self._store = store
        self._allow_private = allow_private
        self._webhooks: dict[str, Webhook] = {}
        """All webhooks, as in the store: no turn has to read them."""
        self._latest: dict[tuple[str, str], tuple[p.TurnMessage, int]] = {}
        """The latest news for each person and game with a call under way, and the number of the event."""

    async def open(self) -> None:
        """Load all webhooks."""
        self._webhooks = await all_webhooks(self._store)

    def get(self, person: str) -> Webhook | None:
        """Return the webhook of a person."""
        return self._webhooks.get(person)

    async def set(self, person: str, webhook: Webhook | None) -> None:
        """Store the webhook of a person, or delete it."""
        await self._store.write(set_webhook(person, webhook, now_ms()))
        self.forget(person)
        if webhook is not None:
            self._webhooks[person] = webhook

    def forget(self, person: str) -> None:
        """Forget the webhook of a deleted person."""
        self._webhooks.pop(person, None)

    async def call(self, person: str, news: p.TurnMessage, number: int) -> None:
        """Tell a person that it is their turn since this event; return after success or the last retry."""
        key = person, news.game
        is_waiting = key in self._latest
        if len(self._latest) >= MAX_WAITING_CALLS and not is_waiting:
            _log.warning("too many calls wait", extra={"waiting": len(self._latest)})
            return
        self._latest[key] = news, number
        if is_waiting:
            return
        try:
            await self._call(key)
        finally:
            _, number = self._latest.pop(key)
        # Not when the server closes: then the call is made after the restart.
        await self.delete_call(*key, number)

    async def delete_call(self, person: str, game: str, number: int) -> None:
        """Delete the stored call about a game up to this event."""
        await self._store.write(delete_call(person, game, number))

    async def _call(self, key: tuple[str, str]) -> None:
        for wait in (*RETRY_SECONDS, None):
            webhook = self._webhooks.get(key[0])
            if webhook is None:
                return
            body = p.encode_outgoing(self._latest[key][0])
            try:
                await post(webhook.url, body, sign(webhook.secret, body), self._allow_private)
                return
            except WebhookError as error:
                _log.info("a call failed", extra={"game": key[1], "code": error.code})
            if wait is not None:
                await asyncio.sleep(wait)


class TurnNotices:
    """Decides who is called because it is their turn: people with a webhook who are not connected.

    A call is stored together with the event that makes it due, so that a restart loses none.
    """

    def __init__(
        self,
        hooks: WebhookQueue,
        broadcast: Broadcast,
        table_cache: TableCache,
        tasks: BackgroundTasks,
        outages: Sequence[Span],
    ) -> None:
        self._hooks = hooks
        self._broadcast = broadcast
        self._table_cache = table_cache
        self._tasks = tasks
        self._outages = outages

    def due_calls(self, event: e.DomainEvent, *tables: Table) -> list[tuple[str, Table]]:
        """Return the people to call about each table after an event."""
        if isinstance(event, _WITHOUT_NEW_TURN):
            return []
        return [(person, table) for table in tables if (person := self._person_to_call(table)) is not None]

    def _person_to_call(self, table: Table) -> str | None:
        """Return the person to move if they have a webhook and are not connected."""
        person = table.awaited_person
        if person is None or self._hooks.get(person) is None or self._broadcast.is_present(person, table.id):
            return None
        return person

    def start_calls(self, calls: Sequence[tuple[str, Table]]) -> None:
        """Start calls in the background."""
        for person, table in calls:
            news = views.view_turn_news(table, person, self._outages)
            self._tasks.spawn_quietly(self._hooks.call(person, news, table.number))

    async def resume(self, store: Store) -> None:
        """Start the calls that a restart interrupted, where it still is the person's turn."""
        for person, game_id, number in await waiting_calls(store):
            live = await self._table_cache.try_load(game_id)
            if live is not None and live.table.awaited_person == person:
                self.start_calls([(person, live.table)])
            else:
                await self._hooks.delete_call(person, game_id, number)


def store_calls(calls: Sequence[tuple[str, Table]]) -> list[Change]:
    """Return the changes that store calls."""
    return [store_call(person, table.id, table.number) for person, table in calls]
