"""Rate limits count what a client does at all processes."""

import asyncio

from erawan.server.cluster.process_messages import TokensTaken, decode_message, encode_message
from erawan.server.http import request_limits
from erawan.server.http.request_limits import SharedLimits, TokenBuckets


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
