"""``erawan migrate``: update the tables of the server's database."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from erawan.cli.arguments import Language, read_language, run_behind_progress_bar
from erawan.words import Phrase, say


def migrate(
    *,
    data_dir: Annotated[str | None, Parameter(help="The folder of the SQLite database.")] = None,
    language: Language = None,
) -> None:
    """Update the tables of the server's database, and create them if there are none."""
    from erawan.server.settings import read_settings
    from erawan.server.store.database import migrate as bring_up_to_date
    from erawan.server.store.database import newest_version, opened
    from erawan.server.store.server_lock import server_lock

    spoken = read_language(language)
    database = read_settings(data_dir=data_dir).database
    with server_lock(database), opened(database) as engine:
        run_behind_progress_bar("Migrating", lambda: bring_up_to_date(engine))
    print(say(Phrase("migrate-done", {"version": newest_version()}), spoken))
