"""``erawan restore``: fill a database from a backup."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from erawan.cli.arguments import Language, progress_bar, read_language
from erawan.words import Phrase, say


def restore(
    file: Annotated[Path, Parameter(help="A file that `erawan backup` wrote, of this version or an older one.")],
    *,
    data_dir: Annotated[str | None, Parameter(help="The folder of the SQLite database.")] = None,
    language: Language = None,
) -> None:
    """Fill an empty database from a backup: with all of it, or with nothing."""
    from erawan.server.settings import read_settings
    from erawan.server.store.database import opened
    from erawan.server.store.database_backup import read_backup
    from erawan.server.store.server_lock import server_lock

    spoken = read_language(language)
    database = read_settings(data_dir=data_dir).database
    with server_lock(database), opened(database) as engine, progress_bar() as progress:
        task = progress.add_task(str(file), total=None)
        count = read_backup(engine, file, lambda done, total: progress.update(task, completed=done, total=total))
    print(say(Phrase("restore-done", {"count": count}), spoken))
