"""Limits on guesses of passphrases that never keep the owner of an account out.

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
import math

from erawan.server.http.middleware import RefusedRequestError, TokenBuckets

ADDRESS_FACTOR = 4
"""The limit for all names of one address, as a multiple of that for one name: several people share an address."""
DELAY_S = 3.0
"""Seconds that each further try waits once a name was tried too often from unknown devices."""


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
