"""Export records for research: JSON Lines with one game per line, Parquet with one turn per row."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from erawan.core.errors import OptionError
from erawan.core.files import replacing
from erawan.core.outcome import returns_of
from erawan.core.state import State
from erawan.records.record import Record, RecordedTurn

ROWS_AT_A_TIME = 50_000


def export_json_lines(records: Iterable[Record], path: Path | str) -> int:
    """Write one JSON object per game; return how many."""
    count = 0
    with replacing(path) as draft, draft.open("w", encoding="utf-8", newline="\n") as file:
        for record in records:
            count += 1
            file.write(json.dumps(game_row(record), ensure_ascii=False, allow_nan=False) + "\n")
    return count


def export_parquet(records: Iterable[Record], path: Path | str) -> int:
    """Write one row per turn, with the position before it; return the number of games. Needs the extra ``parquet``."""
    try:
        import pyarrow as arrow
        from pyarrow import parquet
    except ImportError:
        raise OptionError("extra.missing", extra="parquet") from None
    games = 0

    def rows() -> Iterator[dict[str, Any]]:
        nonlocal games
        for games, record in enumerate(records, 1):
            yield from turn_rows(record, games)

    schema = arrow.schema([(name, arrow.type_for_alias(kind)) for name, kind in COLUMNS.items()])
    waiting = rows()
    with replacing(path) as draft, parquet.ParquetWriter(str(draft), schema) as writer:
        while batch := list(islice(waiting, ROWS_AT_A_TIME)):
            writer.write_table(arrow.Table.from_pylist(batch, schema))
    return games


# ---- one game


def game_row(record: Record) -> dict[str, Any]:
    """Return a game as JSON values; nothing of the record is left out."""
    *_, final = record.replay()
    return {
        "game": record.game.name,
        "rules": record.game.rules_version,
        **record.game.header(),
        "start": record.start,
        "seats": list(record.seats),
        "began": record.began and record.began.isoformat(),
        "ended": record.ended and record.ended.isoformat(),
        "winners": record.result and list(record.result.winners),
        "reason": record.result and record.result.reason,
        "comment": record.comment,
        "turns": [_turn_value(recorded) for recorded in record.turns],
        "final": str(final),
        "tags": record.tags,
    }


def _turn_value(recorded: RecordedTurn) -> dict[str, Any]:
    value: dict[str, Any] = {"turn": recorded.turn}
    if recorded.clock_ms is not None:
        value["clock_ms"] = recorded.clock_ms
    if recorded.comment:
        value["comment"] = recorded.comment
    if recorded.variations:
        value["variations"] = [[_turn_value(turn) for turn in line] for line in recorded.variations]
    return value


# ---- one turn

COLUMNS = {
    "record": "int64",
    "game": "string",
    "rules": "int32",
    "header": "string",
    "start": "string",
    "began": "string",
    "ply": "int32",
    "seat": "int8",
    "name": "string",
    "position": "string",
    "turn": "string",
    "clock_ms": "int64",
    "comment": "string",
    "winners": "string",
    "reason": "string",
    "score": "float32",
}


def turn_rows(record: Record, number: int) -> Iterator[dict[str, Any]]:
    """Yield one row per turn: the position before it, and what the game returned to the seat that played it."""
    result = record.result
    fixed = {
        "record": number,
        "game": record.game.name,
        "rules": record.game.rules_version,
        "header": json.dumps(record.game.header(), ensure_ascii=False, sort_keys=True),
        "start": record.start,
        "began": record.began and record.began.isoformat(),
        "winners": result and ",".join(str(seat) for seat in result.winners),
        "reason": result and result.reason,
    }
    for ply, (state, recorded) in enumerate(zip(record.replay(), record.turns, strict=False), 1):
        yield fixed | {
            "ply": ply,
            "seat": state.to_move,
            "name": record.seats[state.to_move - 1] if record.seats else None,
            "position": str(state),
            "turn": recorded.turn,
            "clock_ms": recorded.clock_ms,
            "comment": recorded.comment or None,
            "score": _score(record, state),
        }


def _score(record: Record, state: State) -> float | None:
    """Return the result of the game for the seat to move, from -1 to 1; None while the game is unfinished."""
    return returns_of(record.result.winners, state.game.sides)[state.to_move - 1] if record.result else None
