"""Write files: turn the system's errors into one of Erawan, and keep an old file until the new one is complete."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from erawan.core.errors import ErawanError


@contextmanager
def writing(path: Path | str) -> Iterator[None]:
    """Turn an ``OSError`` inside the block into ``ErawanError("file.unwritable")``."""
    try:
        yield
    except OSError as error:
        raise ErawanError("file.unwritable", path=str(path), reason=error.strerror or str(error)) from None


def can_append(path: Path | str) -> None:
    """Check that a file can be appended to, and create it if it does not exist; raise ``file.unwritable`` if not."""
    with writing(path):
        Path(path).open("ab").close()


def write_text(path: Path | str, text: str) -> None:
    """Write a whole text file; the old file stays until the new one is complete."""
    with replacing(path) as draft:
        draft.write_text(text, encoding="utf-8")


@contextmanager
def replacing(path: Path | str) -> Iterator[Path]:
    """Yield the path of a draft beside a file; after the block the draft replaces the file.

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
