"""Share the processor time of the event loop among addresses.

Rate limits count requests, but one request may cost a hundred times as much as another. So the middleware also meters
the processor time that the requests and messages of each address take on the event loop. An address that has used up
its share waits until it has time again; the games of other addresses go on meanwhile.

Work in other threads and in background tasks is not metered: it has limits of its own.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")

# Seconds that an address may use at once. A page with all its files and requests takes about 0.05.
BURST_S = 0.2
# The cost that is assumed of the first request of an address.
FIRST_COST_S = 0.002
# The weight of each request's own cost in the next assumed cost.
LEARNING_RATE = 0.2
MOST_ADDRESSES = 20_000
# Further requests of an address with this many waiting requests are refused.
MOST_WAITING = 100


class CpuAccount:
    """The processor time that one address may still use, in seconds."""

    __slots__ = ("_at_s", "_left_s", "_share", "assumed_cost_s", "waiting")

    def __init__(self, share: float, now_s: float) -> None:
        self._share = share
        self._left_s = BURST_S
        self._at_s = now_s
        self.assumed_cost_s = FIRST_COST_S
        self.waiting = 0
        """The number of requests that wait for time."""

    def take(self, now_s: float) -> float:
        """Take the assumed cost of a request if there is time left; return the seconds to wait, 0.0 if it was taken."""
        self._left_s = min(BURST_S, self._left_s + (now_s - self._at_s) * self._share)
        self._at_s = now_s
        if self._left_s <= 0:
            return -self._left_s / self._share + 0.001
        self._left_s -= self.assumed_cost_s
        return 0.0

    def settle(self, assumed_s: float, cost_s: float) -> None:
        """Replace the assumed cost of a request by its real cost, and adjust the assumption."""
        self._left_s += assumed_s - cost_s
        self.assumed_cost_s += LEARNING_RATE * (cost_s - self.assumed_cost_s)


class CpuShares:
    """The accounts of all addresses; each may use ``share`` seconds of the event loop's time a second."""

    def __init__(self, share: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._share = share
        self._clock = clock
        self._accounts: OrderedDict[str, CpuAccount] = OrderedDict()

    def account(self, address: str) -> CpuAccount:
        """Return the account of an address. The accounts unused for longest are dropped: they are full again."""
        found = self._accounts.get(address)
        if found is None:
            found = self._accounts[address] = CpuAccount(self._share, self._clock())
            if len(self._accounts) > MOST_ADDRESSES:
                self._accounts.popitem(last=False)
        else:
            self._accounts.move_to_end(address)
        return found

    def is_crowded(self, address: str) -> bool:
        """Return whether so many requests of an address wait that more should be refused."""
        return self.account(address).waiting >= MOST_WAITING

    async def wait(self, address: str) -> float:
        """Wait until an address has processor time left; return the assumed cost that was charged, in seconds."""
        account = self.account(address)
        wait_s = account.take(self._clock())
        if wait_s:
            account.waiting += 1
            try:
                while wait_s:
                    await asyncio.sleep(wait_s)
                    wait_s = account.take(self._clock())
            finally:
                account.waiting -= 1
        return account.assumed_cost_s

    async def run(self, address: str, work: Coroutine[Any, Any, Result]) -> Result:
        """Run the handling of a request when its address has time, and charge what it costs."""
        try:
            assumed_s = await self.wait(address)
        except BaseException:
            work.close()
            raise
        meter = CpuMeter()
        try:
            return await meter.run(work)
        finally:
            self.account(address).settle(assumed_s, meter.seconds)


class CpuMeter:
    """A meter of the processor time that coroutines take on the event loop."""

    def __init__(self) -> None:
        self.seconds = 0.0

    @coroutine
    def run(self, work: Coroutine[Any, Any, Result]) -> Generator[Any, Any, Result]:
        """Run a coroutine step by step, and add up the processor time of its steps."""
        value, error = None, None
        while True:
            began = time.thread_time()
            try:
                waited_for = work.send(value) if error is None else work.throw(error)
            except StopIteration as stop:
                result: Result = stop.value
                return result
            finally:
                self.seconds += time.thread_time() - began
            try:
                value, error = (yield waited_for), None
            except BaseException as raised:
                value, error = None, raised
