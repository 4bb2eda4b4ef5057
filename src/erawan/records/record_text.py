"""Read and write the text of a record: a header of tags, an empty line, the body.

A tag is a line ``[name value]`` whose value is JSON. ``[game …]`` comes first and begins a record. Known tags become
fields of the record, all others are kept as they are.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any, NamedTuple, TypeVar

from erawan.core import registry
from erawan.core.errors import ErawanError, MalformedError, need_text, quote
from erawan.core.game import Game
from erawan.records.errors import RecordError, wrong_at
from erawan.records.movetext import Body, format_body, parse_body
from erawan.records.record import KNOWN_TAGS, TAG_NAME, Path, Record, Result, verify

FORMAT = 1
LARGEST_RECORD = 4_000_000
BYTE_ORDER_MARK = "\ufeff"

_TAG = re.compile(rf"\[({TAG_NAME.pattern})\s+(.*)\]")

Kind = TypeVar("Kind")


# ---- writing


def format_record(record: Record) -> str:
    """Return the text of a record, ending with a line break; ``parse_record`` gives the same record back."""
    winners = record.result.winners if record.result else None
    body = format_body(record.comment, record.turns, winners)
    text = "".join(f"[{name} {_json(value)}]\n" for name, value in _tags(record).items()) + f"\n{body}\n"
    if len(text) > LARGEST_RECORD:
        raise MalformedError("record.too_large", most=LARGEST_RECORD)
    return text


def _tags(record: Record) -> dict[str, Any]:
    tags: dict[str, Any] = {"game": record.game.name, "format": FORMAT, "rules": record.game.rules_version}
    tags |= {**record.game.header(), "start": record.start}
    if record.seats:
        tags["seats"] = list(record.seats)
    tags |= {name: when.isoformat() for name, when in (("began", record.began), ("ended", record.ended)) if when}
    if record.result:
        tags["result"] = {"winners": list(record.result.winners), "reason": record.result.reason}
    return tags | record.tags


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


# ---- reading


class Rest(NamedTuple):
    """The text behind the result of a record, and the line on which it begins."""

    line: int
    text: str


def parse_record(text: str, first_line: int = 1, is_verified: bool = True) -> Record:
    """Return the record that a text describes, with every turn replayed.

    Raise ``RecordError`` with the line of a fault; lines count from ``first_line``. Unless ``is_verified``, turns are
    not checked.
    """
    record, rest = split_record(text, first_line, is_verified)
    if rest is not None:
        raise after_result(rest)
    return record


def after_result(rest: Rest) -> RecordError:
    """Return the error about text behind a result."""
    return RecordError("record.after_result", line=rest.line, found=quote(rest.text))


def split_record(text: str, first_line: int = 1, is_verified: bool = True) -> tuple[Record, Rest | None]:
    """Return the record at the beginning of a text, and the text behind its result."""
    lines = text.split("\n")
    head = 0
    while head < len(lines) and (is_tag_line(lines[head]) or not lines[head].strip()):
        head += 1
    tags, tag_lines = _read_tags(lines[:head], first_line)
    body_text, body_line = "\n".join(lines[head:]), first_line + head
    try:
        body = parse_body(body_text)
    except RecordError as error:
        raise wrong_at(body_line + error.line, error) from None
    record = _build(tags, tag_lines, body)
    if is_verified:
        record = verify(record, lambda path, error: wrong_at(_line_of(path, body, body_line, tag_lines), error))
    return record, _find_rest(body_text, body.end, body_line)


def is_tag_line(line: str) -> bool:
    """Return whether a line of a file belongs to a header."""
    return line.lstrip(f"{BYTE_ORDER_MARK} \t").startswith("[")


def is_first_tag(line: str) -> bool:
    """Return whether a line of a file begins a record."""
    return re.match(r"\[game\s", line.lstrip(f"{BYTE_ORDER_MARK} \t")) is not None


def _find_rest(text: str, end: int, first_line: int) -> Rest | None:
    rest = text[end:]
    if not rest.strip():
        return None
    skipped = len(rest) - len(rest.lstrip())
    return Rest(first_line + text.count("\n", 0, end + skipped), rest.strip())


def _line_of(path: Path, body: Body, first_line: int, tag_lines: Mapping[str, int]) -> int:
    """Return the line number of the turn at a path; for an empty path that of the start position."""
    if not path:
        return tag_lines["start"]
    lines = body.lines[path[0] - 1]
    for at in range(1, len(path), 2):
        lines = lines.variations[path[at] - 1][path[at + 1] - 1]
    return first_line + lines.line


def _read_tags(lines: list[str], first_line: int) -> tuple[dict[str, Any], dict[str, int]]:
    tags: dict[str, Any] = {}
    places: dict[str, int] = {}
    for line, text in enumerate(lines, first_line):
        shown = text.strip(f"{BYTE_ORDER_MARK} \t\r")
        if not shown:
            continue
        found = _TAG.fullmatch(shown)
        if found is None:
            raise RecordError("record.tag", line=line, found=quote(shown))
        name = found.group(1)
        if name in places:
            raise RecordError("record.tag_twice", line=line, name=name)
        tags[name], places[name] = _read_json(found.group(2), line), line
    if next(iter(tags), "") != "game":
        raise RecordError("record.no_tag", line=first_line, name="game")
    for needed in ("rules", "start"):
        if needed not in tags:
            raise RecordError("record.no_tag", line=first_line, name=needed)
    return tags, places


def _read_json(text: str, line: int) -> Any:
    """Return a JSON value by the letter of the standard: no NaN or infinity, no name twice in an object."""
    try:
        value = json.loads(text, parse_constant=_refuse_constant, object_pairs_hook=_make_object)
        json.dumps(value, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        raise RecordError("record.tag", line=line, found=quote(text)) from None
    return value


def _refuse_constant(name: str) -> None:
    raise ValueError(name)


def _make_object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        raise ValueError("a name stands twice")
    return made


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
        raise RecordError("record.two_results", line=lines.get("result", lines["game"]))
    record = Record(
        game,
        read("start", need_text, ""),
        body.turns,
        result=result,
        began=read("began", _read_time, None),
        ended=read("ended", _read_time, None),
        comment=body.comment,
        tags={name: value for name, value in tags.items() if name not in (*KNOWN_TAGS, *game.header_tags)},
    )
    return read("seats", lambda names: _with_seats(record, names), record)


def _read_game(name: Any, tags: Mapping[str, Any], lines: Mapping[str, int]) -> Game:
    """Return the game with its options; refuse other rules versions, under which the turns may lead elsewhere."""
    kind = registry.game_class(need_text(name))
    version = tags["rules"]
    if type(version) is not int or version != kind.rules_version:
        raise RecordError("record.rules", line=lines["rules"], found=quote(version), expected=kind.rules_version)
    try:
        return kind.of_header(tags)
    except ErawanError as error:
        # The code of the error names the faulty tag, as in map.unknown.
        tag = next((tag for tag in kind.header_tags if tag in error.code), kind.header_tags[0])
        raise wrong_at(lines.get(tag, lines["game"]), error) from None


def _read_format(version: Any) -> None:
    if type(version) is not int or version != FORMAT:
        raise MalformedError("record.format", found=quote(version), expected=FORMAT)


def _with_seats(record: Record, names: Any) -> Record:
    if not isinstance(names, list) or not names or not all(isinstance(name, str) for name in names):
        raise MalformedError("record.seats", found=quote(names), seats=record.game.seats)
    return Record(**{**vars(record), "seats": tuple(names)})


def _read_time(value: Any) -> datetime:
    try:
        return datetime.fromisoformat(need_text(value))
    except ValueError:
        raise MalformedError("record.time", found=quote(value)) from None


def _read_result(value: Any) -> Result:
    match value:
        case {"winners": list(winners), "reason": str(reason)} if all(type(seat) is int for seat in winners):
            return Result(tuple(winners), reason)
    raise MalformedError("record.result", found=quote(value))
