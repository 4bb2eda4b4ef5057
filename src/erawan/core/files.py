"""Files that are replaced only when all of the new one is written."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from erawan.core.errors import ErawanError


@contextmanager
def replacing(path: Path | str) -> Iterator[Path]:
    """A draft beside a file, to be written inside the block; afterwards it takes the file's place.

    If anything goes wrong the old file stays as it was. What the system refuses becomes ``file.unwritable``.
    """
    target = Path(path).resolve()
    # A pipe or a device is written to as it is; nothing may take its place.
    is_own = not target.exists() or target.is_file()
    draft = target.with_name(target.name + ".part") if is_own else target
    try:
        yield draft
        if is_own:
            draft.replace(target)
    except OSError as error:
        raise ErawanError("file.unwritable", path=str(path), reason=error.strerror or str(error)) from None
    finally:
        if is_own:
            draft.unlink(missing_ok=True)
