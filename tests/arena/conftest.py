"""The shared fixture of the arena's tests: worker processes that start in milliseconds."""

import sys

import pytest

from erawan.arena import workers
from tests.fork_server import fork_context


@pytest.fixture
def forked_workers(monkeypatch):
    """Fork workers from a process that has imported everything, where the system supports it."""
    if sys.platform != "win32":
        monkeypatch.setattr(workers, "get_context", lambda _: fork_context())
