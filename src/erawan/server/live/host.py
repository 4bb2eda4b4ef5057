"""The host runs the tables: one command of a game after another, first to disk, then to everybody who watches.

Steps of a command: find the table (loading it if need be), take its turn at the table, decide, keep, tell, see what
follows (an opponent to move, a clock to watch). If keeping fails the table is let go of and loaded afresh.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence

from erawan.server.live import protocol as p
from erawan.server.live import views
from erawan.server.live.engines import Engines
from erawan.server.live.hall import Hall, LiveTable
from erawan.server.live.heart import Heart
from erawan.server.live.opponents import Decision, Opponents
from erawan.server.live.socket import Socket
from erawan.server.live.tasks import Tasks
from erawan.server.live.telling import Teller
from erawan.server.store.errors import ConflictError, StoreError
from erawan.server.store.store import Store, more_events, new_game
from erawan.server.store.writer import Change
from erawan.server.tables import commands as c
from erawan.server.tables import deciding
from erawan.server.tables import events as e
from erawan.server.tables.clock import now_ms
from erawan.server.tables.deciding import RefusedError
from erawan.server.tables.plan import Plan
from erawan.server.tables.table import Table

SWEEP_SECONDS = 20.0
IDLE_SECONDS = 300.0
SOON_MS = 60_000
# Losing so often against other processes is no bad luck.
MOST_CONFLICTS = 10

_log = logging.getLogger("erawan.live")


class Host:
    """Every game of the server."""

    def __init__(self, store: Store, engines: Engines, heart: Heart) -> None:
        self._store = store
        self._heart = heart
        self._outages = heart.outages
        self._tasks = Tasks()
        self._hall = Hall(store, self._tasks, self._came_in)
        self._teller = Teller(self._outages)
        self._opponents = Opponents(
            engines, self._hall, self._tasks, self._outages, self.act, self._teller.tell_trouble
        )
        self._is_closing = False

    # ---- beginning and end

    async def open(self) -> None:
        """Takes up what a restart interrupted: opponents to move, clocks that run."""
        self._heart.ended = self._set_clocks
        self._tasks.spawn(self._sweep())
        for game_id in await self._store.waiting_for_opponents():
            await self._hall.take_up(game_id)

    async def close(self) -> None:
        """Stops timers and opponents; what was being kept is kept."""
        self._is_closing = True
        self._hall.close()
        await self._tasks.close()

    @property
    def counts(self) -> dict[str, int]:
        """How many games are in memory and how many sockets watch."""
        return {"games": len(self._hall), "sockets": self._teller.count}

    def _came_in(self, live: LiveTable, is_doubtful: bool) -> None:
        if is_doubtful:
            self._teller.tell_snapshots(live)
        self._follow_up(live)

    # ---- doing things

    async def create(self, plan: Plan, person: str, name: str, others: Callable[[str], Change]) -> str:
        """Makes a game in which somebody takes the seats at their screen; its id. ``others`` is kept with it."""
        table = Table(fresh_game_id(), plan, now_ms())
        events = _events(table, deciding.decide_first(plan, person), person, None, now_ms())
        await self._store.write(new_game(table, person, events, self._due_ms(table)), others(table.id))
        live = LiveTable(table, {person: name})
        self._hall.add(live)
        self._follow_up(live)
        return table.id

    async def join(self, game_id: str, person: str, name: str, seat: int, others: Change | None = None) -> None:
        """Gives somebody a free seat."""
        await self._names(game_id, person, name)
        await self.act(game_id, lambda table, _: deciding.decide_join(table, person, seat), person, others=others)

    async def move_seat(self, game_id: str, holder: str, person: str, name: str, seat: int, others: Change) -> None:
        """Gives somebody's seat to the same person at another device."""
        await self._names(game_id, person, name)
        await self.act(
            game_id, lambda table, _: deciding.decide_move(table, holder, person, seat), person, others=others
        )

    async def _names(self, game_id: str, person: str, name: str) -> None:
        (await self._hall.find(game_id)).names[person] = name

    async def command(self, person: str | None, command: c.TableCommand) -> p.Done:
        """Does what somebody asks of a table."""

        def decide(table: Table, now: int) -> list[e.Happening]:
            fresh_id = fresh_game_id() if isinstance(command, c.Ask | c.Answer) else ""
            return deciding.decide(table, person, command, now, self._outages, fresh_id)

        return p.Done(id=command.id, number=await self.act(command.game, decide, person, command.id))

    async def act(
        self,
        game_id: str,
        decide: Decision,
        person: str | None = None,
        command: str | None = None,
        others: Change | None = None,
    ) -> int:
        """Lets something happen at a table; the number of the event. Goes on to its end even if nobody waits for it."""
        return await asyncio.shield(self._tasks.spawn(self._act(game_id, decide, person, command, others)))

    async def _act(
        self, game_id: str, decide: Decision, person: str | None, command: str | None, others: Change | None
    ) -> int:
        conflicts = 0
        while True:
            live = await self._hall.find(game_id)
            async with live.lock:
                if live.is_gone:
                    continue
                table = live.table
                before = table.answered(person, command) if command is not None else None
                if before is not None:
                    return before
                try:
                    await self._be_sure(live)
                    flag = deciding.decide_flag(table, now_ms(), self._outages)
                    if flag:
                        await self._happen(live, flag, None, None, None)
                    return await self._happen(live, decide(table, now_ms()), person, command, others)
                except ConflictError:
                    # Another process was first. The table is loaded afresh and the command judged again.
                    conflicts += 1
                    if conflicts == MOST_CONFLICTS:
                        raise

    async def _be_sure(self, live: LiveTable) -> None:
        """Nothing is decided by a clock that ran on while nothing could be kept."""
        try:
            await self._heart.be_sure()
        except StoreError as error:
            self._hall.drop_in_trouble(live, error)
            raise

    async def _happen(
        self,
        live: LiveTable,
        happenings: list[e.Happening],
        person: str | None,
        command: str | None,
        others: Change | None,
    ) -> int:
        """Keeps what happens, then tells it."""
        table = live.table
        first = table.number + 1
        ply_before = table.ply
        try:
            events = _events(table, happenings, person, command, now_ms())
            changes = [more_events(table, events, self._due_ms(table)), *([others] if others else [])]
            rematch = self._rematch(table) if isinstance(happenings[0], e.Rematched) else None
            if rematch is not None:
                changes.append(rematch[1])
            await self._store.write(*changes)
        except BaseException as error:
            self._hall.drop_in_trouble(live, error)
            raise
        if rematch is not None:
            again = LiveTable(rematch[0], dict(live.names))
            self._hall.add(again)
            self._follow_up(again)
        # Turns that were forced have been made together with the one before them.
        self._follow_up(live, may_be_forced=not isinstance(happenings[-1], e.Turned))
        self._teller.tell(live, events, ply_before)
        return first

    def _rematch(self, table: Table) -> tuple[Table, Change]:
        """The game that follows one, everybody a seat further, with what is to be kept of it."""
        assert table.rematch is not None
        plan, people = deciding.plan_rematch(table)
        again = Table(table.rematch, plan, now_ms())
        happenings: list[e.Happening] = [*(e.Joined(seat, person) for seat, person in people.items()), e.Began()]
        events = _events(again, happenings, None, None, now_ms())
        return again, new_game(again, people[min(people)], events, self._due_ms(again))

    def _due_ms(self, table: Table) -> int | None:
        return table.clock.due_ms(table.state.to_move, self._outages) if table.is_running else None

    # ---- watching

    async def watch(self, socket: Socket, game_id: str) -> None:
        """Lets a socket follow a game: it hears everything from now on, and first how things stand."""
        # Subscribing comes first: whatever happens while the table is being looked at is heard.
        was_watching = game_id in socket.games
        is_new = self._teller.add(socket, game_id)
        try:
            live = await self._hall.settled(game_id)
        except BaseException:
            if not was_watching:
                self._teller.remove(socket, game_id)
            raise
        self._teller.tell_snapshot(live, socket)
        if is_new and live.table.seats_of(socket.person):
            self._teller.tell_changes(live, besides=socket)

    def leave(self, socket: Socket, game_id: str) -> None:
        """Stops telling a socket about a game."""
        is_gone = self._teller.remove(socket, game_id)
        live = self._hall.get(game_id)
        if live is not None and is_gone and live.table.seats_of(socket.person):
            self._tasks.spawn_quietly(self._tell_changes(game_id))

    async def _tell_changes(self, game_id: str) -> None:
        """Tells how things stand beside the board, once nothing is half kept."""
        self._teller.tell_changes(await self._hall.settled(game_id))

    async def see(self, person: str | None, game_id: str) -> p.GameView:
        """Everything somebody may see of a game."""
        return self._teller.see(await self._hall.settled(game_id), person)

    async def table(self, game_id: str) -> Table:
        """The table of a game when nothing is half kept; to be looked at, not changed."""
        return (await self._hall.settled(game_id)).table

    async def names_at(self, game_id: str) -> tuple[str, ...]:
        """Who plays, seat by seat."""
        live = await self._hall.settled(game_id)
        seats = views.see_seats(live.table, live.names, set())
        return tuple(seat.name or "" for seat in seats)

    async def choices(self, person: str | None, command: p.Choose) -> p.Choices:
        """How a half-made turn of somebody may go on."""
        live = await self._hall.settled(command.game)
        table = live.table
        deciding.check_running(table)
        seat = table.state.to_move
        if seat not in table.seats_of(person):
            raise RefusedError("table.not_your_turn", seat=seat)
        see = views.see_whole_turns if command.whole else views.see_choices
        choices = see(table.state, command.prefix)
        preview = (views.see_amid if choices else views.see_after)(table, seat, command.prefix)
        refusal = None if choices or preview else views.see_refusal(table.state, command.prefix)
        return p.Choices(
            id=command.id,
            game=command.game,
            prefix=command.prefix,
            ply=table.ply,
            line=table.line,
            choices=choices,
            preview=preview,
            why=p.words_of(refusal.phrase) if refusal else None,
            rule=refusal.rule if refusal else "",
        )

    async def hint(self, person: str | None, command: p.Hint) -> p.HintMessage:
        """What our engine would do in somebody's place."""
        live = await self._hall.settled(command.game)
        table = live.table
        deciding.check_hint(table, person)
        ply, line, state = table.ply, table.line, table.state
        thought = await self._opponents.hint(table)
        return p.HintMessage(
            id=command.id,
            game=command.game,
            ply=ply,
            line=line,
            turn=thought.turn,
            does=p.words_of(state.describe(thought.turn)),
            returns=[round(value, 4) for value in thought.evaluation.returns],
        )

    def rename(self, person: str, name: str) -> None:
        """Calls somebody by another name at every table in memory."""
        for live in self._hall:
            if person in live.names:
                live.names[person] = name
                self._tasks.spawn_quietly(self._tell_changes(live.table.id))

    # ---- what follows

    def _follow_up(self, live: LiveTable, may_be_forced: bool = True) -> None:
        """Sees to the clock and to whoever of ours is to move."""
        table = live.table
        self._set_clock(live)
        opponent = table.opponent(table.state.to_move) if table.is_running else None
        if opponent is not None and not self._is_closing:
            self._opponents.set_thinking(live, opponent)
            return
        live.stop_thinking()
        if may_be_forced and table.is_running and deciding.forced_turn(table.state) is not None:
            self._tasks.spawn_quietly(self.act(table.id, lambda table, _: deciding.decide_forced(table)))

    def _set_clock(self, live: LiveTable) -> None:
        """Sets the timer of a clock that is nearly over; the sweep finds the others in time."""
        live.stop_clock()
        due_ms = self._due_ms(live.table)
        if due_ms is not None and due_ms - now_ms() < 2 * SOON_MS:
            wait = max(0, due_ms - now_ms()) / 1000 + 0.001
            live.flag = asyncio.get_running_loop().call_later(wait, self._flag, live.table.id)

    def _set_clocks(self) -> None:
        """After an outage every clock has more left."""
        for live in self._hall:
            self._set_clock(live)
            self._tasks.spawn_quietly(self._tell_changes(live.table.id))

    def _flag(self, game_id: str) -> None:
        def decide(table: Table, now: int) -> list[e.Happening]:
            # Had the time been over, it would have been seen before anything is decided.
            raise RefusedError("table.time_left")

        self._tasks.spawn_quietly(self.act(game_id, decide))

    async def _sweep(self) -> None:
        """Brings games into memory whose time is nearly over, and lets go of those nobody looks at."""
        while True:
            try:
                for game_id in await self._store.due_before(now_ms() + SOON_MS):
                    live = await self._hall.take_up(game_id)
                    if live is not None:
                        self._follow_up(live)
            except StoreError as error:
                _log.warning("could not look for clocks", extra={"code": error.code})
            for live in self._hall:
                is_idle = time.monotonic() - live.touched > IDLE_SECONDS and not self._teller.is_watched(live.table.id)
                if is_idle and not live.is_thinking and live.flag is None and not live.lock.locked():
                    self._hall.drop(live)
            await asyncio.sleep(SWEEP_SECONDS)


def fresh_game_id() -> str:
    """An id nobody can guess."""
    letters = "abcdefghijkmnpqrstuvwxyz23456789"
    return "".join(letters[byte % len(letters)] for byte in secrets.token_bytes(12))


def _events(
    table: Table, happenings: Sequence[e.Happening], person: str | None, command: str | None, at_ms: int
) -> list[e.Event]:
    """The happenings as the next events of a table, which takes them in."""
    events: list[e.Event] = []
    for what in happenings:
        event = e.Event(table.number + 1, at_ms, what, person, None if events else command)
        table.apply(event)
        events.append(event)
    return events
