"""A server in a process of its own, as people start it."""

import os
import re
import signal
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

from tests.server.client import own_port


class Running:
    """``erawan serve`` once it has said where it is."""

    def __init__(self, data_dir, *arguments, **environment):
        command = [sys.executable, "-m", "erawan", "serve", "--data-dir", str(data_dir), *arguments]
        self.data_dir = data_dir
        # A file: a pipe that nobody reads is full one day.
        self._log = Path(data_dir) / "log.txt"
        with self._log.open("wb") as log:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "LC_ALL": "C", **environment},
            )
        self.told = []
        for line in self.process.stdout:
            self.told.append(line.rstrip("\n"))
            if line.startswith("Stop it"):
                break
        else:
            self.process.communicate(timeout=60)
            raise AssertionError(self._log.read_text(encoding="utf-8"))
        self.addresses = re.findall(r"https?://\S+", "\n".join(self.told))
        self.url = self.addresses[0].rstrip("/")

    def end(self, how=signal.SIGTERM):
        """Asks it to end: its status, and what it wrote to the log."""
        self.process.send_signal(how)
        self.process.communicate(timeout=60)
        return self.process.returncode, self._log.read_text(encoding="utf-8")


@contextmanager
def running(data_dir, *arguments, port=None, **environment):
    """A server on this machine, at a free port unless one is named, for as long as it is needed."""
    server = Running(data_dir, "--host", "127.0.0.1", "--port", str(port or own_port()), *arguments, **environment)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.process.kill()
        server.process.communicate(timeout=60)


def make_token(data_dir, name="Chang"):
    """A bearer token, made as people make it."""
    command = [sys.executable, "-m", "erawan", "token", name, "--data-dir", str(data_dir)]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=120).stdout.strip()
