"""``erawan token``: make a token with which a program plays on the server."""

from __future__ import annotations

import asyncio
from typing import Annotated

from cyclopts import Parameter


def token(
    name: Annotated[str, Parameter(help="The name others see.")],
    *,
    data_dir: Annotated[str | None, Parameter(help="Where the database lies.")] = None,
) -> None:
    """Make a bearer token for a program; it is shown once and kept nowhere."""
    from erawan.server.http.authentication import create_user
    from erawan.server.settings import read_settings
    from erawan.server.store.database import open_database, opened, prepare
    from erawan.server.store.game_store import Store

    settings = read_settings(data_dir=data_dir)

    with opened(settings.database) as engine:
        prepare(engine)

    async def make() -> str:
        store = Store(open_database(settings.database), open_database(settings.database, readers=1))
        try:
            return (await create_user(store, name, is_bot=True))[1]
        finally:
            await store.close()

    print(asyncio.run(make()))
