"""A store for the time of a test, and games to put into it."""

import asyncio
from contextlib import asynccontextmanager

from sqlalchemy import MetaData, select

from erawan.protocol.seats_and_clocks import Minutes
from erawan.server.store.database import open_database, opened
from erawan.server.store.game_store import Store, more_events, new_game
from tests.server.domain.driven_table import seated_table

# Nothing here takes long; a test that waits this long has failed.
PATIENCE = 60


def run(coroutine):
    """Run a coroutine with a time limit."""
    return asyncio.run(asyncio.wait_for(coroutine, PATIENCE))


async def until(is_true):
    """Wait until a function returns a true value."""
    async with asyncio.timeout(PATIENCE):
        while not is_true():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def open_store(url, change_writer=lambda engine: None):
    """Open a store; before that, call ``change_writer`` with the database engine of its writer."""
    writing = open_database(url, readers=1)
    change_writer(writing)
    store = Store(open_database(url), writing)
    try:
        yield store
    finally:
        await store.close()


def as_new(at, made_by="ann"):
    """Return the change that stores a table as a new game."""
    return new_game(at.table, made_by, at.events, due_of(at))


def as_more(at, count):
    """Return the change that stores the latest events of a table."""
    return more_events(at.table, at.events[-count:], due_of(at))


def due_of(at):
    table = at.table
    return table.clock.due_ms(table.state.to_move, at.outages) if table.is_running else None


def game(number, **named):
    """Return a running game with a number in its id."""
    at = seated_table(game_id=f"game{number:04}", **{"clock": Minutes(5, 2), **named})
    at.play("ann", "+a1n")
    return at


def everything(url):
    """Return every row of every table."""
    with opened(url) as engine, engine.connect() as connection:
        tables = MetaData()
        tables.reflect(connection)
        return {
            table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
            for table in tables.sorted_tables
        }
