"""The shared fixture of the tests of live games: two people at a table."""

import pytest

from tests.server.client import HERE, LINK


@pytest.fixture
def two(server):
    """Return a function that makes a game of two people, and returns both and its id."""

    def make(game="siam", **more):
        anna, ben = server.person("Anna"), server.person("Ben")
        made, links = anna.make(game, [HERE, LINK], **more)
        ben.post("/api/join", {"token": links[2]})
        return anna, ben, made["id"]

    return make
