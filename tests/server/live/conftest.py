"""A server for each module of tests, and two people at a table."""

import pytest

from tests.server.client import HERE, LINK, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    started = Server(tmp_path_factory.mktemp("server"))
    yield started
    started.close()


@pytest.fixture
def two(server):
    """Makes a game of two people: them, and its id."""

    def make(game="siam", **more):
        anna, ben = server.person("Anna"), server.person("Ben")
        made, links = anna.make(game, [HERE, LINK], **more)
        ben.post("/api/join", {"token": links[2]})
        return anna, ben, made["id"]

    return make
