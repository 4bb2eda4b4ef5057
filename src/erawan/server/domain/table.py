"""A table: a game with everything that has happened in it, built from its events."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from erawan.core.state import State
from erawan.protocol.commands import Matter
from erawan.protocol.seats_and_clocks import Opponent
from erawan.records import Record, RecordedTurn, Result
from erawan.server.domain import events as e
from erawan.server.domain.clock import Clock
from erawan.server.domain.conditional_turns import Prepared
from erawan.server.domain.table_setup import Plan
from erawan.words import Phrase

MOST_SAID = 200


class Played(Struct, frozen=True):
    """A turn with who made it and what it did."""

    seat: int
    turn: str
    does: Phrase
    clock_ms: int | None = None
    is_forced: bool = False


class SaidThere(Struct, frozen=True):
    """Something said at the table."""

    seat: int
    text: str
    at_ms: int


class Request(Struct, frozen=True):
    """What somebody asked of the others, and who has agreed so far."""

    matter: Matter
    seat: int
    agreed: frozenset[int]


class Table:
    """One game. ``apply`` takes in what has happened; nothing else changes it."""

    def __init__(self, game_id: str, plan: Plan, made_ms: int) -> None:
        self.id = game_id
        self.plan = plan
        self.made_ms = made_ms
        states = plan.first_states()
        self.game = states[0].game
        self.states: list[State] = states
        """Every position of the game as it stands, the present one last."""
        self.played: list[Played] = [
            Played(state.to_move, turn, state.describe(turn)) for state, turn in zip(states, plan.earlier, strict=False)
        ]
        self.made_by: str | None = None
        """Who made the game: the person of its first event."""
        self.people: dict[int, str] = {}
        """Who sits where, by seat; opponents have nobody."""
        self.clock = Clock(plan.clock, self.game.seats)
        self.number = 0
        """The number of the last event."""
        self.line = 0
        """How often turns were taken back: with ``ply`` it names a position of the game."""
        self.has_begun = False
        self.began_ms: int | None = None
        self.ended_ms: int | None = None
        self.ended: e.Ended | None = None
        """How the game ended outside its rules, if it did."""
        self.request: Request | None = None
        self.said: list[SaidThere] = []
        self.said_count = 0
        """How often something was said in all; of it the latest is kept in memory."""
        self.asked_count = 0
        self.has_hints = False
        """Whether somebody was helped by a hint."""
        self.rematch: str | None = None
        self.title = ""
        self.titled_count = 0
        self.prepared: dict[int, Prepared] = {}
        """What seats mean to do when their turn comes: no event, so that nobody else learns of it."""
        self._answered: dict[tuple[str | None, str], int] = {}

    # ---- what is

    @property
    def state(self) -> State:
        """The present position."""
        return self.states[-1]

    @property
    def ply(self) -> int:
        """How many turns have been made."""
        return len(self.played)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        if self.ended is not None:
            return Result(self.ended.winners, self.ended.reason)
        outcome = self.state.outcome
        return Result(outcome.winners, outcome.reason) if outcome else None

    @property
    def is_running(self) -> bool:
        """Whether turns can be made."""
        return self.has_begun and self.result is None

    @property
    def status(self) -> str:
        """``waiting`` for people, ``running`` or ``over``."""
        if self.result is not None:
            return "over"
        return "running" if self.has_begun else "waiting"

    @property
    def waits_for(self) -> str | None:
        """Who has to make a turn; None where the server makes it, or nobody can."""
        seat = self.state.to_move
        return self.people.get(seat) if self.is_running and seat not in self.prepared else None

    @property
    def shows_all(self) -> bool:
        """K4.6: whether everything about the game may be told to anybody."""
        state = self.state
        return self.result is not None or state.view(None).text == str(state)

    def opponent(self, seat: int) -> Opponent | None:
        """The opponent of ours that plays a seat."""
        plan = self.plan.seats[seat - 1]
        return plan if isinstance(plan, Opponent) else None

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats somebody holds."""
        return tuple(seat for seat, holder in sorted(self.people.items()) if holder == person)

    def free_seats(self) -> tuple[int, ...]:
        """The seats that still wait for a person."""
        return tuple(
            seat for seat in range(1, self.game.seats + 1) if seat not in self.people and self.opponent(seat) is None
        )

    def people_besides(self, person: str | None) -> tuple[int, ...]:
        """The seats that other people hold."""
        return tuple(seat for seat, holder in sorted(self.people.items()) if holder != person)

    def answered(self, person: str | None, command: str) -> int | None:
        """The number of the event that a command of somebody brought about before."""
        return self._answered.get((person, command))

    def record(self, names: tuple[str, ...]) -> Record:
        """The game so far."""
        from datetime import UTC, datetime

        def moment(at_ms: int | None) -> datetime | None:
            return None if at_ms is None else datetime.fromtimestamp(at_ms // 1000, UTC)

        return Record(
            self.game,
            self.plan.header["start"],
            tuple(RecordedTurn(played.turn, played.clock_ms) for played in self.played),
            names,
            self.result,
            moment(self.began_ms),
            moment(self.ended_ms),
        )

    # ---- what happens

    def apply(self, event: e.Event) -> None:
        """Takes in the next event."""
        assert event.number == self.number + 1, (event.number, self.number)
        self.number = event.number
        if event.number == 1:
            self.made_by = event.person
        if event.command is not None:
            self._answered.setdefault((event.person, event.command), event.number)
        what = event.what
        if isinstance(what, e.Turned):
            self._turn(what, event.at_ms)
        elif isinstance(what, e.TookBack):
            self._take_back(what, event.at_ms)
        elif isinstance(what, e.Joined):
            self._join(what)
        elif isinstance(what, e.Began):
            self.has_begun = True
            self.began_ms = self.clock.since_ms = event.at_ms
        elif isinstance(what, e.Ended):
            self.ended = what
            self._stop(event.at_ms)
        elif isinstance(what, e.Said):
            self.said_count += 1
            self.said = [*self.said[1 - MOST_SAID :], SaidThere(what.seat, what.text, event.at_ms)]
        elif isinstance(what, e.Left):
            del self.people[what.seat]
            self.request = None
        elif isinstance(what, e.Asked | e.Agreed | e.Declined):
            self._ask(what)
        else:
            self._note(what)

    def replay(self, events: Iterable[e.Event]) -> None:
        """Takes in many events."""
        for event in events:
            self.apply(event)

    def _note(self, what: e.Titled | e.Hinted | e.Rematched) -> None:
        if isinstance(what, e.Titled):
            self.title = what.title
            self.titled_count += 1
        elif isinstance(what, e.Hinted):
            self.has_hints = True
        else:
            self.rematch = what.game
            self.request = None

    def _join(self, what: e.Joined) -> None:
        before = self.people.get(what.seat)
        self.people[what.seat] = what.person
        # Who made the game and takes their last seat elsewhere is the same person there.
        if before is not None and before == self.made_by and before not in self.people.values():
            self.made_by = what.person
        # It was asked of, or by, whoever sat there before.
        self.request = None

    def _turn(self, what: e.Turned, at_ms: int) -> None:
        before = self.state
        seat = before.to_move
        after = before.play(what.turn)
        self.played.append(Played(seat, what.turn, before.describe(what.turn), what.clock_ms, what.is_forced))
        self.states.append(after)
        if what.clock_ms is not None:
            self.clock.left_ms[seat - 1] = what.clock_ms
        self.clock.since_ms = at_ms
        if self.request is not None and self._is_answer(what, seat, self.request):
            self.request = None
        if after.outcome is not None:
            self._stop(at_ms)

    def _is_answer(self, what: e.Turned, seat: int, request: Request) -> bool:
        """Whether a turn settles what is asked: who was asked and plays on says no, as does who wanted a turn back.

        A turn that nobody chose says nothing, nor does an opponent's. Who offers a draw may make the turn it goes with.
        """
        if what.is_forced or self.opponent(seat) is not None:
            return False
        return request.matter == "takeback" or self.people[seat] != self.people[request.seat]

    def _take_back(self, what: e.TookBack, at_ms: int) -> None:
        del self.states[what.ply + 1 :]
        del self.played[what.ply :]
        self.line += 1
        # The clocks too show what they showed then.
        self.clock.set_back((played.seat, played.clock_ms) for played in self.played)
        self.clock.since_ms = at_ms
        self.request = None

    def _stop(self, at_ms: int) -> None:
        self.ended_ms = at_ms
        self.clock.since_ms = None
        self.request = None

    def _ask(self, what: e.Asked | e.Agreed | e.Declined) -> None:
        if isinstance(what, e.Asked):
            self.asked_count += 1
            self.request = Request(what.matter, what.seat, frozenset((what.seat,)))
        elif isinstance(what, e.Agreed) and self.request is not None:
            self.request = Request(what.matter, self.request.seat, self.request.agreed | {what.seat})
        else:
            self.request = None
