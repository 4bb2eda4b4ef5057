"""``erawan backup``: write everything the server stores to one file, and verify such files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from erawan.cli.arguments import Language, progress_bar, read_language
from erawan.words import Phrase, say

if TYPE_CHECKING:
    from erawan.server.settings import Settings


def backup(
    file: Annotated[Path | None, Parameter(help="The file to write; an existing file is replaced.")] = None,
    *,
    scheduled: Annotated[
        bool,
        Parameter(
            help="Write a file named by the time to backup_dir, verify it, and delete old ones (backup_keep).",
            negative="",
        ),
    ] = False,
    verify: Annotated[Path | None, Parameter(help="Restore this backup into a temporary database and compare.")] = None,
    data_dir: Annotated[str | None, Parameter(help="The folder of the SQLite database.")] = None,
    language: Language = None,
) -> None:
    """Write all data of the server to one file, or verify such a file. The server may be running."""
    from erawan.core.errors import OptionError
    from erawan.server.settings import read_settings

    spoken = read_language(language)
    if [file is not None, scheduled, verify is not None].count(True) != 1:
        raise OptionError("backup.what")
    settings = read_settings(data_dir=data_dir)
    if verify is not None:
        _verify(verify, spoken)
    elif file is not None:
        _write(settings, file, spoken)
    else:
        _write_scheduled(settings, spoken)


def _write(settings: Settings, file: Path, language: str) -> None:
    from erawan.server.store.database import check_there, opened
    from erawan.server.store.database_backup import write_backup

    check_there(settings.database)
    with opened(settings.database) as engine, progress_bar() as progress:
        task = progress.add_task(str(file), total=None)
        count = write_backup(engine, file, lambda done, total: progress.update(task, completed=done, total=total))
    print(say(Phrase("backup-done", {"path": str(file), "count": count}), language))


def _verify(file: Path, language: str) -> None:
    from erawan.server.store.database_backup import verify_backup

    with progress_bar() as progress:
        task = progress.add_task(str(file), total=None)
        found = verify_backup(file, lambda done, total: progress.update(task, completed=done, total=total))
    for table in found:
        print(f"{table.table:16} {table.rows:>9}  {table.digest[:16]}")
    count = sum(table.rows for table in found)
    print(say(Phrase("backup-verified", {"path": str(file), "count": count}), language))


def _write_scheduled(settings: Settings, language: str) -> None:
    from erawan.server.domain.clock import now_ms
    from erawan.server.store.database_backup import delete_old_backups, scheduled_path
    from erawan.server.store.database_file import create_folder

    create_folder(settings.backup_folder)
    file = scheduled_path(settings.backup_folder, now_ms())
    _write(settings, file, language)
    _verify(file, language)
    # Only now: a backup that cannot be restored must not push out those that can.
    for old in delete_old_backups(settings.backup_folder, settings.backup_keep):
        print(say(Phrase("backup-deleted", {"path": str(old)}), language))
