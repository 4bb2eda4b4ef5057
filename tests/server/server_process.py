"""A server in a process of its own, as people start it."""

import os
import re
import signal
from contextlib import contextmanager
from pathlib import Path

from erawan import cli
from tests.fork_server import ForkedProcess
from tests.server.client import own_port


class Running:
    """A running ``erawan serve`` that has printed its addresses."""

    def __init__(self, data_dir, *arguments, **environment):
        command = ["serve", "--data-dir", str(data_dir), *arguments]
        self.data_dir = data_dir
        # A file, because a pipe that is not read fills up.
        self._log = Path(data_dir) / "log.txt"
        self.process = ForkedProcess(cli.main, command, {**os.environ, "LC_ALL": "C", **environment}, self._log)
        self.told = []
        for line in self.process.stdout:
            self.told.append(line.rstrip("\n"))
            if line.startswith("Press Ctrl-C"):
                break
        else:
            self.process.wait(60)
            raise AssertionError(self._log.read_text(encoding="utf-8"))
        self.addresses = re.findall(r"https?://\S+", "\n".join(self.told))
        self.url = self.addresses[0].rstrip("/")

    def end(self, how=signal.SIGTERM):
        """Ask it to end; return its status and its log."""
        self.process.send_signal(how)
        self.process.wait(60)
        return self.process.returncode, self._log.read_text(encoding="utf-8")


@contextmanager
def running(data_dir, *arguments, port=None, **environment):
    """Run a server on this machine inside the block, at a free port unless one is given."""
    server = Running(data_dir, "--host", "127.0.0.1", "--port", str(port or own_port()), *arguments, **environment)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.process.kill()
        server.process.wait(60)
