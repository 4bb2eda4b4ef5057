"""Autosave: a running game at the end of a file of records, saved after every turn, so that nothing is lost.

The record is overwritten as long as it is the last one in the file. If another process has appended a game
behind it, it stays as it is, and the game continues as one more record at the new end.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO

from erawan.core.files import can_append, writing
from erawan.records.record import Record
from erawan.records.record_text import format_record


class RecordAutosave:
    """Saves one running game in a file of records."""

    def __init__(self, path: Path | str) -> None:
        """Check that the file can be written, before anything is played."""
        self.path = Path(path)
        can_append(self.path)
        self._start = 0
        self._written = b""

    @property
    def has_written(self) -> bool:
        """True after the game was written to the file."""
        return bool(self._written)

    def save(self, record: Record) -> None:
        """Write the game as it stands; when this returns, it is on the disk."""
        text = format_record(record).encode()
        with writing(self.path), self.path.open("r+b", buffering=0) as file:
            if not self._is_last(file):
                self._start = file.seek(0, os.SEEK_END)
                if self._start:
                    # Line breaks part it from a record that was cut short.
                    self._start += file.write(b"\n\n")
            file.seek(self._start)
            # One write: if the process is killed, the file has the old record or the new one, never half of one.
            file.write(text)
            file.truncate()
            os.fsync(file.fileno())
        self._written = text

    def _is_last(self, file: BinaryIO) -> bool:
        """Return whether the latest saved record still ends the file."""
        if not self._written or file.seek(0, os.SEEK_END) != self._start + len(self._written):
            return False
        file.seek(self._start)
        return file.read() == self._written
