"""The shared fixtures of the terminal app's tests: a temporary home folder, and a terminal of fixed size."""

import time

import pytest

from erawan.tui.terminal_app import ErawanApp
from tests.server.client import Server


@pytest.fixture(scope="session", autouse=True)
def compiled_kernels():
    """Compile the kernels first, so that no test waits for them."""
    Server.compile()


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """A temporary home: tests touch no files of the person who runs them."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    for name in ("NO_COLOR", "ERAWAN_TOKEN", "COLORTERM"):
        monkeypatch.delenv(name, raising=False)
    # Notifications stay until a test has read them, even on a slow machine.
    monkeypatch.setattr(ErawanApp, "NOTIFICATION_TIMEOUT", 600.0)
    return tmp_path


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """A real server."""
    found = Server(tmp_path_factory.mktemp("server"))
    yield found
    found.close()
