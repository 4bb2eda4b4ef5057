"""Rate limits and quotas count what a client or user does at all processes."""

import asyncio
import time

import pytest

from erawan.server.cluster.process_messages import TokensTaken, decode_message, encode_message
from erawan.server.http import request_limits
from erawan.server.http.request_limits import TELL_SECONDS, SharedLimits, TokenBuckets
from tests.server.client import HERE, LINK
from tests.server.cluster.process_kill_loop import start_servers
from tests.server.live.test_profiles import code_of

GAMES, GUESTS = 3, 40


@pytest.fixture(scope="module")
def tight(tmp_path_factory, postgresql, redis_server):
    """Two processes with limits that are soon reached."""
    limits = {"ERAWAN_GAMES_PER_USER": str(GAMES), "ERAWAN_GUESTS_PER_HOUR": str(GUESTS)}
    servers, _ = start_servers(tmp_path_factory.mktemp("tight"), 2, postgresql, redis_server.url, **limits)
    yield servers
    for server in servers:
        server.close()


def become_guest(server):
    return server.person().ask("PUT", "/api/me", {"name": "Guest"})


def test_a_quota_counts_games_of_all_processes(tight):
    here, there = (server.person() for server in tight)
    here.put("/api/me", {"name": "Anna"})
    there.client.credentials.token = here.cookie
    made = [person.make("siam", [HERE, LINK])[0]["id"] for person in (here, there, here)]
    assert len(made) == GAMES
    for person in (here, there):
        refused = person.ask("POST", "/api/games", {"game": "siam", "seats": [HERE, LINK]})
        assert code_of(refused) == (409, "limit.games")
    # A game that leaves the count at one process makes room at the other.
    here.post(f"/api/games/{made[1]}/commands", {"t": "stand_up", "game": made[1], "id": "up"})
    there.make("siam", [HERE, LINK])


def test_a_rate_limit_counts_requests_to_all_processes(tight):
    first, second = tight
    while become_guest(first).is_success:
        pass
    # The other process learns of it at the next exchange. By itself it would accept GUESTS more.
    accepted = 0
    while (answer := become_guest(second)).is_success:
        accepted += 1
        assert accepted < GUESTS - 1
        time.sleep(TELL_SECONDS)
    assert code_of(answer) == (429, "guard.too_many")


class ProcessLink:
    """A link that passes messages from one process to another, encoded as for Redis."""

    def __init__(self):
        self.other = None
        self.on_tokens_taken = None

    def tell_tokens_taken(self, taken):
        self.other.on_tokens_taken(decode_message(encode_message(TokensTaken("here", taken))))


def test_what_was_taken_at_one_process_is_taken_at_the_other(monkeypatch):
    monkeypatch.setattr(request_limits, "TELL_SECONDS", 0.0)
    links = ProcessLink(), ProcessLink()
    links[0].other, links[1].other = reversed(links)
    here, there = (TokenBuckets(rate=0.0001, burst=6) for _ in links)
    shared = [SharedLimits(link, {"guests": buckets}) for link, buckets in zip(links, (here, there), strict=True)]

    async def run():
        telling = [asyncio.create_task(each.run()) for each in shared]
        assert all(here.take("127.0.0.1") for _ in range(4))
        assert there.take("127.0.0.1")
        for _ in range(10):
            await asyncio.sleep(0)
        for task in telling:
            task.cancel()

    asyncio.run(run())
    # Five of six are taken, at both.
    for buckets in (here, there):
        assert buckets.take("127.0.0.1")
        assert not buckets.take("127.0.0.1")
        assert buckets.take("127.0.0.2")


def test_a_debt_is_at_most_a_full_bucket():
    buckets = TokenBuckets(rate=1000, burst=3)
    buckets.charge("127.0.0.1", 1_000_000)
    # It is full again in a moment.
    while not buckets.take("127.0.0.1"):
        pass
