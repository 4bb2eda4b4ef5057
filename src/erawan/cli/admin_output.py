"""The output of ``erawan admin``: a table for people, or JSON for programs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from erawan.words import Phrase, say

AsJson: TypeAlias = Annotated[
    bool, Parameter(name="--json", help="Print JSON for programs; times are milliseconds.", negative="")
]
Row: TypeAlias = dict[str, str | int | None]


def print_rows(rows: Sequence[Row], is_json: bool, language: str) -> None:
    """Print rows, which have the same columns."""
    if is_json:
        print(json.dumps(rows, indent=2, ensure_ascii=False))
    elif not rows:
        print(say(Phrase("admin-nothing"), language))
    else:
        ids = [name in ("id", "session", "user") for name in rows[0]]
        _print_table([_heading(name, language) for name in rows[0]], [_cells(row) for row in rows], ids)


def print_row(row: Row, is_json: bool, language: str) -> None:
    """Print one row, with a line for each of its values."""
    if is_json:
        print(json.dumps(row, indent=2, ensure_ascii=False))
    else:
        headings = [_heading(name, language) for name in row]
        _print_table(
            ["", ""], [[heading, cell] for heading, cell in zip(headings, _cells(row), strict=True)], [True] * 2
        )


def print_done(done: Phrase, row: Row, is_json: bool, language: str) -> None:
    """Print the result of a command: a sentence, or the row."""
    print(json.dumps(row, ensure_ascii=False) if is_json else say(done, language))


def _print_table(headings: Sequence[str], rows: Sequence[Sequence[str]], whole: Sequence[bool]) -> None:
    """Print a table; ``whole`` says which columns are never broken, because people copy ids from them."""
    from rich.box import SIMPLE
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    has_headings = any(headings)
    table = Table(box=SIMPLE if has_headings else None, pad_edge=False, show_header=has_headings)
    for heading, is_whole in zip(headings, whole, strict=True):
        table.add_column(heading, overflow="fold", no_wrap=is_whole)
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    Console().print(table)


def _heading(name: str, language: str) -> str:
    column, _, seat = name.removesuffix("_ms").partition("_")
    return say(Phrase(f"admin-column-{column}"), language) + (f" {seat}" if seat.isdigit() else "")


def _cells(row: Row) -> list[str]:
    return [_moment(value) if name.endswith("_ms") else _plain(value) for name, value in row.items()]


def _moment(value: str | int | None) -> str:
    return datetime.fromtimestamp(int(value) / 1000, UTC).strftime("%Y-%m-%d %H:%M") if value else "–"


def _plain(value: str | int | None) -> str:
    # Names and reasons are typed by users: no control character reaches the terminal.
    text = "–" if value in (None, "") else str(value)
    return "".join(letter if letter.isprintable() else "?" for letter in text)
