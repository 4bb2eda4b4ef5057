"""Webhook calls: no user's dead address delays the calls of others."""

import asyncio
import json
import logging
import socket
from collections import Counter
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from sqlalchemy import update

from erawan.core.errors import ErawanError
from erawan.protocol import messages as p
from erawan.server.live import webhook_queue
from erawan.server.live.background_tasks import BackgroundTasks
from erawan.server.live.webhook_queue import WebhookQueue
from erawan.server.live.webhooks import WebhookError, check_registration
from erawan.server.store import schema as s
from erawan.server.store.database import migrate, opened
from erawan.server.store.lease_store import LeaseStore
from erawan.server.store.user_store import Webhook, store_call, waiting_calls
from erawan.server.store.writer import Change
from tests.server.store.temporary_store import as_new, game, open_store, run, until

DEAD, GOOD = "http://dead.example/", "http://good.example/"


def news(number):
    return p.TurnMessage(game=f"game{number:04}", kind="siam", status="running", ply=1, is_yours=True)


class WebhookReceivers:
    """The called addresses: how each answers, and how often it was called."""

    def __init__(self):
        self.counts = Counter()
        self.games = []
        self.answers = {}

    async def post(self, url, body, signature, allow_private):
        self.counts[url] += 1
        self.games.append(json.loads(body)["game"])
        if url in self.answers:
            await self.answers[url]()


async def hang():
    await asyncio.Event().wait()


async def fail():
    raise WebhookError("hook.unreachable")


@pytest.fixture
def addresses(monkeypatch):
    found = WebhookReceivers()
    monkeypatch.setattr(webhook_queue, "post", found.post)
    return found


class Queue(WebhookQueue):
    """A queue whose calls are about games by number."""

    def __init__(self, store, most_per_user, leases=None):
        super().__init__(store, allow_private=False, most_per_user=most_per_user, leases=leases)
        self.store = store
        self.tasks = BackgroundTasks()

    def call(self, person, number):
        if self.add(person, news(number), 1):
            self.tasks.spawn_quietly(self.deliver(person))

    @property
    def is_empty(self):
        return not self._delivering


@pytest.fixture
def opened_queue(make_database):
    """Return a function that opens a queue, whose calls run until the queue is closed."""

    @asynccontextmanager
    async def opening(most_per_user=100):
        url = make_database("sqlite")
        with opened(url) as engine:
            migrate(engine)
        async with open_store(url) as store:
            queue = Queue(store, most_per_user)
            try:
                yield queue
            finally:
                await queue.tasks.close()

    return opening


@pytest.fixture
def pause(monkeypatch, addresses):
    """Return a function that queues ten calls to a failing address, with immediate retries and these pauses."""
    monkeypatch.setattr(webhook_queue, "RETRY_SECONDS", (0.0,) * 5)
    addresses.answers[DEAD] = fail

    async def call(queue, seconds):
        monkeypatch.setattr(webhook_queue, "PAUSE_SECONDS", (seconds,))
        await queue.set("ann", Webhook(DEAD, "secret"))
        for number in range(10):
            queue.call("ann", number)

    return call


def test_a_user_with_many_failing_calls_delays_no_other_user(opened_queue, addresses):
    addresses.answers[DEAD] = hang

    async def test():
        async with opened_queue() as queue:
            await queue.set("mallory", Webhook(DEAD, "secret"))
            await queue.set("ann", Webhook(GOOD, "secret"))
            for number in range(1100):
                queue.call("mallory", number)
            queue.call("ann", 1)
            await until(lambda: addresses.counts[GOOD] == 1)
            await until(lambda: addresses.counts[DEAD])
            # One call of a user at a time.
            assert addresses.counts[DEAD] == 1

    run(test())


def test_many_hooks_that_failed_leave_room_for_the_others(opened_queue, addresses, monkeypatch):
    monkeypatch.setattr(webhook_queue, "RETRY_SECONDS", (0.0,) * 5)
    has_failed = set()

    def fail_then_hang(person):
        async def answer():
            if person in has_failed:
                await hang()
            has_failed.add(person)
            await fail()

        return answer

    async def test():
        async with opened_queue() as queue:
            people = [f"mallory{number}" for number in range(2 * webhook_queue.CALLS_AT_ONCE)]
            for person in people:
                addresses.answers[f"{DEAD}{person}"] = fail_then_hang(person)
                await queue.set(person, Webhook(f"{DEAD}{person}", "secret"))
                queue.call(person, 1)
            await until(lambda: len(has_failed) == len(people))
            await queue.set("ann", Webhook(GOOD, "secret"))
            queue.call("ann", 1)
            await until(lambda: addresses.counts[GOOD] == 1)
            again = sum(addresses.counts[f"{DEAD}{person}"] - 1 for person in people)
            assert again <= webhook_queue.FAILING_AT_ONCE

    run(test())


def test_a_hook_that_fails_again_and_again_is_paused_until_it_changes(opened_queue, addresses, pause):
    async def test():
        async with opened_queue() as queue:
            await pause(queue, 3600.0)
            await until(lambda: addresses.counts[DEAD] == webhook_queue.FAILURES_BEFORE_PAUSE)
            for _ in range(20):
                await asyncio.sleep(0.01)
            assert addresses.counts[DEAD] == webhook_queue.FAILURES_BEFORE_PAUSE
            await queue.set("ann", Webhook(GOOD, "secret"))
            await until(lambda: addresses.counts[GOOD] == 10)

    run(test())


def test_a_paused_hook_is_tried_again(opened_queue, addresses, pause):
    async def test():
        async with opened_queue() as queue:
            await pause(queue, 0.05)
            await until(lambda: addresses.counts[DEAD] > webhook_queue.FAILURES_BEFORE_PAUSE)
            del addresses.answers[DEAD]
            await until(lambda: queue.is_empty)

    run(test())


def test_failing_calls_expire(opened_queue, addresses, monkeypatch):
    addresses.answers[DEAD] = fail

    async def test():
        async with opened_queue() as queue:
            await queue.store.write(as_new(game(1)), store_call("ann", "game0001", 1))
            await queue.set("ann", Webhook(DEAD, "secret"))
            queue.call("ann", 1)
            await until(lambda: addresses.counts[DEAD] == 1)
            assert await waiting_calls(queue.store) == [("ann", "game0001", 1)]
            monkeypatch.setattr(webhook_queue, "EXPIRES_SECONDS", -1.0)
            queue.call("ann", 2)
            await until(lambda: queue.is_empty)
            assert (addresses.counts[DEAD], await waiting_calls(queue.store)) == (1, [])

    run(test())


def test_with_too_many_calls_the_oldest_of_that_user_is_dropped(opened_queue, addresses):
    async def test():
        async with opened_queue(most_per_user=3) as queue:
            await queue.set("ann", Webhook(GOOD, "secret"))
            for number in range(1, 6):
                queue.call("ann", number)
            await until(lambda: queue.is_empty)
            assert addresses.games == ["game0003", "game0004", "game0005"]

    run(test())


# ---- private addresses


PRIVATE = [
    "http://127.0.0.1/",
    "http://localhost:8080/hook",
    "http://10.1.2.3/",
    "https://192.168.0.1/",
    "http://169.254.169.254/latest",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[2002:7f00:1::]/",
    "http://2130706433/",
]


@pytest.mark.parametrize("url", PRIVATE)
def test_a_private_address_is_refused_at_registration(url):
    with pytest.raises(ErawanError) as error:
        run(check_registration(url, allow_private=False))
    assert error.value.code == "hook.private"
    run(check_registration(url, allow_private=True))


def test_the_server_refuses_to_register_a_private_address(server):
    ann = server.person("Ann")
    refused = ann.ask("PUT", "/api/me/webhook", {"url": "http://127.0.0.1:9/"})
    assert (refused.status_code, refused.json()["code"]) == (400, "hook.private")
    assert ann.get("/api/me/webhook")["url"] is None


def test_a_name_that_is_private_later_is_not_called_and_the_log_says_why(opened_queue, monkeypatch, caplog):
    def look_up(host, port, *_, **__):
        address = "93.184.215.14" if host == "public.example" else "127.0.0.1"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    caplog.set_level(logging.INFO, "erawan.hooks")

    async def test():
        await check_registration("http://public.example/", allow_private=False)
        async with opened_queue() as queue:
            await queue.set("ann", Webhook("http://rebound.example/", "secret"))
            queue.call("ann", 1)
            await until(lambda: caplog.records)

    run(test())
    record = caplog.records[0]
    assert (record.code, record.game, record.levelname) == ("hook.private", "game0001", "WARNING")
    assert "rebound" not in caplog.text


# ---- several processes


@asynccontextmanager
async def shared_queues(postgresql_database, count):
    """Yield the queues of several processes on one PostgreSQL; a call to Ann waits in the database."""
    async with AsyncExitStack() as stack:
        stores = [await stack.enter_async_context(open_store(postgresql_database)) for _ in range(count)]
        queues = [Queue(store, 100, LeaseStore(store, f"process {at}")) for at, store in enumerate(stores)]
        await queues[0].set("ann", Webhook(GOOD, "secret"))
        await stores[0].write(as_new(game(1)), store_call("ann", "game0001", 1))
        for queue in queues:
            await queue.open()
            stack.push_async_callback(queue.tasks.close)
        yield queues


async def end_leases(store):
    await store.write(Change([(update(s.leases).values(until_ms=0), None)]))


def test_of_several_processes_one_makes_a_call(postgresql_database, addresses):
    async def test():
        async with shared_queues(postgresql_database, 3) as queues:
            for queue in queues:
                queue.call("ann", 1)
            await until(lambda: all(queue.is_empty for queue in queues))
            assert addresses.counts[GOOD] == 1
            assert await waiting_calls(queues[0].store) == []
            # One that has heard of the call late finds that it was made.
            queues[1].call("ann", 1)
            await until(lambda: queues[1].is_empty)
            assert addresses.counts[GOOD] == 1

    run(test())


def test_a_call_of_a_process_that_died_is_made_by_another(postgresql_database, addresses):
    addresses.answers[GOOD] = fail

    async def test():
        async with shared_queues(postgresql_database, 2) as (dying, other):
            dying.call("ann", 1)
            await until(lambda: addresses.counts[GOOD] == 1)
            assert await other.calls_without_process() == []
            # It is frozen while it waits for the next try, and its lease ends.
            del addresses.answers[GOOD]
            await end_leases(other.store)
            assert await other.calls_without_process() == [("ann", "game0001", 1)]
            other.call("ann", 1)
            await until(lambda: other.is_empty)
            assert addresses.counts[GOOD] == 2
            dying._hooks["ann"].calls["game0001"].next_s = 0
            dying._hooks["ann"].has_changed.set()
            await until(lambda: dying.is_empty)
            assert addresses.counts[GOOD] == 2

    run(test())


def test_a_process_hears_of_webhooks_that_others_have_changed(postgresql_database):
    async def test():
        async with shared_queues(postgresql_database, 2) as (first, second):
            await first.set("ann", Webhook(DEAD, "secret"))
            await first.set("ben", Webhook(GOOD, "secret"))
            await second.open()
            assert (second.get("ann").url, second.get("ben").url) == (DEAD, GOOD)
            await first.set("ann", None)
            await second.open()
            assert second.get("ann") is None

    run(test())
