"""Stored games: queries, and the changes that write games, events, links and heartbeats."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Engine,
    String,
    and_,
    cast,
    delete,
    exists,
    func,
    insert,
    literal,
    not_,
    or_,
    select,
    update,
)

from erawan.protocol.seats_and_clocks import SeatPlan
from erawan.server.domain.clock import Span
from erawan.server.domain.conditional_turns import Prepared, decode_prepared, encode_prepared
from erawan.server.domain.decisions import RefusedError
from erawan.server.domain.events import SeatLeft, SeatTaken, StoredEvent, decode_event, encode_event
from erawan.server.domain.protected_positions import stored_name
from erawan.server.domain.table import Table
from erawan.server.domain.table_setup import Plan
from erawan.server.store import schema as s
from erawan.server.store.database import AnyQuery, AnyRow, Reader, database_ms, limit_waiting
from erawan.server.store.database_file import WatchedFile, path_of
from erawan.server.store.game_queries import open_games_query, watchable_games_query
from erawan.server.store.writer import Change, Writer

HEARTBEAT = 1
TURN_LEASE = "turn:"
"""The prefix of a lease's name; the id of a game follows. The holder of the lease plays for the game's opponents."""
# With more turns and events than this a game is long: replaying it takes a while.
MANY_TURNS = 300

_decode_plan = msgspec.json.Decoder(Plan).decode
_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Link:
    """A link that gives a seat to the person who opens it, once."""

    game: str
    seat: int
    person: str | None
    is_used: bool


@dataclass(frozen=True)
class SeatRow:
    """A seat, and the person on it."""

    seat: int
    plan: SeatPlan
    person: str | None
    name: str | None
    is_guest: bool
    """Whether the person is not registered."""


@dataclass(frozen=True)
class GameFilter:
    """A filter for lists of games; a field that is None does not filter."""

    status: str | None = None
    game: str | None = None
    your_turn: bool | None = None
    result: Literal["won", "lost", "drawn"] | None = None


@dataclass(frozen=True)
class Summary:
    """A game in a list."""

    id: str
    title: str
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


class Store(Reader):
    """The database: reads in threads beside the event loop, writes through one writer."""

    def __init__(self, engine: Engine, writer_engine: Engine) -> None:
        self.file = WatchedFile(path_of(engine.url))
        super().__init__(engine, self.file)
        self.file.guard(writer_engine)
        for each in (engine, writer_engine):
            limit_waiting(each)
        self._writer_engine = writer_engine
        self._writer = Writer(writer_engine, self.file)
        self._replayer = ThreadPoolExecutor(1, "erawan-replay")

    async def close(self) -> None:
        """Write the waiting changes and close the database."""
        await self._writer.close()
        self._replayer.shutdown(wait=False, cancel_futures=True)
        await self.finish_queries()
        self._engine.dispose()
        self._writer_engine.dispose()

    @property
    def waiting_changes(self) -> int:
        """The number of changes that wait for a commit."""
        return self._writer.waiting_count

    # ---- games

    async def write(self, *changes: Change) -> None:
        """Store all changes together; return once they are on disk."""
        await self._writer.write(_merge(changes))

    async def load(self, game_id: str, up_to: int | None = None) -> Table | None:
        """Load a game and replay its events, all or up to a number; return None if it does not exist."""

        def query(connection: Connection) -> tuple[AnyRow | None, Sequence[AnyRow], Sequence[AnyRow]]:
            game = connection.execute(select(s.games.c.plan, s.games.c.made_ms).where(s.games.c.id == game_id)).first()
            wanted = s.events.c.game_id == game_id
            if up_to is not None:
                wanted &= s.events.c.number <= up_to
            events = connection.execute(select(s.events).where(wanted).order_by(s.events.c.number)).all()
            prepared = connection.execute(select(s.prepared).where(s.prepared.c.game_id == game_id)).all()
            return game, events, prepared

        game, events, prepared = await self.read(query)
        if game is None:
            return None
        plan = _decode_plan(game.plan)
        # Long games share one thread, so that they do not keep others from reading.
        replayer = self._replayer if len(plan.earlier) + len(events) > MANY_TURNS else None
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(replayer, _replay, game_id, plan, game.made_ms, events, prepared)

    async def events_after(self, game_id: str, number: int) -> tuple[list[StoredEvent], dict[int, Prepared]]:
        """Return the events of a game after a number, in order, and its conditional turns by seat."""

        def query(connection: Connection) -> tuple[Sequence[AnyRow], Sequence[AnyRow]]:
            later = s.events.c.game_id == game_id, s.events.c.number > number
            events = connection.execute(select(s.events).where(*later).order_by(s.events.c.number)).all()
            prepared = connection.execute(select(s.prepared).where(s.prepared.c.game_id == game_id)).all()
            return events, prepared

        events, prepared = await self.read(query)
        return [_stored_event(row) for row in events], _prepared_by_seat(prepared)

    async def latest_numbers(self, games: Sequence[str]) -> dict[str, int]:
        """Return the number of the latest event of each game."""
        columns = s.events.c.game_id, func.max(s.events.c.number).label("number")
        query = select(*columns).where(s.events.c.game_id.in_(games)).group_by(s.events.c.game_id)
        return {row.game_id: row.number for row in await self.rows(query)}

    async def waiting_for_opponents(
        self, changed_before_ms: int | None = None, most: int | None = None
    ) -> list[tuple[str, str]]:
        """Return the creators and ids of running games in which a computer opponent is to move, latest change first.

        ``changed_before_ms`` leaves out later changes, and games for which a process has a lease; then ``most`` is
        the number of games to pick at random.
        """
        wanted = s.games.c.status == "running", s.games.c.waits_for_opponent
        return await self._makers_and_games(select(s.games).where(*wanted), changed_before_ms, most)

    async def waiting_for_prepared(
        self, changed_before_ms: int | None = None, most: int | None = None
    ) -> list[tuple[str, str]]:
        """Return the creators and ids of running games in which the seat to move has conditional turns.

        They come as from ``waiting_for_opponents``.
        """
        is_prepared = s.prepared.c.game_id == s.games.c.id, s.prepared.c.seat == s.games.c.to_move
        wanted = s.games.c.status == "running", exists().where(*is_prepared)
        return await self._makers_and_games(select(s.games).where(*wanted), changed_before_ms, most)

    async def _makers_and_games(
        self, query: AnyQuery, changed_before_ms: int | None, most: int | None
    ) -> list[tuple[str, str]]:
        query = query.with_only_columns(s.games.c.made_by, s.games.c.id)
        if changed_before_ms is None:
            query = query.order_by(s.games.c.changed_ms.desc())
        else:
            # Pick at random: other processes look at the same time, and each should take other games.
            query = query.where(s.games.c.changed_ms < changed_before_ms, not_(_has_turn_lease())).order_by(
                func.random()
            )
        return [(row.made_by, row.id) for row in await self.rows(query.limit(most))]

    async def due_before(self, at_ms: int) -> list[str]:
        """Return the running games in which the time of a seat may be over by then."""
        wanted = s.games.c.status == "running", s.games.c.due_ms <= at_ms
        return [row.id for row in await self.rows(select(s.games.c.id).where(*wanted))]

    async def games_of(
        self, person: str, wanted: GameFilter, most: int, before: tuple[int, str] | None = None
    ) -> list[Summary]:
        """Return the games in which a person holds a seat, latest change first.

        ``before`` is the last game on the previous page: its ``changed_ms`` and id.
        """
        query = _games_query(person, wanted).order_by(s.games.c.changed_ms.desc(), s.games.c.id).limit(most)
        if before is not None:
            changed_ms, game_id = before
            # Several games may have changed in the same millisecond.
            is_tied = and_(s.games.c.changed_ms == changed_ms, s.games.c.id > game_id)
            query = query.where(or_(s.games.c.changed_ms < changed_ms, is_tied))
        return await self.read(lambda connection: _summarise(connection, query))

    async def turns_of(self, person: str) -> list[str]:
        """Return the games that wait for a person, the longest waiting first."""
        query = _games_query(person, GameFilter(your_turn=True)).order_by(s.games.c.changed_ms, s.games.c.id)
        return [row.id for row in await self.rows(query)]

    async def games_with_open_seats(self, since_ms: int, most: int) -> list[Summary]:
        """Return the games that everybody may join and that have changed since then, in a fair order."""
        return await self.read(lambda connection: _summarise(connection, open_games_query(since_ms, most)))

    async def games_to_watch(self, since_ms: int, most: int) -> list[Summary]:
        """Return the running games that were open to everybody and that have changed since then, latest first."""
        return await self.read(lambda connection: _summarise(connection, watchable_games_query(since_ms, most)))

    async def games_after(self, person: str, last: str, most: int) -> list[Summary]:
        """Return the games in which a person holds a seat, by id; ``last`` is the last one on the previous page."""
        query = _games_query(person, GameFilter()).where(s.games.c.id > last).order_by(s.games.c.id).limit(most)
        return await self.read(lambda connection: _summarise(connection, query))

    # ---- links

    async def link_of(self, token_hash: str) -> Link | None:
        """Return the link behind a token; None if there is none."""
        columns = s.links.c.game_id, s.links.c.seat, s.links.c.person_id, s.links.c.used_ms
        rows = await self.rows(select(*columns).where(s.links.c.token_hash == token_hash))
        if not rows:
            return None
        row = rows[0]
        return Link(row.game_id, row.seat, row.person_id, row.used_ms is not None)

    # ---- time

    async def outages(self) -> list[Span]:
        """Return the outages of the server, in order."""
        rows = await self.rows(select(s.outages).order_by(s.outages.c.began_ms))
        return [(row.began_ms, row.ended_ms) for row in rows]

    async def last_heartbeat_ms(self) -> int | None:
        """Return when the last heartbeat was written; None if none was."""
        rows = await self.rows(select(s.heartbeat.c.at_ms).where(s.heartbeat.c.id == HEARTBEAT))
        return rows[0].at_ms if rows else None

    async def write_heartbeat(self, now_ms: int, outage: Span | None = None) -> None:
        """Store a heartbeat, and the outage that it ends."""
        # Several processes may write it at once.
        is_missing = ~exists(select(s.heartbeat.c.id).where(s.heartbeat.c.id == HEARTBEAT))
        first = select(literal(HEARTBEAT), literal(now_ms, BigInteger)).where(is_missing)
        statements: list[tuple[Any, Any]] = [
            (insert(s.heartbeat).from_select(["id", "at_ms"], first), None),
            (update(s.heartbeat).values(at_ms=now_ms), None),
        ]
        if outage is not None:
            # If the clock of the machine was set back, the same time may come again.
            statements.append((delete(s.outages).where(s.outages.c.began_ms == outage[0]), None))
            statements.append((insert(s.outages), {"began_ms": outage[0], "ended_ms": outage[1]}))
        await self._writer.write(Change(statements))


def _has_turn_lease() -> ColumnElement[bool]:
    """Return the condition that a process plays for the opponents of a game; only PostgreSQL knows the time."""
    runs = s.leases.c.name == literal(TURN_LEASE).concat(s.games.c.id), s.leases.c.until_ms > database_ms()
    return exists().where(*runs)


def _games_query(person: str, wanted: GameFilter) -> AnyQuery:
    """Return the query for the games of a person that match a filter."""
    sits = s.seats.c.game_id == s.games.c.id, s.seats.c.person_id == person
    query = select(s.games).where(exists().where(*sits))
    if wanted.status is not None:
        query = query.where(s.games.c.status == wanted.status)
    if wanted.game is not None:
        query = query.where(s.games.c.game == wanted.game)
    if wanted.your_turn is not None:
        is_yours = and_(s.games.c.status == "running", exists().where(*sits, s.seats.c.seat == s.games.c.to_move))
        query = query.where(is_yours if wanted.your_turn else not_(is_yours))
    if wanted.result is not None:
        # Commas around both: seat 1 is not among the winners "12,3".
        listed = literal(",").concat(s.games.c.winners).concat(",")
        wins = exists().where(*sits, listed.contains(literal(",").concat(cast(s.seats.c.seat, String)).concat(",")))
        drawn = s.games.c.winners == ""
        results = {"won": wins, "drawn": drawn, "lost": and_(not_(wins), not_(drawn))}
        query = query.where(s.games.c.status == "over", results[wanted.result])
    return query


def _replay(game_id: str, plan: Plan, made_ms: int, events: Sequence[AnyRow], prepared: Sequence[AnyRow]) -> Table:
    """Return the table of a game after its events."""
    table = Table(game_id, plan, made_ms)
    table.replay(_stored_event(row) for row in events)
    table.prepared = _prepared_by_seat(prepared)
    return table


def _stored_event(row: AnyRow) -> StoredEvent:
    return StoredEvent(row.number, row.at_ms, decode_event(row.body), row.person_id, row.command)


def _prepared_by_seat(rows: Sequence[AnyRow]) -> dict[int, Prepared]:
    return {row.seat: decode_prepared(row.body) for row in rows}


def _summarise(connection: Connection, query: AnyQuery) -> list[Summary]:
    """Return the games that a query finds, with the people on their seats."""
    rows = connection.execute(query).all()
    of_person = s.people.c.name, s.people.c.is_bot, s.people.c.passphrase_hash
    sitting = select(s.seats.c.game_id, s.seats.c.seat, s.seats.c.person_id, *of_person).outerjoin_from(
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
        row.title or "",
        plan,
        row.status,
        row.ply,
        row.to_move,
        row.due_ms,
        winners,
        row.reason,
        row.made_ms,
        row.changed_ms,
        tuple(_seat_row(plan, seat) for seat in sat),
    )


def _seat_row(plan: Plan, row: AnyRow) -> SeatRow:
    is_guest = row.person_id is not None and not row.is_bot and row.passphrase_hash is None
    return SeatRow(row.seat, plan.seats[row.seat - 1], row.person_id, row.name, is_guest)


def new_game(table: Table, made_by: str, events: Sequence[StoredEvent], due_ms: int | None) -> Change:
    """Return the change that stores a new game with its first events, which the table has applied."""
    seat_rows = [
        {"game_id": table.id, "seat": seat, "kind": plan.__struct_config__.tag, "person_id": table.people.get(seat)}
        for seat, plan in enumerate(table.plan.seats, 1)
    ]
    row = {
        "id": table.id,
        "made_ms": table.made_ms,
        "made_by": made_by,
        "plan": _encode(table.plan).decode(),
        "plan_bytes": plan_bytes(table.plan),
        "game": table.game.name,
        **_derived_columns(table, table.made_ms, due_ms),
    }
    return Change([(insert(s.games), row), (insert(s.seats), seat_rows)], events=_event_rows(table.id, events))


def plan_bytes(plan: Plan) -> int:
    """Return how many bytes the set-up of a game takes."""
    return len(_encode(plan))


def more_events(table: Table, events: Sequence[StoredEvent], due_ms: int | None) -> Change:
    """Return the change that stores events of a game, which the table has applied."""
    sat = [
        (_seat(table.id, stored.event.seat).values(person_id=table.people.get(stored.event.seat)), None)
        for stored in events
        if isinstance(stored.event, SeatTaken | SeatLeft)
    ]
    if sat and table.made_by is not None:
        sat.append((update(s.games).where(s.games.c.id == table.id).values(made_by=table.made_by), None))
    row = {"game_id": table.id, **_derived_columns(table, events[-1].at_ms, due_ms)}
    return Change(sat, events=_event_rows(table.id, events), games=[row])


def store_prepared(game_id: str, prepared: Mapping[int, Prepared | None]) -> Change:
    """Return the change that stores conditional turns of seats; None deletes them."""
    place = s.prepared.c.game_id == game_id, s.prepared.c.seat.in_(prepared)
    rows = [
        {"game_id": game_id, "seat": seat, "body": encode_prepared(what).decode()}
        for seat, what in prepared.items()
        if what is not None
    ]
    return Change([(delete(s.prepared).where(*place), None), *([(insert(s.prepared), rows)] if rows else [])])


def new_link(token_hash: str, link: Link, now_ms: int) -> Change:
    """Return the change that stores a link; earlier ones for the same seat and purpose stop working."""
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
    """Return the change that marks a link as used. Store it together with the change that the link allows."""
    unused = s.links.c.token_hash == token_hash, s.links.c.used_ms.is_(None)
    return Change(required=[(update(s.links).where(*unused).values(used_ms=now_ms), RefusedError("table.link_used"))])


def _seat(game_id: str, seat: int) -> Any:
    return update(s.seats).where(s.seats.c.game_id == game_id, s.seats.c.seat == seat)


def _event_rows(game_id: str, events: Sequence[StoredEvent]) -> list[dict[str, Any]]:
    return [
        {
            "game_id": game_id,
            "number": stored.number,
            "at_ms": stored.at_ms,
            "person_id": stored.person,
            "command": stored.command,
            "body": encode_event(stored.event).decode(),
        }
        for stored in events
    ]


def _derived_columns(table: Table, now_ms: int, due_ms: int | None) -> dict[str, Any]:
    """Return the columns of a game that follow from its events."""
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
        "title": table.title or None,
        "protected": stored_name(table),
    }


def _merge(changes: Sequence[Change]) -> Change:
    if len(changes) == 1:
        return changes[0]
    return Change(
        [statement for change in changes for statement in change.statements],
        [statement for change in changes for statement in change.required],
        [row for change in changes for row in change.events],
        [row for change in changes for row in change.games],
    )
