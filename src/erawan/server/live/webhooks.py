"""Webhooks: call an address of a user's choice when it is their turn.

A call is a POST of the ``turn`` message as JSON. ``X-Erawan-Signature`` is ``sha256=`` and the HMAC of the body with
the secret that was shown when the address was registered. A failed call is retried a few times at growing intervals;
newer news of a game replaces a call that still waits. No game waits for a call. Waiting calls are stored: after a
restart they start again from the first try, if it still is the user's turn.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging

from erawan.protocol import messages as p
from erawan.server.domain.clock import now_ms
from erawan.server.live.webhook_delivery import WebhookError, post
from erawan.server.store.store import Store
from erawan.server.store.user_store import Webhook, all_webhooks, drop_call, set_webhook

RETRY_SECONDS = (2.0, 10.0, 60.0, 300.0, 1800.0)
MOST_WAITING = 1000

_log = logging.getLogger("erawan.hooks")


class WebhookQueue:
    """Calls people where they wish to be called."""

    def __init__(self, store: Store, allow_private: bool) -> None:
        self._store = store
        self._allow_private = allow_private
        self._webhooks: dict[str, Webhook] = {}
        """Everybody's, as in the store: nobody is looked up there with every turn."""
        self._latest: dict[tuple[str, str], tuple[p.TurnMessage, int]] = {}
        """The news of each person and game that somebody is about to call with, and the event they come from."""

    async def open(self) -> None:
        """Learns who wishes to be called."""
        self._webhooks = await all_webhooks(self._store)

    def get(self, person: str) -> Webhook | None:
        """Where somebody wishes to be called."""
        return self._webhooks.get(person)

    async def set(self, person: str, webhook: Webhook | None) -> None:
        """Keeps where somebody wishes to be called, or that they do not."""
        await self._store.write(set_webhook(person, webhook, now_ms()))
        self.forget(person)
        if webhook is not None:
            self._webhooks[person] = webhook

    def forget(self, person: str) -> None:
        """Somebody is no more."""
        self._webhooks.pop(person, None)

    async def call(self, person: str, news: p.TurnMessage, number: int) -> None:
        """Tells somebody that it is their turn; comes back when they know, or when it is given up.

        ``number`` is that of the event since which it is so: by it the call is kept until then.
        """
        key = person, news.game
        is_waiting = key in self._latest
        if len(self._latest) >= MOST_WAITING and not is_waiting:
            _log.warning("too many calls wait", extra={"waiting": len(self._latest)})
            return
        self._latest[key] = news, number
        if is_waiting:
            return
        try:
            await self._call(key)
        finally:
            _, number = self._latest.pop(key)
        # Not if the server is being closed: then it is called after the restart.
        await self.drop(*key, number)

    async def drop(self, person: str, game: str, number: int) -> None:
        """Somebody need not be called any more about a game up to this event."""
        await self._store.write(drop_call(person, game, number))

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


def sign(secret: str, body: bytes) -> str:
    """The signature of a body."""
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
