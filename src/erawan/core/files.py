"""Writing files: one error for whatever the system refuses, and old files that stay until the new one is whole."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from erawan.core.errors import ErawanError


@contextmanager
def writing(path: Path | str) -> Iterator[None]:
    """Whatever the system refuses inside the block becomes ``file.unwritable``."""
    try:
        yield
    except OSError as error:
        raise ErawanError("file.unwritable", path=str(path), reason=error.strerror or str(error)) from None


def can_append(path: Path | str) -> None:
    """Makes sure that a file can be added to, which is made if there is none; else an error says why."""
    with writing(path):
        Path(path).open("ab").close()


def write_text(path: Path | str, text: str) -> None:
    """Writes a whole text file, as ``replacing`` does."""
    with replacing(path) as draft:
        draft.write_text(text, encoding="utf-8")


@contextmanager
def replacing(path: Path | str) -> Iterator[Path]:
    """A draft beside a file, to be written inside the block; afterwards it takes the file's place.

    If anything goes wrong the old file stays as it was.
    """
    target = Path(path).resolve()
    # A pipe or a device is written to as it is; nothing may take its place.
    is_own = not target.exists() or target.is_file()
    draft = target.with_name(target.name + ".part") if is_own else target
    try:
        with writing(path):
            yield draft
            if is_own:
                draft.replace(target)
    finally:
        if is_own:
            draft.unlink(missing_ok=True)
