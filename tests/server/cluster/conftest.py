"""Two server processes on one PostgreSQL and one Redis, shared by the tests of this folder."""

import pytest

from tests.server.cluster.process_kill_loop import start_servers


@pytest.fixture(scope="session")
def processes(tmp_path_factory, postgresql, redis_server):
    """Two processes without faults."""
    servers, _ = start_servers(tmp_path_factory.mktemp("cluster"), 2, postgresql, redis_server.url)
    yield servers
    for server in servers:
        server.close()
