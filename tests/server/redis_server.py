"""A real Redis for the tests: Debian's program, reached through a socket in a folder of its own, nothing on disk."""

import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import pytest

from tests.debian_packages import install_packages

PACKAGE = "redis-server"
NEEDED = f"these tests need Redis: install it with: apt-get install {PACKAGE}"
STARTS_WITHIN = 60.0


class RedisServer:
    """One Redis. It never listens on the network, and it can be killed, frozen and started again."""

    def __init__(self):
        self._program = find_program()
        self.folder = Path(tempfile.mkdtemp(prefix="erawan-redis-"))
        self._socket = self.folder / "redis.sock"
        self._process = None

    @property
    def url(self):
        return f"unix://{self._socket}"

    @property
    def pid(self):
        return self._process.pid

    def start(self):
        with (self.folder / "log").open("a") as log:
            command = [self._program, "--port", "0", "--unixsocket", self._socket, "--save", "", "--appendonly", "no"]
            self._process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log)
        until = time.monotonic() + STARTS_WITHIN
        while not self._socket.exists():
            assert self._process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < until, "Redis did not start in time"
            time.sleep(0.02)

    def kill(self):
        """Kill it; it loses all data."""
        self._process.kill()
        self._process.wait()
        self._socket.unlink(missing_ok=True)

    def freeze(self):
        """Stop it without closing a connection."""
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self):
        """Let it continue."""
        self._process.send_signal(signal.SIGCONT)

    def remove(self):
        if self._process.poll() is None:
            self.kill()
        shutil.rmtree(self.folder)


def find_program():
    """Return the path of the program; install the package if it is missing and this is possible."""
    found = shutil.which("redis-server")
    if found is None:
        install_packages(PACKAGE)
        found = shutil.which("redis-server")
    if found is None:
        pytest.fail(NEEDED)
    return found
