"""``erawan engine-worker``: search turns, hints and analyses for servers with the same PostgreSQL."""

from __future__ import annotations

import asyncio
from typing import Annotated

from cyclopts import Parameter

from erawan.cli.arguments import Language, read_language, read_number
from erawan.core.errors import OptionError
from erawan.words import Phrase, say

MOST_THREADS = 256


def engine_worker(
    *,
    threads: Annotated[
        str | None, Parameter(help="Searches at a time, from 1 to 256; without it, one for each core.")
    ] = None,
    language: Language = None,
) -> None:
    """Search for computer players, hints and analyses."""
    from erawan.cli.serve import compile_in_subprocess
    from erawan.server.engine_worker import usual_threads, work
    from erawan.server.log import set_up_log
    from erawan.server.settings import read_settings
    from erawan.server.store.database import is_postgresql, opened, prepare

    spoken = read_language(language)
    count = usual_threads() if threads is None else read_number("threads", threads, 1, MOST_THREADS)
    settings = read_settings()
    if not is_postgresql(settings.database):
        raise OptionError("worker.database")
    with opened(settings.database) as database:
        prepare(database)
    compile_in_subprocess()
    set_up_log(settings.log_format, settings.log_level)

    def tell_ready() -> None:
        print(say(Phrase("worker-ready", {"threads": count}), spoken), flush=True)

    asyncio.run(work(settings, count, tell_ready))
