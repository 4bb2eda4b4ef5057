"""``erawan token``: create a token with which a program can play on the server."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter


def token(
    name: Annotated[str, Parameter(help="The name that other players see.")],
    *,
    data_dir: Annotated[str | None, Parameter(help="The folder of the SQLite database.")] = None,
) -> None:
    """Create a token for a program and print it. The database stores only its hash."""
    from erawan.server.domain.clock import now_ms
    from erawan.server.http.authentication import hash_token, new_user, protected_skeleton
    from erawan.server.settings import read_settings
    from erawan.server.store.database import changing, opened, prepare
    from erawan.server.store.user_store import add_person, is_skeleton_taken

    user, made = new_user(name, is_bot=True)
    skeleton = protected_skeleton(user)
    with opened(read_settings(data_dir=data_dir).database) as engine:
        prepare(engine)
        with changing(engine) as connection:
            # The name of a program is protected, unless another user has it already.
            if skeleton is not None and is_skeleton_taken(connection, skeleton):
                skeleton = None
            for statement, values in add_person(user, hash_token(made), now_ms(), skeleton=skeleton).statements:
                connection.execute(statement, values)
    print(made)
