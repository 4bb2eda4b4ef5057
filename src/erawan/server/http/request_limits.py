"""Limits on what clients ask for: requests by address, sign-ins, and exports of accounts.

**Rates** are counted in token buckets. With several server processes, each counts in buckets of its own, so that no
request waits for another process. A few times a second it tells the others how many tokens it has taken, and they take
as many from their own buckets (``SharedLimits``). A client that spreads its requests over the processes can exceed a
limit once, until the next exchange a quarter of a second later. It must make up for that before it gets more.

**Sign-ins**: guesses of passphrases never keep the owner of an account out.
A limit by account alone lets anybody lock the owner out with wrong passphrases. So a try is counted by where it comes
from, as OWASP describes for device cookies:

- A *known device*, a browser in which the user signed in before, has a limit of its own. Whatever others try, it can
  sign in.
- From other devices, tries are counted by address and name together, and by address for all names. An attacker
  at one address does not disturb the owner at another.
- One name from many addresses: after some tries, each further one waits for some seconds, alone and not in a queue.
  This slows a distributed attack down and costs the owner only these seconds.

One weakness remains: on a new device that shares an address with an attacker, the owner has to wait for the limit.
"""

from __future__ import annotations

import asyncio
import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from litestar.types import Scope

from erawan.core.errors import ErawanError
from erawan.server.cluster.process_messages import TokensTaken
from erawan.server.http.cpu_shares import CpuShares
from erawan.server.live.cluster_sync import ClusterSync
from erawan.server.settings import Settings

MOST_BUCKETS = 20_000
ADDRESS_FACTOR = 4
"""The limit for all names of one address, as a multiple of that for one name: several people share an address."""
DELAY_S = 3.0
"""Seconds that each further try waits once a name was tried too often from unknown devices."""
TELL_SECONDS = 0.25
MAX_EXPORT_SECONDS = 600.0
"""An export that has taken longer is stopped if another one needs its slot."""


class TokenBucket:
    """A rate limit: ``rate`` tokens a second are added, up to ``burst``."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take a token; return False if there is none."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def charge(self, count: int) -> None:
        """Take tokens; the bucket may go below zero, but by at most its full size."""
        self._fill()
        self._left = max(-self._burst, self._left - count)

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now


class TokenBuckets:
    """A token bucket for each name. The buckets unused for longest are dropped: they are full again anyway."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()
        self.on_taken: Callable[[str], None] | None = None
        """Called with the name of each bucket from which a token was taken."""

    def take(self, name: str) -> bool:
        """Take a token from the bucket of a name; return False if there is none."""
        is_taken = self._bucket(name).take()
        if is_taken and self.on_taken is not None:
            self.on_taken(name)
        return is_taken

    def charge(self, name: str, count: int) -> None:
        """Take as many tokens as another process took from its bucket of this name."""
        self._bucket(name).charge(count)

    def _bucket(self, name: str) -> TokenBucket:
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = TokenBucket(self._rate, self._burst)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(name)
        return bucket


class AddressLimits:
    """The limits by address to which every request and every command counts."""

    def __init__(self, settings: Settings) -> None:
        self.requests = TokenBuckets(settings.requests_per_s, settings.requests_burst)
        self.cpu_shares = CpuShares(settings.cpu_share_per_address)


class RefusedRequestError(ErawanError):
    """A request that is refused for its rate or its origin."""


def client_address(scope: Scope) -> str:
    """Return the address of a client, as rate limits count it."""
    client: Any = scope.get("client")
    return fold_address(client[0]) if client else "-"


def fold_address(address: str) -> str:
    """Return the /64 network of an IPv6 address, since one host has a whole network; other addresses unchanged."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))


# ---- several processes


class SharedLimits:
    """The rate limits of this process by name, and the tokens taken since it last told the other processes."""

    def __init__(self, cluster: ClusterSync, limits: Mapping[str, TokenBuckets]) -> None:
        self._cluster = cluster
        self._limits = limits
        self._taken: dict[str, dict[str, int]] = {}
        for limit, buckets in limits.items():
            buckets.on_taken = partial(self._note, limit)
        cluster.on_tokens_taken = self._take

    async def run(self) -> None:
        """Report the tokens taken to the other processes, again and again until the task is cancelled."""
        while True:
            await asyncio.sleep(TELL_SECONDS)
            if self._taken:
                taken, self._taken = self._taken, {}
                self._cluster.tell_tokens_taken(taken)

    def _note(self, limit: str, name: str) -> None:
        of_limit = self._taken.setdefault(limit, {})
        of_limit[name] = of_limit.get(name, 0) + 1

    def _take(self, news: TokensTaken) -> None:
        for limit, taken in news.taken.items():
            if limit in self._limits:
                for name, count in taken.items():
                    self._limits[limit].charge(name, count)


# ---- sign-ins


class SignInLimits:
    """The limits of all sign-ins; ``per_hour`` is how often one device, or one address, may try one name."""

    def __init__(self, per_hour: float) -> None:
        def limit(factor: float = 1) -> TokenBuckets:
            return TokenBuckets(factor * per_hour / 3600, factor * per_hour)

        self._per_hour = per_hour
        self._by_user, self._by_device = limit(), limit()
        self._by_address, self._by_address_and_name = limit(ADDRESS_FACTOR), limit()
        self._by_name = limit()

    @property
    def buckets(self) -> dict[str, TokenBuckets]:
        """The limits by name."""
        return {
            "sign-in user": self._by_user,
            "sign-in device": self._by_device,
            "sign-in address": self._by_address,
            "sign-in address and name": self._by_address_and_name,
            "sign-in name": self._by_name,
        }

    def allow_known_device(self, device: str) -> bool:
        """Count a try from a known device; return whether it is within the limit of the device."""
        return self._by_device.take(device)

    async def count_unknown_device(self, address: str, login: str) -> None:
        """Count a try from an unknown device. Refuse it, or wait, if there were too many."""
        delay_s = self.delay_s(address, login)
        if delay_s:
            await asyncio.sleep(delay_s)

    def delay_s(self, address: str, login: str) -> float:
        """Count a try from an unknown device; return how long it has to wait. Refuse it after too many."""
        if not (self._by_address.take(address) and self._by_address_and_name.take(f"{address} {login}")):
            raise self._refusal()
        return 0.0 if self._by_name.take(login) else DELAY_S

    def count_user(self, user_id: str) -> None:
        """Count a change of a passphrase by a user who is signed in. Refuse it after too many."""
        if not self._by_user.take(user_id):
            raise self._refusal()

    def _refusal(self) -> RefusedRequestError:
        return RefusedRequestError("person.too_many_tries", minutes=math.ceil(60 / self._per_hour))


# ---- exports of accounts


@dataclass(eq=False)
class ExportSlot:
    """The right to run one export."""

    user: str
    began_s: float = field(default_factory=time.monotonic)


class ExportSlots:
    """The exports that are running: at most ``most``, and one for each user."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: dict[str, ExportSlot] = {}
        self.reading = asyncio.Semaphore()
        """Held while an export reads the database."""

    def take(self, user: str) -> ExportSlot:
        """Return a slot for a user; refuse if the user has one or too many are taken."""
        if len(self._taken) >= self._most:
            oldest = next(iter(self._taken.values()))
            if time.monotonic() - oldest.began_s > MAX_EXPORT_SECONDS:
                self.release(oldest)
        if user in self._taken or len(self._taken) >= self._most:
            raise RefusedRequestError("export.busy")
        self._taken[user] = slot = ExportSlot(user)
        return slot

    def holds(self, slot: ExportSlot) -> bool:
        """Return whether a slot is still taken."""
        return self._taken.get(slot.user) is slot

    def release(self, slot: ExportSlot) -> None:
        """Release a slot for another export. Releasing it twice does nothing."""
        if self.holds(slot):
            del self._taken[slot.user]
