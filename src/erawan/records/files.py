"""Files of many records, read and written one game at a time."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import IO

from erawan.core.errors import ErawanError, MalformedError
from erawan.records.record import Record
from erawan.records.text import FIRST_TAG, LARGEST_RECORD, RecordError, format_record, parse_record, wrong_at


def read_records(
    path: Path | str, on_error: Callable[[RecordError], None] | None = None, is_verified: bool = True
) -> Iterator[Record]:
    """Every whole game of a file, in order; of a broken one the line and the reason.

    Each error goes to ``on_error``. Without one, the first is raised after the last whole game, so nothing is lost.
    """
    errors: list[RecordError] = []
    complain = on_error or errors.append
    with _open(path) as file:
        for first_line, text in _split(file):
            try:
                yield _read(text, first_line, is_verified)
            except RecordError as error:
                complain(error)
    if errors:
        raise errors[0]


def write_records(path: Path | str, records: Iterable[Record]) -> int:
    """Writes a file of records, replacing any that is there once all are written; how many."""
    target = Path(path)
    draft = target.with_name(target.name + ".part")
    count = 0
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            for record in records:
                file.write("\n" * bool(count) + format_record(record))
                count += 1
        draft.replace(target)
    except OSError as error:
        raise ErawanError("file.unwritable", path=str(path), reason=error.strerror or "") from None
    finally:
        draft.unlink(missing_ok=True)
    return count


def append_record(path: Path | str, record: Record) -> None:
    """Adds a record to the end of a file; when this comes back it is on the disk."""
    text = format_record(record)
    try:
        with Path(path).open("ab") as file:
            # One write, so that processes that share a file do not mix their games; the line breaks before it also
            # part it from a record that was cut short.
            file.write((("\n\n" if file.tell() else "") + text).encode())
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise ErawanError("file.unwritable", path=str(path), reason=error.strerror or "") from None


def _open(path: Path | str) -> IO[str]:
    try:
        # Bytes that are no UTF-8 spoil the game they stand in, not the file.
        return Path(path).open(encoding="utf-8-sig", errors="surrogateescape")
    except OSError as error:
        raise ErawanError("file.unreadable", path=str(path), reason=error.strerror or "") from None


def _split(file: IO[str]) -> Iterator[tuple[int, str | None]]:
    """The texts of the records with the number of their first line, None for one that is too large.

    Whatever stands before the first record counts as one.
    """
    first, size = 1, 0
    gathered: list[str] = []
    for number, line in enumerate(iter(lambda: file.readline(LARGEST_RECORD), ""), 1):
        if line.startswith(FIRST_TAG) and size:
            yield first, _join(gathered, size)
            gathered, size = [], 0
        if not size and not line.strip():
            continue
        first = first if size else number
        size += len(line)
        if size <= LARGEST_RECORD:
            gathered.append(line)
    if size:
        yield first, _join(gathered, size)


def _join(gathered: list[str], size: int) -> str | None:
    return "".join(gathered) if size <= LARGEST_RECORD else None


def _read(text: str | None, first_line: int, is_verified: bool) -> Record:
    if text is None:
        raise wrong_at(first_line, MalformedError("record.too_large", most=LARGEST_RECORD))
    try:
        text.encode()
    except UnicodeEncodeError as error:
        line = first_line + text.count("\n", 0, error.start)
        raise wrong_at(line, MalformedError("record.not_text")) from None
    return parse_record(text, first_line, is_verified)
