"""A server in a process of its own, as people start it."""

import os
import re
import signal
import subprocess
import sys
from contextlib import contextmanager

STARTS_WITHIN = 400
"""Seconds; the first start of all compiles."""


class Running:
    """``erawan serve`` once it has said where it is."""

    def __init__(self, data_dir, *arguments, **environment):
        command = [sys.executable, "-m", "erawan", "serve", "--data-dir", str(data_dir), *arguments]
        self.data_dir = data_dir
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "LC_ALL": "C", **environment},
        )
        self.told = []
        for line in self.process.stdout:
            self.told.append(line.rstrip("\n"))
            if line.startswith("Stop it"):
                break
        else:
            raise AssertionError(self.process.communicate(timeout=60)[1])
        self.addresses = re.findall(r"https?://\S+", "\n".join(self.told))
        self.url = self.addresses[0].rstrip("/")

    def end(self, how=signal.SIGTERM):
        """Asks it to end: its status, and what it wrote to the log."""
        self.process.send_signal(how)
        _, log = self.process.communicate(timeout=60)
        return self.process.returncode, log


@contextmanager
def running(data_dir, *arguments, port=0, **environment):
    """A server on this machine, at a free port unless one is named, for as long as it is needed."""
    server = Running(data_dir, "--host", "127.0.0.1", "--port", str(port), *arguments, **environment)
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
