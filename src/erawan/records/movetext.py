"""Read and write the body of a record: turns with their numbers, clocks, comments and variations, and the result.

    1. +c1n @4:58.2 {an early entry} 2. +a5e (2. +b1n 3. b1b2n) 3. c1c2n =1

A turn's number may be left out. ``@`` gives what the seat's clock showed after the turn. Comments stand in braces, with
a backslash before backslashes, braces and ``[``; ``\\n`` is a new line, ``\\s`` a space that wrapping would lose,
``\\uXXXX`` a character that does not print. So no line of a body ever begins with ``[``, and a torn record cannot
swallow the next. The last token is the result: ``=1``, ``=1,3``, ``==`` for a draw, ``*`` for an unfinished game.
"""

from __future__ import annotations

import re
import textwrap
from bisect import bisect_left
from collections.abc import Iterator
from typing import Any, NamedTuple

from erawan.core.errors import MalformedError, quote
from erawan.core.state import LONGEST_TURN
from erawan.records.errors import RecordError, wrong_at
from erawan.records.record import DEEPEST_VARIATION, LONGEST_CLOCK_MS, RecordedTurn

WIDTH = 100
UNFINISHED = "*"
DRAWN = "=="

# Stands for a space at which no line is broken.
_GLUE = "\x1f"
_TOKEN = re.compile(r"\{(?:[^{}\\]|\\.)*\}|[()]|[^\s(){}]+", re.DOTALL)
_NUMBER = re.compile(r"([0-9]{1,6})\.")
_CLOCK = re.compile(r"@(?:([0-9]{1,4}):(?=[0-9]{2}:))?([0-9]{1,6}):([0-5][0-9])(?:\.([0-9]{1,3}))?")
_RESULT = re.compile(r"\*|==|=[0-9](?:,[0-9])*")
_SPECIAL = re.compile(r"[\\{}\[]|(?:^ | $|(?<= ) )|[^ -~]")
_ESCAPE = re.compile(r"\\(?:u([0-9a-f]{4})|U([0-9a-f]{8})|(.))", re.DOTALL)
_SHORT = {"n": "\n", "s": " "}


class Lines(NamedTuple):
    """The line (from 0) of a turn, and those of its variations."""

    line: int
    variations: tuple[tuple[Lines, ...], ...] = ()


class Body(NamedTuple):
    """The contents of a body, the lines of its turns and result, and where the body ends."""

    comment: str
    turns: tuple[RecordedTurn, ...]
    winners: tuple[int, ...] | None
    """None for a game that goes on, no seats for a draw."""
    lines: tuple[Lines, ...]
    end: int
    """The place in the text behind the result."""


# ---- writing


def format_body(comment: str, turns: tuple[RecordedTurn, ...], winners: tuple[int, ...] | None) -> str:
    """Return the text of a body, wrapped."""
    tokens = [*_format_comment(comment), *format_line(turns, 1), _format_result(winners)]
    wrapped = textwrap.fill(" ".join(tokens), WIDTH, break_long_words=False, break_on_hyphens=False)
    return wrapped.replace(_GLUE, " ")


def format_line(turns: tuple[RecordedTurn, ...], first: int) -> Iterator[str]:
    """Yield the tokens of a line of turns with all notes; the first turn has that number."""
    for number, recorded in enumerate(turns, first):
        yield f"{number}.{_GLUE}{recorded.turn}"
        if recorded.clock_ms is not None:
            yield format_clock(recorded.clock_ms)
        yield from _format_comment(recorded.comment)
        for variation in recorded.variations:
            yield f"({' '.join(format_line(variation, number))})"


def _format_comment(comment: str) -> Iterator[str]:
    if comment:
        yield "{" + _SPECIAL.sub(lambda found: _escape(found.group()), comment) + "}"


def _escape(character: str) -> str:
    if character in "\\{}[":
        return "\\" + character
    for letter, meant in _SHORT.items():
        if character == meant:
            return "\\" + letter
    if character.isprintable():
        return character
    code = ord(character)
    return f"\\u{code:04x}" if code <= 0xFFFF else f"\\U{code:08x}"


def format_clock(clock_ms: int) -> str:
    """Return a clock as a body shows it: `@1:02:03.5`, with hours and fractions only where there are any."""
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
    """Return the contents of a body without asking the rules. Lines of errors count from 0."""
    return _Reader(text).read()


def parse_clock(token: str) -> int:
    """Return the milliseconds that a clock token shows."""
    found = _CLOCK.fullmatch(token)
    if found is None:
        raise MalformedError("record.clock", found=quote(token))
    hours, minutes, seconds, fraction = found.groups()
    whole = (int(hours or 0) * 60 + int(minutes)) * 60 + int(seconds)
    clock_ms = whole * 1000 + int((fraction or "").ljust(3, "0"))
    if clock_ms >= LONGEST_CLOCK_MS:
        raise MalformedError("record.clock", found=quote(token))
    return clock_ms


def parse_comment(token: str) -> str:
    """Return the text of a comment in braces."""
    words = " ".join(token[1:-1].split())
    return _ESCAPE.sub(_unescape, words)


def _unescape(found: re.Match[str]) -> str:
    short, long, other = found.groups()
    if other:
        return _SHORT.get(other, other)
    code = int(short or long, 16)
    return chr(code) if code <= 0x10FFFF else ""


class _Reader:
    """A reader of the tokens of one body."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._start_of_token = 0
        self._line_ends = [found.start() for found in re.finditer("\n", text)]

    def read(self) -> Body:
        """Return the body up to its result; raise an error if the result is missing."""
        comment = ""
        turns: list[RecordedTurn] = []
        lines: list[Lines] = []
        token = self._next()
        if token.startswith("{"):
            comment, token = self._checked(parse_comment, token), self._next()
        while not _RESULT.fullmatch(token):
            recorded, line, token = self._turn(token, len(turns) + 1, 0)
            turns.append(recorded)
            lines.append(line)
        lines.append(Lines(self._line()))
        return Body(comment, tuple(turns), _winners(token), tuple(lines), self._at)

    def _next(self) -> str:
        while self._at < len(self._text) and self._text[self._at].isspace():
            self._at += 1
        self._start_of_token = min(self._at, len(self._text.rstrip()))
        found = _TOKEN.match(self._text, self._at)
        if found is None:
            raise self._wrong("record.brace" if self._at < len(self._text) else "record.cut")
        self._at = found.end()
        return found.group()

    def _turn(self, token: str, number: int, depth: int) -> tuple[RecordedTurn, Lines, str]:
        """Return one turn with its notes, its lines, and the token after it."""
        numbered = _NUMBER.fullmatch(token)
        if numbered:
            if int(numbered.group(1)) != number:
                raise self._wrong("record.number", found=numbered.group(1), expected=number)
            token = self._next()
        if token[0] in "(){}@=*" or len(token) > LONGEST_TURN:
            raise self._wrong("record.no_turn", found=quote(token))
        turn, line, token = token, self._line(), self._next()
        clock_ms, comment = None, ""
        if token.startswith("@"):
            clock_ms, token = self._checked(parse_clock, token), self._next()
        if token.startswith("{"):
            comment, token = self._checked(parse_comment, token), self._next()
        variations = []
        while token == "(":
            variations.append(self._variation(number, depth + 1))
            token = self._next()
        recorded = self._checked(RecordedTurn, turn, clock_ms, comment, tuple(turns for turns, _ in variations))
        return recorded, Lines(line, tuple(lines for _, lines in variations)), token

    def _variation(self, number: int, depth: int) -> tuple[tuple[RecordedTurn, ...], tuple[Lines, ...]]:
        if depth > DEEPEST_VARIATION:
            raise self._wrong("record.too_deep", most=DEEPEST_VARIATION)
        turns: list[RecordedTurn] = []
        lines: list[Lines] = []
        token = self._next()
        while token != ")":
            recorded, line, token = self._turn(token, number + len(turns), depth)
            turns.append(recorded)
            lines.append(line)
        return tuple(turns), tuple(lines)

    def _checked(self, make: Any, *arguments: Any) -> Any:
        """Return the result of a function; add the line to its error."""
        try:
            return make(*arguments)
        except MalformedError as error:
            raise wrong_at(self._line(), error) from None

    def _wrong(self, error: str, **values: Any) -> RecordError:
        return RecordError(error, line=self._line(), **values)

    def _line(self) -> int:
        return bisect_left(self._line_ends, self._start_of_token)


def _winners(token: str) -> tuple[int, ...] | None:
    if token == UNFINISHED:
        return None
    return () if token == DRAWN else tuple(int(seat) for seat in token[1:].split(","))
