"""The text of a record: a header of tags, an empty line, the body.

A tag is a line ``[name value]`` whose value is JSON. ``[game …]`` comes first and begins a record. Known tags are read
into the record's fields, all others are kept as they are.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any, TypeVar

from erawan.core import registry
from erawan.core.errors import ErawanError, MalformedError, need_text, quote
from erawan.core.game import Game
from erawan.records.body import Body, BodyError, format_body, parse_body
from erawan.records.record import Record, Result, verify
from erawan.words import Phrase, say

FORMAT = 1
FIRST_TAG = "[game "
LONGEST_NAME = 100
LARGEST_RECORD = 4_000_000

_TAG = re.compile(r"\[([a-z][a-z0-9_.-]{0,40}) (.*)\]\s*")
_KNOWN = ("game", "format", "rules", "start", "seats", "began", "ended", "result")

Kind = TypeVar("Kind")


class RecordError(MalformedError):
    """What is wrong in a record: the code, rule and place of the trouble itself, and the line (from 1)."""

    line = 0

    def tell(self, language: str = "en") -> str:
        """One line: where, the rule, what went wrong."""
        return say(Phrase("error-line", {"line": self.line, "error": super().tell(language)}), language)


def wrong_at(line: int, error: ErawanError) -> RecordError:
    """The same trouble with the line it stands on."""
    wrong = RecordError(error.code, rule=error.rule, place=error.place, **error.values)
    wrong.line = line
    return wrong


# ---- writing


def format_record(record: Record) -> str:
    """The text of a record, ending with a line break; reading it gives the same record."""
    winners = record.result.winners if record.result else None
    body = format_body(record.comment, record.turns, winners)
    return "".join(f"[{name} {_json(value)}]\n" for name, value in _tags(record).items()) + f"\n{body}\n"


def _tags(record: Record) -> dict[str, Any]:
    tags: dict[str, Any] = {"game": record.game.name, "format": FORMAT, "rules": record.game.rules_version}
    tags |= {**record.game.header(), "start": record.start}
    if record.seats:
        tags["seats"] = list(record.seats)
    tags |= {name: when.isoformat() for name, when in (("began", record.began), ("ended", record.ended)) if when}
    if record.result:
        tags["result"] = {"winners": list(record.result.winners), "reason": record.result.reason}
    return tags | {name: value for name, value in record.tags.items() if name not in tags}


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


# ---- reading


def parse_record(text: str, first_line: int = 1, is_verified: bool = True) -> Record:
    """The record a text describes, every turn replayed; what is wrong is said with its line.

    Lines count from ``first_line``. Without verification turns are taken as they stand.
    """
    lines = text.split("\n")
    head = 0
    while head < len(lines) and (lines[head].startswith("[") or not lines[head].strip()):
        head += 1
    tags, tag_lines = _read_tags(lines[:head], first_line)
    body = _read_body("\n".join(lines[head:]), first_line + head)
    record = _build(tags, tag_lines, body)
    if not is_verified:
        return record

    def refuse(ply: int, error: ErawanError) -> ErawanError:
        line = tag_lines["start"] if ply == 0 else first_line + head + body.lines[ply - 1]
        return wrong_at(line, error)

    return verify(record, refuse)


def _read_tags(lines: list[str], first_line: int) -> tuple[dict[str, Any], dict[str, int]]:
    tags: dict[str, Any] = {}
    places: dict[str, int] = {}
    for line, text in enumerate(lines, first_line):
        if not text.strip():
            continue
        found = _TAG.fullmatch(text)
        try:
            name, value = found.groups() if found else ("", "")
            tags[name] = json.loads(value)
        except (ValueError, RecursionError):
            raise wrong_at(line, MalformedError("record.tag", found=quote(text))) from None
        if name in places:
            raise wrong_at(line, MalformedError("record.tag_twice", name=name))
        places[name] = line
    for name in ("game", "start"):
        if name not in tags:
            raise wrong_at(first_line, MalformedError("record.no_tag", name=name))
    return tags, places


def _read_body(text: str, first_line: int) -> Body:
    try:
        return parse_body(text)
    except BodyError as error:
        raise wrong_at(first_line + error.line, error) from None


def _build(tags: Mapping[str, Any], lines: Mapping[str, int], body: Body) -> Record:
    def read(name: str, reader: Callable[[Any], Kind], default: Kind) -> Kind:
        try:
            return reader(tags[name]) if name in tags else default
        except RecordError:
            raise
        except ErawanError as error:
            raise wrong_at(lines[name], error) from None

    read("format", _read_format, None)
    game = read("game", lambda name: _read_game(name, tags, lines), None)
    assert game is not None  # `_read_tags` asks for it
    result = read("result", _read_result, None)
    if (result.winners if result else None) != body.winners:
        raise wrong_at(lines.get("result", lines["game"]), MalformedError("record.two_results"))
    return Record(
        game,
        read("start", need_text, ""),
        body.turns,
        read("seats", lambda names: _read_seats(names, game), ()),
        result,
        read("began", _read_time, None),
        read("ended", _read_time, None),
        body.comment,
        {name: value for name, value in tags.items() if name not in (*_KNOWN, *game.header_tags)},
    )


def _read_game(name: Any, tags: Mapping[str, Any], lines: Mapping[str, int]) -> Game:
    """The game with its options; older rules may lead elsewhere, so nothing is replayed under others than its own."""
    kind = registry.game_class(need_text(name))
    if tags.get("rules") != kind.rules_version:
        error = MalformedError("record.rules", found=quote(tags.get("rules")), expected=kind.rules_version)
        raise wrong_at(lines.get("rules", lines["game"]), error)
    try:
        return kind.of_header(tags)
    except ErawanError as error:
        raise wrong_at(min(lines.get(tag, lines["game"]) for tag in kind.header_tags), error) from None


def _read_format(version: Any) -> None:
    if version != FORMAT:
        raise MalformedError("record.format", found=quote(version), expected=FORMAT)


def _read_seats(names: Any, game: Game) -> tuple[str, ...]:
    if not isinstance(names, list) or len(names) != game.seats or not all(_is_name(name) for name in names):
        raise MalformedError("record.seats", found=quote(names), seats=game.seats)
    return tuple(names)


def _is_name(name: Any) -> bool:
    return isinstance(name, str) and len(name) <= LONGEST_NAME and (not name or name.isprintable())


def _read_time(value: Any) -> datetime:
    try:
        return datetime.fromisoformat(need_text(value))
    except ValueError:
        raise MalformedError("record.time", found=quote(value)) from None


def _read_result(value: Any) -> Result | None:
    if value is None:
        return None
    match value:
        case {"winners": list(winners), "reason": str(reason)} if all(type(seat) is int for seat in winners):
            return Result(tuple(winners), reason)
    raise MalformedError("record.result", found=quote(value))
