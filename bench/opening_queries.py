"""Measure opening statistics with many finished games: count a game, and query a position.

``python bench/opening_queries.py 10000`` plays a few hundred random games, stores each many times, and measures the
questions that the page of openings asks.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from sqlalchemy import insert

import erawan
from erawan.games.siam.canonical import canonical_position
from erawan.protocol.seats_and_clocks import Here
from erawan.server.domain import events as e
from erawan.server.domain.table import Table
from erawan.server.domain.table_setup import make_plan
from erawan.server.http.opening_routes import AT_ONCE
from erawan.server.store import schema as s
from erawan.server.store.database import open_database, prepare
from erawan.server.store.game_store import Store, new_game
from erawan.server.store.opening_store import (
    count_uncounted_games,
    endings_of_games,
    positions_of,
    turns_played_in,
    uncounted_games,
)

DISTINCT = 200
TURNS = 40
ASKED = 20


def play(number: int) -> tuple[Table, list[e.StoredEvent]]:
    """Return a game played at random and then resigned, with its events."""
    chance, start = Random(number), erawan.game("siam").start()
    table = Table(f"game{number:08}", make_plan(start, (Here(), Here())), 0)
    events = []

    def happen(what: e.DomainEvent) -> None:
        events.append(e.StoredEvent(table.number + 1, 0, what, "somebody"))
        table.apply(events[-1])

    for seat in (1, 2):
        happen(e.SeatTaken(seat, "somebody"))
    happen(e.GameBegan())
    for _ in range(TURNS):
        if table.result is None:
            happen(e.TurnPlayed(chance.choice(table.state.turns())))
    if table.result is None:
        happen(e.GameEnded((chance.randint(1, 2),), "resigned"))
    return table, events


async def fill(store: Store, games: int) -> float:
    """Store and count finished games; return how long naming the positions of a game takes, in milliseconds."""
    naming = []
    for number in range(DISTINCT):
        table, events = play(number)
        began = time.perf_counter()
        named = list(positions_of(table))
        naming.append(1000 * (time.perf_counter() - began))
        for copy in range(games // DISTINCT):
            table.id = f"game{number:04}{copy:04}"
            change = new_game(table, "somebody", events, None)
            rows = [
                {"game_id": table.id, "ply": ply, "position": position, "turn": turn}
                for ply, (position, turn) in enumerate(named)
            ]
            counted = {"game_id": table.id, "variant": "", "ruler": None}
            change.statements = [*change.statements, (insert(s.counted), counted), (insert(s.positions), rows)]
            await store.write(change)
    return statistics.median(naming)


async def measure(url: str, games: int) -> None:
    """Print how long each query takes."""
    engine = open_database(url)
    prepare(engine)
    store = Store(engine, open_database(url, readers=1))
    try:
        naming = await fill(store, games)
        print(f"{games} games of {TURNS} turns; naming the positions of one: {naming:.1f} ms")
        first = canonical_position(erawan.game("siam").start())[0]
        second = canonical_position(erawan.game("siam").start().play("+c1n"))[0]
        questions = {
            "what was played in the first position": lambda: turns_played_in(store, first),
            "what was played after +c1n": lambda: turns_played_in(store, second),
            "which games are to be counted": lambda: uncounted_games(store, AT_ONCE),
            "how many are left": lambda: count_uncounted_games(store),
            "how games ended": lambda: endings_of_games(store),
        }
        for told, ask in questions.items():
            took = []
            for _ in range(ASKED):
                began = time.perf_counter()
                await ask()
                took.append(1000 * (time.perf_counter() - began))
            print(f"{told}: {statistics.median(took):.1f} ms, at most {max(took):.1f} ms")
    finally:
        await store.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(f"sqlite:///{Path(folder) / 'erawan.sqlite3'}", int(sys.argv[1])))
