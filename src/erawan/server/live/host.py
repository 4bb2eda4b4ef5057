"""The host runs the tables: one command of a game after another, first to disk, then to everybody who watches.

Steps of a command: find the table (loading it if need be), take its turn at the table, decide, keep, tell, see what
follows (an opponent to move, a clock to watch). If keeping fails the table is let go of and loaded afresh: what is in
memory is never ahead of what is on disk for longer than one write.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from itertools import chain, repeat
from random import Random
from typing import Any, TypeAlias

from erawan.core.errors import ErawanError
from erawan.server.live import protocol as p
from erawan.server.live import views
from erawan.server.live.engines import Engines
from erawan.server.live.socket import Socket
from erawan.server.live.telling import LiveTable, Teller
from erawan.server.store.errors import ConflictError, StoreError
from erawan.server.store.store import Store, more_events, new_game
from erawan.server.store.writer import Change
from erawan.server.tables import commands as c
from erawan.server.tables import deciding
from erawan.server.tables import events as e
from erawan.server.tables.clock import Span, now_ms
from erawan.server.tables.deciding import RefusedError
from erawan.server.tables.plan import Plan
from erawan.server.tables.table import Table

SWEEP_SECONDS = 20.0
IDLE_SECONDS = 300.0
SOON_MS = 60_000
RETRY_SECONDS = (1.0, 2.0, 5.0, 15.0)
HINT_PLAYER = "level-8"
# Losing so often against other processes is no bad luck.
MOST_CONFLICTS = 10

_log = logging.getLogger("erawan.live")

Decision: TypeAlias = Callable[[Table, int], list[e.Happening]]
"""What is to happen, given the table and the time."""


class Host:
    """Every game of the server."""

    def __init__(self, store: Store, engines: Engines, outages: Sequence[Span] = ()) -> None:
        self._store = store
        self._engines = engines
        self._outages = list(outages)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._teller = Teller(self._outages)
        self._doubtful: set[str] = set()
        """Games let go of because something could not be kept: whoever watches may know too much or too little."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_closing = False

    # ---- beginning and end

    async def open(self) -> None:
        """Takes up what a restart interrupted: opponents to move, clocks that run."""
        self._spawn(self._sweep())
        for game_id in await self._store.waiting_for_opponents():
            await self._take_up(game_id)

    async def close(self) -> None:
        """Stops timers and opponents; what was being kept is kept."""
        self._is_closing = True
        for live in self._tables.values():
            self._quiet(live)
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def counts(self) -> dict[str, int]:
        """How many games are in memory and how many sockets watch."""
        return {"games": len(self._tables), "sockets": self._teller.count}

    # ---- finding tables

    async def find(self, game_id: str) -> LiveTable:
        """The table of a game; one that does not exist is refused."""
        while True:
            live = self._tables.get(game_id)
            if live is not None:
                live.touched = time.monotonic()
                return live
            loading = self._loading.get(game_id)
            if loading is None:
                loading = self._loading[game_id] = self._spawn(self._load(game_id))
            await asyncio.shield(loading)

    async def _load(self, game_id: str) -> LiveTable:
        try:
            table = await self._store.load(game_id)
            if table is None:
                raise RefusedError("table.unknown", game=game_id)
            names = await self._store.names_of(list(set(table.people.values())))
            live = self._tables[game_id] = LiveTable(table, names)
        finally:
            del self._loading[game_id]
        if game_id in self._doubtful:
            self._doubtful.discard(game_id)
            self._teller.tell_snapshots(live)
        self._follow_up(live)
        return live

    async def _take_up(self, game_id: str) -> None:
        """Brings a game into memory, so that its clock runs and its opponents think; one that cannot be read waits."""
        try:
            self._follow_up(await self.find(game_id))
        except Exception as error:
            # One game that cannot be read must not keep the others waiting.
            _log.error("a game could not be taken up", extra={"game": game_id, "why": str(error)})

    async def _take_up_again(self, game_id: str) -> None:
        """Brings a game back that was let go of in trouble, as soon as the store can be used again."""
        for wait in chain(RETRY_SECONDS, repeat(RETRY_SECONDS[-1])):
            await asyncio.sleep(wait)
            try:
                await self.find(game_id)
                return
            except StoreError:
                _log.warning("a game waits for the store", extra={"game": game_id})
            except ErawanError:
                # A game that was never kept.
                return

    def _drop(self, live: LiveTable) -> None:
        """Forgets what is in memory; what is on disk counts."""
        live.is_gone = True
        self._quiet(live)
        if self._tables.get(live.table.id) is live:
            del self._tables[live.table.id]

    def _quiet(self, live: LiveTable) -> None:
        _stop_clock(live)
        _stop_thinking(live)

    # ---- doing things

    async def create(self, plan: Plan, person: str, name: str, others: Callable[[str], Change]) -> str:
        """Makes a game in which somebody takes the seats at their screen; its id. ``others`` is kept with it."""
        table = Table(fresh_game_id(), plan, now_ms())
        events = _events(table, deciding.decide_first(plan, person), person, None, now_ms())
        await self._store.write(new_game(table, person, events, self._due_ms(table)), others(table.id))
        live = self._tables[table.id] = LiveTable(table, {person: name})
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
        (await self.find(game_id)).names[person] = name

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
        return await asyncio.shield(self._spawn(self._act(game_id, decide, person, command, others)))

    async def _act(
        self, game_id: str, decide: Decision, person: str | None, command: str | None, others: Change | None
    ) -> int:
        conflicts = 0
        while True:
            live = await self.find(game_id)
            async with live.lock:
                if live.is_gone:
                    continue
                table = live.table
                before = table.answered(person, command) if command is not None else None
                if before is not None:
                    return before
                try:
                    flag = deciding.decide_flag(table, now_ms(), self._outages)
                    if flag:
                        await self._happen(live, flag, None, None, None)
                    return await self._happen(live, decide(table, now_ms()), person, command, others)
                except ConflictError:
                    # Another process was first. The table is loaded afresh and the command judged again.
                    conflicts += 1
                    if conflicts == MOST_CONFLICTS:
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
            self._drop(live)
            if isinstance(error, StoreError) and not self._is_closing and table.id not in self._doubtful:
                self._doubtful.add(table.id)
                self._spawn(self._take_up_again(table.id))
            raise
        if rematch is not None:
            self._tables[rematch[0].id] = LiveTable(rematch[0], dict(live.names))
            self._follow_up(self._tables[rematch[0].id])
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
            live = await self._settled(game_id)
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
        live = self._tables.get(game_id)
        if live is not None and is_gone and live.table.seats_of(socket.person):
            self._spawn(self._quietly(self._tell_changes(game_id)))

    async def _tell_changes(self, game_id: str) -> None:
        """Tells how things stand beside the board, once nothing is half kept."""
        self._teller.tell_changes(await self._settled(game_id))

    async def see(self, person: str | None, game_id: str) -> p.GameView:
        """Everything somebody may see of a game."""
        return self._teller.see(await self._settled(game_id), person)

    async def table(self, game_id: str) -> Table:
        """The table of a game when nothing is half kept; to be looked at, not changed."""
        return (await self._settled(game_id)).table

    async def names_at(self, game_id: str) -> tuple[str, ...]:
        """Who plays, seat by seat."""
        live = await self._settled(game_id)
        seats = views.see_seats(live.table, live.names, set())
        return tuple(seat.name or "" for seat in seats)

    async def _settled(self, game_id: str) -> LiveTable:
        while True:
            live = await self.find(game_id)
            async with live.lock:
                if not live.is_gone:
                    return live

    async def choices(self, person: str | None, command: p.Choose) -> p.Choices:
        """How a half-made turn of somebody may go on."""
        live = await self._settled(command.game)
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
        live = await self._settled(command.game)
        table = live.table
        deciding.check_hint(table, person)
        ply, state = table.ply, table.state
        thought = await self._engines.think(HINT_PLAYER, state.to_move, tuple(table.states), ply)
        return p.HintMessage(
            id=command.id,
            game=command.game,
            ply=ply,
            turn=thought.turn,
            does=p.words_of(state.describe(thought.turn)),
            returns=[round(value, 4) for value in thought.evaluation.returns],
        )

    def rename(self, person: str, name: str) -> None:
        """Calls somebody by another name at every table in memory."""
        for live in self._tables.values():
            if person in live.names:
                live.names[person] = name
                self._spawn(self._quietly(self._tell_changes(live.table.id)))

    # ---- what follows

    def _follow_up(self, live: LiveTable, may_be_forced: bool = True) -> None:
        """Sees to the clock and to whoever of ours is to move."""
        table = live.table
        _stop_clock(live)
        due_ms = self._due_ms(table)
        if due_ms is not None and due_ms - now_ms() < 2 * SOON_MS:
            wait = max(0, due_ms - now_ms()) / 1000 + 0.001
            live.flag = asyncio.get_running_loop().call_later(wait, self._flag, table.id)
        about = (table.line, table.ply)
        if table.is_running and live.thinks_about == about and live.is_thinking:
            return
        _stop_thinking(live)
        opponent = table.opponent(table.state.to_move) if table.is_running else None
        if opponent is not None and not self._is_closing:
            live.thinks_about = about
            live.thinking = self._spawn(self._let_think(table.id, opponent.player, about))
        elif may_be_forced and table.is_running and deciding.forced_turn(table.state) is not None:
            self._spawn(self._quietly(self.act(table.id, lambda table, _: deciding.decide_forced(table))))

    def _flag(self, game_id: str) -> None:
        def decide(table: Table, now: int) -> list[e.Happening]:
            # Had the time been over, it would have been seen before anything is decided.
            raise RefusedError("table.time_left")

        self._spawn(self._quietly(self.act(game_id, decide)))

    async def _quietly(self, doing: Coroutine[Any, Any, object]) -> None:
        """Does something that nobody waits for."""
        try:
            await doing
        except ErawanError as error:
            _log.debug("nothing happened", extra={"code": error.code})

    async def _let_think(self, game_id: str, name: str, about: tuple[int, int]) -> None:
        """An opponent's turn, which enters like anyone's; one that fails is replaced by another."""
        for wait in chain(RETRY_SECONDS, repeat(RETRY_SECONDS[-1])):
            try:
                turn = await self._choose(game_id, name, about)
                await self.act(game_id, lambda table, now, turn=turn: self._opponent_turn(table, about, turn, now))  # type: ignore[misc]
                return
            except (RefusedError, asyncio.CancelledError):
                # The game went elsewhere meanwhile.
                return
            except StoreError:
                # The table was let go of; whoever brings it back lets the opponent think again.
                _log.warning("an opponent's turn could not be kept", extra={"game": game_id})
                return
            except Exception:
                _log.exception("an opponent failed", extra={"game": game_id, "player": name})
                # Another one finishes the game rather than none.
                name = "level-1" if name != "level-1" else "random"
                self._teller.tell_trouble(game_id, ErawanError("engine.failed"))
            await asyncio.sleep(wait)

    async def _choose(self, game_id: str, name: str, about: tuple[int, int]) -> str:
        table = (await self.find(game_id)).table
        if (table.line, table.ply) != about:
            raise RefusedError("table.stale", ply=table.ply, line=table.line)
        seed = Random(f"{game_id} {about}").randrange(2**31)
        return (await self._engines.think(name, table.state.to_move, tuple(table.states), seed)).turn

    def _opponent_turn(self, table: Table, about: tuple[int, int], turn: str, now: int) -> list[e.Happening]:
        if not table.is_running or (table.line, table.ply) != about:
            raise RefusedError("table.stale", ply=table.ply, line=table.line)
        return deciding.decide_turn(table, turn, now, self._outages)

    async def _sweep(self) -> None:
        """Brings games into memory whose time is nearly over, and lets go of those nobody looks at."""
        while True:
            try:
                for game_id in await self._store.due_before(now_ms() + SOON_MS):
                    await self._take_up(game_id)
            except StoreError as error:
                _log.warning("could not look for clocks", extra={"code": error.code})
            for live in tuple(self._tables.values()):
                is_idle = time.monotonic() - live.touched > IDLE_SECONDS and not self._teller.is_watched(live.table.id)
                if is_idle and not live.is_thinking and live.flag is None and not live.lock.locked():
                    self._drop(live)
            await asyncio.sleep(SWEEP_SECONDS)

    def _spawn(self, doing: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        """Lets go of a task. Whoever waited for it has its error; a refusal that nobody waits for any more is none."""
        self._tasks.discard(task)
        if not task.cancelled() and not isinstance(error := task.exception(), ErawanError | None):
            _log.error("a task failed", exc_info=error)


def _stop_clock(live: LiveTable) -> None:
    if live.flag is not None:
        live.flag.cancel()
        live.flag = None


def _stop_thinking(live: LiveTable) -> None:
    if live.thinking is not None:
        live.thinking.cancel()
    live.thinking = live.thinks_about = None


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
