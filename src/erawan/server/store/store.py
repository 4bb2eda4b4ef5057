"""The store: everything that is kept, asked for and changed by name."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Row, Select, and_, delete, exists, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from erawan.server.store import schema as s
from erawan.server.store.errors import StoreError
from erawan.server.store.writer import Change, Writer
from erawan.server.tables.clock import Span
from erawan.server.tables.deciding import RefusedError
from erawan.server.tables.events import Event, Joined, decode_happening, encode_happening
from erawan.server.tables.plan import Plan, SeatPlan
from erawan.server.tables.table import Table

Found = TypeVar("Found")
AnyRow: TypeAlias = Row[*tuple[Any, ...]]
AnyQuery: TypeAlias = Select[*tuple[Any, ...]]

HEARTBEAT = 1

_decode_plan = msgspec.json.Decoder(Plan).decode
_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Person:
    """Somebody who plays: a guest with a cookie, or a program with a token."""

    id: str
    name: str
    is_bot: bool


@dataclass(frozen=True)
class Link:
    """A link that gives somebody a seat, once."""

    game: str
    seat: int
    person: str | None
    is_used: bool


@dataclass(frozen=True)
class SeatRow:
    """Who may sit, and who sits, on a seat."""

    seat: int
    plan: SeatPlan
    person: str | None
    name: str | None


@dataclass(frozen=True)
class Summary:
    """A game in a list."""

    id: str
    plan: Plan
    status: str
    ply: int
    to_move: int
    due_ms: int | None
    winners: tuple[int, ...] | None
    reason: str | None
    made_ms: int
    changed_ms: int
    seats: tuple[SeatRow, ...]


class Store:
    """Reads on threads beside the loop, writes through the one writer."""

    def __init__(self, engine: Engine, writer_engine: Engine) -> None:
        self._engine = engine
        self._writer_engine = writer_engine
        self._writer = Writer(writer_engine)

    async def close(self) -> None:
        """Writes what waits and lets go of the database."""
        await self._writer.close()
        self._engine.dispose()
        self._writer_engine.dispose()

    async def _read(self, ask: Callable[[Connection], Found]) -> Found:
        def run() -> Found:
            with self._engine.connect() as connection:
                return ask(connection)

        try:
            return await asyncio.to_thread(run)
        except SQLAlchemyError as error:
            raise StoreError("store.unavailable") from error

    async def _rows(self, statement: AnyQuery) -> Sequence[AnyRow]:
        return await self._read(lambda connection: connection.execute(statement).all())

    # ---- games

    async def write(self, *changes: Change) -> None:
        """Comes back once all changes are on disk, together."""
        await self._writer.write(_together(changes))

    async def load(self, game_id: str) -> Table | None:
        """A game with everything that happened; None if there is none."""

        def ask(connection: Connection) -> Table | None:
            game = connection.execute(select(s.games.c.plan, s.games.c.made_ms).where(s.games.c.id == game_id)).first()
            happened = connection.execute(
                select(s.events).where(s.events.c.game_id == game_id).order_by(s.events.c.number)
            ).all()
            # Replayed here, beside the loop: a long game takes a while.
            return None if game is None else _replay(game_id, game, happened)

        return await self._read(ask)

    async def waiting_for_opponents(self) -> list[str]:
        """The running games in which an opponent of ours is to move."""
        wanted = s.games.c.status == "running", s.games.c.waits_for_opponent
        return [row.id for row in await self._rows(select(s.games.c.id).where(*wanted))]

    async def due_before(self, at_ms: int) -> list[str]:
        """The running games in which somebody's time may be over by then."""
        wanted = s.games.c.status == "running", s.games.c.due_ms <= at_ms
        return [row.id for row in await self._rows(select(s.games.c.id).where(*wanted))]

    async def games_of(
        self, person: str, status: str | None, most: int, before: tuple[int, str] | None = None
    ) -> list[Summary]:
        """The games in which somebody holds a seat, the latest changed first; ``before`` is the last one known."""
        sits = exists().where(s.seats.c.game_id == s.games.c.id, s.seats.c.person_id == person)
        query = select(s.games).where(sits).order_by(s.games.c.changed_ms.desc(), s.games.c.id).limit(most)
        if status is not None:
            query = query.where(s.games.c.status == status)
        if before is not None:
            changed_ms, game_id = before
            # Several games may have changed in the same millisecond.
            is_tied = and_(s.games.c.changed_ms == changed_ms, s.games.c.id > game_id)
            query = query.where(or_(s.games.c.changed_ms < changed_ms, is_tied))
        return await self._read(lambda connection: _summarise(connection, query))

    async def games_with_open_seats(self, most: int) -> list[Summary]:
        """The games anybody may join, the latest first."""
        is_free = exists().where(
            s.seats.c.game_id == s.games.c.id, s.seats.c.kind == "open", s.seats.c.person_id.is_(None)
        )
        query = select(s.games).where(s.games.c.status == "waiting", is_free)
        query = query.order_by(s.games.c.made_ms.desc(), s.games.c.id).limit(most)
        return await self._read(lambda connection: _summarise(connection, query))

    # ---- people

    async def add_person(self, person: Person, token_hash: str, now_ms: int) -> None:
        """Keeps somebody new."""
        row = {
            "id": person.id,
            "token_hash": token_hash,
            "name": person.name,
            "is_bot": person.is_bot,
            "made_ms": now_ms,
        }
        await self._writer.write(Change([(insert(s.people), row)]))

    async def person_of(self, token_hash: str) -> Person | None:
        """Who holds a token."""
        columns = s.people.c.id, s.people.c.name, s.people.c.is_bot
        rows = await self._rows(select(*columns).where(s.people.c.token_hash == token_hash))
        return Person(rows[0].id, rows[0].name, rows[0].is_bot) if rows else None

    async def names_of(self, people: Sequence[str]) -> dict[str, str]:
        """The names of people by their ids."""
        rows = await self._rows(select(s.people.c.id, s.people.c.name).where(s.people.c.id.in_(people)))
        return {row.id: row.name for row in rows}

    async def rename(self, person: str, name: str) -> None:
        """Keeps somebody's new name."""
        await self._writer.write(Change([(update(s.people).where(s.people.c.id == person).values(name=name), None)]))

    # ---- links

    async def link_of(self, token_hash: str) -> Link | None:
        """The link behind a token."""
        columns = s.links.c.game_id, s.links.c.seat, s.links.c.person_id, s.links.c.used_ms
        rows = await self._rows(select(*columns).where(s.links.c.token_hash == token_hash))
        if not rows:
            return None
        row = rows[0]
        return Link(row.game_id, row.seat, row.person_id, row.used_ms is not None)

    # ---- time

    async def outages(self) -> list[Span]:
        """When the server was down, in order."""
        rows = await self._rows(select(s.outages).order_by(s.outages.c.began_ms))
        return [(row.began_ms, row.ended_ms) for row in rows]

    async def last_heartbeat_ms(self) -> int | None:
        """When the server was last known to run."""
        rows = await self._rows(select(s.heartbeat.c.at_ms).where(s.heartbeat.c.id == HEARTBEAT))
        return rows[0].at_ms if rows else None

    async def beat(self, now_ms: int, outage: Span | None = None) -> None:
        """Notes that the server runs, and the outage it came back from."""
        statements: list[tuple[Any, Any]] = [
            (delete(s.heartbeat), None),
            (insert(s.heartbeat), {"id": HEARTBEAT, "at_ms": now_ms}),
        ]
        if outage is not None:
            # A machine whose clock was set back may come to the same moment again.
            statements.append((delete(s.outages).where(s.outages.c.began_ms == outage[0]), None))
            statements.append((insert(s.outages), {"began_ms": outage[0], "ended_ms": outage[1]}))
        await self._writer.write(Change(statements))


def _replay(game_id: str, game: AnyRow, happened: Sequence[AnyRow]) -> Table:
    """A game with everything that happened."""
    table = Table(game_id, _decode_plan(game.plan), game.made_ms)
    table.replay(
        Event(row.number, row.at_ms, decode_happening(row.body), row.person_id, row.command) for row in happened
    )
    return table


def _summarise(connection: Connection, query: AnyQuery) -> list[Summary]:
    """The games a query finds, with who sits where."""
    rows = connection.execute(query).all()
    sitting = select(s.seats.c.game_id, s.seats.c.seat, s.seats.c.person_id, s.people.c.name).outerjoin_from(
        s.seats, s.people, s.people.c.id == s.seats.c.person_id
    )
    sat: dict[str, list[AnyRow]] = {row.id: [] for row in rows}
    for row in connection.execute(sitting.where(s.seats.c.game_id.in_(sat)).order_by(s.seats.c.seat)):
        sat[row.game_id].append(row)
    return [_summary(row, sat[row.id]) for row in rows]


def _summary(row: AnyRow, sat: list[AnyRow]) -> Summary:
    plan = _decode_plan(row.plan)
    winners = None if row.winners is None else tuple(int(seat) for seat in row.winners.split(",") if seat)
    return Summary(
        row.id,
        plan,
        row.status,
        row.ply,
        row.to_move,
        row.due_ms,
        winners,
        row.reason,
        row.made_ms,
        row.changed_ms,
        tuple(SeatRow(seat.seat, plan.seats[seat.seat - 1], seat.person_id, seat.name) for seat in sat),
    )


def new_game(table: Table, made_by: str, events: Sequence[Event], due_ms: int | None) -> Change:
    """A new game with its first events, which the table has taken in already."""
    seat_rows = [
        {"game_id": table.id, "seat": seat, "kind": plan.__struct_config__.tag, "person_id": table.people.get(seat)}
        for seat, plan in enumerate(table.plan.seats, 1)
    ]
    row = {
        "id": table.id,
        "made_ms": table.made_ms,
        "made_by": made_by,
        "plan": _encode(table.plan).decode(),
        "game": table.game.name,
        **_follows(table, table.made_ms, due_ms),
    }
    return Change([(insert(s.games), row), (insert(s.seats), seat_rows)], events=_event_rows(table.id, events))


def more_events(table: Table, events: Sequence[Event], due_ms: int | None) -> Change:
    """Events of a game, which the table has taken in already."""
    sat = [
        (_seat(table.id, event.what.seat).values(person_id=event.what.person), None)
        for event in events
        if isinstance(event.what, Joined)
    ]
    row = {"game_id": table.id, **_follows(table, events[-1].at_ms, due_ms)}
    return Change(sat, events=_event_rows(table.id, events), games=[row])


def new_link(token_hash: str, link: Link, now_ms: int) -> Change:
    """A link; earlier ones for the same seat and purpose stop working."""
    old = delete(s.links).where(
        s.links.c.game_id == link.game,
        s.links.c.seat == link.seat,
        s.links.c.used_ms.is_(None),
        s.links.c.person_id.is_not_distinct_from(link.person),
    )
    row = {
        "token_hash": token_hash,
        "game_id": link.game,
        "seat": link.seat,
        "person_id": link.person,
        "made_ms": now_ms,
        "used_ms": None,
    }
    return Change([(old, None), (insert(s.links), row)])


def use_link(token_hash: str, now_ms: int) -> Change:
    """That a link has been used; to be kept together with what it was used for."""
    unused = s.links.c.token_hash == token_hash, s.links.c.used_ms.is_(None)
    return Change(sure=[(update(s.links).where(*unused).values(used_ms=now_ms), RefusedError("table.link_used"))])


def _seat(game_id: str, seat: int) -> Any:
    return update(s.seats).where(s.seats.c.game_id == game_id, s.seats.c.seat == seat)


def _event_rows(game_id: str, events: Sequence[Event]) -> list[dict[str, Any]]:
    return [
        {
            "game_id": game_id,
            "number": event.number,
            "at_ms": event.at_ms,
            "person_id": event.person,
            "command": event.command,
            "body": encode_happening(event.what).decode(),
        }
        for event in events
    ]


def _follows(table: Table, now_ms: int, due_ms: int | None) -> dict[str, Any]:
    """What of a game's row follows from its events."""
    result = table.result
    return {
        "status": table.status,
        "ply": table.ply,
        "to_move": table.state.to_move,
        "waits_for_opponent": table.is_running and table.opponent(table.state.to_move) is not None,
        "due_ms": due_ms,
        "winners": ",".join(map(str, result.winners)) if result else None,
        "reason": result.reason if result else None,
        "changed_ms": now_ms,
    }


def _together(changes: Sequence[Change]) -> Change:
    if len(changes) == 1:
        return changes[0]
    return Change(
        [statement for change in changes for statement in change.statements],
        [statement for change in changes for statement in change.sure],
        [row for change in changes for row in change.events],
        [row for change in changes for row in change.games],
    )
