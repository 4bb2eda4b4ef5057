"""The body of a record: turns with their numbers, clocks, comments and variations, and the result that closes it.

    1. +c1n @4:58.2 {an early entry} 2. +a5e (2. +b1n 3. b1b2n) 3. c1c2n =1

A turn's number may be left out. ``@`` gives what the seat's clock showed after the turn. Comments stand in braces,
with a backslash before backslashes, braces and ``[``, and ``\\n`` for a new line; so no line of a body ever begins with
``[``, and a torn record cannot swallow the next. The last token is the result: ``=1``, ``=1,3``, ``==`` for a draw,
``*`` for a game that goes on.
"""

from __future__ import annotations

import re
import textwrap
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from erawan.core.errors import MalformedError, quote
from erawan.core.state import LONGEST_TURN
from erawan.records.record import RecordedTurn

WIDTH = 100
DEEPEST_VARIATION = 10
UNFINISHED = "*"
DRAWN = "=="

# Stands for a space at which no line is broken.
_GLUE = "\x1f"
_TOKEN = re.compile(r"\s*(\{(?:[^{}\\]|\\.)*\}|[()]|[^\s(){}]+)", re.DOTALL)
_NUMBER = re.compile(r"([0-9]{1,6})\.")
_CLOCK = re.compile(r"@(?:(?:([0-9]{1,4}):)?([0-9]{1,2}):)?([0-9]{1,9})(?:\.([0-9]{1,3}))?")
_RESULT = re.compile(r"\*|==|=[0-9](?:,[0-9])*")
_ESCAPE = re.compile(r"\\(.)", re.DOTALL)


@dataclass(frozen=True)
class Body:
    """What a body says, and on which of its lines (from 0) each turn and the result stand."""

    comment: str
    turns: tuple[RecordedTurn, ...]
    winners: tuple[int, ...] | None
    """None for a game that goes on, no seats for a draw."""
    lines: tuple[int, ...]


class BodyError(MalformedError):
    """What is wrong in a body, and on which of its lines (from 0)."""

    line = 0


def _wrong(error: str, line: int, **values: Any) -> BodyError:
    """The error of that code on a line."""
    wrong = BodyError(error, **values)
    wrong.line = line
    return wrong


# ---- writing


def format_body(comment: str, turns: tuple[RecordedTurn, ...], winners: tuple[int, ...] | None) -> str:
    """The body's text, wrapped."""
    tokens = [*_format_comment(comment), *_format_line(turns, 1), _format_result(winners)]
    wrapped = textwrap.fill(" ".join(tokens), WIDTH, break_long_words=False, break_on_hyphens=False)
    return wrapped.replace(_GLUE, " ")


def _format_line(turns: tuple[RecordedTurn, ...], first: int) -> Iterator[str]:
    for number, recorded in enumerate(turns, first):
        yield f"{number}.{_GLUE}{recorded.turn}"
        if recorded.clock_ms is not None:
            yield format_clock(recorded.clock_ms)
        yield from _format_comment(recorded.comment)
        for variation in recorded.variations:
            yield f"({' '.join(_format_line(variation, number))})"


def _format_comment(comment: str) -> Iterator[str]:
    if comment:
        yield "{" + re.sub(r"([\\{}\[])", r"\\\1", comment).replace("\n", r"\n") + "}"


def format_clock(clock_ms: int) -> str:
    """A clock as it stands in a body: `@1:02:03.5`, hours and fractions only where there are any."""
    seconds, fraction = divmod(clock_ms, 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    shown = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
    return f"@{shown}" + (f".{fraction:03}".rstrip("0") if fraction else "")


def _format_result(winners: tuple[int, ...] | None) -> str:
    if winners is None:
        return UNFINISHED
    return "=" + ",".join(str(seat) for seat in winners) if winners else DRAWN


# ---- reading


def parse_body(text: str) -> Body:
    """What a body says; the rules are not asked yet."""
    reader = _Reader(text)
    return reader.read()


def parse_clock(token: str) -> int:
    """The milliseconds a clock token shows."""
    found = _CLOCK.fullmatch(token)
    if found is None:
        raise MalformedError("record.clock", found=quote(token))
    hours, minutes, seconds, fraction = found.groups()
    whole = (int(hours or 0) * 60 + int(minutes or 0)) * 60 + int(seconds)
    return whole * 1000 + int((fraction or "").ljust(3, "0"))


class _Reader:
    """Walks over the tokens of one body."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._start_of_token = 0
        self._line_ends = [found.start() for found in re.finditer("\n", text)]

    def read(self) -> Body:
        """The whole body, up to the result that must close it."""
        comment = ""
        turns: list[RecordedTurn] = []
        lines: list[int] = []
        token = self._next()
        if token.startswith("{"):
            comment, token = self._comment(token), self._next()
        while not _RESULT.fullmatch(token):
            recorded, line, token = self._turn(token, len(turns) + 1, 0)
            turns.append(recorded)
            lines.append(line)
        lines.append(self._line())
        if self._text[self._at :].strip():
            self._next()
            raise _wrong("record.after_result", self._line(), found=quote(token))
        return Body(comment, tuple(turns), _winners(token), tuple(lines))

    def _next(self) -> str:
        found = _TOKEN.match(self._text, self._at)
        if found is None:
            self._start_of_token = len(self._text.rstrip())
            if self._text[self._at :].strip():
                raise _wrong("record.brace", self._line_at(self._at + 1))
            raise _wrong("record.cut", self._line())
        self._start_of_token, self._at = found.start(1), found.end()
        return found.group(1)

    def _turn(self, token: str, number: int, depth: int) -> tuple[RecordedTurn, int, str]:
        """One turn with what belongs to it, its line, and the token after."""
        numbered = _NUMBER.fullmatch(token)
        if numbered:
            if int(numbered.group(1)) != number:
                raise _wrong("record.number", self._line(), found=numbered.group(1), expected=number)
            token = self._next()
        if token[0] in "(){}@=*" or len(token) > LONGEST_TURN:
            raise _wrong("record.no_turn", self._line(), found=quote(token))
        recorded, line, token = RecordedTurn(token), self._line(), self._next()
        if token.startswith("@"):
            recorded, token = replace(recorded, clock_ms=self._clock(token)), self._next()
        if token.startswith("{"):
            recorded, token = replace(recorded, comment=self._comment(token)), self._next()
        variations = []
        while token == "(":
            variations.append(self._variation(number, depth + 1))
            token = self._next()
        return replace(recorded, variations=tuple(variations)), line, token

    def _variation(self, number: int, depth: int) -> tuple[RecordedTurn, ...]:
        if depth > DEEPEST_VARIATION:
            raise _wrong("record.too_deep", self._line(), most=DEEPEST_VARIATION)
        turns: list[RecordedTurn] = []
        token = self._next()
        while token != ")":
            recorded, _, token = self._turn(token, number + len(turns), depth)
            turns.append(recorded)
        return tuple(turns)

    def _clock(self, token: str) -> int:
        try:
            return parse_clock(token)
        except MalformedError as error:
            raise _wrong(error.code, self._line(), found=quote(token)) from None

    def _comment(self, token: str) -> str:
        words = " ".join(token[1:-1].split())
        return _ESCAPE.sub(lambda found: "\n" if found.group(1) == "n" else found.group(1), words)

    def _line(self) -> int:
        return self._line_at(self._start_of_token)

    def _line_at(self, place: int) -> int:
        return bisect_left(self._line_ends, place)


def _winners(token: str) -> tuple[int, ...] | None:
    if token == UNFINISHED:
        return None
    return () if token == DRAWN else tuple(int(seat) for seat in token[1:].split(","))
