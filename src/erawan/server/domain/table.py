"""A table: one game with everything that has happened in it, built from its events.

A long game must not take much memory: positions and descriptions of turns are computed again when they are asked for,
except the latest ones (``position_history.py``).

``Decision`` is what ``decisions`` returns: events that are not stored yet, with the positions they lead to, so that a
turn is played once. Events that come from the store have no such results and are replayed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime

from msgspec import Struct
from msgspec.structs import replace

from erawan.core.outcome import Choice
from erawan.core.state import State
from erawan.protocol.commands import Matter
from erawan.protocol.seats_and_clocks import Opponent
from erawan.records import Record, RecordedTurn, Result
from erawan.server.domain import events as e
from erawan.server.domain.clock import Clock
from erawan.server.domain.conditional_turns import Prepared
from erawan.server.domain.position_history import RECENT, PositionHistory
from erawan.server.domain.table_setup import Plan
from erawan.words import Phrase

MAX_CHAT_IN_MEMORY = 200


# The estimated memory of the parts of a table in bytes; a test compares their sum with what Python allocates.
_TABLE_BYTES = 3000
_TURN_BYTES = 95
_POSITION_BYTES = 650
_COMMAND_BYTES = 180
_CHAT_BYTES = 400


class PlayedTurn(Struct, frozen=True, gc=False):
    """A turn with the seat that played it."""

    seat: int
    turn: str
    clock_ms: int | None = None
    is_forced: bool = False


class ChatMessage(Struct, frozen=True):
    """A chat message."""

    seat: int
    text: str
    at_ms: int


class PendingRequest(Struct, frozen=True):
    """A player's request to the others, such as for a draw, and the seats that have agreed so far."""

    matter: Matter
    seat: int
    agreed: frozenset[int]


class TurnResult(Struct, frozen=True):
    """The result of a turn. Deciding or replaying the turn computes it; it is never stored."""

    after: State
    does: Phrase | None = None
    """The description of the turn; None if it was not made."""
    first_choices: Sequence[Choice] | None = None
    """The choices in the position after the turn; None if they were not listed."""


class Decision(Struct, frozen=True):
    """The events that a command causes, and the result of each turn among them, in order."""

    events: Sequence[e.DomainEvent]
    turn_results: Sequence[TurnResult] = ()


class Table:
    """One game. Only ``append``, ``apply`` and ``replay`` change it."""

    def __init__(self, game_id: str, plan: Plan, made_ms: int) -> None:
        self.id = game_id
        # Equal turn texts share one string.
        self.plan = plan = replace(plan, earlier=tuple(map(sys.intern, plan.earlier)))
        self.made_ms = made_ms
        self.states = PositionHistory(plan.first_state())
        """Every position of the game, the present one last."""
        self.game = self.state.game
        self.played: list[PlayedTurn] = []
        self._descriptions: dict[int, Phrase] = {}
        """The descriptions of the latest turns, by the number of turns before them."""
        for turn in plan.earlier:
            self._append_turn(PlayedTurn(self.state.to_move, turn), TurnResult(self.state.play(turn)))
        self.made_by: str | None = None
        """The person who made the game: the person of its first event."""
        self.people: dict[int, str] = {}
        """The person on each seat; seats of opponents and free seats are missing."""
        self.clock = Clock(plan.clock, self.game.seats)
        self.number = 0
        """The number of the last event."""
        self.line = 0
        """How often turns were taken back: ``line`` and ``ply`` together identify a position of the game."""
        self.has_begun = False
        self.began_ms: int | None = None
        self.ended_ms: int | None = None
        self.ended: e.GameEnded | None = None
        """How the game ended outside its rules, if it did."""
        self.request: PendingRequest | None = None
        self.chat: list[ChatMessage] = []
        """The latest chat messages."""
        self.chat_count = 0
        """The number of all chat messages."""
        self.request_count = 0
        self.hinted: set[int] = set()
        """The seats that got a hint."""
        self.rating_changes: tuple[e.SeatRating, ...] = ()
        """How the game changed the ratings of its players, once it is over."""
        self.rematch: str | None = None
        self.title = ""
        self.title_count = 0
        self.prepared: dict[int, Prepared] = {}
        """The conditional turns by seat. They are not events, since everybody sees the events."""
        self._event_of_command: dict[tuple[str | None, str], int] = {}
        self._first_choices: Sequence[Choice] | None = None

    # ---- queries

    @property
    def state(self) -> State:
        """The present position."""
        return self.states[-1]

    @property
    def ply(self) -> int:
        """The number of turns played."""
        return len(self.played)

    @property
    def first_choices(self) -> Sequence[Choice]:
        """The legal ways to begin a turn in the present position, listed once."""
        if self._first_choices is None:
            self._first_choices = tuple(self.state.choices())
        return self._first_choices

    @property
    def result(self) -> Result | None:
        """The result of the game; None while it runs."""
        if self.ended is not None:
            return Result(self.ended.winners, self.ended.reason)
        outcome = self.state.outcome
        return Result(outcome.winners, outcome.reason) if outcome else None

    @property
    def is_running(self) -> bool:
        """True while turns can be played."""
        return self.has_begun and self.result is None

    @property
    def status(self) -> str:
        """``waiting`` for people, ``running`` or ``over``."""
        if self.result is not None:
            return "over"
        return "running" if self.has_begun else "waiting"

    @property
    def awaited_person(self) -> str | None:
        """The person who has to play a turn; None if the server plays it or no turn can be played."""
        seat = self.state.to_move
        return self.people.get(seat) if self.is_running and seat not in self.prepared else None

    @property
    def is_fully_visible(self) -> bool:
        """K4.6: whether everybody may see everything about the game."""
        state = self.state
        return self.result is not None or state.view(None).text == str(state)

    @property
    def estimated_bytes(self) -> int:
        """The estimated memory of the table in bytes."""
        return (
            _TABLE_BYTES
            + self.ply * _TURN_BYTES
            + self.states.kept_count * _POSITION_BYTES
            + len(self._event_of_command) * _COMMAND_BYTES
            + len(self.chat) * _CHAT_BYTES
        )

    def describe_turn(self, ply: int) -> Phrase:
        """Return the description of the turn that was played after ``ply`` turns."""
        known = self._descriptions.get(ply)
        return self.states[ply].describe(self.played[ply].turn) if known is None else known

    def opponent(self, seat: int) -> Opponent | None:
        """Return the computer opponent that plays a seat; None for a seat of people."""
        plan = self.plan.seats[seat - 1]
        return plan if isinstance(plan, Opponent) else None

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """Return the seats that a person holds."""
        return tuple(seat for seat, holder in sorted(self.people.items()) if holder == person)

    def free_seats(self) -> tuple[int, ...]:
        """Return the seats that wait for a person."""
        return tuple(
            seat for seat in range(1, self.game.seats + 1) if seat not in self.people and self.opponent(seat) is None
        )

    def seats_of_others(self, person: str | None) -> tuple[int, ...]:
        """Return the seats that other people hold."""
        return tuple(seat for seat, holder in sorted(self.people.items()) if holder != person)

    def event_of_command(self, person: str | None, command: str) -> int | None:
        """Return the number of the event that a command of a person caused; None if it caused none."""
        return self._event_of_command.get((person, command))

    def to_record(self, names: tuple[str, ...]) -> Record:
        """Return the game so far as a record with these player names."""
        return self.prepare_record(names)()

    def prepare_record(self, names: tuple[str, ...]) -> Callable[[], Record]:
        """Return a function that makes the record of the game so far; a thread may call it while the game goes on."""
        played, result = self.played.copy(), self.result
        began, ended = _datetime_of(self.began_ms), _datetime_of(self.ended_ms)

        def make() -> Record:
            turns = tuple(RecordedTurn(turn.turn, turn.clock_ms) for turn in played)
            return Record(self.game, self.plan.header["start"], turns, names, result, began, ended)

        return make

    # ---- changes

    def append(self, decision: Decision, person: str | None, command: str | None, at_ms: int) -> list[e.StoredEvent]:
        """Apply a decision; return its events with their numbers, ready to be stored."""
        appended: list[e.StoredEvent] = []
        results = iter(decision.turn_results)
        for event in decision.events:
            stored = e.StoredEvent(self.number + 1, at_ms, event, person, None if appended else command)
            self.apply(stored, next(results, None) if isinstance(event, e.TurnPlayed) else None)
            appended.append(stored)
        return appended

    def replay(self, events: Iterable[e.StoredEvent]) -> None:
        """Apply events that were stored before; their turns are played again."""
        for event in events:
            self.apply(event)

    def apply(self, stored: e.StoredEvent, result: TurnResult | None = None) -> None:
        """Apply the next event; ``result`` is what its turn leads to, if that is known."""
        assert stored.number == self.number + 1, (stored.number, self.number)
        self.number = stored.number
        if stored.number == 1:
            self.made_by = stored.person
        if stored.command is not None:
            person = None if stored.person is None else sys.intern(stored.person)
            self._event_of_command.setdefault((person, stored.command), stored.number)
        event = stored.event
        if isinstance(event, e.TurnPlayed):
            self._add_turn(event, result or TurnResult(self.state.play(event.turn)), stored.at_ms)
        elif isinstance(event, e.TurnsTakenBack):
            self._take_back(event, stored.at_ms)
        elif isinstance(event, e.SeatTaken):
            self._take_seat(event)
        elif isinstance(event, e.GameBegan):
            self.has_begun = True
            self.began_ms = self.clock.since_ms = stored.at_ms
        elif isinstance(event, e.GameEnded):
            self.ended = event
            if event.reason == "time":
                self.clock.left_ms[self.state.to_move - 1] = 0
            self._end(stored.at_ms)
        elif isinstance(event, e.ChatSent):
            self.chat_count += 1
            self.chat = [*self.chat[1 - MAX_CHAT_IN_MEMORY :], ChatMessage(event.seat, event.text, stored.at_ms)]
        elif isinstance(event, e.SeatLeft):
            del self.people[event.seat]
            self.request = None
        elif isinstance(event, e.RequestMade | e.RequestAccepted | e.RequestDeclined):
            self._update_request(event)
        else:
            self._update_details(event)

    def _update_details(self, event: e.TitleChanged | e.HintGiven | e.RatingsChanged | e.RematchStarted) -> None:
        if isinstance(event, e.TitleChanged):
            self.title = event.title
            self.title_count += 1
        elif isinstance(event, e.HintGiven):
            self.hinted.add(event.seat)
        elif isinstance(event, e.RatingsChanged):
            self.rating_changes = event.changes
        else:
            self.rematch = event.game
            self.request = None

    def _take_seat(self, event: e.SeatTaken) -> None:
        before = self.people.get(event.seat)
        self.people[event.seat] = event.person
        # The person who made the game stays its creator when they move their last seat to another device.
        if before is not None and before == self.made_by and before not in self.people.values():
            self.made_by = event.person
        # A request was made to, or by, the person who held the seat before.
        self.request = None

    def _add_turn(self, event: e.TurnPlayed, result: TurnResult, at_ms: int) -> None:
        seat = self.state.to_move
        self._append_turn(PlayedTurn(seat, sys.intern(event.turn), event.clock_ms, event.is_forced), result)
        self._first_choices = result.first_choices
        if event.clock_ms is not None:
            self.clock.left_ms[seat - 1] = event.clock_ms
        self.clock.since_ms = at_ms
        if self.request is not None and self._declines(event, seat, self.request):
            self.request = None
        if result.after.outcome is not None:
            self._end(at_ms)

    def _append_turn(self, played: PlayedTurn, result: TurnResult) -> None:
        if result.does is not None:
            self._descriptions[self.ply] = result.does
            self._descriptions.pop(self.ply - RECENT, None)
        self.played.append(played)
        self.states.append(played.turn, result.after)

    def _declines(self, event: e.TurnPlayed, seat: int, request: PendingRequest) -> bool:
        """Return whether a turn declines a request: any person's turn declines a takeback, another person's a draw.

        Forced turns and turns of computer opponents decline nothing.
        """
        if event.is_forced or self.opponent(seat) is not None:
            return False
        return request.matter == "takeback" or self.people[seat] != self.people[request.seat]

    def _take_back(self, event: e.TurnsTakenBack, at_ms: int) -> None:
        self.states.truncate(event.ply)
        del self.played[event.ply :]
        self._descriptions.clear()
        self._first_choices = None
        self.line += 1
        self.clock.restore((played.seat, played.clock_ms) for played in self.played)
        self.clock.since_ms = at_ms
        self.request = None

    def _end(self, at_ms: int) -> None:
        self.ended_ms = at_ms
        self.clock.since_ms = None
        self.request = None

    def _update_request(self, event: e.RequestMade | e.RequestAccepted | e.RequestDeclined) -> None:
        if isinstance(event, e.RequestMade):
            self.request_count += 1
            self.request = PendingRequest(event.matter, event.seat, frozenset((event.seat,)))
        elif isinstance(event, e.RequestAccepted) and self.request is not None:
            self.request = PendingRequest(event.matter, self.request.seat, self.request.agreed | {event.seat})
        else:
            self.request = None


def _datetime_of(at_ms: int | None) -> datetime | None:
    return None if at_ms is None else datetime.fromtimestamp(at_ms // 1000, UTC)
