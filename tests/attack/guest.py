"""A user of the server at an address of its own, by plain HTTP and WebSocket.

Every address of 127.0.0.0/8 is this machine, so the bystander and the bad guest have different ones: limits by address
must not hide what limits by user should do.
"""

import json
import time
from collections import Counter
from contextlib import asynccontextmanager

import httpx
from websockets.asyncio.client import connect

PATIENCE_S = 120.0


class Guest:
    """One user: requests and WebSockets from one address, with one token."""

    def __init__(self, port, address):
        self.port = port
        self.address = address
        self.statuses = Counter()
        """How often each HTTP status was answered."""
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=100)
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=limits)
        self._http = httpx.AsyncClient(
            transport=transport, base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE_S, trust_env=False
        )
        self.token = ""

    async def send(self, method, path, body=None, content=None, headers=None):
        """Send a request; return the response, whatever its status."""
        sent = {**({"authorization": f"Bearer {self.token}"} if self.token else {}), **(headers or {})}
        if body is not None:
            content = json.dumps(body).encode()
            sent.setdefault("content-type", "application/json")
        response = await self._http.request(method, path, content=content, headers=sent)
        self.statuses[response.status_code] += 1
        cookie = response.cookies.get("erawan")
        if cookie and not self.token:
            self.token = cookie
        # The token is sent as a bearer token: cookies need an origin.
        self._http.cookies.clear()
        return response

    async def get(self, path):
        """Return the JSON of a successful request."""
        return self._good(await self.send("GET", path))

    async def post(self, path, body):
        """Return the JSON of a successful request."""
        return self._good(await self.send("POST", path, body))

    @staticmethod
    def _good(response):
        assert response.is_success, (response.status_code, response.text[:300])
        return response.json()

    async def time_of(self, method, path, body=None):
        """Return how many milliseconds a request took, and its status."""
        began = time.perf_counter()
        response = await self.send(method, path, body)
        return (time.perf_counter() - began) * 1000, response.status_code

    @asynccontextmanager
    async def socket(self):
        """Open a WebSocket, past its greeting."""
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        async with connect(
            f"ws://127.0.0.1:{self.port}/api/live",
            additional_headers=headers,
            local_addr=(self.address, 0),
            proxy=None,
            open_timeout=PATIENCE_S,
            max_queue=None,
        ) as wire:
            await wire.recv()
            yield wire

    async def close(self):
        """Close all connections."""
        await self._http.aclose()
