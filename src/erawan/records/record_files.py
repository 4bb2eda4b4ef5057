"""Read and write files of many records, one game at a time."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import IO

from erawan.core.errors import ErawanError
from erawan.core.files import replacing, writing
from erawan.records.errors import RecordError
from erawan.records.record import Record
from erawan.records.record_text import (
    LARGEST_RECORD,
    after_result,
    format_record,
    is_first_tag,
    is_tag_line,
    split_record,
)


def read_records(
    path: Path | str, on_error: Callable[[RecordError], None] | None = None, is_verified: bool = True
) -> Iterator[Record]:
    """Yield every intact game of a file in order.

    Each faulty game goes to ``on_error``. Without it, the first error is raised after the last intact game, so that no
    game is lost.
    """
    errors: list[RecordError] = []
    with _open(path) as file:
        yield from scan_records(file, on_error or errors.append, is_verified)
    if errors:
        raise errors[0]


def scan_records(file: IO[str], complain: Callable[[RecordError], None], is_verified: bool = True) -> Iterator[Record]:
    """Yield every intact game of an open text in order; call ``complain`` with the error of each faulty one."""
    for first_line, text in _split(file):
        try:
            record, rest = _read(text, first_line, is_verified)
        except RecordError as error:
            complain(error)
            continue
        yield record
        if rest is not None:
            complain(rest)


def write_records(path: Path | str, records: Iterable[Record]) -> int:
    """Write a file of records and return how many; an old file stays until the new one is complete."""
    count = 0
    with replacing(path) as draft, draft.open("w", encoding="utf-8", newline="\n") as file:
        for record in records:
            file.write("\n" * bool(count) + format_record(record))
            count += 1
    return count


def append_record(path: Path | str, record: Record) -> None:
    """Append a record to a file; when this returns, the record is on the disk."""
    text = format_record(record)
    with writing(path), Path(path).open("ab") as file:
        # One write, so that processes that share a file do not mix their games; the line breaks before it also
        # part it from a record that was cut short.
        file.write((("\n\n" if file.tell() else "") + text).encode())
        file.flush()
        os.fsync(file.fileno())


def _open(path: Path | str) -> IO[str]:
    try:
        # Bytes that are no UTF-8 spoil the game they stand in, not the file.
        return Path(path).open(encoding="utf-8", errors="surrogateescape")
    except OSError as error:
        raise ErawanError("file.unreadable", path=str(path), reason=error.strerror or "") from None


def _split(file: IO[str]) -> Iterator[tuple[int, str | None]]:
    """Yield the text of each record with the number of its first line; None for one that is too large.

    A record begins with its ``game`` tag or, if that line is damaged, with the first tag after a body. Text
    before the first record counts as one.
    """
    first, size, was_tag = 1, 0, False
    gathered: list[str] = []
    for number, line in _lines(file):
        is_tag = is_tag_line(line)
        if size and is_tag and (is_first_tag(line) or not was_tag):
            yield first, _join(gathered, size)
            gathered, size = [], 0
        if not line.strip():
            # Empty lines may stand anywhere, also inside a header.
            if size:
                gathered.append(line)
            continue
        first = first if size else number
        was_tag = is_tag
        size += len(line)
        if size <= LARGEST_RECORD:
            gathered.append(line)
    if size:
        yield first, _join(gathered, size)


def _lines(file: IO[str]) -> Iterator[tuple[int, str]]:
    """Yield the lines of a file with their numbers; cut a line that is longer than any record may be."""
    number = 0
    while line := file.readline(LARGEST_RECORD + 1):
        number += 1
        yield number, line
        while line and not line.endswith("\n"):
            line = file.readline(LARGEST_RECORD + 1)


def _join(gathered: list[str], size: int) -> str | None:
    return "".join(gathered) if size <= LARGEST_RECORD else None


def _read(text: str | None, first_line: int, is_verified: bool) -> tuple[Record, RecordError | None]:
    """Return a record, and the error about text behind it, if there is any."""
    if text is None:
        raise RecordError("record.too_large", line=first_line, most=LARGEST_RECORD)
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise RecordError("record.not_text", line=first_line + text.count("\n", 0, error.start)) from None
    record, rest = split_record(text, first_line, is_verified)
    return record, rest and after_result(rest)
