"""Measure how an attack affects honest people besides the time of their turns; each function returns figures."""

import asyncio
import json
import time

from tests.attack.bystander import ADDRESS, GIVE_UP_S
from tests.attack.guest import Guest

PASSPHRASE = "correct horse battery staple"
THIRD_ADDRESS = "127.0.0.3"


async def health_checks(port, ends_at, kept):
    """Check the server's health ten times a second, as a load balancer would."""
    waits = []
    prober = Guest(port, ADDRESS)
    while time.monotonic() < ends_at:
        waits.append((await prober.time_of("GET", "/health/ready"))[0])
        await asyncio.sleep(0.1)
    await prober.close()
    return {"slowest health check ms": round(max(waits))}


async def bot_replies(port, ends_at, kept):
    """Play a turn against a level-1 opponent again and again."""
    waits = []
    while time.monotonic() < ends_at:
        waits.append(await _time_bot_reply(port))
    return {"slowest reply of a level-1 bot s": round(max(waits), 1)}


async def _time_bot_reply(port):
    """Return how many seconds an honest player waits for the answer of a level-1 opponent, or GIVE_UP_S."""
    player = Guest(port, ADDRESS)
    try:
        body = {"game": "siam", "seats": [{"kind": "here"}, {"kind": "level", "level": 1}]}
        game = (await player.post("/api/games", body))["game"]["id"]
        async with player.socket() as wire:
            await wire.send(json.dumps({"t": "watch", "game": game, "id": "watch"}))
            await wire.send(json.dumps({"t": "play", "game": game, "id": "first", "ply": 0, "turn": "+c1n"}))
            began = time.perf_counter()
            try:
                async with asyncio.timeout(GIVE_UP_S):
                    while True:
                        message = json.loads(await wire.recv())
                        if message["t"] == "played" and message["position"]["ply"] == 2:
                            break
            except TimeoutError:
                pass
            return time.perf_counter() - began
    finally:
        await player.close()


async def owner_signs_in(port, ends_at, kept):
    """Sign in with the right passphrase, from another device, in the middle of the attack."""
    await asyncio.sleep((ends_at - time.monotonic()) / 2)
    owner = Guest(port, ADDRESS)
    took, status = await owner.time_of("POST", "/api/sign-in", {"name": kept["name"], "passphrase": PASSPHRASE})
    await owner.close()
    return {"owner's sign-in": status, "it took ms": round(took)}


async def open_game_is_listed(port, ends_at, kept):
    """Open a game to everybody, and look for it in the list at the end."""
    honest, other = Guest(port, ADDRESS), Guest(port, THIRD_ADDRESS)
    body = {"game": "siam", "seats": [{"kind": "here"}, {"kind": "open"}]}
    theirs = (await honest.post("/api/games", body))["game"]["id"]
    await asyncio.sleep(ends_at - time.monotonic())
    listed = [game["id"] for game in (await other.get("/api/games/open"))["games"]]
    await honest.close()
    await other.close()
    return {"bystander's game is listed": theirs in listed}
