"""``erawan backup``: write everything the server stores to one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from erawan.cli.arguments import Language, progress_bar, read_language
from erawan.words import Phrase, say


def backup(
    file: Annotated[Path, Parameter(help="The file to write; an existing file is replaced.")],
    *,
    data_dir: Annotated[str | None, Parameter(help="The folder of the SQLite database.")] = None,
    language: Language = None,
) -> None:
    """Write all data of the server to one file. The server may be running."""
    from erawan.server.settings import read_settings
    from erawan.server.store.backup import write_backup
    from erawan.server.store.database import check_there, opened

    spoken = read_language(language)
    database = read_settings(data_dir=data_dir).database
    check_there(database)
    with opened(database) as engine, progress_bar() as progress:
        task = progress.add_task(str(file), total=None)
        count = write_backup(engine, file, lambda done, total: progress.update(task, completed=done, total=total))
    print(say(Phrase("backup-done", {"path": str(file), "count": count}), spoken))
