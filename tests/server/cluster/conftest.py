"""Two server processes on one PostgreSQL and one Redis, shared by the tests of this folder."""

import pytest

from erawan.server.store.database import migrate, opened
from tests.server.client import Server


def start_servers(folder, count, postgresql, redis_url, **environment):
    """Server processes on a new database."""
    database = postgresql.make_database()
    with opened(database) as engine:
        migrate(engine)
    given = {"ERAWAN_DATABASE_URL": database, "ERAWAN_REDIS_URL": redis_url, **environment}
    servers = []
    for number in range(count):
        place = folder / f"process{number}"
        place.mkdir()
        servers.append(Server(place, ERAWAN_PROCESS_NAME=f"process{number}", **given))
    return servers


@pytest.fixture(scope="session")
def processes(tmp_path_factory, postgresql, redis_server):
    """Two processes that nothing disturbs."""
    servers = start_servers(tmp_path_factory.mktemp("cluster"), 2, postgresql, redis_server.url)
    yield servers
    for server in servers:
        server.close()
