"""``erawan migrate``: bring the tables of the server's database up to date."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from erawan.cli.arguments import Language, behind_bar, read_language
from erawan.words import Phrase, say


def migrate(
    *,
    data_dir: Annotated[str | None, Parameter(help="Where the database lies.")] = None,
    language: Language = None,
) -> None:
    """Bring the tables of the database up to date; make a backup first. SQLite's are when the server starts."""
    from erawan.server.settings import read_settings
    from erawan.server.store.database import migrate as bring_up_to_date
    from erawan.server.store.database import newest_version, opened
    from erawan.server.store.server_lock import server_lock

    spoken = read_language(language)
    database = read_settings(data_dir=data_dir).database
    with server_lock(database), opened(database) as engine:
        behind_bar("Migrating", lambda: bring_up_to_date(engine))
    print(say(Phrase("migrate-done", {"version": newest_version()}), spoken))
