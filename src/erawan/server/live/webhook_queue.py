"""Queue the webhook calls, and make them so that one user's dead address does not delay the calls of others.

One call of a user runs at a time; users take turns. Hooks that failed last time share a few slots of their own. A
failed call is retried at growing intervals; a newer call about a game replaces one that still waits. After several
failures in a row a hook is paused (a circuit breaker): then a single call tries whether it answers again. A call that
waits too long is dropped; if too many calls of a user wait, the oldest is dropped. No game waits for a call.

Waiting calls are stored. After a restart, each starts again with its first try, if it still is the user's turn.

Of several processes, the one with the lease of a user makes all calls of this user. It asks the database before each
call whether it still has the lease and the call still waits; ``TurnNotices`` finds the calls that others have stored.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from dataclasses import dataclass, field

from erawan.protocol import messages as p
from erawan.server.domain.clock import now_ms
from erawan.server.domain.decisions import RefusedError
from erawan.server.live.webhooks import WebhookError, post, sign
from erawan.server.store.errors import StoreError
from erawan.server.store.game_store import Store
from erawan.server.store.lease_store import Lease, Leases, LocalLeases, claim_one
from erawan.server.store.user_store import (
    Webhook,
    all_webhooks,
    delete_call,
    is_call_stored,
    set_webhook,
    waiting_calls,
)

RETRY_SECONDS = (2.0, 10.0, 60.0, 300.0, 1800.0)
EXPIRES_SECONDS = 3600.0
# After this many failures in a row a hook is paused, for twice as long after each further failure.
FAILURES_BEFORE_PAUSE = 5
PAUSE_SECONDS = (60.0, 120.0, 240.0, 480.0, 960.0, 1800.0)
CALLS_AT_ONCE = 32
FAILING_AT_ONCE = 4
MAX_WAITING_CALLS = 10_000
HOOK_LEASE = "hook:"
"""The prefix of a lease's name; the id of a person follows. The holder of the lease makes this person's calls."""

_log = logging.getLogger("erawan.hooks")


@dataclass
class _Call:
    """A call that waits, about the latest event of a game."""

    news: p.TurnMessage
    number: int
    """The number of the event since which it is the user's turn."""
    since_s: float
    next_s: float
    """When the call is tried next."""
    failures: int = 0


@dataclass
class _Hook:
    """The webhook of a user, and the calls that wait for it by game, the oldest first."""

    webhook: Webhook
    calls: dict[str, _Call] = field(default_factory=dict)
    dropped: list[tuple[str, int]] = field(default_factory=list)
    """Games and numbers of calls that are still stored, but will not be made."""
    failures: int = 0
    """How many calls failed in a row."""
    paused_until_s: float = 0.0
    has_changed: asyncio.Event = field(default_factory=asyncio.Event)

    def drop(self, game: str) -> None:
        """Give up the call about a game."""
        self.dropped.append((game, self.calls.pop(game).number))
        self.has_changed.set()


class WebhookQueue:
    """The webhooks of users, and the calls that wait or are retried."""

    def __init__(self, store: Store, allow_private: bool, most_per_user: int, leases: Leases | None = None) -> None:
        self._store = store
        self._leases = leases or LocalLeases()
        self._allow_private = allow_private
        self._most_per_user = most_per_user
        self._hooks: dict[str, _Hook] = {}
        """All webhooks, as stored in the database: no turn has to read them from there."""
        self._delivering: dict[str, _Hook] = {}
        """The webhooks for which ``deliver`` runs: all those for which calls wait."""
        self._slots = asyncio.Semaphore(CALLS_AT_ONCE)
        self._slots_of_failing = asyncio.Semaphore(FAILING_AT_ONCE)

    # ---- webhooks

    async def open(self) -> None:
        """Load all webhooks; called again, load those that other processes have changed."""
        stored = await all_webhooks(self._store)
        for person in self._hooks.keys() - stored.keys():
            self.forget(person)
        for person, webhook in stored.items():
            if self.get(person) != webhook:
                self._change(person, webhook)

    def get(self, person: str) -> Webhook | None:
        """Return the webhook of a person."""
        hook = self._hooks.get(person)
        return hook.webhook if hook is not None else None

    async def set(self, person: str, webhook: Webhook | None) -> None:
        """Store the webhook of a person, or delete it with the calls that wait. Storing it ends a pause."""
        await self._store.write(set_webhook(person, webhook, now_ms()))
        if webhook is None:
            self.forget(person)
        else:
            self._change(person, webhook)

    def _change(self, person: str, webhook: Webhook) -> None:
        hook = self._hooks.setdefault(person, _Hook(webhook))
        hook.webhook, hook.failures, hook.paused_until_s = webhook, 0, 0.0
        for call in hook.calls.values():
            call.next_s = time.monotonic()
        hook.has_changed.set()

    def forget(self, person: str) -> None:
        """Remove a person's webhook and its waiting calls from memory."""
        hook = self._hooks.pop(person, None)
        if hook is not None:
            hook.calls.clear()
            hook.has_changed.set()

    # ---- calls

    @property
    def waiting_count(self) -> int:
        """The number of calls that wait."""
        return sum(len(hook.calls) for hook in tuple(self._delivering.values()))

    def add(self, person: str, news: p.TurnMessage, number: int) -> bool:
        """Queue a call to a person whose turn began with event ``number``; return whether to start ``deliver``."""
        hook = self._hooks.get(person)
        if hook is None:
            return False
        now = time.monotonic()
        if (waiting := hook.calls.get(news.game)) is not None:
            waiting.news, waiting.number, waiting.since_s = news, number, now
        else:
            self._make_room(hook)
            hook.calls[news.game] = _Call(news, number, now, now)
        hook.has_changed.set()
        is_delivering = self._delivering.get(person) is hook
        self._delivering[person] = hook
        return not is_delivering

    def _make_room(self, hook: _Hook) -> None:
        """Drop the oldest call of a person with too many; if all people have too many, one of the busiest person."""
        if len(hook.calls) >= self._most_per_user:
            hook.drop(next(iter(hook.calls)))
        elif sum(len(each.calls) for each in self._delivering.values()) >= MAX_WAITING_CALLS:
            largest = max(self._delivering.values(), key=lambda each: len(each.calls))
            largest.drop(next(iter(largest.calls)))
            _log.warning("too many webhook calls wait", extra={"most": MAX_WAITING_CALLS})

    @property
    def is_shared(self) -> bool:
        """True if other processes call webhooks, too."""
        return self._leases.is_shared

    async def calls_without_process(self) -> list[tuple[str, str, int]]:
        """Return the stored calls that no process delivers now: person, game, and number of the event."""
        lease = HOOK_LEASE if self.is_shared else ""
        stored = await waiting_calls(self._store, lease, self._leases.holder)
        return [call for call in stored if not self._has_call(*call)]

    def _has_call(self, person: str, game: str, number: int) -> bool:
        """Return whether a call about this or a later event of a game waits in this process."""
        hook = self._delivering.get(person)
        return hook is not None and (call := hook.calls.get(game)) is not None and call.number >= number

    async def deliver(self, person: str) -> None:
        """Make the calls of a person until none waits, unless another process makes them."""
        hook = self._delivering[person]
        lease = None
        try:
            lease = await claim_one(self._leases, HOOK_LEASE + person)
            while lease is not None and (hook.calls or hook.dropped):
                await self._step(person, hook, lease)
        finally:
            if lease is None:
                # The calls are stored: the process with the lease finds them there.
                hook.calls.clear()
            else:
                self._leases.release(lease)
            if self._delivering.get(person) is hook:
                del self._delivering[person]

    async def delete_call(self, person: str, game: str, number: int) -> None:
        """Delete the stored call about a game, unless it is about a later event than this one."""
        await self._store.write(delete_call(person, game, number))

    async def _step(self, person: str, hook: _Hook, lease: Lease) -> None:
        """Delete dropped calls, then make the call that is due, or wait until one is."""
        hook.has_changed.clear()
        now = time.monotonic()
        for game in [game for game, call in hook.calls.items() if now - call.since_s > EXPIRES_SECONDS]:
            _log.info("a webhook call expired", extra={"game": game})
            hook.drop(game)
        if hook.dropped:
            dropped, hook.dropped = hook.dropped, []
            await self._try_to_delete(person, lease, *dropped)
        if not hook.calls:
            return
        game = min(hook.calls, key=lambda each: hook.calls[each].next_s)
        wait_s = max(hook.calls[game].next_s, hook.paused_until_s) - now
        if wait_s > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(hook.has_changed.wait(), wait_s)
        else:
            await self._make_call(person, hook, game, lease)

    async def _make_call(self, person: str, hook: _Hook, game: str, lease: Lease) -> None:
        async with self._slots_of_failing if hook.failures else self._slots:
            call = hook.calls.get(game)
            if call is None:
                return
            number, body = call.number, p.encode_outgoing(call.news)
            if self.is_shared and not await self._is_still_due(person, hook, game, lease):
                return
            try:
                await post(hook.webhook.url, body, sign(hook.webhook.secret, body), self._allow_private)
            except WebhookError as error:
                self._note_failure(hook, game, call, error)
                return
        hook.failures = 0
        if call.number == number:
            hook.calls.pop(game, None)
        await self._try_to_delete(person, lease, (game, number))

    async def _is_still_due(self, person: str, hook: _Hook, game: str, lease: Lease) -> bool:
        """Return whether the call is still stored and this process still has the lease; if not, forget the call."""
        if not self._leases.has(lease) or not await self._leases.is_held(lease):
            hook.calls.clear()
            return False
        call = hook.calls.get(game)
        if call is not None and await is_call_stored(self._store, person, game, call.number):
            return True
        hook.calls.pop(game, None)
        return False

    async def _try_to_delete(self, person: str, lease: Lease, *calls: tuple[str, int]) -> None:
        """Delete stored calls. If the database is not available they stay, and are made again after a restart."""
        changes = [delete_call(person, game, number) for game, number in calls]
        check = self._leases.check(lease)
        with suppress(StoreError, RefusedError):
            await self._store.write(*changes, *([check] if check else ()))

    def _note_failure(self, hook: _Hook, game: str, call: _Call, error: WebhookError) -> None:
        """Plan the next try of a call, or give it up; pause a hook that fails again and again."""
        now = time.monotonic()
        hook.failures += 1
        # A private address may be an attempt to reach other machines: the operator should see it.
        level = logging.WARNING if error.code == "hook.private" else logging.INFO
        _log.log(level, "a webhook call failed", extra={"game": game, "code": error.code, "failures": hook.failures})
        if call.failures >= len(RETRY_SECONDS):
            if hook.calls.get(game) is call:
                hook.drop(game)
        else:
            call.next_s = now + RETRY_SECONDS[call.failures]
            call.failures += 1
        if hook.failures >= FAILURES_BEFORE_PAUSE:
            further = min(hook.failures - FAILURES_BEFORE_PAUSE, len(PAUSE_SECONDS) - 1)
            hook.paused_until_s = now + PAUSE_SECONDS[further]
            _log.info("a webhook is paused", extra={"seconds": PAUSE_SECONDS[further], "failures": hook.failures})
