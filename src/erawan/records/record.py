"""A game from its set-up to its end as one value, and its replay.

A record holds what cannot be derived: the game with its options, the outcome of the set-up, the turns, and who played.
Everything else follows by replay (K2.5: without the generator of chance).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from erawan.core.errors import ErawanError, MalformedError
from erawan.core.game import Game
from erawan.core.state import State

# A game may end outside its rules, in a position that is not over: by these reasons.
OUTSIDE_THE_RULES = ("resigned", "time", "agreed", "abandoned")


@dataclass(frozen=True)
class Result:
    """Who won (nobody: a draw) and why; the reasons are those of outcomes, and those outside the rules."""

    winners: tuple[int, ...]
    reason: str


@dataclass(frozen=True)
class RecordedTurn:
    """A turn as it was played, with what was noted beside it."""

    turn: str
    clock_ms: int | None = None
    """What the clock of the seat showed after the turn."""
    comment: str = ""
    variations: tuple[tuple[RecordedTurn, ...], ...] = ()
    """Other ways to go on, each beginning in place of this turn."""


@dataclass(frozen=True)
class Record:
    """One game. ``result`` is None while it is not finished."""

    game: Game
    start: str
    """The text of the first position: the outcome of the set-up."""
    turns: tuple[RecordedTurn, ...] = ()
    seats: tuple[str, ...] = ()
    """The players' names, seat by seat; none if nobody is named."""
    result: Result | None = None
    began: datetime | None = None
    ended: datetime | None = None
    comment: str = ""
    """What is said before the first turn."""
    tags: dict[str, Any] = field(default_factory=dict, hash=False)
    """Whatever else stands in the header, such as an event or ratings: values that JSON can hold."""

    @property
    def texts(self) -> tuple[str, ...]:
        """The turns alone."""
        return tuple(recorded.turn for recorded in self.turns)

    def replay(self) -> Iterator[State]:
        """Every position from the first to the last; an illegal turn raises its error."""
        state = self.game.parse(self.start)
        yield state
        for turn in self.texts:
            state = state.play(turn)
            yield state


def record_of(start: State, turns: Iterable[str], **others: Any) -> Record:
    """The record of turns played from a state; the result is that of the rules unless another is given."""
    record = Record(start.game, str(start), tuple(RecordedTurn(turn) for turn in turns), **others)
    return verify(record) if record.result else _with_result_of_rules(record)


def _with_result_of_rules(record: Record) -> Record:
    *_, final = record.replay()
    outcome = final.outcome
    return verify(replace(record, result=Result(outcome.winners, outcome.reason) if outcome else None))


def verify(record: Record, refuse: Callable[[int, ErawanError], ErawanError] = lambda ply, error: error) -> Record:
    """The record with every turn replayed and written in its one form.

    What is wrong is raised as ``refuse`` makes it from the number of the turn (0: the start, one more than there are:
    the result) and the error.
    """
    ply = 0
    try:
        state = record.game.parse(record.start)
        turns = []
        for ply, recorded in enumerate(record.turns, 1):  # noqa: B007
            turns.append(_verify_turn(state, recorded))
            state = state.play(recorded.turn)
        ply = len(record.turns) + 1
        _check_result(record, state)
    except ErawanError as error:
        raise refuse(ply, error) from None
    return replace(record, start=str(record.game.parse(record.start)), turns=tuple(turns))


def _verify_turn(state: State, recorded: RecordedTurn) -> RecordedTurn:
    turn = state.format_turn(state.parse_turn(recorded.turn))
    return replace(recorded, turn=turn, variations=tuple(_verify_line(state, line) for line in recorded.variations))


def _verify_line(state: State, line: tuple[RecordedTurn, ...]) -> tuple[RecordedTurn, ...]:
    verified = []
    for recorded in line:
        verified.append(_verify_turn(state, recorded))
        state = state.play(recorded.turn)
    return tuple(verified)


def _check_result(record: Record, final: State) -> None:
    """A game that ended by its rules has their result; one that did not has none, or ended outside them."""
    outcome, result = final.outcome, record.result
    if outcome is not None:
        found = None if result is None else (result.winners, result.reason)
        if found != (outcome.winners, outcome.reason):
            raise MalformedError("record.other_result", reason=outcome.reason, winners=_list_seats(outcome.winners))
    elif result is not None and result.reason not in OUTSIDE_THE_RULES:
        raise MalformedError("record.not_over", reason=result.reason, expected=", ".join(OUTSIDE_THE_RULES))
    for seat in result.winners if result else ():
        record.game.check_seat(seat)


def _list_seats(seats: tuple[int, ...]) -> str:
    return ", ".join(str(seat) for seat in seats) or "-"
