"""Measures what one guest with very long games costs the others: memory, and the time that another game's turns take.

    PYTHONPATH=src python bench/long_games.py [--json] [--only NAME …] [--seconds 10]

``memory`` counts the bytes that Python allocates for one table of 2,000 turns. Every other scenario starts a server
(``bench/live.py``), lets ten bystanders' games play at 20 turns a second, first alone and then while a guest in a
process of its own does one thing again and again within the default limits, and prints both latencies. ``attack``
returns a coroutine for each scenario, so that other programs can run them too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
import tracemalloc
from pathlib import Path

import httpx
import uvloop

sys.path.insert(0, str(Path(__file__).parent))

from live import Field, serving
from live_client import Seat

import erawan
from erawan.protocol import messages
from erawan.protocol.seats_and_clocks import Here
from erawan.records import format_record, record_of
from erawan.server.domain.table import Table
from erawan.server.domain.table_setup import make_plan

TURNS = 2000
GAMES = 117
BYSTANDERS = 10
BYSTANDER_RATE = 20.0
RATE = 52.0
"""Requests a second of the guest: half of what the default limits allow one address."""
UPLOADS = 10.0
"""Records a second that the guest sends."""


def long_turns(count=TURNS):
    """Turns of a game of Siam that never ends: one animal each, which turns on its square."""
    ways = ("c1e", "c5e", "c1n", "c5s")
    return ["+c1n", "+c5s", *(ways[at % len(ways)] for at in range(count - 2))]


def long_record(count=TURNS):
    """The text of the record of such a game."""
    return format_record(record_of(erawan.game("siam", repetition=0).start(), long_turns(count)))


# ---- memory


def measure_memory():
    """The bytes that one table of a long game takes, and one of an empty game."""
    return {f"bytes_{count}_turns": table_bytes(count) for count in (0, TURNS // 2, TURNS)}


def table_bytes(count):
    """The bytes that Python allocates for a table whose game has so many turns."""
    start = erawan.game("siam", repetition=0).start()
    plan = make_plan(start, (Here(), Here()), earlier=tuple(long_turns(max(2, count))) if count else ())
    tracemalloc.start()
    table = Table("game0001", plan, 0)
    found = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert table.ply == count
    return found


# ---- what the guest does


async def every(rate, seconds, act):
    """Start ``act`` so many times a second, at most 50 at once; return how often it was done."""
    room, tasks, began = asyncio.Semaphore(50), set(), time.perf_counter()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
        await room.acquire()
        if time.perf_counter() - began > seconds:
            break
        task = asyncio.ensure_future(act())
        task.add_done_callback(lambda _: room.release())
        tasks.add(task)
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    return sum(answer in (200, 201) for answer in answers)


def open_client(port):
    """A client of one guest."""
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)


async def create_long_game(client, record):
    """Create a game from a record; return the response."""
    seats = [{"kind": "here"}, {"kind": "here"}]
    headers = {"origin": str(client.base_url).rstrip("/")}
    return await client.post("/api/games", json={"game": "siam", "seats": seats, "record": record}, headers=headers)


async def get_again_and_again(port, seconds, path):
    """Ask for something of one long game."""
    async with open_client(port) as client:
        game_id = (await create_long_game(client, long_record())).json()["game"]["id"]

        async def get():
            return (await client.get(f"/api/games/{game_id}{path}")).status_code

        return await every(RATE, seconds, get)


async def watch_again_and_again(port, seconds):
    """Watch one long game again and again, on four sockets that read everything."""
    async with open_client(port) as client:
        game_id = (await create_long_game(client, long_record())).json()["game"]["id"]
    seats = [await Seat.open(port, "", lambda message: None) for _ in range(4)]
    sent = 0

    async def watch():
        nonlocal sent
        sent += 1
        seats[sent % len(seats)].send(messages.Watch(game=game_id, id=f"w{sent}"))
        return 200

    return await every(RATE, seconds, watch)


async def create_again_and_again(port, seconds):
    """Create games from a long record."""
    record = long_record()
    async with open_client(port) as client:

        async def create():
            return (await create_long_game(client, record)).status_code

        return await every(UPLOADS, seconds, create)


async def create_all(port, seconds):
    """Create 117 games from a long record, however long that takes."""
    record = long_record()
    async with open_client(port) as client:
        for _ in range(GAMES):
            while (await create_long_game(client, record)).status_code != 201:
                await asyncio.sleep(0.05)
    return GAMES


ATTACKS = {
    "snapshots": lambda port, seconds: get_again_and_again(port, seconds, ""),
    "records": lambda port, seconds: get_again_and_again(port, seconds, "/record"),
    "watching": watch_again_and_again,
    "uploads": create_again_and_again,
    "games": create_all,
}


def attack(name, port, seconds):
    """Return a coroutine that runs a scenario's guest for so long; it returns how often the guest succeeded."""
    return ATTACKS[name](port, seconds)


# ---- what the bystanders see


async def measure_bystanders(name, port, server, seconds):
    """The latency of other games, alone and beside the guest, and the memory of the server."""
    field = Field(port)
    await field.open(BYSTANDERS)
    await field.play(BYSTANDER_RATE, 2)
    alone = await field.play(BYSTANDER_RATE, seconds)
    before_mb = server.memory_mb
    command = (sys.executable, __file__, "--guest", name, "--port", str(port), "--seconds", str(seconds))
    guest = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert guest.stdout is not None
    await guest.stdout.readline()
    beside = await field.play(BYSTANDER_RATE, seconds)
    done = int((await guest.stdout.readline()).decode() or 0)
    await guest.wait()
    found = {
        "alone_p50_ms": alone["p50_ms"],
        "alone_p99_ms": alone["p99_ms"],
        "beside_p50_ms": beside["p50_ms"],
        "beside_p99_ms": beside["p99_ms"],
        "guest_did": done,
        "memory_mb_more": server.memory_mb - before_mb,
        "lost": beside["lost"],
    }
    await field.close()
    return found


def run_guest(name, port, seconds):
    """Be the guest; say when it begins, and how often it succeeded."""
    long_record(2)
    print("begins", flush=True)
    print(uvloop.run(attack(name, port, seconds)), flush=True)


def measure(name, arguments):
    """One scenario, with a server of its own."""
    if name == "memory":
        return measure_memory()
    with serving(arguments.data_dir) as server:
        return uvloop.run(measure_bystanders(name, server.port, server, arguments.seconds))


def main():
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description="Measures what very long games cost other people.")
    names = ["memory", *ATTACKS]
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--only", nargs="+", choices=names, default=names, help="measure only these")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each scenario takes")
    parser.add_argument("--data-dir", help="where the database lies meanwhile")
    parser.add_argument("--guest", choices=ATTACKS, help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.guest:
        run_guest(arguments.guest, arguments.port, arguments.seconds)
        return
    found = {}
    for name in arguments.only:
        found[name] = measure(name, arguments)
        if not arguments.json:
            print(f"\n{name}")
            for key, value in found[name].items():
                print(f"  {key:18} {value:14,.1f}" if isinstance(value, float) else f"  {key:18} {value:14,}")
    if arguments.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main()
