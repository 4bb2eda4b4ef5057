"""Play many games through the API, kill the server at random moments, and check whether anything was lost.

``python -m tests.server.kill_loop --kills 200``

Every seat has a client of ``erawan.client``, which reconnects by itself and repeats unanswered commands under the same
id. Afterwards the events on disk are compared with the messages that the clients received:

- each acknowledged turn must be on disk exactly once, under the acknowledged number and in order;
- no client may have received a turn that is not on disk;
- clocks must be within their limits, and may not have run while the server was down;
- computer opponents must have gone on.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path

from rich.progress import Progress
from sqlalchemy import select

from erawan.client import (
    AsyncClient,
    ByLink,
    Here,
    Minutes,
    NewGame,
    NoClock,
    Opponent,
    ServerError,
    ServerUnreachableError,
)
from erawan.protocol import messages as p
from erawan.server.store import schema
from erawan.server.store.database import opened
from tests.server.client import PATIENCE, Server

SIAM, KING = "siam", "king-of-siam"
MINUTES, INCREMENT_S = 30, 2
CLOCK = Minutes(MINUTES, INCREMENT_S)
# How long a person waits before they repeat what a killed server interrupted.
FIRST_WAIT_S = 0.1
# Minimum number of turns between two kills.
TURNS_BETWEEN = 8
# The kinds of games: players and clock.
KINDS = (
    (SIAM, {}, [Here(), ByLink()], CLOCK),
    (SIAM, {}, [Here(), Opponent(1)], NoClock()),
    (KING, {"players": 2}, [Here(), ByLink()], NoClock()),
    (KING, {"players": 3}, [Here(), ByLink(), Opponent(1)], CLOCK),
    (KING, {"players": 2}, [Opponent(1), Here()], CLOCK),
)


@dataclass
class Told:
    """The messages that the clients of one game received."""

    done: dict = field(default_factory=dict)
    """The number of the event by the id of the command, with turn and ply."""
    played: dict = field(default_factory=dict)
    """The turns by line and ply."""
    clocks: list = field(default_factory=list)
    connected: int = 0
    resent: int = 0
    contradictions: list = field(default_factory=list)

    def note_played(self, line, ply, turn):
        before = self.played.setdefault((line, ply), turn)
        if before != turn:
            self.contradictions.append(f"turn {ply} was {before}, then {turn}")

    def note_done(self, sent, number, ply, turn):
        before = self.done.setdefault(sent, (number, ply, turn))
        if before[0] != number:
            self.contradictions.append(f"command {sent} had number {before[0]}, then {number}")


async def play_at_random(client, game_id, told, pick):
    """Play random choices that the server offers, until the game is over."""
    async with client.watch(game_id) as game:
        try:
            async for event in game:
                _note(told, event)
                while game.is_your_turn:
                    await _play_turn(game, told, pick)
                if game.view.result is not None:
                    return
        finally:
            told.connected += game.connection.connection_count
            told.resent += game.connection.resent_count


async def _play_turn(game, told, pick):
    ply, choices = game.view.position.ply, game.view.position.choices
    try:
        while not (choice := pick.choice(choices)).is_turn:
            choices = (await game.choose(choice.text)).choices
        done = await game.play(choice.text, ply=ply)
    except ServerUnreachableError:
        raise
    except ServerError:
        # The position has changed meanwhile; the view will show it in a moment.
        await asyncio.sleep(FIRST_WAIT_S)
    else:
        told.note_done(done.id, done.number, ply, choice.text)


def _note(told, event):
    """Note the turns and clocks in a message."""
    if isinstance(event, p.Snapshot):
        view = event.game
        if view.has_all_turns:
            for number, turn in enumerate(view.turns, 1):
                told.note_played(view.position.line, number, turn.turn)
        told.clocks.append(tuple(view.clock.left_ms))
    elif isinstance(event, p.PlayedMessage):
        told.note_played(event.position.line, event.position.ply, event.turn.turn)
        told.clocks.append(tuple(event.clock.left_ms))


class KillLoopGames:
    """Games that are played until they are over; then others take their place."""

    def __init__(self, server, count, seed):
        self._server = server
        self._count = count
        self._pick = random.Random(seed)
        self.told = {}
        self.clocked = set()

    @property
    def acknowledged(self):
        """The number of acknowledged turns in all games."""
        return sum(len(told.done) for told in self.told.values())

    async def play(self):
        """Keep the games going until it is cancelled; then wait until every client has closed its connections.

        ``asyncio.gather`` would end with the first of them, and the others would be cut off while they close.
        """
        async with asyncio.TaskGroup() as group:
            for number in range(self._count):
                group.create_task(self._table(number))

    async def _table(self, number):
        while True:
            kind = KINDS[number % len(KINDS)]
            async with AsyncExitStack() as stack:
                game, clients = await self._make(kind, stack)
                told = self.told[game] = Told()
                if kind[3] is CLOCK:
                    self.clocked.add(game)
                async with asyncio.TaskGroup() as group:
                    for client in clients:
                        group.create_task(self._sit(client, game, told))

    async def _sit(self, client, game, told):
        """Play to the end of the game; try again while the server is down at first."""
        pick = random.Random(self._pick.random())
        while True:
            try:
                return await play_at_random(client, game, told, pick)
            except ServerUnreachableError:
                await asyncio.sleep(FIRST_WAIT_S)

    async def _make(self, kind, stack):
        """Create a game and fill its seats; repeat a request that was interrupted."""
        name, options, seats, clock = kind
        while True:
            try:
                clients = [await self._enter("One", stack)]
                made = await clients[0].create_game(
                    NewGame(game=name, options=options, seats=seats, clock=clock, hints=False)
                )
                for link in made.links:
                    clients.append(await self._enter("Two", stack))
                    await clients[-1].join(link.token)
            except ServerError:
                await asyncio.sleep(FIRST_WAIT_S)
            else:
                return made.game.id, clients

    async def _enter(self, name, stack):
        """Return the client of a new guest, which the stack closes."""
        client = await stack.enter_async_context(AsyncClient(self._server.address, timeout_s=PATIENCE))
        await client.set_name(name)
        return client


# ---- looking whether anything was lost


def read_events(database):
    """Return the events of every game as they are on disk, and the outages."""
    found = {}
    with opened(database) as engine, engine.connect() as connection:
        for row in connection.execute(select(schema.events).order_by("game_id", "number")):
            found.setdefault(row.game_id, []).append((row.number, row.at_ms, row.command, json.loads(row.body)))
        outages = [tuple(row) for row in connection.execute(select(schema.outages).order_by("began_ms"))]
    return found, outages


def faults_of(game, events, told, is_clocked, outages):
    """Return all faults of one game."""
    faults = [f"{game}: {told_wrong}" for told_wrong in told.contradictions]
    numbers = [number for number, *_ in events]
    if numbers != list(range(1, len(events) + 1)):
        faults.append(f"{game}: the events are numbered {numbers}")
    turns = [body for _, _, _, body in events if body["e"] == "turned"]
    for sent, (number, ply, turn) in told.done.items():
        kept = [each for each in events if each[2] == sent]
        is_right = len(kept) == 1 and kept[0][0] == number and kept[0][3].get("turn") == turn
        if not is_right or turns[ply]["turn"] != turn:
            faults.append(f"{game}: turn {turn} was acknowledged as event {number}; kept is {kept}")
    for (line, ply), turn in told.played.items():
        if line or ply > len(turns) or turns[ply - 1]["turn"] != turn:
            faults.append(f"{game}: {turn} was told as turn {ply} and is not kept so")
    if is_clocked:
        faults += clock_faults(game, events, told, outages)
    return faults


def clock_faults(game, events, told, outages):
    """Return the faults of the clocks: below 0, above the maximum, or charged for an outage."""
    turns = [(at_ms, body) for _, at_ms, _, body in events if body["e"] == "turned"]
    most = MINUTES * 60_000 + len(turns) * INCREMENT_S * 1000
    faults = [f"{game}: a clock showed {left}" for left in told.clocks if not all(0 <= each <= most for each in left)]
    # All seats together lose no more than the time the server was up, and get the increments back.
    shown = {}
    for at_ms, body in turns:
        if "clock_ms" in body:
            shown[at_ms] = body["clock_ms"]
            if not 0 <= body["clock_ms"] <= most:
                faults.append(f"{game}: a clock was kept as {body['clock_ms']}")
    began = next((at_ms for _, at_ms, _, body in events if body["e"] == "began"), None)
    if began is not None and turns:
        ended = turns[-1][0]
        down = sum(max(0, min(until, ended) - max(since, began)) for since, until in outages)
        up = ended - began - down
        least = MINUTES * 60_000 - up - 1000
        low = [left for left in shown.values() if left < least]
        if low:
            faults.append(f"{game}: a clock fell to {low[0]} though the server was up for {up} ms only")
    return faults


# ---- the whole


def run(folder, kills, games=10, seed=1, between_s=2.0, tell=lambda: None):
    """Play and kill; return what happened, and every fault."""
    pick = random.Random(seed)
    server = Server(folder, ERAWAN_LOG_LEVEL="warning")
    playing = KillLoopGames(server, games, seed)
    killed_ms = []
    try:
        asyncio.run(kill_and_play(server, playing, kills, pick, between_s, killed_ms, tell))
        is_alive = server.process.poll() is None
        log = server.read_log()
    finally:
        server.close()
    faults = [] if is_alive else ["the server ended by itself"]
    return report(playing, f"sqlite:///{server.folder / 'erawan.sqlite3'}", killed_ms, log, faults)


def report(playing, database, killed_ms, log, faults):
    """Return the figures of a run, and its faults besides those that are known already."""
    events, noted = read_events(database)
    # The server knows only its last heartbeat; it may charge the time that it ran after that.
    outages = [(at_ms, until) for at_ms in killed_ms for since, until in noted if since <= at_ms <= until]
    faults += [f"the log has: {line}" for line in log.splitlines() if "Traceback" in line][:3]
    for game, told in playing.told.items():
        faults += faults_of(game, events.get(game, []), told, game in playing.clocked, outages)
    opponents = [
        1 for rows in events.values() for _, _, command, body in rows if body["e"] == "turned" and command is None
    ]
    return {
        "kills": len(killed_ms),
        "games": len(playing.told),
        "turns kept": sum(body["e"] == "turned" for rows in events.values() for *_, body in rows),
        "turns acknowledged": playing.acknowledged,
        "turns of opponents and forced": len(opponents),
        "connections": sum(told.connected for told in playing.told.values()),
        "commands sent again": sum(told.resent for told in playing.told.values()),
        "outages noted": len(noted),
        "faults": faults,
    }


async def kill_and_play(server, playing, kills, pick, between_s, killed_ms, tell):
    loop = asyncio.get_running_loop()
    # A thread of its own: those of the loop may all be busy with requests that wait for the server.
    hand = ThreadPoolExecutor(1)
    play = asyncio.create_task(playing.play())
    try:
        for _ in range(kills):
            await _until_turns(playing, play, TURNS_BETWEEN)
            await asyncio.wait([play], timeout=pick.random() * between_s)
            if play.done():
                break
            await loop.run_in_executor(hand, server.kill)
            killed_ms.append(time.time_ns() // 1_000_000)
            await loop.run_in_executor(hand, server.start)
            tell()
        # After the last restart everything goes on: each game gets a turn, or is over.
        await _goes_on(playing, play)
    finally:
        hand.shutdown()
        play.cancel()
        with suppress(asyncio.CancelledError):
            await play


async def _until_turns(playing, play, more):
    """Wait until ``more`` further turns were acknowledged, however slow the machine is."""
    wanted = playing.acknowledged + more
    until = time.monotonic() + PATIENCE
    while not play.done() and playing.acknowledged < wanted and time.monotonic() < until:
        await asyncio.sleep(0.05)


async def _goes_on(playing, play):
    before = {game: len(told.played) for game, told in playing.told.items()}
    until = time.monotonic() + PATIENCE
    while not play.done() and time.monotonic() < until:
        now = {game: len(told.played) for game, told in playing.told.items()}
        if sum(now.values()) > sum(before.values()) + 2 * len(KINDS):
            return
        await asyncio.sleep(0.1)
    if not play.done():
        raise AssertionError("after the last restart the games do not go on")


def main():
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--kills", type=int, default=200)
    reader.add_argument("--games", type=int, default=20)
    reader.add_argument("--seed", type=int, default=1)
    given = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder, Progress() as progress:
        bar = progress.add_task("kills", total=given.kills)
        found = run(Path(folder), given.kills, given.games, given.seed, tell=lambda: progress.advance(bar))
    for name, value in found.items():
        print(f"{name:32} {len(value) if name == 'faults' else value}")
    for fault in found["faults"][:20]:
        print(f"  {fault}")
    return bool(found["faults"])


if __name__ == "__main__":
    sys.exit(main())
