"""Two people at a table."""

import pytest

from tests.server.client import HERE, LINK


@pytest.fixture
def two(server):
    """Makes a game of two people: them, and its id."""

    def make(game="siam", **more):
        anna, ben = server.person("Anna"), server.person("Ben")
        made, links = anna.make(game, [HERE, LINK], **more)
        ben.post("/api/join", {"token": links[2]})
        return anna, ben, made["id"]

    return make
