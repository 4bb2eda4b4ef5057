"""The value of a whole game, from its set-up to its end, and its replay.

A record holds what cannot be derived: the game with its options, the outcome of the set-up, the turns and the players.
Everything else follows by replay (K2.5: without the random generator). A record that exists can be written and read
again: values that the format cannot hold are refused when the record is made.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, TypeAlias

from erawan.core.errors import ErawanError, MalformedError, quote
from erawan.core.game import Game
from erawan.core.state import State

# A game may end outside its rules, in a position that is not over: by these reasons.
OUTSIDE_THE_RULES = ("resigned", "time", "agreed", "abandoned", "length")
KNOWN_TAGS = ("game", "format", "rules", "start", "seats", "began", "ended", "result")
LONGEST_NAME = 100
LONGEST_CLOCK_MS = 10_000 * 3_600_000
DEEPEST_VARIATION = 10
TAG_NAME = re.compile(r"[a-z][a-z0-9_.-]{0,40}")

Path: TypeAlias = tuple[int, ...]
"""Where a turn stands: its number; inside variations the number of the variation and of the turn in it, and so on."""


@dataclass(frozen=True)
class Result:
    """The winning seats (none in a draw) and the reason: that of an outcome, or one outside the rules."""

    winners: tuple[int, ...]
    reason: str

    def __post_init__(self) -> None:
        if list(self.winners) != sorted(set(self.winners)):
            raise MalformedError("record.result", found=quote(list(self.winners)))


@dataclass(frozen=True)
class RecordedTurn:
    """A turn as it was played, with its clock, comment and variations."""

    turn: str
    clock_ms: int | None = None
    """What the clock of the seat showed after the turn."""
    comment: str = ""
    variations: tuple[tuple[RecordedTurn, ...], ...] = ()
    """Other ways to go on, each beginning in place of this turn."""

    def __post_init__(self) -> None:
        if self.clock_ms is not None and not (type(self.clock_ms) is int and 0 <= self.clock_ms < LONGEST_CLOCK_MS):
            raise MalformedError("record.clock", found=quote(self.clock_ms))
        _check_characters(self.comment)
        if _depth(self) > DEEPEST_VARIATION:
            raise MalformedError("record.too_deep", most=DEEPEST_VARIATION)


@dataclass(frozen=True)
class Record:
    """One game. ``result`` is None while it is unfinished."""

    game: Game
    start: str
    """The text of the first position: the outcome of the set-up."""
    turns: tuple[RecordedTurn, ...] = ()
    seats: tuple[str, ...] = ()
    """The players' names, seat by seat; empty if the record names no players."""
    result: Result | None = None
    began: datetime | None = None
    ended: datetime | None = None
    comment: str = ""
    """The comment before the first turn."""
    tags: dict[str, Any] = field(default_factory=dict, hash=False)
    """Whatever else stands in the header, such as an event or ratings: values that JSON can hold."""

    def __post_init__(self) -> None:
        _check_characters(self.comment)
        _check_seats(self.seats, self.game)
        for name, value in self.tags.items():
            _check_tag(name, value, self.game)

    @property
    def texts(self) -> tuple[str, ...]:
        """The texts of the turns."""
        return tuple(recorded.turn for recorded in self.turns)

    def replay(self) -> Iterator[State]:
        """Yield every position from the first to the last; raise ``IllegalError`` at an illegal turn."""
        state = self.game.parse(self.start)
        yield state
        for turn in self.texts:
            state = state.play(turn)
            yield state


def _depth(recorded: RecordedTurn) -> int:
    """Return how deep variations are nested; parts were checked before, so only the outer levels are counted."""
    return max((1 + _depth(turn) for line in recorded.variations for turn in line), default=0)


def _check_characters(text: str) -> None:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise MalformedError("record.not_text") from None


def _check_seats(names: tuple[str, ...], game: Game) -> None:
    is_right = len(names) in (0, game.seats) and all(len(name) <= LONGEST_NAME for name in names)
    # An empty name is printable too.
    if not is_right or not all(name.isprintable() for name in names):
        raise MalformedError("record.seats", found=quote(list(names)), seats=game.seats)


def _check_tag(name: str, value: object, game: Game) -> None:
    if not TAG_NAME.fullmatch(name) or name in (*KNOWN_TAGS, *game.header_tags):
        raise MalformedError("record.tag", found=quote(name))
    try:
        json.dumps(value, ensure_ascii=False, allow_nan=False).encode()
    except (TypeError, ValueError, RecursionError):
        raise MalformedError("record.tag", found=quote(value)) from None


# ---- making and verifying


def record_of(start: State, turns: Iterable[str], **others: Any) -> Record:
    """Return the record of turns played from a state; the result is that of the rules unless another is given."""
    record = Record(start.game, str(start), tuple(RecordedTurn(turn) for turn in turns), **others)
    if record.result is None:
        *_, final = record.replay()
        outcome = final.outcome
        record = replace(record, result=Result(outcome.winners, outcome.reason) if outcome else None)
    return verify(record)


def verify(record: Record, refuse: Callable[[Path, ErawanError], ErawanError] = lambda path, error: error) -> Record:
    """Return the record with every turn replayed and written in its canonical form.

    If there is a fault, raise ``refuse(path, fault)``, where ``path`` is that of the faulty turn. It is empty for the
    start position, and the number after the last turn for the result.
    """
    try:
        state = record.game.parse(record.start)
    except ErawanError as error:
        raise refuse((), error) from None
    start = str(state)
    turns, final = _verify_line(state, record.turns, (), refuse)
    try:
        _check_result(record, final)
    except ErawanError as error:
        raise refuse((len(record.turns) + 1,), error) from None
    return replace(record, start=start, turns=turns)


def _verify_line(
    state: State, line: tuple[RecordedTurn, ...], above: Path, refuse: Callable[[Path, ErawanError], ErawanError]
) -> tuple[tuple[RecordedTurn, ...], State]:
    """Return the turns of a line in canonical form, and the state after them."""
    verified = []
    for number, recorded in enumerate(line, 1):
        path = (*above, number)
        try:
            turn = state.format_turn(state.parse_turn(recorded.turn))
            after = state.play(turn)
        except ErawanError as error:
            raise refuse(path, error) from None
        variations = tuple(
            _verify_line(state, other, (*path, which), refuse)[0] for which, other in enumerate(recorded.variations, 1)
        )
        verified.append(replace(recorded, turn=turn, variations=variations))
        state = after
    return tuple(verified), state


def _check_result(record: Record, final: State) -> None:
    """Check the result: the one of the rules if they ended the game, else none, or one from outside the rules."""
    outcome, result = final.outcome, record.result
    if outcome is not None:
        if result is None or (result.winners, result.reason) != (outcome.winners, outcome.reason):
            winners = ", ".join(str(seat) for seat in outcome.winners) or "-"
            raise MalformedError("record.other_result", reason=outcome.reason, winners=winners)
    elif result is not None and result.reason not in OUTSIDE_THE_RULES:
        raise MalformedError("record.not_over", reason=result.reason, expected=", ".join(OUTSIDE_THE_RULES))
    for seat in result.winners if result else ():
        record.game.check_seat(seat)
