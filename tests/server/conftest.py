"""The shared fixtures of the server's tests: one server for each worker of pytest, and both databases."""

import pytest

from erawan.server.store.database import migrate, opened
from tests.server.client import Server
from tests.server.postgresql import PostgreSQL
from tests.server.redis_server import RedisServer


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """A running server. Tests share it: they use guests and games of their own."""
    started = Server(tmp_path_factory.mktemp("server"))
    yield started
    started.close()


@pytest.fixture
def log_of_test(server):
    """Return a function that returns what the shared server has logged since the test began."""
    start = len(server.read_log())
    return lambda: server.read_log()[start:]


@pytest.fixture(autouse=True)
def free_names(request):
    """Delete the accounts that a test has registered: other tests on the same server use the same names."""
    yield
    if "server" in request.fixturenames:
        request.getfixturevalue("server").delete_accounts()


@pytest.fixture(scope="session")
def postgresql():
    """A running PostgreSQL."""
    server = PostgreSQL()
    server.start()
    yield server
    server.stop()
    server.remove()


@pytest.fixture(scope="session")
def redis_server():
    """A running Redis."""
    server = RedisServer()
    server.start()
    yield server
    server.remove()


@pytest.fixture
def make_database(request, tmp_path):
    """Return a function that makes an empty database of a kind and returns its address."""
    made = 0

    def make(kind):
        nonlocal made
        made += 1
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / f'erawan{made}.sqlite3'}"
        return request.getfixturevalue("postgresql").make_database()

    return make


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database(request, make_database):
    """The address of a database with nothing in it, of each kind."""
    return make_database(request.param)


@pytest.fixture
def database(empty_database):
    """The address of a database whose tables are up to date, of each kind."""
    with opened(empty_database) as engine:
        migrate(engine)
    return empty_database


@pytest.fixture
def postgresql_database(make_database):
    """The address of a PostgreSQL whose tables are up to date: several processes can use it."""
    url = make_database("postgresql")
    with opened(url) as engine:
        migrate(engine)
    return url
