"""``erawan token``: make a token with which a program plays on the server."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter


def token(
    name: Annotated[str, Parameter(help="The name others see.")],
    *,
    data_dir: Annotated[str | None, Parameter(help="Where the database lies.")] = None,
) -> None:
    """Make a bearer token for a program; it is shown once and kept nowhere."""
    from erawan.server.http.authentication import new_user
    from erawan.server.settings import read_settings
    from erawan.server.store.database import changing, opened, prepare

    _, made, change = new_user(name, is_bot=True)
    with opened(read_settings(data_dir=data_dir).database) as engine:
        prepare(engine)
        with changing(engine) as connection:
            for statement, values in change.statements:
                connection.execute(statement, values)
    print(made)
