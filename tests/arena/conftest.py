"""What the tests of the arena share: worker processes that start in milliseconds."""

import sys

import pytest

from erawan.arena import workers
from tests.fork_server import fork_context


@pytest.fixture
def forked_workers(monkeypatch):
    """Workers are forked from a process that has imported everything, where the system can do that."""
    if sys.platform != "win32":
        monkeypatch.setattr(workers, "get_context", lambda _: fork_context())
