"""The processor time of the event loop is shared among addresses."""

import asyncio
import time

import pytest

from erawan.server.http.cpu_shares import BURST_S, MOST_ADDRESSES, MOST_WAITING, CpuAccount, CpuMeter, CpuShares

SHARE = 0.25


def use_processor(seconds):
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


async def cheap_and_costly_steps():
    use_processor(0.01)
    await asyncio.sleep(0.05)
    use_processor(0.02)
    return "answer"


def test_a_meter_counts_processor_time_and_no_waiting():
    meter = CpuMeter()
    assert asyncio.run(_await(meter.run(cheap_and_costly_steps()))) == "answer"
    assert meter.seconds >= 0.03


async def _await(awaitable):
    return await awaitable


def test_a_meter_passes_errors_on_both_ways():
    async def fails():
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            raise ValueError("cancelled inside") from None

    async def cancel_it():
        task = asyncio.create_task(_await(CpuMeter().run(fails())))
        await asyncio.sleep(0)
        task.cancel()
        await task

    with pytest.raises(ValueError, match="cancelled inside"):
        asyncio.run(cancel_it())


def test_an_account_that_is_used_up_fills_with_its_share():
    account = CpuAccount(SHARE, now_s=0.0)
    assert account.take(0.0) == 0.0
    account.settle(account.assumed_cost_s, BURST_S + 0.1)
    wait_s = account.take(0.0)
    assert wait_s == pytest.approx(0.1 / SHARE, abs=0.05)
    assert account.take(wait_s / 2) > 0
    assert account.take(wait_s) == 0.0


def test_costly_requests_are_let_in_one_by_one():
    """An address whose requests turned out costly cannot start many of them at once."""
    account = CpuAccount(SHARE, now_s=0.0)
    now_s = 0.0
    for _ in range(30):
        while wait_s := account.take(now_s):
            now_s += wait_s
        account.settle(account.assumed_cost_s, 0.1)
    now_s += 60.0
    at_once = 0
    while not account.take(now_s):
        at_once += 1
    assert at_once <= 3


def test_an_address_waits_and_others_do_not():
    now_s = 0.0
    shares = CpuShares(SHARE, clock=lambda: now_s)

    async def costs_much():
        use_processor(BURST_S + 0.05)

    async def costs_little():
        return "at once"

    async def run():
        nonlocal now_s
        await shares.run("bad", costs_much())
        waiting = asyncio.create_task(shares.run("bad", costs_little()))
        await asyncio.sleep(0)
        assert await shares.run("good", costs_little()) == "at once"
        assert not waiting.done()
        assert shares.account("bad").waiting == 1
        now_s = 10.0
        return await waiting

    assert asyncio.run(run()) == "at once"
    assert shares.account("bad").waiting == 0


def test_an_address_with_too_many_waiting_requests_is_crowded():
    shares = CpuShares(SHARE, clock=lambda: 0.0)
    account = shares.account("bad")
    account.settle(0.0, 10.0)

    async def run():
        waiting = [asyncio.create_task(shares.wait("bad")) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        assert shares.is_crowded("bad")
        assert not shares.is_crowded("good")
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert not shares.is_crowded("bad")

    asyncio.run(run())


def test_the_accounts_have_a_limit():
    shares = CpuShares(SHARE)
    first = shares.account("0")
    for number in range(1, MOST_ADDRESSES + 1):
        shares.account(str(number))
    assert shares.account("0") is not first
