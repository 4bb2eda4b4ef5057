"""An attack with webhooks that never answer, and how long an honest user's webhook waits meanwhile."""

import asyncio
import json
import time
from contextlib import suppress

from tests.attack.bystander import ADDRESS, GIVE_UP_S
from tests.attack.guest import Guest

HERE, LINK = {"kind": "here"}, {"kind": "link"}
# The hooks are on this machine.
ENVIRONMENT = {"ERAWAN_WEBHOOK_PRIVATE": "true"}


async def make_turn_of(owner, other):
    """Let it become the turn of ``owner``, who is not connected, in a new game."""
    made = await owner.send("POST", "/api/games", {"game": "siam", "seats": [LINK, HERE]})
    if not made.is_success:
        return False
    game, token = made.json()["game"]["id"], made.json()["links"][0]["token"]
    joined = await other.send("POST", "/api/join", {"token": token})
    command = {"t": "play", "game": game, "id": "first", "ply": 0, "turn": "+c1n"}
    return joined.is_success and (await other.send("POST", f"/api/games/{game}/commands", command)).is_success


async def dead_webhooks(attack):
    """Let the server call webhooks that accept connections and never answer."""
    calls = 0

    async def never_answer(reader, writer):
        nonlocal calls
        calls += 1
        with suppress(asyncio.CancelledError):
            await reader.read()
        writer.close()

    hook = await asyncio.start_server(never_answer, "127.0.0.1", 0)
    url = f"http://127.0.0.1:{hook.sockets[0].getsockname()[1]}/hook"
    owners = {}

    async def act(number):
        if number not in owners:
            owner, other = (Guest(attack.guest.port, attack.guest.address) for _ in range(2))
            await owner.send("PUT", "/api/me", {"name": f"Dead {number}"})
            await owner.send("PUT", "/api/me/webhook", {"url": url})
            owners[number] = owner, other
        if not await make_turn_of(*owners[number]):
            await asyncio.sleep(0.05)

    await attack.repeat(act)
    for pair in owners.values():
        for guest in pair:
            attack.guest.statuses.update(guest.statuses)
            await guest.close()
    hook.close()
    return {"calls of dead webhooks": calls}


async def honest_webhook(port, ends_at, kept):
    """Measure how long after a turn an honest user's webhook is called."""
    called = asyncio.Event()

    async def answer(reader, writer):
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
        json.loads(await reader.readexactly(int(length.split(b":")[1])))
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        await writer.drain()
        writer.close()
        called.set()

    hook = await asyncio.start_server(answer, "127.0.0.1", 0)
    owner, other = Guest(port, ADDRESS), Guest(port, ADDRESS)
    await owner.send("PUT", "/api/me", {"name": "Honest"})
    url = f"http://127.0.0.1:{hook.sockets[0].getsockname()[1]}/hook"
    assert (await owner.send("PUT", "/api/me/webhook", {"url": url})).is_success
    waits = []
    while time.monotonic() < ends_at:
        called.clear()
        assert await make_turn_of(owner, other)
        began = time.perf_counter()
        with suppress(TimeoutError):
            await asyncio.wait_for(called.wait(), GIVE_UP_S)
        waits.append(time.perf_counter() - began)
        await asyncio.sleep(0.5)
    for guest in (owner, other):
        await guest.close()
    hook.close()
    return {"slowest honest webhook call ms": round(1000 * max(waits))}
